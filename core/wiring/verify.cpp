#include "core/wiring/verify.h"

#include "core/wiring/max_flow.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace clusterbrief {
namespace {

/// Links between switches, those side by side as one with a count.
struct Neighbour {
    std::size_t to = 0;
    std::int64_t links = 0;
};

/// One plane of a network with its devices numbered from 0.
class Graph {
public:
    Graph(const Wiring& wiring, const NetworkWiring& network, std::uint8_t plane)
        : m_wiring(wiring)
        , m_network(network)
    {
        for (const Link& link : network.links) {
            if (link.plane == plane && link.b != kOutside) {
                m_links.push_back(&link);
                number(link.a);
                number(link.b);
            }
        }
        m_neighbours.resize(m_devices.size());
        joinSwitches();
    }

    void countPorts(GraphReport& report) const
    {
        std::vector<std::pair<std::uint32_t, std::uint16_t>> ports;
        ports.reserve(2 * m_links.size());
        for (const Link* link : m_links) {
            const std::pair<std::uint32_t, std::uint16_t> ends[] = {
                {link->a, link->aPort}, {link->b, link->bPort}};
            for (const auto& [device, port] : ends) {
                const Device& end = m_wiring.devices[device];
                ports.emplace_back(device, port);
                report.portsBeyond += end.isSwitch()
                        && port > end.part->portsAt(*m_network.sized->network->generation)
                    ? 1
                    : 0;
            }
        }
        std::sort(ports.begin(), ports.end());
        for (std::size_t i = 1; i < ports.size(); ++i) {
            report.portsTwice += ports[i] == ports[i - 1] ? 1 : 0;
        }
    }

    void countIslands(GraphReport& report) const
    {
        std::vector<std::size_t> all(m_devices.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        std::vector<std::size_t> switches = all;
        const auto find = [](std::vector<std::size_t>& of, std::size_t i) {
            while (of[i] != i) {
                of[i] = of[of[i]];
                i = of[i];
            }
            return i;
        };
        for (const Link* link : m_links) {
            const std::size_t a = m_numbers.at(link->a);
            const std::size_t b = m_numbers.at(link->b);
            all[find(all, a)] = find(all, b);
            if (isSwitch(a) && isSwitch(b)) {
                switches[find(switches, a)] = find(switches, b);
            }
        }
        for (std::size_t i = 0; i < m_devices.size(); ++i) {
            report.islands += find(all, i) == i ? 1 : 0;
            report.switchIslands += isSwitch(i) && find(switches, i) == i ? 1 : 0;
            report.switches += isSwitch(i) ? 1 : 0;
            report.hosts += device(i).kind == DeviceKind::Node ? 1 : 0;
        }
    }

    /// A leaf that has a single rail has only the ports of that rail, told by the node's port.
    void countRails(GraphReport& report) const
    {
        const std::int64_t planes = m_network.sized->size.planes;
        for (const Link* link : m_links) {
            const Device& leaf = m_wiring.devices[link->b];
            if (link->kind == LinkKind::NodeLeaf && leaf.rail > 0) {
                report.railsAstray += (link->aPort - 1) / planes + 1 == leaf.rail ? 0 : 1;
            }
        }
    }

    void countSpread(GraphReport& report) const
    {
        for (std::size_t i = 0; i < m_devices.size(); ++i) {
            if (device(i).kind != DeviceKind::Leaf) {
                continue;
            }
            std::int64_t least = 0;
            std::int64_t most = 0;
            for (const Neighbour& neighbour : m_neighbours[i]) {
                if (device(neighbour.to).kind == DeviceKind::Spine) {
                    least = least == 0 ? neighbour.links : std::min(least, neighbour.links);
                    most = std::max(most, neighbour.links);
                }
            }
            report.unevenLeaves += least != most ? 1 : 0;
            if (most > 0) {
                report.leastParallel =
                    report.leastParallel == 0 ? least : std::min(report.leastParallel, least);
                report.mostParallel = std::max(report.mostParallel, most);
            }
        }
    }

    void countHops(GraphReport& report) const
    {
        constexpr std::size_t kMostWork = 20'000'000;
        std::vector<std::size_t> leaves;
        std::size_t edges = 1;
        for (std::size_t i = 0; i < m_devices.size(); ++i) {
            edges += m_neighbours[i].size();
            if (device(i).kind == DeviceKind::Leaf) {
                leaves.push_back(i);
            }
        }
        const std::size_t sources = std::clamp<std::size_t>(kMostWork / edges, 1, leaves.size());
        report.hopsSampled = sources < leaves.size();
        for (std::size_t i = 0; i < sources; ++i) {
            addHops(leaves[i * leaves.size() / sources], leaves, report);
        }
    }

    void countBisection(GraphReport& report) const
    {
        const std::vector<std::uint32_t> hosts = hostsInOrder();
        if (report.switches > kMostBisectionSwitches || hosts.size() < 2) {
            return;
        }
        const std::uint32_t middle = hosts[hosts.size() / 2];
        const std::size_t source = m_devices.size();
        std::unordered_map<std::size_t, std::int64_t> from;
        std::unordered_map<std::size_t, std::int64_t> into;
        std::int64_t sides[] = {0, 0};
        for (const Link* link : m_links) {
            if (link->kind == LinkKind::NodeLeaf) {
                ++(link->a < middle ? from : into)[m_numbers.at(link->b)];
                ++sides[link->a < middle ? 0 : 1];
            }
        }
        detail::MaxFlow flow(m_devices.size() + 2);
        for (const auto& [leaf, links] : from) {
            flow.join(source, leaf, links, true);
        }
        for (const auto& [leaf, links] : into) {
            flow.join(leaf, source + 1, links, true);
        }
        for (std::size_t i = 0; i < m_devices.size(); ++i) {
            for (const Neighbour& neighbour : m_neighbours[i]) {
                if (neighbour.to > i) {
                    flow.join(i, neighbour.to, neighbour.links);
                }
            }
        }
        report.bisection = flow.between(source, source + 1);
        report.bisectionAsked = std::min(sides[0], sides[1]);
    }

private:
    [[nodiscard]] const Device& device(std::size_t index) const
    {
        return m_wiring.devices[m_devices[index]];
    }
    [[nodiscard]] bool isSwitch(std::size_t index) const { return device(index).isSwitch(); }

    void number(std::uint32_t device)
    {
        if (m_numbers.emplace(device, m_devices.size()).second) {
            m_devices.push_back(device);
        }
    }

    void joinSwitches()
    {
        std::vector<std::pair<std::size_t, std::size_t>> pairs;
        for (const Link* link : m_links) {
            const std::size_t a = m_numbers.at(link->a);
            const std::size_t b = m_numbers.at(link->b);
            if (link->aPort != kManagementPort && isSwitch(a) && isSwitch(b)) {
                pairs.emplace_back(std::min(a, b), std::max(a, b));
            }
        }
        std::sort(pairs.begin(), pairs.end());
        for (std::size_t first = 0; first < pairs.size();) {
            std::size_t end = first;
            while (end < pairs.size() && pairs[end] == pairs[first]) {
                ++end;
            }
            const auto [a, b] = pairs[first];
            m_neighbours[a].push_back({b, static_cast<std::int64_t>(end - first)});
            m_neighbours[b].push_back({a, static_cast<std::int64_t>(end - first)});
            first = end;
        }
    }

    void addHops(
        std::size_t source, const std::vector<std::size_t>& leaves, GraphReport& report) const
    {
        std::vector<std::int32_t> far(m_devices.size(), 0);
        far[source] = 1;
        std::vector<std::size_t> queue{source};
        for (std::size_t head = 0; head < queue.size(); ++head) {
            for (const Neighbour& neighbour : m_neighbours[queue[head]]) {
                if (far[neighbour.to] == 0) {
                    far[neighbour.to] = far[queue[head]] + 1;
                    queue.push_back(neighbour.to);
                }
            }
        }
        for (const std::size_t leaf : leaves) {
            if (far[leaf] > 0) {
                ++report.hops[far[leaf]];
            }
        }
    }

    [[nodiscard]] std::vector<std::uint32_t> hostsInOrder() const
    {
        std::vector<std::uint32_t> hosts;
        for (std::size_t i = 0; i < m_devices.size(); ++i) {
            if (device(i).kind == DeviceKind::Node) {
                hosts.push_back(m_devices[i]);
            }
        }
        std::sort(hosts.begin(), hosts.end());
        return hosts;
    }

    const Wiring& m_wiring;
    const NetworkWiring& m_network;
    std::vector<const Link*> m_links;
    std::vector<std::uint32_t> m_devices;
    std::unordered_map<std::uint32_t, std::size_t> m_numbers;
    std::vector<std::vector<Neighbour>> m_neighbours; ///< Of switches, between switches.
};

} // namespace

std::vector<GraphReport> verify(const Wiring& wiring, const NetworkWiring& network)
{
    std::vector<GraphReport> reports;
    if (network.links.empty()) {
        return reports;
    }
    for (std::int64_t plane = 1; plane <= network.sized->size.planes; ++plane) {
        const Graph graph(wiring, network, static_cast<std::uint8_t>(plane));
        GraphReport report;
        report.plane = plane;
        graph.countPorts(report);
        graph.countIslands(report);
        graph.countRails(report);
        graph.countSpread(report);
        graph.countHops(report);
        graph.countBisection(report);
        reports.push_back(report);
    }
    return reports;
}

} // namespace clusterbrief
