#pragma once

#include <string>
#include <string_view>

namespace clusterbrief {

/// The text as content or attribute of XML: marks are escaped, characters that XML 1.0 does not
/// have are left out.
[[nodiscard]] std::string escapedXml(std::string_view text);

} // namespace clusterbrief
