#pragma once

#include "core/base/error.h"

#include <string>
#include <vector>

namespace clusterbrief {

struct ZipEntry {
    std::string name;
    std::string content;
    bool stored = false; ///< As it is, not compressed.
};

/// The bytes of an archive with the entries in their order; each is dated 1 January 1980, so that
/// the same entries give the same bytes.
/// Errors: there is no memory for it.
[[nodiscard]] Result<std::string> zipArchive(const std::vector<ZipEntry>& entries);

} // namespace clusterbrief
