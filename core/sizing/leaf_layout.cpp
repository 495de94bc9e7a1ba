#include "core/sizing/leaf_layout.h"

#include <algorithm>

namespace clusterbrief {

LeafLayout::LeafLayout(const SizedNetwork& network)
    : leaf(ceilDiv(network.size.leaf, network.size.planes))
    , spine(ceilDiv(network.size.spine, network.size.planes))
    , core(spine > 0 ? ceilDiv(network.size.core, network.size.planes) : 0)
    , m_network(network)
{
    order = orderOfPorts();
}

LeafOrder LeafLayout::orderOfPorts() const
{
    if (leaf == 1) {
        return LeafOrder::ByRail;
    }
    if (m_network.input.topology == Topology::LeafPair && !size().stated) {
        return LeafOrder::Halves;
    }
    if (m_network.input.accessUplinks > 0) {
        return LeafOrder::Mixed;
    }
    if (rails() == 1 || m_network.input.topology == Topology::NodeAligned) {
        const bool everyLeafHasNodes = ceilDiv(nodes(), leaf) * (leaf - 1) < nodes();
        return !size().stated || everyLeafHasNodes ? LeafOrder::ByNode : LeafOrder::Mixed;
    }
    return leaf * railsOfLeaf() % rails() == 0 ? LeafOrder::ByRail : LeafOrder::Mixed;
}

std::int64_t LeafLayout::railsOfLeaf() const
{
    return leaf > 1 ? size().railsPerLeaf : rails();
}

std::int64_t LeafLayout::leavesOfRail() const
{
    return leaf * railsOfLeaf() / rails();
}

std::int64_t LeafLayout::nodesOfLeaf() const
{
    if (size().stated) {
        return ceilDiv(nodes(), order == LeafOrder::ByRail ? leavesOfRail() : leaf);
    }
    const std::int64_t ports =
        m_network.input.topology == Topology::NodeAligned ? rails() : railsOfLeaf();
    return std::max<std::int64_t>(1, size().portsDown / ports);
}

bool LeafLayout::filledByUnit() const
{
    return size().units > 0 && !size().stated && m_network.input.topology != Topology::NodeAligned;
}

std::int64_t LeafLayout::blocksOfUnit() const
{
    return filledByUnit() ? leaf / (size().units * leavesOfBlock()) : 0;
}

std::int64_t LeafLayout::leavesOfBlock() const
{
    return order == LeafOrder::ByRail ? rails() / railsOfLeaf() : 1;
}

std::int64_t LeafLayout::nodesBefore(std::int64_t block) const
{
    if (!filledByUnit()) {
        return block * nodesOfLeaf();
    }
    const std::int64_t unit = *m_network.input.scalableUnit;
    return block / blocksOfUnit() * unit + std::min(unit, block % blocksOfUnit() * nodesOfLeaf());
}

std::int64_t LeafLayout::blockOf(std::int64_t node) const
{
    if (!filledByUnit()) {
        return node / nodesOfLeaf();
    }
    const std::int64_t unit = *m_network.input.scalableUnit;
    return node / unit * blocksOfUnit() + node % unit / nodesOfLeaf();
}

LeafLayout::Slot LeafLayout::slotOf(
    std::int64_t node, std::int64_t rail, std::int64_t linksBefore) const
{
    if (leaf == 1) {
        return {0, linksBefore + rail};
    }
    if (order == LeafOrder::Halves) {
        const std::int64_t half = ceilDiv(rails(), 2);
        return {rail / half, node * half + rail % half};
    }
    if (order == LeafOrder::Mixed) {
        const std::int64_t share =
            ceilDiv(m_network.input.hostLinks + m_network.input.equipmentPorts, leaf);
        return {(linksBefore + rail) / share, (linksBefore + rail) % share};
    }
    const std::int64_t block = blockOf(node);
    const std::int64_t within = node - nodesBefore(block);
    if (order == LeafOrder::ByNode) {
        return {block, within * rails() + rail};
    }
    return {block * leavesOfBlock() + rail / railsOfLeaf(),
        within * railsOfLeaf() + rail % railsOfLeaf()};
}

} // namespace clusterbrief
