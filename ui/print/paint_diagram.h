#pragma once

#include "core/diagram/diagram.h"

#include <QtCore/QRectF>
#include <QtGui/QColor>

class QPainter;

namespace clusterbrief {

/// Height of a drawing's letters in its own units.
inline constexpr double kDiagramLetters = 11;

/// What a drawing is painted on and with; rails have their own colours everywhere.
struct DiagramInk {
    QColor paper;
    QColor text;
    QColor dimmed;
    QColor line; ///< Of boxes that belong to no rail.
};

[[nodiscard]] DiagramInk paperInk();

/// The drawing as large as fits and no larger than its own size, in the middle of the target's
/// width. Lines and letters only: nothing is painted as an image.
void paintDiagram(
    QPainter& painter, const Diagram& diagram, const QRectF& target, const DiagramInk& ink);

// The parts of a drawing, at its own coordinates.
void paintDiagramBox(QPainter& painter, const DiagramBox& box, const DiagramInk& ink);
void paintDiagramLine(QPainter& painter, const DiagramLine& line, const DiagramInk& ink);
void paintDiagramNotes(QPainter& painter, const Diagram& diagram, const DiagramInk& ink);

} // namespace clusterbrief
