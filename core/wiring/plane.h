#pragma once

#include "core/sizing/leaf_layout.h"
#include "core/wiring/wiring.h"

#include <vector>

/// One plane of one network while it is being wired.
namespace clusterbrief::detail {

struct Plane {
    const SizedNetwork& network;
    const LeafLayout& layout;
    std::int64_t index = 0; ///< From 0.
    std::uint32_t firstLeaf = 0;
    std::uint32_t firstSpine = 0;
    std::uint32_t firstCore = 0;
    std::vector<std::int64_t> used;       ///< One more than the highest port down in use, a leaf.
    std::vector<std::vector<bool>> taken; ///< Ports down in use, of each leaf.

    [[nodiscard]] const FabricSize& size() const { return network.size; }
    [[nodiscard]] std::int64_t radix(const Switch& part) const
    {
        return part.portsAt(*network.network->generation);
    }
    /// Columns of leaves that have spines of their own where spines keep to a rail.
    [[nodiscard]] std::int64_t columns() const { return layout.leavesOfBlock(); }
    [[nodiscard]] std::int64_t leavesOfPod() const;
};

/// The first of `up` ports at the top of a switch, from 0: at a cage's first port where the ports
/// below leave room for that.
[[nodiscard]] std::int64_t firstUplink(
    const Switch& part, Generation generation, std::int64_t up, std::int64_t usedBelow);

/// Appends the switches of the plane, tier by tier, and says where each tier begins.
void addSwitches(Plane& plane, std::vector<Device>& devices);

/// Appends the links between leaves and spines and between spines and cores.
void wireUpperTiers(const Plane& plane, const Wiring& wiring, std::vector<Link>& links);

} // namespace clusterbrief::detail
