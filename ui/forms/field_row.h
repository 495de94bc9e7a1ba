#pragma once

#include "core/document/fields.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

class QLabel;

namespace clusterbrief::ui {

class DocumentStore;
class FieldEditor;

/// A field of a form: label, control, unit, and beside it what is wrong with the value.
class FieldRow : public QWidget {
    Q_OBJECT

public:
    FieldRow(const FieldInfo& field, DocumentStore& store, QWidget* parent);

    /// The field that the row shows from now on, as a JSON pointer.
    void setPointer(const QString& pointer);
    [[nodiscard]] const QString& pointer() const { return m_pointer; }
    [[nodiscard]] const FieldInfo& field() const { return m_field; }
    [[nodiscard]] bool isStated() const;

    void refresh();
    void focusField(); ///< Puts the cursor there and marks the row for a moment.

    static constexpr int kLabelWidth = 150;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refuse(const QString& reason); ///< Empty: the text was taken.
    void forgetRefusal();
    void showTrouble(const QString& reason);
    void showFinding();

    const FieldInfo& m_field;
    DocumentStore& m_store;
    QString m_pointer;
    QString m_refusal;
    FieldEditor* m_editor;
    QLabel* m_unit;
    QLabel* m_icon;
    QLabel* m_remark;
    bool m_marked = false;
};

} // namespace clusterbrief::ui
