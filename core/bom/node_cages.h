#pragma once

#include "core/wiring/wiring.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace clusterbrief::detail {

/// The cage of a node's port. `place` is its own among the cages of the node on the network.
struct NodeCage {
    const Nic* nic = nullptr; ///< Null where not known, and of an appliance.
    std::int64_t links = 1;   ///< That it takes.
    std::size_t place = 0;
};

/// Where the ports of the nodes on one network come out.
class NodeCages {
public:
    NodeCages(const Design& design, const ResolvedNetwork& network);

    [[nodiscard]] NodeCage of(const Device& device, std::uint16_t port) const;

private:
    /// The ports of a group on one of the networks that the switches carry.
    struct Share {
        std::int64_t links = 0; ///< Of one node, all planes.
        NodeCage first;
    };
    std::vector<std::vector<Share>> m_shares; ///< By group.
};

/// What the system brings for the network; null when it says nothing.
[[nodiscard]] const NicSlots* slotsOf(const System& system, NetworkKind kind);

} // namespace clusterbrief::detail
