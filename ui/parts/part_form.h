#pragma once

#include "core/catalog/part_fields.h"

#include <QtWidgets/QDialog>

#include <functional>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace clusterbrief::ui {

class DocumentStore;
class FieldEditor;

/// One part, a control a field of its kind's table. What the table does not have stays as it is.
class PartForm : public QDialog {
    Q_OBJECT

public:
    /// `save` writes the part and says why it could not; empty when it did.
    using Save = std::function<QString(const Value& entry)>;

    PartForm(PartKind kind, const Value& entry, DocumentStore& store, QWidget* parent);

    void setSave(Save save) { m_save = std::move(save); }
    /// The id is what requests know the part by; it stays.
    void keepId();
    [[nodiscard]] std::string id() const;
    void tell(const QString& remark); ///< Above the fields.

    void accept() override;

private:
    struct Row {
        const PartField* field;
        FieldEditor* editor;
        QLabel* remark;
    };

    void addRow(const PartField& field, DocumentStore& store, QVBoxLayout* rows);
    void refuse(std::size_t row, const QString& reason);
    void showFault(const QString& text, const std::string& key);

    PartKind m_kind;
    Value m_entry;
    Save m_save;
    std::vector<Row> m_rows;
    QLabel* m_told;
    QLabel* m_fault;
};

} // namespace clusterbrief::ui
