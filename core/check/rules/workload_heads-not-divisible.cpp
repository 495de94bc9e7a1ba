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

/// A tensor size with pipeline for the rest where that can stand, else with the pipeline as it is.
std::optional<ResolvedWorkload> withTensor(
    const Design& design, const ResolvedWorkload& workload, std::int64_t tensor, bool keepPace)
{
    const std::int64_t product = workload.tensor * workload.pipeline;
    for (const std::int64_t pipeline :
        {product % tensor == 0 ? product / tensor : workload.pipeline, workload.pipeline}) {
        ResolvedWorkload changed = withLayout(workload, tensor, pipeline);
        if (isNoWorse(design, workload, changed) && (!keepPace || runsAsWell(workload, changed))) {
            return changed;
        }
    }
    return std::nullopt;
}

bool dividesHeads(const Model& model, std::int64_t tensor)
{
    return model.heads % tensor == 0 && dividesKeys(model, tensor);
}

/// The next larger size inside a known domain for which there are GPUs: it fills the domain and
/// takes nothing away.
std::optional<ResolvedWorkload> larger(const Design& design, const ResolvedWorkload& workload)
{
    const Model& model = *workload.model;
    const std::int64_t most = domainUnknown(workload).empty() ? workload.domain() : 0;
    for (std::int64_t tensor = workload.tensor + 1; tensor <= most; ++tensor) {
        ResolvedWorkload changed = withLayout(workload, tensor, workload.pipeline);
        if (dividesHeads(model, tensor) && fillsDomain(workload, tensor) && fitsGpus(changed)
            && isNoWorse(design, workload, changed) && runsAsWell(workload, changed)) {
            return changed;
        }
    }
    return std::nullopt;
}

/// The next larger size that can stand, else the largest smaller one: of those that divide the
/// domain if there is one, and run as well if there is one.
std::optional<ResolvedWorkload> withWholeHeads(
    const Design& design, const ResolvedWorkload& workload)
{
    if (auto changed = larger(design, workload)) {
        return changed;
    }
    for (const auto& [whole, keepPace] : {std::pair(true, true), {true, false}, {false, false}}) {
        for (std::int64_t tensor = std::min(workload.tensor - 1, workload.model->heads); tensor > 0;
             --tensor) {
            const bool divides =
                dividesHeads(*workload.model, tensor) && fillsDomain(workload, tensor) == whole;
            auto smaller = divides ? withTensor(design, workload, tensor, keepPace) : std::nullopt;
            if (smaller) {
                return smaller;
            }
        }
    }
    return std::nullopt;
}

void offerFix(const Design& design, const ResolvedWorkload& workload, Finding& finding)
{
    if (const auto smaller = withWholeHeads(design, workload)) {
        finding.params.emplace_back("new_tensor", std::to_string(smaller->tensor));
        finding.params.emplace_back("new_pipeline", std::to_string(smaller->pipeline));
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Tensor {new_tensor} × pipeline {new_pipeline}"),
            settings(workload, *smaller)};
    }
}

void checkWorkload(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    if (workload.tensor < 2) {
        return;
    }
    if (!workload.model || workload.model->heads == 0) {
        report.skip(
            filled(CLUSTERBRIEF_TR_PHRASE("{name}: the model's attention heads are not known"),
                {{"name", workload.request->name}}));
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
    .also = {Severity::Warning},
};

} // namespace clusterbrief::rules
