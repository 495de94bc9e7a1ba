#include "ui/models/rail_matrix.h"

#include "ui/text.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

using Fault = RailMatrix::Fault;

/// Larger tables are not made.
constexpr std::size_t kMostCells = 16'000'000;

bool isHostLink(const Wiring& wiring, const Link& link)
{
    return link.kind == LinkKind::NodeLeaf && link.aPort > 0 && link.b < wiring.devices.size()
        && wiring.devices[link.a].kind == DeviceKind::Node;
}

/// Row of each device; only nodes with links of the network have one.
std::vector<std::uint32_t> findNodes(RailMatrix& matrix)
{
    const Wiring& wiring = *matrix.wiring;
    std::vector<std::uint32_t> rows(wiring.devices.size(), RailMatrix::kNoLink);
    matrix.firstLeaf = RailMatrix::kNoLink;
    for (const Link& link : matrix.network->links) {
        if (isHostLink(wiring, link)) {
            rows[link.a] = 0;
            matrix.columns = std::max<int>(matrix.columns, link.aPort);
            matrix.firstLeaf = std::min(matrix.firstLeaf, link.b);
        }
    }
    for (std::uint32_t device = 0; device < rows.size(); ++device) {
        if (rows[device] == 0) {
            rows[device] = static_cast<std::uint32_t>(matrix.nodes.size());
            matrix.nodes.push_back(device);
        }
    }
    return rows;
}

void fillCells(RailMatrix& matrix, const std::vector<std::uint32_t>& rows)
{
    const Wiring& wiring = *matrix.wiring;
    for (std::uint32_t i = 0; i < matrix.network->links.size(); ++i) {
        const Link& link = matrix.network->links[i];
        if (!isHostLink(wiring, link)) {
            continue;
        }
        const auto column = static_cast<std::size_t>(link.aPort - 1);
        RailMatrix::Cell& cell =
            matrix.cells[rows[link.a] * static_cast<std::size_t>(matrix.columns) + column];
        const std::int32_t rail = wiring.devices[link.b].rail;
        const bool astray = rail > 0 && rail != matrix.railOf(static_cast<int>(column));
        cell.fault = cell.link != RailMatrix::kNoLink ? Fault::Twice
            : astray                                  ? Fault::Astray
                                                      : Fault::None;
        cell.link = i;
    }
}

void findFaults(RailMatrix& matrix)
{
    const ResolvedNetwork& network = *matrix.network->sized->network;
    const auto columns = static_cast<std::size_t>(matrix.columns);
    for (std::size_t i = matrix.cells.size(); i-- > 0;) {
        RailMatrix::Cell& cell = matrix.cells[i];
        const ResolvedGroup* group = matrix.wiring->devices[matrix.nodes[i / columns]].group;
        const std::int64_t ports = group == nullptr ? 0 : network.portsOf(*group) * matrix.planes;
        if (cell.link == RailMatrix::kNoLink && static_cast<std::int64_t>(i % columns) < ports) {
            cell.fault = Fault::NotConnected;
        }
        if (cell.fault != Fault::None) {
            ++matrix.faults;
            matrix.firstFault = i;
        }
    }
}

} // namespace

std::shared_ptr<const RailMatrix> railMatrix(std::shared_ptr<const Analysis> analysis,
    std::shared_ptr<const Wiring> wiring, NetworkKind kind)
{
    auto matrix = std::make_shared<RailMatrix>();
    matrix->analysis = std::move(analysis);
    matrix->wiring = std::move(wiring);
    matrix->network = matrix->wiring->network(kind);
    if (matrix->network == nullptr) {
        return matrix;
    }
    matrix->error = matrix->network->error;
    matrix->planes = std::max<std::int64_t>(1, matrix->network->sized->network->planes);
    const auto rows = findNodes(*matrix);
    const std::size_t cells = matrix->nodes.size() * static_cast<std::size_t>(matrix->columns);
    if (cells > kMostCells) {
        matrix->nodes.clear();
        matrix->columns = 0;
        matrix->tooLarge = true;
        return matrix;
    }
    matrix->cells.resize(cells);
    fillCells(*matrix, rows);
    findFaults(*matrix);
    return matrix;
}

void RailMatrixModel::show(std::shared_ptr<const RailMatrix> matrix)
{
    beginResetModel();
    m_matrix = std::move(matrix);
    endResetModel();
}

int RailMatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_matrix == nullptr ? 0 : static_cast<int>(m_matrix->nodes.size());
}

int RailMatrixModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_matrix == nullptr ? 0 : m_matrix->columns;
}

const Link* RailMatrixModel::linkAt(int row, int column) const
{
    const std::uint32_t link = m_matrix->cell(row, column).link;
    return link == RailMatrix::kNoLink ? nullptr : &m_matrix->network->links[link];
}

const Device* RailMatrixModel::leafAt(int row, int column) const
{
    const Link* link = linkAt(row, column);
    return link == nullptr ? nullptr : &m_matrix->wiring->devices[link->b];
}

QString RailMatrixModel::describe(int row, int column) const
{
    const Device& node = m_matrix->wiring->devices[m_matrix->nodes[static_cast<std::size_t>(row)]];
    const auto port = static_cast<std::uint16_t>(column + 1);
    const QString here =
        tr("%1 %2").arg(toQt(node.name), toQt(portName(*m_matrix->network, node, port)));
    const Link* link = linkAt(row, column);
    const Fault fault = m_matrix->cell(row, column).fault;
    if (link == nullptr) {
        return fault == Fault::NotConnected ? tr("%1 is not connected").arg(here)
                                            : tr("%1 has no such port").arg(toQt(node.name));
    }
    const Device& leaf = m_matrix->wiring->devices[link->b];
    QString there = tr("%1 to %2, port %3")
                        .arg(here, toQt(leaf.name),
                            toQt(bPortName(*m_matrix->wiring, *m_matrix->network, *link)));
    switch (fault) {
    case Fault::Astray:
        return tr("%1: a leaf of rail %2, where the port is of rail %3")
            .arg(there)
            .arg(leaf.rail)
            .arg(m_matrix->railOf(column));
    case Fault::Twice:
        return tr("%1, and another link has the same port").arg(there);
    case Fault::None:
    case Fault::NotConnected:
        break;
    }
    return there;
}

QVariant RailMatrixModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount()) {
        return {};
    }
    const int row = index.row();
    const int column = index.column();
    const Device* leaf = leafAt(row, column);
    switch (role) {
    case Qt::DisplayRole:
        return leaf == nullptr ? QString() : toQt(leaf->name).section(u"leaf-"_s, -1);
    case Qt::ToolTipRole:
        return asPlainText(describe(row, column));
    case Qt::AccessibleTextRole:
        return describe(row, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    case HueRole:
        // Where rails do not tell leaves apart, each leaf has a colour of its own.
        return leaf == nullptr ? 0
            : leaf->rail > 0 && m_matrix->columns > m_matrix->planes
            ? leaf->rail
            : static_cast<int>(linkAt(row, column)->b - m_matrix->firstLeaf) + 1;
    case ShadeRole:
        return leaf == nullptr ? 0 : leaf->block % 2;
    case FaultRole:
        return static_cast<int>(m_matrix->cell(row, column).fault);
    default:
        return {};
    }
}

QVariant RailMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || m_matrix == nullptr || section < 0) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        return section < rowCount()
            ? toQt(
                m_matrix->wiring->devices[m_matrix->nodes[static_cast<std::size_t>(section)]].name)
            : QVariant();
    }
    if (section >= columnCount()) {
        return {};
    }
    const QString port = tr("Port %1").arg(m_matrix->railOf(section));
    return m_matrix->planes == 1 ? port
                                 : tr("%1, plane %2").arg(port).arg(section % m_matrix->planes + 1);
}

} // namespace clusterbrief::ui
