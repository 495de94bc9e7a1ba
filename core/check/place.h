#pragma once

#include "core/check/finding.h"
#include "core/document/source.h"

namespace clusterbrief {

/// Where in its file a finding is seen: its field, or that field's key where the key is wrong, else
/// what it is about, else the nearest thing above that the file states. Nothing where the file
/// states none of them.
[[nodiscard]] std::optional<TextSpan> placeOf(
    const SourceText& source, const Document& document, const Finding& finding);

} // namespace clusterbrief
