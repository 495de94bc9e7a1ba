#pragma once

#include "core/design/design.h"

#include <optional>
#include <string>

/// What the nodes of a design take from the mains.
namespace clusterbrief {

/// Units: kW, all nodes at their maximum. Groups without GPUs whose system is not stated are left
/// out; nothing when the power of another is not known.
[[nodiscard]] std::optional<double> nodePower(const Design& design);

/// The nodes that `nodePower` leaves out: `without 16 of nodes/st, whose power is not known`; empty
/// where it leaves none out.
[[nodiscard]] std::string withoutPower(const Design& design);

} // namespace clusterbrief
