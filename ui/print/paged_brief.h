#pragma once

#include "core/render/renderer.h"
#include "ui/print/paginator.h"

#include <QtCore/QSizeF>

#include <memory>

class QPainter;
class QPdfWriter;

namespace clusterbrief {

/// The brief laid out on sheets, for the PDF and for the preview alike.
class PagedBrief {
public:
    /// `device` is what the text is measured for and has to outlive this; without one the sheets
    /// are laid out as in the PDF.
    PagedBrief(Brief brief, Paper paper, QPdfWriter* device = nullptr);
    ~PagedBrief();

    [[nodiscard]] int pageCount() const;
    [[nodiscard]] QSizeF sheet() const; ///< Units: points.

    /// Paints a sheet with its header and footer, a point being a unit. Fonts come out right on a
    /// device of 72 dots an inch.
    void paint(QPainter& painter, int page) const;

private:
    struct Content;
    std::unique_ptr<Content> m_content;
};

/// The paper's size on a writer of 72 dots an inch without margins.
void setUpSheet(QPdfWriter& writer, Paper paper);

} // namespace clusterbrief
