#include "core/base/contract.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

/// What the largest server or rack takes; empty where the catalog does not know it.
std::string largestPower(const Design& design)
{
    const System* largest = nullptr;
    for (const auto& group : design.groups) {
        const System* system = group->system;
        if (system != nullptr && system->maxPowerKw
            && (largest == nullptr || *system->maxPowerKw > *largest->maxPowerKw)) {
            largest = system;
        }
    }
    return largest == nullptr
        ? std::string()
        : filled(CLUSTERBRIEF_TR_PHRASE("one {name} takes up to {n} kW"),
            {{"name", largest->name}, {"n", figure(*largest->maxPowerKw, 2)}});
}

std::string liquidSystem(const Design& design)
{
    const auto found = std::find_if(design.groups.begin(), design.groups.end(), [](const auto& g) {
        return g->system != nullptr && g->system->cooling == Cooling::Liquid;
    });
    return found == design.groups.end() ? std::string() : (*found)->system->name;
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const Facility& site = design.document->facility;
    const bool any = std::any_of(design.groups.begin(), design.groups.end(),
        [](const auto& group) { return group->role == Role::Compute && group->servers > 0; });
    if (!any) {
        return;
    }
    report.examined();
    std::vector<std::string> open;
    if (!site.rackPowerKw) {
        const std::string power = largestPower(design);
        open.push_back(
            filled(power.empty() ? CLUSTERBRIEF_TR_PHRASE("the power of a rack")
                                 : CLUSTERBRIEF_TR_PHRASE("the power of a rack, while {power}"),
                {{"power", power}}));
    }
    const std::string liquid = liquidSystem(design);
    if (!site.liquidCooling && !liquid.empty()) {
        open.push_back(filled(
            CLUSTERBRIEF_TR_PHRASE("whether the site has the liquid cooling that {liquid} needs"),
            {{"liquid", liquid}}));
    }
    if (!open.empty()) {
        report.add("facility",
            site.rackPowerKw ? "/facility/liquid_cooling" : "/facility/rack_power_kw",
            {{"open", join(open, "; and ")}});
    }
}

} // namespace

extern const Rule facility_unstated;

const Rule facility_unstated{
    .id = "facility/unstated",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("The site is not described"),
    .text = CLUSTERBRIEF_TR_NOOP("The facility leaves open {open}."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "How many nodes go into a rack, how many racks and cables are needed and whether the "
        "hardware can stand there at all follow from the site."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Compute nodes are asked for and the power of a rack is not stated, or liquid cooling is "
        "not stated and a system needs it."),
    .fix = CLUSTERBRIEF_TR_NOOP("State the power that a rack can be fed and cooled with, and "
                                "whether there is liquid cooling."),
    .source = "NVIDIA DGX SuperPOD reference architectures: 1, 2 or 4 systems a rack as power and "
              "cooling allow",
    .check = check,
};

} // namespace clusterbrief::rules
