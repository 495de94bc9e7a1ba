#pragma once

#include "core/document/fields.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <functional>
#include <vector>

class QCheckBox;
class QVBoxLayout;

namespace clusterbrief::ui {

class DocumentStore;
class FieldRow;
class RawEditor;

/// The rows of a record, and of the records in it, each of those with a switch that states it or
/// takes it away.
class RecordForm : public QWidget {
    Q_OBJECT

public:
    /// Whether a field, given by its path below the record, is of use at present. Stated fields are
    /// always shown.
    using Relevance = std::function<bool(const QString& path)>;

    RecordForm(
        const RecordInfo& record, DocumentStore& store, QWidget* parent, Relevance relevance = {});

    void setPointer(const QString& pointer); ///< Of the record in the document.
    [[nodiscard]] const QString& pointer() const { return m_pointer; }
    void refresh();

    /// Focuses the row of the field, or of the nearest thing above it. Returns whether there was
    /// one.
    bool focusField(const QString& pointer);

private:
    struct Row {
        FieldRow* row;
        QString path; ///< Below the record: `compute_ports/gbps`.
    };
    struct Group {
        QWidget* whole;
        QCheckBox* stated;
        QWidget* body;
        QString path;
    };
    struct Raw {
        RawEditor* editor;
        QString path;
    };

    [[nodiscard]] bool isScalarStated(const QString& path) const;
    void addFields(const RecordInfo& record, const QString& below, QVBoxLayout* layout);
    void addGroup(const FieldInfo& field, const QString& path, QVBoxLayout* layout);

    DocumentStore& m_store;
    Relevance m_relevance;
    QString m_pointer;
    std::vector<Row> m_rows;
    std::vector<Group> m_groups;
    std::vector<Raw> m_raws;
};

} // namespace clusterbrief::ui
