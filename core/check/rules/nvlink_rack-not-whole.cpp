#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

constexpr const char* kTrayText = CLUSTERBRIEF_TR_NOOP(
    "Tensor parallel {tensor} with pipeline {pipeline} takes the tray of {tray} GPUs for the "
    "NVLink domain, which is the rack of {rack}.");

constexpr const char* kBothText = CLUSTERBRIEF_TR_NOOP(
    "The job's {gpus} GPUs are not whole racks of {rack}, and tensor parallel {tensor} with "
    "pipeline {pipeline} takes the tray of {tray} GPUs for the NVLink domain.");

struct Faults {
    bool partRack = false;
    bool trayAsDomain = false;
};

std::int64_t racksOf(const ResolvedWorkload& workload)
{
    std::int64_t racks = 0;
    for (const ResolvedGroup* group : workload.groups) {
        racks += group->servers;
    }
    return racks;
}

/// Spare trays, as many in each rack, leave the job an equal share of every domain.
bool sharesRacksEvenly(const ResolvedWorkload& workload, std::int64_t spareTrays)
{
    return workload.groups.size() == 1 && spareTrays > 0 && spareTrays % racksOf(workload) == 0;
}

Faults faultsOf(const ResolvedWorkload& workload)
{
    const ResolvedGroup& group = *workload.groups.front();
    const std::int64_t rack = workload.gpusPerServer();
    const bool servesAlone = workload.request->kind == WorkloadKind::Inference
        && !workload.spansServers().value_or(true);
    const bool spared = workload.gpus() == workload.gpusAvailable
        && sharesRacksEvenly(workload, workload.request->spareNodes.value_or(0));
    return {.partRack = workload.gpus() % rack != 0 && !servesAlone && !spared,
        .trayAsDomain = group.gpusPerNode < rack && workload.tensor == group.gpusPerNode
            && workload.pipeline > 1};
}

/// Takes the idle trays out of the job, where every rack gives as many.
std::optional<Setting> spareTrays(const ResolvedWorkload& workload)
{
    const std::int64_t tray = workload.groups.front()->gpusPerNode;
    if (tray == 0) {
        return std::nullopt;
    }
    const std::int64_t idle = workload.gpusAvailable - workload.gpus();
    const std::int64_t spare = workload.request->spareNodes.value_or(0) + idle / tray;
    const bool allRacks = ceilDiv(workload.gpus(), workload.gpusPerServer()) == racksOf(workload);
    if (idle % tray != 0 || !allRacks || !sharesRacksEvenly(workload, spare)) {
        return std::nullopt;
    }
    return Setting{workload.field("spare_nodes"), Value::ofNumber(spare)};
}

void offerFix(
    const Design& design, const ResolvedWorkload& workload, Faults faults, Finding& finding)
{
    std::vector<Setting> set;
    if (faults.trayAsDomain) {
        const auto wide = tensorInside(design, workload, workload.domain());
        if (!wide || wide->tensor <= workload.tensor) {
            return;
        }
        set = settings(workload, *wide);
    }
    if (faults.partRack) {
        std::optional<Setting> spare = spareTrays(workload);
        if (!spare) {
            return;
        }
        set.push_back(std::move(*spare));
    }
    finding.fix = Fix{!faults.partRack ? CLUSTERBRIEF_TR_NOOP("Tensor parallel across trays")
            : !faults.trayAsDomain     ? CLUSTERBRIEF_TR_NOOP("Keep the idle trays as spares")
                                       : CLUSTERBRIEF_TR_NOOP("Tensor parallel across trays, idle "
                                                                  "trays as spares"),
        std::move(set)};
}

void checkJob(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    report.examined();
    const Faults faults = faultsOf(workload);
    if (!faults.partRack && !faults.trayAsDomain) {
        return;
    }
    const std::int64_t rack = workload.gpusPerServer();
    Finding& finding = report.add(workload.at,
        workload.field(faults.trayAsDomain ? "parallelism/tensor" : "parallelism"),
        {{"rack", std::to_string(rack)}});
    const auto say = [&](const char* name, std::string value) {
        finding.params.emplace_back(name, std::move(value));
    };
    if (faults.partRack) {
        say("gpus", grouped(workload.gpus()));
    }
    if (faults.trayAsDomain) {
        say("tensor", std::to_string(workload.tensor));
        say("pipeline", std::to_string(workload.pipeline));
        say("tray", std::to_string(workload.groups.front()->gpusPerNode));
        finding.text = faults.partRack ? kBothText : kTrayText;
    } else {
        const std::int64_t racks = ceilDiv(workload.gpus(), rack);
        say("racks", counted(racks, "rack has", "racks have"));
        say("seats", grouped(racks * rack));
        say("outside", counted(racks * rack - workload.gpus(), "GPU", "GPUs"));
    }
    offerFix(design, workload, faults, finding);
}

void checkWorkload(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    for (const ResolvedGroup* group : workload.groups) {
        if (group->system == nullptr && !group->request->system.empty()) {
            report.skip(
                filled(CLUSTERBRIEF_TR_PHRASE("{at}: the system {system} is not in the catalog"),
                    {{"at", group->at}, {"system", group->request->system}}));
            return;
        }
    }
    const bool onRacks = !workload.groups.empty()
        && std::all_of(workload.groups.begin(), workload.groups.end(),
            [](const ResolvedGroup* group) { return group->isRack(); });
    if (!onRacks) {
        return;
    }
    if (std::string reason = layoutUnknown(workload); !reason.empty()) {
        report.skip(std::move(reason));
        return;
    }
    checkJob(design, workload, report);
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        checkWorkload(design, *workload, report);
    }
}

} // namespace

extern const Rule nvlink_rack_not_whole;

const Rule nvlink_rack_not_whole{
    .id = "nvlink/rack-not-whole",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Job does not use whole racks"),
    .text = CLUSTERBRIEF_TR_NOOP("The job's {gpus} GPUs are not whole racks of {rack}: {racks} "
                                 "{seats} GPUs, {outside} of a domain stay outside the job."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "The rack is the NVLink domain: a job that fills part of one spreads unevenly over the "
        "domains, and a layout that takes the tray for the domain leaves NVLink unused."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "On rack systems: the job's GPUs are no multiple of a rack's, or tensor parallel is a "
        "tray's GPUs with pipeline above 1. Silent when spare trays, as many in each rack, explain "
        "the rest, and for inference whose replicas each stay in one rack. Not evaluated while the "
        "layout does not fit the GPUs."),
    .fix = CLUSTERBRIEF_TR_NOOP("Fill whole racks, keep the same number of trays of each rack as "
                                "spares, or lay tensor parallel across trays."),
    .source =
        "QuantaCloud, NVLink vs InfiniBand: the NVL72 rack is one domain of 72 GPUs; field case: "
        "github.com/deepseek-ai/DeepEP/issues/596, domain guessed 4 instead of 72",
    .check = check,
    .yieldsTo = {"nvlink/mixed-gpus-in-group", "nvlink/tensor-parallel-splits-domain"},
};

} // namespace clusterbrief::rules
