#include "core/base/contract.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

struct Missing {
    const char* name;
    const char* key;
};

/// What a compute group leaves open that its GPUs follow from.
std::vector<Missing> missingOf(const ResolvedGroup& group)
{
    if (group.system == nullptr) {
        return {{CLUSTERBRIEF_TR_PHRASE("the system"), "system"}};
    }
    std::vector<Missing> missing;
    if (group.gpuId.empty()) {
        missing.push_back({CLUSTERBRIEF_TR_PHRASE("the GPU"), "gpu"});
    }
    if (group.gpusPerServer == 0) {
        missing.push_back({CLUSTERBRIEF_TR_PHRASE("the number of GPUs"), "gpus"});
    }
    return missing;
}

void checkGroup(const ResolvedGroup& group, Report& report)
{
    report.examined();
    const bool unknown = !group.request->system.empty() && group.system == nullptr;
    if (group.role != Role::Compute || unknown) {
        return;
    }
    const std::vector<Missing> missing = missingOf(group);
    if (missing.empty()) {
        return;
    }
    std::vector<std::string> names;
    for (const Missing& each : missing) {
        names.emplace_back(each.name);
    }
    report.add(group.at, group.field(missing.front().key),
        {{"group", group.request->name}, {"missing", join(names, " and ")}});
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    if (design.groups.empty()) {
        Finding& finding = report.add("nodes", "/nodes", {});
        finding.text = CLUSTERBRIEF_TR_NOOP("The request names no nodes.");
    }
    for (const auto& group : design.groups) {
        checkGroup(*group, report);
    }
}

} // namespace

extern const Rule document_part_not_stated;

const Rule document_part_not_stated{
    .id = "document/part-not-stated",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Compute nodes are not described"),
    .text = CLUSTERBRIEF_TR_NOOP("The compute nodes {group} do not state {missing}."),
    .why = CLUSTERBRIEF_TR_NOOP("GPUs, NVLink domain, memory and fabric all follow from it: "
                                "nothing can be sized or quoted."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The request has no node group, or a group of compute nodes has no system, or a system "
        "that leaves the GPU or the number of GPUs open and the request does not state it. A "
        "system that the catalog lacks is catalog/unknown-part."),
    .fix = CLUSTERBRIEF_TR_NOOP("Name the system, and what it leaves open."),
    .source = "The request format: only storage and management nodes may go without a system",
    .check = check,
};

} // namespace clusterbrief::rules
