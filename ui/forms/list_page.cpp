#include "ui/forms/list_page.h"

#include "core/document/edits.h"
#include "ui/forms/record_form.h"
#include "ui/store/document_store.h"
#include "ui/text.h"

#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLongestTab = 24;

QToolButton* tool(const QString& text, const QString& tip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

/// What a file cannot be without: a node group's count, and what a waiver waives.
void completeNewItems(Document& document, const CheckResult& check)
{
    for (NodeGroup& group : document.nodes) {
        group.count = group.count.value_or(1);
    }
    for (Waiver& waiver : document.waivers) {
        if (waiver.rule.empty()) {
            const bool found = !check.findings.empty();
            waiver.rule = found ? check.findings.front().rule : "fabric/oversubscribed";
            waiver.at = found ? check.findings.front().at : "networks/compute";
        }
    }
}

} // namespace

ListEditor::ListEditor(
    QString list, QString newName, QString noun, DocumentStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_list(std::move(list))
    , m_newName(std::move(newName))
    , m_noun(std::move(noun))
    , m_tabRow(new QHBoxLayout)
    , m_tabs(new QButtonGroup(this))
    , m_form(new RecordForm(*fieldAt(fromQt(m_list.mid(1)))->record, store, this,
          [this](const QString& path) { return isRelevant(path); }))
    , m_empty(new QLabel(tr("None yet. Add one to describe it."), this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_tabRow);
    layout->addSpacing(6);
    addButtons();
    m_empty->setProperty("role", u"unit"_s);
    layout->addWidget(m_empty);
    layout->addWidget(m_form);
    connect(m_tabs, &QButtonGroup::idClicked, this, &ListEditor::choose);
}

/// A system that fixes its GPUs leaves nothing to state about them.
bool ListEditor::isRelevant(const QString& path) const
{
    const std::vector<NodeGroup>& groups = m_store.document().nodes;
    if (m_list != u"/nodes"_s || static_cast<std::size_t>(m_current) >= groups.size()) {
        return true;
    }
    const System* system =
        m_store.catalog().system(groups[static_cast<std::size_t>(m_current)].system);
    return system == nullptr
        || ((path != u"gpu"_s || system->gpuOpen) && (path != u"gpus"_s || system->gpusOpen)
            && (path != u"nvlink_domain"_s || system->domainOpen));
}

void ListEditor::addButtons()
{
    m_add = tool(tr("Add"), tr("Add %1").arg(m_noun), this);
    m_copy = tool(tr("Copy"), tr("Copy this %1").arg(m_noun), this);
    m_remove = tool(tr("Remove"), tr("Remove this %1").arg(m_noun), this);
    m_earlier = tool(u"←"_s, tr("Move earlier"), this);
    m_later = tool(u"→"_s, tr("Move later"), this);
    m_tabRow->setSpacing(6);
    m_tabRow->addStretch(1);
    for (QToolButton* button : {m_earlier, m_later, m_add, m_copy, m_remove}) {
        m_tabRow->addWidget(button);
    }
    connect(m_add, &QToolButton::clicked, this, [this] {
        change(
            tr("Add %1").arg(m_noun),
            [this](Document& document) { addItem(document, fromQt(m_list), fromQt(m_newName)); },
            static_cast<int>(names().size()));
    });
    connect(m_copy, &QToolButton::clicked, this, [this] {
        change(
            tr("Copy %1").arg(m_noun),
            [this](Document& document) { duplicateItem(document, fromQt(itemPointer())); },
            m_current + 1);
    });
    connect(m_remove, &QToolButton::clicked, this, [this] {
        change(
            tr("Remove %1").arg(m_noun),
            [this](Document& document) { removeItem(document, fromQt(itemPointer())); },
            std::max(0, m_current - 1));
    });
    connect(m_earlier, &QToolButton::clicked, this, [this] {
        change(
            tr("Move %1").arg(m_noun),
            [this](Document& document) {
                moveItem(document, fromQt(itemPointer()), static_cast<std::size_t>(m_current - 1));
            },
            m_current - 1);
    });
    connect(m_later, &QToolButton::clicked, this, [this] {
        change(
            tr("Move %1").arg(m_noun),
            [this](Document& document) {
                moveItem(document, fromQt(itemPointer()), static_cast<std::size_t>(m_current) + 1);
            },
            m_current + 1);
    });
}

void ListEditor::change(
    const QString& text, const std::function<void(Document&)>& edit, int thenChoose)
{
    m_store.edit(text, [&](Document& document) {
        edit(document);
        completeNewItems(document, m_store.analysis().check);
    });
    choose(thenChoose);
    if (!m_shown.isEmpty()) {
        // The same pointer can lead to another item now.
        m_form->setPointer(itemPointer());
    }
}

QString ListEditor::itemPointer() const
{
    return m_list + u'/' + QString::number(m_current);
}

QStringList ListEditor::names() const
{
    QStringList list;
    const auto place = placeAt(m_store.document(), fromQt(m_list));
    const FieldInfo& field = *place->field;
    const char* nameKey = field.record->itemName != nullptr ? field.record->itemName
                                                            : field.record->fields.front().key;
    for (std::size_t i = 0; i < field.size(place->owner); ++i) {
        const QString name =
            textOf(findField(*field.record, nameKey)->read(field.item(place->owner, i)));
        list << (name.isEmpty() ? tr("%1 %2").arg(m_noun).arg(i + 1) : name);
    }
    return list;
}

void ListEditor::rebuildTabs(const QStringList& names)
{
    if (names == m_shown) {
        return;
    }
    m_shown = names;
    for (QAbstractButton* button : m_tabs->buttons()) {
        m_tabs->removeButton(button);
        button->deleteLater();
    }
    for (qsizetype i = 0; i < names.size(); ++i) {
        auto* button = new QToolButton(this);
        const bool isLong = names[i].size() > kLongestTab;
        QString text = isLong ? names[i].left(kLongestTab) + u"…"_s : names[i];
        button->setText(text.replace(u'&', u"&&"_s));
        button->setToolTip(asPlainText(names[i].left(400)));
        button->setCheckable(true);
        button->setProperty("segment", u"alone"_s);
        button->setFocusPolicy(Qt::StrongFocus);
        m_tabs->addButton(button, static_cast<int>(i));
        m_tabRow->insertWidget(static_cast<int>(i), button);
    }
}

void ListEditor::choose(int index)
{
    m_current = index;
    refresh();
}

void ListEditor::refresh()
{
    const QStringList present = names();
    const int count = static_cast<int>(present.size());
    m_current = std::clamp(m_current, 0, std::max(0, count - 1));
    rebuildTabs(present);
    if (QAbstractButton* tab = m_tabs->button(m_current)) {
        tab->setChecked(true);
    }
    m_empty->setVisible(count == 0);
    m_form->setVisible(count > 0);
    m_copy->setEnabled(count > 0);
    m_remove->setEnabled(count > 0);
    m_earlier->setEnabled(m_current > 0);
    m_later->setEnabled(m_current + 1 < count);
    if (count > 0) {
        if (m_form->pointer() == itemPointer()) {
            m_form->refresh();
        } else {
            m_form->setPointer(itemPointer());
        }
    }
}

bool ListEditor::focusField(const QString& pointer)
{
    if (!pointer.startsWith(m_list)) {
        return false;
    }
    bool isIndex = false;
    const int index = pointer.mid(m_list.size() + 1).section(u'/', 0, 0).toInt(&isIndex);
    if (isIndex && index < names().size()) {
        choose(index);
    }
    const bool isFocused = !m_shown.isEmpty() && m_form->focusField(pointer);
    if (!isFocused) {
        m_add->setFocus(Qt::OtherFocusReason);
    }
    return true;
}

ListPage::ListPage(SectionId section, const QString& list, const QString& newName,
    const QString& noun, DocumentStore& store, QWidget* parent)
    : SectionPage(section, store, parent)
    , m_editor(new ListEditor(list, newName, noun, store, this))
{
    body()->addWidget(m_editor);
    body()->addStretch(1);
}

} // namespace clusterbrief::ui
