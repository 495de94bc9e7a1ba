#include "core/base/text.h"
#include "core/brief/section.h"

#include <algorithm>
#include <map>

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

/// `fabric` of `fabric/oversubscribed`, and the rest.
std::pair<std::string, std::string> partsOf(const std::string& rule)
{
    const std::size_t slash = rule.find('/');
    return {rule.substr(0, slash), rule.substr(slash + 1)};
}

/// The rules of a list a group, in the order of the list.
using Groups = std::map<std::string, SpanText>;

Groups byGroup(const std::vector<std::string>& rules, std::vector<std::string>& order)
{
    Groups groups;
    for (const std::string& rule : rules) {
        const auto [group, name] = partsOf(rule);
        if (std::find(order.begin(), order.end(), group) == order.end()) {
            order.push_back(group);
        }
        SpanText& text = groups[group];
        if (!text.empty()) {
            text.push_back({", "});
        }
        text.push_back({name, Span::Kind::Code});
    }
    return groups;
}

Table rulesTable(const Coverage& coverage)
{
    std::vector<std::string> order;
    Groups run = byGroup(coverage.run, order);
    Groups notApplicable = byGroup(coverage.notApplicable, order);
    Table table = tableOf(
        {{"Rules", Align::Left, 1}, {"Run", Align::Left, 4}, {"Not applicable", Align::Left, 3}});
    for (const std::string& group : order) {
        table.rows.push_back({code(group + '/'), run[group], notApplicable[group]});
    }
    return table;
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
    if (!lists.rows.empty()) {
        section.blocks.emplace_back(std::move(lists));
    }
    section.blocks.emplace_back(rulesTable(coverage));
    return section;
}

} // namespace clusterbrief::sections
