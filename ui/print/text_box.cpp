#include "ui/print/text_box.h"

#include "core/brief/words.h"
#include "ui/print/typeface.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>

namespace clusterbrief {
namespace {

QTextCharFormat formatOf(const Span& span)
{
    QTextCharFormat format;
    switch (span.kind) {
    case Span::Kind::Plain:
        break;
    case Span::Kind::Strong:
        format.setFontWeight(QFont::DemiBold);
        break;
    case Span::Kind::Code:
        format.setBackground(QColor(style::kField));
        break;
    case Span::Kind::Dimmed:
        format.setForeground(QColor(style::kDimmed));
        break;
    case Span::Kind::Link:
        format.setForeground(QColor(style::kAccent));
        if (span.href.starts_with("https://") || span.href.starts_with("http://")
            || span.href.starts_with("mailto:") || span.href.starts_with('#')) {
            format.setAnchor(true);
            format.setAnchorHref(QString::fromStdString(span.href));
        }
        break;
    }
    return format;
}

/// What a span is printed as: figures keep to their units, code stays as it is.
QString lineText(const Span& span)
{
    return printableText(span.kind == Span::Kind::Code ? span.text : unbroken(span.text));
}

/// A word that fills pages. Looking for its end on each of its lines would take minutes.
bool hasEndlessWord(const QString& text)
{
    constexpr qsizetype kLongest = 1'000;
    qsizetype letters = 0;
    return std::any_of(text.begin(), text.end(), [&](QChar letter) {
        letters = letter.isSpace() ? 0 : letters + 1;
        return letters > kLongest;
    });
}

} // namespace

SpanText plain(const std::string& text)
{
    return {{text}};
}

TextBox::TextBox(const SpanText& text, const style::TextStyle& style, double width,
    QPaintDevice* device, Align align)
    : m_color(style.color)
{
    QString all;
    QList<QTextLayout::FormatRange> formats;
    for (const Span& span : text) {
        const QString part = lineText(span);
        formats.append({int(all.size()), int(part.size()), formatOf(span)});
        all += part;
    }
    m_layout = std::make_unique<QTextLayout>(all, typeface(style), device);
    QTextOption option(align == Align::Right ? Qt::AlignRight : Qt::AlignLeft);
    option.setWrapMode(hasEndlessWord(all) ? QTextOption::WrapAnywhere
                                           : QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    m_layout->setTextOption(option);
    m_layout->setFormats(formats);

    double bottom = 0;
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        const double leading = std::max(style.leading, line.height());
        line.setPosition({0, bottom + (leading - line.height()) / 2});
        bottom += leading;
        m_bottoms.push_back(bottom);
    }
    m_layout->endLayout();
}

double TextBox::heightOf(int first, int count) const
{
    const auto bottomOf = [&](int line) {
        return line < 1 ? 0.0 : m_bottoms[static_cast<std::size_t>(line - 1)];
    };
    return bottomOf(std::min(first + count, lines())) - bottomOf(std::min(first, lines()));
}

int TextBox::linesFitting(int first, double height) const
{
    int count = std::min(1, std::max(0, lines() - first));
    while (first + count < lines() && heightOf(first, count + 1) <= height) {
        ++count;
    }
    return count;
}

void TextBox::paint(QPainter& painter, QPointF topLeft, int first, int count) const
{
    painter.setPen(QColor(m_color));
    const QPointF origin = topLeft - QPointF(0, heightOf(0, first));
    for (int line = first; line < std::min(first + count, lines()); ++line) {
        m_layout->lineAt(line).draw(&painter, origin);
    }
}

double widestWord(const SpanText& text, const style::TextStyle& style, QPaintDevice* device)
{
    double widest = 0;
    for (const Span& span : text) {
        style::TextStyle own = style;
        own.weight = span.kind == Span::Kind::Strong ? QFont::DemiBold : style.weight;
        const QFontMetricsF metrics(typeface(own), device);
        for (const QString& word : lineText(span).split(QLatin1Char(' '))) {
            widest = std::max(widest, metrics.horizontalAdvance(word));
        }
    }
    return widest;
}

} // namespace clusterbrief
