#include "app/cli/commands.h"

#include "app/cli/files.h"
#include "app/cli/request.h"
#include "core/base/text.h"
#include "core/base/write.h"
#include "core/document/save.h"
#include "core/suggest/suggest.h"

#include <algorithm>

namespace clusterbrief::cli {
namespace {

using Row = std::vector<std::string>;

/// Characters, not bytes: a multiplication sign has two.
std::size_t width(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char byte) { return (byte & '\xC0') != '\x80'; }));
}

/// Columns two blanks apart, numbers to the right; the last column is not padded.
std::string table(const std::vector<Row>& rows, std::string_view rightAligned)
{
    std::vector<std::size_t> widths(rows.front().size());
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], width(row[i]));
        }
    }
    std::string text;
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string blanks(widths[i] - width(row[i]), ' ');
            const bool last = i + 1 == row.size();
            line += rightAligned[i] == 'r' ? blanks + row[i] : row[i] + (last ? "" : blanks);
            line += last ? "" : "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += "  " + line + '\n';
    }
    return text;
}

std::string percent(double share)
{
    constexpr double kHundred = 100;
    return figure(share * kHundred, 0) + " %";
}

std::string fabricText(const Suggestion& option)
{
    return !option.needsFabric ? "none"
        : option.fabricGb      ? figure(*option.fabricGb, *option.fabricGb < 1 ? 3 : 1) + " GB"
                               : "not known";
}

/// With the unit that leaves few digits before the point.
std::string timeText(const std::optional<double>& seconds)
{
    constexpr double kMinute = 60;
    constexpr double kMilli = 1000;
    constexpr double kLeastShown = 0.01;
    if (!seconds) {
        return "not known";
    }
    if (*seconds * kMilli < kLeastShown) {
        return *seconds > 0 ? "under 0.01 ms" : "none";
    }
    if (*seconds < 1) {
        return figure(*seconds * kMilli, *seconds * kMilli < 10 ? 2 : 0) + " ms";
    }
    return *seconds < 2 * kMinute ? figure(*seconds, 1) + " s"
                                  : figure(*seconds / kMinute, 0) + " min";
}

Row memoryCells(const Suggestion& option)
{
    return {figure(option.memoryGb) + " GB", figure(option.headroomGb()) + " GB",
        percent(option.headroom()), fabricText(option), timeText(option.lostSeconds)};
}

std::string serversOf(const SystemSuggestion& system, Count servers, const Catalog& catalog)
{
    const System* part = catalog.system(system.system);
    return part != nullptr && part->isRack() ? counted(servers, "rack", "racks")
                                             : counted(servers, "server", "servers");
}

std::string tableOfSystems(const Suggestions& result)
{
    std::vector<Row> rows{{"system", "by memory", "servers", "GPUs", "memory a GPU", "free", "",
        "into the fabric", "lost", "layout"}};
    std::vector<Row> without;
    for (const SystemSuggestion& system : result.systems) {
        if (system.options.empty()) {
            without.push_back({system.system, system.reason});
            continue;
        }
        const Suggestion& option = system.options.front();
        Row row{system.system, grouped(*system.gpusByMemory), grouped(option.servers),
            grouped(option.gpusToBuy)};
        for (std::string& cell : memoryCells(option)) {
            row.push_back(std::move(cell));
        }
        row.push_back(layoutText(option.layout));
        rows.push_back(std::move(row));
    }
    std::string text = rows.size() > 1
        ? "\nThe fewest whole servers, or racks, of each system, with the best layout\n"
            + table(rows, "lrrrrrrrrl")
        : "";
    return text + (without.empty() ? "" : "\nNot on\n" + table(without, "ll"));
}

std::string optionsText(const SystemSuggestion& system, const Catalog& catalog)
{
    std::string text = "\n" + system.name + " (" + system.system + ")\n";
    if (system.gpusByMemory) {
        text += "  by memory alone  " + counted(*system.gpusByMemory, "GPU", "GPUs") + ": "
            + system.byMemoryHow + '\n';
    }
    if (system.options.empty()) {
        return text + "  " + system.reason + '\n';
    }
    const Suggestion& best = system.options.front();
    text += "  to buy           " + serversOf(system, best.servers, catalog) + ", "
        + counted(best.gpusToBuy, "GPU", "GPUs") + '\n';
    if (system.roomier) {
        const Suggestion& roomier = *system.roomier;
        text += "  with " + percent(kRoomyShare) + " free   "
            + serversOf(system, roomier.servers, catalog) + ", "
            + counted(roomier.gpusToBuy, "GPU", "GPUs") + ": " + layoutText(roomier.layout) + "; "
            + percent(roomier.headroom()) + " free, " + fabricText(roomier) + " into the fabric, "
            + timeText(roomier.lostSeconds) + " lost\n";
    }
    text += std::string("  compute fabric   ")
        + (best.needsFabric ? "needed: GPUs that talk to each other stand in several of them\n"
                            : "not needed: GPUs that talk to each other stand in one\n");
    text += "\nLayouts, best first\n";
    std::vector<Row> rows{
        {"", "GPUs together", "memory a GPU", "free", "", "into the fabric", "lost", "layout"}};
    for (const Suggestion& option : system.options) {
        Row row{std::to_string(rows.size()), grouped(option.gpusTogether)};
        for (std::string& cell : memoryCells(option)) {
            row.push_back(std::move(cell));
        }
        row.push_back(layoutText(option.layout));
        rows.push_back(std::move(row));
    }
    return text + table(rows, "rrrrrrrl");
}

std::string report(const Suggestions& result, const Catalog& catalog)
{
    const SuggestQuestion& asked = result.asked;
    std::string text = capitalised(std::string(textOf(asked.kind))) + " of " + result.modelName
        + "\n  " + std::string(textOf(*asked.precision)) + ", " + grouped(*asked.sequence)
        + " tokens"
        + (asked.concurrent
                ? ", " + counted(*asked.concurrent, "sequence", "sequences") + " at a time"
                : "")
        + '\n';
    text += asked.system.empty() ? tableOfSystems(result)
                                 : optionsText(result.systems.front(), catalog);
    text += "\nTaken, since not stated\n";
    for (const std::string& sentence : result.assumptions) {
        text += "  " + sentence + '\n';
    }
    text +=
        "\nMemory is that of the fullest GPU, decimal GB. Traffic into the fabric is what a GPU "
        "sends a step of training,\nor for a token of every sequence of inference, one way; lost "
        "is the "
        "time of the same that a GPU waits for links,\nfor the pipeline and for computing again, "
        "with "
        "nothing hidden behind compute.\n";
    return printable(text + "Ranked: " + kRanking + ".\n");
}

/// The options as a question; tells what is not understood.
std::optional<SuggestQuestion> questionOf(const SuggestOptions& options)
{
    SuggestQuestion question;
    question.model = options.model;
    question.system = options.system;
    question.kind = *choiceOf<WorkloadKind>(options.kind);
    question.precision = choiceOf<Precision>(options.precision);
    question.sharding = choiceOf<Sharding>(options.sharding);
    bool usable = true;
    const auto read = [&](const char* name, const std::string& word, std::optional<Count>& count) {
        if (!word.empty() && !(count = parseCount(word))) {
            printError(std::string(name) + ' ' + word
                + ": expected a whole number in plain digits, at least 1");
            usable = false;
        }
    };
    read("--gpus", options.gpus, question.gpus);
    read("--sequence", options.sequence, question.sequence);
    read("--concurrent", options.concurrent, question.concurrent);
    read("--global-batch", options.globalBatch, question.globalBatch);
    if (!options.output.empty() && options.system.empty()) {
        printError("-o: the request of one system is written; name it with --system");
        usable = false;
    }
    return usable ? std::optional(std::move(question)) : std::nullopt;
}

bool written(const Document& document, const std::string& output)
{
    const std::string content = output.ends_with(".json") ? saveJson(document) : saveYaml(document);
    if (wouldOverwrite(output, content)) {
        printError(output + ": exists and holds something else; choose another name or remove it");
        return false;
    }
    if (const auto error = writeOutput(output, content)) {
        printErrors({*error});
        return false;
    }
    if (output != "-") {
        printError("wrote " + output + "; check it with: clusterbrief-cli check " + output);
    }
    return true;
}

} // namespace

int runSuggest(const SuggestOptions& options)
{
    const std::optional<SuggestQuestion> question = questionOf(options);
    if (!question) {
        return kUsage;
    }
    const Result<std::shared_ptr<const Catalog>> catalog =
        catalogWith(options.catalogs, options.maxSize);
    if (!catalog) {
        printErrors(catalog.error());
        return kUnusable;
    }
    const Result<Suggestions> result = suggest(*question, *catalog);
    if (!result) {
        for (const Error& error : result.error()) {
            printError("--" + replaced(error.where, " ", "-") + ": " + error.what);
        }
        return kUsage;
    }
    const int fits = result->any() ? kFine : kFindings;
    if (!options.output.empty() && result->any()
        && !written(
            requestFor(result->systems.front().options.front(), *catalog), options.output)) {
        return kUnusable;
    }
    // Standard output belongs to the request where it is asked for there.
    if (options.output == "-" && result->any()) {
        return fits;
    }
    const int status = print(options.format == "json" ? writeJson(suggestionsValue(*result))
                                                      : report(*result, **catalog));
    return status != kFine ? status : fits;
}

} // namespace clusterbrief::cli
