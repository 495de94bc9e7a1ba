#pragma once

#include "core/design/design.h"

#include <memory>

namespace clusterbrief {

/// Looks up every reference. A missing part stays missing and a rule reports it; nothing stops.
///
/// Errors: the request's own `parts` are not readable as catalog entries.
[[nodiscard]] Result<Design> resolve(
    std::shared_ptr<const Document> document, std::shared_ptr<const Catalog> catalog);

} // namespace clusterbrief
