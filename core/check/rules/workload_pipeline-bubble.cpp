#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"
#include "core/sizing/stage_load.h"

namespace clusterbrief::rules {
namespace {

constexpr double kPercent = 100;

void offerFix(const ResolvedWorkload& workload, std::int64_t batches, Finding& finding)
{
    const std::int64_t batch = batches * workload.request->microBatch.value_or(1) * workload.data;
    finding.params.emplace_back("new_batch", grouped(batch));
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Global batch {new_batch}"),
        {{workload.field("global_batch"), Value::ofNumber(batch)}}};
}

void checkWorkload(const ResolvedWorkload& workload, Report& report)
{
    const Workload& request = *workload.request;
    if (workload.pipeline < 2 || request.kind != WorkloadKind::Training) {
        return;
    }
    if (std::string reason = layoutUnknown(workload); !reason.empty()) {
        report.skip(std::move(reason));
        return;
    }
    if (hasEmptyStages(workload)) {
        report.skip(filled(CLUSTERBRIEF_TR_PHRASE(
                               "{name}: the pipeline has more stages than the model has layers"),
            {{"name", request.name}}));
        return;
    }
    const std::optional<std::int64_t> batches = microBatches(workload);
    if (!batches) {
        report.skip(filled(
            CLUSTERBRIEF_TR_PHRASE("{name}: no global batch is stated"), {{"name", request.name}}));
        return;
    }
    report.examined();
    if (!hasLongBubble(workload).value_or(false)) {
        return;
    }
    const std::int64_t chunks = virtualStages(workload);
    const double bubble = static_cast<double>(workload.pipeline - 1)
        / (static_cast<double>(*batches) * static_cast<double>(chunks));
    const std::int64_t needed = batchesForShortBubble(workload);
    Finding& finding = report.add(workload.at, workload.field("global_batch"),
        {{"percent", figure(bubble * kPercent)}, {"pipeline", grouped(workload.pipeline)},
            {"batches", grouped(*batches)}, {"virtual", grouped(chunks)},
            {"needed", grouped(needed)}});
    offerFix(workload, needed, finding);
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        checkWorkload(*workload, report);
    }
}

} // namespace

extern const Rule workload_pipeline_bubble;

const Rule workload_pipeline_bubble{
    .id = "workload/pipeline-bubble",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Pipeline stands idle for long"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The pipeline's bubble is {percent} % of a step's work: (pipeline {pipeline} − 1) ÷ "
        "({batches} × {virtual}), micro batches of a step times virtual stages; {needed} micro "
        "batches would keep it at 20 %."),
    .why = CLUSTERBRIEF_TR_NOOP("GPUs wait while the pipeline fills and drains; they are paid for "
                                "as if they worked."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "(p − 1) / (m v) is over 20 %, with p stages, m micro batches a step and replica and v "
        "virtual stages. Not evaluated without a global batch, while the layout does not fit the "
        "GPUs, and where stages are more than layers."),
    .fix = CLUSTERBRIEF_TR_NOOP("Take a larger global batch, more virtual stages or fewer stages."),
    .source = "Narayanan et al., \"Efficient Large-Scale Language Model Training on GPU Clusters "
              "Using Megatron-LM\": the bubble is (p − 1) / (m v) of the ideal time",
    .check = check,
    .yieldsTo = {"workload/batch-not-divisible"},
};

} // namespace clusterbrief::rules
