#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

#include <cstdlib>

namespace clusterbrief::rules {
namespace {

/// Of the GPUs, at most a quarter is given away as spare nodes.
constexpr std::int64_t kLeastInUse = 4;

std::optional<Setting> spareNodes(const ResolvedWorkload& workload, std::int64_t idle)
{
    const std::int64_t node = workload.groups.front()->gpusPerNode;
    if (node == 0 || idle % node != 0 || idle > workload.gpusAvailable / kLeastInUse) {
        return std::nullopt;
    }
    return Setting{workload.field("spare_nodes"),
        Value::ofNumber(workload.request->spareNodes.value_or(0) + idle / node)};
}

void offerSpares(const ResolvedWorkload& workload, std::int64_t idle, Finding& finding)
{
    auto spare = spareNodes(workload, idle);
    if (spare) {
        finding.params.emplace_back("nodes", spare->second.text);
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Spare nodes: {nodes}"), {std::move(*spare)}};
        finding.fix->givesUp = true;
    }
}

/// The global batch decides how a model learns: an advice does not move it by more than an eighth.
bool isNear(std::int64_t batch, std::int64_t stated)
{
    constexpr std::int64_t kPart = 8;
    return std::abs(batch - stated) <= stated / kPart;
}

/// The most replicas that leave nothing but spare nodes, with those.
std::optional<DataMend> moreData(const Design& design, const ResolvedWorkload& workload)
{
    constexpr int kMostTried = 16;
    std::int64_t most = workload.gpusAvailable / workload.gpusAReplica();
    for (int tried = 0; tried < kMostTried && !workload.dataDerived; ++tried) {
        std::optional<DataMend> mend = mostData(design, workload, most);
        if (!mend || mend->data <= workload.data) {
            break;
        }
        most = mend->data - 1;
        if (mend->batch && !isNear(*mend->batch, *workload.request->globalBatch)) {
            continue;
        }
        const std::int64_t left = workload.gpusAvailable - workload.gpusAReplica() * mend->data;
        auto spare = left > 0 ? spareNodes(workload, left) : std::nullopt;
        if (left == 0 || spare) {
            if (spare) {
                mend->set.push_back(std::move(*spare));
            }
            return mend;
        }
    }
    return std::nullopt;
}

bool offerData(const Design& design, const ResolvedWorkload& workload, Finding& finding)
{
    std::optional<DataMend> mend = moreData(design, workload);
    if (!mend) {
        return false;
    }
    finding.params.emplace_back("new_data", grouped(mend->data));
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Data parallel {new_data}"), std::move(mend->set)};
    if (mend->batch) {
        finding.params.emplace_back("new_batch", grouped(*mend->batch));
        finding.fix->text =
            CLUSTERBRIEF_TR_NOOP("Data parallel {new_data} and global batch {new_batch}");
    }
    return true;
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
    if (!offerData(design, workload, finding)) {
        offerSpares(workload, idle, finding);
    }
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
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Take more data parallel, or name the idle nodes as spares where they are few."),
    .source = "127 nodes of 8 GPUs do not divide by tensor 8 × pipeline 4: the count that NVIDIA's "
              "DGX SuperPOD leaves beside its fabric manager",
    .check = check,
    .yieldsTo = {"nvlink/tensor-parallel-splits-domain", "nvlink/rack-not-whole",
        "nvlink/mixed-gpus-in-group"},
};

} // namespace clusterbrief::rules
