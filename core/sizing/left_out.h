#pragma once

#include "core/sizing/size.h"

#include <string>
#include <vector>

/// What a plan of the racks does not count, so that its sums are the least there can be.
namespace clusterbrief {

struct RacksLeftOut {
    std::vector<const ResolvedGroup*>
        groups; ///< How many of their servers fit a rack is not known.
    /// They cannot be sized, or the height of one of their switches is not known.
    std::vector<NetworkKind> networks;

    /// `nodes/st`, `the switches of the in-band network`.
    [[nodiscard]] std::vector<std::string> told() const;
};

/// Empty where the plan is complete.
[[nodiscard]] RacksLeftOut racksLeftOut(const Design& design, const Sizing& sizing);

/// What the racks counted hold: `64 of nodes, 3 of switches`; without what is left out whole.
[[nodiscard]] std::string racksCounted(const RackPlan& plan, const RacksLeftOut& leftOut);

} // namespace clusterbrief
