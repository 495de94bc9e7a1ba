#pragma once

#include "core/brief/brief.h"

#include <string>
#include <string_view>

namespace clusterbrief {

/// The text in one line of Markdown that reads as it is: marks, HTML and table bars are escaped.
[[nodiscard]] std::string escapedMarkdown(std::string_view text);

[[nodiscard]] std::string tableMarkdown(const Table& table);

} // namespace clusterbrief
