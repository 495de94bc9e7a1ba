#pragma once

#include "core/check/finding.h"

#include <QtGui/QColor>
#include <QtGui/QIcon>
#include <QtGui/QPalette>

#include <optional>

class QApplication;
class QPainter;
class QRectF;

/// Colours, sizes and shapes of the window. Everything follows from the palette: there is no state.
namespace clusterbrief::ui {

struct Tokens {
    QColor page;
    QColor panel;
    QColor field;
    QColor line;
    QColor text;
    QColor dimmed;
    QColor accent;
    QColor onAccent;
    QColor chosen;
    QColor error;
    QColor warning;
    QColor advice;
    QColor fine;
};

enum class Scheme { System, Light, Dark };

[[nodiscard]] const Tokens& lightTokens();
[[nodiscard]] const Tokens& darkTokens();
[[nodiscard]] bool isDark(const QPalette& palette);
[[nodiscard]] const Tokens& tokensOf(const QPalette& palette);

/// Of a finding; of what is fine where there is none.
[[nodiscard]] QColor severityColour(std::optional<Severity> severity, const Tokens& tokens);

/// Disc, triangle, diamond or tick: the shape says it as well as the colour does.
void paintSeverity(
    QPainter& painter, const QRectF& box, std::optional<Severity> severity, const Tokens& tokens);
[[nodiscard]] QIcon severityIcon(std::optional<Severity> severity, const Tokens& tokens);

/// Sizes in points: body, and steps from it.
enum class TextSize { Unit, Body, Group, Page, Number };
[[nodiscard]] QFont sized(TextSize size, bool strong = false);

/// Palette, style sheet and font of the application. `System` keeps the desktop's light or dark.
void applyTheme(QApplication& application, Scheme scheme);

} // namespace clusterbrief::ui
