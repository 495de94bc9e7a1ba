#include "core/base/text.h"
#include "core/base/write.h"
#include "core/brief/section.h"
#include "core/brief/words.h"
#include "core/document/fields.h"

namespace clusterbrief::sections {
namespace {

/// The change that mends it, place by place.
SpanText changeOf(const Document& document, const Finding& finding)
{
    std::string action = finding.fixText();
    if (action.ends_with('.')) {
        action.pop_back();
    }
    SpanText text = plain(std::move(action));
    const char* mark = ": ";
    for (const auto& [pointer, value] : finding.fix->set) {
        text.push_back({mark});
        text.push_back({setPathFor(document, pointer), Span::Kind::Code});
        text.push_back(
            {value.kind == Value::Kind::Null ? std::string(" removed") : " = " + writeFlow(value)});
        mark = ", ";
    }
    return text;
}

Callout calloutOf(const Document& document, const Finding& finding)
{
    Callout callout;
    callout.severity = finding.severity;
    callout.title = wordFor(finding.severity) + " · " + finding.at;
    callout.text = plain(finding.message());
    if (const Rule* rule = findRule(finding.rule)) {
        callout.details.emplace_back("Why", plain(rule->why));
        callout.details.emplace_back("Fix", plain(filled(rule->fix, finding.params)));
        if (finding.fix && !finding.fix->set.empty()) {
            callout.details.emplace_back("Change", changeOf(document, finding));
        }
        callout.details.emplace_back("Source", plain(rule->source));
    }
    callout.details.emplace_back("Rule", code(finding.rule));
    return callout;
}

SpanText notEvaluated(const Coverage& coverage)
{
    SpanText text = plain("Not evaluated: ");
    for (const Coverage::NotEvaluated& skipped : coverage.notEvaluated) {
        if (text.size() > 1) {
            text.push_back({", "});
        }
        text.push_back({skipped.rule, Span::Kind::Code});
    }
    text.push_back({"."});
    return text;
}

} // namespace

std::optional<Section> findings(const SectionInput& input)
{
    const CheckResult& check = input.analysis.check;
    Section section{"findings", "Findings", {}};
    const auto advice = static_cast<std::int64_t>(check.count(Severity::Advice));
    const bool left = input.detail == Detail::Summary;
    section.blocks.emplace_back(Paragraph{plain(verdict(check) + '.'
        + (advice == 0
                ? ""
                : " Advice: " + grouped(advice) + (left ? ", told in the full brief." : ".")))});
    if (!left && !check.coverage.notEvaluated.empty()) {
        section.blocks.emplace_back(Paragraph{notEvaluated(check.coverage)});
    }
    for (const Finding& finding : check.findings) {
        if (!left || finding.severity != Severity::Advice) {
            section.blocks.emplace_back(calloutOf(input.analysis.document(), finding));
        }
    }
    return section;
}

} // namespace clusterbrief::sections
