#include "ui/models/finding_model.h"

#include "ui/text.h"

#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

struct FindingModel::Notifier {
    FindingModel& model;

    void beginInsert(int row) { model.beginInsertRows({}, row, row); }
    void endInsert() { model.endInsertRows(); }
    void beginRemove(int row) { model.beginRemoveRows({}, row, row); }
    void endRemove() { model.endRemoveRows(); }
    void beginMove(int from, int to) { model.beginMoveRows({}, from, from, {}, to); }
    void endMove() { model.endMoveRows(); }
    void changed(int row)
    {
        Q_EMIT model.dataChanged(model.index(row, 0), model.index(row, ColumnCount - 1));
    }
};

FindingModel::Row FindingModel::rowOf(const Finding& finding, const Waiver* waiver)
{
    Row row;
    row.rule = toQt(finding.rule);
    row.place = toQt(finding.at);
    row.message = messageOf(finding);
    row.fix = fixTextOf(finding);
    row.severity = finding.severity;
    row.waived = waiver != nullptr;
    row.reason = waiver == nullptr ? QString() : toQt(waiver->reason);
    return row;
}

void FindingModel::show(std::shared_ptr<const Analysis> analysis)
{
    m_analysis = std::move(analysis);
    std::vector<Row> wanted;
    for (const Finding& finding : m_analysis->check.findings) {
        wanted.push_back(rowOf(finding, nullptr));
    }
    for (const WaivedFinding& waived : m_analysis->check.waived) {
        wanted.push_back(rowOf(waived.finding, &waived.waiver));
    }
    Notifier notifier{*this};
    m_rows.become(std::move(wanted), notifier);
}

const Finding* FindingModel::finding(int row) const
{
    if (row < 0 || m_analysis == nullptr) {
        return nullptr;
    }
    const CheckResult& check = m_analysis->check;
    const auto index = static_cast<std::size_t>(row);
    if (index < check.findings.size()) {
        return &check.findings[index];
    }
    const std::size_t waived = index - check.findings.size();
    return waived < check.waived.size() ? &check.waived[waived].finding : nullptr;
}

const Waiver* FindingModel::waiver(int row) const
{
    if (row < 0 || m_analysis == nullptr
        || static_cast<std::size_t>(row) < m_analysis->check.findings.size()) {
        return nullptr;
    }
    const std::size_t waived = static_cast<std::size_t>(row) - m_analysis->check.findings.size();
    return waived < m_analysis->check.waived.size() ? &m_analysis->check.waived[waived].waiver
                                                    : nullptr;
}

int FindingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.rows().size());
}

int FindingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FindingModel::display(const Row& row, int column) const
{
    switch (column) {
    case PlaceColumn:
        return row.place;
    case MessageColumn:
        return row.waived ? tr("%1 (waived: %2)").arg(row.message, row.reason) : row.message;
    case FixColumn:
        return row.waived ? QString() : row.fix;
    default:
        return {};
    }
}

QVariant FindingModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Row& row = m_rows.rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return display(row, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == SeverityColumn ? severityLabel(row.severity)
                                                : display(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == SeverityColumn
            ? severityLabel(row.severity)
            : asPlainText(row.message + u"\n["_s + row.rule + u']');
    case SeverityRole:
        return static_cast<int>(row.severity);
    case WaivedRole:
        return row.waived;
    case SearchRole:
        return QString(row.rule + u' ' + row.place + u' ' + row.message);
    default:
        return {};
    }
}

QVariant FindingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case SeverityColumn:
        return tr("Severity");
    case PlaceColumn:
        return tr("Where");
    case MessageColumn:
        return tr("What");
    case FixColumn:
        return tr("Fix");
    default:
        return {};
    }
}

} // namespace clusterbrief::ui
