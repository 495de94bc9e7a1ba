#include "core/base/text.h"
#include "core/render/compute_fabric.h"
#include "core/render/renderer.h"
#include "core/wiring/names.h"

#include <algorithm>
#include <map>
#include <utility>

/// Slurm's topology/tree of the compute fabric.
///
/// A Slurm switch stands for what a job should stay inside. With rails a node is on several leaves,
/// and Slurm wants it under one, so that the leaves of a unit are one Slurm switch.
namespace clusterbrief {
namespace {

/// A name cut before the number at its end.
std::pair<std::string, std::string> cut(const std::string& name)
{
    const std::size_t last = name.find_last_not_of("0123456789");
    const std::size_t at = last == std::string::npos ? 0 : last + 1;
    return {name.substr(0, at), name.substr(at)};
}

constexpr std::size_t kMostDigits = 9; ///< A longer number stays as it is.

/// `gpu-[0001-0032,0040],x` of names in their order.
std::string hostlist(const std::vector<std::string>& names)
{
    std::vector<std::string> items;
    for (std::size_t i = 0; i < names.size();) {
        const auto [prefix, first] = cut(names[i]);
        std::vector<std::string> ranges;
        std::size_t count = 0;
        while (i < names.size() && cut(names[i]).first == prefix) {
            const std::string from = cut(names[i]).second;
            std::string to = from;
            const auto follows = [&](const std::string& next) {
                return next.size() == to.size() && !to.empty() && to.size() <= kMostDigits
                    && std::stol(next) == std::stol(to) + 1;
            };
            for (++i, ++count;
                 i < names.size() && cut(names[i]).first == prefix && follows(cut(names[i]).second);
                 ++i, ++count) {
                to = cut(names[i]).second;
            }
            ranges.push_back(from == to ? from : from + '-' + to);
            if (from.empty()) {
                break;
            }
        }
        items.push_back(
            count == 1 ? prefix + ranges.front() : prefix + '[' + join(ranges, ",") + ']');
    }
    return join(items, ",");
}

/// A Slurm switch with nodes.
struct Unit {
    std::int32_t pod = 0; ///< 0 where spines have none.
    std::vector<std::string> nodes;
};

class TreeBuilder {
public:
    explicit TreeBuilder(const ComputeFabric& fabric)
        : m_devices(fabric.wiring.devices)
        , m_network(*fabric.network)
        , m_byLeaf(m_network.sized->input.topology == Topology::NodeAligned)
    {
        for (const Link& link : m_network.links) {
            if (link.kind == LinkKind::LeafSpine) {
                m_podOfLeaf[link.a] = m_devices[link.b].block;
            }
        }
    }

    /// Empty where no compute node is on the fabric.
    std::string run()
    {
        if (!collect(m_byLeaf)) {
            collect(m_byLeaf = true);
        }
        std::int64_t number = 0;
        for (const auto& [key, unit] : m_units) {
            const std::string name = nameOf(key, ++number);
            m_text += "SwitchName=" + name + " Nodes=" + hostlist(unit.nodes) + '\n';
            m_children[unit.pod].push_back(name);
        }
        if (m_units.size() > 1) {
            addUpperSwitches();
        }
        return std::move(m_text);
    }

    /// What a Slurm switch with nodes is here.
    [[nodiscard]] const char* unitWord() const
    {
        return m_units.size() < 2 ? "the whole fabric"
            : isLeaf()            ? "one leaf switch"
            : hasUnits()          ? "one scalable unit"
                                  : "one leaf group";
    }

private:
    [[nodiscard]] bool isLeaf() const
    {
        return m_network.sized->input.topology == Topology::NodeAligned;
    }
    [[nodiscard]] bool hasUnits() const { return !m_byLeaf && m_network.sized->size.units > 0; }

    /// Puts each node under the block of the leaf of its first port, or under that leaf. False when
    /// the blocks do not fit the pods.
    bool collect(bool byLeaf)
    {
        m_units.clear();
        std::uint32_t last = kOutside;
        bool fits = true;
        for (const Link& link : m_network.links) {
            const Device& node = m_devices[link.a];
            if (link.kind != LinkKind::NodeLeaf || link.a == last
                || node.group->role != Role::Compute || !node.group->compute) {
                continue;
            }
            last = link.a;
            const std::int32_t block = m_devices[link.b].block;
            const auto pod = m_podOfLeaf.find(link.b);
            Unit& unit = m_units[{byLeaf && block > 0 ? link.b : 0, block}];
            const std::int32_t own = pod == m_podOfLeaf.end() ? 0 : pod->second;
            fits = fits && (unit.nodes.empty() || unit.pod == own);
            unit.pod = own;
            unit.nodes.push_back(node.name);
        }
        return fits;
    }

    [[nodiscard]] std::string nameOf(
        const std::pair<std::uint32_t, std::int32_t>& key, std::int64_t number) const
    {
        if (isLeaf() && key.second > 0) {
            return m_devices[key.first].name;
        }
        return (hasUnits() ? "unit-" : "group-")
            + detail::padded(hasUnits() && key.second > 0 ? key.second : number, 2);
    }

    void addUpperSwitches()
    {
        std::vector<std::string> top;
        const bool pods = m_children.size() > 1 && m_children.size() < m_units.size();
        for (const auto& [pod, names] : m_children) {
            if (pods) {
                top.push_back("pod-" + detail::padded(pod, 2));
                m_text += "SwitchName=" + top.back() + " Switches=" + hostlist(names) + '\n';
            } else {
                top.insert(top.end(), names.begin(), names.end());
            }
        }
        m_text += "SwitchName=fabric Switches=" + hostlist(top) + '\n';
    }

    const std::vector<Device>& m_devices;
    const NetworkWiring& m_network;
    bool m_byLeaf;
    std::map<std::uint32_t, std::int32_t> m_podOfLeaf;
    std::map<std::pair<std::uint32_t, std::int32_t>, Unit> m_units; ///< By leaf and block.
    std::map<std::int32_t, std::vector<std::string>> m_children;    ///< By pod.
    std::string m_text;
};

} // namespace

Result<std::string> renderSlurmTopology(const RenderInput& input)
{
    const Result<ComputeFabric> fabric = computeFabric(input.analysis, "topology.conf");
    if (!fabric) {
        return tl::unexpected(fabric.error());
    }
    TreeBuilder tree(*fabric);
    const std::string switches = tree.run();
    if (switches.empty()) {
        return failure(".topology.conf", "no compute node has a port on the compute network");
    }
    return "# Slurm topology/tree of the compute fabric of "
        + requestLine(input.analysis.document()) + "\n# A switch with nodes is " + tree.unitWord()
        + ": a job with --switches=1 stays inside it.\n"
          "# slurm.conf: TopologyPlugin=topology/tree, and the nodes by these names.\n"
        + switches;
}

} // namespace clusterbrief
