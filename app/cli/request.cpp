#include "app/cli/request.h"

#include "app/cli/files.h"
#include "core/base/parse.h"
#include "core/base/text.h"
#include "core/catalog/load_catalog.h"
#include "core/document/fields.h"
#include "core/document/load.h"

#include <algorithm>
#include <utility>

namespace clusterbrief::cli {
namespace {

struct Setting {
    std::string path;
    std::string value;
};

std::optional<Setting> split(const std::string& set)
{
    const std::size_t mark = set.find('=');
    if (mark == std::string::npos || mark == 0) {
        return std::nullopt;
    }
    return Setting{set.substr(0, mark), set.substr(mark + 1)};
}

/// A key that the format does not have can only be taken away, where the request has it.
bool mayRemove(const Setting& setting)
{
    const std::size_t end = setting.path.rfind('/');
    return setting.value.empty()
        && (end == std::string::npos || fieldAt(setting.path.substr(0, end)) != nullptr);
}

/// A map, list or quoted text in YAML's flow style, else a plain scalar.
Result<Value> valueOf(const Setting& setting)
{
    const std::string name = "--set " + setting.path;
    if (const auto bad = firstInvalidUtf8(setting.value)) {
        return failure(name, "the value is not UTF-8");
    }
    if (!setting.value.empty()
        && std::string_view("{[\"'").find(setting.value.front()) != std::string_view::npos) {
        return parse(setting.value, name);
    }
    return Value::ofPlain(setting.value, {});
}

/// Positions of a `--set` value would be taken for lines of the file.
void forgetPositions(Value& value)
{
    value.at = {};
    for (Value& item : value.items) {
        forgetPositions(item);
    }
    for (Member& member : value.members) {
        member.at = {};
        forgetPositions(member.value);
    }
}

/// A scalar on the way to a place, such as a model's catalog id: it has no keys to be set.
std::optional<std::string> scalarAbove(const Value& root, const std::string& pointer)
{
    for (std::size_t end = pointer.find('/', 1); end != std::string::npos;
         end = pointer.find('/', end + 1)) {
        const Value* value = locate(root, pointer.substr(0, end));
        const bool container = value == nullptr || value->kind == Value::Kind::Null
            || value->kind == Value::Kind::Map || value->kind == Value::Kind::List;
        if (!container) {
            return pointer.substr(0, end);
        }
    }
    return std::nullopt;
}

std::string withoutKeys(const LoadedRequest& request, const std::string& pointer)
{
    const std::string path = setPathFor(request.document, pointer);
    const Value& value = *locate(request.root, pointer);
    if (const FieldInfo* field = fieldAt(path);
        field == nullptr || field->kind != FieldKind::Model) {
        return path + " is " + describe(value) + ", which has no keys of its own; set it whole";
    }
    return path + " is the catalog id " + shortened(value.text)
        + ", which has no keys of its own; write --set " + path
        + "=ID for another model of the catalog, or all the numbers of your own as in --set '"
        + path + "={parameters: 70600000000, layers: 80, hidden: 8192, heads: 64, kv_heads: 8}'";
}

/// Values in proportion to the bytes, as in the usual limits.
ParseLimits limitsFor(int maxSize)
{
    ParseLimits limits;
    const std::size_t bytesAValue = limits.bytes / limits.nodes;
    limits.bytes = static_cast<std::size_t>(maxSize) * 1'000'000;
    limits.nodes = limits.bytes / bytesAValue;
    return limits;
}

Result<std::string> readWithin(const std::string& file, int maxSize)
{
    return readInput(file,
        {limitsFor(maxSize).bytes,
            "; --max-size MB sets it, " + std::to_string(maxSize) + " now and at most "
                + std::to_string(kMostMaxSize)});
}

Result<Document> withSets(LoadedRequest& request, const std::vector<std::string>& sets)
{
    Errors errors;
    for (const std::string& set : sets) {
        const Setting setting = *split(set);
        Result<Value> value = valueOf(setting);
        const Result<std::string> pointer = pointerFor(request.document, setting.path);
        if (!value || !pointer) {
            Errors found = value ? pointer.error() : value.error();
            found.front().where = "--set " + setting.path;
            errors.insert(errors.end(), found.begin(), found.end());
            continue;
        }
        if (const auto scalar = scalarAbove(request.root, *pointer)) {
            errors.push_back({"--set " + setting.path, {}, withoutKeys(request, *scalar)});
            continue;
        }
        forgetPositions(*value);
        if (!assign(request.root, *pointer, std::move(*value))) {
            errors.push_back(
                {"--set " + setting.path, {}, "there is no such place in the request"});
        }
    }
    if (!errors.empty()) {
        return tl::unexpected(std::move(errors));
    }
    Result<Document> document = readRequest(request.root, request.name);
    if (!document) {
        // The request was read before, so that what is wrong now is not its lines.
        const std::string cause = sets.size() == 1 ? "--set " + split(sets.front())->path : "--set";
        for (Error& error : document.error()) {
            error.where = cause;
            error.at = {};
        }
    }
    return document;
}

} // namespace

bool setsAreUsable(const std::vector<std::string>& sets)
{
    bool usable = true;
    for (const std::string& set : sets) {
        const auto setting = split(set);
        if (!setting) {
            printError("--set " + set
                + ": expected PATH=VALUE, such as networks/compute/oversubscription=2");
            usable = false;
        } else if (fieldAt(setting->path) == nullptr && !mayRemove(*setting)) {
            printError("--set " + setting->path
                + ": the request has no such field; a path is as in "
                  "networks/compute/oversubscription"
                  " or nodes/NAME/count");
            usable = false;
        }
    }
    return usable;
}

Result<std::shared_ptr<const Catalog>> catalogWith(
    const std::vector<std::string>& files, int maxSize)
{
    if (files.empty()) {
        return sharedBuiltInCatalog();
    }
    Catalog catalog = builtInCatalog();
    for (const std::string& file : files) {
        const Result<std::string> text = readWithin(file, maxSize);
        if (!text) {
            return tl::unexpected(text.error());
        }
        const Result<Value> tree = parse(*text, file, limitsFor(maxSize));
        if (!tree) {
            return tl::unexpected(tree.error());
        }
        Result<Catalog> laid = overlaid(std::move(catalog), *tree, file);
        if (!laid) {
            return tl::unexpected(std::move(laid.error()));
        }
        catalog = std::move(*laid);
    }
    return std::make_shared<const Catalog>(std::move(catalog));
}

Result<AnalysedRequest> analysedText(const std::string& text, const std::string& name,
    const std::shared_ptr<const Catalog>& catalog, const std::vector<std::string>& sets,
    int maxSize)
{
    Result<LoadedRequest> request = loadRequest(text, name, limitsFor(maxSize));
    if (!request) {
        return tl::unexpected(std::move(request.error()));
    }
    Result<Document> document =
        sets.empty() ? Result<Document>(request->document) : withSets(*request, sets);
    if (!document) {
        return tl::unexpected(std::move(document.error()));
    }
    Result<Analysis> analysis = analyse(std::move(*document), catalog);
    if (!analysis) {
        for (Error& error : analysis.error()) {
            error.where = name;
        }
        return tl::unexpected(std::move(analysis.error()));
    }
    const std::size_t mark = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    return AnalysedRequest{
        std::move(*analysis), {name, text.substr(mark), std::move(request->root)}, catalog};
}

Result<AnalysedRequest> analysedRequest(const RequestOptions& options)
{
    const Result<std::shared_ptr<const Catalog>> catalog =
        catalogWith(options.catalogs, options.maxSize);
    const Result<std::string> text = readWithin(options.file, options.maxSize);
    if (!catalog || !text) {
        Errors errors = catalog ? Errors{} : catalog.error();
        if (!text) {
            errors.insert(errors.end(), text.error().begin(), text.error().end());
        }
        return tl::unexpected(std::move(errors));
    }
    return analysedText(*text, options.file == "-" ? "<stdin>" : options.file, *catalog,
        options.sets, options.maxSize);
}

} // namespace clusterbrief::cli
