#pragma once

#include "core/sizing/size.h"

#include <string>
#include <vector>

/// Whether a customer's own switch counts have a port for each link.
namespace clusterbrief {

/// What the stated counts of a network lack.
struct Shortage {
    std::vector<std::string> said; ///< `1,016 host links, 960 ports on 30 leaves, 56 short`.
    std::string key;               ///< The count to look at first: `leaf_switches`.
};

/// Units: links and ports of one plane. Nothing is said where the counts close.
[[nodiscard]] Shortage shortageOf(const SizedNetwork& network);

/// The same as a sentence; empty where the counts close or are not stated.
[[nodiscard]] std::string closureFault(const SizedNetwork& network);

/// `33 leaves, 15 spines`: the stated counts that do not divide by the planes.
[[nodiscard]] std::string unevenCounts(const FabricInput& input);

} // namespace clusterbrief
