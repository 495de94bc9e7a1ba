#include "core/base/contract.h"
#include "core/check/rule.h"
#include "core/check/used_figures.h"

#include <map>

namespace clusterbrief::rules {
namespace {

std::string told(const UsedFigure& figure)
{
    return filled(figure.standing == Standing::Remembered
            ? CLUSTERBRIEF_TR_PHRASE("{name}, {label} {n} (no document was found)")
            : CLUSTERBRIEF_TR_PHRASE("{name}, {label} {n} (an estimate of its source)"),
        {{"name", figure.part->name}, {"label", figure.label}, {"n", figure.value}});
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    if (design.groups.empty() && design.networks.empty()) {
        return;
    }
    report.examined();
    std::map<std::string, std::vector<std::string>> byPlace;
    for (const UsedFigure& figure : estimatedFigures(design, sizing)) {
        if (figure.isNumber) {
            byPlace[figure.at].push_back(told(figure));
        }
    }
    for (const auto& [place, figures] : byPlace) {
        report.add(place, {}, {{"figures", join(figures, "; ")}});
    }
}

} // namespace

extern const Rule catalog_estimated_figure;

const Rule catalog_estimated_figure{
    .id = "catalog/estimated-figure",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("The brief rests on a planning estimate"),
    .text = CLUSTERBRIEF_TR_NOOP("Planning estimate: {figures}."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "Who reads a number takes it for the maker's; counts, power and tests that follow from an "
        "estimate are no better than it."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A number that the brief prints or reckons with stands in the catalog as an estimate or as "
        "remembered: power, ports, speeds, memory, domain, parameters. One finding for each node "
        "group, network or job."),
    .fix = CLUSTERBRIEF_TR_NOOP("Have the supplier confirm the figure, or state it in the request "
                                "by a part of its own."),
    .source = "The catalog's standings; field case: a sizing tool shipped 25 GB/s for 50, "
              "github.com/ai-dynamo/aiconfigurator/pull/477",
    .check = check,
};

} // namespace clusterbrief::rules
