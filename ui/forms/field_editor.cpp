#include "ui/forms/field_editor.h"

#include "core/document/read_field.h"
#include "ui/forms/choice_editors.h"
#include "ui/forms/text_editors.h"
#include "ui/text.h"

#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QComboBox>

#include <cstring>

namespace clusterbrief::ui {
namespace {

/// With more choices than this a list reads better than a row.
constexpr std::size_t kMostSegments = 3;

} // namespace

void FieldEditor::guard(QWidget* control)
{
    control->installEventFilter(this);
}

bool FieldEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel && qobject_cast<QComboBox*>(watched) != nullptr) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && !isHeld()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

FieldEditor* makeEditor(const FieldInfo& field, DocumentStore& store, QWidget* parent)
{
    switch (field.kind) {
    case FieldKind::Flag:
        return new SegmentEditor(field, parent);
    case FieldKind::Choice:
        if (field.choices.size() <= kMostSegments) {
            return new SegmentEditor(field, parent);
        }
        return new ComboEditor(field, parent);
    case FieldKind::Text:
    case FieldKind::Model:
        if (field.reference != Reference::None) {
            return new ReferenceEditor(field, store, parent);
        }
        if (std::strcmp(field.key, "notes") == 0) {
            return new NotesEditor(field, parent);
        }
        return new LineEditor(field, parent);
    case FieldKind::Date:
    case FieldKind::Size:
    case FieldKind::Integer:
    case FieldKind::Number:
    case FieldKind::Ratio:
        return new LineEditor(field, parent);
    case FieldKind::Record:
    case FieldKind::List:
    case FieldKind::Raw:
    case FieldKind::Severities:
        break;
    }
    return nullptr;
}

QString letterTrouble(const QString& text)
{
    if (text.startsWith(QChar(QChar::ByteOrderMark))) {
        return FieldEditor::tr("it starts with a byte order mark");
    }
    return text.isValidUtf16() ? QString() : FieldEditor::tr("half a letter is in it");
}

ReadText readText(const FieldInfo& field, const QString& text)
{
    if (text.isEmpty() && !field.required) {
        return {FieldValue{}, {}};
    }
    if (text.size() > kLongestText) {
        return {std::nullopt,
            FieldEditor::tr("longer than %1 letters").arg(QLocale::c().toString(kLongestText))};
    }
    if (const QString trouble = letterTrouble(text); !trouble.isEmpty()) {
        return {std::nullopt, trouble};
    }
    const bool isText = field.kind == FieldKind::Text || field.kind == FieldKind::Model;
    // Text means itself, `null` too; the other kinds read a scalar as a file would.
    const Value value =
        isText ? Value::ofText(fromQt(text)) : Value::ofPlain(fromQt(text.trimmed()), {});
    if (auto read = detail::readScalar(value, field);
        read && !(field.required && text.trimmed().isEmpty())) {
        return {std::move(read), {}};
    }
    return {std::nullopt,
        toQt(text.isEmpty() ? std::string("state it") : detail::expectation(field, value))};
}

} // namespace clusterbrief::ui
