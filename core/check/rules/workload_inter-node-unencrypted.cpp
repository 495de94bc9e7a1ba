#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        if (workload->request->kind != WorkloadKind::Inference) {
            continue;
        }
        if (std::string reason = spanUnknown(*workload); !reason.empty()) {
            report.skip(std::move(reason));
            continue;
        }
        report.examined();
        if (spansItsServers(*workload)) {
            report.add(workload->at, workload->field("parallelism"),
                {{"gpus",
                     grouped(std::max(
                         workload->gpusAReplica(), workload->expert * workload->expertTensor))},
                    {"server", grouped(workload->gpusPerServer())}});
        }
    }
}

} // namespace

extern const Rule workload_inter_node_unencrypted;

const Rule workload_inter_node_unencrypted{
    .id = "workload/inter-node-unencrypted",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("Traffic between nodes is not encrypted"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "A replica takes {gpus} GPUs and a server has {server}: prompts and answers cross the "
        "fabric between nodes unencrypted. Keep it private to the cluster."),
    .why = CLUSTERBRIEF_TR_NOOP("Whoever else is on the network can read the users' text and "
                                "inject commands into the job."),
    .condition = CLUSTERBRIEF_TR_NOOP("A replica of inference spans servers. Not evaluated while "
                                      "GPUs or layout are not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("State a fabric that nobody else reaches, then waive it."),
    .source = "QuantaCloud, NVLink vs InfiniBand; vLLM's security guide: communication between "
              "nodes is not "
              "encrypted, keep it on an isolated network",
    .check = check,
    .yieldsTo = {"workload/needs-compute-fabric", "workload/virtual-machine-single-node"},
};

} // namespace clusterbrief::rules
