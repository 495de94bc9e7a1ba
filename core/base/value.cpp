#include "core/base/value.h"

#include "core/base/contract.h"
#include "core/base/text.h"

#include <algorithm>
#include <utility>

namespace clusterbrief {
namespace {

bool isOneOf(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), text) != words.end();
}

bool isNumber(std::string_view text)
{
    std::size_t at = text.starts_with('-') ? 1 : 0;
    const auto digits = [&] {
        const std::size_t from = at;
        while (at < text.size() && text[at] >= '0' && text[at] <= '9') {
            ++at;
        }
        return at - from;
    };
    const std::size_t first = at;
    const std::size_t whole = digits();
    if (whole == 0 || (whole > 1 && text[first] == '0')) {
        return false;
    }
    if (at < text.size() && text[at] == '.') {
        ++at;
        if (digits() == 0) {
            return false;
        }
    }
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        ++at;
        if (at < text.size() && (text[at] == '+' || text[at] == '-')) {
            ++at;
        }
        if (digits() == 0) {
            return false;
        }
    }
    return at == text.size();
}

bool listIndex(const std::string& step, std::size_t size, std::size_t& index)
{
    const auto number = parseCount(step);
    if (!number || *number < 0 || static_cast<std::uint64_t>(*number) >= size) {
        return false;
    }
    index = static_cast<std::size_t>(*number);
    return true;
}

bool assignHere(Value& parent, const std::string& step, Value value)
{
    if (parent.kind == Value::Kind::List) {
        std::size_t index = 0;
        if (step == "-") {
            parent.items.push_back(std::move(value));
            return true;
        }
        if (!listIndex(step, parent.items.size(), index)) {
            return false;
        }
        if (value.kind == Value::Kind::Null) {
            parent.items.erase(parent.items.begin() + static_cast<std::ptrdiff_t>(index));
        } else {
            parent.items[index] = std::move(value);
        }
        return true;
    }
    if (value.kind == Value::Kind::Null) {
        std::erase_if(parent.members, [&](const Member& member) { return member.key == step; });
    } else if (Value* present = parent.find(step)) {
        *present = std::move(value);
    } else {
        parent.members.push_back({step, std::move(value), {}});
    }
    return true;
}

} // namespace

Value Value::ofText(std::string text)
{
    Value value;
    value.kind = Kind::Text;
    value.text = std::move(text);
    return value;
}

Value Value::ofNumber(std::int64_t number)
{
    Value value;
    value.kind = Kind::Number;
    value.text = std::to_string(number);
    return value;
}

Value Value::ofNumber(double number)
{
    Value value;
    value.kind = Kind::Number;
    value.text = shortest(number);
    return value;
}

Value Value::ofFlag(bool flag)
{
    Value value;
    value.kind = Kind::Flag;
    value.text = flag ? "true" : "false";
    return value;
}

Value Value::ofList(std::vector<Value> items)
{
    Value value;
    value.kind = Kind::List;
    value.items = std::move(items);
    return value;
}

Value Value::ofMap(std::vector<Member> members)
{
    Value value;
    value.kind = Kind::Map;
    value.members = std::move(members);
    return value;
}

Value Value::ofPlain(std::string text, Position at)
{
    Value value;
    value.plain = true;
    value.at = at;
    if (isOneOf(text, {"", "~", "null", "Null", "NULL"})) {
        value.kind = Kind::Null;
    } else if (isOneOf(text, {"true", "True", "TRUE", "false", "False", "FALSE"})) {
        value.kind = Kind::Flag;
    } else {
        value.kind = isNumber(text) ? Kind::Number : Kind::Text;
    }
    value.text = std::move(text);
    return value;
}

const Value* Value::find(std::string_view key) const
{
    const auto found = std::find_if(
        members.begin(), members.end(), [&](const Member& member) { return member.key == key; });
    return found == members.end() ? nullptr : &found->value;
}

Value* Value::find(std::string_view key)
{
    return const_cast<Value*>(std::as_const(*this).find(key));
}

bool Value::operator==(const Value& other) const
{
    if (kind != other.kind) {
        return false;
    }
    switch (kind) {
    case Kind::Null:
        return true;
    case Kind::Flag:
    case Kind::Number:
    case Kind::Text:
        return text == other.text;
    case Kind::List:
        return items == other.items;
    case Kind::Map:
        return members == other.members;
    }
    return false;
}

bool Member::operator==(const Member& other) const
{
    return key == other.key && value == other.value;
}

std::string describe(const Value& value)
{
    switch (value.kind) {
    case Value::Kind::Null:
        return "null";
    case Value::Kind::Flag:
        return value.text;
    case Value::Kind::Number:
        return filled(
            CLUSTERBRIEF_TR_PHRASE("the number {text}"), {{"text", shortened(value.text)}});
    case Value::Kind::Text:
        return filled(
            CLUSTERBRIEF_TR_PHRASE("the text \"{text}\""), {{"text", shortened(value.text)}});
    case Value::Kind::List:
        return CLUSTERBRIEF_TR_PHRASE("a list");
    case Value::Kind::Map:
        return CLUSTERBRIEF_TR_PHRASE("a map");
    }
    return {};
}

std::vector<std::string> pointerSteps(std::string_view pointer)
{
    std::vector<std::string> steps;
    for (std::string& step : split(pointer.starts_with('/') ? pointer.substr(1) : pointer, '/')) {
        steps.push_back(replaced(replaced(std::move(step), "~1", "/"), "~0", "~"));
    }
    return steps;
}

std::string pointerStep(std::string_view step)
{
    return '/' + replaced(replaced(std::string(step), "~", "~0"), "/", "~1");
}

const Value* locate(const Value& root, std::string_view pointer)
{
    if (pointer.empty()) {
        return &root;
    }
    const Value* here = &root;
    for (const std::string& step : pointerSteps(pointer)) {
        std::size_t index = 0;
        if (here->kind == Value::Kind::List) {
            here = listIndex(step, here->items.size(), index) ? &here->items[index] : nullptr;
        } else {
            here = here->find(step);
        }
        if (here == nullptr) {
            return nullptr;
        }
    }
    return here;
}

bool assign(Value& root, std::string_view pointer, Value value)
{
    std::vector<std::string> steps = pointerSteps(pointer);
    if (pointer.empty() || steps.empty()) {
        root = std::move(value);
        return true;
    }
    const std::string last = std::move(steps.back());
    steps.pop_back();

    Value* here = &root;
    for (const std::string& step : steps) {
        std::size_t index = 0;
        if (here->kind == Value::Kind::List) {
            if (!listIndex(step, here->items.size(), index)) {
                return false;
            }
            here = &here->items[index];
            continue;
        }
        Value* next = here->find(step);
        if (next == nullptr) {
            here->members.push_back({step, {}, {}});
            next = &here->members.back().value;
        }
        here = next;
        if (here->kind == Value::Kind::Null) {
            here->kind =
                last == "-" && &step == &steps.back() ? Value::Kind::List : Value::Kind::Map;
        }
        if (here->kind != Value::Kind::Map && here->kind != Value::Kind::List) {
            *here = last == "-" && &step == &steps.back() ? Value::ofList({}) : Value::ofMap({});
        }
    }
    return assignHere(*here, last, std::move(value));
}

} // namespace clusterbrief
