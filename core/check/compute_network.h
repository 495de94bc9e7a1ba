#pragma once

#include "core/check/layout.h"

namespace clusterbrief {

/// The setting that asks for the compute fabric which the nodes' own NICs imply: InfiniBand of
/// their speed, rail-aligned and 1:1. Nothing where the NICs are not known, differ, or are not made
/// for InfiniBand.
[[nodiscard]] std::optional<Setting> impliedComputeNetwork(const Design& design);

} // namespace clusterbrief
