#include "app/cli/report.h"

#include "app/cli/files.h"
#include "core/base/text.h"
#include "core/base/write.h"
#include "core/check/place.h"
#include "core/document/fields.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace clusterbrief::cli {
namespace {

/// Characters of a line that are shown; longer lines are cut around the place.
constexpr std::size_t kMostShown = 100;
constexpr std::size_t kShownBefore = 40;

/// A word as a shell takes it, in quotes where it needs them.
std::string asArgument(const std::string& word)
{
    const bool bare = std::all_of(word.begin(), word.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || std::string_view("_-./:=,+@%").find(c) != std::string_view::npos;
    });
    return bare ? word : '\'' + replaced(word, "'", "'\\''") + '\'';
}

/// The text's characters, each safe for a terminal.
std::vector<std::string> charactersOf(std::string_view line)
{
    std::vector<std::string> characters;
    for (const char c : line) {
        if ((static_cast<unsigned char>(c) & 0xC0U) == 0x80U && !characters.empty()) {
            characters.back() += c;
        } else {
            characters.emplace_back(1, c == '\t' ? ' ' : c);
        }
    }
    for (std::string& character : characters) {
        character = withDirectionsShown(printable(character));
    }
    return characters;
}

/// Columns of a terminal that a character takes: two where it is one of East Asian scripts or a
/// picture, none where it is set above the one before.
/// Source: Unicode, East Asian Width (UAX 11), its large blocks.
std::size_t columnsOf(const std::string& character)
{
    const auto lead = static_cast<unsigned char>(character.front());
    if (lead < 0xC0U) {
        return character.size();
    }
    if (lead == 0xCCU || (lead == 0xCDU && character < "\xCD\xB0")) {
        return 0;
    }
    const bool wide = (character >= "\xE1\x84\x80" && character < "\xE1\x85\xA0")
        || (character >= "\xE2\xBA\x80" && character < "\xEA\x93\x90")
        || (character >= "\xEA\xB0\x80" && character < "\xED\x9E\xB0")
        || (character >= "\xEF\xA4\x80" && character < "\xEF\xAC\x80")
        || (character >= "\xEF\xBC\x80" && character < "\xEF\xBD\xA1")
        || (character >= "\xF0\x9F\x8C\x80" && character < "\xF0\x9F\xA6\x80")
        || character >= "\xF0\xA0\x80\x80";
    return wide ? 2 : 1;
}

std::size_t columnsOf(const std::vector<std::string>& characters, std::size_t from, std::size_t to)
{
    std::size_t columns = 0;
    for (std::size_t i = from; i < std::min(to, characters.size()); ++i) {
        columns += columnsOf(characters[i]);
    }
    return columns;
}

/// Blanks as wide as the number of the line that is shown.
std::string marginFor(int line)
{
    return std::string(std::to_string(line).size(), ' ');
}

/// The line with the place underlined.
std::string excerpt(
    const SourceText& source, const TextSpan& span, Severity severity, const Style& style)
{
    const std::vector<std::string> line = charactersOf(lineOf(source.text, span.from.line));
    const auto first = std::min(line.size(), static_cast<std::size_t>(span.from.column - 1));
    const std::size_t begin =
        line.size() <= kMostShown || first <= kShownBefore ? 0 : first - kShownBefore;
    const std::size_t end = std::min(line.size(), begin + kMostShown);
    const std::size_t last = std::min(end, first + static_cast<std::size_t>(span.columns));

    std::string shown = begin > 0 ? "…" : "";
    for (std::size_t i = begin; i < end; ++i) {
        shown += line[i];
    }
    shown += end < line.size() ? "…" : "";
    const std::size_t indent = columnsOf(line, begin, first) + (begin > 0 ? 1 : 0);
    const std::size_t marks = std::max<std::size_t>(1, columnsOf(line, first, last));
    const std::string number = std::to_string(span.from.line);
    const std::string margin = marginFor(span.from.line);
    return style.dimmed(margin + " |") + '\n' + style.dimmed(number + " |") + ' ' + shown + '\n'
        + style.dimmed(margin + " |") + ' ' + std::string(indent, ' ')
        + style.severity(severity, std::string(marks, '^')) + '\n';
}

std::string labelled(
    const std::string& margin, const Style& style, const char* label, const std::string& words)
{
    return style.dimmed(margin + " = ") + style.strong(label) + ": " + oneLine(words) + '\n';
}

std::string findingText(
    const Finding& finding, const AnalysedRequest& request, const Style& style, bool verbose)
{
    const Rule& rule = *findRule(finding.rule);
    const Document& document = request.analysis.document();
    const auto span = placeOf(request.source, document, finding);
    const Position at = span ? span->from : Position{1, 1};
    const std::string margin = marginFor(at.line);
    std::string text = style.severity(finding.severity,
                           std::string(textOf(finding.severity)) + '[' + finding.rule + ']')
        + style.strong(": " + oneLine(finding.message())) + '\n';
    text += style.dimmed(margin + "--> " + request.source.name + ':' + std::to_string(at.line) + ':'
                + std::to_string(at.column))
        + '\n';
    text += span ? excerpt(request.source, *span, finding.severity, style) : std::string();
    text += labelled(margin, style, "at", finding.at);
    text += labelled(margin, style, "why", rule.why);
    text += labelled(margin, style, "fix", finding.fix ? finding.fixText() : rule.fix);
    if (finding.fix) {
        for (const auto& [pointer, value] : finding.fix->set) {
            text += style.dimmed(
                        margin + "   --set " + asArgument(settingFor(document, pointer, value)))
                + '\n';
        }
    }
    text += verbose ? labelled(margin, style, "source", rule.source) : std::string();
    return text + '\n';
}

std::string waivedText(const WaivedFinding& waived, const Style& style)
{
    const std::string by = waived.waiver.by.empty() ? "" : ", " + waived.waiver.by;
    const std::string date = waived.waiver.date.empty() ? "" : ", " + waived.waiver.date;
    return style.dimmed("waived[" + waived.finding.rule + "]: " + oneLine(waived.finding.message())
               + "\n  = at: " + waived.finding.at + "\n  = reason: " + waived.waiver.reason + by
               + date)
        + "\n\n";
}

std::string countsText(const CheckResult& check, const Style& style)
{
    const auto count = [&](Severity severity) {
        return static_cast<std::int64_t>(check.count(severity));
    };
    const std::int64_t advice = count(Severity::Advice);
    return counted(count(Severity::Error), "error", "errors") + ", "
        + counted(count(Severity::Warning), "warning", "warnings") + ", "
        + (advice == 0 ? std::string("no advice")
                       : counted(advice, "piece of advice", "pieces of advice"))
        + ", " + std::to_string(check.waived.size())
        + " waived: " + style.strong(check.ready() ? "ready to send" : "not ready to send") + ".\n";
}

/// Words set into lines, each behind a margin.
std::string filled(const std::vector<std::string>& words, const std::string& margin)
{
    constexpr std::size_t kWidth = 110;
    std::string text;
    std::string line;
    for (const std::string& word : words) {
        if (!line.empty() && margin.size() + line.size() + word.size() + 2 > kWidth) {
            text += margin + line + ",\n";
            line.clear();
        }
        line += (line.empty() ? "" : ", ") + word;
    }
    return text + margin + line + '\n';
}

/// One cause keeps several rules from being evaluated; it is told once.
std::string notEvaluatedText(const std::vector<Coverage::NotEvaluated>& skipped, const Style& style)
{
    std::vector<std::pair<std::string, std::vector<std::string>>> byReason;
    for (const Coverage::NotEvaluated& one : skipped) {
        auto same = std::find_if(byReason.begin(), byReason.end(),
            [&](const auto& entry) { return entry.first == one.reason; });
        if (same == byReason.end()) {
            same = byReason.insert(byReason.end(), {one.reason, {}});
        }
        same->second.push_back(one.rule);
    }
    std::string text;
    for (const auto& [reason, rules] : byReason) {
        text += style.dimmed("not evaluated, as " + reason + ":\n" + filled(rules, "    "));
    }
    return text;
}

std::string coverageText(const CheckResult& check, const Style& style)
{
    const Coverage& coverage = check.coverage;
    std::string text = notEvaluatedText(coverage.notEvaluated, style);
    text += text.empty() ? "" : "\n";
    return text + countsText(check, style) + grouped(static_cast<std::int64_t>(allRules().size()))
        + " rules: " + std::to_string(coverage.run.size()) + " run, "
        + std::to_string(coverage.notApplicable.size()) + " not applicable, "
        + std::to_string(coverage.notEvaluated.size()) + " not evaluated, "
        + std::to_string(coverage.off.size()) + " off.\n";
}

std::string shownValue(const Value& value)
{
    return value.kind == Value::Kind::Null ? "not stated" : writeFlow(value);
}

} // namespace

std::string findingsReport(const AnalysedRequest& request, const Style& style, bool verbose)
{
    const CheckResult& check = request.analysis.check;
    std::string text;
    for (const Finding& finding : check.findings) {
        text += findingText(finding, request, style, verbose);
    }
    for (const WaivedFinding& waived : check.waived) {
        text += waivedText(waived, style);
    }
    return text + coverageText(check, style);
}

std::string fixesReport(const Mended& mended, const Style& style)
{
    std::string text;
    for (const AppliedFix& fix : mended.applied) {
        text += style.good("fixed[" + fix.finding.rule + ']')
            + style.strong(": " + oneLine(fix.finding.message())) + '\n'
            + labelled(" ", style, "at", fix.finding.at);
        for (const AppliedFix::Change& change : fix.changes) {
            text += "      "
                + oneLine(change.path + ": " + shownValue(change.before) + " → "
                    + shownValue(change.after))
                + '\n';
        }
        text += '\n';
    }
    const auto count = static_cast<std::int64_t>(mended.applied.size());
    text += count == 0 ? std::string("No finding has a mechanical fix.\n\n")
                       : counted(count, "fix", "fixes") + " applied.\n\n";
    return text
        + (mended.complete ? "" : "There are more fixes than one run applies; run it again.\n\n");
}

Value fixesValue(const Mended& mended)
{
    Value list = Value::ofList({});
    for (const AppliedFix& fix : mended.applied) {
        Value changes = Value::ofList({});
        for (const AppliedFix::Change& change : fix.changes) {
            changes.items.push_back(Value::ofMap({{"field", Value::ofText(change.pointer)},
                {"from", change.before}, {"to", change.after}}));
        }
        list.items.push_back(Value::ofMap({{"rule", Value::ofText(fix.finding.rule)},
            {"severity", Value::ofText(std::string(textOf(fix.finding.severity)))},
            {"at", Value::ofText(fix.finding.at)},
            {"message", Value::ofText(fix.finding.message())}, {"changes", std::move(changes)}}));
    }
    return list;
}

} // namespace clusterbrief::cli
