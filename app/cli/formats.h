#pragma once

#include "core/render/renderer.h"

#include <string>
#include <vector>

namespace clusterbrief::cli {

/// Every format that this build writes.
[[nodiscard]] std::vector<const Format*> formats();

/// `Qt 6.4.2`, or that there is none.
[[nodiscard]] std::string toolkit();

} // namespace clusterbrief::cli
