#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"
#include "core/sizing/stage_load.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

constexpr const char* kEmptyText = CLUSTERBRIEF_TR_NOOP(
    "A pipeline of {pipeline} stages is longer than the model's {layers} layers: {empty} stages "
    "have none.");

/// Fewer virtual stages first: they cost nothing but a longer start.
bool fewerVirtualStages(const ResolvedWorkload& workload, Finding& finding)
{
    const std::int64_t layers = workload.model->layers;
    for (std::int64_t chunks = virtualStages(workload) - 1; chunks > 0; --chunks) {
        if (layers % workload.pipeline == 0 && layers / workload.pipeline % chunks == 0) {
            finding.params.emplace_back("new_virtual", grouped(chunks));
            finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Virtual stages {new_virtual}"),
                {{workload.field("parallelism/virtual_pipeline"), Value::ofNumber(chunks)}}};
            return true;
        }
    }
    return false;
}

/// Fewer stages are no mend where the job then does not fit, or where most of it is given up: 61
/// layers divide by 1 alone.
bool standsByItself(const ResolvedWorkload& workload, const ResolvedWorkload& fewer)
{
    const bool known = gpusUnknown(workload).empty();
    return fewer.pipeline * 2 >= workload.pipeline && (!known || fitsGpus(fewer))
        && (!known || fitsMemory(fewer).value_or(true));
}

void offerFix(const Design& design, const ResolvedWorkload& workload, Finding& finding)
{
    if (fewerVirtualStages(workload, finding)) {
        return;
    }
    const std::int64_t chunks = virtualStages(workload);
    const std::int64_t layers = workload.model->layers;
    constexpr std::int64_t kMostTried = 100'000;
    const std::int64_t most = std::min({workload.pipeline - 1, layers / chunks, kMostTried});
    for (std::int64_t stages = most; stages > 0; --stages) {
        if (layers % (stages * chunks) != 0) {
            continue;
        }
        const ResolvedWorkload fewer = withLayout(workload, workload.tensor, stages);
        if (isNoWorse(design, workload, fewer) && standsByItself(workload, fewer)) {
            finding.params.emplace_back("new_pipeline", grouped(stages));
            finding.fix =
                Fix{CLUSTERBRIEF_TR_NOOP("Pipeline {new_pipeline}"), settings(workload, fewer)};
            return;
        }
    }
}

void checkWorkload(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    const std::int64_t chunks = virtualStages(workload);
    if (workload.pipeline < 2 && chunks < 2) {
        return;
    }
    if (!workload.model || workload.model->layers == 0) {
        report.skip(filled(CLUSTERBRIEF_TR_PHRASE("{name}: the model's layers are not known"),
            {{"name", workload.request->name}}));
        return;
    }
    report.examined();
    const std::int64_t layers = workload.model->layers;
    const std::int64_t stages = workload.pipeline * chunks;
    if (layers % stages == 0) {
        return;
    }
    Finding& finding = report.add(workload.at, workload.field("parallelism/pipeline"),
        {{"layers", grouped(layers)}, {"pipeline", grouped(workload.pipeline)},
            {"virtual", grouped(chunks)}, {"most", grouped((layers - 1) / stages + 1)},
            {"least", grouped(layers / stages)}});
    if (hasEmptyStages(workload)) {
        finding.severity = Severity::Error;
        finding.text = kEmptyText;
        finding.params = {{"layers", grouped(layers)}, {"pipeline", grouped(workload.pipeline)},
            {"empty", grouped(workload.pipeline - layers)}};
    }
    offerFix(design, workload, finding);
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        checkWorkload(design, *workload, report);
    }
}

} // namespace

extern const Rule workload_layers_not_divisible;

const Rule workload_layers_not_divisible{
    .id = "workload/layers-not-divisible",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Layers do not divide by the stages"),
    .text = CLUSTERBRIEF_TR_NOOP("{layers} layers do not divide by pipeline {pipeline} × virtual "
                                 "stages {virtual}: stages hold {least} or {most} layers."),
    .why = CLUSTERBRIEF_TR_NOOP("The fullest stage decides memory and the time of a step; "
                                "Megatron-LM refuses it unless stages are laid out by hand."),
    .condition = CLUSTERBRIEF_TR_NOOP("The model's layers do not divide by pipeline × virtual "
                                      "stages; an error where there are more pipeline stages than "
                                      "layers. Not evaluated without the model's layers."),
    .fix = CLUSTERBRIEF_TR_NOOP("Take a pipeline that divides the layers, or lay the stages out by "
                                "hand and waive it."),
    .source = "Megatron-LM asserts that layers divide by the pipeline's stages",
    .check = check,
    .also = {Severity::Error},
};

} // namespace clusterbrief::rules
