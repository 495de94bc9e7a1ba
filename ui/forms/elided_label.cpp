#include "ui/forms/elided_label.h"

#include "ui/text.h"

#include <QtGui/QPainter>
#include <QtWidgets/QStyle>

namespace clusterbrief::ui {

ElidedLabel::ElidedLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    if (const QString full = asPlainText(text()); toolTip() != full) {
        setToolTip(full);
    }
    style()->drawItemText(&painter, contentsRect(), int(Qt::AlignVCenter | Qt::AlignLeft),
        palette(), isEnabled(), shown, foregroundRole());
}

} // namespace clusterbrief::ui
