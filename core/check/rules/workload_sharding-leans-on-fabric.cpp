#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"
#include "core/check/what_if.h"
#include "core/sizing/stage_load.h"

namespace clusterbrief::rules {
namespace {

constexpr double kOnce = 1.5; ///< Against plain data parallel. Source: ZeRO, section 7.2.

constexpr const char* kPortsText = CLUSTERBRIEF_TR_NOOP(
    "ZeRO stage 3 runs over {ports} compute ports for {gpus} GPUs a node, {rate} GB/s each way a "
    "GPU: it moves 1.5 times what plain data parallel moves, and with {batches} micro batches a "
    "step, which gather the weights anew, up to {times} times.");

/// Whether the data-parallel ranks are on more than one server.
bool ranksSpanServers(const ResolvedWorkload& workload)
{
    return spansItsServers(workload) && rankSplit(workload).replicas > 1;
}

const ResolvedGroup* groupShortOfPorts(const ResolvedWorkload& workload)
{
    for (const ResolvedGroup* group : workload.groups) {
        if (group->compute && group->compute->perNode > 0 && group->gpusPerNode > 0
            && group->compute->perNode < group->gpusPerNode) {
            return group;
        }
    }
    return nullptr;
}

bool offerStage(const Design& design, const ResolvedWorkload& workload, Finding& finding)
{
    Workload request = *workload.request;
    request.sharding = Sharding::Zero1;
    ResolvedWorkload first = workload;
    first.request = &request;
    if (!fitsMemory(first).value_or(false) || !isNoWorse(design, workload, first)) {
        return false;
    }
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Sharding zero1"),
        {{workload.field("sharding"), Value::ofText(std::string(textOf(Sharding::Zero1)))}}};
    return true;
}

void offerEven(const SizedNetwork& compute, Finding& finding)
{
    FabricInput even = compute.input;
    even.oversubscription = {};
    even.coreOversubscription = {};
    const FabricSize size = sizeFabric(even);
    if (!builds(even) || size.effectiveRatio.value_or(1) > 1) {
        return;
    }
    const ResolvedNetwork& network = *compute.network;
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Make the compute fabric 1:1"),
        {{network.field("oversubscription"), Value::ofNumber(std::int64_t{1})}}};
    if (network.request->coreOversubscription) {
        finding.fix->set.emplace_back(
            network.field("core_oversubscription"), Value::ofNumber(std::int64_t{1}));
    }
}

Params timesOf(const ResolvedWorkload& workload)
{
    const std::int64_t batches = microBatches(workload).value_or(1);
    return {{"batches", grouped(batches)}, {"times", figure(kOnce * static_cast<double>(batches))}};
}

void checkWorkload(const Design& design, const SizedNetwork& compute,
    const ResolvedWorkload& workload, Report& report)
{
    if (!spanUnknown(workload).empty() || compute.size.fault != FabricFault::None) {
        report.skip(!spanUnknown(workload).empty()
                ? spanUnknown(workload)
                : filled(CLUSTERBRIEF_TR_PHRASE("the compute fabric is not sized: {reason}"),
                    {{"reason", compute.size.error}}));
        return;
    }
    report.examined();
    const double ratio = compute.size.effectiveRatio.value_or(1);
    const ResolvedGroup* few = groupShortOfPorts(workload);
    if (!ranksSpanServers(workload) || (ratio <= 1 && few == nullptr)) {
        return;
    }
    const ResolvedGroup& group = few != nullptr ? *few : *workload.groups.front();
    const std::optional<GigabytesPerSecond> rate = fabricPerGpu(group);
    if (!rate) {
        return;
    }
    Params params = timesOf(workload);
    params.emplace_back("rate", figure(rate->value / ratio, 2));
    if (ratio > 1) {
        params.emplace_back("ratio", ratioText(ratio));
    } else {
        params.emplace_back("ports", grouped(group.compute->perNode));
        params.emplace_back("gpus", grouped(group.gpusPerNode));
    }
    Finding& finding = report.add(workload.at, workload.field("sharding"), std::move(params));
    if (ratio <= 1) {
        finding.text = kPortsText;
    }
    if (!offerStage(design, workload, finding) && ratio > 1 && few == nullptr) {
        offerEven(compute, finding);
    }
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    const SizedNetwork* compute = sizing.network(NetworkKind::Compute);
    if (compute == nullptr) {
        return;
    }
    for (const auto& workload : design.workloads) {
        if (workload->request->sharding == Sharding::Zero3
            && workload->request->kind != WorkloadKind::Inference) {
            checkWorkload(design, *compute, *workload, report);
        }
    }
}

} // namespace

extern const Rule workload_sharding_leans_on_fabric;

const Rule workload_sharding_leans_on_fabric{
    .id = "workload/sharding-leans-on-fabric",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Sharding leans on a narrow fabric"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "ZeRO stage 3 runs over a fabric oversubscribed {ratio}, {rate} GB/s each way a GPU across "
        "it: it moves 1.5 times what plain data parallel moves, and with {batches} micro batches a "
        "step, which gather the weights anew, up to {times} times."),
    .why = CLUSTERBRIEF_TR_NOOP("The GPUs wait for weights at the speed of the narrowest link, in "
                                "every layer of every micro batch."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A training job with ZeRO stage 3 has data-parallel ranks on several servers, and the "
        "compute fabric as built is above 1:1 or nodes have fewer compute ports than GPUs. Not "
        "evaluated while fabric or GPUs are not known."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Shard optimizer states alone where they fit, or build the fabric 1:1 with one port a "
        "GPU."),
    .source = "QuantaCloud, NVLink vs InfiniBand and Rajbhandari et al., \"ZeRO: Memory "
              "Optimizations Toward "
              "Training Trillion Parameter Models\": stage 3 communicates 1.5 times as much",
    .check = check,
    .yieldsTo = {"workload/sharding-with-pipeline"},
};

} // namespace clusterbrief::rules
