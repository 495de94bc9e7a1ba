#pragma once

#include "core/analyse.h"
#include "core/wiring/wiring.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace clusterbrief::ui {

/// Which leaf each port of each node of a network is plugged into.
struct RailMatrix {
    enum class Fault : std::uint8_t {
        None,
        Astray,      ///< On a leaf of another rail.
        Twice,       ///< More than one link has the port.
        NotConnected ///< The node has the port, and no link does.
    };
    struct Cell {
        std::uint32_t link = kNoLink; ///< Index in the network's links.
        Fault fault = Fault::None;
    };
    static constexpr std::uint32_t kNoLink = 0xffffffff;

    std::shared_ptr<const Analysis> analysis; ///< What the wiring points into.
    std::shared_ptr<const Wiring> wiring;
    const NetworkWiring* network = nullptr;
    std::vector<std::uint32_t> nodes; ///< A row each; indexes in the wiring's devices.
    int columns = 0;
    std::int64_t planes = 1;
    std::vector<Cell> cells; ///< Row by row.
    std::int64_t faults = 0;
    std::size_t firstFault = 0; ///< Index in `cells`; of no meaning without faults.
    std::uint32_t firstLeaf = 0;
    bool tooLarge = false;
    std::string error; ///< Why there is nothing to show, without its full stop; else empty.

    [[nodiscard]] std::int64_t railOf(int column) const { return column / planes + 1; }
    [[nodiscard]] const Cell& cell(int row, int column) const
    {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns)
            + static_cast<std::size_t>(column)];
    }
};

/// May run on any thread.
[[nodiscard]] std::shared_ptr<const RailMatrix> railMatrix(std::shared_ptr<const Analysis> analysis,
    std::shared_ptr<const Wiring> wiring, NetworkKind kind);

/// A row a node, a column a port; made while a view asks, so that its size does not matter.
class RailMatrixModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        HueRole = Qt::UserRole, ///< The leaf's colour, as a rail's number is one; 0 for none.
        ShadeRole,              ///< 0 or 1: leaves of one rail alternate from block to block.
        FaultRole               ///< A RailMatrix::Fault.
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null shows nothing.
    void show(std::shared_ptr<const RailMatrix> matrix);
    [[nodiscard]] const RailMatrix* matrix() const { return m_matrix.get(); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role) const override;

    /// All about one cell in a sentence.
    [[nodiscard]] QString describe(int row, int column) const;

private:
    [[nodiscard]] const Link* linkAt(int row, int column) const;
    [[nodiscard]] const Device* leafAt(int row, int column) const;

    std::shared_ptr<const RailMatrix> m_matrix;
};

} // namespace clusterbrief::ui
