#include "ui/forms/part_fit.h"

#include "ui/phrases.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtCore/QElapsedTimer>
#include <QtGui/QPainter>
#include <QtGui/QStandardItemModel>
#include <QtWidgets/QApplication>

#include <utility>

namespace clusterbrief::ui {

namespace {

/// Half of it is left to drawing at 60 pictures a second.
constexpr qint64 kMostMs = 8;
constexpr int kMargin = 6;

} // namespace

PartFit::PartFit(DocumentStore& store, QStandardItemModel& list, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_list(list)
{
    connect(&m_timer, &QTimer::timeout, this, &PartFit::goOn);
}

void PartFit::setParts(std::vector<std::string> ids)
{
    m_ids = std::move(ids);
    m_of.reset();
}

void PartFit::setPointer(const QString& pointer)
{
    m_pointer = pointer;
    m_of.reset();
}

bool PartFit::isKnown() const
{
    return m_of == m_store.sharedAnalysis() && !m_search;
}

void PartFit::look()
{
    if (m_of == m_store.sharedAnalysis() || m_pointer.isEmpty()) {
        return;
    }
    m_of = m_store.sharedAnalysis();
    m_search.emplace(m_store.document(), m_store.sharedOffered(), fromQt(m_pointer), m_ids);
    m_timer.start(0);
}

void PartFit::goOn()
{
    QElapsedTimer clock;
    clock.start();
    while (!m_search->isDone() && !clock.hasExpired(kMostMs)) {
        m_search->step();
    }
    if (m_search->isDone()) {
        m_timer.stop();
        // The list may have been made anew meanwhile.
        if (m_of == m_store.sharedAnalysis()) {
            tell(m_search->reasons());
        }
        m_search.reset();
    }
}

void PartFit::tell(const std::vector<std::string>& reasons)
{
    for (std::size_t i = 0; i < reasons.size(); ++i) {
        QStandardItem* item = m_list.item(static_cast<int>(i) + 1);
        if (item == nullptr) {
            return;
        }
        const QString reason = phrased(reasons[i]);
        const QString told = reason.isEmpty() ? item->data(PartFactsRole).toString()
                                              : tr("Does not fit: %1").arg(reason);
        item->setData(reason, PartReasonRole);
        item->setData(asPlainText(told), Qt::ToolTipRole);
        item->setData(told, Qt::AccessibleDescriptionRole);
    }
}

void PartDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString name = std::exchange(item.text, QString());
    const QWidget* view = item.widget;
    (view != nullptr ? view->style() : QApplication::style())
        ->drawControl(QStyle::CE_ItemViewItem, &item, painter, view);

    const QString reason = index.data(PartReasonRole).toString();
    const QString facts = index.data(PartFactsRole).toString();
    const Tokens& tokens = tokensOf(item.palette);
    const bool chosen = (item.state & QStyle::State_Selected) != 0;
    const QRect box = item.rect.adjusted(kMargin, 2, -kMargin, -2);
    const QFontMetrics metrics(item.font);
    const auto line = [&](int number, const QString& text, const QColor& colour) {
        const QRect place(box.left(), box.top() + number * metrics.height(), box.width(),
            number == 0 && facts.isEmpty() && reason.isEmpty() ? box.height() : metrics.height());
        painter->setPen(colour);
        painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            metrics.elidedText(text, Qt::ElideRight, place.width()));
    };
    painter->save();
    painter->setFont(item.font);
    const QColor strong = chosen ? item.palette.color(QPalette::HighlightedText) : tokens.text;
    line(0, name, reason.isEmpty() ? strong : (chosen ? strong : tokens.dimmed));
    line(1, reason.isEmpty() ? facts : tr("✕ %1").arg(reason), chosen ? strong : tokens.dimmed);
    painter->restore();
}

QSize PartDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool two = !index.data(PartFactsRole).toString().isEmpty()
        || !index.data(PartReasonRole).toString().isEmpty();
    const int height = QFontMetrics(option.font).height();
    return {QStyledItemDelegate::sizeHint(option, index).width(), (two ? 2 : 1) * height + 8};
}

} // namespace clusterbrief::ui
