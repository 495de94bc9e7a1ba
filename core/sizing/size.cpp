#include "core/sizing/size.h"

#include "core/sizing/hops.h"
#include "core/sizing/node_power.h"
#include "core/sizing/size_network.h"

#include <algorithm>

namespace clusterbrief {
namespace {

std::optional<BandwidthGap> widestGap(const Design& design)
{
    std::optional<BandwidthGap> widest;
    for (const auto& group : design.groups) {
        if (group->role != Role::Compute || group->gpu == nullptr || group->gpus() == 0) {
            continue;
        }
        const double scaleUp = group->domain > 1 ? group->gpu->scaleUp.eachWay().value : 0;
        const BandwidthGap gap{group.get(), {scaleUp}, fabricPerGpu(*group)};
        if (!widest || gap.ratio().value_or(-1) > widest->ratio().value_or(-1)) {
            widest = gap;
        }
    }
    return widest;
}

/// The appliances that the manager ports of a network lead to.
/// Source: NVIDIA RA-11333-001 V11: 4 fabric manager ports of a fabric, 2 UFM appliances.
std::int64_t appliancesOf(const SizedNetwork& network)
{
    return ceilDiv(network.size.managerLinks, 2);
}

/// What else has a management port: switch boxes, manager appliances and PDUs.
std::int64_t equipmentPorts(const Sizing& sizing)
{
    std::int64_t ports = sizing.managerAppliances + sizing.racks.pdus;
    for (const SizedNetwork& network : sizing.networks) {
        for (const SwitchCount& count : switchesOf(network)) {
            ports += network.network->kind == NetworkKind::OutOfBand
                ? 0
                : count.part->boxes(count.switches);
        }
    }
    return ports;
}

/// Names the networks whose switches the out-of-band network has no ports for, since nobody knows
/// how many they are.
void tellLeftOut(Sizing& sizing)
{
    SizedNetwork& outOfBand = sizing.networks.back();
    if (outOfBand.size.fault != FabricFault::None) {
        return;
    }
    for (const SizedNetwork& network : sizing.networks) {
        if (network.size.fault != FabricFault::None && !network.shares) {
            outOfBand.size.steps.push_back({"not counted",
                "ports for the switches of the " + labelOf(network.network->kind)
                    + " network, which cannot be sized"});
        }
    }
}

/// The out-of-band network comes last: it counts the switches of the others, and its own racks.
void sizeOutOfBand(const Design& design, const ResolvedNetwork& network, Sizing& sizing)
{
    constexpr int kMostRounds = 4; // its switches may fill one more rack, whose PDUs count too
    std::vector<SizedNetwork> others = sizing.networks;
    for (int round = 0; round < kMostRounds; ++round) {
        const std::int64_t ports = equipmentPorts(sizing);
        sizing.networks = others;
        sizing.networks.push_back(detail::sizeNetwork(design, network, ports));
        sizing.racks = planRacks(design, sizing.networks);
        if (equipmentPorts(sizing) == ports) {
            break;
        }
    }
    tellLeftOut(sizing);
}

void sizeNetworks(const Design& design, Sizing& sizing)
{
    for (const auto& network : design.networks) {
        if (network->kind != NetworkKind::OutOfBand) {
            sizing.networks.push_back(detail::sizeNetwork(design, *network, 0));
            sizing.managerAppliances += appliancesOf(sizing.networks.back());
        }
    }
    sizing.racks = planRacks(design, sizing.networks);
    if (const ResolvedNetwork* outOfBand = design.network(NetworkKind::OutOfBand)) {
        sizeOutOfBand(design, *outOfBand, sizing);
    }
}

void countSwitches(const SizedNetwork* compute, SizedWorkload& sized)
{
    const std::size_t parts = sized.traffic ? sized.traffic->parts.size() : 0;
    for (std::size_t i = 0; i < parts; ++i) {
        TrafficPart& part = sized.traffic->parts[i];
        if (part.link != TrafficLink::Fabric) {
            part.switches = 0;
        } else if (compute != nullptr) {
            part.switches = switchesBetween(*sized.workload, part.span, *compute);
        }
    }
}

} // namespace

std::optional<double> BandwidthGap::ratio() const
{
    return fabric && fabric->value > 0 ? std::optional(scaleUp.value / fabric->value)
                                       : std::nullopt;
}

const SizedNetwork* Sizing::network(NetworkKind kind) const
{
    const auto found = std::find_if(networks.begin(), networks.end(),
        [&](const SizedNetwork& n) { return n.network->kind == kind; });
    return found == networks.end() ? nullptr : &*found;
}

const SizedWorkload* Sizing::workload(const ResolvedWorkload& of) const
{
    const auto found = std::find_if(workloads.begin(), workloads.end(),
        [&](const SizedWorkload& w) { return w.workload == &of; });
    return found == workloads.end() ? nullptr : &*found;
}

std::optional<GigabytesPerSecond> fabricPerGpu(const ResolvedGroup& group)
{
    if (!group.compute || !group.compute->speed || group.compute->perNode == 0
        || group.gpusPerNode == 0) {
        return std::nullopt;
    }
    const double node =
        group.compute->speed->eachWay().value * static_cast<double>(group.compute->perNode);
    return GigabytesPerSecond{node / static_cast<double>(group.gpusPerNode)};
}

Sizing size(const Design& design)
{
    Sizing sizing;
    sizeNetworks(design, sizing);
    const SizedNetwork* compute = sizing.network(NetworkKind::Compute);
    const double taper = compute == nullptr ? 1 : compute->size.effectiveRatio.value_or(1);
    for (const auto& workload : design.workloads) {
        sizing.workloads.push_back(
            {workload.get(), memoryNeed(*workload), trafficOf(*workload, taper)});
        countSwitches(compute, sizing.workloads.back());
    }
    sizing.bandwidth = widestGap(design);
    sizing.nodePowerKw = nodePower(design);
    return sizing;
}

} // namespace clusterbrief
