#pragma once

#include "app/cli/request.h"
#include "app/cli/style.h"
#include "core/check/mend.h"

#include <string>

namespace clusterbrief::cli {

/// The findings as a compiler tells them: what, the line of the file with the place marked, why,
/// and what to do; then what was waived, what could not be judged, and the counts. `verbose` adds
/// each rule's source.
[[nodiscard]] std::string findingsReport(
    const AnalysedRequest& request, const Style& style, bool verbose);

/// What fixes changed: rule, at, and each field with its old and new value.
[[nodiscard]] std::string fixesReport(const Mended& mended, const Style& style);
[[nodiscard]] Value fixesValue(const Mended& mended); ///< The same for `fixed` in JSON.

} // namespace clusterbrief::cli
