#pragma once

#include "core/check/rule.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What a fix would lead to, so that no rule offers one that brings another error.
namespace clusterbrief {

using Settings = std::vector<std::pair<std::string, Value>>; ///< As a fix sets them.

/// Several leaves and nothing that joins them.
[[nodiscard]] bool leavesApart(const FabricInput& input, const FabricSize& size);

/// Whether a fabric of this input brings no error: it can be built, stated counts close, manager
/// ports fit, all leaves meet. So does one that nothing is known of.
[[nodiscard]] bool builds(const FabricInput& input);

/// Stated counts raised to the next multiple of the planes.
[[nodiscard]] FabricInput inWholePlanes(FabricInput input);

/// Source: InfiniBand architecture, unicast LIDs 0x0001 to 0xBFFF of one subnet.
inline constexpr std::int64_t kUnicastAddresses = 49'151;

/// End ports, manager ports and switches of one plane: the addresses of an InfiniBand subnet.
[[nodiscard]] std::int64_t subnetAddresses(const FabricSize& size);

/// What a network is to become.
struct Target {
    Technology technology = Technology::InfiniBand;
    Generation generation = Generation::Ndr;
    std::int64_t planes = 1;
    std::optional<GigabitsPerSecond> ports; ///< A new speed of all its ports.
};

/// The fields that make it so. Stated switches that lack the generation give way to the usual one.
/// Nothing when another error would come: ports of another speed, a NIC or slot that cannot, a
/// switch that lacks what is asked for, a fabric that cannot be built.
[[nodiscard]] std::optional<Settings> retuned(const Design& design, const Sizing& sizing,
    const ResolvedNetwork& network, const Target& target);

/// The same for whichever generation of the technology has the link speed; one that the stated
/// switch has is preferred. `target.generation` is set to the one found.
[[nodiscard]] std::optional<Settings> retunedToSpeed(const Design& design, const Sizing& sizing,
    const ResolvedNetwork& network, Target& target, GigabitsPerSecond link);

} // namespace clusterbrief
