#include "core/base/text.h"
#include "core/brief/comparison_tables.h"
#include "core/brief/section.h"

namespace clusterbrief::sections {
namespace {

std::string revision(Count number)
{
    return "revision " + std::to_string(number);
}

/// Which file the changes are told from, and whether that is the revision that this one follows.
std::string succession(const SectionInput& input, const Comparison& comparison)
{
    const Project& earlier = input.since->document().project;
    const Project& own = input.analysis.document().project;
    const std::string self = "this " + std::string(textOf(input.audience));
    const std::string compared = "Compared with "
        + (earlier.revision ? revision(*earlier.revision) + " (" + input.sinceName + ')'
                            : input.sinceName);
    switch (comparison.succession) {
    case Succession::Follows:
        return compared + ", the one that " + self + " says it follows.";
    case Succession::Another:
        return compared + ", although " + self + " says that it follows " + revision(*own.follows)
            + '.';
    case Succession::Reversed:
        return compared + ", which says that it follows " + self + ": it is the later of the two.";
    case Succession::Unstated:
        break;
    }
    return own.follows ? compared + ", which states no revision; " + self + " says that it follows "
            + revision(*own.follows) + '.'
                       : compared + "; " + self + " does not say which revision it follows.";
}

ComparisonWords words(const Project& earlier, const Project& own)
{
    if (earlier.revision && own.revision && *earlier.revision != *own.revision) {
        return {capitalised(revision(*earlier.revision)), capitalised(revision(*own.revision))};
    }
    return {"Before", "Now"};
}

} // namespace

std::optional<Section> changes(const SectionInput& input)
{
    if (input.since == nullptr) {
        return std::nullopt;
    }
    const Comparison comparison = compare(*input.since, input.analysis);
    const Project& earlier = input.since->document().project;
    const Project& own = input.analysis.document().project;
    std::string text = succession(input, comparison);
    if (earlier.revision && earlier.revision == own.revision && !comparison.isEqual()) {
        text += " Both say " + revision(*own.revision) + ", and they differ.";
    }
    Section section{"changes",
        "Changes since " + (earlier.revision ? revision(*earlier.revision) : input.sinceName),
        {Paragraph{plain(text + ' ' + materialRemark(comparison).message())}}};
    for (TitledTable& titled : comparisonTables(comparison, words(earlier, own))) {
        section.blocks.emplace_back(Paragraph{strong(titled.title)});
        section.blocks.emplace_back(std::move(titled.table));
    }
    return section;
}

} // namespace clusterbrief::sections
