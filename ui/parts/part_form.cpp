#include "ui/parts/part_form.h"

#include "core/base/text.h"
#include "ui/forms/elided_label.h"
#include "ui/forms/field_editor.h"
#include "ui/forms/field_row.h"
#include "ui/parts/part_rows.h"
#include "ui/phrases.h"
#include "ui/store/document_store.h"
#include "ui/text.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStyle>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

QLabel* wrapping(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->hide();
    return label;
}

void setTrouble(QWidget* editor, bool hasTrouble)
{
    for (QWidget* child : editor->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        child->setProperty("trouble", hasTrouble ? u"error"_s : QString());
        child->style()->unpolish(child);
        child->style()->polish(child);
    }
}

} // namespace

PartForm::PartForm(PartKind kind, const Value& entry, DocumentStore& store, QWidget* parent)
    : QDialog(parent)
    , m_kind(kind)
    , m_entry(entry)
    , m_told(wrapping(this))
    , m_fault(wrapping(this))
{
    setWindowTitle(kindLabel(kind));
    setObjectName(u"partForm"_s);
    setSizeGripEnabled(true);
    resize(860, 620);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_told);
    m_told->setProperty("role", u"remark"_s);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget(scroll);
    auto* rows = new QVBoxLayout(body);
    rows->setContentsMargins(0, 0, 8, 0);
    rows->setSpacing(2);
    const std::span<const PartField> fields = partFields(kind);
    m_rows.reserve(fields.size());
    for (const PartField& field : fields) {
        addRow(field, store, rows);
    }
    rows->addStretch(1);
    scroll->setWidget(body);
    layout->addWidget(scroll, 1);
    m_fault->setObjectName(u"fault"_s);
    m_fault->setProperty("role", u"remark"_s);
    m_fault->setProperty("severity", u"error"_s);
    layout->addWidget(m_fault);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PartForm::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_rows.front().editor->focusEditor();
}

void PartForm::addRow(const PartField& field, DocumentStore& store, QVBoxLayout* rows)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(10);
    auto* label = new QLabel(translated(field.field.label), this);
    label->setFixedWidth(FieldRow::kLabelWidth);
    label->setProperty("role", u"label"_s);
    FieldEditor* editor = makeEditor(field.field, store, this);
    label->setBuddy(editor);
    auto* unit = new QLabel(translated(field.field.unit), this);
    unit->setProperty("role", u"unit"_s);
    QLabel* remark = wrapping(this);
    remark->setProperty("role", u"remark"_s);
    remark->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    remark->setText(translated(field.field.help));
    remark->setVisible(field.field.help[0] != '\0');
    line->addWidget(label);
    line->addWidget(editor);
    line->addWidget(unit);
    unit->setVisible(!unit->text().isEmpty());
    line->addWidget(remark, 1);
    if (field.field.help[0] == '\0') {
        line->addStretch(1);
    }
    rows->addLayout(line);
    editor->setAccessibleName(label->text());
    if (QWidget* control = editor->focusProxy()) {
        control->setAccessibleName(
            control->accessibleName().isEmpty() ? label->text() : control->accessibleName());
        control->setAccessibleDescription(translated(field.field.help));
    }
    editor->show(partValue(m_entry, field));
    const std::size_t row = m_rows.size();
    m_rows.push_back({&field, editor, remark});
    connect(editor, &FieldEditor::edited, this, [this, row](const FieldValue& value) {
        setPartValue(m_entry, *m_rows[row].field, value);
        m_fault->hide();
    });
    connect(editor, &FieldEditor::refused, this,
        [this, row](const QString& reason) { refuse(row, reason); });
}

void PartForm::keepId()
{
    m_rows.front().editor->setEnabled(false);
    m_rows[1].editor->focusEditor();
}

std::string PartForm::id() const
{
    const Value* id = m_entry.find("id");
    return id == nullptr ? std::string() : id->text;
}

void PartForm::tell(const QString& remark)
{
    m_told->setText(remark);
    m_told->setVisible(!remark.isEmpty());
}

void PartForm::refuse(std::size_t row, const QString& reason)
{
    Row& refused = m_rows[row];
    refused.editor->hold(!reason.isEmpty());
    setTrouble(refused.editor, !reason.isEmpty());
    refused.remark->setText(
        reason.isEmpty() ? translated(refused.field->field.help) : tr("Not taken: %1").arg(reason));
    refused.remark->setProperty("severity", reason.isEmpty() ? QString() : u"error"_s);
    refused.remark->style()->unpolish(refused.remark);
    refused.remark->style()->polish(refused.remark);
    refused.remark->setVisible(!refused.remark->text().isEmpty());
}

void PartForm::showFault(const QString& text, const std::string& key)
{
    m_fault->setText(text);
    m_fault->show();
    for (const Row& row : m_rows) {
        if (key == row.field->field.key) {
            row.editor->focusEditor();
            return;
        }
    }
}

void PartForm::accept()
{
    for (const Row& row : m_rows) {
        if (row.editor->isHeld()) {
            showFault(tr("%1: what is typed there cannot be taken.")
                          .arg(translated(row.field->field.label)),
                row.field->field.key);
            return;
        }
        if (row.field->field.required
            && std::holds_alternative<std::monostate>(partValue(m_entry, *row.field))) {
            showFault(tr("%1 is missing; state it.").arg(translated(row.field->field.label)),
                row.field->field.key);
            return;
        }
    }
    if (const Errors errors = partFaults(m_kind, m_entry); !errors.empty()) {
        const std::string& what = errors.front().what;
        showFault(phrased(printable(what)), what.substr(0, what.find(' ')));
        return;
    }
    const QString refusal = m_save ? m_save(m_entry) : QString();
    if (!refusal.isEmpty()) {
        showFault(refusal, {});
        return;
    }
    QDialog::accept();
}

} // namespace clusterbrief::ui
