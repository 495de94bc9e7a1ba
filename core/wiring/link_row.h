#pragma once

#include "core/wiring/wiring.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace clusterbrief {

/// A link as a row. 0 and empty text: not known, or it belongs to no single one.
struct WiringRow {
    std::string_view network;
    std::int64_t plane = 0;
    std::int64_t rail = 0;
    std::string_view aDevice;
    std::string aPort;
    std::string_view bDevice;
    std::string bPort;
    std::int64_t gbps = 0;
    std::string_view medium;
    std::int64_t lengthM = 0;
};

/// The row's views lead into the wiring.
[[nodiscard]] WiringRow wiringRow(
    const Wiring& wiring, const NetworkWiring& network, const Link& link);

[[nodiscard]] std::size_t linksOf(const Wiring& wiring);

} // namespace clusterbrief
