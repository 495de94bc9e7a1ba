#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

#include <algorithm>
#include <cstdlib>

namespace clusterbrief::rules {
namespace {

constexpr const char* kStraddlesText = CLUSTERBRIEF_TR_NOOP(
    "{groups} tensor-parallel groups of {tensor} do not fit {domains} {link} domains of {domain} "
    "GPUs: {places} stay inside one, {straddling} would straddle two.");

/// Divisors of the domain, the nearest to the tensor size first.
std::vector<std::int64_t> nearestDivisors(std::int64_t domain, std::int64_t tensor)
{
    std::vector<std::int64_t> sizes = divisors(domain);
    std::stable_sort(sizes.begin(), sizes.end(), [&](std::int64_t a, std::int64_t b) {
        return std::abs(a - tensor) < std::abs(b - tensor);
    });
    return sizes;
}

void offerFix(const Design& design, const ResolvedWorkload& workload, Finding& finding)
{
    for (const std::int64_t tensor : nearestDivisors(workload.domain(), workload.tensor)) {
        const auto even = withLayout(workload, tensor, workload.pipeline);
        if (isNoWorse(design, workload, even)) {
            finding.params.emplace_back("new_tensor", std::to_string(tensor));
            finding.fix =
                Fix{CLUSTERBRIEF_TR_NOOP("Tensor {new_tensor}"), settings(workload, even)};
            return;
        }
    }
}

void checkWorkload(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    if (!hasTensorGroups(workload, report)) {
        return;
    }
    const std::int64_t domain = workload.domain();
    if (workload.tensor > domain || domain % workload.tensor == 0) {
        return;
    }
    Finding& finding = report.add(workload.at, workload.field("parallelism/tensor"),
        {{"tensor", std::to_string(workload.tensor)},
            {"link", scaleUpName(tightestGroup(workload))}, {"domain", std::to_string(domain)}});
    if (straddlesDomains(workload)) {
        const DomainRoom room = domainRoom(workload);
        const std::int64_t groups = workload.gpus() / workload.tensor;
        finding.severity = Severity::Error;
        finding.text = kStraddlesText;
        finding.params.emplace_back("groups", grouped(groups));
        finding.params.emplace_back("domains", grouped(room.domains));
        finding.params.emplace_back("places", grouped(room.groups));
        finding.params.emplace_back("straddling", grouped(groups - room.groups));
    } else {
        finding.params.emplace_back("idle", counted(domain % workload.tensor, "GPU", "GPUs"));
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

extern const Rule nvlink_tensor_parallel_splits_domain;

const Rule nvlink_tensor_parallel_splits_domain{
    .id = "nvlink/tensor-parallel-splits-domain",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Tensor parallel does not divide the NVLink domain"),
    .text = CLUSTERBRIEF_TR_NOOP("Tensor parallel {tensor} does not divide the {link} domain of "
                                 "{domain} GPUs, which leaves {idle} of each domain without a "
                                 "group."),
    .why = CLUSTERBRIEF_TR_NOOP("GPUs without a group stand idle; a group that takes GPUs of two "
                                "domains runs its all-reduces over the fabric."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Tensor parallel fits the scale-up domain and does not divide it; an error when the groups "
        "in use are more than fit whole into the domains. Not evaluated while the domain is not "
        "known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Take the nearest tensor parallel that divides the domain."),
    .source = "QuantaCloud, NVLink vs InfiniBand: size NVLink for the largest tensor-parallel "
              "group; field case: "
              "github.com/NVIDIA/topograph/pull/496, rack jobs spread over racks",
    .check = check,
    .yieldsTo = {"nvlink/mixed-gpus-in-group", "workload/heads-not-divisible"},
    .also = {Severity::Error},
};

} // namespace clusterbrief::rules
