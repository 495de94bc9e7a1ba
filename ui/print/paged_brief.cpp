#include "ui/print/paged_brief.h"

#include "ui/print/block_pieces.h"
#include "ui/print/page_frame.h"
#include "ui/print/page_style.h"

#include <QtCore/QBuffer>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>

#include <utility>

namespace clusterbrief {

struct PagedBrief::Content {
    Brief brief; ///< The pieces look into it.
    QBuffer nowhere;
    std::unique_ptr<QPdfWriter> own;
    QSizeF sheet;
    std::vector<Piece> pieces;
    std::vector<Page> pages;
};

void setUpSheet(QPdfWriter& writer, Paper paper)
{
    constexpr int kPointsPerInch = 72;
    writer.setResolution(kPointsPerInch);
    writer.setPageSize(QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    writer.setPageMargins(QMarginsF());
}

PagedBrief::PagedBrief(Brief brief, Paper paper, QPdfWriter* device, const std::atomic<bool>* stop)
    : m_content(std::make_unique<Content>())
{
    m_content->brief = std::move(brief);
    if (device == nullptr) {
        m_content->own = std::make_unique<QPdfWriter>(&m_content->nowhere);
        setUpSheet(*m_content->own, paper);
        device = m_content->own.get();
    }
    m_content->sheet = QSizeF(device->width(), device->height());
    const PageBody body{device->width() - 2 * style::kSideMargin,
        device->height() - style::kBodyTop - style::kBodyBottomMargin, device, stop};
    const auto numbers = std::make_shared<PageNumbers>();
    m_content->pieces = piecesOf(m_content->brief, body, numbers);
    m_content->pages = paginated(m_content->pieces, body.height);
    for (const Landmark& landmark : landmarks()) {
        numbers->emplace(landmark.section, landmark.page + 1);
    }
}

PagedBrief::~PagedBrief() = default;

int PagedBrief::pageCount() const
{
    return static_cast<int>(m_content->pages.size());
}

QSizeF PagedBrief::sheet() const
{
    return m_content->sheet;
}

std::vector<Landmark> PagedBrief::landmarks() const
{
    std::vector<Landmark> landmarks;
    for (std::size_t page = 0; page < m_content->pages.size(); ++page) {
        for (const PlacedPiece& placed : m_content->pages[page]) {
            if (!placed.piece->landmark.empty()) {
                landmarks.push_back(
                    {placed.piece->landmark, static_cast<int>(page), style::kBodyTop + placed.y});
            }
        }
    }
    return landmarks;
}

void PagedBrief::paint(QPainter& painter, int page) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, m_content->brief.meta, m_content->sheet, page + 1, pageCount());
    for (const PlacedPiece& placed : m_content->pages[static_cast<std::size_t>(page)]) {
        const QPointF at(style::kSideMargin, style::kBodyTop + placed.y);
        if (placed.piece->paintPressed) {
            placed.piece->paintPressed(painter, at, placed.height);
        } else {
            placed.piece->paint(painter, at);
        }
    }
}

} // namespace clusterbrief
