#pragma once

#include "core/document/fields.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <functional>

namespace clusterbrief::ui {

class DocumentStore;

/// The control for one field. It shows what the document has and says what its user wants; it never
/// keeps a value of its own, except a text that cannot be taken and is marked with the reason.
class FieldEditor : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Shows a value without emitting; leaves a held text alone.
    virtual void show(const FieldValue& value) = 0;
    /// A text that was not taken stays as it was typed until its user mends it.
    void hold(bool held) { m_held = held; }
    [[nodiscard]] bool isHeld() const { return m_held; }
    virtual void focusEditor() = 0;
    /// What was typed, whether it was taken or not; empty where nothing can be typed.
    [[nodiscard]] virtual QString typed() const { return {}; }
    /// Where the field is, for editors that offer what goes there.
    virtual void setPointer(const QString& /*pointer*/) {}

protected:
    /// Leaves undo and redo of what was taken to the window, and the wheel to the page: a control
    /// must neither keep a history of its own nor change while it is scrolled past.
    void guard(QWidget* control);
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void edited(const clusterbrief::FieldValue& value);
    void editingEnded();
    void refused(const QString& reason); ///< Empty when the text is fine again.

private:
    bool m_held = false;
};

/// The editor that fits the field's kind. `store` offers the names that references choose from.
[[nodiscard]] FieldEditor* makeEditor(
    const FieldInfo& field, DocumentStore& store, QWidget* parent);

/// What a text becomes in a field: the same reader as for files. Empty text is "not stated".
struct ReadText {
    std::optional<FieldValue> value;
    QString reason; ///< Why it cannot be taken.
};
[[nodiscard]] ReadText readText(const FieldInfo& field, const QString& text);

/// More than anybody writes in a line; longer texts are not taken.
inline constexpr int kLongestText = 20'000;

/// What no file can carry in a text; empty when nothing is wrong.
[[nodiscard]] QString letterTrouble(const QString& text);

} // namespace clusterbrief::ui

Q_DECLARE_METATYPE(clusterbrief::FieldValue)
