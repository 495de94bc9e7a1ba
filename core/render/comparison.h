#pragma once

#include "core/compare/compare.h"

#include <string>

namespace clusterbrief {

/// Two requests' names, as a reader knows them: of their files.
struct ComparedNames {
    std::string left;
    std::string right;
};

/// clusterbrief/compare/1
[[nodiscard]] Value comparisonValue(const Comparison& comparison, const Analysis& left,
    const Analysis& right, const ComparedNames& names);

/// Headings and tables, for a message or a review.
[[nodiscard]] std::string comparisonMarkdown(
    const Comparison& comparison, const ComparedNames& names);

} // namespace clusterbrief
