#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

std::optional<Setting> spareNodes(const ResolvedWorkload& workload, std::int64_t idle)
{
    const std::int64_t node = workload.groups.front()->gpusPerNode;
    if (node == 0 || idle % node != 0) {
        return std::nullopt;
    }
    return Setting{workload.field("spare_nodes"),
        Value::ofNumber(workload.request->spareNodes.value_or(0) + idle / node)};
}

void offerFix(
    const Design& design, const ResolvedWorkload& workload, std::int64_t idle, Finding& finding)
{
    if (auto spare = spareNodes(workload, idle)) {
        finding.params.emplace_back("nodes", spare->second.text);
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Spare nodes: {nodes}"), {std::move(*spare)}};
        return;
    }
    ResolvedWorkload larger = workload;
    larger.data = workload.gpusAvailable / workload.gpusAReplica();
    if (workload.dataDerived || larger.data == workload.data
        || !isNoWorse(design, workload, larger)) {
        return;
    }
    std::vector<Setting> set = settings(workload, larger);
    const std::int64_t left = workload.gpusAvailable - larger.gpus();
    if (left > 0) {
        auto spare = spareNodes(workload, left);
        if (!spare) {
            return;
        }
        set.push_back(std::move(*spare));
    }
    finding.params.emplace_back("new_data", grouped(larger.data));
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Data parallel {new_data}"), std::move(set)};
}

void checkWorkload(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    if (std::string reason = layoutUnknown(workload); !reason.empty()) {
        report.skip(std::move(reason));
        return;
    }
    report.examined();
    const std::int64_t idle = workload.gpusAvailable - workload.gpus();
    if (idle == 0) {
        return;
    }
    Finding& finding = report.add(workload.at, workload.field("parallelism"),
        {{"used", grouped(workload.gpus())}, {"available", grouped(workload.gpusAvailable)},
            {"idle", grouped(idle)}, {"replica", grouped(workload.gpusAReplica())}});
    offerFix(design, workload, idle, finding);
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        checkWorkload(design, *workload, report);
    }
}

} // namespace

extern const Rule workload_gpus_idle;

const Rule workload_gpus_idle{
    .id = "workload/gpus-idle",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("GPUs stand idle"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The job uses {used} of its {available} GPUs, in replicas of {replica}: {idle} idle."),
    .why = CLUSTERBRIEF_TR_NOOP("Idle GPUs are paid for; as spare nodes they at least replace "
                                "failed ones, and the brief should say so."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Tensor × pipeline × context × data parallel is less than the GPUs of the job's node "
        "groups "
        "without its spare nodes. Not evaluated while the GPUs are not known or too few."),
    .fix = CLUSTERBRIEF_TR_NOOP("Name the idle nodes as spares, or take more data parallel."),
    .source = "127 nodes of 8 GPUs do not divide by tensor 8 × pipeline 4: the count that NVIDIA's "
              "DGX SuperPOD leaves beside its fabric manager",
    .check = check,
    .yieldsTo = {"nvlink/tensor-parallel-splits-domain", "nvlink/rack-not-whole",
        "nvlink/mixed-gpus-in-group"},
};

} // namespace clusterbrief::rules
