#include "core/sizing/size.h"

#include <algorithm>

namespace clusterbrief {
namespace {

std::int64_t radixOf(const Switch* part, const ResolvedNetwork& network)
{
    return part == nullptr || !network.generation ? 0 : part->portsAt(*network.generation);
}

FabricInput inputOf(const ResolvedNetwork& network)
{
    const Network& request = *network.request;
    FabricInput input;
    for (const ResolvedGroup* group : network.groups) {
        const std::int64_t ports = group->ports(network.kind)->perNode;
        input.nodes += group->nodes;
        input.rails = std::max(input.rails, ports);
        input.hostLinks += group->nodes * ports;
    }
    input.leafRadix = radixOf(network.leaf, network);
    input.spineRadix = radixOf(network.spine, network);
    input.coreRadix = radixOf(network.core, network);
    input.topology = request.topology.value_or(Topology::RailAligned);
    input.tiers = request.tiers.value_or(Tiers::Auto);
    input.oversubscription = request.oversubscription.value_or(Ratio{});
    input.coreOversubscription = request.coreOversubscription.value_or(Ratio{});
    input.planes = network.planes;
    input.scalableUnit = request.scalableUnit;
    input.leafGroup = request.leafGroup;
    input.spineMultiple = request.spineMultiple.value_or(1);
    input.growthTier = request.growthTier.value_or(false);
    input.managerPorts = network.leaf != nullptr && network.leaf->managerPort
        ? 0
        : request.fabricManagerPorts.value_or(0);
    input.leafSwitches = request.leafSwitches;
    input.spineSwitches = request.spineSwitches;
    input.coreSwitches = request.coreSwitches;
    return input;
}

FabricSize unsized(std::string error)
{
    FabricSize size;
    size.fault = FabricFault::NoPorts;
    size.error = std::move(error);
    return size;
}

std::string switchUnknown(const ResolvedNetwork& network, const Switch* part, const std::string& id)
{
    if (!network.generation) {
        return "the generation is not stated";
    }
    if (id.empty()) {
        return "the switch is not stated";
    }
    if (part == nullptr) {
        return "the switch " + id + " is not in the catalog";
    }
    if (part->portsAt(*network.generation) == 0) {
        return part->name + " has no " + std::string(textOf(*network.generation)) + " ports";
    }
    return {};
}

/// What keeps the ports of the network from being counted; empty when nothing does.
std::string linksUnknown(const Design& design, const ResolvedNetwork& network)
{
    for (const auto& group : design.groups) {
        const std::optional<ResolvedPorts>& ports = group->ports(network.kind);
        if (ports && ports->perNode == 0) {
            return "the number of " + labelOf(network.kind) + " ports of " + group->at
                + " is not stated";
        }
        if (ports && group->traysUnknown()) {
            return traysNotKnown(*group);
        }
    }
    return {};
}

SizedNetwork sized(const Design& design, const ResolvedNetwork& network)
{
    SizedNetwork sized;
    sized.network = &network;
    sized.input = inputOf(network);
    if (!network.request->sharesWith.empty()) {
        sized.size = unsized("shares the switches of the " + network.request->sharesWith
            + " network and has none of its own");
        return sized;
    }
    const std::pair<const Switch*, const std::string*> parts[] = {{network.leaf, &network.leafId},
        {network.spine, &network.spineId}, {network.core, &network.coreId}};
    for (const auto& [part, id] : parts) {
        if (std::string reason = switchUnknown(network, part, *id); !reason.empty()) {
            sized.size = unsized(std::move(reason));
            return sized;
        }
    }
    std::string reason = linksUnknown(design, network);
    sized.size = reason.empty() ? sizeFabric(sized.input) : unsized(std::move(reason));
    return sized;
}

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

std::optional<double> nodePower(const Design& design)
{
    double kw = 0;
    bool any = false;
    for (const auto& group : design.groups) {
        if (group->system == nullptr && group->role != Role::Compute) {
            continue;
        }
        if (group->system == nullptr || !group->system->maxPowerKw) {
            return std::nullopt;
        }
        kw += *group->system->maxPowerKw * static_cast<double>(group->servers);
        any = true;
    }
    return any ? std::optional(kw) : std::nullopt;
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
    if (const ResolvedNetwork* compute = design.network(NetworkKind::Compute)) {
        sizing.networks.push_back(sized(design, *compute));
    }
    const SizedNetwork* compute = sizing.network(NetworkKind::Compute);
    const double taper = compute == nullptr ? 1 : compute->size.effectiveRatio.value_or(1);
    for (const auto& workload : design.workloads) {
        sizing.workloads.push_back(
            {workload.get(), memoryNeed(*workload), trafficOf(*workload, taper)});
    }
    sizing.bandwidth = widestGap(design);
    sizing.nodePowerKw = nodePower(design);
    return sizing;
}

} // namespace clusterbrief
