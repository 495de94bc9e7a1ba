#pragma once

#include "ui/forms/field_editor.h"

class QComboBox;
class QLineEdit;
class QStandardItemModel;

namespace clusterbrief::ui {

class PartFit;
class PlainText;

/// One line: text, numbers, ratios, dates, sizes. Arrow keys step a whole number.
class LineEditor : public FieldEditor {
    Q_OBJECT

public:
    LineEditor(const FieldInfo& field, QWidget* parent);

    void show(const FieldValue& value) override;
    void focusEditor() override;
    [[nodiscard]] QString typed() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void take(const QString& text);
    void step(int by);

    const FieldInfo& m_field;
    QLineEdit* m_line;
};

/// Several lines.
class NotesEditor : public FieldEditor {
    Q_OBJECT

public:
    NotesEditor(const FieldInfo& field, QWidget* parent);

    void show(const FieldValue& value) override;
    void focusEditor() override;
    [[nodiscard]] QString typed() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void take();

    PlainText* m_text;
};

/// A text that names a part or another thing of the request: typed, or chosen from a list that can
/// be searched.
class ReferenceEditor : public FieldEditor {
    Q_OBJECT

public:
    ReferenceEditor(const FieldInfo& field, DocumentStore& store, QWidget* parent);

    void show(const FieldValue& value) override;
    void focusEditor() override;
    [[nodiscard]] QString typed() const override;
    void setPointer(const QString& pointer) override;
    [[nodiscard]] PartFit& fit() { return *m_fit; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void offer();
    void offerCompletions();
    void take(const QString& text);

    const FieldInfo& m_field;
    DocumentStore& m_store;
    QComboBox* m_combo;
    QStandardItemModel* m_list;
    PartFit* m_fit;
    std::vector<std::string> m_offered;
    int m_version = -1; ///< Of what the store offers.
};

} // namespace clusterbrief::ui
