#include "core/wiring/names.h"

#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief {
namespace {

/// Which network a node's port belongs to, and its place among the node's ports there.
struct PortOwner {
    NetworkKind kind = NetworkKind::Compute;
    std::int64_t index = 0;
};

PortOwner ownerOf(const ResolvedNetwork& network, const ResolvedGroup& group, std::int64_t rail)
{
    for (const NetworkKind kind : network.carries) {
        const std::optional<ResolvedPorts>& ports = group.ports(kind);
        const std::int64_t count = ports ? ports->perNode : 0;
        if (rail < count) {
            return {kind, rail};
        }
        rail -= count;
    }
    return {network.kind, rail};
}

/// RDMA devices of a node: those of compute come first, then those of storage.
std::string rdmaName(const ResolvedGroup& group, PortOwner owner)
{
    const bool after = owner.kind == NetworkKind::Storage && group.compute;
    return "mlx5_" + std::to_string(owner.index + (after ? group.compute->perNode : 0));
}

std::string nodePortName(
    const ResolvedNetwork& network, const ResolvedGroup& group, std::uint16_t port)
{
    const std::int64_t rail = (port - 1) / network.planes;
    const PortOwner owner = ownerOf(network, group, rail);
    const std::string plane =
        network.planes > 1 ? '/' + std::to_string((port - 1) % network.planes + 1) : "";
    switch (owner.kind) {
    case NetworkKind::Compute:
    case NetworkKind::Storage:
        return rdmaName(group, owner) + plane;
    case NetworkKind::InBand:
        return "eth" + std::to_string(owner.index) + plane;
    case NetworkKind::OutOfBand:
        break;
    }
    return "bmc" + (owner.index > 0 ? std::to_string(owner.index) : std::string()) + plane;
}

std::string switchPortName(const ResolvedNetwork& network, const Device& device, std::uint16_t port)
{
    const std::int64_t perCage =
        network.generation ? device.part->portsOfCage(*network.generation) : 1;
    return perCage == 1
        ? std::to_string(port)
        : std::to_string((port - 1) / perCage + 1) + '/' + std::to_string((port - 1) % perCage + 1);
}

std::string hostName(const ResolvedGroup& group)
{
    std::string name;
    for (const char letter : lowered(group.request->name)) {
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
        if (plain) {
            name += letter;
        } else if (!name.empty() && name.back() != '-') {
            name += '-';
        }
    }
    while (!name.empty() && name.back() == '-') {
        name.pop_back();
    }
    constexpr std::size_t kMost = 40;
    name.resize(std::min(name.size(), kMost));
    return name.empty() ? "node" : name;
}

} // namespace

std::string portName(const NetworkWiring& network, const Device& device, std::uint16_t port)
{
    const ResolvedNetwork& resolved = *network.sized->network;
    if (port == kManagementPort) {
        return device.kind == DeviceKind::Pdu ? "net" : "mgmt0";
    }
    switch (device.kind) {
    case DeviceKind::Node:
        return nodePortName(resolved, *device.group, port);
    case DeviceKind::Manager:
        return "mlx5_" + std::to_string(port - 1);
    case DeviceKind::Pdu:
    case DeviceKind::Leaf:
    case DeviceKind::Spine:
    case DeviceKind::Core:
        break;
    }
    return switchPortName(resolved, device, port);
}

std::string aPortName(const Wiring& wiring, const NetworkWiring& network, const Link& link)
{
    return portName(network, wiring.devices[link.a], link.aPort);
}

std::string bPortName(const Wiring& wiring, const NetworkWiring& network, const Link& link)
{
    return link.b == kOutside ? std::string()
                              : portName(network, wiring.devices[link.b], link.bPort);
}

std::string_view textOf(Medium medium)
{
    switch (medium) {
    case Medium::Copper:
        return "copper";
    case Medium::ActiveCopper:
        return "active-copper";
    case Medium::Aoc:
        return "aoc";
    case Medium::Multimode:
        return "multimode";
    case Medium::SingleMode:
        return "single-mode";
    case Medium::Unknown:
        break;
    }
    return {};
}

namespace detail {

std::string padded(std::int64_t number, std::size_t width)
{
    std::string digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

std::vector<std::string> hostNames(const Design& design)
{
    std::vector<std::string> names;
    for (const auto& group : design.groups) {
        const std::string name = hostName(*group);
        std::string own = name;
        for (int suffix = 2; std::find(names.begin(), names.end(), own) != names.end(); ++suffix) {
            own = name + '-' + std::to_string(suffix);
        }
        names.push_back(own);
    }
    return names;
}

std::string nodeName(const std::string& group, std::int64_t index)
{
    return group + '-' + padded(index + 1, 4);
}

std::string networkName(const SizedNetwork& network, std::int64_t plane)
{
    const std::string kind = labelOf(network.network->kind);
    return network.size.planes > 1 ? kind + "-plane" + std::to_string(plane + 1) : kind;
}

} // namespace detail
} // namespace clusterbrief
