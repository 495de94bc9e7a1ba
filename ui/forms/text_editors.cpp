#include "ui/forms/text_editors.h"

#include "core/check/rule.h"
#include "ui/forms/part_fit.h"
#include "ui/forms/part_summary.h"
#include "ui/forms/plain_text.h"
#include "ui/store/document_store.h"
#include "ui/text.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QStandardItemModel>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>

#include <algorithm>
#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kListWidth = 560;

/// More than anybody writes.
constexpr qsizetype kLongestNotes = 50'000;

QHBoxLayout* tightLayout(QWidget* owner)
{
    auto* layout = new QHBoxLayout(owner);
    layout->setContentsMargins(0, 0, 0, 0);
    return layout;
}

int widthFor(const FieldInfo& field)
{
    switch (field.kind) {
    case FieldKind::Integer:
    case FieldKind::Number:
    case FieldKind::Ratio:
    case FieldKind::Size:
    case FieldKind::Date:
        return 130;
    default:
        return 320;
    }
}

void addPart(const Part& part, std::vector<std::string>& ids, QStringList& labels)
{
    ids.push_back(part.id);
    labels << toQt(part.id) + u"   "_s + toQt(part.name);
}

template<class Parts>
void addParts(const Parts& parts, std::vector<std::string>& ids, QStringList& labels)
{
    for (const Part& part : parts) {
        addPart(part, ids, labels);
    }
}

QStringList offered(Reference reference, const DocumentStore& store, std::vector<std::string>& ids)
{
    QStringList labels;
    const Catalog& catalog = store.offered();
    const auto plain = [&](std::string_view id) {
        ids.emplace_back(id);
        labels << toQt(id);
    };
    switch (reference) {
    case Reference::Gpu:
        addParts(catalog.gpus, ids, labels);
        break;
    case Reference::System:
        addParts(catalog.systems, ids, labels);
        break;
    case Reference::Nic:
        addParts(catalog.nics, ids, labels);
        break;
    case Reference::Switch:
        addParts(catalog.switches, ids, labels);
        break;
    case Reference::Model:
        addParts(catalog.models, ids, labels);
        break;
    case Reference::NodeGroup:
        for (const NodeGroup& group : store.document().nodes) {
            plain(group.name);
        }
        break;
    case Reference::Network:
        for (const NetworkKind kind : kNetworkKinds) {
            plain(textOf(kind));
        }
        break;
    case Reference::Rule:
        for (const Rule* rule : allRules()) {
            plain(rule->id);
        }
        break;
    case Reference::None:
        break;
    }
    return labels;
}

} // namespace

LineEditor::LineEditor(const FieldInfo& field, QWidget* parent)
    : FieldEditor(parent)
    , m_field(field)
    , m_line(new QLineEdit(this))
{
    tightLayout(this)->addWidget(m_line);
    setFocusProxy(m_line);
    m_line->setMaxLength(kLongestText + 1);
    m_line->setPlaceholderText(tr("not stated"));
    m_line->setFixedWidth(widthFor(field));
    guard(m_line);
    connect(m_line, &QLineEdit::textEdited, this, &LineEditor::take);
    connect(m_line, &QLineEdit::editingFinished, this, &FieldEditor::editingEnded);
}

void LineEditor::show(const FieldValue& value)
{
    const ReadText present = readText(m_field, m_line->text());
    const bool same = present.value && *present.value == value;
    if (!isHeld() && (!same || !m_line->hasFocus())) {
        m_line->setText(textOf(value));
        m_line->setCursorPosition(0);
    }
}

void LineEditor::focusEditor()
{
    m_line->setFocus(Qt::OtherFocusReason);
    m_line->selectAll();
}

QString LineEditor::typed() const
{
    return m_line->text();
}

void LineEditor::take(const QString& text)
{
    const ReadText read = readText(m_field, text);
    Q_EMIT refused(read.reason);
    if (read.value) {
        Q_EMIT edited(*read.value);
    }
}

void LineEditor::step(int by)
{
    const FieldValue value = readText(m_field, m_line->text()).value.value_or(FieldValue{});
    const auto* number = std::get_if<std::int64_t>(&value);
    const double next = number == nullptr ? m_field.minimum : static_cast<double>(*number + by);
    const auto stepped =
        static_cast<std::int64_t>(std::clamp(next, m_field.minimum, m_field.maximum));
    m_line->setText(QString::number(stepped));
    take(m_line->text());
}

bool LineEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_line && event->type() == QEvent::KeyPress
        && m_field.kind == FieldKind::Integer) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            step(key == Qt::Key_Up ? 1 : -1);
            return true;
        }
    }
    return FieldEditor::eventFilter(watched, event);
}

NotesEditor::NotesEditor(const FieldInfo& /*field*/, QWidget* parent)
    : FieldEditor(parent)
    , m_text(new PlainText(kLongestNotes, this))
{
    tightLayout(this)->addWidget(m_text);
    setFocusProxy(m_text);
    guard(m_text);
    m_text->setPlaceholderText(tr("not stated"));
    m_text->setFixedHeight(86);
    m_text->setMaximumWidth(520);
    connect(m_text, &PlainText::textChanged, this, &NotesEditor::take);
}

void NotesEditor::take()
{
    const QString text = m_text->text();
    const QString trouble =
        m_text->lengthTrouble().isEmpty() ? letterTrouble(text) : m_text->lengthTrouble();
    Q_EMIT refused(trouble);
    if (trouble.isEmpty()) {
        Q_EMIT edited(text.isEmpty() ? FieldValue{} : FieldValue{fromQt(text)});
    }
}

void NotesEditor::show(const FieldValue& value)
{
    const QString text = textOf(value);
    if (!isHeld() && text != m_text->text()) {
        const QSignalBlocker quiet(m_text);
        m_text->setText(text);
    }
}

void NotesEditor::focusEditor()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

QString NotesEditor::typed() const
{
    return m_text->text();
}

bool NotesEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut) {
        Q_EMIT editingEnded();
    }
    return FieldEditor::eventFilter(watched, event);
}

ReferenceEditor::ReferenceEditor(const FieldInfo& field, DocumentStore& store, QWidget* parent)
    : FieldEditor(parent)
    , m_field(field)
    , m_store(store)
    , m_combo(new QComboBox(this))
    , m_list(new QStandardItemModel(this))
    , m_fit(new PartFit(store, *m_list, this))
{
    m_combo->setModel(m_list);
    m_combo->setItemDelegate(new PartDelegate(m_combo));
    tightLayout(this)->addWidget(m_combo);
    setFocusProxy(m_combo);
    m_combo->setEditable(true);
    m_combo->setInsertPolicy(QComboBox::NoInsert);
    m_combo->setFixedWidth(220);
    m_combo->lineEdit()->setPlaceholderText(tr("not stated"));
    m_combo->lineEdit()->setMaxLength(kLongestText + 1);
    m_combo->view()->setMinimumWidth(kListWidth);
    m_combo->view()->setAccessibleName(translated(field.label));
    m_combo->view()->installEventFilter(this);
    guard(m_combo);
    offer();
    connect(m_combo, &QComboBox::activated, this, [this](int index) {
        const std::string& id = m_offered[static_cast<std::size_t>(index)];
        m_combo->setEditText(toQt(id));
        take(toQt(id));
    });
    connect(m_combo->lineEdit(), &QLineEdit::textEdited, this, &ReferenceEditor::take);
    connect(m_combo->lineEdit(), &QLineEdit::editingFinished, this, &FieldEditor::editingEnded);
}

/// Parts come from the catalog that the document brings, so the list is made anew when it is shown.
void ReferenceEditor::offer()
{
    std::vector<std::string> ids{{}};
    QStringList labels = offered(m_field.reference, m_store, ids);
    labels.prepend(tr("not stated"));
    const int version = isPart(m_field.reference) ? m_store.offeredVersion() : 0;
    if (ids == m_offered && version == std::exchange(m_version, version)) {
        return;
    }
    const QSignalBlocker quiet(m_combo);
    const QString present = m_combo->currentText();
    m_offered = std::move(ids);
    m_list->clear();
    for (std::size_t i = 0; i < m_offered.size(); ++i) {
        auto* item = new QStandardItem(labels[static_cast<int>(i)]);
        item->setData(partFacts(m_field.reference, m_offered[i], m_store.offered()), PartFactsRole);
        m_list->appendRow(item);
    }
    m_fit->setParts({m_offered.begin() + 1, m_offered.end()});
    m_combo->setCurrentIndex(-1);
    m_combo->setEditText(present);
    offerCompletions();
}

void ReferenceEditor::offerCompletions()
{
    auto* completer = new QCompleter(m_list, m_combo);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->popup()->setMinimumWidth(kListWidth);
    completer->popup()->setItemDelegate(new PartDelegate(completer->popup()));
    completer->popup()->installEventFilter(this);
    m_combo->setCompleter(completer);
    connect(
        completer, qOverload<const QString&>(&QCompleter::activated), this,
        [this](const QString& label) {
            const int index = m_combo->findText(label);
            if (index >= 0) {
                Q_EMIT m_combo->activated(index);
            }
        },
        Qt::QueuedConnection);
}

/// Only parts can be unfit; which are is found when a list of them is looked at.
bool ReferenceEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && isPart(m_field.reference)) {
        const bool isList = watched == m_combo->view()
            || (m_combo->completer() != nullptr && watched == m_combo->completer()->popup());
        if (isList) {
            m_fit->look();
        }
    }
    return FieldEditor::eventFilter(watched, event);
}

void ReferenceEditor::setPointer(const QString& pointer)
{
    m_fit->setPointer(pointer);
}

void ReferenceEditor::take(const QString& text)
{
    const ReadText read = readText(m_field, text);
    Q_EMIT refused(read.reason);
    if (read.value) {
        Q_EMIT edited(*read.value);
    }
}

void ReferenceEditor::show(const FieldValue& value)
{
    offer();
    const QString text = textOf(value);
    if (!isHeld() && m_combo->currentText() != text) {
        const QSignalBlocker quiet(m_combo);
        m_combo->setEditText(text);
    }
}

QString ReferenceEditor::typed() const
{
    return m_combo->currentText();
}

void ReferenceEditor::focusEditor()
{
    m_combo->setFocus(Qt::OtherFocusReason);
    m_combo->lineEdit()->selectAll();
}

} // namespace clusterbrief::ui
