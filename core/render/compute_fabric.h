#pragma once

#include "core/analyse.h"
#include "core/wiring/wiring.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The compute fabric as the programs that run one see it.
namespace clusterbrief {

struct ComputeFabric {
    Wiring wiring;
    const NetworkWiring* network = nullptr; ///< In `wiring`; has links.

    [[nodiscard]] const FabricSize& size() const { return network->sized->size; }
    [[nodiscard]] std::int64_t planes() const { return size().planes; }
};

/// `ending` is of the file to be written and stands before an error.
///
/// Errors: there is no compute network, or it cannot be wired.
[[nodiscard]] Result<ComputeFabric> computeFabric(
    const Analysis& analysis, std::string_view ending);

/// One line of what the request calls itself: `Foundation model cluster, Example Labs, revision 3`.
[[nodiscard]] std::string requestLine(const Document& document);

/// A switch or a channel adapter of an InfiniBand fabric.
struct SubnetNode {
    struct Port {
        std::int32_t number = 0;
        std::uint32_t peer = 0; ///< Index in Subnet::nodes.
        std::int32_t peerPort = 0;
    };

    std::string name; ///< `compute-spine-01`, `gpu-0001 mlx5_0`.
    bool isSwitch = false;
    std::int64_t ports = 0;
    std::uint64_t guid = 0; ///< Its port n of an adapter has the GUID `guid + n`.
    std::vector<Port> used; ///< By number.
};

/// All planes of the fabric, switches first. An adapter is what has one port in each plane.
struct Subnet {
    std::vector<SubnetNode> nodes;
    Generation generation = Generation::Ndr;
    std::int64_t planes = 1;

    [[nodiscard]] std::int64_t switches() const;
    [[nodiscard]] std::int64_t adapters() const;
    [[nodiscard]] std::int64_t links() const;
};

/// GUIDs are made from kind and number, so that other nodes and units leave them as they were.
///
/// Errors: those of computeFabric; the network is not InfiniBand; one plane has more ports and
/// switches than a subnet has addresses.
[[nodiscard]] Result<Subnet> computeSubnet(const Analysis& analysis, std::string_view ending);

} // namespace clusterbrief
