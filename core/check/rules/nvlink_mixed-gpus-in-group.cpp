#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

std::string described(const ResolvedGroup& group)
{
    return filled(CLUSTERBRIEF_TR_PHRASE("{name} has {gpu_id} in domains of {n}"),
        {{"name", group.request->name}, {"gpu_id", group.gpuId},
            {"n", std::to_string(group.domain)}});
}

void checkWorkload(const ResolvedWorkload& workload, Report& report)
{
    if (workload.groups.size() < 2) {
        return;
    }
    std::string reason = domainUnknown(workload);
    std::vector<std::string> parts;
    for (const ResolvedGroup* group : workload.groups) {
        if (group->gpu == nullptr && reason.empty()) {
            reason =
                filled(CLUSTERBRIEF_TR_PHRASE("{at}: the GPU is not known"), {{"at", group->at}});
        }
        parts.push_back(described(*group));
    }
    if (!reason.empty()) {
        report.skip(std::move(reason));
        return;
    }
    report.examined();
    const ResolvedGroup& first = *workload.groups.front();
    const bool alike = std::all_of(
        workload.groups.begin(), workload.groups.end(), [&](const ResolvedGroup* group) {
            return group->gpu == first.gpu && group->domain == first.domain;
        });
    if (!alike) {
        report.add(workload.at, workload.field("nodes"), {{"groups", join(parts, ", ")}});
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        checkWorkload(*workload, report);
    }
}

} // namespace

extern const Rule nvlink_mixed_gpus_in_group;

const Rule nvlink_mixed_gpus_in_group{
    .id = "nvlink/mixed-gpus-in-group",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("One job on unlike GPUs"),
    .text = CLUSTERBRIEF_TR_NOOP("The job spans unlike GPUs: {groups}."),
    .why = CLUSTERBRIEF_TR_NOOP("Ranks of one job share its work evenly: the slower GPU, the "
                                "smaller memory and the smaller domain hold for all of them."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A job runs on several node groups whose GPU or scale-up domain differs. Not evaluated "
        "while a GPU or a domain is not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Name the node group that the job runs on, one job a kind of GPU."),
    .source = "QuantaCloud, NVLink vs InfiniBand: the NVLink domain caps the tensor-parallel size; "
              "field case: "
              "github.com/NVIDIA/nccl/issues/1277, nodes with other NIC layouts hang",
    .check = check,
};

} // namespace clusterbrief::rules
