#pragma once

#include "core/check/rule.h"

#include <string>

/// What the rules about a job's memory share.
namespace clusterbrief {

/// Share of a GPU's memory above which a job is tight.
inline constexpr double kTightMemory = 0.9;

/// What keeps a job's memory from being compared with the GPU's; empty when nothing does.
[[nodiscard]] std::string memoryFitUnknown(const ResolvedWorkload& workload);

/// The parts with their formulas, for a finding's text.
[[nodiscard]] std::string memoryParts(const MemoryNeed& need);

/// The next sharding stage, else more recompute, else the smallest tensor or pipeline size, with
/// which the job takes no more than a share of the GPU's memory, and nothing becomes worse. Returns
/// whether there is one.
bool offerMemoryFix(
    const Design& design, const ResolvedWorkload& workload, double share, Finding& finding);

} // namespace clusterbrief
