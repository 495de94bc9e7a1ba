#include "core/base/contract.h"
#include "core/check/acceptance.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

/// The GPUs of the largest job, of one replica where that is all that is known; of the whole design
/// without jobs.
std::int64_t largestJob(const Design& design)
{
    std::int64_t most = design.workloads.empty() ? design.gpus() : 0;
    for (const auto& workload : design.workloads) {
        most = std::max({most, workload->gpus(), workload->gpusAReplica()});
    }
    return most;
}

std::string unknown(const Design& design)
{
    for (const auto& workload : design.workloads) {
        if (std::string reason = gpusUnknown(*workload); !reason.empty()) {
            return reason;
        }
    }
    for (const auto& group : design.groups) {
        if (design.workloads.empty() && group->role == Role::Compute && group->gpusPerServer == 0) {
            return filled(CLUSTERBRIEF_TR_PHRASE("{at}: the GPUs of a server are not known"),
                {{"at", group->at}});
        }
    }
    return {};
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const std::vector<AcceptanceRun>& runs = design.document->acceptance;
    const std::int64_t gpus = largestJob(design);
    if (std::any_of(runs.begin(), runs.end(), isAllReduce)) {
        report.examined();
        return;
    }
    if (gpus <= 1) {
        if (std::string reason = unknown(design); !reason.empty()) {
            report.skip(std::move(reason));
        }
        return;
    }
    Finding& finding = report.add("acceptance", "/acceptance",
        {{"gpus", grouped(gpus)},
            {"runs", counted(static_cast<std::int64_t>(runs.size()), "test run", "test runs")}});
    Value run = Value::ofMap({{"test", Value::ofText("all_reduce_perf")},
        {"scope", Value::ofText(std::string(textOf(Scope::EveryNode)))}});
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Add all_reduce_perf on every node"), {}};
    if (runs.empty()) {
        finding.fix->set.emplace_back("/acceptance", Value::ofList({std::move(run)}));
    } else {
        finding.fix->set.emplace_back("/acceptance/-", std::move(run));
    }
}

} // namespace

extern const Rule acceptance_no_all_reduce_test;

const Rule acceptance_no_all_reduce_test{
    .id = "acceptance/no-all-reduce-test",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("No all-reduce test is asked for"),
    .text = CLUSTERBRIEF_TR_NOOP("A job uses {gpus} GPUs; the acceptance list has {runs}, and none "
                                 "is all_reduce_perf."),
    .why = CLUSTERBRIEF_TR_NOOP("It shows that NVLink and fabric perform as built before a job "
                                "depends on them."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A job uses more than one GPU (without jobs: the design has more than one) and no "
        "acceptance run is all_reduce_perf. Not evaluated while the GPUs are not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for an all_reduce_perf run across every node, with the bus "
                                "bandwidth it has to report."),
    .source = "QuantaCloud, NVLink vs InfiniBand: an all_reduce_perf run from NVIDIA's nccl-tests "
              "across every node; "
              "field case: github.com/NVIDIA/nccl/issues/412, is 15 GB/s ok?",
    .check = check,
};

} // namespace clusterbrief::rules
