#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

constexpr const char* kRanksText = CLUSTERBRIEF_TR_NOOP(
    "{gpus} GPUs of tensor × pipeline × context × data parallel do not divide by expert {expert} × "
    "expert tensor {expert_tensor} × pipeline {pipeline} = {ranks}: experts have no whole "
    "data-parallel group.");

constexpr const char* kDenseText = CLUSTERBRIEF_TR_NOOP(
    "Expert parallel {expert} × expert tensor {expert_tensor} is stated for {model}, which has no "
    "experts.");

bool dividesRanks(const ResolvedWorkload& workload)
{
    const std::int64_t inStage = workload.gpus() / workload.pipeline;
    return inStage % workload.expert == 0 && inStage / workload.expert % workload.expertTensor == 0;
}

/// The largest valid size up to the stated one; where none is smaller, the next larger.
void offerFix(const Design& design, const ResolvedWorkload& workload, Finding& finding)
{
    std::vector<std::int64_t> sizes;
    const std::int64_t experts = workload.model->experts;
    for (std::int64_t size = std::min(workload.expert, experts); size > 0; --size) {
        if (experts % size == 0) {
            sizes.push_back(size);
        }
    }
    for (const std::int64_t size : sizes) {
        ResolvedWorkload other = workload;
        other.expert = size;
        if (dividesRanks(other) && isNoWorse(design, workload, other)) {
            finding.params.emplace_back("new_expert", grouped(size));
            finding.fix = Fix{
                CLUSTERBRIEF_TR_NOOP("Expert parallel {new_expert}"), settings(workload, other)};
            return;
        }
    }
}

void addDense(const ResolvedWorkload& workload, Report& report)
{
    Finding& finding = report.add(workload.at, workload.field("parallelism/expert"),
        {{"expert", grouped(workload.expert)}, {"expert_tensor", grouped(workload.expertTensor)},
            {"model", workload.model->name.empty() ? workload.modelId : workload.model->name}});
    finding.severity = Severity::Advice;
    finding.text = kDenseText;
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Leave expert parallel out"),
        {{workload.field("parallelism/expert"), Value{}},
            {workload.field("parallelism/expert_tensor"), Value{}}}};
}

void checkWorkload(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    if (workload.expert == 1 && workload.expertTensor == 1) {
        return;
    }
    if (!workload.model) {
        report.skip(filled(CLUSTERBRIEF_TR_PHRASE("{name}: the model's experts are not known"),
            {{"name", workload.request->name}}));
        return;
    }
    report.examined();
    if (!workload.model->hasExperts()) {
        addDense(workload, report);
        return;
    }
    if (workload.model->experts % workload.expert != 0) {
        Finding& finding = report.add(workload.at, workload.field("parallelism/expert"),
            {{"experts", grouped(workload.model->experts)}, {"expert", grouped(workload.expert)},
                {"rest", grouped(workload.model->experts % workload.expert)}});
        offerFix(design, workload, finding);
        return;
    }
    if (std::string reason = layoutUnknown(workload); !reason.empty()) {
        report.skip(std::move(reason));
        return;
    }
    if (dividesRanks(workload)) {
        return;
    }
    Finding& finding = report.add(workload.at, workload.field("parallelism/expert"),
        {{"gpus", grouped(workload.gpus())}, {"expert", grouped(workload.expert)},
            {"expert_tensor", grouped(workload.expertTensor)},
            {"pipeline", grouped(workload.pipeline)},
            {"ranks",
                figure(static_cast<double>(workload.expert)
                        * static_cast<double>(workload.expertTensor)
                        * static_cast<double>(workload.pipeline),
                    0)}});
    finding.text = kRanksText;
    offerFix(design, workload, finding);
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        checkWorkload(design, *workload, report);
    }
}

} // namespace

extern const Rule workload_expert_layout_invalid;

const Rule workload_expert_layout_invalid{
    .id = "workload/expert-layout-invalid",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Experts cannot be laid out so"),
    .text = CLUSTERBRIEF_TR_NOOP("{experts} experts do not divide by expert parallel {expert}: "
                                 "the rest is {rest}."),
    .why = CLUSTERBRIEF_TR_NOOP("Every rank holds the same number of experts, and every expert the "
                                "same number of replicas; the job stops at launch."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The model's experts do not divide by expert parallel, or tensor × pipeline × context × "
        "data parallel does not divide by expert × expert tensor × pipeline. Advice where the "
        "model has no experts. Not evaluated without a model, and while the layout does not fit "
        "the GPUs."),
    .fix = CLUSTERBRIEF_TR_NOOP("Take an expert parallel that divides the experts and the ranks."),
    .source = "Megatron-LM asserts both; field case: a published model card states expert data "
              "parallel 2 where 256 / (8 × 32) = 1",
    .check = check,
    .also = {Severity::Advice},
};

} // namespace clusterbrief::rules
