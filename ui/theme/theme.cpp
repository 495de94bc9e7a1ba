#include "ui/theme/theme.h"

#include "ui/print/typeface.h"

#include <QtCore/QFile>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPixmap>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyleFactory>

/// The resources of a static library are there only when something asks for them.
void initWindowResource()
{
    Q_INIT_RESOURCE(window);
}

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

QPalette paletteOf(const Tokens& tokens)
{
    QPalette palette;
    palette.setColor(QPalette::Window, tokens.page);
    palette.setColor(QPalette::WindowText, tokens.text);
    palette.setColor(QPalette::Base, tokens.field);
    palette.setColor(QPalette::AlternateBase, tokens.panel);
    palette.setColor(QPalette::Text, tokens.text);
    palette.setColor(QPalette::PlaceholderText, tokens.dimmed);
    palette.setColor(QPalette::Button, tokens.panel);
    palette.setColor(QPalette::ButtonText, tokens.text);
    palette.setColor(QPalette::BrightText, tokens.onAccent);
    palette.setColor(QPalette::Highlight, tokens.accent);
    palette.setColor(QPalette::HighlightedText, tokens.onAccent);
    palette.setColor(QPalette::Link, tokens.accent);
    palette.setColor(QPalette::ToolTipBase, tokens.panel);
    palette.setColor(QPalette::ToolTipText, tokens.text);
    palette.setColor(QPalette::Mid, tokens.line);
    palette.setColor(QPalette::Dark, tokens.line);
    palette.setColor(QPalette::Light, tokens.panel);
    palette.setColor(QPalette::Midlight, tokens.line);
    palette.setColor(QPalette::Shadow, tokens.line);
    for (const QPalette::ColorRole role :
        {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, tokens.dimmed);
    }
    return palette;
}

QString styleSheetOf(const Tokens& tokens)
{
    QFile file(u":/clusterbrief/style.qss"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QString sheet = QString::fromUtf8(file.readAll());
    const std::pair<QLatin1StringView, QColor> colours[] = {{"@page"_L1, tokens.page},
        {"@panel"_L1, tokens.panel}, {"@field"_L1, tokens.field}, {"@line"_L1, tokens.line},
        {"@text"_L1, tokens.text}, {"@dimmed"_L1, tokens.dimmed}, {"@accent"_L1, tokens.accent},
        {"@onAccent"_L1, tokens.onAccent}, {"@chosen"_L1, tokens.chosen},
        {"@error"_L1, tokens.error}, {"@warning"_L1, tokens.warning},
        {"@advice"_L1, tokens.advice}};
    for (const auto& [name, colour] : colours) {
        sheet.replace(name + u";"_s, colour.name() + u";"_s);
    }
    return sheet;
}

QPainterPath shapeOf(std::optional<Severity> severity, const QRectF& box)
{
    QPainterPath path;
    if (!severity) {
        path.moveTo(box.left() + box.width() * 0.12, box.top() + box.height() * 0.55);
        path.lineTo(box.left() + box.width() * 0.4, box.top() + box.height() * 0.82);
        path.lineTo(box.left() + box.width() * 0.9, box.top() + box.height() * 0.22);
        return path;
    }
    switch (*severity) {
    case Severity::Error:
        path.addEllipse(box);
        break;
    case Severity::Warning:
        path.addPolygon(
            QPolygonF{{box.center().x(), box.top()}, box.bottomRight(), box.bottomLeft()});
        path.closeSubpath();
        break;
    case Severity::Advice:
        path.addPolygon(QPolygonF{{box.center().x(), box.top()}, {box.right(), box.center().y()},
            {box.center().x(), box.bottom()}, {box.left(), box.center().y()}});
        path.closeSubpath();
        break;
    }
    return path;
}

} // namespace

const Tokens& lightTokens()
{
    static const Tokens kTokens{0xf3f5f8, 0xffffff, 0xffffff, 0xdde2ea, 0x1f2633, 0x5f687b,
        0x2459c4, 0xffffff, 0xe5edfb, 0xc8322b, 0x8a5800, 0x2459c4, 0x1a7f4e};
    return kTokens;
}

const Tokens& darkTokens()
{
    static const Tokens kTokens{0x1b1f27, 0x222732, 0x1d222b, 0x363e4d, 0xe3e7ee, 0xa6aec0,
        0x6ea0ff, 0x10131a, 0x2d3d5c, 0xff7b72, 0xe3b341, 0x79b8ff, 0x56c98d};
    return kTokens;
}

bool isDark(const QPalette& palette)
{
    // The style sheet makes some windows transparent, which would pass for black.
    constexpr int kMiddle = 128;
    return palette.color(QPalette::WindowText).lightness() > kMiddle;
}

const Tokens& tokensOf(const QPalette& palette)
{
    return isDark(palette) ? darkTokens() : lightTokens();
}

QColor severityColour(std::optional<Severity> severity, const Tokens& tokens)
{
    if (!severity) {
        return tokens.fine;
    }
    switch (*severity) {
    case Severity::Error:
        return tokens.error;
    case Severity::Warning:
        return tokens.warning;
    case Severity::Advice:
        break;
    }
    return tokens.advice;
}

void paintSeverity(
    QPainter& painter, const QRectF& box, std::optional<Severity> severity, const Tokens& tokens)
{
    const QColor colour = severityColour(severity, tokens);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (severity) {
        painter.fillPath(shapeOf(severity, box), colour);
    } else {
        painter.strokePath(shapeOf(severity, box),
            QPen(colour, box.width() / 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    painter.restore();
}

QIcon severityIcon(std::optional<Severity> severity, const Tokens& tokens)
{
    QIcon icon;
    for (const int size : {16, 32, 48}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        const double margin = size * 0.16;
        paintSeverity(painter, QRectF(0, 0, size, size).adjusted(margin, margin, -margin, -margin),
            severity, tokens);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

QFont sized(TextSize size, bool strong)
{
    constexpr double kPoints[] = {8.6, 9.4, 9.75, 12, 16.5};
    QFont font = QApplication::font();
    font.setPointSizeF(kPoints[static_cast<std::size_t>(size)]);
    font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    return font;
}

void applyTheme(QApplication& application, Scheme scheme)
{
    static const bool kDesktopIsDark = isDark(QApplication::palette());
    const bool dark = scheme == Scheme::Dark || (scheme == Scheme::System && kDesktopIsDark);
    const Tokens& tokens = dark ? darkTokens() : lightTokens();
    initWindowResource();
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setPalette(paletteOf(tokens));
    // Without the built-in face the desktop's own does; only a PDF cannot do without.
    (void)loadTypeface();
    QFont font(typeface(style::kBody).family());
    font.setPointSizeF(9.4);
    QApplication::setFont(font);
    application.setStyleSheet(styleSheetOf(tokens));
}

} // namespace clusterbrief::ui
