#include "tests/support/requests.h"

#include "core/base/parse.h"
#include "core/document/load.h"
#include "core/document/save.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <utility>

namespace clusterbrief::tests {
namespace {

template<class T>
T orEnd(Result<T> result)
{
    if (!result) {
        for (const Error& error : result.error()) {
            std::cerr << describe(error) << '\n';
        }
        std::abort();
    }
    return std::move(*result);
}

Value patchedList(Value list, const Value& change)
{
    for (const Member& member : change.members) {
        const auto named =
            std::find_if(list.items.begin(), list.items.end(), [&](const Value& item) {
                const Value* name = item.find("name");
                return name != nullptr && name->text == member.key;
            });
        if (named == list.items.end()) {
            Value item = Value::ofMap({{"name", Value::ofText(member.key)}});
            list.items.push_back(patched(std::move(item), member.value));
        } else if (member.value.kind == Value::Kind::Null) {
            list.items.erase(named);
        } else {
            *named = patched(std::move(*named), member.value);
        }
    }
    return list;
}

} // namespace

std::string readFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        std::cerr << path << ": cannot be read\n";
        std::abort();
    }
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Value readTree(const std::string& path)
{
    return orEnd(parse(readFile(path), path));
}

Value patched(Value base, const Value& change)
{
    if (change.kind != Value::Kind::Map) {
        return change;
    }
    if (base.kind == Value::Kind::List) {
        return patchedList(std::move(base), change);
    }
    if (base.kind != Value::Kind::Map) {
        base = Value::ofMap({});
    }
    for (const Member& member : change.members) {
        if (member.value.kind == Value::Kind::Null) {
            std::erase_if(
                base.members, [&](const Member& known) { return known.key == member.key; });
        } else if (Value* present = base.find(member.key)) {
            *present = patched(std::move(*present), member.value);
        } else {
            base.members.push_back({member.key, patched({}, member.value)});
        }
    }
    return base;
}

Value ruleRequest(const Value& fixture, const Value& testCase)
{
    const Value* own = testCase.find("base");
    const std::string base = (own == nullptr ? fixture.find("base") : own)->text;
    const Value* change = testCase.find("change");
    Value request = readTree(CLUSTERBRIEF_TEST_DATA "/rules/bases/" + base + ".yaml");
    return change == nullptr ? request : patched(std::move(request), *change);
}

Analysis analysed(const Value& request)
{
    return orEnd(analyse(orEnd(readRequest(request, "request")), sharedBuiltInCatalog()));
}

Value fixedBy(const Document& document, const Fix& fix)
{
    Value tree = toValue(document);
    for (const auto& [pointer, value] : fix.set) {
        if (!assign(tree, pointer, value)) {
            std::cerr << "a fix sets " << pointer << ", which is not there\n";
            std::abort();
        }
    }
    return tree;
}

std::vector<std::string> places(const std::vector<Finding>& findings)
{
    std::vector<std::string> list;
    for (const Finding& finding : findings) {
        list.push_back(finding.rule + ' ' + finding.at);
    }
    return list;
}

} // namespace clusterbrief::tests
