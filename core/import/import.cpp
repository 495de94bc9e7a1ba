#include "core/import/import.h"

#include "core/base/contract.h"
#include "core/base/parse.h"
#include "core/base/text.h"
#include "core/import/command_line.h"
#include "core/import/hugging_face.h"
#include "core/import/trees.h"

#include <algorithm>

namespace clusterbrief {
namespace {

constexpr std::string_view kBlank = " \t\r";

/// The first line that is neither blank nor a comment.
std::string_view firstLine(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        const std::size_t first = line.find_first_not_of(kBlank);
        if (first != std::string_view::npos && line[first] != '#') {
            line = line.substr(first);
            return line.substr(0, line.find_last_not_of(kBlank) + 1);
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return {};
}

bool isKeyCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
        || c == '-' || c == '.' || c == '"' || c == '\'';
}

std::size_t keyLength(std::string_view line)
{
    return static_cast<std::size_t>(
        std::find_if_not(line.begin(), line.end(), isKeyCharacter) - line.begin());
}

/// `[table]` or `key = value`; a shell has no blank before the sign.
bool looksLikeToml(std::string_view line)
{
    if (line.starts_with('[')) {
        const std::string_view inside = line.substr(line.starts_with("[[") ? 2 : 1);
        const std::size_t length = keyLength(inside);
        return length > 0 && inside.substr(length).starts_with(']');
    }
    const std::size_t length = keyLength(line);
    const std::string_view rest = line.substr(length);
    const std::size_t sign = rest.find_first_not_of(kBlank);
    return length > 0 && sign != std::string_view::npos && sign > 0 && rest[sign] == '=';
}

/// `key:` or `key: value`, or a document's mark.
bool looksLikeYaml(std::string_view line)
{
    const std::size_t length = keyLength(line);
    const std::string_view rest = line.substr(length);
    return line == "---"
        || (length > 0 && (rest == ":" || rest.starts_with(": ") || rest.starts_with(":\t")));
}

/// Python writes numbers that JSON does not have; they become no value, at the same place.
std::string withoutPythonNumbers(std::string_view text, std::vector<ImportGap>& gaps)
{
    std::string clean(text);
    bool quoted = false;
    for (std::size_t i = 0; i < clean.size(); ++i) {
        if (quoted && clean[i] == '\\') {
            ++i;
            continue;
        }
        quoted = clean[i] == '"' ? !quoted : quoted;
        if (quoted) {
            continue;
        }
        for (const std::string_view word : {"-Infinity", "Infinity", "NaN"}) {
            if (std::string_view(clean).substr(i, word.size()) == word) {
                gaps.push_back({std::string(word), detail::positionOf(text, i),
                    CLUSTERBRIEF_TR_PHRASE(
                        "is no number of JSON; the value is taken as not stated")});
                const std::string nothing = word == "NaN" ? "\"\"" : "null";
                clean.replace(
                    i, word.size(), nothing + std::string(word.size() - nothing.size(), ' '));
                i += word.size() - 1;
                break;
            }
        }
    }
    return clean;
}

/// A setting whose reader missed the number says why; of others the number itself is told.
void tell(const std::vector<ImportGap>& gaps, Imported& imported)
{
    std::vector<ImportGap>& told = imported.notUnderstood;
    for (const ImportGap& gap : gaps) {
        const auto setting = std::find_if(told.begin(), told.end(), [&](const ImportGap& other) {
            return other.at == gap.at && other.source != gap.source;
        });
        if (setting == told.end()) {
            told.push_back(gap);
        } else {
            setting->reason = gap.source + ' ' + gap.reason;
        }
    }
}

tl::unexpected<Errors> unrecognised(std::string_view name, Position at, std::string what)
{
    return tl::unexpected(Errors{{std::string(name), at, std::move(what)}});
}

Result<Imported> importConfig(
    const Value& tree, const Catalog& catalog, const std::optional<QuantConfigText>& beside)
{
    if (!beside) {
        return detail::importHuggingFace(tree, catalog, nullptr);
    }
    const Result<Value> quantisation = parse(beside->text, beside->name);
    if (!quantisation) {
        return tl::unexpected(quantisation.error());
    }
    return detail::importHuggingFace(
        tree, catalog, detail::isQuantConfig(*quantisation) ? &*quantisation : nullptr);
}

Result<Imported> importTree(const Value& tree, std::string_view name, const Catalog& catalog,
    const std::optional<QuantConfigText>& beside)
{
    const Value* schema = tree.find("schema");
    if (schema != nullptr && schema->text.starts_with("clusterbrief/")) {
        return unrecognised(name, schema->at,
            filled(CLUSTERBRIEF_TR_PHRASE("is a file of this program already ({text}); check, size "
                                          "and export read it as it is"),
                {{"text", shortened(schema->text)}}));
    }
    if (detail::isHuggingFace(tree)) {
        return importConfig(tree, catalog, beside);
    }
    if (detail::isQuantConfig(tree)) {
        return detail::importQuantConfig(tree);
    }
    if (detail::isDeepSpeed(tree)) {
        return detail::importDeepSpeed(tree);
    }
    if (detail::isNemo(tree)) {
        return detail::importNemo(tree, catalog);
    }
    if (tree.find("dim") != nullptr && tree.find("n_layers") != nullptr) {
        return unrecognised(name, tree.at,
            CLUSTERBRIEF_TR_PHRASE(
                "has the keys of a model's own code (dim, n_layers), whose meaning differs from "
                "model to model; import the config.json of the same model from Hugging Face, which "
                "has model_type, hidden_size and num_hidden_layers"));
    }
    return unrecognised(name, tree.at,
        CLUSTERBRIEF_TR_PHRASE(
            "is not recognised: expected a Hugging Face config.json (model_type, hidden_size), a "
            "DeepSpeed JSON (zero_optimization, train_batch_size) or a NeMo YAML "
            "(model.tensor_model_parallel_size)"));
}

Result<Imported> importParsed(std::string_view text, std::string_view name, const Catalog& catalog,
    const std::optional<QuantConfigText>& beside)
{
    std::vector<ImportGap> gaps;
    const bool json = detail::looksLikeJson(text);
    const std::string clean = json ? withoutPythonNumbers(text, gaps) : std::string(text);
    const Result<Value> tree = parse(clean, name);
    if (!tree) {
        return tl::unexpected(tree.error());
    }
    Result<Imported> imported = importTree(*tree, name, catalog, beside);
    if (imported) {
        tell(gaps, *imported);
    }
    return imported;
}

Result<Imported> importToml(std::string_view text, std::string_view name)
{
    const Result<Value> tree = detail::parseToml(text, name);
    if (!tree) {
        return tl::unexpected(tree.error());
    }
    if (!detail::isTorchtitan(*tree)) {
        return unrecognised(name, {1, 1},
            CLUSTERBRIEF_TR_PHRASE(
                "is TOML and not recognised: expected torchtitan's [parallelism] or [training] "
                "with keys such as tensor_parallel_degree"));
    }
    return detail::importTorchtitan(*tree);
}

} // namespace

std::string_view textOf(ImportSeverity severity)
{
    constexpr std::string_view kTexts[] = {"error", "warning", "advice"};
    return kTexts[static_cast<std::size_t>(severity)];
}

bool Imported::hasErrors() const
{
    return std::any_of(messages.begin(), messages.end(),
        [](const ImportMessage& message) { return message.severity == ImportSeverity::Error; });
}

std::string quantConfigBeside(std::string_view file)
{
    constexpr std::string_view kConfig = "config.json";
    constexpr std::string_view kQuantised = "hf_quant_config.json";
    if (!file.ends_with(kConfig) || file.ends_with(kQuantised)) {
        return {};
    }
    const std::string_view before = file.substr(0, file.size() - kConfig.size());
    const bool whole = before.empty() || before.ends_with('/') || before.ends_with('.');
    return whole ? std::string(before) + std::string(kQuantised) : std::string();
}

Result<Imported> importText(std::string_view text, std::string_view name, const Catalog& catalog,
    const std::optional<QuantConfigText>& beside)
{
    if (auto fault =
            textFault(text, name, CLUSTERBRIEF_TR_PHRASE("a config.json or parallel settings"))) {
        return tl::unexpected(Errors{std::move(*fault)});
    }
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    text.remove_prefix(text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
    const std::string_view line = firstLine(text);
    if (line.starts_with('{')) {
        return importParsed(text, name, catalog, beside);
    }
    if (looksLikeToml(line)) {
        return importToml(text, name);
    }
    return looksLikeYaml(line) ? importParsed(text, name, catalog, beside)
                               : detail::importCommandLine(text, name, catalog);
}

} // namespace clusterbrief
