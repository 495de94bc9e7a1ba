#include "core/check/what_if.h"

#include "core/check/port_fit.h"

#include <algorithm>

namespace clusterbrief {
namespace {

constexpr Generation kGenerations[] = {Generation::Hdr100, Generation::Hdr, Generation::Ndr200,
    Generation::Ndr, Generation::Xdr, Generation::G1, Generation::G10, Generation::G25,
    Generation::G100, Generation::G200, Generation::G400, Generation::G800};

/// The switches of a network after stated ones without the generation have given way.
struct Switches {
    const Switch* leaf = nullptr;
    const Switch* spine = nullptr;
    const Switch* core = nullptr;
    Settings removed;
};

bool serves(const Switch* part, const Target& target)
{
    const bool infiniBand = target.technology == Technology::InfiniBand;
    return part != nullptr && (part->technology == Technology::InfiniBand) == infiniBand
        && part->portsAt(target.generation) > 0;
}

std::optional<Switches> switchesFor(
    const Design& design, const ResolvedNetwork& network, const Target& target)
{
    const Network& request = *network.request;
    Switches found;
    const auto choose = [&](const std::string& stated, std::string_view key,
                            const Switch* otherwise) {
        const Switch* part = design.catalog->switchPart(stated);
        if (stated.empty() || serves(part, target)) {
            return stated.empty() ? otherwise : part;
        }
        found.removed.emplace_back(network.field(key), Value{});
        return otherwise;
    };
    found.leaf = choose(
        request.switchId, "switch", design.catalog->switchPart(usualSwitch(target.generation)));
    found.spine = choose(request.spineSwitch, "spine_switch", found.leaf);
    found.core = choose(request.coreSwitch, "core_switch", found.spine);
    if (!serves(found.leaf, target) || !serves(found.spine, target)
        || !serves(found.core, target)) {
        return std::nullopt;
    }
    return found;
}

/// Whether the network keeps the SHARP that is asked for, or has no less of it than before.
bool reducesInSwitch(const ResolvedNetwork& network, const Target& target, const Switches& switches)
{
    if (!network.request->sharp) {
        return true;
    }
    if (network.technology && !network.isInfiniBand()
        && target.technology != Technology::InfiniBand) {
        return true;
    }
    const std::int64_t has = switches.leaf->sharp.value_or(0);
    const std::int64_t had = network.leaf == nullptr ? 0 : network.leaf->sharp.value_or(0);
    return target.technology == Technology::InfiniBand
        && (*network.request->sharp <= has
            || (network.isInfiniBand() && *network.request->sharp > had && has >= had));
}

/// Whether the ports of a group can be what the target makes of them.
bool portsFollow(const ResolvedGroup& group, const Target& target)
{
    const ResolvedPorts& ports = *group.compute;
    if (target.ports && !ports.stated && ports.speed != target.ports) {
        return false;
    }
    const std::optional<GigabitsPerSecond> speed = target.ports ? target.ports : ports.speed;
    if (!speed) {
        return true;
    }
    const PortNeed need{target.technology, target.generation, target.planes, *speed};
    if (need.ofPlane() != speedOf(target.generation)) {
        return false;
    }
    const std::optional<HostLink> host = hostLinkOf(group, ports.nic);
    if (host && !host->carries(*speed)) {
        return false;
    }
    const NicVerdict nic = ports.nic == nullptr ? NicVerdict::Unknown : verdictOf(*ports.nic, need);
    return nic == NicVerdict::Fits || nic == NicVerdict::Unknown;
}

bool fabricFollows(const Sizing& sizing, const Target& target, const Switches& switches)
{
    const SizedNetwork& compute = *sizing.network(NetworkKind::Compute);
    FabricInput input = compute.input;
    input.leafRadix = switches.leaf->portsAt(target.generation);
    input.spineRadix = switches.spine->portsAt(target.generation);
    input.coreRadix = switches.core->portsAt(target.generation);
    input.planes = target.planes;
    input.managerPorts =
        switches.leaf->managerPort ? 0 : compute.network->request->fabricManagerPorts.value_or(0);
    const bool addressed = target.technology != Technology::InfiniBand
        || subnetAddresses(sizeFabric(input)) <= kUnicastAddresses;
    FabricInput anyTiers = input;
    anyTiers.tiers = Tiers::Auto;
    return addressed && (builds(input) || builds(anyTiers));
}

Settings changesTo(const Design& design, const ResolvedNetwork& network, const Target& target)
{
    Settings set;
    if (network.technology != target.technology) {
        set.emplace_back(
            network.field("technology"), Value::ofText(std::string(textOf(target.technology))));
    }
    if (network.request->generation != target.generation) {
        set.emplace_back(
            network.field("generation"), Value::ofText(std::string(textOf(target.generation))));
    }
    if (network.planes != target.planes) {
        set.emplace_back(network.field("planes"), Value::ofNumber(target.planes));
    }
    for (const auto& group : design.groups) {
        if (target.ports && group->compute && group->compute->speed != target.ports) {
            set.emplace_back(group->field("compute_ports/gbps"),
                Value::ofNumber(static_cast<std::int64_t>(target.ports->value)));
        }
    }
    return set;
}

} // namespace

bool leavesApart(const FabricInput& input, const FabricSize& size)
{
    return size.fault == FabricFault::None && size.leaf > size.planes && size.spine == 0
        && size.leafLeafLinks == 0 && input.topology != Topology::LeafPair;
}

bool builds(const FabricInput& input)
{
    const FabricSize size = sizeFabric(input);
    if (size.fault == FabricFault::NoPorts) {
        return true;
    }
    return size.fault == FabricFault::None && size.gap.closes() && size.managerPortsShort == 0
        && !leavesApart(input, size);
}

FabricInput inWholePlanes(FabricInput input)
{
    for (std::optional<std::int64_t>* count :
        {&input.leafSwitches, &input.spineSwitches, &input.coreSwitches}) {
        if (*count) {
            *count = ceilDiv(**count, input.planes) * input.planes;
        }
    }
    return input;
}

std::int64_t subnetAddresses(const FabricSize& size)
{
    return (size.nodeLeafLinks + size.managerLinks + size.leaf + size.spine + size.core)
        / size.planes;
}

std::optional<Settings> retuned(const Design& design, const Sizing& sizing,
    const ResolvedNetwork& network, const Target& target)
{
    const std::optional<Switches> switches = switchesFor(design, network, target);
    if (!switches || !reducesInSwitch(network, target, *switches)) {
        return std::nullopt;
    }
    if (network.kind == NetworkKind::Compute) {
        const bool sameLinks = network.technology == target.technology
            && network.generation == target.generation && network.planes == target.planes
            && !target.ports;
        const bool follow = std::all_of(design.groups.begin(), design.groups.end(),
            [&](const auto& group) { return !group->compute || portsFollow(*group, target); });
        if ((!sameLinks && !follow) || !fabricFollows(sizing, target, *switches)) {
            return std::nullopt;
        }
    }
    Settings set = changesTo(design, network, target);
    set.insert(set.end(), switches->removed.begin(), switches->removed.end());
    return set.empty() ? std::nullopt : std::optional(std::move(set));
}

std::optional<Settings> retunedToSpeed(const Design& design, const Sizing& sizing,
    const ResolvedNetwork& network, Target& target, GigabitsPerSecond link)
{
    std::vector<Generation> candidates;
    for (const Generation generation : kGenerations) {
        const bool infiniBand = target.technology == Technology::InfiniBand;
        if (speedOf(generation) == link && isInfiniBand(generation) == infiniBand) {
            candidates.push_back(generation);
        }
    }
    std::stable_partition(candidates.begin(), candidates.end(), [&](Generation generation) {
        return network.leaf != nullptr && network.leaf->portsAt(generation) > 0;
    });
    for (const Generation candidate : candidates) {
        target.generation = candidate;
        if (std::optional<Settings> set = retuned(design, sizing, network, target)) {
            return set;
        }
    }
    return std::nullopt;
}

} // namespace clusterbrief
