#include "ui/print/paint_diagram.h"

#include "core/diagram/rail_colors.h"
#include "ui/print/page_style.h"
#include "ui/print/typeface.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>

namespace clusterbrief {
namespace {

constexpr double kLineStrength = 0.6; ///< Of a rail's colour over the paper.

QColor colorOf(std::int64_t rail)
{
    return QColor(QLatin1String(railColor(rail)));
}

/// PDF/A knows no transparency, so lines are mixed with the paper beforehand.
QColor mixed(const QColor& over, const QColor& under, double share)
{
    const auto channel = [&](int a, int b) { return qRound(a * share + b * (1 - share)); };
    return QColor(channel(over.red(), under.red()), channel(over.green(), under.green()),
        channel(over.blue(), under.blue()));
}

QFont letters(QFont::Weight weight)
{
    style::TextStyle letter;
    letter.weight = weight;
    QFont font = typeface(letter);
    font.setPixelSize(int(kDiagramLetters));
    return font;
}

/// Label and detail beside each other, centred.
void paintBeside(QPainter& painter, const DiagramBox& box, const DiagramInk& ink)
{
    const QFont font = letters(box.detailBelow ? QFont::DemiBold : QFont::Normal);
    const QFontMetricsF metrics(font, painter.device());
    const QString detail =
        box.detail.empty() ? QString() : QLatin1Char(' ') + printableText(box.detail);
    const double detailWidth = metrics.horizontalAdvance(detail);
    const QString label =
        metrics.elidedText(printableText(box.label), Qt::ElideRight, box.width - 8 - detailWidth);
    const double labelWidth = metrics.horizontalAdvance(label);
    const double x = box.x + (box.width - labelWidth - detailWidth) / 2;
    const double y = box.y + box.height / 2 + metrics.capHeight() / 2;
    painter.setFont(font);
    painter.setPen(ink.text);
    painter.drawText(QPointF(x, y), label);
    painter.setPen(ink.dimmed);
    painter.drawText(QPointF(x + labelWidth, y), detail);
}

void paintCentred(QPainter& painter, const DiagramBox& box, const std::string& text, double y,
    QFont::Weight weight)
{
    const QFont font = letters(weight);
    const QFontMetricsF metrics(font, painter.device());
    const QString shown = metrics.elidedText(printableText(text), Qt::ElideRight, box.width - 8);
    painter.setFont(font);
    painter.drawText(QPointF(box.x + (box.width - metrics.horizontalAdvance(shown)) / 2, y), shown);
}

} // namespace

DiagramInk paperInk()
{
    return {QColor(style::kPaper), QColor(style::kText), QColor(style::kDimmed),
        QColor(0xc6, 0xcd, 0xd8)};
}

void paintDiagramBox(QPainter& painter, const DiagramBox& box, const DiagramInk& ink)
{
    painter.setPen(box.rail > 0 ? QPen(colorOf(box.rail), 1.6) : QPen(ink.line, 1.2));
    painter.setBrush(ink.paper);
    painter.drawRoundedRect(QRectF(box.x, box.y, box.width, box.height), 5, 5);
    painter.setBrush(Qt::NoBrush);
    if (!box.detailBelow || box.detail.empty()) {
        paintBeside(painter, box, ink);
        return;
    }
    const double middle = box.y + box.height / 2 + 4;
    painter.setPen(ink.text);
    paintCentred(painter, box, box.label, middle - 8, QFont::DemiBold);
    painter.setPen(ink.dimmed);
    paintCentred(painter, box, box.detail, middle + 8, QFont::Normal);
}

void paintDiagramLine(QPainter& painter, const DiagramLine& line, const DiagramInk& ink)
{
    painter.setPen(QPen(mixed(colorOf(line.rail), ink.paper, kLineStrength), 1.2));
    painter.drawLine(QPointF(line.x1, line.y1), QPointF(line.x2, line.y2));
}

void paintDiagramNotes(QPainter& painter, const Diagram& diagram, const DiagramInk& ink)
{
    painter.setFont(letters(QFont::Normal));
    painter.setPen(ink.dimmed);
    for (const DiagramNote& note : diagram.notes) {
        painter.drawText(QPointF(note.x, note.y), printableText(note.text));
    }
}

void paintDiagram(
    QPainter& painter, const Diagram& diagram, const QRectF& target, const DiagramInk& ink)
{
    if (diagram.width <= 0 || diagram.height <= 0) {
        return;
    }
    const double scale =
        std::min({1.0, target.width() / diagram.width, target.height() / diagram.height});
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(target.x() + (target.width() - diagram.width * scale) / 2, target.y());
    painter.scale(scale, scale);
    for (const DiagramLine& line : diagram.lines) {
        paintDiagramLine(painter, line, ink);
    }
    for (const DiagramBox& box : diagram.boxes) {
        paintDiagramBox(painter, box, ink);
    }
    paintDiagramNotes(painter, diagram, ink);
    painter.restore();
}

} // namespace clusterbrief
