#pragma once

#include "core/render/renderer.h"

#include <vector>

namespace clusterbrief::cli {

/// Every format that this build writes.
[[nodiscard]] std::vector<const Format*> formats();

} // namespace clusterbrief::cli
