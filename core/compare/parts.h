#pragma once

#include "core/compare/compare.h"

/// The parts that a comparison is put together from.
namespace clusterbrief::detail {

[[nodiscard]] std::vector<FieldDifference> fieldDifferences(
    const Document& left, const Document& right);
[[nodiscard]] std::vector<CountDifference> countDifferences(
    const Analysis& left, const Analysis& right);

} // namespace clusterbrief::detail
