#pragma once

#include "tests/support/requests.h"

#include <string>
#include <string_view>

/// Requests of one job, and what it takes of a GPU's memory.
namespace clusterbrief::tests {

/// A request with one node group and one job; both are written as flow maps.
[[nodiscard]] Analysis analysedJob(const std::string& group, const std::string& job);

/// Units: 10^9 bytes of the fullest GPU of the first job; -1 where it has no such part.
[[nodiscard]] double partGb(const Analysis& analysis, std::string_view name);

[[nodiscard]] bool isNear(double actual, double expected, double tolerance = 1e-6);

} // namespace clusterbrief::tests
