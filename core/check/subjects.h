#pragma once

#include "core/check/rule.h"

#include <string>
#include <vector>

/// What many rules look at. What is missing for it is told to the report.
namespace clusterbrief {

/// Groups with compute ports, where a compute network is asked for.
[[nodiscard]] std::vector<const ResolvedGroup*> computePortGroups(
    const Design& design, Report& report);

/// Of those, the groups with GPUs.
[[nodiscard]] std::vector<const ResolvedGroup*> gpuPortGroups(const Design& design, Report& report);

/// The compute network where it is sized; null where none is asked for, where it shares another's
/// switches, and where it could not be sized.
[[nodiscard]] const SizedNetwork* sizedCompute(const Sizing& sizing, Report& report);

/// Whether the request states any switch count of the network, or of the compute network.
[[nodiscard]] bool countsStated(const Network& request);
[[nodiscard]] bool computeCountsStated(const Design& design);

/// Whether the part can be had, or nothing is said against it.
[[nodiscard]] bool isAvailable(const Part& part);

/// Why it cannot be said that no group has a port on the network; empty when it can.
[[nodiscard]] std::string portsUnknown(const Design& design, NetworkKind kind);

/// `the switch qm1 is not in the catalog`.
[[nodiscard]] std::string notInCatalog(PartKind kind, const std::string& id);

} // namespace clusterbrief
