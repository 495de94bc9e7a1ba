#include "ui/print/page_frame.h"

#include "core/base/text.h"
#include "ui/print/page_style.h"
#include "ui/print/typeface.h"

#include <QtCore/QDate>
#include <QtCore/QLocale>
#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>

namespace clusterbrief {
namespace {

/// Writes one line of a frame: parts at the left, in the middle and at the right.
class FrameLine {
public:
    FrameLine(QPainter& painter, QSizeF paper, double top)
        : m_painter(painter)
        , m_width(paper.width() - 2 * style::kSideMargin)
        , m_baseline(top + style::kFrame.size)
    {}

    [[nodiscard]] double widthOf(const QString& text) const
    {
        return metrics().horizontalAdvance(text);
    }
    /// The text, shortened where it is wider.
    [[nodiscard]] QString cut(const QString& text, double most) const
    {
        return metrics().elidedText(text, Qt::ElideRight, most);
    }

    void left(const QString& text, double most) { put(text, 0, most, 0); }
    /// These return how wide the text came out.
    double middle(const QString& text, double most) { return put(text, m_width / 2, most, 0.5); }
    double right(const QString& text, double most, double inset = 0)
    {
        return put(text, m_width - inset, most, 1);
    }

    void setStyle(QFont::Weight weight, QRgb color)
    {
        m_style.weight = weight;
        m_style.color = color;
    }

    [[nodiscard]] double width() const { return m_width; }

private:
    double put(const QString& text, double x, double most, double anchor)
    {
        const QString shown = cut(text, most);
        const double width = widthOf(shown);
        m_painter.setFont(typeface(m_style));
        m_painter.setPen(QColor(m_style.color));
        m_painter.drawText(QPointF(style::kSideMargin + x - width * anchor, m_baseline), shown);
        return width;
    }

    [[nodiscard]] QFontMetricsF metrics() const
    {
        return QFontMetricsF(typeface(m_style), m_painter.device());
    }

    QPainter& m_painter;
    double m_width;
    double m_baseline;
    style::TextStyle m_style = style::kFrame;
};

/// One line, whatever was typed, and no more of it than a page can be wide.
QString oneLine(const std::string& text)
{
    constexpr std::size_t kMostBytes = 2'000;
    return printableText(shortened(text, kMostBytes))
        .replace(QChar(QChar::LineSeparator), QLatin1Char(' '));
}

std::string longDate(const std::string& date)
{
    const QDate day = QDate::fromString(QString::fromStdString(date), Qt::ISODate);
    return day.isValid()
        ? QLocale(QLocale::English).toString(day, QStringLiteral("d MMMM yyyy")).toStdString()
        : date;
}

void paintHeader(QPainter& painter, const BriefMeta& meta, QSizeF paper)
{
    FrameLine line(painter, paper, style::kHeaderTop);
    line.left(oneLine(meta.kind.empty() ? "Cluster brief" : "Cluster brief · " + meta.kind),
        line.width() * 0.4);
    line.setStyle(QFont::DemiBold, meta.ready ? style::kFine : style::kError);
    const double verdict =
        line.right(meta.ready ? QStringLiteral("READY") : QStringLiteral("DRAFT"), line.width());
    std::string about;
    for (const std::string& part : {meta.revision, meta.follows, longDate(meta.date)}) {
        about += part.empty() ? "" : part + " · ";
    }
    line.setStyle(QFont::Normal, style::kDimmed);
    const QString shown = oneLine(about);
    line.right(shown, line.width() * 0.55 - verdict, verdict);
    painter.fillRect(
        QRectF(style::kSideMargin, style::kHeaderRule, line.width(), 1.6), QColor(style::kText));
}

void paintFooter(QPainter& painter, const BriefMeta& meta, QSizeF paper, int page, int pages)
{
    FrameLine line(painter, paper, paper.height() - style::kFooterTop);
    constexpr double kGap = 12;
    constexpr double kLeastOfTitle = 60;
    const QString revision = meta.revision.empty()
        ? QString()
        : oneLine(" · " + lowered(meta.revision.substr(0, 1)) + meta.revision.substr(1));
    const double whole = line.widthOf(revision);
    const double most = line.width() - 2 * (whole + kLeastOfTitle + kGap);
    const double verdict = line.middle(oneLine(meta.verdict), std::min(line.width() * 0.6, most));
    const double side = (line.width() - verdict) / 2 - kGap;
    // The title gives way, the revision never.
    line.left(line.cut(oneLine(meta.title), side - whole) + revision, side);
    line.right(QStringLiteral("%1 of %2").arg(page).arg(pages), 60);
}

} // namespace

void paintFrame(QPainter& painter, const BriefMeta& meta, QSizeF paper, int page, int pages)
{
    paintHeader(painter, meta, paper);
    paintFooter(painter, meta, paper, page, pages);
}

} // namespace clusterbrief
