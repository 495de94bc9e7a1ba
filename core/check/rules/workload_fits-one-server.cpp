#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

enum class Fit { One, Several, Unknown };

std::string unknown(const ResolvedWorkload& workload)
{
    if (std::string reason = gpusUnknown(workload); !reason.empty()) {
        return reason;
    }
    if (std::string reason = memoryUnknown(workload); !reason.empty()) {
        return reason;
    }
    return workload.gpu() == nullptr
        ? filled(CLUSTERBRIEF_TR_PHRASE("{name}: the GPU's memory is not known"),
            {{"name", workload.request->name}})
        : std::string();
}

Fit fitOf(const ResolvedWorkload& workload)
{
    if (gpusUnknown(workload).empty()
        && std::max(workload.gpus(), workload.gpusAReplica()) > workload.gpusPerServer()) {
        return Fit::Several;
    }
    if (!unknown(workload).empty()) {
        return Fit::Unknown;
    }
    return fitsMemory(workload).value_or(false) ? Fit::One : Fit::Several;
}

std::string listed(const Design& design, const Sizing& sizing)
{
    std::vector<std::string> jobs;
    for (const auto& workload : design.workloads) {
        jobs.push_back(
            filled(CLUSTERBRIEF_TR_PHRASE("{name} takes {n} of {count} and {m} of {k} GB a GPU"),
                {{"name", workload->request->name}, {"n", grouped(workload->gpus())},
                    {"count", counted(workload->gpusPerServer(), "GPU", "GPUs")},
                    {"m", figure(sizing.workload(*workload)->memory->gb())},
                    {"k", figure(workload->gpu()->memoryGb)}}));
    }
    return join(jobs, ", ");
}

void offerFix(const Design& design, Finding& finding)
{
    for (const auto& network : design.networks) {
        if (network->request->sharesWith == textOf(NetworkKind::Compute)) {
            return;
        }
    }
    Fix fix{CLUSTERBRIEF_TR_NOOP("Drop the compute fabric"), {{"/networks/compute", Value{}}}};
    for (const auto& group : design.groups) {
        if (group->request->computePorts) {
            fix.set.emplace_back(group->field("compute_ports"), Value{});
        }
    }
    fix.givesUp = true;
    finding.fix = std::move(fix);
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    const ResolvedNetwork* compute = design.network(NetworkKind::Compute);
    if (compute == nullptr || design.workloads.empty()) {
        return;
    }
    bool allKnown = true;
    for (const auto& workload : design.workloads) {
        const Fit fit = fitOf(*workload);
        if (fit == Fit::Several) {
            report.examined();
            return;
        }
        allKnown = allKnown && fit == Fit::One;
    }
    if (!allKnown) {
        for (const auto& workload : design.workloads) {
            if (std::string reason = unknown(*workload); !reason.empty()) {
                report.skip(std::move(reason));
            }
        }
        return;
    }
    Finding& finding =
        report.add(compute->at, '/' + compute->at, {{"jobs", listed(design, sizing)}});
    offerFix(design, finding);
}

} // namespace

extern const Rule workload_fits_one_server;

const Rule workload_fits_one_server{
    .id = "workload/fits-one-server",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("Every job fits one server"),
    .text = CLUSTERBRIEF_TR_NOOP("Every job fits one server: {jobs}. None of "
                                 "them needs the compute fabric."),
    .why = CLUSTERBRIEF_TR_NOOP("Fabric, NICs and cables between servers are bought for jobs that "
                                "stay on NVLink."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A compute network is asked for, and every job's tensor × pipeline × context × data "
        "parallel is at most the GPUs of one server, and its memory fits. "
        "Not evaluated while a job's memory or GPUs are not known and no other job needs more than "
        "a server."),
    .fix = CLUSTERBRIEF_TR_NOOP("Drop the compute fabric, or name the job that needs it."),
    .source = "QuantaCloud, NVLink vs InfiniBand: if one 8-GPU server holds the model, its "
              "activations and the "
              "batch, no InfiniBand is needed",
    .check = check,
};

} // namespace clusterbrief::rules
