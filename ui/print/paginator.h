#pragma once

#include <QtCore/QPointF>

#include <functional>
#include <memory>
#include <string>
#include <vector>

class QPainter;

namespace clusterbrief {

/// Something that stands on one page as a whole: a line of text, a table row, a figure.
struct Piece {
    double height = 0;
    double before = 0; ///< White space above, dropped at the top of a page.
    bool keepWithNext = false;
    bool ratherWithNext = false; ///< The same, unless much of a page would stay empty for it.
    std::string landmark = {};   ///< The section that begins with it.
    std::function<void(QPainter&, QPointF)> paint; ///< At its top left corner.
    std::shared_ptr<const Piece> head = {};        ///< Repeated above it at the top of a page.
    double least = 0; ///< What it can be pressed to rather than leave a page half empty; 0: never.
    std::function<void(QPainter&, QPointF, double height)> paintPressed = {}; ///< Of such a piece.
};

struct PlacedPiece {
    const Piece* piece = nullptr; ///< Of the list that was paginated.
    double y = 0;                 ///< From the top of the page's body.
    double height = 0;            ///< The piece's own, or what it is pressed to.
};

using Page = std::vector<PlacedPiece>;

/// Puts pieces on pages of one height, in order. Pieces that are to be kept together move to the
/// next page together, unless they are taller than a page or fit when some are pressed.
[[nodiscard]] std::vector<Page> paginated(const std::vector<Piece>& pieces, double pageHeight);

} // namespace clusterbrief
