#pragma once

#include <QtCore/QPointF>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace clusterbrief {

/// Something that stands on one page as a whole: a line of text, a table row, a figure.
struct Piece {
    double height = 0;
    double before = 0; ///< White space above, dropped at the top of a page.
    bool keepWithNext = false;
    std::function<void(QPainter&, QPointF)> paint; ///< At its top left corner.
    std::shared_ptr<const Piece> head = {};        ///< Repeated above it at the top of a page.
};

struct PlacedPiece {
    const Piece* piece = nullptr; ///< Of the list that was paginated.
    double y = 0;                 ///< From the top of the page's body.
};

using Page = std::vector<PlacedPiece>;

/// Puts pieces on pages of one height, in order. Pieces that are to be kept together move to the
/// next page together, unless they are taller than a page.
[[nodiscard]] std::vector<Page> paginated(const std::vector<Piece>& pieces, double pageHeight);

} // namespace clusterbrief
