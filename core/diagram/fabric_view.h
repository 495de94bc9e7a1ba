#pragma once

#include "core/sizing/leaf_layout.h"

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

/// What one host box stands for before alike ones are folded.
enum class HostKind { Node, NodeGroup, Unit, Pod };

class FabricView : public LeafLayout {
public:
    explicit FabricView(const SizedNetwork& network);

    const SizedNetwork& network;
    HostKind hosts = HostKind::Node;
    std::int64_t hostItems = 0;
    std::int64_t leavesOfItem = 0; ///< ByNode.

    [[nodiscard]] const FabricSize& size() const { return network.size; }
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
    void groupHostsByRail();
    void groupHostsByNode();
    [[nodiscard]] bool leavesFollowUnits() const;

    std::int64_t m_nodesOfItem = 1;
};

} // namespace clusterbrief::detail
