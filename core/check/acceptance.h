#pragma once

#include "core/design/design.h"

#include <optional>
#include <string>

/// What an acceptance run covers, and what its bus bandwidth can be.
namespace clusterbrief {

/// Whether the run is NVIDIA's all-reduce benchmark, under whichever suite it is named.
[[nodiscard]] bool isAllReduce(const AcceptanceRun& run);

/// Whether there are jobs and none of them leaves its server.
[[nodiscard]] bool jobsStayInServers(const Design& design);

/// One job of the run: its GPUs and what joins them.
struct RunCover {
    std::string unknown;      ///< What keeps the rest from being known; empty when nothing does.
    std::int64_t gpus = 0;    ///< The largest number of any of its jobs.
    std::int64_t domains = 0; ///< Scale-up domains that they stand in.
    const Gpu* gpu = nullptr;
    std::optional<GigabytesPerSecond> fabric; ///< A GPU, each way; nothing within one domain.
    bool reduces = false;                     ///< The fabric reduces in its switches.
};

/// Not known where domains are not whole servers or racks, or groups differ. Of pairs and samples
/// of trays, pairs across racks and samples in as few racks as possible are taken.
[[nodiscard]] RunCover runCover(const Design& design, const AcceptanceRun& run);

/// The most that the links allow of an all-reduce's bus bandwidth.
///
/// Units: GB/s, as nccl-tests prints busbw.
/// Source: nccl-tests, PERFORMANCE.md; within one domain NVLink SHARP has been measured at 1.07
/// times NVLink's bandwidth each way on H100, and 1.1 times is allowed for.
[[nodiscard]] double mostBusBandwidth(const RunCover& cover);

/// What others have measured or ask for on the same GPU and fabric, within one domain, over two or
/// over more of them.
struct PublishedRange {
    double low = 0;
    double high = 0;
    std::string told; ///< Each figure with its assumptions and source.
};
[[nodiscard]] std::optional<PublishedRange> publishedFor(
    const Design& design, const RunCover& cover);

/// Units: GB/s. A threshold that a sound fabric passes: the lowest published figure, and not more
/// than 85 % of what the links allow.
/// Source: coreweave/nccl-tests, 8 servers of H100: 42.95 of 50 GB/s a port.
[[nodiscard]] double passableThreshold(const Design& design, const RunCover& cover);

} // namespace clusterbrief
