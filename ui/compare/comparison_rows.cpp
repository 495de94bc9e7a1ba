#include "ui/compare/comparison_rows.h"

#include "core/check/rule.h"
#include "ui/compare/compare_dialog.h"
#include "ui/phrases.h"
#include "ui/text.h"

#include <QtCore/QLocale>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

QString valueText(const std::optional<Value>& value, const FieldInfo* field)
{
    if (!value || value->kind == Value::Kind::Null) {
        return CompareDialog::tr("not stated");
    }
    if (value->kind == Value::Kind::Flag) {
        return value->text == "true" ? CompareDialog::tr("yes") : CompareDialog::tr("no");
    }
    if (field != nullptr && field->kind == FieldKind::Choice) {
        return choiceLabel(value->text);
    }
    return toQt(clusterbrief::textOf(value));
}

QString amountText(const Amount& amount)
{
    if (const auto* count = std::get_if<std::int64_t>(&amount)) {
        return QLocale().toString(static_cast<qlonglong>(*count));
    }
    const auto* number = std::get_if<double>(&amount);
    constexpr int kDigits = 12;
    return number == nullptr ? CompareDialog::tr("not known")
                             : QLocale().toString(*number, 'g', kDigits);
}

/// With a true minus, which stands as high as the plus.
QString changeText(const Amount& amount)
{
    const QString text = amountText(amount);
    const bool less = text.startsWith(QLocale().negativeSign());
    return less ? u"−"_s + text.mid(QLocale().negativeSign().size()) : u"+"_s + text;
}

QString twoSides(const QString& left, const QString& right)
{
    return CompareDialog::tr("Left: %1").arg(left) + u'\n'
        + CompareDialog::tr("Right: %1").arg(right);
}

ComparisonRow rowOf(const FieldDifference& field, std::size_t index)
{
    ComparisonRow row;
    row.key = u"field/"_s + toQt(field.path);
    row.name = nameOf(field);
    row.left = valueText(field.left, field.field);
    row.right = valueText(field.right, field.field);
    const QString unit = field.field == nullptr ? QString() : translated(field.field->unit);
    row.detail = row.name + (unit.isEmpty() ? QString() : CompareDialog::tr(", %1").arg(unit))
        + u"  ["_s + toQt(field.path) + u"]\n"_s + twoSides(row.left, row.right);
    switch (field.kind) {
    case FieldDifference::Kind::Changed:
        break;
    case FieldDifference::Kind::Added:
        row.left = CompareDialog::tr("not there");
        row.detail = CompareDialog::tr("%1 is only right.").arg(row.detail.section(u'\n', 0, 0))
            + u'\n' + row.right;
        break;
    case FieldDifference::Kind::Removed:
        row.right = CompareDialog::tr("not there");
        row.detail = CompareDialog::tr("%1 is only left.").arg(row.detail.section(u'\n', 0, 0))
            + u'\n' + row.left;
        break;
    case FieldDifference::Kind::Reordered:
        row.key = u"order/"_s + toQt(field.path);
        row.name = CompareDialog::tr("%1, in another order").arg(row.name);
        break;
    }
    row.field = field.place.empty() ? std::nullopt : std::optional(index);
    return row;
}

ComparisonRow rowOf(const CountDifference& count)
{
    ComparisonRow row;
    const QString unit = toQt(count.unit);
    row.key = u"count/"_s + toQt(count.key);
    row.name = CompareDialog::tr("%1 › %2").arg(
        filledIn(count.group, count.params), filledIn(count.label, count.params));
    row.name += unit.isEmpty() ? QString() : CompareDialog::tr(", %1").arg(unit);
    row.left = amountText(count.left);
    row.right = amountText(count.right);
    const Amount difference = count.difference();
    const bool known = !std::holds_alternative<std::monostate>(difference);
    if (known) {
        row.right = CompareDialog::tr("%1 (%2)").arg(row.right, changeText(difference));
    }
    row.detail = row.name + u'\n' + twoSides(row.left, row.right) + u'\n'
        + (count.quoted ? CompareDialog::tr("A quote is made from it.")
                        : CompareDialog::tr("A quote is not made from it."));
    return row;
}

QString formOf(const std::optional<FindingDifference::Side>& side)
{
    if (!side) {
        return CompareDialog::tr("none");
    }
    const QString severity = choiceLabel(textOf(side->finding.severity));
    return side->waived ? CompareDialog::tr("%1, waived").arg(severity) : severity;
}

ComparisonRow rowOf(const FindingDifference& finding)
{
    const Finding& any = finding.any();
    const Rule* rule = findRule(any.rule);
    ComparisonRow row;
    row.key = u"finding/"_s + toQt(any.rule) + u' ' + toQt(any.at);
    row.name = CompareDialog::tr("%1 › %2").arg(
        toQt(any.at), rule == nullptr ? toQt(any.rule) : translated(rule->title));
    row.left = formOf(finding.left);
    row.right = formOf(finding.right);
    row.severity = any.severity;
    const QString heading = row.name + u"  ["_s + toQt(any.rule) + u"]\n"_s;
    if (!finding.left) {
        row.detail = heading + CompareDialog::tr("Only right: %1").arg(messageOf(any));
    } else if (!finding.right) {
        row.detail = heading + CompareDialog::tr("Only left: %1").arg(messageOf(any));
    } else {
        row.detail = heading
            + twoSides(CompareDialog::tr("%1: %2").arg(row.left, messageOf(finding.left->finding)),
                CompareDialog::tr("%1: %2").arg(row.right, messageOf(finding.right->finding)));
    }
    return row;
}

QString formOf(const std::optional<Waiver>& waiver)
{
    if (!waiver) {
        return CompareDialog::tr("not waived");
    }
    QStringList parts;
    for (const std::string& part : {waiver->reason, waiver->by, waiver->date}) {
        if (!part.empty()) {
            parts << toQt(part);
        }
    }
    return parts.isEmpty() ? CompareDialog::tr("waived without a reason") : parts.join(u", "_s);
}

ComparisonRow rowOf(const WaiverDifference& waiver)
{
    ComparisonRow row;
    row.key = u"waiver/"_s + toQt(waiver.any().rule) + u' ' + toQt(waiver.any().at);
    row.name =
        CompareDialog::tr("Waiver › %1 › %2").arg(toQt(waiver.any().at), toQt(waiver.any().rule));
    row.left = formOf(waiver.left);
    row.right = formOf(waiver.right);
    row.detail = row.name + u'\n' + twoSides(row.left, row.right);
    return row;
}

ComparisonSection section(const QString& some, const QString& none, std::vector<ComparisonRow> rows)
{
    return {rows.empty() ? none : some.arg(rows.size()), std::move(rows)};
}

} // namespace

QString nameOf(const FieldDifference& field)
{
    QStringList steps;
    for (const LabelStep& step : field.label) {
        steps << (step.isName ? toQt(step.text) : translated(step.text.c_str()));
    }
    return steps.join(u" › "_s);
}

QString summaryOf(const Comparison& comparison)
{
    QStringList lines;
    for (const Remark& remark : comparison.summary) {
        lines << filledIn(remark.text, remark.params);
    }
    return lines.join(u'\n');
}

std::vector<ComparisonSection> sectionsOf(const Comparison& comparison)
{
    std::vector<ComparisonRow> fields;
    for (std::size_t i = 0; i < comparison.fields.size(); ++i) {
        fields.push_back(rowOf(comparison.fields[i], i));
    }
    std::vector<ComparisonRow> counts;
    for (const CountDifference& count : comparison.counts) {
        counts.push_back(rowOf(count));
    }
    std::vector<ComparisonRow> findings;
    for (const FindingDifference& finding : comparison.findings) {
        findings.push_back(rowOf(finding));
    }
    for (const WaiverDifference& waiver : comparison.waivers) {
        findings.push_back(rowOf(waiver));
    }
    return {section(CompareDialog::tr("Fields: %1"), CompareDialog::tr("Fields: none differs"),
                std::move(fields)),
        section(CompareDialog::tr("Counts: %1"), CompareDialog::tr("Counts: none differs"),
            std::move(counts)),
        section(CompareDialog::tr("Findings: %1"), CompareDialog::tr("Findings: none differs"),
            std::move(findings))};
}

} // namespace clusterbrief::ui
