#include "ui/diagram/fabric_view.h"

#include "ui/print/paint_diagram.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace clusterbrief::ui {
namespace {

constexpr int kMargin = 14;
constexpr int kCaption = 54;
constexpr int kWidest = 480;

} // namespace

FabricView::FabricView(DocumentStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Opens the topology, with every network and every way"));
    connect(&store, &DocumentStore::changed, this, &FabricView::refresh);
    refresh();
}

void FabricView::refresh()
{
    const SizedNetwork* compute = m_store.analysis().sizing.network(NetworkKind::Compute);
    m_diagram = compute == nullptr ? std::nullopt : drawFabric(m_store.analysis().design, *compute);
    setVisible(m_diagram.has_value());
    setAccessibleName(tr("Drawing of the compute fabric"));
    setAccessibleDescription(m_diagram ? toQt(m_diagram->caption) : QString());
    updateGeometry();
    update();
}

int FabricView::heightForWidth(int width) const
{
    if (!m_diagram || m_diagram->width <= 0) {
        return 0;
    }
    const double drawn =
        std::min<double>(std::min(width, kWidest) - 2 * kMargin, m_diagram->width * 1.4);
    return static_cast<int>(drawn * m_diagram->height / m_diagram->width) + 2 * kMargin + kCaption;
}

QSize FabricView::sizeHint() const
{
    return {kWidest, heightForWidth(kWidest)};
}

void FabricView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) {
        Q_EMIT topologyWanted();
    }
}

void FabricView::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        Q_EMIT topologyWanted();
        return;
    }
    QWidget::keyPressEvent(event);
}

void FabricView::paintEvent(QPaintEvent* /*event*/)
{
    if (!m_diagram) {
        return;
    }
    const Tokens& tokens = tokensOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card =
        QRectF(0, 0, std::min(width(), kWidest), height()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(hasFocus() ? tokens.accent : tokens.line);
    painter.setBrush(tokens.panel);
    painter.drawRoundedRect(card, 8, 8);

    painter.save();
    const double scale = (card.width() - 2 * kMargin) / m_diagram->width;
    painter.translate(kMargin, kMargin);
    painter.scale(scale, scale);
    paintDiagram(painter, *m_diagram, QRectF(0, 0, m_diagram->width, m_diagram->height),
        DiagramInk{tokens.panel, tokens.text, tokens.dimmed, tokens.line});
    painter.restore();

    painter.setPen(tokens.dimmed);
    painter.setFont(sized(TextSize::Unit));
    painter.drawText(
        QRectF(kMargin, card.bottom() - kCaption, card.width() - 2 * kMargin, kCaption - 8),
        Qt::TextWordWrap | Qt::AlignVCenter, toQt(m_diagram->caption));
}

} // namespace clusterbrief::ui
