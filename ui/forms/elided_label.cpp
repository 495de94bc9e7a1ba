#include "ui/forms/elided_label.h"

#include "ui/text.h"

#include <QtGui/QPainter>
#include <QtGui/QTextLayout>
#include <QtWidgets/QStyle>

#include <algorithm>

namespace clusterbrief::ui {
namespace {

constexpr int kMostLines = 2;

/// The text in as many lines as it needs and may have, the last of them cut.
QStringList linesOf(const QLabel& label, int width)
{
    QTextLayout layout(label.text(), label.font());
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (lines.size() == kMostLines - 1) {
            const QString rest = label.text().mid(line.textStart());
            return lines << label.fontMetrics().elidedText(rest, Qt::ElideRight, width);
        }
        lines << label.text().mid(line.textStart(), line.textLength());
    }
    return lines;
}

} // namespace

ElidedLabel::ElidedLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

int ElidedLabel::heightForWidth(int width) const
{
    const auto lines = static_cast<int>(linesOf(*this, width).size());
    return std::max(1, lines) * fontMetrics().lineSpacing();
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    if (const QString full = asPlainText(text()); toolTip() != full) {
        setToolTip(full);
    }
    style()->drawItemText(&painter, contentsRect(), int(Qt::AlignVCenter | Qt::AlignLeft),
        palette(), isEnabled(), linesOf(*this, contentsRect().width()).join(QChar::LineFeed),
        foregroundRole());
}

} // namespace clusterbrief::ui
