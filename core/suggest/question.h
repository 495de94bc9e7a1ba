#pragma once

#include "core/suggest/suggest.h"

namespace clusterbrief::detail {

/// The question with its defaults filled in, and those told.
///
/// Errors: as those of `suggest`.
[[nodiscard]] Result<Suggestions> answered(const SuggestQuestion& question, const Catalog& catalog);

} // namespace clusterbrief::detail
