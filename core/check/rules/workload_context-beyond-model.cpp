#include "core/base/contract.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

void checkWorkload(const ResolvedWorkload& workload, Report& report)
{
    const Workload& request = *workload.request;
    if (!request.sequenceLength) {
        return;
    }
    const std::int64_t most = workload.model ? workload.model->maxContext.value_or(0) : 0;
    if (most == 0) {
        report.skip(
            filled(CLUSTERBRIEF_TR_PHRASE("{name}: the longest context of the model is not known"),
                {{"name", request.name}}));
        return;
    }
    report.examined();
    if (*request.sequenceLength <= most) {
        return;
    }
    const std::string name = workload.model->name.empty() ? workload.modelId : workload.model->name;
    Finding& finding = report.add(workload.at, workload.field("sequence_length"),
        {{"tokens", grouped(*request.sequenceLength)}, {"most", grouped(most)}, {"model", name},
            {"over", grouped(*request.sequenceLength - most)}});
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Sequence length {most}"),
        {{workload.field("sequence_length"), Value::ofNumber(most)}}};
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        checkWorkload(*workload, report);
    }
}

} // namespace

extern const Rule workload_context_beyond_model;

const Rule workload_context_beyond_model{
    .id = "workload/context-beyond-model",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Sequence longer than the model's context"),
    .text = CLUSTERBRIEF_TR_NOOP("A sequence of {tokens} tokens is {over} longer than the {most} "
                                 "that {model} was made for."),
    .why = CLUSTERBRIEF_TR_NOOP("Beyond its context a model's answers degrade unless its positions "
                                "are rescaled, and servers refuse the length by default."),
    .condition = CLUSTERBRIEF_TR_NOOP("The sequence length is over the model's longest context. "
                                      "Not evaluated without that figure."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Take the model's context, or waive it with the scaling (YaRN and the like) that is used."),
    .source = "vLLM refuses a --max-model-len above the model's max_position_embeddings",
    .check = check,
};

} // namespace clusterbrief::rules
