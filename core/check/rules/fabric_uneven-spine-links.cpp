#include "core/base/contract.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"
#include "core/sizing/closure.h"
#include "core/sizing/fabric_plan.h"

namespace clusterbrief::rules {
namespace {

/// The next number of spines of a plane that divides a leaf's uplinks and still builds; 0 for none.
std::int64_t evenSpines(const SizedNetwork& compute, std::int64_t spines)
{
    const FabricSize& size = compute.size;
    std::int64_t even = detail::leastDivisor(size.portsUp, spines);
    if (even == 0) {
        even = size.portsUp;
    }
    FabricInput input = inWholePlanes(compute.input);
    input.spineSwitches = even * size.planes;
    return builds(input) ? even : 0;
}

/// Counts that leave a rest over the planes: the next whole ones.
void addRest(const SizedNetwork& compute, Report& report)
{
    const ResolvedNetwork& network = *compute.network;
    const FabricInput& input = compute.input;
    const FabricInput whole = inWholePlanes(input);
    const char* key = input.leafSwitches != whole.leafSwitches ? "leaf_switches"
        : input.spineSwitches != whole.spineSwitches           ? "spine_switches"
                                                               : "core_switches";
    Finding& finding = report.add(network.at, network.field(key),
        {{"counts", unevenCounts(input)}, {"planes", std::to_string(input.planes)}});
    finding.severity = Severity::Error; // such planes cannot be built
    finding.text =
        CLUSTERBRIEF_TR_NOOP("The stated counts do not divide by the {planes} planes: {counts}.");
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Raise them to the next multiple"), {}};
    const auto raise = [&](const std::optional<std::int64_t>& before,
                           const std::optional<std::int64_t>& after, const char* count) {
        if (before != after) {
            finding.fix->set.emplace_back(network.field(count), Value::ofNumber(*after));
        }
    };
    raise(input.leafSwitches, whole.leafSwitches, "leaf_switches");
    raise(input.spineSwitches, whole.spineSwitches, "spine_switches");
    raise(input.coreSwitches, whole.coreSwitches, "core_switches");
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    if (!computeCountsStated(design)) {
        return;
    }
    const SizedNetwork* compute = sizedCompute(sizing, report);
    if (compute == nullptr) {
        return;
    }
    report.examined();
    const FabricSize& size = compute->size;
    if (size.gap.unevenPlanes) {
        addRest(*compute, report);
        return;
    }
    if (!size.gap.unevenSpineLinks) {
        return;
    }
    const ResolvedNetwork& network = *compute->network;
    const std::int64_t spines = size.spine / size.planes;
    Finding& finding = report.add(network.at, network.field("spine_switches"),
        {{"up", grouped(size.portsUp)}, {"spines", grouped(spines)},
            {"over", grouped(size.portsUp % spines)}});
    if (size.planes > 1) {
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "In each plane the {up} uplinks of a leaf do not spread evenly over {spines} spines, "
            "{over} left over.");
    }
    if (const std::int64_t even = evenSpines(*compute, spines); even > 0) {
        finding.params.emplace_back("even", grouped(even * size.planes));
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("State {even} spines"),
            {{network.field("spine_switches"), Value::ofNumber(even * size.planes)}}};
    }
}

} // namespace

extern const Rule fabric_uneven_spine_links;

const Rule fabric_uneven_spine_links{
    .id = "fabric/uneven-spine-links",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Uplinks do not spread evenly"),
    .text = CLUSTERBRIEF_TR_NOOP("The {up} uplinks of a leaf do not spread evenly over {spines} "
                                 "spines, {over} left over."),
    .why =
        CLUSTERBRIEF_TR_NOOP("Some leaf-spine pairs have more links than others, so traffic that "
                             "is spread evenly meets a narrow place."),
    .condition = CLUSTERBRIEF_TR_NOOP("Switch counts are stated and the uplinks of a leaf do not "
                                      "divide by the spines, or a count does not divide by the "
                                      "planes. Not evaluated while the fabric is not "
                                      "sized; counts that are derived always divide."),
    .fix = CLUSTERBRIEF_TR_NOOP("State a number of spines that divides the uplinks of a leaf."),
    .source =
        "NVIDIA DGX SuperPOD H100, network fabrics: three units have 16 spines where 12 would "
        "have the ports, since 12 does not divide a leaf's 32 uplinks",
    .check = check,
    .yieldsTo = {"fabric/spine-ports-short"},
    .also = {Severity::Error},
};

} // namespace clusterbrief::rules
