#include "ui/forms/field_editor.h"

#include "core/base/text.h"
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

bool isNumber(const FieldInfo& field)
{
    return field.kind == FieldKind::Integer || field.kind == FieldKind::Number
        || field.kind == FieldKind::Ratio;
}

QString rangeOf(const FieldInfo& field)
{
    constexpr int kDecimals = 3;
    const QString unit = translated(field.unit);
    const QString range =
        FieldEditor::tr("from %1 to %2")
            .arg(figureText(field.minimum, kDecimals), figureText(field.maximum, 0));
    return unit.isEmpty() ? range : FieldEditor::tr("%1 (%2)").arg(range, unit);
}

/// What would be right, in the words of the window.
QString expectationOf(const FieldInfo& field, const Value& found)
{
    switch (field.kind) {
    case FieldKind::Integer:
        return FieldEditor::tr("expected a whole number %1").arg(rangeOf(field));
    case FieldKind::Number:
        return FieldEditor::tr("expected a number %1").arg(rangeOf(field));
    case FieldKind::Ratio:
        return FieldEditor::tr("expected a ratio above zero, such as 1, %1 or 4:3; both sides at "
                               "most %2")
            .arg(textOf(FieldValue{1.5}), countText(kMostRatio));
    case FieldKind::Date:
        return FieldEditor::tr("expected a date as YYYY-MM-DD");
    case FieldKind::Size:
        return FieldEditor::tr("expected a size such as 16GiB");
    default:
        return toQt(detail::expectation(field, found));
    }
}

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
        return {
            std::nullopt, FieldEditor::tr("longer than %1 letters").arg(countText(kLongestText))};
    }
    if (const QString trouble = letterTrouble(text); !trouble.isEmpty()) {
        return {std::nullopt, trouble};
    }
    const bool isText = field.kind == FieldKind::Text || field.kind == FieldKind::Model;
    // Text means itself, `null` too; the other kinds read a scalar as a file would.
    const Value value = isText
        ? Value::ofText(fromQt(text))
        : Value::ofPlain(
            fromQt(isNumber(field) ? numberAsInFile(text.trimmed()) : text.trimmed()), {});
    if (auto read = detail::readScalar(value, field);
        read && !(field.required && text.trimmed().isEmpty())) {
        return {std::move(read), {}};
    }
    return {
        std::nullopt, text.isEmpty() ? FieldEditor::tr("state it") : expectationOf(field, value)};
}

} // namespace clusterbrief::ui
