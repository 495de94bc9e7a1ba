#include "app/cli/commands.h"

#include "app/cli/files.h"
#include "app/cli/report.h"
#include "app/cli/request.h"
#include "core/base/parse.h"
#include "core/base/write.h"
#include "core/document/load.h"
#include "core/document/save.h"
#include "core/render/renderer.h"
#include "core/version.h"

#include <algorithm>

namespace clusterbrief::cli {
namespace {

/// What came of a check, to be printed.
struct Checked {
    AnalysedRequest request;
    std::optional<Mended> mended; ///< Where fixes were to be applied.
};

Severity severityNamed(std::string_view word)
{
    return word == "advice" ? Severity::Advice
        : word == "warning" ? Severity::Warning
                            : Severity::Error;
}

/// Whether a request can be written there by what its name says; tells why not.
bool outputIsUsable(const CheckOptions& options)
{
    const std::string& output = options.output;
    if (options.fix && !options.outputGiven) {
        printError("--fix: name the file to write with -o OUT; it may be FILE itself");
        return false;
    }
    if (!options.fix && options.outputGiven) {
        printError("-o " + shownName(output) + ": check writes a file only with --fix");
        return false;
    }
    const bool request = output.ends_with(".yaml") || output.ends_with(".yml")
        || (output.ends_with(".json") && !output.ends_with(".brief.json"));
    if (options.fix && output != "-" && !request) {
        printError(shownName(output)
            + ": a request is written as .cluster.yaml or .cluster.json, or - for standard output");
        return false;
    }
    return true;
}

/// Standard output has no ending: it has the format of what was read.
std::string written(const Document& document, const std::string& output, const SourceText& source)
{
    const bool json =
        output == "-" ? detail::looksLikeJson(source.text) : output.ends_with(".json");
    return json ? saveJson(document) : saveYaml(document);
}

/// Comments of YAML; a mark within a quoted word is taken for one too.
bool hasComments(const std::string& text)
{
    for (std::size_t at = text.find('#'); at != std::string::npos; at = text.find('#', at + 1)) {
        if (at == 0 || std::string_view(" \t\n").find(text[at - 1]) != std::string_view::npos) {
            return !detail::looksLikeJson(text);
        }
    }
    return false;
}

/// The request that was written, read and checked as anybody would.
Result<Checked> mendedRequest(const CheckOptions& options, const AnalysedRequest& request)
{
    Result<Mended> mended = mend(request.analysis.document(), request.catalog);
    if (!mended) {
        return tl::unexpected(std::move(mended.error()));
    }
    const std::string text = written(mended->document, options.output, request.source);
    const std::string name = options.output == "-" ? "<stdout>" : options.output;
    Result<AnalysedRequest> after = analysedText(text, name, request.catalog);
    if (!after) {
        return tl::unexpected(std::move(after.error()));
    }
    if (const auto error = writeOutput(options.output, text)) {
        return tl::unexpected(Errors{*error});
    }
    if (options.output != "-") {
        printError("wrote " + options.output
            + (hasComments(request.source.text) ? "; comments are not kept" : ""));
    }
    return Checked{std::move(*after), std::move(*mended)};
}

std::string reportOf(const CheckOptions& options, const Checked& checked, const Style& style)
{
    if (options.format == "sarif") {
        return writeJson(sarifValue(checked.request.analysis, checked.request.source, kVersion));
    }
    if (options.format == "json") {
        Value findings = findingsValue(checked.request.analysis);
        if (checked.mended) {
            findings.members.push_back({"fixed", fixesValue(*checked.mended)});
        }
        return writeJson(findings);
    }
    return (checked.mended ? fixesReport(*checked.mended, style) : std::string())
        + findingsReport(checked.request, style, options.verbose);
}

int told(const CheckOptions& options, const Checked& checked)
{
    // Standard output belongs to the request where it is asked for there.
    if (options.output == "-") {
        printToStandardError(reportOf(options, checked, Style::forStandardError()));
    } else if (const int status = print(reportOf(options, checked, Style::forStandardOutput()));
               status != kFine) {
        return status;
    }
    const auto& findings = checked.request.analysis.check.findings;
    const Severity least = severityNamed(options.failOn);
    const bool failed = std::any_of(findings.begin(), findings.end(),
        [&](const Finding& finding) { return finding.severity >= least; });
    return failed ? kFindings : kFine;
}

} // namespace

int runCheck(const CheckOptions& options)
{
    const bool usable = outputIsUsable(options);
    if (!setsAreUsable(options.request.sets) || !usable) {
        return kUsage;
    }
    Result<AnalysedRequest> request = analysedRequest(options.request);
    if (!request) {
        printErrors(request.error());
        return kUnusable;
    }
    const Result<Checked> checked = options.fix
        ? mendedRequest(options, *request)
        : Result<Checked>(Checked{std::move(*request), std::nullopt});
    if (!checked) {
        printErrors(checked.error());
        return kUnusable;
    }
    return told(options, *checked);
}

} // namespace clusterbrief::cli
