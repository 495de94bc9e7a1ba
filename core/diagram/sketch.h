#pragma once

#include "core/diagram/diagram.h"
#include "core/diagram/fabric_view.h"

#include <vector>

/// The boxes of a drawing before they have a place.
namespace clusterbrief::detail {

struct Part {
    DiagramBox box;
    Run of;    ///< Host items, rails, leaves, spines or cores: what the tier counts.
    Run rails; ///< Leaves by rail.
};

struct Sketch {
    std::vector<Part> hosts;
    std::vector<Part> leaves;
    std::vector<Part> spines;
    std::vector<Part> cores;
};

inline constexpr double kLetterSize = 11;
inline constexpr double kBoxGap = 12;
inline constexpr double kMostWidth = 840;

/// Wide enough for Inter at 11 and for most faces that may stand in for it.
/// Units: the drawing's.
[[nodiscard]] double estimatedWidth(std::string_view text);

[[nodiscard]] Sketch sketched(const FabricView& view);

/// At most `most` runs over so many items: the first ones, all between, the last.
[[nodiscard]] std::vector<Run> folded(std::int64_t items, std::int64_t most);

/// Equal runs where a number of 3 to 8 divides the items, else four.
[[nodiscard]] std::vector<Run> blocks(std::int64_t items);

} // namespace clusterbrief::detail
