#include "core/sizing/left_out.h"

#include "core/base/contract.h"
#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief {
namespace {

bool hasRacks(const RackPlan& plan, const ResolvedGroup& group)
{
    return std::any_of(plan.groups.begin(), plan.groups.end(),
        [&](const GroupRacks& racks) { return racks.group == &group; });
}

bool hasHeights(const SizedNetwork& network)
{
    const std::vector<SwitchCount> counts = switchesOf(network);
    return std::all_of(counts.begin(), counts.end(),
        [](const SwitchCount& count) { return count.part->rackUnits.has_value(); });
}

} // namespace

std::vector<std::string> RacksLeftOut::told() const
{
    std::vector<std::string> list;
    for (const ResolvedGroup* group : groups) {
        list.push_back(group->at);
    }
    for (const NetworkKind network : networks) {
        list.push_back(filled(CLUSTERBRIEF_TR_PHRASE("the switches of the {network} network"),
            {{"network", labelOf(network)}}));
    }
    return list;
}

RacksLeftOut racksLeftOut(const Design& design, const Sizing& sizing)
{
    RacksLeftOut leftOut;
    for (const auto& group : design.groups) {
        if (group->servers > 0 && !hasRacks(sizing.racks, *group)) {
            leftOut.groups.push_back(group.get());
        }
    }
    for (const SizedNetwork& network : sizing.networks) {
        const bool sized = network.shares || network.size.fault == FabricFault::None;
        if (!sized || !hasHeights(network)) {
            leftOut.networks.push_back(network.network->kind);
        }
    }
    return leftOut;
}

std::string racksCounted(const RackPlan& plan, const RacksLeftOut& leftOut)
{
    std::vector<std::string> list;
    if (plan.nodeRacks > 0 || leftOut.groups.empty()) {
        list.push_back(grouped(plan.nodeRacks) + " of nodes");
    }
    if (plan.switchRacks > 0 || leftOut.networks.empty()) {
        list.push_back(grouped(plan.switchRacks) + " of switches");
    }
    return join(list, ", ");
}

} // namespace clusterbrief
