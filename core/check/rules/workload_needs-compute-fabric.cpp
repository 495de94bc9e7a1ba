#include "core/base/contract.h"
#include "core/check/compute_network.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

void checkWorkload(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    if (std::string reason = spanUnknown(workload); !reason.empty()) {
        report.skip(std::move(reason));
        return;
    }
    report.examined();
    if (!spansItsServers(workload)) {
        return;
    }
    Finding& finding = report.add(workload.at, "/networks/compute",
        {{"gpus", grouped(workload.gpus())},
            {"host",
                workload.groups.front()->isRack() ? CLUSTERBRIEF_TR_PHRASE("rack")
                                                  : CLUSTERBRIEF_TR_PHRASE("server")},
            {"inside", grouped(workload.gpusPerServer())}});
    if (auto network = impliedComputeNetwork(design)) {
        finding.params.emplace_back("generation", network->second.find("generation")->text);
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Ask for a rail-aligned {generation} fabric at 1:1"),
            {std::move(*network)}};
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        if (design.network(NetworkKind::Compute) != nullptr) {
            report.examined();
        } else {
            checkWorkload(design, *workload, report);
        }
    }
}

} // namespace

extern const Rule workload_needs_compute_fabric;

const Rule workload_needs_compute_fabric{
    .id = "workload/needs-compute-fabric",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("No compute fabric between servers"),
    .text = CLUSTERBRIEF_TR_NOOP("The job uses {gpus} GPUs and one {host} has {inside}, but no "
                                 "compute network is asked for."),
    .why = CLUSTERBRIEF_TR_NOOP("NVLink ends at the server or rack: between them the job's traffic "
                                "needs a fabric of its own."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A job's GPUs that talk to each other are more than one server (or rack) has, and the "
        "request has no compute network. Replicas of inference count apart. Not evaluated while "
        "the GPUs are not known or no replica fits."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for a compute network with one port a GPU, rail-aligned."),
    .source = "QuantaCloud, NVLink vs InfiniBand: NVLink connects the GPUs inside a server, the "
              "fabric connects the "
              "servers; a multi-node training cluster uses both",
    .check = check,
    .yieldsTo = {"workload/virtual-machine-single-node"},
};

} // namespace clusterbrief::rules
