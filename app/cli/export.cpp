#include "app/cli/commands.h"

#include "app/cli/files.h"
#include "app/cli/formats.h"
#include "app/cli/request.h"
#include "core/base/text.h"
#include "core/brief/compose.h"
#include "core/render/renderer.h"
#include "core/version.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <set>

namespace clusterbrief::cli {
namespace {

struct Output {
    std::string path;
    const Format* format = nullptr;
};

std::string endings()
{
    std::vector<std::string> list;
    for (const Format* format : formats()) {
        list.push_back('.' + std::string(format->ending));
    }
    return join(list, " ");
}

/// The format of the longest ending that the file's name has.
const Format* formatOf(const std::string& path)
{
    const std::string name = lowered(path);
    const Format* longest = nullptr;
    for (const Format* format : formats()) {
        const bool ends = name.ends_with('.' + std::string(format->ending));
        if (ends
            && (longest == nullptr
                || std::string_view(format->ending).size()
                    > std::string_view(longest->ending).size())) {
            longest = format;
        }
    }
    return longest;
}

const Format* formatNamed(const std::string& ending)
{
    const std::vector<const Format*> all = formats();
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const Format* format) { return format->ending == ending; });
    return found == all.end() ? nullptr : *found;
}

std::string formatFault(const std::string& path, const std::string& to)
{
    const std::string what = to.empty() ? "no format has this ending" : "there is no such format";
    return (to.empty() ? shownName(path) : "--to " + to) + ": " + what + "; this build writes "
        + endings();
}

/// Empty when the command is used wrongly, which has then been told.
std::vector<Output> outputsOf(const ExportOptions& options)
{
    std::vector<Output> outputs;
    std::set<std::string> paths;
    bool usable = true;
    for (const std::string& path : options.outputs) {
        const Format* format = options.to.empty() ? formatOf(path) : formatNamed(options.to);
        if (format == nullptr) {
            printError(formatFault(path, options.to));
            usable = false;
        } else if (!paths.insert(fileOf(path)).second) {
            printError(path + ": is named twice");
            usable = false;
        }
        outputs.push_back({path, format});
    }
    return usable ? outputs : std::vector<Output>{};
}

/// Source: SOURCE_DATE_EPOCH of reproducible-builds.org, for the same bytes on another day.
std::string today()
{
    std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    if (const char* epoch = std::getenv("SOURCE_DATE_EPOCH")) {
        now = static_cast<std::time_t>(parseCount(epoch).value_or(now));
    }
    std::tm parts{};
    char text[32];
    const bool known = ::gmtime_r(&now, &parts) != nullptr && parts.tm_year >= -900
        && parts.tm_year < 8'100; // a date is YYYY-MM-DD
    return known && std::strftime(text, sizeof text, "%Y-%m-%d", &parts) > 0 ? text : "";
}

BriefOptions briefOptions(const ExportOptions& options)
{
    BriefOptions brief;
    brief.audience = choiceOf<Audience>(options.audience);
    brief.detail = options.detail == "summary" ? Detail::Summary : Detail::Full;
    brief.wiringList = !options.appendices.empty(); // the only one that there is
    brief.today = today();
    brief.version = kVersion;
    return brief;
}

std::string verdict(const CheckResult& check)
{
    return counted(static_cast<std::int64_t>(check.count(Severity::Error)), "error", "errors")
        + ", "
        + counted(static_cast<std::int64_t>(check.count(Severity::Warning)), "warning", "warnings");
}

void tellWritten(const Output& output, bool archival)
{
    const bool archived = archival && output.format->ending == std::string_view("pdf");
    printError("wrote " + output.path + " ("
        + (archived ? "PDF/A-1b, not proven by a validator" : output.format->title) + ')');
}

/// Nothing when one of them cannot be made; the reasons are told.
std::optional<std::vector<std::string>> allRendered(
    const std::vector<Output>& outputs, const RenderInput& input)
{
    std::vector<std::string> contents;
    Errors errors;
    for (const Output& output : outputs) {
        Result<std::string> content = output.format->render(input);
        if (content) {
            contents.push_back(std::move(*content));
        } else {
            errors.insert(errors.end(), content.error().begin(), content.error().end());
        }
    }
    if (errors.empty()) {
        return contents;
    }
    printErrors(errors);
    if (!contents.empty()) {
        printError("nothing was written; leave out what cannot be made");
    }
    return std::nullopt;
}

/// All are rendered before the first is written, so that a format that fails leaves nothing behind.
int writeAll(const std::vector<Output>& outputs, const RenderInput& input)
{
    const auto contents = allRendered(outputs, input);
    if (!contents) {
        return kUnusable;
    }
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        if (const auto error = writeOutput(outputs[i].path, (*contents)[i])) {
            printErrors({*error});
            return kUnusable;
        }
        if (outputs[i].path != "-") {
            tellWritten(outputs[i], input.archival);
        }
    }
    return kFine;
}

/// The name that a brief gives a file; its folders are nobody else's business.
std::string nameOf(const std::string& path)
{
    return path == "-" ? "standard input" : printable(path.substr(path.rfind('/') + 1));
}

} // namespace

int runExport(const ExportOptions& options)
{
    if (options.since == "-" && options.request.file == "-") {
        printError("export - --since -: only one of the two can come from standard input");
        return kUsage;
    }
    const std::vector<Output> outputs = outputsOf(options);
    if (!setsAreUsable(options.request.sets) || outputs.empty()) {
        return kUsage;
    }
    const Result<AnalysedRequest> request = analysedRequest(options.request);
    if (!request) {
        printErrors(request.error());
        return kUnusable;
    }
    BriefOptions about = briefOptions(options);
    std::optional<Result<AnalysedRequest>> since;
    if (!options.since.empty()) {
        since =
            analysedRequest({options.since, {}, options.request.catalogs, options.request.maxSize});
        if (!*since) {
            printErrors(since->error());
            return kUnusable;
        }
        about.since = &(*since)->analysis;
        about.sinceName = nameOf(options.since);
    }
    const Analysis& analysis = request->analysis;
    const Brief brief = compose(analysis, about);
    const RenderInput input{
        analysis, brief, options.paper == "letter" ? Paper::Letter : Paper::A4, options.archival};
    const int status = writeAll(outputs, input);
    if (status == kFine && !analysis.check.findings.empty()) {
        printError("the brief says: " + verdict(analysis.check)
            + (analysis.check.ready() ? "" : "; it is marked DRAFT"));
    }
    return status;
}

} // namespace clusterbrief::cli
