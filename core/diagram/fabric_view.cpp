#include "core/diagram/fabric_view.h"

#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief::detail {
namespace {

std::int64_t overlap(Run a, Run b)
{
    return std::max<std::int64_t>(0, std::min(a.end(), b.end()) - std::max(a.first, b.first));
}

template<class Amount>
std::int64_t sumOver(const SizedNetwork& network, Run nodes, const Amount& amount)
{
    std::int64_t sum = 0;
    std::int64_t first = 0;
    for (const ResolvedGroup* group : network.network->carriedGroups) {
        sum += overlap(nodes, {first, group->nodes}) * amount(*group);
        first += group->nodes;
    }
    return sum;
}

} // namespace

FabricView::FabricView(const SizedNetwork& sized)
    : LeafLayout(sized)
    , network(sized)
{
    if (order == LeafOrder::ByNode) {
        groupHostsByNode();
    } else {
        groupHostsByRail();
    }
}

void FabricView::groupHostsByRail()
{
    if (network.input.scalableUnit && leaf > 1) {
        hosts = HostKind::Unit;
        m_nodesOfItem = *network.input.scalableUnit;
    } else if (order == LeafOrder::ByRail && leavesOfRail() > 1) {
        hosts = HostKind::NodeGroup;
        m_nodesOfItem = nodesOfLeaf();
    }
    hostItems = ceilDiv(nodes(), m_nodesOfItem);
    if (hostItems == 1) {
        hosts = HostKind::Node;
        m_nodesOfItem = 1;
        hostItems = nodes();
    }
}

bool FabricView::leavesFollowUnits() const
{
    const std::int64_t units = size().units;
    return units > 1 && leaf % units == 0
        && (rails() == 1 || *network.input.scalableUnit % nodesOfLeaf() == 0);
}

void FabricView::groupHostsByNode()
{
    const std::int64_t pods = size().pods;
    const bool units = leavesFollowUnits() && (pods < 2 || pods == size().units);
    hosts = units ? HostKind::Unit : pods > 1 ? HostKind::Pod : HostKind::NodeGroup;
    hostItems = units ? size().units : pods > 1 ? pods : leaf;
    leavesOfItem = ceilDiv(leaf, hostItems);
}

Run FabricView::leavesOf(Run items) const
{
    const std::int64_t first = std::min(leaf, items.first * leavesOfItem);
    return {first, std::min(leaf, items.end() * leavesOfItem) - first};
}

Run FabricView::nodesOf(Run items) const
{
    const bool byLeaf = order == LeafOrder::ByNode;
    const Run leaves = byLeaf ? leavesOf(items) : Run{};
    const std::int64_t first = byLeaf ? nodesBefore(leaves.first) : items.first * m_nodesOfItem;
    const std::int64_t end = byLeaf ? nodesBefore(leaves.end()) : items.end() * m_nodesOfItem;
    const std::int64_t clipped = std::min(nodes(), first);
    const bool last = items.end() == hostItems;
    return {clipped, (last ? nodes() : std::min(nodes(), end)) - clipped};
}

std::int64_t FabricView::gpusIn(Run nodes) const
{
    return sumOver(network, nodes, [](const ResolvedGroup& group) { return group.gpusPerNode; });
}

std::int64_t FabricView::linksIn(Run nodes, Run rails) const
{
    return sumOver(network, nodes, [&](const ResolvedGroup& group) {
        return overlap(rails, {0, network.network->portsOf(group)});
    });
}

bool FabricView::trays() const
{
    const auto& groups = network.network->carriedGroups;
    return std::all_of(
        groups.begin(), groups.end(), [](const ResolvedGroup* group) { return group->isRack(); });
}

bool FabricView::spinesApart() const
{
    return size().pods > 0
        && (order == LeafOrder::ByRail || (order == LeafOrder::ByNode && size().pods == hostItems));
}

std::string FabricView::nodeName(std::int64_t node) const
{
    const auto& groups = network.network->carriedGroups;
    if (groups.size() == 1) {
        return (trays() ? "tray " : "node ") + grouped(node + 1);
    }
    for (const ResolvedGroup* group : groups) {
        if (node < group->nodes) {
            return shortened(printable(group->request->name), 14) + ' ' + grouped(node + 1);
        }
        node -= group->nodes;
    }
    return {};
}

} // namespace clusterbrief::detail
