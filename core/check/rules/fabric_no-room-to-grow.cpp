#include "core/base/contract.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

namespace clusterbrief::rules {
namespace {

FabricInput oneUnitMore(const SizedNetwork& compute)
{
    FabricInput input = compute.input;
    const std::int64_t more = (compute.size.units + 1) * *input.scalableUnit - input.nodes;
    input.nodes += more;
    input.hostLinks += more * input.rails;
    input.tiers = Tiers::Auto;
    return input;
}

/// The tiers that one unit more takes; 4 where three do not carry it either.
std::int64_t tiersOf(const FabricSize& size)
{
    return size.fault == FabricFault::None ? size.tiers : 4;
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    const ResolvedNetwork* network = design.network(NetworkKind::Compute);
    if (network == nullptr || !network->request->scalableUnit || computeCountsStated(design)) {
        return;
    }
    const SizedNetwork* compute = sizedCompute(sizing, report);
    if (compute == nullptr || compute->size.units < 1) {
        return;
    }
    report.examined();
    const FabricSize& now = compute->size;
    const FabricSize next = sizeFabric(oneUnitMore(*compute));
    if (compute->input.growthTier || tiersOf(next) <= now.tiers) {
        return;
    }
    Finding& finding = report.add(network->at, network->field("growth_tier"),
        {{"units", counted(now.units, "unit", "units")},
            {"unit", counted(*compute->input.scalableUnit, "node", "nodes")},
            {"tiers", counted(now.tiers, "tier", "tiers")},
            {"needed", counted(tiersOf(next), "tier", "tiers")}});
    if (next.fault != FabricFault::None) {
        std::erase_if(finding.params, [](const auto& param) { return param.first == "needed"; });
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "{units} of {unit} are the most that {tiers} of these switches carry; one unit more "
            "needs switches with more ports, or another fabric.");
    }
    FabricInput grown = compute->input;
    grown.growthTier = true;
    if (builds(grown)) {
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Keep half of every spine's ports for a core tier"),
            {{network->field("growth_tier"), Value::ofFlag(true)}}};
    }
}

} // namespace

extern const Rule fabric_no_room_to_grow;

const Rule fabric_no_room_to_grow{
    .id = "fabric/no-room-to-grow",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("The next unit needs another tier"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "{units} of {unit} fill {tiers} of switches; one unit more takes {needed}, and every spine "
        "is cabled anew."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "Growing then means to take the running fabric apart, instead of adding switches to it."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Scalable units are stated, and one unit more than are built takes another tier of "
        "switches or is beyond three. More spines in the same tiers are not told: that is how "
        "published designs grow. Silent where a growth tier is asked for; not evaluated while the "
        "fabric is not sized."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for a growth tier, or accept that this is the final size."),
    .source = "NVIDIA DGX SuperPOD GB200: half of every spine's ports are kept for a core tier; "
              "the sizing rules",
    .check = check,
    .yieldsTo = {"fabric/rails-never-meet"},
};

} // namespace clusterbrief::rules
