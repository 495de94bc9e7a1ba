#include "ui/start/pick_list.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kWordsRole = Qt::UserRole + 1;
constexpr int kLongestSearch = 200;

bool matches(const QListWidgetItem& item, const QStringList& words)
{
    const QString text = item.text() + u' ' + item.data(kWordsRole).toString();
    return std::all_of(words.begin(), words.end(),
        [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

PickList::PickList(const QString& name, const QString& none, QWidget* parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    m_search->setPlaceholderText(tr("Type to search"));
    m_search->setAccessibleName(tr("%1: search").arg(name));
    m_search->setMaxLength(kLongestSearch);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setAccessibleName(name);
    m_list->setProperty("role", u"pick"_s);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusProxy(m_search);
    m_list->addItem(none);
    m_list->item(0)->setSizeHint({0, rowHeight()});
    m_list->setCurrentRow(0);
    connect(m_search, &QLineEdit::textChanged, this, &PickList::narrow);
    connect(m_list, &QListWidget::currentRowChanged, this, &PickList::changed);
}

int PickList::rowHeight() const
{
    constexpr int kAboveAndBelow = 10;
    return fontMetrics().height() + kAboveAndBelow;
}

void PickList::add(const QString& id, const QString& label, const QString& words)
{
    auto* item = new QListWidgetItem(label, m_list);
    // Rows that are added before the style is there keep its size otherwise.
    item->setSizeHint({0, rowHeight()});
    item->setData(kIdRole, id);
    item->setData(kWordsRole, words);
}

QString PickList::chosen() const
{
    return m_list->currentItem() == nullptr ? QString()
                                            : m_list->currentItem()->data(kIdRole).toString();
}

void PickList::choose(const QString& id)
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(kIdRole).toString() == id) {
            m_list->setCurrentRow(row);
        }
    }
}

void PickList::narrow(const QString& text)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    int first = -1;
    for (int row = 1; row < m_list->count(); ++row) {
        const bool shown = matches(*m_list->item(row), words);
        m_list->item(row)->setHidden(!shown);
        first = shown && first < 0 ? row : first;
    }
    // What was searched for is what is meant; what nothing matches chooses nothing.
    const int current = m_list->currentRow();
    if (!words.isEmpty() && (current < 1 || m_list->item(current)->isHidden())) {
        m_list->setCurrentRow(std::max(0, first));
    }
    m_list->scrollToItem(m_list->currentItem());
}

bool PickList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp
            || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace clusterbrief::ui
