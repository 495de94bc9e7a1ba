#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

constexpr const char* kCacheText = CLUSTERBRIEF_TR_NOOP(
    "{kv_heads} key and value heads do not divide by tensor parallel {tensor}: ranks hold unlike "
    "parts of the cache, or the framework refuses.");

bool dividesKeys(const Model& model, std::int64_t tensor)
{
    return model.latentRank > 0 || model.kvHeads == 0
        || (model.kvHeads > tensor ? model.kvHeads % tensor == 0 : tensor % model.kvHeads == 0);
}

void offerFix(const Design& design, const ResolvedWorkload& workload, Finding& finding)
{
    const Model& model = *workload.model;
    const std::int64_t product = workload.tensor * workload.pipeline;
    for (std::int64_t tensor = std::min(workload.tensor - 1, model.heads); tensor > 0; --tensor) {
        if (model.heads % tensor != 0 || !dividesKeys(model, tensor)) {
            continue;
        }
        ResolvedWorkload smaller = withLayout(
            workload, tensor, product % tensor == 0 ? product / tensor : workload.pipeline);
        if (!isNoWorse(design, workload, smaller)) {
            smaller = withLayout(workload, tensor, workload.pipeline);
        }
        if (isNoWorse(design, workload, smaller)) {
            finding.params.emplace_back("new_tensor", std::to_string(smaller.tensor));
            finding.params.emplace_back("new_pipeline", std::to_string(smaller.pipeline));
            finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Tensor {new_tensor} × pipeline {new_pipeline}"),
                settings(workload, smaller)};
            return;
        }
    }
}

void checkWorkload(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    if (workload.tensor < 2) {
        return;
    }
    if (!workload.model || workload.model->heads == 0) {
        report.skip(workload.request->name + ": the model's attention heads are not known");
        return;
    }
    report.examined();
    const Model& model = *workload.model;
    if (model.heads % workload.tensor != 0) {
        Finding& finding = report.add(workload.at, workload.field("parallelism/tensor"),
            {{"heads", grouped(model.heads)}, {"tensor", grouped(workload.tensor)},
                {"rest", grouped(model.heads % workload.tensor)}});
        offerFix(design, workload, finding);
        return;
    }
    if (!dividesKeys(model, workload.tensor)) {
        Finding& finding = report.add(workload.at, workload.field("parallelism/tensor"),
            {{"kv_heads", grouped(model.kvHeads)}, {"tensor", grouped(workload.tensor)}});
        finding.severity = Severity::Warning;
        finding.text = kCacheText;
        offerFix(design, workload, finding);
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        checkWorkload(design, *workload, report);
    }
}

} // namespace

extern const Rule workload_heads_not_divisible;

const Rule workload_heads_not_divisible{
    .id = "workload/heads-not-divisible",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Attention heads do not divide"),
    .text = CLUSTERBRIEF_TR_NOOP("{heads} attention heads do not divide by tensor parallel "
                                 "{tensor}: the rest is {rest}."),
    .why = CLUSTERBRIEF_TR_NOOP("Tensor parallelism gives every rank the same number of heads; the "
                                "job stops at launch."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The model's attention heads do not divide by tensor parallel; a warning where only its "
        "key and value heads do not, and neither divide tensor parallel. Not evaluated without the "
        "model's heads."),
    .fix = CLUSTERBRIEF_TR_NOOP("Take a tensor parallel that divides the heads."),
    .source = "Megatron-LM and vLLM: the number of attention heads must be divisible by the tensor "
              "parallel size",
    .check = check,
    .yieldsTo = {"nvlink/tensor-parallel-exceeds-domain"},
};

} // namespace clusterbrief::rules
