#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/request.h"
#include "app/cli/style.h"
#include "core/base/text.h"
#include "core/base/write.h"
#include "core/render/comparison.h"

#include <algorithm>
#include <array>

namespace clusterbrief::cli {
namespace {

constexpr std::size_t kLongest = 64; ///< Letters of a cell; JSON and Markdown have the whole.

/// Letters, not bytes: what begins a character of UTF-8.
std::size_t lettersOf(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(),
        [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string spaces(const std::string& text, std::size_t width)
{
    return std::string(width - std::min(width, lettersOf(text)), ' ');
}

std::string padded(const std::string& text, std::size_t width, bool toTheRight = false)
{
    return toTheRight ? spaces(text, width) + text : text + spaces(text, width);
}

std::string cell(const std::string& text)
{
    return printable(replaced(shortened(text, kLongest), "\n", " "));
}

/// Name, left, right, and what there is to say of them.
using Row = std::array<std::string, 4>;

std::string lineOf(const Row& row, const std::array<std::size_t, 4>& widths, bool numbers)
{
    std::string line = padded(row[0], widths[0]);
    for (std::size_t column = 1; column < row.size(); ++column) {
        line += "  " + padded(row[column], widths[column], numbers);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

std::string table(const std::string& title, const std::vector<Row>& rows, const Style& style,
    bool numbers = false)
{
    if (rows.empty()) {
        return {};
    }
    const Row head{title, "left", "right", numbers ? "difference" : ""};
    std::array<std::size_t, 4> widths{};
    for (std::size_t column = 0; column < widths.size(); ++column) {
        widths[column] = lettersOf(head[column]);
        for (const Row& row : rows) {
            widths[column] = std::max(widths[column], lettersOf(row[column]));
        }
    }
    std::string text = style.strong(lineOf(head, widths, numbers));
    for (const Row& row : rows) {
        text += lineOf(row, widths, numbers);
    }
    return text + '\n';
}

std::string note(const FieldDifference& field)
{
    std::string unit = field.field == nullptr ? "" : field.field->unit;
    switch (field.kind) {
    case FieldDifference::Kind::Changed:
        return unit;
    case FieldDifference::Kind::Added:
        return "added";
    case FieldDifference::Kind::Removed:
        return "removed";
    case FieldDifference::Kind::Reordered:
        break;
    }
    return "in another order";
}

std::string formOf(const std::optional<FindingDifference::Side>& side)
{
    return !side ? "none"
                 : std::string(textOf(side->finding.severity)) + (side->waived ? ", waived" : "");
}

std::string findingsText(const Comparison& comparison, const Style& style)
{
    std::vector<Row> rows;
    for (const FindingDifference& finding : comparison.findings) {
        const char* what = !finding.left ? "appeared" : !finding.right ? "vanished" : "changed";
        rows.push_back({"  " + cell(finding.any().at) + "  " + finding.any().rule,
            formOf(finding.left), formOf(finding.right), what});
    }
    std::string text = table("Findings", rows, style);
    for (const FindingDifference& finding : comparison.findings) {
        if (finding.right) {
            text += "  " + printable(finding.any().at) + "  "
                + printable(replaced(finding.any().message(), "\n", " ")) + '\n';
        }
    }
    return text.empty() || text.ends_with("\n\n") ? text : text + '\n';
}

std::string report(const Comparison& comparison, const ComparedNames& names, const Style& style)
{
    std::vector<Row> fields;
    for (const FieldDifference& field : comparison.fields) {
        fields.push_back({"  " + cell(field.path), cell(textOf(field.left)),
            cell(textOf(field.right)), note(field)});
    }
    std::vector<Row> counts;
    for (const CountDifference& count : comparison.counts) {
        const std::string unit = count.unit;
        const std::string label = labelOf(count) + (unit.empty() ? "" : ", " + unit);
        counts.push_back({"  " + cell(label), textOf(count.left), textOf(count.right),
            signedTextOf(count.difference())});
    }
    std::vector<Row> waivers;
    for (const WaiverDifference& waiver : comparison.waivers) {
        const auto reason = [](const std::optional<Waiver>& side) {
            return !side ? std::string("none")
                         : (side->reason.empty() ? "no reason" : cell(side->reason));
        };
        waivers.push_back({"  " + cell(waiver.any().at) + "  " + cell(waiver.any().rule),
            reason(waiver.left), reason(waiver.right), ""});
    }
    std::string text =
        "left   " + printable(names.left) + "\nright  " + printable(names.right) + "\n\n";
    text += table("Fields", fields, style) + table("Counts", counts, style, true);
    text += findingsText(comparison, style) + table("Waivers", waivers, style);
    for (const Remark& remark : comparison.summary) {
        text += printable(remark.message()) + '\n';
    }
    return text;
}

} // namespace

int runCompare(const CompareOptions& options)
{
    if (options.left == "-" && options.right == "-") {
        printError("compare - -: only one of the two can come from standard input");
        return kUsage;
    }
    const Result<AnalysedRequest> left =
        analysedRequest({options.left, {}, options.catalogs, options.maxSize});
    const Result<AnalysedRequest> right =
        analysedRequest({options.right, {}, options.catalogs, options.maxSize});
    for (const auto* side : {&left, &right}) {
        // What is wrong with a catalog file or with one file on both sides is told once.
        if (!*side && (side == &left || left || left.error() != side->error())) {
            printErrors(side->error());
        }
    }
    if (!left || !right) {
        return kUnusable;
    }
    const Comparison comparison = compare(left->analysis, right->analysis);
    const ComparedNames names{left->source.name, right->source.name};
    if (options.format == "json") {
        return print(
            writeJson(comparisonValue(comparison, left->analysis, right->analysis, names)));
    }
    return print(options.format == "md" ? comparisonMarkdown(comparison, names)
                                        : report(comparison, names, Style::forStandardOutput()));
}

} // namespace clusterbrief::cli
