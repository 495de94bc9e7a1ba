#pragma once

#include "core/sizing/fabric.h"

#include <optional>
#include <string>

/// The steps of sizing one plane; `sizeFabric` puts them together.
namespace clusterbrief::detail {

/// The leaves of a plane.
struct Layout {
    std::int64_t leaf = 0;
    std::int64_t down = 0; ///< Ports down of one leaf when full.
    std::int64_t rails =
        1; ///< Rails that have leaves of their own; 1 where a leaf has all of a node's ports.
    std::int64_t units = 0;        ///< Whole scalable units; 0 without one.
    std::int64_t leavesOfUnit = 0; ///< Of one rail of one unit.
    std::int64_t railsPerLeaf = 1;
    std::string how;
};

/// What stands above the leaves of a plane.
struct Plan {
    std::int64_t up = 0; ///< Uplinks of one leaf.
    std::int64_t spine = 0;
    std::int64_t core = 0;
    std::int64_t pods = 0; ///< Of each rail; 0 with two tiers.
    std::int64_t spinesPerPod = 0;
    std::int64_t podLinksDown = 0;
    std::int64_t podLinksUp = 0;
    std::int64_t spineCoreLinks = 0;
    std::string spineHow;
    std::string coreHow;
    std::string coreLinksHow;
};

struct PlanResult {
    std::optional<Plan> plan;
    bool multipleRulesOut = false; ///< Spines could be spread, but for `spine_multiple`.
};

/// Nothing when one node's ports do not fit a leaf. `wholeRails`: one rail a leaf even when more
/// would fit.
[[nodiscard]] std::optional<Layout> leaves(const FabricInput& input, bool wholeRails);

[[nodiscard]] PlanResult twoTiers(const FabricInput& input, const Layout& layout);
[[nodiscard]] PlanResult threeTiers(const FabricInput& input, const Layout& layout);
[[nodiscard]] PlanResult growthTiers(const FabricInput& input, const Layout& layout);

/// A customer's own counts: checked for closure, not derived.
[[nodiscard]] FabricSize statedFabric(const FabricInput& input);

/// The manager's ports that `freePorts` of a plane hold, those that are short, and the step.
void countManagerLinks(const FabricInput& input, std::int64_t freePorts, FabricSize& size);

[[nodiscard]] std::string nodeLinksHow(const FabricInput& input); ///< `127 nodes × 8 ports`.

/// The smallest divisor of `number` that is at least `least` and, times `scale`, a multiple of
/// `multiple`; 0 when none is.
[[nodiscard]] std::int64_t leastDivisor(
    std::int64_t number, std::int64_t least, std::int64_t multiple = 1, std::int64_t scale = 1);

[[nodiscard]] std::int64_t uplinksFor(std::int64_t down, Ratio ratio); ///< ceil(down / ratio).
[[nodiscard]] std::int64_t portsDownAt(
    std::int64_t radix, Ratio ratio); ///< floor(radix × ratio / (1 + ratio)).

} // namespace clusterbrief::detail
