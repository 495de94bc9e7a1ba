#pragma once

#include "core/analyse.h"
#include "core/brief/brief.h"

/// Briefs built by hand, for tests of what prints them.
namespace clusterbrief::tests {

/// Every kind of block, with the fabric of the analysis drawn.
[[nodiscard]] Brief sampleBrief(const Analysis& analysis);

/// A title and one section with these blocks.
[[nodiscard]] Brief briefOf(std::vector<Block> blocks);

[[nodiscard]] Table longTable(int rows);

} // namespace clusterbrief::tests
