#include "ui/forms/choice_editors.h"

#include "ui/text.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

std::vector<FieldValue> valuesOf(const FieldInfo& field)
{
    if (field.kind == FieldKind::Flag) {
        return {true, false, FieldValue{}};
    }
    std::vector<FieldValue> values;
    for (const std::string_view choice : field.choices) {
        values.emplace_back(std::string(choice));
    }
    values.emplace_back();
    return values;
}

QString labelOf(const FieldValue& value)
{
    if (std::holds_alternative<std::monostate>(value)) {
        return FieldEditor::tr("Not stated");
    }
    if (const auto* flag = std::get_if<bool>(&value)) {
        return *flag ? FieldEditor::tr("Yes") : FieldEditor::tr("No");
    }
    return choiceLabel(std::get<std::string>(value));
}

} // namespace

SegmentEditor::SegmentEditor(const FieldInfo& field, QWidget* parent)
    : FieldEditor(parent)
    , m_group(new QButtonGroup(this))
    , m_values(valuesOf(field))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setText(labelOf(m_values[i]));
        button->setAccessibleName(tr("%1: %2").arg(translated(field.label), button->text()));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setProperty("segment",
            i == 0                         ? u"first"_s
                : i + 1 == m_values.size() ? u"last"_s
                                           : u"middle"_s);
        button->setProperty("notStated", i + 1 == m_values.size());
        m_group->addButton(button, static_cast<int>(i));
        layout->addWidget(button);
    }
    layout->addStretch(1);
    setFocusProxy(m_group->button(0));
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) {
        Q_EMIT edited(m_values[static_cast<std::size_t>(id)]);
        Q_EMIT editingEnded();
    });
}

void SegmentEditor::show(const FieldValue& value)
{
    const auto found = std::find(m_values.begin(), m_values.end(), value);
    if (found != m_values.end()) {
        QAbstractButton* button = m_group->button(static_cast<int>(found - m_values.begin()));
        button->setChecked(true);
        setFocusProxy(button);
    }
}

void SegmentEditor::focusEditor()
{
    focusProxy()->setFocus(Qt::OtherFocusReason);
}

ComboEditor::ComboEditor(const FieldInfo& field, QWidget* parent)
    : FieldEditor(parent)
    , m_combo(new QComboBox(this))
    , m_values(valuesOf(field))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_combo);
    layout->addStretch(1);
    setFocusProxy(m_combo);
    for (const FieldValue& value : m_values) {
        m_combo->addItem(labelOf(value));
    }
    m_combo->setMinimumWidth(180);
    guard(m_combo);
    connect(m_combo, &QComboBox::activated, this, [this](int index) {
        Q_EMIT edited(m_values[static_cast<std::size_t>(index)]);
        Q_EMIT editingEnded();
    });
}

void ComboEditor::show(const FieldValue& value)
{
    const auto found = std::find(m_values.begin(), m_values.end(), value);
    if (found != m_values.end()) {
        const QSignalBlocker quiet(m_combo);
        m_combo->setCurrentIndex(static_cast<int>(found - m_values.begin()));
    }
}

void ComboEditor::focusEditor()
{
    m_combo->setFocus(Qt::OtherFocusReason);
}

} // namespace clusterbrief::ui
