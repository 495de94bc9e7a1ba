#pragma once

#include "ui/forms/field_editor.h"

#include <vector>

class QButtonGroup;
class QComboBox;

namespace clusterbrief::ui {

/// A row of segments for a few choices, with "not stated" as one of them.
class SegmentEditor : public FieldEditor {
    Q_OBJECT

public:
    SegmentEditor(const FieldInfo& field, QWidget* parent);

    void show(const FieldValue& value) override;
    void focusEditor() override;

private:
    QButtonGroup* m_group;
    std::vector<FieldValue> m_values;
};

/// A list for many choices.
class ComboEditor : public FieldEditor {
    Q_OBJECT

public:
    ComboEditor(const FieldInfo& field, QWidget* parent);

    void show(const FieldValue& value) override;
    void focusEditor() override;

private:
    QComboBox* m_combo;
    std::vector<FieldValue> m_values;
};

} // namespace clusterbrief::ui
