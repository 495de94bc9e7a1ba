#include "core/base/text.h"
#include "core/render/comparison.h"

namespace clusterbrief {
namespace {

Value textValue(const std::string& text)
{
    return text.empty() ? Value{} : Value::ofText(text);
}

Value countValue(const std::optional<Count>& count)
{
    return count ? Value::ofNumber(*count) : Value{};
}

Value sideValue(const Project& project, const std::string& name)
{
    return Value::ofMap({{"name", Value::ofText(name)}, {"title", textValue(project.title)},
        {"revision", countValue(project.revision)}, {"follows", countValue(project.follows)}});
}

const char* wordFor(FieldDifference::Kind kind)
{
    switch (kind) {
    case FieldDifference::Kind::Changed:
        return "changed";
    case FieldDifference::Kind::Added:
        return "added";
    case FieldDifference::Kind::Removed:
        return "removed";
    case FieldDifference::Kind::Reordered:
        break;
    }
    return "reordered";
}

Value fieldValue(const FieldDifference& field)
{
    const char* unit = field.field == nullptr ? "" : field.field->unit;
    return Value::ofMap(
        {{"path", Value::ofText(field.path)}, {"change", Value::ofText(wordFor(field.kind))},
            {"label", Value::ofText(labelOf(field))}, {"unit", textValue(unit)},
            {"left", field.left.value_or(Value{})}, {"right", field.right.value_or(Value{})}});
}

Value amountValue(const Amount& amount)
{
    if (const auto* count = std::get_if<std::int64_t>(&amount)) {
        return Value::ofNumber(*count);
    }
    const auto* number = std::get_if<double>(&amount);
    return number == nullptr ? Value{} : Value::ofNumber(*number);
}

Value countOf(const CountDifference& count)
{
    return Value::ofMap({{"key", Value::ofText(count.key)},
        {"label", Value::ofText(labelOf(count))}, {"unit", textValue(count.unit)},
        {"left", amountValue(count.left)}, {"right", amountValue(count.right)},
        {"difference", amountValue(count.difference())}, {"quoted", Value::ofFlag(count.quoted)}});
}

std::vector<Member> formOf(const FindingDifference::Side& side)
{
    return {{"severity", Value::ofText(std::string(textOf(side.finding.severity)))},
        {"message", Value::ofText(side.finding.message())}, {"waived", Value::ofFlag(side.waived)}};
}

Value findingValue(const FindingDifference& finding)
{
    Value value = Value::ofMap(
        {{"rule", Value::ofText(finding.any().rule)}, {"at", Value::ofText(finding.any().at)}});
    if (finding.left && finding.right) {
        value.members.push_back({"left", Value::ofMap(formOf(*finding.left))});
        value.members.push_back({"right", Value::ofMap(formOf(*finding.right))});
        return value;
    }
    for (Member& member : formOf(finding.right ? *finding.right : *finding.left)) {
        value.members.push_back(std::move(member));
    }
    return value;
}

Value findingsOf(const Comparison& comparison)
{
    Value appeared = Value::ofList({});
    Value vanished = Value::ofList({});
    Value changed = Value::ofList({});
    for (const FindingDifference& finding : comparison.findings) {
        Value& list = !finding.left ? appeared : !finding.right ? vanished : changed;
        list.items.push_back(findingValue(finding));
    }
    return Value::ofMap({{"appeared", std::move(appeared)}, {"vanished", std::move(vanished)},
        {"changed", std::move(changed)}});
}

Value waiverOf(const std::optional<Waiver>& waiver)
{
    return !waiver ? Value{}
                   : Value::ofMap({{"reason", textValue(waiver->reason)},
                       {"by", textValue(waiver->by)}, {"date", textValue(waiver->date)}});
}

Value followsOf(Succession succession)
{
    return succession == Succession::Unstated ? Value{}
                                              : Value::ofFlag(succession == Succession::Follows);
}

} // namespace

Value comparisonValue(const Comparison& comparison, const Analysis& left, const Analysis& right,
    const ComparedNames& names)
{
    Value fields = Value::ofList({});
    for (const FieldDifference& field : comparison.fields) {
        fields.items.push_back(fieldValue(field));
    }
    Value counts = Value::ofList({});
    for (const CountDifference& count : comparison.counts) {
        counts.items.push_back(countOf(count));
    }
    Value waivers = Value::ofList({});
    for (const WaiverDifference& waiver : comparison.waivers) {
        waivers.items.push_back(Value::ofMap(
            {{"rule", Value::ofText(waiver.any().rule)}, {"at", Value::ofText(waiver.any().at)},
                {"left", waiverOf(waiver.left)}, {"right", waiverOf(waiver.right)}}));
    }
    Value summary = Value::ofList({});
    for (const Remark& remark : comparison.summary) {
        summary.items.push_back(Value::ofText(remark.message()));
    }
    return Value::ofMap({{"schema", Value::ofText("clusterbrief/compare/1")},
        {"left", sideValue(left.document().project, names.left)},
        {"right", sideValue(right.document().project, names.right)},
        {"equal", Value::ofFlag(comparison.isEqual())},
        {"material", Value::ofFlag(comparison.isMaterial())},
        {"follows", followsOf(comparison.succession)}, {"fields", std::move(fields)},
        {"counts", std::move(counts)}, {"findings", findingsOf(comparison)},
        {"waivers", std::move(waivers)}, {"summary", std::move(summary)}});
}

} // namespace clusterbrief
