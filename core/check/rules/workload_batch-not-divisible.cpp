#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

void offerFix(const ResolvedWorkload& workload, std::int64_t step, Finding& finding)
{
    const std::int64_t batch = *workload.request->globalBatch;
    const std::int64_t below = batch / step * step;
    const std::int64_t nearest = below > 0 && batch - below <= step / 2 ? below : below + step;
    finding.params.emplace_back("new_batch", grouped(nearest));
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Global batch {new_batch}"),
        {{workload.field("global_batch"), Value::ofNumber(nearest)}}};
}

void checkWorkload(const ResolvedWorkload& workload, Report& report)
{
    const Workload& request = *workload.request;
    if (!request.globalBatch || request.kind == WorkloadKind::Inference) {
        return;
    }
    if (std::string reason = layoutUnknown(workload); !reason.empty()) {
        report.skip(std::move(reason));
        return;
    }
    report.examined();
    const std::int64_t micro = request.microBatch.value_or(1);
    const std::int64_t step = micro * workload.data;
    if (*request.globalBatch % step == 0) {
        return;
    }
    Finding& finding = report.add(workload.at, workload.field("global_batch"),
        {{"batch", grouped(*request.globalBatch)}, {"micro", grouped(micro)},
            {"data", grouped(workload.data)}, {"step", grouped(step)},
            {"rest", grouped(*request.globalBatch % step)}});
    offerFix(workload, step, finding);
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        checkWorkload(*workload, report);
    }
}

} // namespace

extern const Rule workload_batch_not_divisible;

const Rule workload_batch_not_divisible{
    .id = "workload/batch-not-divisible",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Global batch does not divide"),
    .text = CLUSTERBRIEF_TR_NOOP("A global batch of {batch} does not divide by micro batch {micro} "
                                 "× data parallel {data} = {step}: the rest is {rest}."),
    .why = CLUSTERBRIEF_TR_NOOP("Every replica takes the same number of micro batches; Megatron-LM "
                                "and DeepSpeed stop at launch."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A training job's global batch does not divide by micro batch × data parallel; the micro "
        "batch is 1 and data parallel what the GPUs leave where they are not stated. Not evaluated "
        "while the layout does not fit the GPUs."),
    .fix = CLUSTERBRIEF_TR_NOOP("Take the nearest batch that divides."),
    .source = "Megatron-LM asserts that the global batch is a multiple of micro batch × data "
              "parallel size",
    .check = check,
};

} // namespace clusterbrief::rules
