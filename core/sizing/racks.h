#pragma once

#include "core/design/design.h"
#include "core/sizing/fabric.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// How many racks, rack units and kilowatts the parts take: planning estimates, the floor of a real
/// hall decides.
namespace clusterbrief {

struct SizedNetwork;

/// The racks of one node group.
struct GroupRacks {
    const ResolvedGroup* group = nullptr;
    std::int64_t nodesARack = 0; ///< Compute trays where the system is a rack.
    std::int64_t racks = 0;
    std::string how;
};

struct RackPlan {
    std::vector<GroupRacks> groups; ///< Those whose servers a rack are known.
    std::int64_t nodeRacks = 0;
    std::int64_t switchRacks = 0;
    std::int64_t unitsARack = 0;           ///< Rack units of a rack for switches.
    std::int64_t pdus = 0;                 ///< One a rack and power feed.
    bool complete = false;                 ///< All nodes and all switches have racks here.
    std::optional<std::int64_t> rackUnits; ///< Of nodes and switches; nothing when one is unknown.
    std::optional<double> switchPowerKw;   ///< At most; nothing when one is unknown.
    std::string switchesHow;

    [[nodiscard]] std::int64_t racks() const { return nodeRacks + switchRacks; }
};

/// A rack where the request states none.
/// Source: the request format's example facility; four DGX H100 of 10.2 kW and 8 U stand in it, as
/// in NVIDIA's DGX SuperPOD.
inline constexpr std::int64_t kRackUnits = 48;
inline constexpr double kRackPowerKw = 45;
/// Source: A and B feed, the least of a redundant supply.
inline constexpr std::int64_t kPowerFeeds = 2;

/// One part of a network and how many switches of it there are, all planes.
struct SwitchCount {
    const Switch* part = nullptr;
    std::int64_t switches = 0;
};
[[nodiscard]] std::vector<SwitchCount> switchesOf(const SizedNetwork& network);

/// Fills racks with switch boxes, one after the other, by height and power.
class RackFill {
public:
    explicit RackFill(const Design& design);

    struct Place {
        std::int64_t rack = 0; ///< From 0.
        std::int64_t unit = 0; ///< Lowest rack unit, from 1; 0 where the height is not known.
    };

    /// Places `boxes` of the same part; gives the place of the first.
    Place add(const Switch& part, std::int64_t boxes = 1);
    [[nodiscard]] std::int64_t racks() const { return m_used > 0 ? m_rack + 1 : m_rack; }

private:
    std::int64_t m_units;
    double m_power;
    std::int64_t m_rack = 0;
    std::int64_t m_used = 0; ///< Rack units of the last rack.
    double m_usedPower = 0;
};

/// Errors: none; what is not known is left out and `complete` or an optional says so.
[[nodiscard]] RackPlan planRacks(const Design& design, std::span<const SizedNetwork> networks);

} // namespace clusterbrief
