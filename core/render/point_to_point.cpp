#include "core/render/point_to_point.h"

#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief {
namespace {

/// `mlx5_3/2` as 3 and 2, `1/1` as 1 and 1; without a second number 0.
struct PortNumbers {
    std::string first;
    std::string second;
};

PortNumbers numbersOf(std::string_view name)
{
    const std::size_t slash = name.find('/');
    return slash == name.npos
        ? PortNumbers{std::string(name), {}}
        : PortNumbers{std::string(name.substr(0, slash)), std::string(name.substr(slash + 1))};
}

constexpr std::string_view kRdma = "mlx5_";

bool isRdma(std::string_view name)
{
    return name.substr(0, kRdma.size()) == kRdma;
}

/// Index of an RDMA device; `name` must be one.
std::int64_t rdmaIndex(std::string_view name)
{
    return parseCount(numbersOf(name.substr(kRdma.size())).first).value_or(0);
}

std::string hostPort(const NetworkWiring& network, Protocol protocol, const std::string& name)
{
    if (!isRdma(name)) {
        return name;
    }
    const std::int64_t number = rdmaIndex(name) + 1;
    const std::string plane = numbersOf(name).second;
    if (protocol == Protocol::InfiniBand) {
        return std::to_string(number) + (plane.empty() ? "" : '/' + plane);
    }
    const std::int64_t planes = network.sized->network->planes;
    return "rail" + std::to_string((number - 1) * planes + parseCount(plane).value_or(1));
}

std::string switchPort(const NetworkWiring& network, Protocol protocol, const std::string& name)
{
    const PortNumbers numbers = numbersOf(name);
    if (protocol == Protocol::Ethernet) {
        const auto split = parseCount(numbers.second);
        return "swp" + numbers.first + (split ? 's' + std::to_string(*split - 1) : "");
    }
    if (network.sized->network->generation == Generation::Xdr) {
        return "sw" + numbers.first + 'p' + (numbers.second.empty() ? "1" : numbers.second);
    }
    return name;
}

PointToPointEnd endOf(const Wiring& wiring, const NetworkWiring& network, std::uint32_t index,
    std::string port, bool management)
{
    const Device& device = wiring.devices[index];
    const Protocol protocol = protocolOf(network);
    PointToPointEnd end;
    if (device.rack >= 0) {
        end.rack = wiring.racks[static_cast<std::size_t>(device.rack)];
    }
    end.unit = device.unit;
    end.name = device.name;
    end.type = device.isSwitch() ? "Switch" : "Host";
    end.port = management   ? std::move(port)
        : device.isSwitch() ? switchPort(network, protocol, port)
                            : hostPort(network, protocol, port);
    return end;
}

} // namespace

Protocol protocolOf(const NetworkWiring& network)
{
    return network.sized->network->isInfiniBand() ? Protocol::InfiniBand : Protocol::Ethernet;
}

void visitPointToPoint(const Wiring& wiring, Protocol protocol,
    const std::function<void(const PointToPointEnd&, const PointToPointEnd&)>& visit)
{
    for (const NetworkWiring& network : wiring.networks) {
        if (protocolOf(network) != protocol) {
            continue;
        }
        for (const Link& link : network.links) {
            if (link.b == kOutside) {
                continue;
            }
            const bool management = link.kind == LinkKind::EquipmentLeaf;
            visit(endOf(wiring, network, link.a, aPortName(wiring, network, link), management),
                endOf(wiring, network, link.b, bPortName(wiring, network, link), false));
        }
    }
}

std::int64_t hcaPorts(const Wiring& wiring)
{
    std::int64_t ports = 0;
    for (const NetworkWiring& network : wiring.networks) {
        if (protocolOf(network) != Protocol::InfiniBand) {
            continue;
        }
        for (const Link& link : network.links) {
            const bool host = link.kind == LinkKind::NodeLeaf || link.kind == LinkKind::ManagerLeaf;
            const std::string name = host ? aPortName(wiring, network, link) : std::string();
            ports = isRdma(name) ? std::max(ports, rdmaIndex(name) + 1) : ports;
        }
    }
    return ports;
}

} // namespace clusterbrief
