#include "ui/window/template_dialog.h"

#include "core/document/templates.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyledItemDelegate>
#include <QtWidgets/QVBoxLayout>

namespace clusterbrief::ui {
namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kDescriptionRole = Qt::UserRole + 1;

/// Title above, what it is for dimmed below.
class TemplateDelegate : public QStyledItemDelegate {
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
        painter->setFont(sized(TextSize::Group, true));
        painter->setPen(tokens.text);
        painter->drawText(box, Qt::AlignTop, index.data(Qt::DisplayRole).toString());
        painter->setFont(sized(TextSize::Unit));
        painter->setPen(tokens.dimmed);
        painter->drawText(box.adjusted(0, 20, 0, 0), Qt::AlignTop | Qt::TextWordWrap,
            index.data(kDescriptionRole).toString());
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QFontMetrics metrics(sized(TextSize::Unit));
        const int width = option.widget != nullptr ? option.widget->width() - 50 : 480;
        return {width,
            34
                + metrics
                      .boundingRect(QRect(0, 0, width, 500), Qt::TextWordWrap,
                          index.data(kDescriptionRole).toString())
                      .height()};
    }
};

} // namespace

TemplateDialog::TemplateDialog(QWidget* parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
{
    setWindowTitle(tr("New From Template"));
    resize(600, 520);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_list);
    m_list->setItemDelegate(new TemplateDelegate(m_list));
    m_list->setAccessibleName(tr("Templates"));
    m_list->setObjectName(QStringLiteral("templates"));
    for (const Template& known : templates()) {
        auto* item = new QListWidgetItem(toQt(known.title), m_list);
        item->setData(kIdRole, toQt(known.id));
        item->setData(kDescriptionRole, toQt(known.description));
        item->setData(Qt::AccessibleDescriptionRole, toQt(known.description));
    }
    m_list->setCurrentRow(0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Start"));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
}

QString TemplateDialog::chosen() const
{
    return m_list->currentItem() == nullptr ? QString()
                                            : m_list->currentItem()->data(kIdRole).toString();
}

} // namespace clusterbrief::ui
