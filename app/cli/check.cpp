#include "app/cli/commands.h"

#include "app/cli/files.h"
#include "app/cli/request.h"
#include "app/cli/style.h"
#include "core/base/text.h"
#include "core/base/write.h"
#include "core/document/fields.h"
#include "core/render/renderer.h"

#include <algorithm>

namespace clusterbrief::cli {
namespace {

/// A word as a shell takes it, in quotes where it needs them.
std::string asArgument(const std::string& word)
{
    const bool bare = std::all_of(word.begin(), word.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || std::string_view("_-./:=,+@%").find(c) != std::string_view::npos;
    });
    return bare ? word : '\'' + replaced(word, "'", "'\\''") + '\'';
}

/// The line of the finding's field or else of what the finding is about, or of the nearest thing
/// above it that the file states.
std::string placeInFile(const AnalysedRequest& request, const Finding& finding)
{
    std::string pointer = finding.field;
    if (pointer.empty()) {
        pointer = pointerFor(request.analysis.document(), finding.at).value_or("");
    }
    while (!pointer.empty()) {
        const Value* value = locate(request.root, pointer);
        if (value != nullptr && value->at.line > 0) {
            return request.name + ':' + std::to_string(value->at.line) + ':'
                + std::to_string(value->at.column);
        }
        pointer.resize(pointer.rfind('/'));
    }
    return request.name + ":1:1";
}

std::string findingText(const Finding& finding, const AnalysedRequest& request, const Style& style)
{
    const Rule& rule = *findRule(finding.rule);
    const std::string severity(textOf(finding.severity));
    std::string text = style.severity(finding.severity, severity) + "  " + style.strong(finding.at)
        + "  " + printable(finding.message()) + '\n';
    text += style.dimmed("    at    " + placeInFile(request, finding) + "  [" + finding.rule + ']')
        + '\n';
    text += "    why   " + std::string(rule.why) + '\n';
    text +=
        "    fix   " + (finding.fix ? printable(finding.fixText()) : std::string(rule.fix)) + '\n';
    if (finding.fix) {
        for (const auto& [pointer, value] : finding.fix->set) {
            text += style.dimmed("          --set "
                        + asArgument(settingFor(request.analysis.document(), pointer, value)))
                + '\n';
        }
    }
    return text + '\n';
}

std::string waivedText(const WaivedFinding& waived, const Style& style)
{
    const std::string by = waived.waiver.by.empty() ? "" : ", " + waived.waiver.by;
    const std::string date = waived.waiver.date.empty() ? "" : ", " + waived.waiver.date;
    return style.dimmed("waived   " + waived.finding.at + "  " + waived.finding.message() + "  ["
               + waived.finding.rule + "]\n    reason  " + waived.waiver.reason + by + date)
        + "\n\n";
}

std::string coverageText(const CheckResult& check, const Style& style)
{
    const Coverage& coverage = check.coverage;
    std::string text;
    for (const Coverage::NotEvaluated& skipped : coverage.notEvaluated) {
        text += style.dimmed("not evaluated  " + skipped.rule + ": " + skipped.reason) + '\n';
    }
    text += text.empty() ? "" : "\n";
    text += counted(static_cast<std::int64_t>(check.count(Severity::Error)), "error", "errors")
        + ", "
        + counted(static_cast<std::int64_t>(check.count(Severity::Warning)), "warning", "warnings")
        + ", "
        + (check.count(Severity::Advice) == 0
                ? std::string("no advice")
                : counted(static_cast<std::int64_t>(check.count(Severity::Advice)),
                    "piece of advice", "pieces of advice"))
        + ", " + std::to_string(check.waived.size())
        + " waived: " + style.strong(check.ready() ? "ready to send" : "not ready to send") + ".\n";
    text += grouped(static_cast<std::int64_t>(allRules().size()))
        + " rules: " + std::to_string(coverage.run.size()) + " run, "
        + std::to_string(coverage.notApplicable.size()) + " not applicable, "
        + std::to_string(coverage.notEvaluated.size()) + " not evaluated, "
        + std::to_string(coverage.off.size()) + " off.\n";
    return text;
}

std::string report(const AnalysedRequest& request, const Style& style)
{
    const CheckResult& check = request.analysis.check;
    std::string text;
    for (const Finding& finding : check.findings) {
        text += findingText(finding, request, style);
    }
    for (const WaivedFinding& waived : check.waived) {
        text += waivedText(waived, style);
    }
    return text + coverageText(check, style);
}

Severity severityNamed(std::string_view word)
{
    return word == "advice" ? Severity::Advice
        : word == "warning" ? Severity::Warning
                            : Severity::Error;
}

} // namespace

int runCheck(const CheckOptions& options)
{
    if (!setsAreUsable(options.request.sets)) {
        return kUsage;
    }
    const Result<AnalysedRequest> request = analysedRequest(options.request);
    if (!request) {
        printErrors(request.error());
        return kUnusable;
    }
    const CheckResult& check = request->analysis.check;
    const int printed =
        print(options.format == "json" ? writeJson(findingsValue(request->analysis))
                                       : report(*request, Style::forStandardOutput()));
    if (printed != kFine) {
        return printed;
    }
    const Severity least = severityNamed(options.failOn);
    const bool failed = std::any_of(check.findings.begin(), check.findings.end(),
        [&](const Finding& finding) { return finding.severity >= least; });
    return failed ? kFindings : kFine;
}

} // namespace clusterbrief::cli
