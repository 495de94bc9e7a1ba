#pragma once

#include "core/brief/brief.h"
#include "ui/print/paginator.h"

#include <atomic>
#include <map>
#include <memory>
#include <string>

class QPaintDevice;

namespace clusterbrief {

/// Where pieces are to go. Units: points.
struct PageBody {
    double width = 0;
    double height = 0;
    QPaintDevice* device = nullptr;          ///< What the text is measured for.
    const std::atomic<bool>* stop = nullptr; ///< Set: nobody wants the pieces any more.

    [[nodiscard]] bool isStopped() const { return stop != nullptr && *stop; }
};

/// On which page a section begins, from 1 on, by its id.
using PageNumbers = std::map<std::string, int>;

/// The whole brief, title and all, in pieces. A long one has its contents after the headline, with
/// the `numbers` that are there when it is painted.
[[nodiscard]] std::vector<Piece> piecesOf(
    const Brief& brief, const PageBody& body, const std::shared_ptr<const PageNumbers>& numbers);

} // namespace clusterbrief
