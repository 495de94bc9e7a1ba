#pragma once

#include "core/wiring/wiring.h"

/// How devices are called. A number has a least width and grows beyond it, so that a name does not
/// depend on how many there are.
namespace clusterbrief::detail {

[[nodiscard]] std::string padded(std::int64_t number, std::size_t width);

/// Of each node group, in the design's order: its name as a host name may have it, lower-case
/// letters, digits and hyphens; no two alike.
[[nodiscard]] std::vector<std::string> hostNames(const Design& design);

/// `gpu-0001`.
[[nodiscard]] std::string nodeName(const std::string& group, std::int64_t index);

/// `compute` or, with several planes, `compute-plane1`.
[[nodiscard]] std::string networkName(const SizedNetwork& network, std::int64_t plane);

} // namespace clusterbrief::detail
