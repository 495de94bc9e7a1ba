#pragma once

#include "core/document/document.h"

namespace clusterbrief {

/// Whether the run is NVIDIA's all-reduce benchmark, under whichever suite it is named.
[[nodiscard]] bool isAllReduce(const AcceptanceRun& run);

} // namespace clusterbrief
