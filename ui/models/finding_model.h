#pragma once

#include "core/analyse.h"
#include "ui/models/keyed_rows.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QString>

#include <memory>
#include <optional>

namespace clusterbrief::ui {

/// The findings of an analysis, waived ones last.
///
/// When the analysis changes, rows are rebuilt and compared with the present ones; only what
/// differs is told to the views. Nothing here is changed in response to a view.
class FindingModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { SeverityColumn, PlaceColumn, MessageColumn, FixColumn, ColumnCount };
    enum Role { SeverityRole = Qt::UserRole, WaivedRole, SearchRole };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::shared_ptr<const Analysis> analysis);

    /// The finding of a row; null for a row that is not there.
    [[nodiscard]] const Finding* finding(int row) const;
    [[nodiscard]] const Waiver* waiver(int row) const; ///< Null when the finding stands.

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString rule;
        QString place;
        QString message;
        QString fix;
        QString reason; ///< Of the waiver.
        Severity severity = Severity::Advice;
        bool waived = false;

        [[nodiscard]] QString key() const { return rule + u' ' + place; }
        bool operator==(const Row&) const = default;
    };
    struct Notifier;

    [[nodiscard]] static Row rowOf(const Finding& finding, const Waiver* waiver);
    [[nodiscard]] QVariant display(const Row& row, int column) const;

    KeyedRows<Row> m_rows;
    std::shared_ptr<const Analysis> m_analysis;
};

} // namespace clusterbrief::ui
