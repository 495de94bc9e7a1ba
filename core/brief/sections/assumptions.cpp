#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"
#include "core/check/used_figures.h"

namespace clusterbrief::sections {
namespace {

SpanText itemOf(const Assumption& assumption)
{
    return {
        Span{assumption.at + ':', Span::Kind::Strong}, Span{' ' + capitalised(assumption.text)}};
}

SpanText itemOf(const UsedFigure& used)
{
    return {Span{"Planning estimate:", Span::Kind::Strong},
        Span{' ' + shortName(*used.part) + ", " + used.label
            + (used.value.empty() ? "" : ' ' + used.value)
            + (used.standing == Standing::Remembered ? "; no document was found for it."
                                                     : "; the source calls it an estimate.")}};
}

} // namespace

std::optional<Section> assumptions(const SectionInput& input)
{
    BulletList list;
    for (const Assumption& assumption : input.analysis.design.assumptions) {
        list.items.push_back(itemOf(assumption));
    }
    for (const UsedFigure& used : estimatedFigures(input.analysis.design, input.analysis.sizing)) {
        list.items.push_back(itemOf(used));
    }
    if (list.items.empty()) {
        return std::nullopt;
    }
    return Section{"assumptions", "Assumptions", {std::move(list)}};
}

} // namespace clusterbrief::sections
