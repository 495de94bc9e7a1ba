#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

/// What a system that leaves nothing open is stated to have in another kind or number.
void lookAt(const Design& design, const ResolvedGroup& group, Report& report)
{
    const System& system = *group.system;
    const NodeGroup& request = *group.request;
    const Gpu* stated = request.gpu.empty() ? nullptr : design.catalog->gpu(request.gpu);
    std::vector<std::string> said;
    Fix fix{CLUSTERBRIEF_TR_NOOP("Leave the GPUs to the system"), {}};
    if (!system.gpuOpen && !request.gpu.empty() && (stated == nullptr || stated != group.gpu)) {
        said.push_back(filled(CLUSTERBRIEF_TR_PHRASE("the GPU {gpu} against {other_gpu}"),
            {{"gpu", request.gpu}, {"other_gpu", system.gpu}}));
        fix.set.emplace_back(group.field("gpu"), Value{});
    }
    if (!system.gpusOpen && request.gpus && *request.gpus != system.gpus) {
        said.push_back(filled(CLUSTERBRIEF_TR_PHRASE("{count} against {n}"),
            {{"count", counted(*request.gpus, "GPU", "GPUs")}, {"n", grouped(system.gpus)}}));
        fix.set.emplace_back(group.field("gpus"), Value{});
    }
    if (said.empty()) {
        return;
    }
    Finding& finding = report.add(group.at, fix.set.front().first,
        {{"group", request.name}, {"system", system.name}, {"said", join(said, ", ")}});
    finding.fix = std::move(fix);
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& group : design.groups) {
        if (group->system != nullptr) {
            report.examined();
            lookAt(design, *group, report);
        }
    }
}

} // namespace

extern const Rule catalog_part_contradicts_system;

const Rule catalog_part_contradicts_system{
    .id = "catalog/part-contradicts-system",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("GPUs are not those of the system"),
    .text = CLUSTERBRIEF_TR_NOOP("{group} states other GPUs than {system} has: {said}."),
    .why = CLUSTERBRIEF_TR_NOOP("One of the two is not what will be delivered; memory, power and "
                                "fabric are counted from the system's."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A node group states a GPU or a number of GPUs, and its system, which leaves neither open, "
        "has another. Systems that take any cards are not looked at for what they leave open."),
    .fix = CLUSTERBRIEF_TR_NOOP("Name the system that has these GPUs, or leave them out."),
    .source = "The catalog's systems, each with its source",
    .check = check,
};

} // namespace clusterbrief::rules
