#pragma once

#include "core/brief/brief.h"
#include "ui/print/page_style.h"

#include <QtGui/QTextLayout>

#include <memory>
#include <vector>

class QPaintDevice;
class QPainter;

namespace clusterbrief {

/// A text broken into lines of one width, to be painted whole or in runs of lines.
class TextBox {
public:
    TextBox(const SpanText& text, const style::TextStyle& style, double width, QPaintDevice* device,
        Align align = Align::Left);

    [[nodiscard]] int lines() const { return static_cast<int>(m_bottoms.size()); }
    [[nodiscard]] double height() const { return heightOf(0, lines()); }
    [[nodiscard]] double heightOf(int first, int count) const;
    /// How many lines from `first` on fit a height; at least one while there are any.
    [[nodiscard]] int linesFitting(int first, double height) const;

    void paint(QPainter& painter, QPointF topLeft) const { paint(painter, topLeft, 0, lines()); }
    void paint(QPainter& painter, QPointF topLeft, int first, int count) const;

private:
    std::unique_ptr<QTextLayout> m_layout;
    std::vector<double> m_bottoms;
    QRgb m_color;
};

[[nodiscard]] SpanText plain(const std::string& text);

/// The width of the widest part of a text that should not be broken.
[[nodiscard]] double widestWord(
    const SpanText& text, const style::TextStyle& style, QPaintDevice* device);

} // namespace clusterbrief
