#pragma once

#include "core/sizing/size.h"

#include <cstdint>
#include <string>

/// One plane of a sized fabric as its drawing needs it: what stands below which leaf.
namespace clusterbrief::detail {

/// Neighbours in a row, counted from 0.
struct Run {
    std::int64_t first = 0;
    std::int64_t count = 0;

    [[nodiscard]] std::int64_t end() const { return first + count; }
};

enum class LeafOrder {
    ByRail, ///< A leaf has one or more rails of many nodes.
    ByNode, ///< A leaf has all ports of some nodes.
    Halves, ///< Two leaves with half of the rails each.
    Mixed   ///< A customer's own count that fits neither.
};

/// What one host box stands for before alike ones are folded.
enum class HostKind { Node, NodeGroup, Unit, Pod };

class FabricView {
public:
    explicit FabricView(const SizedNetwork& network);

    const SizedNetwork& network;
    std::int64_t leaf = 0; ///< Of one plane, as are the next two.
    std::int64_t spine = 0;
    std::int64_t core = 0;
    LeafOrder order = LeafOrder::ByRail;
    HostKind hosts = HostKind::Node;
    std::int64_t hostItems = 0;
    std::int64_t leavesOfItem = 0; ///< ByNode.

    [[nodiscard]] const FabricSize& size() const { return network.size; }
    [[nodiscard]] std::int64_t nodes() const { return network.input.nodes; }
    [[nodiscard]] std::int64_t rails() const { return network.input.rails; }
    [[nodiscard]] std::int64_t railsOfLeaf() const;  ///< Of the first leaf.
    [[nodiscard]] std::int64_t leavesOfRail() const; ///< ByRail.
    [[nodiscard]] std::int64_t nodesOfLeaf() const;  ///< Of a full one.

    [[nodiscard]] Run nodesOf(Run items) const;
    [[nodiscard]] Run leavesOf(Run items) const; ///< ByNode.
    [[nodiscard]] std::int64_t gpusIn(Run nodes) const;
    [[nodiscard]] std::int64_t linksIn(Run nodes, Run rails) const; ///< Of one plane.
    [[nodiscard]] bool trays() const; ///< All of its nodes are compute trays of racks.
    /// `node 1`; `gpu 1` after the group's name where there are several groups.
    [[nodiscard]] std::string nodeName(std::int64_t node) const;
    /// Spines of a rail (ByRail) or of a host item (ByNode) stand apart from the others.
    [[nodiscard]] bool spinesApart() const;

private:
    void orderLeaves();
    void groupHostsByRail();
    void groupHostsByNode();
    [[nodiscard]] std::int64_t nodesBefore(std::int64_t leafIndex) const;
    [[nodiscard]] bool leavesFollowUnits() const;

    std::int64_t m_nodesOfItem = 1;
};

} // namespace clusterbrief::detail
