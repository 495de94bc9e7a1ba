#pragma once

#include "core/sizing/size.h"

/// Sizes one network of a design; `size` puts them together.
namespace clusterbrief::detail {

/// `equipmentPorts`: out-of-band ports of switches, appliances and PDUs; 0 on other networks.
[[nodiscard]] SizedNetwork sizeNetwork(
    const Design& design, const ResolvedNetwork& network, std::int64_t equipmentPorts);

} // namespace clusterbrief::detail
