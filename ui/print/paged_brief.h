#pragma once

#include "core/render/renderer.h"
#include "ui/print/paginator.h"

#include <QtCore/QSizeF>

#include <atomic>
#include <memory>
#include <string>
#include <vector>

class QPainter;
class QPdfWriter;

namespace clusterbrief {

/// Where a section begins. Units: points from the top of the sheet.
struct Landmark {
    std::string section; ///< Its id.
    int page = 0;        ///< From 0 on.
    double y = 0;
};

/// The brief laid out on sheets, for the PDF and for the preview alike.
class PagedBrief {
public:
    /// `device` is what the text is measured for and has to outlive this; without one the sheets
    /// are laid out as in the PDF. Once `stop` is set, what is missing stays so.
    PagedBrief(Brief brief, Paper paper, QPdfWriter* device = nullptr,
        const std::atomic<bool>* stop = nullptr);
    ~PagedBrief();

    [[nodiscard]] int pageCount() const;
    [[nodiscard]] QSizeF sheet() const; ///< Units: points.
    [[nodiscard]] std::vector<Landmark> landmarks() const;

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
