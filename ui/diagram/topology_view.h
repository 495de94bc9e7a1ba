#pragma once

#include "core/diagram/paths.h"
#include "ui/diagram/topology_drawing.h"

#include <QtWidgets/QGraphicsView>

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace clusterbrief {
struct DiagramInk;
}

namespace clusterbrief::ui {

/// The drawing of a network: zoom, pan, and a look at the ways through one of its parts.
///
/// One box may be current; keys move it. What is under the mouse, else the current box while the
/// view has the focus, is lit up with the ways through it and described.
class TopologyView : public QGraphicsView {
    Q_OBJECT

public:
    explicit TopologyView(QWidget* parent);
    ~TopologyView() override;

    /// The current box stays where the new drawing has one of its id.
    void show(const TopologyDrawing& drawing);
    [[nodiscard]] const Diagram& diagram() const { return m_drawing.diagram; }

    void setHiddenRails(const std::set<std::int64_t>& rails);

    [[nodiscard]] double zoom() const { return transform().m11(); }
    void zoomTo(double zoom);
    void zoomBy(double factor) { zoomTo(zoom() * factor); }
    /// All of the drawing, again after every change of size until it is zoomed.
    void fit();

    [[nodiscard]] std::optional<std::size_t> currentBox() const { return m_current; }
    void setCurrentBox(std::optional<std::size_t> box);
    [[nodiscard]] bool isLit(std::size_t box) const;
    [[nodiscard]] bool isLineLit(std::size_t line) const;

Q_SIGNALS:
    void zoomChanged(double zoom);
    void described(const QString& text); ///< Of what is lit up; empty for nothing.

protected:
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;

private:
    class BoxItem;
    class LineItem;

    [[nodiscard]] DiagramInk ink() const;
    void hover(const QGraphicsItem* item, bool inside);
    void light();
    void applyFit();
    void moveAcross(int step);
    void moveBetweenTiers(int step);

    TopologyDrawing m_drawing;
    std::vector<BoxItem*> m_boxes;
    std::vector<LineItem*> m_lines;
    std::set<std::int64_t> m_hidden;
    std::optional<std::size_t> m_current;
    const QGraphicsItem* m_hovered = nullptr;
    std::optional<DiagramPaths> m_lit;
    bool m_fits = true;
    bool m_left = false; ///< Escape was pressed: Tab goes on to the next control.
};

} // namespace clusterbrief::ui
