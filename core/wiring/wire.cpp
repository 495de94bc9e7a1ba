#include "core/wiring/wiring.h"

#include "core/base/text.h"
#include "core/wiring/floor.h"
#include "core/wiring/medium.h"
#include "core/wiring/names.h"
#include "core/wiring/plane.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

namespace clusterbrief {
namespace {

using detail::Plane;

std::int64_t totalLinks(const FabricSize& size)
{
    return size.nodeLeafLinks + size.managerLinks + size.leafLeafLinks + size.leafSpineLinks
        + size.spineCoreLinks + size.equipmentLinks + size.accessLinks;
}

/// Why the sized network has no list of links; empty where it has one.
std::string unwirable(const SizedNetwork& network)
{
    const FabricSize& size = network.size;
    if (size.fault != FabricFault::None) {
        return size.error;
    }
    if (size.stated && (!size.gap.closes() || size.gap.unevenPlanes)) {
        return "the stated switch counts do not close";
    }
    if (totalLinks(size) > kMostWiredLinks) {
        return grouped(totalLinks(size)) + " links are more than the " + grouped(kMostWiredLinks)
            + " that are listed one by one";
    }
    const FabricInput& input = network.input;
    const std::int64_t most =
        std::max({input.leafRadix, input.spineRadix, input.coreRadix, input.rails * input.planes});
    if (most >= std::numeric_limits<std::uint16_t>::max()) {
        return "a device of " + grouped(most) + " ports is not wired port by port";
    }
    return {};
}

/// Wires one network after the other into the same list of devices.
class Wirer {
public:
    Wirer(const Design& design, const Sizing& sizing)
        : m_design(design)
        , m_sizing(sizing)
    {}

    Wiring run()
    {
        addNodes();
        for (const SizedNetwork& network : m_sizing.networks) {
            m_wiring.networks.push_back({&network, unwirable(network), {}});
        }
        for (NetworkWiring& network : m_wiring.networks) {
            if (network.error.empty()) {
                wireNetwork(network);
            }
        }
        detail::placeDevices(m_design, m_sizing, m_wiring);
        for (NetworkWiring& network : m_wiring.networks) {
            measure(network);
        }
        return std::move(m_wiring);
    }

private:
    void addNodes()
    {
        const std::vector<std::string> names = detail::hostNames(m_design);
        const auto wanted = [&](const ResolvedGroup* group) {
            return std::any_of(m_sizing.networks.begin(), m_sizing.networks.end(),
                [&](const SizedNetwork& network) {
                    const auto& groups = network.network->carriedGroups;
                    return unwirable(network).empty()
                        && std::find(groups.begin(), groups.end(), group) != groups.end();
                });
        };
        for (const auto& group : m_design.groups) {
            m_firstNode.push_back(static_cast<std::uint32_t>(m_wiring.devices.size()));
            for (std::int64_t i = 0; wanted(group.get()) && i < group->nodes; ++i) {
                Device device;
                device.name = detail::nodeName(names[group->index], i);
                device.group = group.get();
                m_wiring.devices.push_back(std::move(device));
            }
        }
    }

    void wireNetwork(NetworkWiring& network)
    {
        const SizedNetwork& sized = *network.sized;
        const LeafLayout layout(sized);
        network.links.reserve(static_cast<std::size_t>(totalLinks(sized.size)));
        std::vector<Plane> planes;
        for (std::int64_t index = 0; index < sized.size.planes; ++index) {
            planes.push_back({sized, layout, index, 0, 0, 0,
                std::vector<std::int64_t>(static_cast<std::size_t>(layout.leaf), 0),
                std::vector<std::vector<bool>>(static_cast<std::size_t>(layout.leaf),
                    std::vector<bool>(static_cast<std::size_t>(sized.input.leafRadix), false))});
            detail::addSwitches(planes.back(), m_wiring.devices);
        }
        wireNodes(network, planes);
        if (sized.input.equipmentPorts > 0 || sized.size.equipmentLinks > 0) {
            wireEquipment(network, planes.front());
        }
        wireManagers(network, planes);
        for (const Plane& plane : planes) {
            wireLeafPair(network, plane);
            detail::wireUpperTiers(plane, m_wiring, network.links);
        }
        if (sized.size.accessLinks > 0) {
            wireUplinks(network, planes.front());
        }
    }

    void addHostLink(NetworkWiring& network, Plane& plane, std::uint32_t device,
        std::uint16_t devicePort, LeafLayout::Slot slot, Link link)
    {
        link.a = device;
        link.aPort = devicePort;
        link.b = plane.firstLeaf + static_cast<std::uint32_t>(slot.leaf);
        link.bPort = static_cast<std::uint16_t>(slot.port + 1);
        link.plane = static_cast<std::uint8_t>(plane.index + 1);
        std::int64_t& used = plane.used[static_cast<std::size_t>(slot.leaf)];
        used = std::max(used, slot.port + 1);
        plane.taken[static_cast<std::size_t>(slot.leaf)][static_cast<std::size_t>(slot.port)] =
            true;
        network.links.push_back(link);
    }

    void wireNodes(NetworkWiring& network, std::vector<Plane>& planes)
    {
        const ResolvedNetwork& resolved = *network.sized->network;
        std::int64_t node = 0;
        std::int64_t before = 0;
        for (const ResolvedGroup* group : resolved.carriedGroups) {
            const std::int64_t ports = resolved.portsOf(*group);
            for (std::int64_t i = 0; i < group->nodes; ++i, ++node, before += ports) {
                wireNode(network, planes, m_firstNode[group->index] + static_cast<std::uint32_t>(i),
                    {node, before, ports});
            }
        }
        m_hosts = node;
        m_hostLinks = before;
    }

    struct HostPorts {
        std::int64_t node = 0;
        std::int64_t linksBefore = 0;
        std::int64_t ports = 0;
    };

    void wireNode(
        NetworkWiring& network, std::vector<Plane>& planes, std::uint32_t device, HostPorts host)
    {
        const auto count = static_cast<std::int64_t>(planes.size());
        for (std::int64_t rail = 0; rail < host.ports; ++rail) {
            for (Plane& plane : planes) {
                Link link;
                link.rail = static_cast<std::uint16_t>(rail + 1);
                const auto port = static_cast<std::uint16_t>(rail * count + plane.index + 1);
                addHostLink(network, plane, device, port,
                    plane.layout.slotOf(host.node, rail, host.linksBefore), link);
            }
        }
    }

    /// Switches, appliances and PDUs follow the nodes on the out-of-band leaves.
    void wireEquipment(NetworkWiring& network, Plane& plane)
    {
        const std::int64_t ports =
            std::max(network.sized->input.equipmentPorts, network.sized->size.equipmentLinks);
        std::vector<std::uint32_t> equipment = managedBefore(plane.firstLeaf);
        addPdus(ports - static_cast<std::int64_t>(equipment.size()), equipment);
        for (const std::uint32_t device : equipment) {
            Link link;
            link.kind = LinkKind::EquipmentLeaf;
            link.rail = 1;
            addHostLink(network, plane, device, kManagementPort,
                plane.layout.slotOf(m_hosts, 0, m_hostLinks), link);
            ++m_hosts;
            ++m_hostLinks;
        }
    }

    /// Switch boxes (of several switches the first stands for the box) and manager appliances.
    [[nodiscard]] std::vector<std::uint32_t> managedBefore(std::uint32_t end) const
    {
        std::vector<std::uint32_t> managed;
        const Switch* part = nullptr;
        std::int64_t inBox = 0;
        for (std::uint32_t index = 0; index < end; ++index) {
            const Device& device = m_wiring.devices[index];
            if (device.isSwitch()) {
                inBox = device.part != part ? 0 : (inBox + 1) % device.part->switchesPerBox;
                part = device.part;
            }
            if (device.kind == DeviceKind::Manager || (device.isSwitch() && inBox == 0)) {
                managed.push_back(index);
            }
        }
        return managed;
    }

    void addPdus(std::int64_t count, std::vector<std::uint32_t>& equipment)
    {
        for (std::int64_t i = 0; i < count; ++i) {
            Device pdu;
            pdu.kind = DeviceKind::Pdu;
            pdu.name = "pdu-" + detail::padded(i + 1, 3);
            equipment.push_back(static_cast<std::uint32_t>(m_wiring.devices.size()));
            m_wiring.devices.push_back(std::move(pdu));
        }
    }

    /// Two ports of an appliance go to two leaves.
    void wireManagers(NetworkWiring& network, std::vector<Plane>& planes)
    {
        constexpr std::uint16_t kPorts = 2;
        m_managers = 0;
        const FabricSize& size = network.sized->size;
        std::uint32_t manager = 0;
        std::uint16_t port = kPorts;
        for (Plane& plane : planes) {
            for (const std::int64_t leaf : managerLeaves(plane, size.managerLinks / size.planes)) {
                if (port == kPorts) {
                    manager = addManager(network);
                    port = 0;
                }
                Link link;
                link.kind = LinkKind::ManagerLeaf;
                const std::vector<bool>& taken = plane.taken[static_cast<std::size_t>(leaf)];
                const auto free = std::find(taken.begin(), taken.end(), false) - taken.begin();
                addHostLink(network, plane, manager, ++port, {leaf, free}, link);
            }
        }
    }

    /// Manager ports take free ports down, one on each leaf in turn, the emptiest leaves first:
    /// those of the last block, where the positions of nodes are free that give way to them.
    [[nodiscard]] static std::vector<std::int64_t> managerLeaves(
        const Plane& plane, std::int64_t count)
    {
        std::vector<std::int64_t> order(plane.used.size());
        std::iota(order.begin(), order.end(), 0);
        std::vector<std::int64_t> counts;
        for (const std::vector<bool>& taken : plane.taken) {
            counts.push_back(std::count(taken.begin(), taken.end(), true));
        }
        const auto used = [&](std::int64_t leaf) { return counts[static_cast<std::size_t>(leaf)]; };
        std::stable_sort(order.begin(), order.end(),
            [&](std::int64_t a, std::int64_t b) { return used(a) < used(b); });
        const std::int64_t most = portsBelow(plane);
        std::vector<std::int64_t> leaves;
        for (std::int64_t round = 0; std::ssize(leaves) < count && round < most; ++round) {
            for (const std::int64_t leaf : order) {
                if (std::ssize(leaves) < count && used(leaf) + round < most) {
                    leaves.push_back(leaf);
                }
            }
        }
        return leaves;
    }

    /// Ports of a leaf that neither go up nor across.
    [[nodiscard]] static std::int64_t portsBelow(const Plane& plane)
    {
        const FabricSize& size = plane.size();
        return plane.radix(*plane.network.network->leaf) - size.portsUp
            - size.leafLeafLinks / std::max<std::int64_t>(1, size.planes);
    }

    std::uint32_t addManager(const NetworkWiring& network)
    {
        Device manager;
        manager.kind = DeviceKind::Manager;
        manager.name = labelOf(network.kind()) + "-ufm-" + detail::padded(++m_managers, 2);
        m_wiring.devices.push_back(std::move(manager));
        return static_cast<std::uint32_t>(m_wiring.devices.size() - 1);
    }

    void wireLeafPair(NetworkWiring& network, const Plane& plane)
    {
        const FabricSize& size = plane.size();
        const std::int64_t links = size.leafLeafLinks / size.planes;
        if (links == 0) {
            return;
        }
        const ResolvedNetwork& resolved = *network.sized->network;
        const std::int64_t most = std::max(plane.used[0], plane.used[1]);
        const std::int64_t first =
            detail::firstUplink(*resolved.leaf, *resolved.generation, links, most);
        for (std::int64_t i = 0; i < links; ++i) {
            Link link;
            link.kind = LinkKind::LeafLeaf;
            link.a = plane.firstLeaf;
            link.b = plane.firstLeaf + 1;
            link.aPort = static_cast<std::uint16_t>(first + i + 1);
            link.bPort = link.aPort;
            link.plane = static_cast<std::uint8_t>(plane.index + 1);
            network.links.push_back(link);
        }
    }

    /// Uplinks of out-of-band leaves leave the network: the in-band switches take them at their own
    /// speed, on ports that the design does not number.
    void wireUplinks(NetworkWiring& network, const Plane& plane)
    {
        const std::int64_t own = plane.radix(*plane.network.network->leaf);
        const bool faster = *network.sized->uplinkSpeed > *network.sized->network->linkSpeed();
        for (std::int64_t leaf = 0; leaf < plane.layout.leaf; ++leaf) {
            for (std::int64_t i = 0; i < kAccessUplinks; ++i) {
                Link link;
                link.kind = LinkKind::Uplink;
                link.a = plane.firstLeaf + static_cast<std::uint32_t>(leaf);
                link.b = kOutside;
                link.aPort =
                    static_cast<std::uint16_t>(faster ? own + i + 1 : own - kAccessUplinks + i + 1);
                link.bPort = static_cast<std::uint16_t>(leaf * kAccessUplinks + i + 1);
                network.links.push_back(link);
            }
        }
    }

    /// Lengths, and from the longest of a kind the medium of all its links: a twin-port cage takes
    /// no two media.
    void measure(NetworkWiring& network)
    {
        const std::optional<double>& longest = network.sized->network->request->longestCableM;
        for (Link& link : network.links) {
            if (link.b == kOutside) {
                continue;
            }
            const std::uint16_t length =
                detail::cableLength(m_wiring, m_wiring.devices[link.a], m_wiring.devices[link.b]);
            link.lengthM = longest && *longest < length
                ? static_cast<std::uint16_t>(std::max(1.0, *longest))
                : length;
        }
        std::array<std::uint16_t, kLinkKinds> most{};
        for (const Link& link : network.links) {
            std::uint16_t& longestOfKind = most[static_cast<std::size_t>(link.kind)];
            longestOfKind = std::max(longestOfKind, link.lengthM);
        }
        std::array<Medium, kLinkKinds> media{};
        for (std::size_t kind = 0; kind < kLinkKinds; ++kind) {
            media[kind] = chooseMedium(*m_design.catalog, *network.sized->network, most[kind],
                static_cast<LinkKind>(kind));
        }
        for (Link& link : network.links) {
            link.medium = media[static_cast<std::size_t>(link.kind)];
        }
    }

    const Design& m_design;
    const Sizing& m_sizing;
    Wiring m_wiring;
    std::vector<std::uint32_t> m_firstNode; ///< By group.
    std::int64_t m_hosts = 0;               ///< On the network at hand, as the next.
    std::int64_t m_hostLinks = 0;
    std::int64_t m_managers = 0;
};

} // namespace

const NetworkWiring* Wiring::network(NetworkKind kind) const
{
    const auto found = std::find_if(networks.begin(), networks.end(),
        [&](const NetworkWiring& network) { return network.kind() == kind; });
    return found == networks.end() ? nullptr : &*found;
}

Wiring wire(const Design& design, const Sizing& sizing)
{
    return Wirer(design, sizing).run();
}

} // namespace clusterbrief
