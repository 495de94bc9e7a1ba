#pragma once

#include "core/analyse.h"

#include <string>
#include <vector>

namespace clusterbrief {

/// Catalog parts that the brief relies on, systems first, each once.
[[nodiscard]] std::vector<const Part*> usedParts(const Analysis& analysis);

} // namespace clusterbrief
