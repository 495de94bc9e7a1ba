#include "app/cli/commands.h"

#include "app/cli/files.h"
#include "core/base/text.h"
#include "core/base/write.h"
#include "core/catalog/load_catalog.h"
#include "core/document/save.h"
#include "core/import/import.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>

namespace clusterbrief::cli {
namespace {

std::string column(const std::string& text, std::size_t width)
{
    return text + std::string(width - std::min(width, text.size()), ' ');
}

std::string placed(const std::string& source, Position at)
{
    return at.line == 0 ? source : source + "  (line " + std::to_string(at.line) + ')';
}

std::string understoodText(const Imported& imported)
{
    std::size_t widest = 0;
    for (const ImportedFact& fact : imported.understood) {
        widest = std::max(widest, std::min<std::size_t>(32, fact.field.size()));
    }
    std::string text = imported.understood.empty() ? "" : "\nUnderstood\n";
    for (const ImportedFact& fact : imported.understood) {
        const std::string what = fact.field.empty()
            ? std::string("(for what follows)")
            : column(fact.field, widest) + " = " + fact.value.text;
        text += "  " + column(what, widest + 17) + "  from " + placed(fact.source, fact.at) + '\n';
    }
    return text;
}

std::string report(const Imported& imported)
{
    std::string text = "Recognised as " + imported.recognisedAs + '\n' + understoodText(imported);
    text += imported.assumed.empty() ? "" : "\nAssumed, since the text does not say it\n";
    for (const ImportAssumption& assumption : imported.assumed) {
        text += "  "
            + (assumption.field.empty() ? std::string()
                                        : assumption.field + " = " + assumption.value.text + ": ")
            + assumption.reason + '\n';
    }
    text += imported.notUnderstood.empty() ? "" : "\nNot understood, and not in the request\n";
    for (const ImportGap& gap : imported.notUnderstood) {
        text += "  " + placed(gap.source, gap.at) + ": " + gap.reason + '\n';
    }
    text += imported.messages.empty() ? "" : "\nTo know\n";
    for (const ImportMessage& message : imported.messages) {
        text += "  " + std::string(textOf(message.severity)) + ": " + message.text + '\n';
    }
    return printable(text);
}

/// Whether a whole request came of it; tells what did not.
bool written(const Imported& imported, const std::string& output)
{
    const Result<Document> document = requestOf(imported);
    if (!document) {
        printErrors(document.error());
        return false;
    }
    const std::string content =
        output.ends_with(".json") ? saveJson(*document) : saveYaml(*document);
    if (wouldOverwrite(output, content)) {
        printError(output + ": exists and holds something else; choose another name or remove it");
        return false;
    }
    if (const auto error = writeOutput(output, content)) {
        printErrors({*error});
        return false;
    }
    const bool uncounted = imported.model && imported.model->find("parameters") == nullptr;
    if (uncounted) {
        printError("the model is left out of the request: a request's model needs its parameter "
                   "count, which is not known");
    }
    if (output != "-") {
        printError("wrote " + output + "; check it with: clusterbrief-cli check " + output);
    }
    return true;
}

/// How the checkpoint is quantised, where a file beside a config.json says so.
Result<std::optional<QuantConfigText>> textBeside(const std::string& file)
{
    const std::string beside = quantConfigBeside(file);
    std::error_code none;
    if (beside.empty() || !std::filesystem::exists(beside, none)) {
        return std::nullopt;
    }
    Result<std::string> text = readInput(beside);
    if (!text) {
        return tl::unexpected(std::move(text.error()));
    }
    return QuantConfigText{beside, std::move(*text)};
}

} // namespace

int runImport(const ImportOptions& options)
{
    const Result<std::string> text = readInput(options.file);
    if (!text) {
        printErrors(text.error());
        return kUnusable;
    }
    const std::string name = options.file == "-" ? "<stdin>" : options.file;
    const Result<std::optional<QuantConfigText>> beside = textBeside(options.file);
    if (!beside) {
        printErrors(beside.error());
        return kUnusable;
    }
    const Result<Imported> imported = importText(*text, name, builtInCatalog(), *beside);
    if (!imported) {
        printErrors(imported.error());
        return kUnusable;
    }
    if (!options.output.empty() && !written(*imported, options.output)) {
        return kUnusable;
    }
    // Standard output belongs to the request where it is asked for there.
    const int status = options.output == "-"
        ? int{kFine}
        : print(options.format == "json" ? writeJson(importValue(*imported)) : report(*imported));
    return status != kFine ? status : imported->hasErrors() ? kFindings : kFine;
}

} // namespace clusterbrief::cli
