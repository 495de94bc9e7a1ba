#pragma once

#include "core/brief/brief.h"
#include "ui/print/block_pieces.h"

#include <vector>

namespace clusterbrief {

/// A piece a row; only a row taller than a page is split. The head is repeated on every page.
[[nodiscard]] std::vector<Piece> tablePieces(const Table& table, const PageBody& body);

/// Names dimmed on the left, what they stand for on the right.
[[nodiscard]] std::vector<Piece> keyValuePieces(const KeyValues& keyValues, const PageBody& body);

} // namespace clusterbrief
