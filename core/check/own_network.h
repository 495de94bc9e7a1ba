#pragma once

#include "core/check/what_if.h"

#include <optional>

/// What a network comes to when it is asked for by itself.
namespace clusterbrief {

/// What ports of the kind speak: management is Ethernet, storage what its NIC speaks at its speed,
/// and where that is both, what the compute network speaks. Nothing where that does not tell it,
/// for compute ports, and where the number of ports is not stated.
[[nodiscard]] std::optional<Technology> technologyOfPorts(
    const Design& design, NetworkKind kind, const ResolvedPorts& ports);

/// The fields that give a network which shares another's switches its own: it no longer shares, and
/// states the technology where it did not.
[[nodiscard]] Settings ownSwitches(const Design& design, const ResolvedNetwork& network);

} // namespace clusterbrief
