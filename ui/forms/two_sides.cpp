#include "ui/forms/two_sides.h"

#include <algorithm>
#include <numeric>

namespace clusterbrief::ui {

TwoSides::TwoSides(QWidget* owner)
    : QLayout(owner)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(4);
}

TwoSides::~TwoSides()
{
    qDeleteAll(m_sides);
}

void TwoSides::addItem(QLayoutItem* item)
{
    m_sides.push_back(item);
}

int TwoSides::count() const
{
    return static_cast<int>(m_sides.size());
}

QLayoutItem* TwoSides::itemAt(int index) const
{
    return m_sides.value(index);
}

QLayoutItem* TwoSides::takeAt(int index)
{
    return index >= 0 && index < count() ? m_sides.takeAt(index) : nullptr;
}

QSize TwoSides::sizeHint() const
{
    QSize size;
    for (const QLayoutItem* side : m_sides) {
        const QSize wanted = side->sizeHint();
        size = {size.width() + (wanted.width() == 0 ? 0 : wanted.width() + spacing()),
            std::max(size.height(), wanted.height())};
    }
    return size;
}

QSize TwoSides::minimumSize() const
{
    return std::accumulate(m_sides.begin(), m_sides.end(), QSize(),
        [](QSize size, const QLayoutItem* side) { return size.expandedTo(side->minimumSize()); });
}

bool TwoSides::fits(int width) const
{
    return TwoSides::sizeHint().width() <= width;
}

int TwoSides::heightForWidth(int width) const
{
    int height = 0;
    for (const QLayoutItem* side : m_sides) {
        const int own = side->sizeHint().height();
        height = fits(width) ? std::max(height, own)
                             : height + own + (height > 0 && own > 0 ? spacing() : 0);
    }
    return height;
}

void TwoSides::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const bool together = fits(rect.width());
    int top = rect.top();
    for (QLayoutItem* side : m_sides) {
        const QSize wanted = side->sizeHint();
        const int width = std::min(wanted.width(), rect.width());
        const bool atRight = together && side != m_sides.front();
        const int left = atRight ? rect.right() + 1 - width : rect.left();
        side->setGeometry(
            {left, top, width, together ? std::max(rect.height(), 0) : wanted.height()});
        top += together || wanted.height() == 0 ? 0 : wanted.height() + spacing();
    }
}

} // namespace clusterbrief::ui
