#pragma once

#include "core/wiring/wiring.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

/// Checks of a list of links as a graph. It sees devices, ports and links, nothing of the sizing
/// that made them: a mistake there is found here.
namespace clusterbrief {

/// One plane, or one network of a single plane.
struct GraphReport {
    std::int64_t plane = 1;
    std::int64_t hosts = 0; ///< Nodes with links.
    std::int64_t switches = 0;
    std::int64_t portsTwice = 0;    ///< Ports that more than one link uses.
    std::int64_t portsBeyond = 0;   ///< Ports with a number that the switch does not have.
    std::int64_t islands = 0;       ///< Groups of devices that no link joins; 1 is right.
    std::int64_t switchIslands = 0; ///< The same without the nodes: more than 1, and rails never
                                    ///< meet on the fabric.
    std::int64_t railsAstray = 0;   ///< Node ports that are not on a leaf of their rail.
    std::map<std::int64_t, std::int64_t>
        hops; ///< Switches on the shortest way between two leaves (1 on the same) to pairs of them.
    bool hopsSampled = false;
    std::int64_t leastParallel = 0; ///< Links of a leaf and a spine that are joined.
    std::int64_t mostParallel = 0;
    std::int64_t unevenLeaves = 0; ///< Leaves whose uplinks are not spread equally.
    /// Links that the first half of the nodes can fill towards the second at once; nothing where
    /// the fabric is too large to count.
    std::optional<std::int64_t> bisection;
    std::int64_t bisectionAsked = 0; ///< Host links of the smaller half.

    [[nodiscard]] bool sound() const
    {
        return portsTwice == 0 && portsBeyond == 0 && islands == 1 && railsAstray == 0
            && unevenLeaves == 0;
    }
};

/// Larger fabrics are checked without the bisection.
inline constexpr std::int64_t kMostBisectionSwitches = 400;

/// A report a plane. Empty for a network without links.
[[nodiscard]] std::vector<GraphReport> verify(const Wiring& wiring, const NetworkWiring& network);

} // namespace clusterbrief
