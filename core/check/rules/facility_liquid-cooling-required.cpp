#include "core/base/contract.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    if (!design.document->facility.liquidCooling) {
        return;
    }
    std::vector<std::string> liquid;
    std::int64_t count = 0;
    for (const auto& group : design.groups) {
        if (group->system == nullptr || !group->system->cooling) {
            if (group->role == Role::Compute) {
                report.skip(
                    filled(CLUSTERBRIEF_TR_PHRASE("the cooling of the nodes of {at} is not known"),
                        {{"at", group->at}}));
            }
            continue;
        }
        report.examined();
        if (group->system->cooling == Cooling::Liquid) {
            liquid.push_back(group->system->name + " (" + group->request->name + ')');
            count = std::min<std::int64_t>(count + group->servers, 1'000'000'000);
        }
    }
    if (!liquid.empty() && !*design.document->facility.liquidCooling) {
        report.add("facility", "/facility/liquid_cooling",
            {{"systems", join(liquid, ", ")}, {"count", grouped(count)}});
    }
}

} // namespace

extern const Rule facility_liquid_cooling_required;

const Rule facility_liquid_cooling_required{
    .id = "facility/liquid-cooling-required",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("The site lacks liquid cooling"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The site has no liquid cooling, and {count} of the systems asked for cannot run without "
        "it: {systems}."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "The hardware cannot be switched on there; pipes, pumps and a heat exchanger take months."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A system that is only built with liquid cooling, and a site that is stated to have none. "
        "Not evaluated for nodes whose cooling the catalog does not know; where the site does not "
        "say, facility/unstated does."),
    .fix = CLUSTERBRIEF_TR_NOOP("Choose another site or an air-cooled system."),
    .source = "The systems' cooling, as the catalog cites it; NVIDIA DGX GB200 user guide: "
              "liquid-cooled compute and switch trays",
    .check = check,
};

} // namespace clusterbrief::rules
