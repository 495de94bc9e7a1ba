#pragma once

#include "core/wiring/wiring.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

/// The links as the P2P file of NVIDIA's UFM Cable Validation Tool spells them.
/// Source: UFM Cable Validation Tool v1.5.0, P2P File and Optional Files.
namespace clusterbrief {

enum class Protocol { InfiniBand, Ethernet };

struct PointToPointEnd {
    std::string_view rack; ///< Empty where not known.
    std::int64_t unit = 0; ///< 0 where not known.
    std::string_view name;
    std::string_view type; ///< `Host` or `Switch`.
    std::string port;
};

[[nodiscard]] Protocol protocolOf(const NetworkWiring& network);

/// Calls `visit` with both ends of every link of the protocol whose far end is in the design.
void visitPointToPoint(const Wiring& wiring, Protocol protocol,
    const std::function<void(const PointToPointEnd&, const PointToPointEnd&)>& visit);

/// The largest number of an HCA port on any host; port 1 is mlx5_0. 0 without InfiniBand.
[[nodiscard]] std::int64_t hcaPorts(const Wiring& wiring);

} // namespace clusterbrief
