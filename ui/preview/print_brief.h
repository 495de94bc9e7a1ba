#pragma once

#include "core/render/renderer.h"

class QPrinter;
class QWidget;

namespace clusterbrief::ui {

/// Paints the same sheets as the PDF has, those of the printer's page range, scaled where its paper
/// is another. Returns false where the printer takes nothing.
[[nodiscard]] bool printBrief(QPrinter& printer, const Brief& brief, Paper paper);

/// Asks for the printer and its settings, and tells when nothing could be printed.
void printWithDialog(const Brief& brief, Paper paper, QWidget* parent);

} // namespace clusterbrief::ui
