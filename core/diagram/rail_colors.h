#pragma once

#include <array>
#include <cstdint>

namespace clusterbrief {

/// The colour of a rail, `#rrggbb`, the same in window, SVG and PDF, light and dark; the ninth
/// rail has the first one's. Neutral grey for what belongs to no single rail.
[[nodiscard]] constexpr const char* railColor(std::int64_t rail)
{
    constexpr std::array colors{
        "#3b6fd4", "#1f9e89", "#c2692b", "#8a5cc7", "#b8457a", "#6b8e23", "#2f8fb5", "#a38a1d"};
    return rail < 1 ? "#8b93a5" : colors[static_cast<std::size_t>(rail - 1) % colors.size()];
}

} // namespace clusterbrief
