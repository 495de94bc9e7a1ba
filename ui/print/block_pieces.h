#pragma once

#include "core/brief/brief.h"
#include "ui/print/paginator.h"

class QPaintDevice;

namespace clusterbrief {

/// Where pieces are to go. Units: points.
struct PageBody {
    double width = 0;
    double height = 0;
    QPaintDevice* device = nullptr; ///< What the text is measured for.
};

/// The whole brief, title and all, in pieces.
[[nodiscard]] std::vector<Piece> piecesOf(const Brief& brief, const PageBody& body);

} // namespace clusterbrief
