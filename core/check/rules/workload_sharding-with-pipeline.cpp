#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

void offerFix(const Design& design, const ResolvedWorkload& workload, Finding& finding)
{
    Workload request = *workload.request;
    request.sharding = Sharding::Zero1;
    ResolvedWorkload first = workload;
    first.request = &request;
    if (isNoWorse(design, workload, first)) {
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Sharding zero1"),
            {{workload.field("sharding"), Value::ofText(std::string(textOf(Sharding::Zero1)))}}};
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        const Sharding sharding = workload->request->sharding.value_or(Sharding::None);
        if (sharding < Sharding::Zero2 || workload->request->kind == WorkloadKind::Inference) {
            continue;
        }
        report.examined();
        if (workload->pipeline < 2) {
            continue;
        }
        Finding& finding = report.add(workload->at, workload->field("sharding"),
            {{"stage", sharding == Sharding::Zero2 ? "2" : "3"},
                {"pipeline", grouped(workload->pipeline)}});
        offerFix(design, *workload, finding);
    }
}

} // namespace

extern const Rule workload_sharding_with_pipeline;

const Rule workload_sharding_with_pipeline{
    .id = "workload/sharding-with-pipeline",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Sharded gradients beside a pipeline"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "ZeRO stage {stage} is combined with pipeline {pipeline}: gradients cannot stay sharded "
        "between the micro batches of a pipeline."),
    .why = CLUSTERBRIEF_TR_NOOP("DeepSpeed refuses the combination; elsewhere every micro batch "
                                "pays for another reduction, and the fabric carries it."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A training job shards gradients (stage 2) or weights too (stage 3) and has more than one "
        "pipeline stage."),
    .fix = CLUSTERBRIEF_TR_NOOP("Shard optimizer states alone, or drop the pipeline."),
    .source = "DeepSpeed's pipeline engine: ZeRO-2 and ZeRO-3 are incompatible with pipeline "
              "parallelism",
    .check = check,
};

} // namespace clusterbrief::rules
