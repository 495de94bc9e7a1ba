#pragma once

#include "core/design/design.h"

#include <optional>
#include <string>
#include <vector>

namespace clusterbrief {

/// What carries a parallel dimension's traffic.
enum class TrafficLink { ScaleUp, Pcie, Fabric };
[[nodiscard]] std::string_view textOf(TrafficLink link); ///< scale-up, pcie, fabric: as in JSON.

/// What one GPU sends in a step for one way of splitting the job.
struct TrafficPart {
    std::string name;       ///< tensor, context, expert, pipeline, data, sharding: the key in JSON.
    std::int64_t ranks = 1; ///< GPUs that talk to each other.
    double gb = 0;          ///< 10^9 bytes, one way.
    double span = 1;        ///< Neighbouring GPUs among which the ranks stand.
    TrafficLink link = TrafficLink::Fabric;
    /// Switches of the compute fabric between two ranks of one rail, at most; 0 inside a server.
    /// Nothing where the fabric is not known.
    std::optional<std::int64_t> switches;
    std::optional<GigabytesPerSecond> rate; ///< Of that link, a GPU and each way.
    std::string how;                        ///< The formula with its numbers.

    [[nodiscard]] std::optional<double> seconds() const;
};

/// The traffic of a job: a step of training, or one token of every sequence of inference.
struct Traffic {
    std::vector<TrafficPart> parts;
    std::optional<GigabytesPerSecond> scaleUp; ///< Of a GPU, each way; nothing without a domain.
    std::optional<GigabytesPerSecond> fabric;  ///< Across the spine.
    std::optional<double> computeSeconds;      ///< Of training, at `kAssumedUse` of the peak.
    std::vector<std::string> assumptions;

    [[nodiscard]] const TrafficPart* part(std::string_view name) const;
};

/// Share of a GPU's dense BF16 peak that training is taken to reach.
/// Source: 38 to 43 % in "The Llama 3 Herd of Models", table 4.
inline constexpr double kAssumedUse = 0.4;

/// Units: seconds for `gb` at a rate.
[[nodiscard]] double secondsAt(double gb, GigabytesPerSecond rate);

/// What is missing for the traffic of the job; empty when nothing is.
[[nodiscard]] std::string trafficUnknown(const ResolvedWorkload& workload);

/// Traffic of the busiest kind of GPU; nothing where something is missing. `taper` is the
/// compute fabric's down : up bandwidth as built, at least 1.
///
/// Source: a ring moves 2 (n − 1) / n of the data for an all-reduce, half of it for a gather or a
/// reduce-scatter (NCCL); tensor parallel all-reduces twice a layer and pass (Megatron-LM); ZeRO
/// stage 3 moves 1.5 times plain data parallel (ZeRO), and again for every micro batch.
[[nodiscard]] std::optional<Traffic> trafficOf(const ResolvedWorkload& workload, double taper);

/// Where the ranks of a group of `span` GPUs meet, at the group that is worst off: inside a
/// scale-up domain or server only where all groups of the job find room inside one.
[[nodiscard]] TrafficLink linkOf(const ResolvedWorkload& workload, double span);

} // namespace clusterbrief
