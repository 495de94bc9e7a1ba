#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

constexpr const char* kUnknownLinkText =
    CLUSTERBRIEF_TR_NOOP("Tensor parallel {tensor} on GPUs without NVLink between them: the "
                         "all-reduces of every layer leave the GPU over PCIe.");

void offerFix(const Design& design, const ResolvedWorkload& workload, Finding& finding)
{
    const auto pipelined = withLayout(workload, 1, workload.tensor * workload.pipeline);
    if (!isNoWorse(design, workload, pipelined)) {
        return;
    }
    finding.params.emplace_back("new_pipeline", std::to_string(pipelined.pipeline));
    finding.fix = Fix{
        CLUSTERBRIEF_TR_NOOP("Tensor 1 × pipeline {new_pipeline}"), settings(workload, pipelined)};
}

void checkWorkload(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    if (!hasTensorGroups(workload, report)) {
        return;
    }
    if (workload.domain() != 1) {
        return;
    }
    const Gpu* gpu = tightestGroup(workload).gpu;
    Finding& finding = report.add(workload.at, workload.field("parallelism/tensor"),
        {{"tensor", grouped(*workload.request->parallelism->tensor)}});
    if (gpu != nullptr && gpu->pcie.lanes > 0) {
        finding.params.emplace_back("gpu", gpu->name);
        finding.params.emplace_back("pcie", figure(gpu->pcie.eachWay().value, 2));
    } else {
        finding.text = kUnknownLinkText;
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

extern const Rule nvlink_tensor_parallel_without_nvlink;

const Rule nvlink_tensor_parallel_without_nvlink{
    .id = "nvlink/tensor-parallel-without-nvlink",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Tensor parallel without NVLink"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "Tensor parallel {tensor} on {gpu} without NVLink between the cards: the all-reduces of "
        "every layer leave the card over PCIe, at most {pcie} GB/s each way."),
    .why = CLUSTERBRIEF_TR_NOOP("Tensor parallelism over PCIe can be slower than one card; "
                                "pipeline stages pass far less."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Tensor parallel is above 1 on GPUs whose scale-up domain is 1: cards without NVLink, or "
        "without bridges. Not evaluated while the domain is not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Use pipeline parallelism in place of tensor parallelism."),
    .source = "QuantaCloud, NVLink vs InfiniBand: vLLM recommends pipeline parallelism on GPUs "
              "without NVLink; field "
              "cases: github.com/vllm-project/vllm/issues/732, "
              "github.com/kohya-ss/sd-scripts/issues/1434",
    .check = check,
    .yieldsTo = {"nvlink/mixed-gpus-in-group"},
};

} // namespace clusterbrief::rules
