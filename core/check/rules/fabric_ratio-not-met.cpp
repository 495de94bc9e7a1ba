#include "core/base/contract.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

namespace clusterbrief::rules {
namespace {

constexpr double kRounding = 1e-9;

/// The counts that would be derived, where they meet the ratio when stated.
std::optional<Settings> meetingCounts(
    const ResolvedNetwork& network, const FabricInput& input, double requested)
{
    FabricInput open = input;
    open.leafSwitches.reset();
    open.spineSwitches.reset();
    open.coreSwitches.reset();
    const FabricSize derived = sizeFabric(open);
    FabricInput stated = input;
    stated.leafSwitches = derived.leaf;
    stated.spineSwitches = derived.spine;
    if (derived.core > 0 || input.coreSwitches) {
        stated.coreSwitches = derived.core;
    }
    const FabricSize size = sizeFabric(stated);
    if (derived.fault != FabricFault::None || !builds(stated) || size.gap.unevenSpineLinks
        || size.effectiveRatio.value_or(1) > requested + kRounding) {
        return std::nullopt;
    }
    Settings set{{network.field("leaf_switches"), Value::ofNumber(derived.leaf)},
        {network.field("spine_switches"), Value::ofNumber(derived.spine)}};
    if (stated.coreSwitches) {
        set.emplace_back(network.field("core_switches"), Value::ofNumber(derived.core));
    }
    return set;
}

void check(const Design& /*design*/, const Sizing& sizing, Report& report)
{
    const SizedNetwork* compute = sizedCompute(sizing, report);
    if (compute == nullptr || !compute->size.effectiveRatio) {
        return;
    }
    report.examined();
    const ResolvedNetwork& network = *compute->network;
    const FabricSize& size = compute->size;
    const double requested =
        compute->input.oversubscription.value() * compute->input.coreOversubscription.value();
    if (*size.effectiveRatio <= requested + kRounding) {
        return;
    }
    Finding& finding = report.add(network.at, network.field("oversubscription"),
        {{"requested", ratioText(requested)}, {"effective", ratioText(*size.effectiveRatio)},
            {"leaves", grouped(size.leaf / size.planes)},
            {"links", grouped(compute->input.hostLinks)}, {"up", grouped(size.portsUp)}});
    if (auto set = meetingCounts(network, compute->input, requested)) {
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("State the counts that meet it"), std::move(*set)};
    }
}

} // namespace

extern const Rule fabric_ratio_not_met;

const Rule fabric_ratio_not_met{
    .id = "fabric/ratio-not-met",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Built ratio is worse than the one asked for"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The compute network asks for {requested} and comes to {effective}: {links} host links "
        "on {leaves} leaf switches with {up} uplinks each."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "The brief promises bandwidth across the fabric that these counts do not give."),
    .condition =
        CLUSTERBRIEF_TR_NOOP("The ratio as built, over all tiers, is above the one asked for (1 "
                             "where none is stated), which stated switch counts can bring about. "
                             "Not evaluated while the fabric is not sized."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "State more leaf and spine switches, or the ratio that these counts give."),
    .source = "Down and up links of a leaf counted; field case: documentation.sigma2.no, Fram's "
              "islands at 4.7:1",
    .check = check,
    .yieldsTo = {"fabric/spine-ports-short"},
};

} // namespace clusterbrief::rules
