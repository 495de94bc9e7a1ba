#pragma once

#include "core/design/design.h"
#include "core/sizing/fabric.h"
#include "core/sizing/memory.h"
#include "core/sizing/racks.h"
#include "core/sizing/traffic.h"

#include <optional>
#include <vector>

namespace clusterbrief {

struct SizedNetwork {
    const ResolvedNetwork* network = nullptr;
    FabricInput input;
    FabricSize size;
    bool shares = false; ///< Another network's switches carry it; `size` has no counts.
    /// Out-of-band: one uplink of a leaf; nothing without such uplinks.
    std::optional<GigabitsPerSecond> uplinkSpeed;
};

/// Out-of-band leaves have as many uplinks to the in-band network.
/// Source: NVIDIA DGX BasePOD and SuperPOD (RA-11333-001 V11): 2 of 100 Gb/s a SN2201.
inline constexpr std::int64_t kAccessUplinks = 2;

struct SizedWorkload {
    const ResolvedWorkload* workload = nullptr;
    std::optional<MemoryNeed> memory;
    std::optional<Traffic> traffic;
};

/// NVLink against the fabric, a GPU and each way, of the compute group where they are furthest
/// apart.
struct BandwidthGap {
    const ResolvedGroup* group = nullptr;
    GigabytesPerSecond scaleUp;
    std::optional<GigabytesPerSecond> fabric; ///< Nothing without compute ports.

    [[nodiscard]] std::optional<double> ratio() const;
};

struct Sizing {
    std::vector<SizedNetwork> networks; ///< All that are asked for.
    std::vector<SizedWorkload> workloads;
    std::optional<BandwidthGap> bandwidth;
    std::optional<double>
        nodePowerKw; ///< All nodes at their maximum; nothing when one is not known.
    RackPlan racks;
    std::int64_t managerAppliances = 0; ///< Of all networks, two of their ports on each.

    [[nodiscard]] const SizedNetwork* network(NetworkKind kind) const;
    [[nodiscard]] const SizedWorkload* workload(const ResolvedWorkload& of) const;
};

/// Fabric bandwidth of one GPU of the group, each way; nothing when ports or GPUs are not known.
[[nodiscard]] std::optional<GigabytesPerSecond> fabricPerGpu(const ResolvedGroup& group);

[[nodiscard]] Sizing size(const Design& design);

} // namespace clusterbrief
