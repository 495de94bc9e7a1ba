#include "ui/parts/part_rows.h"

#include "core/base/text.h"
#include "ui/forms/part_summary.h"
#include "ui/store/document_store.h"
#include "ui/text.h"

#include <algorithm>
#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestCell = 200;

QString cell(std::string_view text)
{
    return toQt(printable(text)).left(kLongestCell).simplified();
}

Reference referenceOf(PartKind kind)
{
    switch (kind) {
    case PartKind::Gpu:
        return Reference::Gpu;
    case PartKind::System:
        return Reference::System;
    case PartKind::Nic:
        return Reference::Nic;
    case PartKind::Switch:
        return Reference::Switch;
    case PartKind::Cable:
        return Reference::None;
    case PartKind::Model:
        break;
    }
    return Reference::Model;
}

PartRow rowOf(PartKind kind, const Part& part, Owner owner, const Catalog& catalog)
{
    return {kind, owner, part.id, cell(part.name), partFacts(referenceOf(kind), part.id, catalog),
        part.entry, owner == Owner::User ? toQt(part.origin) : QString()};
}

} // namespace

QString ownerLabel(Owner owner)
{
    switch (owner) {
    case Owner::BuiltIn:
        return PartModel::tr("Built in");
    case Owner::User:
        return PartModel::tr("Own");
    case Owner::Request:
        break;
    }
    return PartModel::tr("This request");
}

QString kindLabel(PartKind kind)
{
    const QString labels[] = {PartModel::tr("GPU"), PartModel::tr("System"), PartModel::tr("NIC"),
        PartModel::tr("Switch"), PartModel::tr("Cable"), PartModel::tr("Model")};
    return labels[static_cast<std::size_t>(kind)];
}

QString kindsLabel(PartKind kind)
{
    const QString labels[] = {PartModel::tr("GPUs"), PartModel::tr("Systems"),
        PartModel::tr("NICs"), PartModel::tr("Switches"), PartModel::tr("Cables and transceivers"),
        PartModel::tr("Models")};
    return labels[static_cast<std::size_t>(kind)];
}

std::vector<PartRow> partRows(const DocumentStore& store, const Catalog& users)
{
    std::vector<PartRow> rows;
    for (const PartKind kind : kPartKinds) {
        for (const Part* part : store.sharedCatalog()->parts(kind)) {
            rows.push_back(rowOf(kind, *part, Owner::BuiltIn, *store.sharedCatalog()));
        }
        for (const Part* part : users.parts(kind)) {
            rows.push_back(rowOf(kind, *part, Owner::User, users));
        }
        for (const Part* part : store.catalog().parts(kind)) {
            if (part->origin == "parts") {
                rows.push_back(rowOf(kind, *part, Owner::Request, store.catalog()));
            }
        }
    }
    return rows;
}

void PartModel::show(std::vector<PartRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

const PartRow* PartModel::part(int row) const
{
    return row >= 0 && row < rowCount() ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

int PartModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PartModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PartModel::data(const QModelIndex& index, int role) const
{
    const PartRow* row = part(index.row());
    if (row == nullptr || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const QString texts[] = {
        kindLabel(row->kind), cell(row->id), row->name, row->facts, ownerLabel(row->owner)};
    const QString& text = texts[index.column()];
    return role == Qt::DisplayRole ? text : asPlainText(text);
}

QVariant PartModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const QString texts[] = {tr("Kind"), tr("Id"), tr("Name"), tr("What is inside"), tr("Whose")};
    return orientation == Qt::Horizontal && role == Qt::DisplayRole && section < ColumnCount
        ? QVariant(texts[section])
        : QAbstractTableModel::headerData(section, orientation, role);
}

PartFilter::PartFilter(PartModel& model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(&model);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void PartFilter::look(std::optional<PartKind> kind, const QString& words)
{
    m_kind = kind;
    m_words = words.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool PartFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    const PartRow* part = m_model.part(row);
    if (part == nullptr || (m_kind && part->kind != *m_kind)) {
        return false;
    }
    const QString text = toQt(part->id) + u' ' + part->name + u' ' + part->facts + u' '
        + ownerLabel(part->owner) + u' ' + kindLabel(part->kind);
    return std::all_of(m_words.begin(), m_words.end(),
        [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace clusterbrief::ui
