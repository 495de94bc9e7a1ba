#include "ui/start/titled_list.h"

#include "core/document/templates.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QStyledItemDelegate>

namespace clusterbrief::ui {
namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kDescriptionRole = Qt::UserRole + 1;
constexpr int kOneLineRole = Qt::UserRole + 2;

class TitledDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        QStyleOptionViewItem background = option;
        initStyleOption(&background, index);
        background.text.clear();
        option.widget->style()->drawControl(
            QStyle::CE_ItemViewItem, &background, painter, option.widget);
        const Tokens& tokens = tokensOf(option.palette);
        const QRect box = option.rect.adjusted(12, 6, -12, -6);
        const QFont strong = sized(TextSize::Group, true);
        painter->setFont(strong);
        painter->setPen(tokens.text);
        painter->drawText(box, Qt::AlignTop | Qt::TextSingleLine,
            QFontMetrics(strong).elidedText(
                index.data(Qt::DisplayRole).toString(), Qt::ElideRight, box.width()));
        const QFont small = sized(TextSize::Unit);
        painter->setFont(small);
        painter->setPen(tokens.dimmed);
        const QString description = index.data(kDescriptionRole).toString();
        const QRect below = box.adjusted(0, 20, 0, 0);
        if (index.data(kOneLineRole).toBool()) {
            painter->drawText(below, Qt::AlignTop | Qt::TextSingleLine,
                QFontMetrics(small).elidedText(description, Qt::ElideMiddle, below.width()));
        } else {
            painter->drawText(below, Qt::AlignTop | Qt::TextWordWrap, description);
        }
    }

    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QFontMetrics metrics(sized(TextSize::Unit));
        constexpr int kUnshownWidth = 480;
        constexpr int kMargins = 34;
        const int width = option.widget != nullptr ? option.widget->width() - 50 : kUnshownWidth;
        const int below = index.data(kOneLineRole).toBool()
            ? metrics.height()
            : metrics
                  .boundingRect(QRect(0, 0, width, 500), Qt::TextWordWrap,
                      index.data(kDescriptionRole).toString())
                  .height();
        return {width, kMargins + below};
    }
};

} // namespace

TitledList::TitledList(QWidget* parent)
    : QListWidget(parent)
{
    setItemDelegate(new TitledDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setProperty("role", QStringLiteral("titled"));
    connect(this, &QListWidget::itemClicked, this,
        [this](const QListWidgetItem* item) { Q_EMIT picked(item->data(kIdRole).toString()); });
}

void TitledList::add(
    const QString& id, const QString& title, const QString& description, bool oneLine)
{
    auto* item = new QListWidgetItem(title, this);
    item->setData(kIdRole, id);
    item->setData(kDescriptionRole, description);
    item->setData(kOneLineRole, oneLine);
    item->setData(Qt::AccessibleDescriptionRole, description);
    if (oneLine) {
        item->setToolTip(asPlainText(description));
    }
}

void TitledList::addTemplates()
{
    for (const Template& known : templates()) {
        add(toQt(known.id), translated(known.title), translated(known.description));
    }
    setCurrentRow(0);
}

QString TitledList::currentId() const
{
    return currentItem() == nullptr ? QString() : currentItem()->data(kIdRole).toString();
}

void TitledList::keyPressEvent(QKeyEvent* event)
{
    QListWidget::keyPressEvent(event);
    const bool picks = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (picks && currentItem() != nullptr) {
        Q_EMIT picked(currentId());
    }
}

void TitledList::resizeEvent(QResizeEvent* event)
{
    // The heights follow from the width.
    scheduleDelayedItemsLayout();
    QListWidget::resizeEvent(event);
}

} // namespace clusterbrief::ui
