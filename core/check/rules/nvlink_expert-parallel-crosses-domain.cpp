#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

constexpr const char* kNoFabricText = CLUSTERBRIEF_TR_NOOP(
    "Expert parallel {expert} × expert tensor {expert_tensor} spreads experts over {ranks} GPUs, "
    "the {link} domain has {domain}: the all-to-all leaves it.");

/// Where the request leaves it open, frameworks differ: the reader must know what was taken.
std::string expertTensorOf(const ResolvedWorkload& workload)
{
    const std::string size = grouped(workload.expertTensor);
    return workload.request->parallelism->expertTensor
        ? size
        : filled(
            CLUSTERBRIEF_TR_PHRASE("{size} (not stated; Megatron takes tensor parallel, here {n})"),
            {{"size", size}, {"n", std::to_string(workload.tensor)}});
}

void offerFix(const Design& design, const ResolvedWorkload& workload, Finding& finding)
{
    ResolvedWorkload inside = workload;
    for (const std::int64_t ranks : divisors(workload.domain())) {
        if (ranks % workload.expertTensor != 0) {
            continue;
        }
        inside.expert = ranks / workload.expertTensor;
        if (workload.expert % inside.expert == 0 && isNoWorse(design, workload, inside)) {
            finding.params.emplace_back("new_expert", std::to_string(inside.expert));
            finding.fix = Fix{
                CLUSTERBRIEF_TR_NOOP("Expert parallel {new_expert}"), settings(workload, inside)};
            return;
        }
    }
}

void checkWorkload(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    const std::int64_t ranks = workload.expert * workload.expertTensor;
    const bool dense = workload.model && workload.model->experts < 2;
    if (workload.expert == 1 || dense) {
        return;
    }
    if (std::string reason = domainUnknown(workload); !reason.empty()) {
        report.skip(std::move(reason));
        return;
    }
    report.examined();
    if (ranks <= workload.domain()) {
        return;
    }
    const ResolvedGroup& group = tightestGroup(workload);
    Finding& finding = report.add(workload.at, workload.field("parallelism/expert"),
        {{"expert", grouped(workload.expert)}, {"expert_tensor", expertTensorOf(workload)},
            {"ranks", grouped(ranks)}, {"link", scaleUpName(group)},
            {"domain", std::to_string(workload.domain())}});
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

extern const Rule nvlink_expert_parallel_crosses_domain;

const Rule nvlink_expert_parallel_crosses_domain{
    .id = "nvlink/expert-parallel-crosses-domain",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("Expert parallel crosses the NVLink domain"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "Expert parallel {expert} × expert tensor {expert_tensor} spreads experts over {ranks} "
        "GPUs, the {link} domain has {domain}: the fabric carries the all-to-all at {outside} GB/s "
        "each way a GPU instead of {inside}."),
    .why = CLUSTERBRIEF_TR_NOOP("Every layer with experts sends tokens to all of them; across "
                                "servers that traffic decides the speed of the job."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Expert parallel × expert tensor is larger than the scale-up domain. Expert tensor is 1 "
        "where it is not stated, while Megatron's default is tensor parallel. Not evaluated while "
        "the domain is not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Take an expert parallel that fits the domain, or accept it and "
                                "size the fabric for the all-to-all."),
    .source = "QuantaCloud, NVLink vs InfiniBand: experts in different servers load the fabric; "
              "field case: "
              "github.com/NVIDIA/topograph/pull/496",
    .check = check,
    .yieldsTo = {"nvlink/mixed-gpus-in-group", "workload/expert-layout-invalid"},
};

} // namespace clusterbrief::rules
