#include "core/wiring/link_row.h"

#include "core/sizing/size.h"

namespace clusterbrief {
namespace {

std::int64_t speedOfLink(const SizedNetwork& network, const Link& link)
{
    const std::optional<GigabitsPerSecond> speed =
        link.kind == LinkKind::Uplink ? network.uplinkSpeed : network.network->linkSpeed();
    return speed ? static_cast<std::int64_t>(speed->value) : 0;
}

} // namespace

WiringRow wiringRow(const Wiring& wiring, const NetworkWiring& network, const Link& link)
{
    WiringRow row;
    row.network = textOf(network.kind());
    row.plane = link.plane;
    row.rail = link.rail;
    row.aDevice = wiring.devices[link.a].name;
    row.aPort = aPortName(wiring, network, link);
    if (link.b != kOutside) {
        row.bDevice = wiring.devices[link.b].name;
        row.bPort = bPortName(wiring, network, link);
    }
    row.gbps = speedOfLink(*network.sized, link);
    row.medium = textOf(link.medium);
    row.lengthM = link.lengthM;
    return row;
}

std::size_t linksOf(const Wiring& wiring)
{
    std::size_t links = 0;
    for (const NetworkWiring& network : wiring.networks) {
        links += network.links.size();
    }
    return links;
}

} // namespace clusterbrief
