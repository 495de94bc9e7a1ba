#include "ui/diagram/topology_view.h"

#include "ui/print/paint_diagram.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtGui/QAccessible>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QGraphicsItem>
#include <QtWidgets/QGraphicsScene>

#include <algorithm>
#include <cmath>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double kLeastZoom = 0.2;
constexpr double kMostZoom = 8;
constexpr double kMostFit = 1.6; ///< A drawing of two boxes shall not fill a large screen.
constexpr double kStep = 1.25;
constexpr double kMargin = 14;
constexpr double kDim = 0.16;

double middle(const DiagramBox& box)
{
    return box.x + box.width / 2;
}

QRectF rectOf(const DiagramBox& box)
{
    return {box.x, box.y, box.width, box.height};
}

} // namespace

class TopologyView::BoxItem : public QGraphicsItem {
public:
    BoxItem(TopologyView& view, std::size_t index)
        : m_view(view)
        , m_index(index)
    {
        setAcceptHoverEvents(true);
        setToolTip(asPlainText(view.m_drawing.boxes[index] + view.m_drawing.marks[index].messages));
    }

    [[nodiscard]] std::size_t index() const { return m_index; }
    [[nodiscard]] QRectF boundingRect() const override
    {
        constexpr double kBadge = 8;
        return rectOf(box()).adjusted(-4, -kBadge, kBadge, 4);
    }
    [[nodiscard]] QPainterPath shape() const override
    {
        QPainterPath path;
        path.addRect(rectOf(box()));
        return path;
    }

    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        const Tokens& tokens = tokensOf(m_view.palette());
        paintDiagramBox(*painter, box(), m_view.ink());
        if (m_view.m_current == m_index && m_view.hasFocus()) {
            painter->setPen(QPen(tokens.accent, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(rectOf(box()).adjusted(-2, -2, 2, 2), 6, 6);
        }
        if (const auto worst = m_view.m_drawing.marks[m_index].worst) {
            constexpr double kSize = 10;
            const QPointF corner = rectOf(box()).topRight() + QPointF(-2, 1);
            const QRectF badge(corner - QPointF(kSize, kSize) / 2, QSizeF(kSize, kSize));
            painter->setPen(Qt::NoPen);
            painter->setBrush(tokens.panel);
            painter->drawEllipse(badge.adjusted(-2, -2, 2, 2));
            paintSeverity(*painter, badge, worst, tokens);
        }
    }

protected:
    void hoverEnterEvent(QGraphicsSceneHoverEvent*) override { m_view.hover(this, true); }
    void hoverLeaveEvent(QGraphicsSceneHoverEvent*) override { m_view.hover(this, false); }

private:
    [[nodiscard]] const DiagramBox& box() const { return m_view.m_drawing.diagram.boxes[m_index]; }

    TopologyView& m_view;
    std::size_t m_index;
};

class TopologyView::LineItem : public QGraphicsItem {
public:
    LineItem(TopologyView& view, std::size_t index)
        : m_view(view)
        , m_index(index)
    {
        setAcceptHoverEvents(true);
        setZValue(-1);
        setToolTip(asPlainText(view.m_drawing.lines[index]));
        // A line is too thin to point at.
        constexpr double kReach = 7;
        QPainterPath path(QPointF(line().x1, line().y1));
        path.lineTo(line().x2, line().y2);
        QPainterPathStroker stroker;
        stroker.setWidth(kReach);
        m_shape = stroker.createStroke(path);
    }

    [[nodiscard]] std::size_t index() const { return m_index; }
    [[nodiscard]] QRectF boundingRect() const override { return m_shape.boundingRect(); }
    [[nodiscard]] QPainterPath shape() const override { return m_shape; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        paintDiagramLine(*painter, line(), m_view.ink());
    }

protected:
    void hoverEnterEvent(QGraphicsSceneHoverEvent*) override { m_view.hover(this, true); }
    void hoverLeaveEvent(QGraphicsSceneHoverEvent*) override { m_view.hover(this, false); }

private:
    [[nodiscard]] const DiagramLine& line() const
    {
        return m_view.m_drawing.diagram.lines[m_index];
    }

    TopologyView& m_view;
    std::size_t m_index;
    QPainterPath m_shape;
};

TopologyView::TopologyView(QWidget* parent)
    : QGraphicsView(parent)
{
    setObjectName(u"topology"_s);
    setScene(new QGraphicsScene(this));
    setRenderHint(QPainter::Antialiasing);
    setDragMode(QGraphicsView::ScrollHandDrag);
    setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumHeight(120);
    viewport()->setCursor(Qt::OpenHandCursor);
}

TopologyView::~TopologyView()
{
    // The scene outlives the members that its items look at.
    m_hovered = nullptr;
    delete scene();
}

DiagramInk TopologyView::ink() const
{
    const Tokens& tokens = tokensOf(palette());
    return {tokens.panel, tokens.text, tokens.dimmed, tokens.line};
}

void TopologyView::show(const TopologyDrawing& drawing)
{
    const std::string id = m_current ? m_drawing.diagram.boxes[*m_current].id : std::string();
    m_hovered = nullptr;
    m_boxes.clear();
    m_lines.clear();
    scene()->clear();
    m_drawing = drawing;
    m_current.reset();
    const Diagram& diagram = m_drawing.diagram;
    for (std::size_t i = 0; i < diagram.lines.size(); ++i) {
        m_lines.push_back(new LineItem(*this, i));
        scene()->addItem(m_lines.back());
    }
    for (std::size_t i = 0; i < diagram.boxes.size(); ++i) {
        m_boxes.push_back(new BoxItem(*this, i));
        scene()->addItem(m_boxes.back());
        if (!id.empty() && diagram.boxes[i].id == id) {
            m_current = i;
        }
    }
    setSceneRect(
        QRectF(0, 0, diagram.width, diagram.height).adjusted(-kMargin, -kMargin, kMargin, kMargin));
    applyFit();
    light();
    viewport()->update();
}

void TopologyView::setHiddenRails(const std::set<std::int64_t>& rails)
{
    m_hidden = rails;
    light();
}

void TopologyView::zoomTo(double zoom)
{
    m_fits = false;
    const double wanted = std::clamp(zoom, kLeastZoom, kMostZoom);
    setTransform(QTransform::fromScale(wanted, wanted));
    Q_EMIT zoomChanged(wanted);
}

void TopologyView::fit()
{
    m_fits = true;
    applyFit();
}

void TopologyView::applyFit()
{
    const QSizeF room = maximumViewportSize();
    const QSizeF all = sceneRect().size();
    if (!m_fits || all.isEmpty()) {
        return;
    }
    const double wanted = std::clamp(
        std::min(room.width() / all.width(), room.height() / all.height()), kLeastZoom, kMostFit);
    setTransform(QTransform::fromScale(wanted, wanted));
    Q_EMIT zoomChanged(wanted);
}

void TopologyView::setCurrentBox(std::optional<std::size_t> box)
{
    m_current = box;
    if (box) {
        m_boxes[*box]->ensureVisible();
    }
    light();
    viewport()->update();
}

void TopologyView::hover(const QGraphicsItem* item, bool inside)
{
    if (inside || m_hovered == item) {
        m_hovered = inside ? item : nullptr;
        light();
    }
}

/// Dims what the lit part has no way through, and what belongs to rails that are switched off.
void TopologyView::light()
{
    const Diagram& diagram = m_drawing.diagram;
    QString text;
    m_lit.reset();
    if (const auto* line = dynamic_cast<const LineItem*>(m_hovered)) {
        m_lit = pathsThroughLine(diagram, line->index());
        text = m_drawing.lines[line->index()];
    } else if (const auto* over = dynamic_cast<const BoxItem*>(m_hovered);
               over != nullptr || (m_current && hasFocus())) {
        const std::size_t box = over != nullptr ? over->index() : *m_current;
        m_lit = pathsThroughBox(diagram, box);
        text = m_drawing.boxes[box] + m_drawing.marks[box].messages;
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i]->setVisible(m_hidden.count(diagram.lines[i].rail) == 0);
        m_lines[i]->setOpacity(isLineLit(i) ? 1 : kDim);
    }
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const bool hidden = m_hidden.count(diagram.boxes[i].rail) != 0;
        m_boxes[i]->setOpacity(isLit(i) && !hidden ? 1 : kDim * 2);
    }
    setAccessibleDescription(text.isEmpty() ? toQt(diagram.caption) : text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    Q_EMIT described(text);
}

bool TopologyView::isLit(std::size_t box) const
{
    return !m_lit || m_lit->boxes[box];
}

bool TopologyView::isLineLit(std::size_t line) const
{
    return !m_lit || m_lit->lines[line];
}

bool TopologyView::focusNextPrevChild(bool next)
{
    const std::size_t count = m_boxes.size();
    if (!m_current && next && !m_left && count > 0) {
        setCurrentBox(0);
        return true;
    }
    if (!m_current || (next ? *m_current + 1 >= count : *m_current == 0)) {
        return QGraphicsView::focusNextPrevChild(next);
    }
    setCurrentBox(next ? *m_current + 1 : *m_current - 1);
    return true;
}

void TopologyView::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    m_left = false;
    if (event->reason() == Qt::TabFocusReason && !m_boxes.empty()) {
        setCurrentBox(0);
    } else if (event->reason() == Qt::BacktabFocusReason && !m_boxes.empty()) {
        setCurrentBox(m_boxes.size() - 1);
    } else {
        light();
    }
}

void TopologyView::focusOutEvent(QFocusEvent* event)
{
    QGraphicsView::focusOutEvent(event);
    light();
    viewport()->update();
}

/// To the neighbour in the row.
void TopologyView::moveAcross(int step)
{
    const auto& boxes = m_drawing.diagram.boxes;
    const auto next = static_cast<std::ptrdiff_t>(*m_current) + step;
    if (next >= 0 && next < static_cast<std::ptrdiff_t>(boxes.size())
        && boxes[static_cast<std::size_t>(next)].tier == boxes[*m_current].tier) {
        setCurrentBox(static_cast<std::size_t>(next));
    }
}

/// To the box of the next row that stands nearest.
void TopologyView::moveBetweenTiers(int step)
{
    const auto& boxes = m_drawing.diagram.boxes;
    const DiagramBox& from = boxes[*m_current];
    std::optional<std::size_t> nearest;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const bool there = static_cast<int>(boxes[i].tier) == static_cast<int>(from.tier) + step;
        if (there
            && (!nearest
                || std::abs(middle(boxes[i]) - middle(from))
                    < std::abs(middle(boxes[*nearest]) - middle(from)))) {
            nearest = i;
        }
    }
    if (nearest) {
        setCurrentBox(nearest);
    }
}

void TopologyView::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
    const int key = plain ? event->key() : 0;
    const bool arrow =
        key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
    if (key == Qt::Key_Plus || key == Qt::Key_Equal) {
        zoomBy(kStep);
    } else if (key == Qt::Key_Minus) {
        zoomBy(1 / kStep);
    } else if (key == Qt::Key_Escape && m_current) {
        m_left = true;
        setCurrentBox(std::nullopt);
    } else if (arrow && !m_boxes.empty()) {
        if (!m_current) {
            setCurrentBox(0);
        } else if (key == Qt::Key_Left || key == Qt::Key_Right) {
            moveAcross(key == Qt::Key_Left ? -1 : 1);
        } else {
            moveBetweenTiers(key == Qt::Key_Up ? 1 : -1);
        }
    } else {
        QGraphicsView::keyPressEvent(event);
    }
}

void TopologyView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        const auto* box = dynamic_cast<const BoxItem*>(itemAt(event->position().toPoint()));
        setCurrentBox(box == nullptr ? std::nullopt : std::optional(box->index()));
    }
    QGraphicsView::mousePressEvent(event);
}

void TopologyView::wheelEvent(QWheelEvent* event)
{
    if ((event->modifiers() & Qt::ControlModifier) == 0) {
        QGraphicsView::wheelEvent(event);
        return;
    }
    constexpr double kNotch = 120;
    zoomBy(std::pow(kStep, event->angleDelta().y() / kNotch));
    event->accept();
}

void TopologyView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    applyFit();
}

void TopologyView::drawBackground(QPainter* painter, const QRectF& rect)
{
    painter->fillRect(rect, ink().paper);
    paintDiagramNotes(*painter, m_drawing.diagram, ink());
}

} // namespace clusterbrief::ui
