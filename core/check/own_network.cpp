#include "core/check/own_network.h"

#include "core/check/port_fit.h"

namespace clusterbrief {
namespace {

/// Storage speaks InfiniBand where the compute network does, and no RDMA that nobody asked for.
Technology asOther(const ResolvedNetwork& network)
{
    return network.isInfiniBand() ? Technology::InfiniBand : Technology::Ethernet;
}

bool isManagement(NetworkKind kind)
{
    return kind == NetworkKind::InBand || kind == NetworkKind::OutOfBand;
}

std::optional<Technology> technologyAlone(const Design& design, const ResolvedNetwork& network)
{
    if (isManagement(network.kind)) {
        return Technology::Ethernet;
    }
    for (const ResolvedGroup* group : network.groups) {
        if (auto technology =
                technologyOfPorts(design, network.kind, *group->ports(network.kind))) {
            return technology;
        }
    }
    const ResolvedNetwork* carrier = design.carrier(network);
    return carrier == nullptr ? std::nullopt : carrier->technology;
}

} // namespace

std::optional<Technology> technologyOfPorts(
    const Design& design, NetworkKind kind, const ResolvedPorts& ports)
{
    if (ports.perNode == 0 || kind == NetworkKind::Compute) {
        return std::nullopt;
    }
    if (isManagement(kind)) {
        return Technology::Ethernet;
    }
    if (ports.nic == nullptr || !ports.speed) {
        return std::nullopt;
    }
    const auto speaks = [&](Technology technology) {
        return verdictOf(*ports.nic, {technology, {}, 1, *ports.speed}) == NicVerdict::Fits;
    };
    const bool infiniBand = speaks(Technology::InfiniBand);
    const bool ethernet = speaks(Technology::Ethernet);
    if (infiniBand != ethernet) {
        return infiniBand ? Technology::InfiniBand : Technology::Ethernet;
    }
    const ResolvedNetwork* compute = design.network(NetworkKind::Compute);
    return infiniBand && compute != nullptr && compute->technology
        ? std::optional(asOther(*compute))
        : std::nullopt;
}

Settings ownSwitches(const Design& design, const ResolvedNetwork& network)
{
    Settings set{{network.field("shares_with"), Value{}}};
    const auto technology = network.technology ? std::nullopt : technologyAlone(design, network);
    if (technology) {
        set.emplace_back(
            network.field("technology"), Value::ofText(std::string(textOf(*technology))));
    }
    return set;
}

} // namespace clusterbrief
