#pragma once

#include "core/brief/brief.h"
#include "core/document/document.h"

#include <string>

namespace clusterbrief {

/// Control characters and line separators are blanks and direction marks are dropped, so that no
/// text from a file can pass for the brief's own form.
[[nodiscard]] std::string cleanLine(const std::string& text);

/// Puts every text that is written from right to left between the marks U+2068 and U+2069, by which
/// it cannot turn round the figures and signs beside it: `2 × 400` after an Arabic name stays as it
/// is. What the request says is kept as a whole, and other such letters a run at a time.
void isolateRightToLeft(Brief& brief, const Document& document);

} // namespace clusterbrief
