#include "core/base/contract.h"
#include "core/check/what_if.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

constexpr const char* kOfRails = CLUSTERBRIEF_TR_NOOP(
    "The compute fabric is oversubscribed {ratio}: across it a GPU gets {across} GB/s each way of "
    "the {inside} GB/s of its port; in jobs of up to {gpus} GPUs those of the same rail still see "
    "1:1.");
constexpr const char* kBetweenRails = CLUSTERBRIEF_TR_NOOP(
    "The compute fabric is oversubscribed {ratio} between rails: from one rail to another a GPU "
    "gets {across} GB/s each way of the {inside} GB/s of its port; GPUs of the same rail still see "
    "1:1, all {gpus} GPUs at once.");

/// GPUs whose traffic need not cross a tapered tier: those that share leaves, or pods when only the
/// spine tapers.
std::int64_t largestFullSpeedJob(const Design& design, const SizedNetwork& compute)
{
    const ResolvedGroup* group = compute.network->groups.front();
    const std::int64_t gpusPerNode = std::max<std::int64_t>(1, group->gpusPerNode);
    const FabricSize& size = compute.size;
    std::int64_t nodes = size.portsDown / std::max<std::int64_t>(1, size.railsPerLeaf);
    if (size.effectiveLeafRatio.value_or(1) <= 1 && size.pods > 0) {
        const std::int64_t leavesOfPod =
            size.leaf / std::max<std::int64_t>(1, size.planes * size.rails * size.pods);
        nodes *= std::max<std::int64_t>(1, leavesOfPod);
    }
    return std::min(nodes * gpusPerNode, design.gpus());
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    const SizedNetwork* compute = sizing.network(NetworkKind::Compute);
    if (compute == nullptr) {
        return;
    }
    if (compute->size.fault != FabricFault::None) {
        report.skip(filled(CLUSTERBRIEF_TR_PHRASE("the compute fabric is not sized: {reason}"),
            {{"reason", compute->size.error}}));
        return;
    }
    const std::optional<double>& ratio = compute->size.effectiveRatio;
    if (!ratio) {
        return;
    }
    report.examined();
    const auto perGpu = fabricPerGpu(*compute->network->groups.front());
    if (*ratio <= 1 || !perGpu) {
        return;
    }
    const ResolvedNetwork& network = *compute->network;
    const std::int64_t fullSpeed = largestFullSpeedJob(design, *compute);
    Finding& finding = report.add(network.at, network.field("oversubscription"),
        {{"ratio", ratioText(*ratio)}, {"across", figure(perGpu->value / *ratio, 2)},
            {"inside", figure(perGpu->value, 2)}, {"gpus", grouped(fullSpeed)}});
    if (compute->input.topology == Topology::RailAligned && compute->size.rails > 1) {
        finding.text = fullSpeed < design.gpus() ? kOfRails : kBetweenRails;
    }
    FabricInput even = compute->input;
    even.oversubscription = {};
    even.coreOversubscription = {};
    if (!builds(even)) {
        return;
    }
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Make it 1:1"),
        {{network.field("oversubscription"), Value::ofNumber(std::int64_t{1})}}};
    if (network.request->coreOversubscription) {
        finding.fix->set.emplace_back(
            network.field("core_oversubscription"), Value::ofNumber(std::int64_t{1}));
    }
}

} // namespace

extern const Rule fabric_oversubscribed;

const Rule fabric_oversubscribed{
    .id = "fabric/oversubscribed",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Compute fabric is oversubscribed"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The compute fabric is oversubscribed {ratio}: across it a GPU gets {across} GB/s each "
        "way of the {inside} GB/s of its port; jobs of up to {gpus} GPUs still see 1:1."),
    .why = CLUSTERBRIEF_TR_NOOP("Larger jobs share uplinks and run at the speed of the narrowest "
                                "link; users are told of it after they bought."),
    .condition = CLUSTERBRIEF_TR_NOOP("The ratio as built, down to up over all tiers, is above 1. "
                                      "Not evaluated while the fabric cannot be sized."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Build it non-blocking, or waive it with the reason why the job does not cross the taper."),
    .source = "QuantaCloud, NVLink vs InfiniBand: state the ratio when it is not 1; field case: "
              "documentation.sigma2.no, Fram's islands at 4.7:1",
    .check = check,
    .yieldsTo = {"fabric/ratio-not-met"},
    .yieldsEverywhereTo = {"workload/sharding-leans-on-fabric"},
};

} // namespace clusterbrief::rules
