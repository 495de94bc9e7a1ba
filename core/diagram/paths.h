#pragma once

#include "core/diagram/diagram.h"

#include <cstddef>
#include <vector>

/// What a drawing has to show of the ways that lead through one of its parts.
namespace clusterbrief {

/// Of each box and each line of the drawing: whether it is on such a way.
struct DiagramPaths {
    std::vector<bool> boxes;
    std::vector<bool> lines;
};

/// All that is above the box and all that is below it, with the bundles between; never its
/// neighbours in the row.
[[nodiscard]] DiagramPaths pathsThroughBox(const Diagram& diagram, std::size_t box);

/// The bundle, what is below its lower end and what is above its upper end.
[[nodiscard]] DiagramPaths pathsThroughLine(const Diagram& diagram, std::size_t line);

} // namespace clusterbrief
