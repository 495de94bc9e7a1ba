#include "core/base/text.h"
#include "core/brief/section.h"

namespace clusterbrief::sections {
namespace {

std::string countsOf(const Coverage& coverage)
{
    const auto size = [](const auto& list) { return static_cast<std::int64_t>(list.size()); };
    const std::int64_t all = size(coverage.run) + size(coverage.notApplicable)
        + size(coverage.notEvaluated) + size(coverage.off);
    std::string text = counted(all, "rule", "rules") + ": " + grouped(size(coverage.run)) + " run, "
        + grouped(size(coverage.notApplicable)) + " not applicable, "
        + grouped(size(coverage.notEvaluated)) + " not evaluated";
    if (!coverage.off.empty()) {
        text += ", " + grouped(size(coverage.off)) + " switched off";
    }
    return text + '.';
}

void addList(const char* title, const std::vector<std::string>& rules, KeyValues& lists)
{
    if (rules.empty()) {
        return;
    }
    SpanText text;
    for (const std::string& rule : rules) {
        if (!text.empty()) {
            text.push_back({", "});
        }
        text.push_back({rule, Span::Kind::Code});
    }
    lists.rows.emplace_back(title, std::move(text));
}

} // namespace

std::optional<Section> coverage(const SectionInput& input)
{
    const Coverage& coverage = input.analysis.check.coverage;
    Section section{"coverage", "What was checked", {}};
    section.blocks.emplace_back(Paragraph{plain(countsOf(coverage))});
    if (!coverage.notEvaluated.empty()) {
        Table table =
            tableOf({{"Not evaluated", Align::Left, 2}, {"What is missing", Align::Left, 3}});
        for (const Coverage::NotEvaluated& skipped : coverage.notEvaluated) {
            table.rows.push_back({code(skipped.rule), plain(skipped.reason)});
        }
        section.blocks.emplace_back(std::move(table));
    }
    KeyValues lists;
    addList("Switched off", coverage.off, lists);
    std::vector<std::string> changed;
    for (const SeverityOverride& severity : input.analysis.document().severities) {
        if (severity.severity != SeverityChoice::Off) {
            changed.push_back(severity.rule + ": " + std::string(textOf(severity.severity)));
        }
    }
    addList("Severity set by the request", changed, lists);
    addList("Run", coverage.run, lists);
    addList("Not applicable", coverage.notApplicable, lists);
    if (!lists.rows.empty()) {
        section.blocks.emplace_back(std::move(lists));
    }
    return section;
}

} // namespace clusterbrief::sections
