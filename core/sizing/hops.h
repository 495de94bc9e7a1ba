#pragma once

#include "core/sizing/size.h"

#include <optional>

namespace clusterbrief {

/// Switches of one plane on the way between any two of so many neighbouring GPUs of a job that use
/// the same rail, at most: 1 on one leaf, 3 over a spine, 5 over a core. Nothing where the fabric
/// is not sized, or where it is not known which leaf a port is on.
///
/// Groups of ranks stand side by side from the job's first node on.
[[nodiscard]] std::optional<std::int64_t> switchesBetween(
    const ResolvedWorkload& workload, double span, const SizedNetwork& compute);

} // namespace clusterbrief
