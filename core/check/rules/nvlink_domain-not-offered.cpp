#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

#include <algorithm>
#include <cstdlib>

namespace clusterbrief::rules {
namespace {

constexpr const char* kNoNvlinkText = CLUSTERBRIEF_TR_NOOP(
    "A domain of {stated} cannot be built of {part}: it has no NVLink to other GPUs.");

std::string listed(const std::vector<std::int64_t>& sizes)
{
    std::string text;
    for (const std::int64_t size : sizes) {
        text += text.empty() ? "" : size == sizes.back() ? " or " : ", ";
        text += std::to_string(size);
    }
    return text;
}

std::string partOf(const ResolvedGroup& group)
{
    const bool fixed = group.system != nullptr && !group.system->domainOpen;
    if (fixed) {
        return group.system->name;
    }
    return group.gpusPerServer == 0
        ? group.gpu->name
        : filled(CLUSTERBRIEF_TR_PHRASE("{name}, {n} a server"),
            {{"name", group.gpu->name}, {"n", std::to_string(group.gpusPerServer)}});
}

std::int64_t nearestSize(const std::vector<std::int64_t>& sizes, std::int64_t stated)
{
    return *std::min_element(sizes.begin(), sizes.end(), [&](std::int64_t a, std::int64_t b) {
        return std::abs(a - stated) < std::abs(b - stated);
    });
}

/// The jobs of the group as they have to be once it has its new domain; nothing when one cannot be.
std::optional<std::vector<Setting>> jobsInside(
    const Design& design, const ResolvedGroup& group, const ResolvedGroup& rebuilt)
{
    std::vector<Setting> set;
    for (const auto& workload : design.workloads) {
        ResolvedWorkload moved = *workload;
        std::replace(moved.groups.begin(), moved.groups.end(), &group, &rebuilt);
        if (moved.groups == workload->groups || moved.domain() < 2) {
            continue;
        }
        if (moved.tensor > moved.domain()) {
            const auto inside = tensorInside(design, moved, moved.domain());
            if (!inside) {
                return std::nullopt;
            }
            std::vector<Setting> layout = settings(moved, *inside);
            std::move(layout.begin(), layout.end(), std::back_inserter(set));
        } else if (straddlesDomains(moved)) {
            return std::nullopt;
        }
    }
    return set;
}

void checkGroup(const Design& design, const ResolvedGroup& group, Report& report)
{
    if (!group.request->nvlinkDomain) {
        return;
    }
    const std::vector<std::int64_t> sizes = offeredDomains(group);
    if (sizes.empty()) {
        report.skip(filled(CLUSTERBRIEF_TR_PHRASE("{at}: the domains of its GPU are not known"),
            {{"at", group.at}}));
        return;
    }
    report.examined();
    if (domainIsOffered(group)) {
        return;
    }
    const std::int64_t stated = *group.request->nvlinkDomain;
    Finding& finding = report.add(group.at, group.field("nvlink_domain"),
        {{"stated", counted(stated, "GPU", "GPUs")}, {"part", partOf(group)}});
    if (sizes == std::vector<std::int64_t>{1}) {
        finding.text = kNoNvlinkText;
    } else {
        finding.params.emplace_back("offered", listed(sizes));
    }
    ResolvedGroup rebuilt = group;
    rebuilt.domain = nearestSize(sizes, stated);
    auto set = jobsInside(design, group, rebuilt);
    if (!set) {
        return;
    }
    set->emplace_back(group.field("nvlink_domain"), Value::ofNumber(rebuilt.domain));
    finding.params.emplace_back("nearest", std::to_string(rebuilt.domain));
    finding.fix = Fix{set->size() == 1
            ? CLUSTERBRIEF_TR_NOOP("Domain of {nearest}")
            : CLUSTERBRIEF_TR_NOOP("Domain of {nearest}, tensor parallel inside it"),
        std::move(*set)};
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& group : design.groups) {
        checkGroup(design, *group, report);
    }
}

} // namespace

extern const Rule nvlink_domain_not_offered;

const Rule nvlink_domain_not_offered{
    .id = "nvlink/domain-not-offered",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("NVLink domain that cannot be built"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "A domain of {stated} cannot be built of {part}: it comes with {offered}."),
    .why = CLUSTERBRIEF_TR_NOOP("A layout that counts on links which are not there runs over PCIe; "
                                "cards of one name come with NVLink, with bridges or with none."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A node group states an NVLink domain that its system or GPU does not come in. Not "
        "evaluated while the GPU is not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("State the nearest domain that is offered."),
    .source = "QuantaCloud, NVLink vs InfiniBand: H200 NVL joins 2 or 4 cards, H100 PCIe, A100 "
              "PCIe and RTX A6000 "
              "pair up, L40S, L40, RTX 6000 Ada and RTX PRO 6000 have no NVLink; field case: "
              "github.com/kohya-ss/sd-scripts/issues/1434",
    .check = check,
};

} // namespace clusterbrief::rules
