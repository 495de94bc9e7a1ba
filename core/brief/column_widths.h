#pragma once

#include "core/brief/brief.h"

#include <vector>

namespace clusterbrief {

/// Widths by the columns' shares, where those that have more than they need give what others lack.
///
/// Units: those of `least` and `usable`. `least` is what each column needs; `usable` is the width
/// without the gaps between columns.
[[nodiscard]] std::vector<double> columnWidths(
    const Table& table, const std::vector<double>& least, double usable);

} // namespace clusterbrief
