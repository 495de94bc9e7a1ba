#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/used_parts.h"
#include "core/check/used_figures.h"

#include <algorithm>

namespace clusterbrief::sections {
namespace {

/// One address and nothing else.
bool isAddress(const std::string& where)
{
    return where.starts_with("https://")
        && std::all_of(where.begin(), where.end(), [](char c) { return c > ' ' && c != ';'; });
}

SpanText citationOf(const Catalog& catalog, const Part& part)
{
    SpanText text;
    for (const std::string& id : part.sources) {
        if (!text.empty()) {
            text.push_back({"; "});
        }
        const Source* source = catalog.source(id);
        if (source == nullptr) {
            text.push_back({id});
        } else if (isAddress(source->where)) {
            text.push_back({source->title, Span::Kind::Link, source->where});
        } else {
            text.push_back({source->title});
        }
    }
    return text.empty() ? plain(catalog.citation(part)) : text;
}

/// The part's standing, and those of its used figures that are less to be trusted.
std::string standingsOf(const Part& part, const std::vector<UsedFigure>& figures)
{
    std::string text(textOf(part.standing));
    for (const UsedFigure& figure : figures) {
        if (figure.part == &part && figure.standing > part.standing) {
            text += "; " + figure.label + (figure.value.empty() ? "" : ' ' + figure.value) + ": "
                + std::string(textOf(figure.standing));
        }
    }
    return text;
}

} // namespace

std::optional<Section> sources(const SectionInput& input)
{
    const Catalog& catalog = input.analysis.catalog();
    Table table = tableOf({{"Part", Align::Left, 1.7}, {"Catalog id", Align::Left, 1},
        {"Standing", Align::Left, 1.9}, {"Figures from", Align::Left, 3.4}});
    const std::vector<UsedFigure> figures =
        usedFigures(input.analysis.design, input.analysis.sizing);
    for (const Part* part : usedParts(input.analysis)) {
        table.rows.push_back({plain(part->name), code(part->id), plain(standingsOf(*part, figures)),
            citationOf(catalog, *part)});
    }
    if (table.rows.empty()) {
        return std::nullopt;
    }
    return Section{"sources", "Sources",
        {std::move(table),
            Paragraph{dimmed("Vendor: read on the maker's own page. Second-hand: read somewhere "
                             "else. Estimate and remembered: planning estimates. Stated: by the "
                             "request itself.")}}};
}

} // namespace clusterbrief::sections
