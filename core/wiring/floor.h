#pragma once

#include "core/wiring/wiring.h"

/// Where the devices stand and how long a cable between two of them is: planning estimates.
namespace clusterbrief::detail {

/// Gives every node and switch its rack and rack unit, and the wiring its racks.
void placeDevices(const Design& design, const Sizing& sizing, Wiring& wiring);

/// Units: m, rounded up to a length that is sold. 0 where a rack is not known.
///
/// Source: planning estimate; racks 0.6 m wide in rows of 16, rows 3 m apart, the switches in the
/// middle, 2 m of the cable inside each of the two racks.
[[nodiscard]] std::uint16_t cableLength(const Wiring& wiring, const Device& a, const Device& b);

} // namespace clusterbrief::detail
