#pragma once

#include "ui/print/block_pieces.h"

#include <memory>

namespace clusterbrief {

/// What the brief holds, in columns, with links to `#` and the section's id.
///
/// `numbers` may be filled in after the piece was made; a section that it does not know has none.
[[nodiscard]] Piece contentsPiece(
    const Brief& brief, const PageBody& body, std::shared_ptr<const PageNumbers> numbers);

} // namespace clusterbrief
