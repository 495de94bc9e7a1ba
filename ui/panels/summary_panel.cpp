#include "ui/panels/summary_panel.h"

#include "ui/store/document_store.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

using Kind = SummaryLine::Kind;

constexpr int kMargin = 16;
constexpr int kLine = 23;
constexpr int kUnitWidth = 84;
constexpr int kWidth = 290;
constexpr int kGap = 6; ///< Between texts of a line.

} // namespace

SummaryPanel::SummaryPanel(DocumentStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
{
    setMinimumWidth(kWidth);
    connect(&store, &DocumentStore::changed, this, &SummaryPanel::refresh);
    refresh();
}

void SummaryPanel::refresh()
{
    m_lines = summaryOf(m_store.analysis(), m_store.savedAnalysis());
    QStringList spoken;
    for (const SummaryLine& line : m_lines) {
        spoken << QStringList{line.name, line.value, line.unit}.join(u' ').trimmed();
    }
    setAccessibleName(tr("What it comes to"));
    setAccessibleDescription(spoken.join(u"; "_s));
    setMinimumHeight(SummaryPanel::sizeHint().height());
    updateGeometry();
    update();
}

QSize SummaryPanel::sizeHint() const
{
    int height = kMargin + 42;
    const QFontMetrics metrics(sized(TextSize::Unit));
    for (const SummaryLine& line : m_lines) {
        const bool wraps = line.kind == Kind::Note;
        height += wraps ? metrics
                              .boundingRect(QRect(0, 0, kWidth - 2 * kMargin, 1000),
                                  Qt::TextWordWrap, line.name)
                              .height()
                + 6
                        : kLine + (line.kind == Kind::Heading ? 8 : 0);
    }
    return {kWidth, height};
}

int SummaryPanel::paintHeadline(QPainter& painter, int top)
{
    const Tokens& tokens = tokensOf(palette());
    const SummaryLine& gpus = m_lines.front();
    painter.setPen(tokens.text);
    const QRect line(kMargin, top, width() - 2 * kMargin, 34);
    painter.setFont(sized(TextSize::Number, true));
    painter.drawText(line, Qt::AlignBottom, gpus.value);
    const int right = line.left() + painter.fontMetrics().horizontalAdvance(gpus.value) + 7;
    painter.setFont(sized(TextSize::Body));
    QRect rest = line.adjusted(right - line.left(), 0, 0, -4);
    const auto put = [&](const QString& text) {
        painter.drawText(rest, Qt::AlignBottom,
            painter.fontMetrics().elidedText(text, Qt::ElideRight, rest.width()));
        rest.setLeft(rest.left() + painter.fontMetrics().horizontalAdvance(text + u' '));
    };
    put(gpus.name);
    painter.setPen(tokens.dimmed);
    put(gpus.unit);
    paintBefore(painter, gpus.before, rest, Qt::AlignBottom);
    return top + 42;
}

void SummaryPanel::paintBefore(
    QPainter& painter, const QString& before, const QRect& room, Qt::AlignmentFlag vertical) const
{
    QFont struck = sized(TextSize::Body);
    struck.setStrikeOut(true);
    if (before.isEmpty() || QFontMetrics(struck).horizontalAdvance(before) > room.width()) {
        return;
    }
    painter.setFont(struck);
    painter.setPen(tokensOf(palette()).dimmed);
    painter.drawText(room, int{vertical} | int{Qt::AlignRight}, before);
}

int SummaryPanel::paintLine(QPainter& painter, const SummaryLine& line, int top)
{
    const Tokens& tokens = tokensOf(palette());
    const QRect row(kMargin, top, width() - 2 * kMargin, kLine);
    switch (line.kind) {
    case Kind::Heading:
        painter.setFont(sized(TextSize::Unit, true));
        painter.setPen(tokens.dimmed);
        painter.drawText(row.translated(0, 8), Qt::AlignVCenter,
            painter.fontMetrics().elidedText(line.name, Qt::ElideRight, row.width()));
        return top + kLine + 8;
    case Kind::Note: {
        painter.setFont(sized(TextSize::Unit));
        painter.setPen(tokens.dimmed);
        QRect used;
        painter.drawText(
            QRect(row.left(), top, row.width(), 1000), Qt::TextWordWrap, line.name, &used);
        return top + used.height() + 6;
    }
    case Kind::Value:
    case Kind::Bar:
        paintValue(painter, line, row);
        break;
    }
    return top + kLine;
}

void SummaryPanel::paintValue(QPainter& painter, const SummaryLine& line, const QRect& row)
{
    const Tokens& tokens = tokensOf(palette());
    painter.setFont(sized(TextSize::Body));
    painter.setPen(tokens.text);
    const int valueRight = row.right() - kUnitWidth;
    const int valueWidth = QFontMetrics(sized(TextSize::Body, true)).horizontalAdvance(line.value);
    const int valueLeft = valueRight - valueWidth;
    const QString name = painter.fontMetrics().elidedText(
        line.name, Qt::ElideRight, std::max(0, valueLeft - kGap - row.left()));
    painter.drawText(row, Qt::AlignVCenter, name);
    const int nameWidth = painter.fontMetrics().horizontalAdvance(name);
    painter.setFont(sized(TextSize::Body, true));
    painter.drawText(QRect(row.left(), row.top(), valueRight - row.left(), kLine),
        Qt::AlignVCenter | Qt::AlignRight, line.value);
    if (line.kind == Kind::Bar) {
        const int left = row.left() + std::max(nameWidth + 10, 58);
        const QRectF track(left, row.center().y() - 3.5, std::max(20, valueLeft - 10 - left), 8);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.line);
        painter.drawRoundedRect(track, 4, 4);
        painter.setBrush(line.share >= 1 ? tokens.accent : tokens.fine);
        painter.drawRoundedRect(QRectF(track.left(), track.top(),
                                    std::max(8.0, track.width() * line.share), track.height()),
            4, 4);
    } else {
        const int left = row.left() + nameWidth + kGap;
        paintBefore(painter, line.before, QRect(left, row.top(), valueLeft - kGap - left, kLine),
            Qt::AlignVCenter);
    }
    painter.setFont(sized(TextSize::Unit));
    painter.setPen(tokens.dimmed);
    painter.drawText(QRect(valueRight + 7, row.top(), kUnitWidth - 5, kLine), Qt::AlignVCenter,
        painter.fontMetrics().elidedText(line.unit, Qt::ElideRight, kUnitWidth - 5));
}

void SummaryPanel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), tokensOf(palette()).panel);
    int top = paintHeadline(painter, kMargin - 4);
    for (std::size_t i = 1; i < m_lines.size(); ++i) {
        top = paintLine(painter, m_lines[i], top);
    }
}

} // namespace clusterbrief::ui
