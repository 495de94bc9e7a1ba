#pragma once

#include "core/bom/bill_of_materials.h"

namespace clusterbrief::detail {

/// Of a part that a bill of materials names: citation, and whether it is no more than an estimate.
[[nodiscard]] BomLine lineOf(const Catalog& catalog, const Part& part, std::string description,
    std::optional<NetworkKind> network, std::int64_t count);

/// Transceivers, cables and fibres of one network's links.
[[nodiscard]] std::vector<BomLine> linkLines(
    const Design& design, const Wiring& wiring, const NetworkWiring& network);

} // namespace clusterbrief::detail
