#include "core/bom/node_cages.h"

#include <algorithm>
#include <optional>

namespace clusterbrief::detail {
namespace {

/// Links of one cage: as many as the system's cages take, else the planes of one port.
std::int64_t linksOfCage(
    const ResolvedGroup& group, const ResolvedPorts& ports, NetworkKind kind, std::int64_t planes)
{
    const NicSlots* slots = group.system == nullptr ? nullptr : slotsOf(*group.system, kind);
    const bool own = slots != nullptr
        && (ports.nicId.empty() || slots->nic.empty() || ports.nicId == slots->nic);
    if (!own || slots->cages == 0) {
        return planes;
    }
    return std::max<std::int64_t>(1, ceilDiv(slots->count * slots->portsEach, slots->cages))
        * planes;
}

/// As the request names it, else the one that the system brings.
const Nic* nicOf(const Catalog& catalog, const ResolvedGroup& group, const ResolvedPorts& ports,
    NetworkKind kind)
{
    const NicSlots* slots = group.system == nullptr ? nullptr : slotsOf(*group.system, kind);
    return !ports.nicId.empty() || slots == nullptr ? ports.nic : catalog.nic(slots->nic);
}

} // namespace

const NicSlots* slotsOf(const System& system, NetworkKind kind)
{
    const auto pointer = [](const std::optional<NicSlots>& slots) {
        return slots ? &*slots : nullptr;
    };
    switch (kind) {
    case NetworkKind::Compute:
        return pointer(system.computeNics);
    case NetworkKind::Storage:
        return pointer(system.storageNics);
    case NetworkKind::InBand:
        return pointer(system.inBandNics ? system.inBandNics : system.storageNics);
    case NetworkKind::OutOfBand:
        break;
    }
    return pointer(system.outOfBand);
}

NodeCages::NodeCages(const Design& design, const ResolvedNetwork& network)
    : m_shares(design.groups.size())
{
    for (const auto& group : design.groups) {
        std::size_t place = 0;
        for (const NetworkKind kind : network.carries) {
            const std::optional<ResolvedPorts>& ports = group->ports(kind);
            if (!ports || ports->perNode <= 0) {
                continue;
            }
            Share share;
            share.links = ports->perNode * network.planes;
            share.first = {nicOf(*design.catalog, *group, *ports, kind),
                linksOfCage(*group, *ports, kind, network.planes), place};
            place += static_cast<std::size_t>(ceilDiv(share.links, share.first.links));
            m_shares[group->index].push_back(share);
        }
    }
}

NodeCage NodeCages::of(const Device& device, std::uint16_t port) const
{
    std::int64_t link = port - 1;
    if (device.group != nullptr) {
        for (const Share& share : m_shares[device.group->index]) {
            if (link < share.links) {
                NodeCage cage = share.first;
                cage.place += static_cast<std::size_t>(link / cage.links);
                return cage;
            }
            link -= share.links;
        }
    }
    const bool numbered = device.kind == DeviceKind::Manager; // others have one management port
    return {nullptr, 1, numbered ? static_cast<std::size_t>(link) : 0};
}

} // namespace clusterbrief::detail
