#include "core/brief/comparison_tables.h"

#include "core/base/text.h"
#include "core/brief/section.h"

namespace clusterbrief {
namespace {

std::string withUnit(const std::string& text, const char* unit)
{
    return *unit == '\0' ? text : text + ", " + unit;
}

std::string form(const std::optional<FindingDifference::Side>& side)
{
    return !side ? "none"
                 : std::string(textOf(side->finding.severity)) + (side->waived ? ", waived" : "")
            + ": " + side->finding.message();
}

std::string form(const std::optional<Waiver>& waiver)
{
    if (!waiver) {
        return "none";
    }
    std::vector<std::string> parts;
    for (const std::string& part : {waiver->reason, waiver->by, waiver->date}) {
        if (!part.empty()) {
            parts.push_back(part);
        }
    }
    return parts.empty() ? "no reason" : join(parts, ", ");
}

Table fieldTable(const Comparison& comparison, const ComparisonWords& words)
{
    Table table = tableOf({{"Field", Align::Left, 2}, {words.left, Align::Left, 1.5},
        {words.right, Align::Left, 1.5}});
    if (words.withPaths) {
        table.columns.insert(table.columns.begin(), {"Path", Align::Left, 2});
    }
    for (const FieldDifference& field : comparison.fields) {
        const char* unit = field.field == nullptr ? "" : field.field->unit;
        std::vector<SpanText> row{plain(withUnit(labelOf(field), unit)), plain(textOf(field.left)),
            plain(textOf(field.right))};
        if (words.withPaths) {
            row.insert(row.begin(), plain(field.path));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table countTable(const Comparison& comparison, const ComparisonWords& words)
{
    Table table = tableOf({{"Count", Align::Left, 3}, {words.left, Align::Right, 1},
        {words.right, Align::Right, 1}, {"Difference", Align::Right, 1}});
    for (const CountDifference& count : comparison.counts) {
        table.rows.push_back(
            {plain(withUnit(labelOf(count), count.unit)), plain(textOf(count.left)),
                plain(textOf(count.right)), plain(signedTextOf(count.difference()))});
    }
    return table;
}

Table ruleTable(const ComparisonWords& words)
{
    return tableOf({{"Rule", Align::Left, 1.3}, {"At", Align::Left, 1},
        {words.left, Align::Left, 2}, {words.right, Align::Left, 2}});
}

Table findingTable(const Comparison& comparison, const ComparisonWords& words)
{
    Table table = ruleTable(words);
    for (const FindingDifference& finding : comparison.findings) {
        table.rows.push_back({plain(finding.any().rule), plain(finding.any().at),
            plain(form(finding.left)), plain(form(finding.right))});
    }
    return table;
}

Table waiverTable(const Comparison& comparison, const ComparisonWords& words)
{
    Table table = ruleTable(words);
    for (const WaiverDifference& waiver : comparison.waivers) {
        table.rows.push_back({plain(waiver.any().rule), plain(waiver.any().at),
            plain(form(waiver.left)), plain(form(waiver.right))});
    }
    return table;
}

} // namespace

std::vector<TitledTable> comparisonTables(
    const Comparison& comparison, const ComparisonWords& words)
{
    std::vector<TitledTable> tables;
    const auto add = [&](const char* title, Table table) {
        if (!table.rows.empty()) {
            tables.push_back({title, std::move(table)});
        }
    };
    add("Fields", fieldTable(comparison, words));
    add("Counts", countTable(comparison, words));
    add("Findings", findingTable(comparison, words));
    add("Waivers", waiverTable(comparison, words));
    return tables;
}

} // namespace clusterbrief
