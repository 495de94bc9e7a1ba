#pragma once

#include "core/catalog/catalog.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QSortFilterProxyModel>

#include <optional>
#include <vector>

namespace clusterbrief::ui {

class DocumentStore;

/// Who answers for a part's figures.
enum class Owner { BuiltIn, User, Request };
[[nodiscard]] QString ownerLabel(Owner owner);
[[nodiscard]] QString kindLabel(PartKind kind);  ///< `Switch`.
[[nodiscard]] QString kindsLabel(PartKind kind); ///< `Switches`.

struct PartRow {
    PartKind kind = PartKind::Gpu;
    Owner owner = Owner::BuiltIn;
    std::string id;
    QString name;
    QString facts;
    Value entry;
    QString file; ///< Of the user's own.
};

/// All parts: the catalog's, the user's and the request's. One of a request that also stands in a
/// catalog has a row of its own.
[[nodiscard]] std::vector<PartRow> partRows(const DocumentStore& store, const Catalog& users);

class PartModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { KindColumn, IdColumn, NameColumn, FactsColumn, OwnerColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<PartRow> rows);
    [[nodiscard]] const PartRow* part(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<PartRow> m_rows;
};

/// Parts of a kind in which every word that is looked for occurs.
class PartFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit PartFilter(PartModel& model, QObject* parent);

    void look(std::optional<PartKind> kind, const QString& words);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    PartModel& m_model;
    std::optional<PartKind> m_kind;
    QStringList m_words;
};

} // namespace clusterbrief::ui
