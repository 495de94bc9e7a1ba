#pragma once

#include "core/wiring/wiring.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What has to be bought for a design, counted from its sizing and its wiring.
namespace clusterbrief {

/// Units: power, rack units and weight are of the whole line; nothing where the catalog has none.
/// A switch's greatest power covers the transceivers in its cages, so these have none of their own.
struct BomLine {
    std::string part; ///< Catalog id; empty where the catalog has no such part.
    std::string description;
    std::optional<NetworkKind> network; ///< Nothing where it belongs to none, or to several.
    std::int64_t count = 0;             ///< 0 where it is not known.
    bool estimate = false; ///< The count is planned, or the part is known by hearsay or not at all.
    std::string source;    ///< Of the part, or how the count follows.
    std::optional<double> powerKw;
    std::optional<std::int64_t> rackUnits;
    std::optional<double> weightKg;
};

/// Sums over the lines that have the figure, and over how many pieces without one.
struct BomTotals {
    double powerKw = 0;
    std::int64_t rackUnits = 0;
    double weightKg = 0;
    bool complete = true; ///< Every system and every switch has all three.
};

struct BillOfMaterials {
    std::vector<BomLine>
        lines; ///< Nodes, then each network from its switches to its cables, racks.
    std::vector<BomLine> included; ///< NICs that come with the systems, and are not ordered.
    BomTotals totals;
};

/// The wiring must be that of the design and its sizing.
///
/// Errors: none. What has no part in the catalog is a line without one; the links of a network that
/// is not wired are one line that says why.
[[nodiscard]] BillOfMaterials billOfMaterials(
    const Design& design, const Sizing& sizing, const Wiring& wiring);

} // namespace clusterbrief
