#pragma once

#include "core/document/fields.h"

#include <QtCore/QString>

class QLineEdit;
class QWidget;

namespace clusterbrief::ui {
class FieldRow;
class MainWindow;
} // namespace clusterbrief::ui

/// A user at a form: everything by mouse and keys.
namespace clusterbrief::tests {

/// What the row's control shows: its text, or the label of what is chosen.
[[nodiscard]] QString shownIn(const ui::FieldRow& row);
/// What the control shows for a value.
[[nodiscard]] QString shownFor(const FieldInfo& field, const FieldValue& value);

/// Types or chooses; an empty text is "not stated".
void enter(ui::FieldRow& row, const QString& text);
/// Puts the text into the clipboard and pastes it over what the control has.
void paste(QWidget& control, const QString& text);

[[nodiscard]] QLineEdit* lineOf(const ui::FieldRow& row); ///< Null where the row has none.
/// Whether the row says that it did not take the text.
[[nodiscard]] bool isMarked(const ui::FieldRow& row);

} // namespace clusterbrief::tests
