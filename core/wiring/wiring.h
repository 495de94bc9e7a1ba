#pragma once

#include "core/design/design.h"
#include "core/sizing/size.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Every device and every link of the networks, port by port.
///
/// The same request gives the same list, and names stay under small edits: another node or unit
/// renames nothing that was there.
namespace clusterbrief {

enum class DeviceKind : std::uint8_t { Node, Leaf, Spine, Core, Manager, Pdu };

/// Units: `plane`, `rail` and `block` count from 1; 0 where the device belongs to no single one.
struct Device {
    DeviceKind kind = DeviceKind::Node;
    std::string name; ///< `gpu-0001`, `compute-leaf-u01-r1`, `compute-spine-01`, `ufm-01`.
    const ResolvedGroup* group = nullptr; ///< Of a node.
    const Switch* part = nullptr;         ///< Of a switch.
    std::int32_t plane = 0;
    std::int32_t rail = 0;
    std::int32_t block = 0; ///< Scalable unit or leaf group of a leaf; pod of a spine.
    std::int32_t rack = -1; ///< Index in Wiring::racks; -1 where not known.
    std::int32_t unit = 0;  ///< Lowest rack unit, from 1; 0 where not known.

    [[nodiscard]] bool isSwitch() const
    {
        return kind == DeviceKind::Leaf || kind == DeviceKind::Spine || kind == DeviceKind::Core;
    }
};

enum class LinkKind : std::uint8_t {
    NodeLeaf,
    ManagerLeaf,
    EquipmentLeaf, ///< Out-of-band: a switch's, appliance's or PDU's management port.
    LeafLeaf,
    LeafSpine,
    SpineCore,
    Uplink ///< Out-of-band leaf to an in-band leaf; `b` is kOutside where there is none.
};

inline constexpr std::size_t kLinkKinds = 7;

enum class Medium : std::uint8_t { Unknown, Copper, ActiveCopper, Aoc, Multimode, SingleMode };

/// The other end of an uplink that leaves the networks of the design.
inline constexpr std::uint32_t kOutside = 0xffffffff;

/// The management port of a switch, appliance or PDU: not one of its numbered ports.
inline constexpr std::uint16_t kManagementPort = 0;

/// Ports count from 1: of a switch, in the order of its front; of a node, `rail × planes + plane`
/// among its ports on the network.
struct Link {
    std::uint32_t a = 0; ///< Index in Wiring::devices; the lower end.
    std::uint32_t b = 0;
    std::uint16_t aPort = 0;
    std::uint16_t bPort = 0;
    std::uint16_t rail = 0;    ///< From 1; 0 where the link carries several.
    std::uint16_t lengthM = 0; ///< Planning estimate; 0 where not known.
    std::uint8_t plane = 1;
    LinkKind kind = LinkKind::NodeLeaf;
    Medium medium = Medium::Unknown;
};

/// The links of one network.
struct NetworkWiring {
    const SizedNetwork* sized = nullptr;
    std::string error; ///< Why there are no links, a sentence without its full stop; else empty.
    std::vector<Link> links;

    [[nodiscard]] NetworkKind kind() const { return sized->network->kind; }
};

struct Wiring {
    std::vector<Device> devices; ///< Nodes first, then switches by network and tier.
    std::vector<NetworkWiring> networks;
    std::vector<std::string> racks; ///< Names; those of the nodes first.
    std::int32_t nodeRacks = 0;

    [[nodiscard]] const NetworkWiring* network(NetworkKind kind) const;
};

/// More links than these are counted, not listed one by one.
inline constexpr std::int64_t kMostWiredLinks = 4'000'000;

/// `sizing` and its design must outlive the result.
///
/// Errors: a network that cannot be wired says so in its `error`; the others are wired.
[[nodiscard]] Wiring wire(const Design& design, const Sizing& sizing);

/// The name of the port as the gear shows it: cage and split port (`1/1`, `1/2`) where a cage has
/// several, `7` where it has one, `mlx5_0` of a node, `mlx5_0/2` in the second plane.
[[nodiscard]] std::string portName(
    const NetworkWiring& network, const Device& device, std::uint16_t port);
[[nodiscard]] std::string aPortName(
    const Wiring& wiring, const NetworkWiring& network, const Link& link);
[[nodiscard]] std::string bPortName(
    const Wiring& wiring, const NetworkWiring& network, const Link& link);

/// As the catalog and the wiring list spell it: `copper`, `multimode`; empty where not known.
[[nodiscard]] std::string_view textOf(Medium medium);

} // namespace clusterbrief
