#include "core/sizing/hops.h"

#include "core/sizing/leaf_layout.h"

#include <algorithm>
#include <cmath>

namespace clusterbrief {
namespace {

constexpr std::int64_t kOverLeaf = 1;
constexpr std::int64_t kOverSpine = 3;
constexpr std::int64_t kOverCore = 5;

/// The nodes of a job and of each of its groups of ranks, on the fabric.
struct Nodes {
    std::int64_t first = 0;
    std::int64_t all = 1;
    std::int64_t ofGroup = 1;

    /// Whether each group keeps within one block of so many nodes.
    [[nodiscard]] bool keepWithin(std::int64_t block) const
    {
        const bool together = first / block == (first + all - 1) / block;
        return together || (first % ofGroup == 0 && block % ofGroup == 0);
    }
};

/// The fewest GPUs of a node of any group.
std::int64_t gpusOfNode(const ResolvedWorkload& workload)
{
    std::int64_t fewest = 0;
    for (const ResolvedGroup* group : workload.groups) {
        const std::int64_t gpus = std::max<std::int64_t>(1, group->gpusPerNode);
        fewest = fewest == 0 ? gpus : std::min(fewest, gpus);
    }
    return std::max<std::int64_t>(1, fewest);
}

Nodes nodesOf(const ResolvedWorkload& workload, double span, const SizedNetwork& compute)
{
    Nodes nodes;
    for (const ResolvedGroup* group : compute.network->groups) {
        if (!workload.groups.empty() && group == workload.groups.front()) {
            break;
        }
        nodes.first += group->nodes;
    }
    const std::int64_t gpus = gpusOfNode(workload);
    const std::int64_t most = std::max<std::int64_t>(1, compute.input.nodes);
    const double needed = std::ceil(span / static_cast<double>(gpus));
    nodes.ofGroup = static_cast<std::int64_t>(std::clamp(needed, 1.0, static_cast<double>(most)));
    nodes.all = std::clamp(workload.gpus() / gpus, nodes.ofGroup, most);
    return nodes;
}

/// The nodes that one pod's spines join, where a core joins the pods.
std::int64_t nodesOfPod(const LeafLayout& layout, const SizedNetwork& compute)
{
    const std::int64_t pods = std::max<std::int64_t>(1, compute.size.pods);
    if (const std::int64_t blocks = layout.blocksOfUnit(); blocks > 0) {
        const std::int64_t units = std::max<std::int64_t>(1, compute.size.units / pods);
        return units * *compute.input.scalableUnit;
    }
    const std::int64_t blocks =
        layout.order == LeafOrder::ByNode ? layout.leaf : layout.leavesOfRail();
    return std::max<std::int64_t>(1, blocks / pods) * layout.nodesOfLeaf();
}

} // namespace

std::optional<std::int64_t> switchesBetween(
    const ResolvedWorkload& workload, double span, const SizedNetwork& compute)
{
    if (compute.shares || compute.size.fault != FabricFault::None || compute.size.leaf == 0) {
        return std::nullopt;
    }
    const LeafLayout layout(compute);
    if (layout.order == LeafOrder::Mixed) {
        return std::nullopt;
    }
    const Nodes nodes = nodesOf(workload, span, compute);
    const std::int64_t block = layout.nodesOfLeaf();
    const std::int64_t unit = layout.blocksOfUnit() > 0 ? *compute.input.scalableUnit : block;
    const bool evenBlocks = unit % block == 0 || unit < block;
    const bool onLeaf = layout.leaf == 1 || layout.order == LeafOrder::Halves
        || (evenBlocks && nodes.keepWithin(std::min(unit, block)));
    if (onLeaf) {
        return kOverLeaf;
    }
    if (layout.spine == 0) {
        return std::nullopt;
    }
    return layout.core == 0 || nodes.keepWithin(nodesOfPod(layout, compute)) ? kOverSpine
                                                                             : kOverCore;
}

} // namespace clusterbrief
