#include "core/render/renderer.h"

#include "core/base/text.h"

namespace clusterbrief {
namespace {

Value fixOf(const Finding& finding)
{
    if (!finding.fix) {
        return {};
    }
    Value set = Value::ofMap({});
    for (const auto& [pointer, value] : finding.fix->set) {
        set.members.push_back({pointer, value});
    }
    return Value::ofMap({{"text", Value::ofText(finding.fixText())}, {"set", std::move(set)}});
}

Value findingOf(const Finding& finding)
{
    const Rule* rule = findRule(finding.rule);
    return Value::ofMap({{"rule", Value::ofText(finding.rule)},
        {"severity", Value::ofText(std::string(textOf(finding.severity)))},
        {"at", Value::ofText(finding.at)},
        {"field", finding.field.empty() ? Value{} : Value::ofText(finding.field)},
        {"message", Value::ofText(finding.message())},
        {"why", Value::ofText(rule == nullptr ? "" : rule->why)},
        {"source", Value::ofText(rule == nullptr ? "" : rule->source)}, {"fix", fixOf(finding)}});
}

Value waivedOf(const WaivedFinding& waived)
{
    const Waiver& waiver = waived.waiver;
    const auto text = [](const std::string& stated) {
        return stated.empty() ? Value{} : Value::ofText(stated);
    };
    Value value = findingOf(waived.finding);
    value.members.push_back({"waiver",
        Value::ofMap({{"rule", Value::ofText(waiver.rule)}, {"at", Value::ofText(waiver.at)},
            {"reason", Value::ofText(waiver.reason)}, {"by", text(waiver.by)},
            {"date", text(waiver.date)}})});
    return value;
}

Value listOf(const std::vector<std::string>& rules)
{
    Value list = Value::ofList({});
    for (const std::string& rule : rules) {
        list.items.push_back(Value::ofText(rule));
    }
    return list;
}

Value coverageOf(const Coverage& coverage)
{
    Value skipped = Value::ofList({});
    for (const Coverage::NotEvaluated& entry : coverage.notEvaluated) {
        skipped.items.push_back(Value::ofMap(
            {{"rule", Value::ofText(entry.rule)}, {"reason", Value::ofText(entry.reason)}}));
    }
    return Value::ofMap(
        {{"run", listOf(coverage.run)}, {"not_applicable", listOf(coverage.notApplicable)},
            {"not_evaluated", std::move(skipped)}, {"off", listOf(coverage.off)}});
}

} // namespace

Value findingsValue(const Analysis& analysis)
{
    const CheckResult& check = analysis.check;
    Value findings = Value::ofList({});
    for (const Finding& finding : check.findings) {
        findings.items.push_back(findingOf(finding));
    }
    Value waived = Value::ofList({});
    for (const WaivedFinding& finding : check.waived) {
        waived.items.push_back(waivedOf(finding));
    }
    Value counts = Value::ofMap({});
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Advice}) {
        counts.members.push_back({std::string(textOf(severity)),
            Value::ofNumber(static_cast<std::int64_t>(check.count(severity)))});
    }
    return Value::ofMap({{"schema", Value::ofText("clusterbrief/findings/1")},
        {"findings", std::move(findings)}, {"waived", std::move(waived)},
        {"counts", std::move(counts)}, {"coverage", coverageOf(check.coverage)}});
}

} // namespace clusterbrief
