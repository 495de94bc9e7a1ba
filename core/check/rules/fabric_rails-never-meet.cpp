#include "core/base/contract.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

namespace clusterbrief::rules {
namespace {

/// The stated fields that `after` leaves open.
Settings released(
    const ResolvedNetwork& network, const FabricInput& before, const FabricInput& after)
{
    Settings set;
    const auto release = [&](bool differs, std::string_view key) {
        if (differs) {
            set.emplace_back(network.field(key), Value{});
        }
    };
    release(before.tiers != after.tiers, "tiers");
    release(before.leafSwitches != after.leafSwitches, "leaf_switches");
    release(before.spineSwitches != after.spineSwitches, "spine_switches");
    release(before.coreSwitches != after.coreSwitches, "core_switches");
    return set;
}

/// The least change after which something joins the leaves.
std::optional<Settings> joined(const ResolvedNetwork& network, const FabricInput& input)
{
    FabricInput noTiers = input;
    noTiers.tiers = Tiers::Auto;
    FabricInput noSpines = input;
    noSpines.spineSwitches.reset();
    FabricInput neither = noTiers;
    neither.spineSwitches.reset();
    FabricInput derived = neither;
    derived.leafSwitches.reset();
    derived.coreSwitches.reset();
    for (const FabricInput* attempt : {&noTiers, &noSpines, &neither, &derived}) {
        if (builds(*attempt)) {
            return released(network, input, *attempt);
        }
    }
    return std::nullopt;
}

void check(const Design& /*design*/, const Sizing& sizing, Report& report)
{
    const SizedNetwork* compute = sizedCompute(sizing, report);
    if (compute == nullptr) {
        return;
    }
    report.examined();
    const FabricSize& size = compute->size;
    if (!leavesApart(compute->input, size)) {
        return;
    }
    const ResolvedNetwork& network = *compute->network;
    const bool oneTier = network.request->tiers == Tiers::One;
    Finding& finding = report.add(network.at, network.field(oneTier ? "tiers" : "spine_switches"),
        {{"leaves", grouped(size.leaf / size.planes)}, {"rails", std::to_string(size.rails)}});
    if (size.planes > 1) {
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "In each plane the compute fabric has {leaves} leaf switches for {rails} ports a node, "
            "and no tier above joins them.");
    }
    if (auto set = joined(network, compute->input)) {
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Add the spines"), std::move(*set)};
    }
}

} // namespace

extern const Rule fabric_rails_never_meet;

const Rule fabric_rails_never_meet{
    .id = "fabric/rails-never-meet",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Nothing joins the leaves"),
    .text =
        CLUSTERBRIEF_TR_NOOP("The compute fabric has {leaves} leaf switches for {rails} ports a "
                             "node, and no tier above joins them."),
    .why = CLUSTERBRIEF_TR_NOOP("Ports on different leaves cannot reach each other: jobs whose "
                                "ranks are spread unevenly fail to start."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The compute fabric as sized has several leaves a plane and no spine, and is no leaf "
        "pair. Not evaluated while the fabric is not sized."),
    .fix = CLUSTERBRIEF_TR_NOOP("Add spines."),
    .source = "Field cases: github.com/NVIDIA/nccl/issues/836, 2013 and 2345",
    .check = check,
};

} // namespace clusterbrief::rules
