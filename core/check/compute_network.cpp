#include "core/check/compute_network.h"

#include <algorithm>

namespace clusterbrief {
namespace {

/// Host ports beyond which one InfiniBand subnet runs out of addresses for ports and switches.
/// Source: 49,151 unicast LIDs; a full three-tier fabric of 64-port switches has 5 switches for 64
/// host ports.
constexpr std::int64_t kMostPortsOfASubnet = 45'000;

struct NodePorts {
    std::int64_t perNode = 0;
    double gbps = 0;
    const Nic* nic = nullptr;
};

NodePorts computePorts(const Design& design, const ResolvedGroup& group)
{
    if (group.compute) {
        return {group.compute->perNode, group.compute->speed.value_or(GigabitsPerSecond{}).value,
            group.compute->nic};
    }
    if (group.system == nullptr || !group.system->computeNics) {
        return {};
    }
    const NicSlots& slots = *group.system->computeNics;
    return {slots.count * slots.portsEach, static_cast<double>(slots.gbps),
        design.catalog->nic(slots.nic)};
}

std::optional<Generation> impliedGeneration(const NodePorts& ports)
{
    if (ports.nic == nullptr || ports.perNode == 0) {
        return std::nullopt;
    }
    for (const Generation generation : {Generation::Hdr, Generation::Ndr, Generation::Xdr}) {
        const std::vector<Generation>& spoken = ports.nic->infiniband;
        if (speedOf(generation).value == ports.gbps
            && std::find(spoken.begin(), spoken.end(), generation) != spoken.end()) {
            return generation;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Setting> impliedComputeNetwork(const Design& design)
{
    std::optional<Generation> implied;
    std::int64_t links = 0;
    for (const auto& group : design.groups) {
        if (group->role != Role::Compute) {
            continue;
        }
        const NodePorts ports = computePorts(design, *group);
        const std::optional<Generation> generation = impliedGeneration(ports);
        if (!generation || (implied && implied != generation)) {
            return std::nullopt;
        }
        implied = generation;
        links += group->nodes * ports.perNode;
    }
    if (!implied || links > kMostPortsOfASubnet) {
        return std::nullopt;
    }
    const auto choice = [](auto value) { return Value::ofText(std::string(textOf(value))); };
    return Setting{"/networks/compute",
        Value::ofMap({{"technology", choice(Technology::InfiniBand)},
            {"generation", choice(*implied)}, {"topology", choice(Topology::RailAligned)},
            {"oversubscription", Value::ofNumber(std::int64_t{1})}})};
}

} // namespace clusterbrief
