#include "ui/forms/field_row.h"

#include "core/document/edits.h"
#include "ui/forms/elided_label.h"
#include "ui/forms/field_editor.h"
#include "ui/forms/part_summary.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtCore/QTimer>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStyle>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMarkedMs = 1800;

void setTrouble(QWidget* editor, const QString& trouble)
{
    for (QWidget* child : editor->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (child->property("trouble").toString() != trouble) {
            child->setProperty("trouble", trouble);
            child->style()->unpolish(child);
            child->style()->polish(child);
        }
    }
}

QString severityName(Severity severity)
{
    return toQt(textOf(severity));
}

} // namespace

FieldRow::FieldRow(const FieldInfo& field, DocumentStore& store, QWidget* parent)
    : QWidget(parent)
    , m_field(field)
    , m_store(store)
    , m_editor(makeEditor(field, store, this))
    , m_unit(new ElidedLabel(this))
    , m_icon(new QLabel(this))
    , m_remark(new QLabel(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 1, 4, 1);
    layout->setSpacing(10);
    auto* label = new QLabel(translated(field.label), this);
    label->setFixedWidth(kLabelWidth);
    label->setBuddy(m_editor);
    label->setProperty("role", u"label"_s);
    layout->addWidget(label);
    layout->addWidget(m_editor);
    m_editor->setAccessibleName(translated(field.label));
    if (QWidget* control = m_editor->focusProxy()) {
        control->setAccessibleName(control->accessibleName().isEmpty() ? translated(field.label)
                                                                       : control->accessibleName());
        control->setAccessibleDescription(translated(field.help));
    }
    const QString help = translated(field.help);
    label->setToolTip(help);
    m_editor->setToolTip(help);
    m_unit->setText(translated(field.unit));
    m_unit->setProperty("role", u"unit"_s);
    m_unit->setVisible(field.unit[0] != '\0' || field.reference != Reference::None);
    layout->addWidget(m_unit, field.reference == Reference::None ? 0 : 3);
    m_icon->setFixedSize(14, 14);
    m_remark->setWordWrap(true);
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setProperty("role", u"remark"_s);
    m_remark->setTextInteractionFlags(Qt::NoTextInteraction);
    layout->addWidget(m_icon);
    layout->addWidget(m_remark, 4);
    layout->addStretch(1);
    // The remark takes the rest of the row; where there is none, nothing else may be pushed about.
    m_remark->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_icon->hide();
    m_remark->hide();

    connect(m_editor, &FieldEditor::edited, this, [this](const FieldValue& value) {
        refuse(m_store.setField(m_pointer, value, translated(m_field.label)));
    });
    connect(m_editor, &FieldEditor::editingEnded, &m_store, &DocumentStore::endMerging);
    connect(m_editor, &FieldEditor::refused, this, &FieldRow::refuse);
    connect(&store, &DocumentStore::started, this, &FieldRow::forgetRefusal);
    connect(&store, &DocumentStore::rewound, this, &FieldRow::forgetRefusal);
}

void FieldRow::refuse(const QString& reason)
{
    m_refusal = reason;
    m_editor->hold(!reason.isEmpty());
    if (reason.isEmpty()) {
        m_store.forgetUntaken(m_pointer);
    } else {
        m_store.takeBack(m_pointer);
        m_store.setUntaken({m_pointer, translated(m_field.label), m_editor->typed()});
    }
    showFinding();
}

void FieldRow::forgetRefusal()
{
    if (!m_refusal.isEmpty()) {
        refuse({});
        refresh();
    }
}

void FieldRow::setPointer(const QString& pointer)
{
    refuse({});
    m_pointer = pointer;
    m_editor->setPointer(pointer);
    refresh();
}

bool FieldRow::isStated() const
{
    const auto place = placeAt(m_store.document(), fromQt(m_pointer));
    return place && !std::holds_alternative<std::monostate>(place->value());
}

void FieldRow::refresh()
{
    if (m_pointer.isEmpty()) {
        return;
    }
    const auto place = placeAt(m_store.document(), fromQt(m_pointer));
    if (place) {
        const FieldValue value = place->value();
        m_editor->show(value);
        if (const auto* id = std::get_if<std::string>(&value);
            m_field.reference != Reference::None) {
            m_unit->setText(
                id == nullptr ? QString() : partSummary(m_field.reference, *id, m_store.catalog()));
        }
    }
    showFinding();
}

void FieldRow::showFinding()
{
    if (!m_refusal.isEmpty()) {
        showTrouble(m_refusal);
        return;
    }
    const std::string pointer = fromQt(m_pointer);
    for (const Finding& finding : m_store.analysis().check.findings) {
        const bool ofModel =
            m_field.kind == FieldKind::Model && finding.field.starts_with(pointer + '/');
        if (finding.field == pointer || ofModel) {
            const QString message = messageOf(finding);
            m_icon->setPixmap(severityIcon(finding.severity, tokensOf(palette())).pixmap(14, 14));
            m_icon->setToolTip(asPlainText(message));
            m_icon->show();
            m_remark->show();
            m_remark->setText(unbroken(message));
            m_remark->setToolTip(asPlainText(message));
            m_remark->setProperty("severity", severityName(finding.severity));
            m_remark->style()->unpolish(m_remark);
            m_remark->style()->polish(m_remark);
            setTrouble(m_editor, severityName(finding.severity));
            return;
        }
    }
    m_icon->hide();
    m_remark->hide();
    setTrouble(m_editor, {});
}

void FieldRow::showTrouble(const QString& reason)
{
    m_icon->setPixmap(severityIcon(Severity::Error, tokensOf(palette())).pixmap(14, 14));
    m_icon->show();
    m_remark->show();
    m_remark->setText(tr("Not taken: %1").arg(reason));
    m_remark->setProperty("severity", u"error"_s);
    m_remark->style()->unpolish(m_remark);
    m_remark->style()->polish(m_remark);
    setTrouble(m_editor, u"error"_s);
}

void FieldRow::focusField()
{
    m_editor->focusEditor();
    m_marked = true;
    update();
    QTimer::singleShot(kMarkedMs, this, [this] {
        m_marked = false;
        update();
    });
}

void FieldRow::paintEvent(QPaintEvent* event)
{
    if (m_marked) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokensOf(palette()).chosen);
        painter.drawRoundedRect(rect(), 6, 6);
    }
    QWidget::paintEvent(event);
}

} // namespace clusterbrief::ui
