#pragma once

#include "core/brief/brief.h"
#include "core/compare/compare.h"

#include <string>
#include <vector>

namespace clusterbrief {

struct TitledTable {
    const char* title;
    Table table;
};

/// How the two sides of a comparison are told.
struct ComparisonWords {
    std::string left;
    std::string right;
    bool withPaths = false; ///< Each field also as `--set` takes it.
};

/// What differs, a table for fields, counts, findings and waivers each; none that would be empty.
[[nodiscard]] std::vector<TitledTable> comparisonTables(
    const Comparison& comparison, const ComparisonWords& words);

} // namespace clusterbrief
