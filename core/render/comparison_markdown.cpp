#include "core/base/text.h"
#include "core/render/comparison.h"
#include "core/render/markdown_text.h"

namespace clusterbrief {
namespace {

std::string row(const std::vector<std::string>& cells)
{
    std::vector<std::string> safe;
    for (const std::string& cell : cells) {
        safe.push_back(escapedMarkdown(cell));
    }
    return "| " + join(safe, " | ") + " |\n";
}

std::string table(const std::string& title, const std::vector<std::string>& columns,
    const std::vector<std::vector<std::string>>& rows, bool numbers = false)
{
    if (rows.empty()) {
        return {};
    }
    std::string text = "\n## " + title + "\n\n" + row(columns) + '|';
    for (const std::string& column : columns) {
        text += column == columns.front() || !numbers ? " --- |" : " ---: |";
    }
    text += '\n';
    for (const std::vector<std::string>& cells : rows) {
        text += row(cells);
    }
    return text;
}

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

} // namespace

std::string comparisonMarkdown(const Comparison& comparison, const ComparedNames& names)
{
    std::vector<std::vector<std::string>> fields;
    for (const FieldDifference& field : comparison.fields) {
        const char* unit = field.field == nullptr ? "" : field.field->unit;
        fields.push_back(
            {field.path, withUnit(labelOf(field), unit), textOf(field.left), textOf(field.right)});
    }
    std::vector<std::vector<std::string>> counts;
    for (const CountDifference& count : comparison.counts) {
        counts.push_back({withUnit(labelOf(count), count.unit), textOf(count.left),
            textOf(count.right), signedTextOf(count.difference())});
    }
    std::vector<std::vector<std::string>> findings;
    for (const FindingDifference& finding : comparison.findings) {
        findings.push_back(
            {finding.any().rule, finding.any().at, form(finding.left), form(finding.right)});
    }
    std::vector<std::vector<std::string>> waivers;
    for (const WaiverDifference& waiver : comparison.waivers) {
        waivers.push_back(
            {waiver.any().rule, waiver.any().at, form(waiver.left), form(waiver.right)});
    }
    std::string text = "# Comparison\n\n- **Left:** " + escapedMarkdown(names.left)
        + "\n- **Right:** " + escapedMarkdown(names.right) + '\n';
    for (const Remark& remark : comparison.summary) {
        text += "- " + escapedMarkdown(remark.message()) + '\n';
    }
    text += table("Fields", {"Path", "Field", "Left", "Right"}, fields);
    text += table("Counts", {"Count", "Left", "Right", "Difference"}, counts, true);
    text += table("Findings", {"Rule", "At", "Left", "Right"}, findings);
    return text + table("Waivers", {"Rule", "At", "Left", "Right"}, waivers);
}

} // namespace clusterbrief
