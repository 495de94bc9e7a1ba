#include "core/sizing/size_network.h"

#include "core/base/contract.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace clusterbrief::detail {
namespace {

std::int64_t radixOf(const Switch* part, const ResolvedNetwork& network)
{
    return part == nullptr || !network.generation ? 0 : part->portsAt(*network.generation);
}

/// Whether the request asks for no other shape of an out-of-band network than leaves with uplinks.
bool isAccess(const ResolvedNetwork& network)
{
    const Network& request = *network.request;
    return network.kind == NetworkKind::OutOfBand && network.planes == 1 && !network.isInfiniBand()
        && request.topology.value_or(Topology::RailAligned) == Topology::RailAligned
        && (request.tiers.value_or(Tiers::Auto) == Tiers::Auto || request.tiers == Tiers::One)
        && request.oversubscription.value_or(Ratio{}) == Ratio{} && !request.scalableUnit
        && !request.leafGroup && !request.leafSwitches && !request.spineSwitches
        && !request.coreSwitches && request.spineSwitch.empty() && request.coreSwitch.empty();
}

/// The fastest port of the switch, where that is faster than a host link.
std::optional<GigabitsPerSecond> fasterPort(const ResolvedNetwork& network)
{
    std::optional<GigabitsPerSecond> fastest;
    for (const auto& [key, count] : network.leaf->ports) {
        const auto generation = choiceOf<Generation>(key);
        if (generation && count > 0 && speedOf(*generation) > *network.linkSpeed()
            && (!fastest || speedOf(*generation) > *fastest)) {
            fastest = speedOf(*generation);
        }
    }
    return fastest;
}

/// Ports of switches, appliances and PDUs on the out-of-band network.
void addEquipment(std::int64_t ports, SizedNetwork& sized)
{
    FabricInput& input = sized.input;
    if (!isAccess(*sized.network)) {
        input.nodes += ports;
        input.hostLinks += ports;
        return;
    }
    input.equipmentPorts = ports;
    input.accessUplinks = kAccessUplinks;
    sized.uplinkSpeed = fasterPort(*sized.network);
    if (!sized.uplinkSpeed) {
        sized.uplinkSpeed = sized.network->linkSpeed();
        input.leafRadix = std::max<std::int64_t>(1, input.leafRadix - kAccessUplinks);
    }
}

FabricInput inputOf(const ResolvedNetwork& network)
{
    const Network& request = *network.request;
    FabricInput input;
    for (const ResolvedGroup* group : network.carriedGroups) {
        const std::int64_t ports = network.portsOf(*group);
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
        return CLUSTERBRIEF_TR_PHRASE("the generation is not stated");
    }
    if (id.empty()) {
        return CLUSTERBRIEF_TR_PHRASE("the switch is not stated");
    }
    if (part == nullptr) {
        return filled(
            CLUSTERBRIEF_TR_PHRASE("the switch {id} is not in the catalog"), {{"id", id}});
    }
    if (part->portsAt(*network.generation) == 0) {
        return filled(CLUSTERBRIEF_TR_PHRASE("{name} has no {generation} ports"),
            {{"name", part->name}, {"generation", std::string(textOf(*network.generation))}});
    }
    return {};
}

/// What keeps the ports of the network from being counted; empty when nothing does.
std::string linksUnknown(const Design& design, const ResolvedNetwork& network)
{
    for (const auto& group : design.groups) {
        for (const NetworkKind kind : network.carries) {
            const std::optional<ResolvedPorts>& ports = group->ports(kind);
            if (ports && ports->perNode == 0) {
                return filled(
                    CLUSTERBRIEF_TR_PHRASE("the number of {network} ports of {at} is not stated"),
                    {{"network", labelOf(kind)}, {"at", group->at}});
            }
            if (ports && group->traysUnknown()) {
                return traysNotKnown(*group);
            }
        }
    }
    return {};
}

} // namespace

SizedNetwork sizeNetwork(
    const Design& design, const ResolvedNetwork& network, std::int64_t equipmentPorts)
{
    SizedNetwork sized;
    sized.network = &network;
    sized.input = inputOf(network);
    if (!network.request->sharesWith.empty()) {
        sized.size = unsized(
            filled(CLUSTERBRIEF_TR_PHRASE(
                       "shares the switches of the {shares_with} network and has none of its own"),
                {{"shares_with", network.request->sharesWith}}));
        sized.shares = true;
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
    if (std::string reason = linksUnknown(design, network); !reason.empty()) {
        sized.size = unsized(std::move(reason));
        return sized;
    }
    const bool outOfBand = network.kind == NetworkKind::OutOfBand && sized.input.hostLinks > 0;
    if (outOfBand) {
        addEquipment(equipmentPorts, sized);
    }
    sized.size = sizeFabric(sized.input);
    if (outOfBand && sized.size.fault == FabricFault::None && sized.input.accessUplinks == 0) {
        sized.size.equipmentLinks = equipmentPorts * sized.size.planes;
        sized.size.nodeLeafLinks -= sized.size.equipmentLinks;
    }
    return sized;
}

} // namespace clusterbrief::detail
