#pragma once

#include "core/suggest/layouts.h"

namespace clusterbrief::detail {

/// A request for so many servers and one job without a layout: networks as the catalog's NICs have
/// them, an acceptance run. `spans`: the job's GPUs talk across servers, so that a compute network
/// is asked for. `managerPorts` are kept on its leaves.
[[nodiscard]] Document clusterRequest(const Suggestions& asked, const Catalog& catalog,
    const System& system, Count servers, bool spans, Count managerPorts);

/// Ports that a fabric manager takes where the leaf has none of its own.
/// Source: NVIDIA DGX SuperPOD, two UFM appliances of two ports.
inline constexpr Count kManagerPorts = 4;

/// Writes the layout into the request's job.
void setLayout(Document& request, const SuggestedLayout& layout);

/// Whether a compute network can be asked for: why not, or empty.
[[nodiscard]] std::string noComputeNetwork(
    const System& system, const SuggestQuestion& asked, const Catalog& catalog);

} // namespace clusterbrief::detail
