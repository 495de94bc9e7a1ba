#pragma once

#include "core/suggest/suggest.h"

namespace clusterbrief::detail {

/// The fewest of a system on which the job fits, with up to `most` layouts.
[[nodiscard]] SystemSuggestion smallestOn(const System& system, const Suggestions& asked,
    const std::shared_ptr<const Catalog>& catalog, std::size_t most);

} // namespace clusterbrief::detail
