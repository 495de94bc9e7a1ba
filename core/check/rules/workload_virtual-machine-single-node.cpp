#include "core/base/contract.h"
#include "core/check/compute_network.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

void offerFix(const Design& design, Finding& finding)
{
    Fix fix{CLUSTERBRIEF_TR_NOOP("Deliver as bare metal"),
        {{"/project/delivery", Value::ofText(std::string(textOf(Delivery::BareMetal)))}}};
    if (design.network(NetworkKind::Compute) == nullptr) {
        auto network = impliedComputeNetwork(design);
        if (!network) {
            return;
        }
        fix.text = CLUSTERBRIEF_TR_NOOP("Deliver as bare metal with a compute fabric");
        fix.set.push_back(std::move(*network));
    }
    finding.fix = std::move(fix);
}

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
    Finding& finding = report.add(workload.at, "/project/delivery",
        {{"gpus", grouped(workload.gpus())}, {"server", grouped(workload.gpusPerServer())}});
    offerFix(design, finding);
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    if (design.document->project.delivery != Delivery::VirtualMachine) {
        return;
    }
    for (const auto& workload : design.workloads) {
        checkWorkload(design, *workload, report);
    }
}

} // namespace

extern const Rule workload_virtual_machine_single_node;

const Rule workload_virtual_machine_single_node{
    .id = "workload/virtual-machine-single-node",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Job spans virtual machines"),
    .text = CLUSTERBRIEF_TR_NOOP("The job uses {gpus} GPUs, delivery is as virtual machines, and "
                                 "one machine has at most {server} GPUs and no fabric to another."),
    .why = CLUSTERBRIEF_TR_NOOP("On-demand virtual machines are single machines: a job that needs "
                                "several cannot run on them."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Delivery is virtual-machine and a job's GPUs that talk to each other are more than one "
        "server has. Replicas of inference count apart. Not evaluated while the GPUs are not known "
        "or no replica fits."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for bare metal with a compute fabric."),
    .source = "QuantaCloud, NVLink vs InfiniBand: on-demand virtual machines have 1, 2, 4 or 8 "
              "GPUs in one machine "
              "and no multi-node option",
    .check = check,
};

} // namespace clusterbrief::rules
