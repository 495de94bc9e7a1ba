#pragma once

#include "core/check/rule.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Whether a NIC and its way into the host carry what the ports of a group are to carry.
namespace clusterbrief {

/// What one port of a node is to do on its network.
struct PortNeed {
    Technology technology = Technology::InfiniBand;
    std::optional<Generation> generation;
    std::int64_t planes = 1;
    GigabitsPerSecond speed; ///< All planes together.

    [[nodiscard]] GigabitsPerSecond ofPlane() const
    {
        return {speed.value / static_cast<double>(planes)};
    }
};

enum class NicVerdict {
    Fits,
    Unknown, ///< The catalog does not say.
    OtherTechnology,
    OtherGeneration, ///< InfiniBand, at a rate that the NIC does not have.
    PortTooSlow,     ///< One port, in one plane.
    CardTooSlow      ///< All ports of the card together.
};

[[nodiscard]] NicVerdict verdictOf(const Nic& nic, const PortNeed& need);

/// Units: Gb/s, the most that one port of the NIC reaches on the technology.
[[nodiscard]] std::int64_t topPortSpeed(const Nic& nic, Technology technology);
/// Units: Gb/s, the most that the card reaches on the technology; 0 when not known.
[[nodiscard]] std::int64_t topCardSpeed(const Nic& nic, Technology technology);

/// Units: Gb/s, what a compute port of a Hopper or newer GPU is built with at the least.
/// Source: founding article, one compute port per GPU at 400 Gb/s (NDR) or 800 Gb/s (XDR).
inline constexpr GigabitsPerSecond kLeastOfNewGpus{400};
[[nodiscard]] bool isHopperOrNewer(const Gpu& gpu);

/// Whether the compute ports of a group are known to be slower than its GPUs call for.
[[nodiscard]] bool portsAreSlow(const ResolvedGroup& group);

/// The way between the NIC of one port and its GPU.
struct HostLink {
    PcieLink link;
    std::int64_t slots = 1;
    bool ofBoard = false; ///< The board joins NIC and GPU; no slot is involved.

    [[nodiscard]] GigabytesPerSecond eachWay() const { return link.eachWay(slots); }
    [[nodiscard]] bool carries(GigabitsPerSecond speed) const
    {
        return speed.eachWay() <= eachWay();
    }
    [[nodiscard]] std::string label() const; ///< `Gen5 x16 slot`, `2 Gen5 x16 slots`.
};

/// How the compute ports of a group reach their GPUs when `nic` serves them: by the board's own
/// link, else by the stated slots as far as the NIC uses them, else, where the ports come from the
/// catalog, by the NIC's own connector. Nothing when that is not known.
[[nodiscard]] std::optional<HostLink> hostLinkOf(const ResolvedGroup& group, const Nic* nic);

/// The ports of a group on one network, and the network whose switches they meet.
struct PortUse {
    const ResolvedGroup* group = nullptr;
    NetworkKind kind = NetworkKind::Compute;
    const ResolvedNetwork* network = nullptr;

    [[nodiscard]] const ResolvedPorts& ports() const { return *group->ports(kind); }
    [[nodiscard]] std::string at() const; ///< `nodes/gpu`, or `nodes/gpu/storage_ports`.
    [[nodiscard]] std::string field(std::string_view below) const; ///< Of the ports' map.
    /// How `nic` in these ports' place would reach the host; nothing when that is not known.
    [[nodiscard]] std::optional<HostLink> hostLink(const Nic* nic) const;
};

/// The compute ports of every group, stated or of the catalog, and the stated ports on the other
/// networks. What is missing of compute ports is told to the report. Ports on switches of the
/// compute network and management ports on those of another are left out: rules of their own say
/// that they do not belong there.
[[nodiscard]] std::vector<PortUse> portUses(const Design& design, Report& report);

} // namespace clusterbrief
