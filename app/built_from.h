#pragma once

#include "app/commit.h"
#include "core/base/text.h"

#include <string>
#include <vector>

namespace clusterbrief {

/// ` (commit 0123456789ab, Qt 6.4.2)`, as far as known.
[[nodiscard]] inline std::string builtFrom(const std::string& toolkit)
{
    std::vector<std::string> parts;
    if (*kCommit != '\0') {
        parts.push_back(std::string("commit ") + kCommit);
    }
    parts.push_back(toolkit);
    return " (" + join(parts, ", ") + ')';
}

} // namespace clusterbrief
