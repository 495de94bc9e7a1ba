#include "core/brief/section.h"

#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief {

SpanText plain(std::string text)
{
    return {Span{std::move(text)}};
}

SpanText code(std::string text)
{
    return {Span{std::move(text), Span::Kind::Code}};
}

SpanText strong(std::string text)
{
    return {Span{std::move(text), Span::Kind::Strong}};
}

SpanText dimmed(std::string text)
{
    return {Span{std::move(text), Span::Kind::Dimmed}};
}

std::string askedWord(Audience audience)
{
    return audience == Audience::Request ? "asked for" : "offered";
}

SpanText notStated(const SectionInput& input, const std::string& what)
{
    const bool request = input.audience == Audience::Request;
    return {Span{"Not stated:", Span::Kind::Strong},
        Span{(request ? " the supplier is to state " : " to be settled before an order: ") + what
            + '.'}};
}

std::optional<SpanText> unknownSystem(const ResolvedGroup& group)
{
    if (group.system != nullptr || group.request->system.empty()) {
        return std::nullopt;
    }
    return SpanText{Span{"Open:", Span::Kind::Strong},
        Span{" the system " + group.request->system + " is not in the catalog."}};
}

Table tableOf(std::vector<Table::Column> columns)
{
    Table table;
    table.columns = std::move(columns);
    return table;
}

std::vector<const ResolvedGroup*> computeGroups(const Design& design)
{
    std::vector<const ResolvedGroup*> groups;
    for (const auto& group : design.groups) {
        if (group->role == Role::Compute) {
            groups.push_back(group.get());
        }
    }
    return groups;
}

std::string verdict(const CheckResult& check)
{
    const auto size = [](const auto& list) { return static_cast<std::int64_t>(list.size()); };
    const auto number = [&](Severity severity, const char* singular, const char* plural) {
        const auto count = static_cast<std::int64_t>(check.count(severity));
        return count == 0 ? std::string("no ") + singular : counted(count, singular, plural);
    };
    const Coverage& coverage = check.coverage;
    const std::int64_t all = size(coverage.run) + size(coverage.notApplicable)
        + size(coverage.notEvaluated) + size(coverage.off);
    std::string text =
        grouped(size(coverage.run)) + " of " + counted(all, "rule", "rules") + " run";
    if (!coverage.notEvaluated.empty()) {
        text += ", " + grouped(size(coverage.notEvaluated)) + " not evaluated";
    }
    if (!coverage.off.empty()) {
        text += ", " + grouped(size(coverage.off)) + " switched off";
    }
    text += ": " + number(Severity::Error, "error", "errors") + ", "
        + number(Severity::Warning, "warning", "warnings");
    if (!check.waived.empty()) {
        text += ", " + grouped(size(check.waived)) + " waived";
    }
    return text;
}

} // namespace clusterbrief
