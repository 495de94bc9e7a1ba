#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

constexpr const char* kNoFabricText =
    CLUSTERBRIEF_TR_NOOP("Tensor parallel {tensor} does not fit the {link} domain of {domain} "
                         "GPUs, and between domains there is no known compute port.");

void offerFix(const Design& design, const ResolvedWorkload& workload, Finding& finding)
{
    const auto inside = tensorInside(design, workload, workload.domain());
    if (!inside) {
        return;
    }
    finding.params.emplace_back("new_tensor", std::to_string(inside->tensor));
    finding.params.emplace_back("new_pipeline", std::to_string(inside->pipeline));
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Tensor {new_tensor} × pipeline {new_pipeline}"),
        settings(workload, *inside)};
}

void checkWorkload(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    if (!hasTensorGroups(workload, report)) {
        return;
    }
    const std::int64_t domain = workload.domain();
    if (domain < 2 || workload.tensor <= domain) {
        return;
    }
    const ResolvedGroup& group = tightestGroup(workload);
    Finding& finding = report.add(workload.at, workload.field("parallelism/tensor"),
        {{"tensor", grouped(*workload.request->parallelism->tensor)}, {"link", scaleUpName(group)},
            {"domain", std::to_string(domain)}});
    addBandwidths(group, kNoFabricText, finding);
    offerFix(design, workload, finding);
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        checkWorkload(design, *workload, report);
    }
}

} // namespace

extern const Rule nvlink_tensor_parallel_exceeds_domain;

const Rule nvlink_tensor_parallel_exceeds_domain{
    .id = "nvlink/tensor-parallel-exceeds-domain",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Tensor parallel exceeds the NVLink domain"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "Tensor parallel {tensor} does not fit the {link} domain of {domain} GPUs: beyond it a GPU "
        "has {outside} GB/s each way instead of {inside}."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "Tensor parallelism runs all-reduces inside every layer; a group that leaves the domain "
        "runs at the speed of the fabric, and some frameworks refuse to start it."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Tensor parallel is larger than the smallest scale-up domain, of 2 or more GPUs, that the "
        "job runs on. Not evaluated while the domain is not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Take the largest tensor parallel that divides the domain and the "
                                "model's heads, and pipeline for the rest."),
    .source =
        "QuantaCloud, NVLink vs InfiniBand: tensor parallel never exceeds the NVLink domain, 8 "
        "GPUs on an HGX "
        "board and 72 in an NVL72 rack; field case: github.com/NVIDIA-NeMo/Skills/issues/1059",
    .check = check,
    .yieldsTo = {"nvlink/mixed-gpus-in-group"},
};

} // namespace clusterbrief::rules
