#include "core/base/contract.h"
#include "core/check/layout.h"

namespace clusterbrief::rules {
namespace {

/// Units: GB/s each way between two GPUs that are linked directly; 0 where a switch joins them.
double pairOf(const Gpu& gpu)
{
    const Value* scaleUp = gpu.entry.find("scale_up");
    const Value* pair = scaleUp == nullptr ? nullptr : scaleUp->find("pair_each_way_gbs");
    return pair == nullptr ? 0 : parseNumber(pair->text).value_or(0);
}

void judge(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    const ResolvedGroup& group = tightestGroup(workload);
    if (group.gpu == nullptr || workload.tensor >= group.domain) {
        return;
    }
    const double pair = pairOf(*group.gpu);
    if (pair <= 0) {
        return;
    }
    const double reached = pair * static_cast<double>(workload.tensor - 1);
    const double all = group.gpu->scaleUp.eachWay().value;
    if (reached >= all) {
        return;
    }
    Finding& finding = report.add(workload.at, workload.field("parallelism/tensor"),
        {{"tensor", std::to_string(workload.tensor)}, {"gpu", group.gpu->name},
            {"domain", std::to_string(group.domain)}, {"pair", figure(pair)},
            {"reached", figure(reached)}, {"all", figure(all)}, {"short", figure(all - reached)}});
    const std::optional<ResolvedWorkload> whole = tensorInside(design, workload, group.domain);
    if (whole && whole->tensor == group.domain) {
        finding.params.emplace_back("stages", std::to_string(whole->pipeline));
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Tensor parallel {domain}, pipeline {stages}"),
            settings(workload, *whole)};
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        if (hasTensorGroups(*workload, report)) {
            judge(design, *workload, report);
        }
    }
}

} // namespace

extern const Rule nvlink_tensor_parallel_on_mesh;

const Rule nvlink_tensor_parallel_on_mesh{
    .id = "nvlink/tensor-parallel-on-mesh",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("A small group uses few links of the mesh"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "Tensor parallel {tensor} on {gpu}, whose {domain} GPUs are joined pair by pair: each has "
        "{pair} GB/s each way to another, {reached} GB/s within the group, {short} GB/s less than "
        "the {all} GB/s that all its links give."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "Links to GPUs outside the group are idle for it: a pair talks over one link of seven, "
        "where a switch would give it all of them."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Tensor parallel above 1 and below the domain on GPUs that are linked pair by pair, as the "
        "catalog says of AMD Instinct. Not evaluated while the domain is not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Make the group the whole domain, or use pipeline or data parallel "
                                "inside it."),
    .source = "ML Engineering, network chapter: AMD Infinity Fabric is a full mesh, a pair of GPUs "
              "gets one of seven links",
    .check = check,
    .yieldsTo = {"nvlink/tensor-parallel-splits-domain"},
};

} // namespace clusterbrief::rules
