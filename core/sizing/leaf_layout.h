#pragma once

#include "core/sizing/size.h"

#include <cstdint>
#include <vector>

/// Which ports of which node stand on which leaf, in one plane of a sized network.
namespace clusterbrief {

enum class LeafOrder {
    ByRail, ///< A leaf has one or more rails of many nodes.
    ByNode, ///< A leaf has all ports of some nodes.
    Halves, ///< Two leaves with half of the rails each.
    Mixed   ///< A customer's own count that fits neither.
};

/// All indexes count from 0. Needs a network without a fault.
class LeafLayout {
public:
    explicit LeafLayout(const SizedNetwork& network);

    struct Slot {
        std::int64_t leaf = 0;
        std::int64_t port = 0; ///< Among the leaf's ports down.
    };

    LeafOrder order = LeafOrder::ByRail;
    std::int64_t leaf = 0; ///< Of one plane, as are the next two.
    std::int64_t spine = 0;
    std::int64_t core = 0;

    [[nodiscard]] std::int64_t nodes() const { return m_network.input.nodes; }
    [[nodiscard]] std::int64_t rails() const { return m_network.input.rails; }
    [[nodiscard]] std::int64_t railsOfLeaf() const;  ///< Of the first leaf.
    [[nodiscard]] std::int64_t leavesOfRail() const; ///< ByRail.
    [[nodiscard]] std::int64_t nodesOfLeaf() const;  ///< Of a full one.
    /// The first node of a block: the nodes whose ports share leaves.
    [[nodiscard]] std::int64_t nodesBefore(std::int64_t block) const;
    [[nodiscard]] std::int64_t blockOf(std::int64_t node) const;
    /// Leaves of one block: one for each rail or run of rails, one where leaves have whole nodes.
    [[nodiscard]] std::int64_t leavesOfBlock() const;
    /// Blocks of one scalable unit; 0 without units.
    [[nodiscard]] std::int64_t blocksOfUnit() const;

    /// `linksBefore`: host links of all nodes before this one, one plane.
    [[nodiscard]] Slot slotOf(std::int64_t node, std::int64_t rail, std::int64_t linksBefore) const;

private:
    [[nodiscard]] LeafOrder orderOfPorts() const;
    [[nodiscard]] bool filledByUnit() const;
    [[nodiscard]] const FabricSize& size() const { return m_network.size; }

    const SizedNetwork& m_network;
};

} // namespace clusterbrief
