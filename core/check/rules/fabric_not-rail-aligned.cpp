#include "core/base/contract.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

/// Training jobs that need more than one server; those that cannot be judged are told.
std::vector<std::string> spanningJobs(const Design& design, Report& report)
{
    std::vector<std::string> jobs;
    for (const auto& workload : design.workloads) {
        if (workload->request->kind == WorkloadKind::Inference) {
            continue;
        }
        const std::optional<bool> spans = workload->spansServers();
        if (!spans || !workload->request->kind) {
            report.skip(
                filled(spans ? CLUSTERBRIEF_TR_PHRASE("it is not known whether {at} is training")
                             : CLUSTERBRIEF_TR_PHRASE(
                                 "it is not known whether {at} needs more than one server"),
                    {{"at", workload->at}}));
        } else if (*spans) {
            jobs.push_back(workload->request->name);
        }
    }
    return jobs;
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    const ResolvedNetwork* network = design.network(NetworkKind::Compute);
    if (network == nullptr || design.workloads.empty()) {
        return;
    }
    if (network->request->topology != Topology::NodeAligned) {
        report.examined();
        return;
    }
    const SizedNetwork* compute = sizedCompute(sizing, report);
    if (compute == nullptr) {
        return;
    }
    const std::vector<std::string> jobs = spanningJobs(design, report);
    const bool oneSwitch = compute->size.leaf == compute->size.planes;
    report.examined();
    if (jobs.empty() || oneSwitch) {
        return;
    }
    Finding& finding = report.add(network->at, network->field("topology"),
        {{"jobs", join(jobs, ", ")},
            {"leaves",
                counted(compute->size.leaf / compute->size.planes, "leaf switch", "leaf switches")},
            {"rails", std::to_string(compute->size.rails)}});
    FabricInput input = compute->input;
    input.topology = Topology::RailAligned;
    if (builds(input)) {
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Make it rail-aligned"),
            {{network->field("topology"),
                Value::ofText(std::string(textOf(Topology::RailAligned)))}}};
    }
}

} // namespace

extern const Rule fabric_not_rail_aligned;

const Rule fabric_not_rail_aligned{
    .id = "fabric/not-rail-aligned",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Training on a fabric without rails"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "Training spans servers ({jobs}), but all {rails} compute ports of a node go to one of "
        "{leaves}: matching GPUs on different leaves are three switches apart instead of one."),
    .why =
        CLUSTERBRIEF_TR_NOOP("Collectives run mostly between matching GPUs; with rails they stay "
                             "on one leaf and leave the spine to the rest."),
    .condition =
        CLUSTERBRIEF_TR_NOOP("A training job spans servers, the compute fabric is node-aligned and "
                             "has more than one leaf. Not evaluated while the fabric is not sized "
                             "or a job's size is not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for a rail-aligned topology."),
    .source = "QuantaCloud, NVLink vs InfiniBand: rail-aligned, matching GPUs one hop apart across "
              "32 nodes in "
              "NVIDIA's H100 and B200 SuperPOD designs",
    .check = check,
};

} // namespace clusterbrief::rules
