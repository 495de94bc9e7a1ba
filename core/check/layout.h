#pragma once

#include "core/check/rule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What several rules ask of a job's parallel layout, and which changes of it can stand.
namespace clusterbrief {

using Setting = std::pair<std::string, Value>; ///< A JSON pointer and its new value.

/// What keeps the GPUs of the job from being counted, for a rule's "not evaluated"; empty when
/// nothing does.
[[nodiscard]] std::string gpusUnknown(const ResolvedWorkload& workload);

/// The same for a layout: also when the GPUs are too few for it.
[[nodiscard]] std::string layoutUnknown(const ResolvedWorkload& workload);

/// What keeps it from being known whether the job spans servers; empty when nothing does.
[[nodiscard]] std::string spanUnknown(const ResolvedWorkload& workload);

/// Whether the job spans servers that are there. Asked only where that is known.
[[nodiscard]] bool spansItsServers(const ResolvedWorkload& workload);

/// What keeps the job's scale-up domain from being known: a part that the catalog lacks, or a
/// stated domain that the part is not built with. Empty when nothing does.
[[nodiscard]] std::string domainUnknown(const ResolvedWorkload& workload);

/// Whether the job has tensor-parallel groups and its domain is known. Tells the report that the
/// job was looked at, or why not.
[[nodiscard]] bool hasTensorGroups(const ResolvedWorkload& workload, Report& report);

/// The group whose scale-up domain is the smallest. The job has at least one.
[[nodiscard]] const ResolvedGroup& tightestGroup(const ResolvedWorkload& workload);

/// `NVLink`, or `Infinity Fabric` on AMD.
[[nodiscard]] std::string scaleUpName(const ResolvedGroup& group);

/// Puts into a finding what a GPU has each way outside (`outside`) and inside (`inside`) its
/// domain; `otherwise` is the finding's text where that is not known.
void addBandwidths(const ResolvedGroup& group, const char* otherwise, Finding& finding);

/// Units: GPUs. The scale-up domains that the group can be built with, ascending; empty when that
/// is not known.
[[nodiscard]] std::vector<std::int64_t> offeredDomains(const ResolvedGroup& group);

/// Whether the domain that the request states, if any, is one of those offered.
[[nodiscard]] bool domainIsOffered(const ResolvedGroup& group);

/// Whether the job's GPUs are there: at least one replica, and not more than the groups have.
[[nodiscard]] bool fitsGpus(const ResolvedWorkload& workload);

/// Whether weights, states and cache fit every GPU of the job; nothing when that is not known.
[[nodiscard]] std::optional<bool> fitsMemory(const ResolvedWorkload& workload);

/// How many tensor-parallel groups stay inside one scale-up domain each.
struct DomainRoom {
    std::int64_t domains = 0;
    std::int64_t groups = 0;
};
[[nodiscard]] DomainRoom domainRoom(const ResolvedWorkload& workload);

/// Whether the GPUs in use cannot avoid a tensor-parallel group that straddles two domains.
[[nodiscard]] bool straddlesDomains(const ResolvedWorkload& workload);

/// The whole numbers that divide `number`, largest first.
[[nodiscard]] std::vector<std::int64_t> divisors(std::int64_t number);

/// The job with other tensor and pipeline sizes; data parallel is what the GPUs leave where the
/// request does not state it.
[[nodiscard]] ResolvedWorkload withLayout(
    ResolvedWorkload workload, std::int64_t tensor, std::int64_t pipeline);

/// Whether a changed job brings no error that it did not have: GPUs, memory, domains, divisibility.
[[nodiscard]] bool isNoWorse(
    const Design& design, const ResolvedWorkload& before, const ResolvedWorkload& after);

/// Units: micro batches a step and replica. So many keep the bubble, (p − 1) / (m v) of a step's
/// work, at a fifth.
[[nodiscard]] std::int64_t batchesForShortBubble(const ResolvedWorkload& workload);

/// Whether a training job's bubble is over a fifth; nothing where micro batches or layout are not
/// known.
[[nodiscard]] std::optional<bool> hasLongBubble(const ResolvedWorkload& workload);

/// Whether a changed job keeps whole layers a stage and a short bubble where it has them.
[[nodiscard]] bool runsAsWell(const ResolvedWorkload& before, const ResolvedWorkload& after);

/// The fields to set so that the request has the changed layout.
[[nodiscard]] std::vector<Setting> settings(
    const ResolvedWorkload& before, const ResolvedWorkload& after);

/// Tensor parallel as large as the domain allows, pipeline the rest; GPUs stay the same. Nothing
/// when no such layout can stand.
[[nodiscard]] std::optional<ResolvedWorkload> tensorInside(
    const Design& design, const ResolvedWorkload& workload, std::int64_t domain);

/// A job with more or less data parallel, and the global batch that goes with it.
struct DataMend {
    std::int64_t data = 1;
    std::optional<std::int64_t> batch; ///< Nothing where the stated one can stay.
    std::vector<Setting> set;
};

/// The largest data parallel up to `most` with which the job is no worse. Where the stated global
/// batch does not divide by it, the next lower batch goes with it, or the nearest where that would
/// be an eighth less; a larger one where the pipeline's bubble would become long. Nothing where no
/// size stands.
[[nodiscard]] std::optional<DataMend> mostData(
    const Design& design, const ResolvedWorkload& workload, std::int64_t most);

/// Whether the pipeline has more stages than the model has layers.
[[nodiscard]] bool hasEmptyStages(const ResolvedWorkload& workload);

/// Whether a tensor size leaves no part of the job's scale-up domain without a group, as far as the
/// domain is known.
[[nodiscard]] bool fillsDomain(const ResolvedWorkload& workload, std::int64_t tensor);

/// The largest data parallel up to `most` that keeps the global batch divisible where it is.
[[nodiscard]] std::int64_t dataUpTo(const ResolvedWorkload& workload, std::int64_t most);

} // namespace clusterbrief
