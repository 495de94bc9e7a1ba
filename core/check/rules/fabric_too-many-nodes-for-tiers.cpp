#include "core/base/contract.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

std::string sentence(const std::string& clause)
{
    std::string text = clause;
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

bool oneOrPair(Topology topology)
{
    return topology == Topology::SingleSwitch || topology == Topology::LeafPair;
}

std::optional<Fix> moreTiers(const SizedNetwork& compute, Params& params)
{
    const ResolvedNetwork& network = *compute.network;
    FabricInput input = compute.input;
    input.tiers = compute.size.tiersNeeded == 2 ? Tiers::Two : Tiers::Three;
    Settings set{{network.field("tiers"),
        Value::ofNumber(compute.size.tiersNeeded == 2 ? std::int64_t{2} : std::int64_t{3})}};
    if (oneOrPair(input.topology)) {
        input.topology = Topology::RailAligned;
        set.emplace_back(
            network.field("topology"), Value::ofText(std::string(textOf(input.topology))));
    }
    const bool addressed =
        !network.isInfiniBand() || subnetAddresses(sizeFabric(input)) <= kUnicastAddresses;
    if (!addressed || !builds(input)) {
        return std::nullopt;
    }
    params.emplace_back("tiers", std::string(textOf(input.tiers)));
    return Fix{CLUSTERBRIEF_TR_NOOP("Build {tiers} tiers"), std::move(set)};
}

void addTooMany(const SizedNetwork& compute, Report& report)
{
    const ResolvedNetwork& network = *compute.network;
    const FabricSize& size = compute.size;
    const std::int64_t carried = std::min(size.nodesCarried, compute.input.nodes);
    Finding& finding = report.add(network.at,
        network.field(oneOrPair(compute.input.topology) ? "topology" : "tiers"),
        {{"reason", sentence(size.error)}, {"short", grouped(compute.input.nodes - carried)},
            {"nodes", counted(compute.input.nodes, "node", "nodes")},
            {"carried", grouped(carried)}});
    if (size.tiersNeeded == 0) {
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "{reason}: {short} of {nodes} too many, {carried} fit, and no number of tiers of "
            "these switches carries them all.");
        return;
    }
    finding.params.emplace_back("needed", size.tiersNeeded == 2 ? "two" : "three");
    finding.fix = moreTiers(compute, finding.params);
}

/// A field of the request that alone stands in the way.
void addHindrance(const SizedNetwork& compute, std::string_view key, Report& report)
{
    const ResolvedNetwork& network = *compute.network;
    FabricInput input = compute.input;
    if (compute.size.fault == FabricFault::SpineMultiple) {
        input.spineMultiple = 1;
    } else if (compute.size.fault == FabricFault::LeafGroup) {
        input.leafGroup.reset();
    } else {
        input.tiers = Tiers::Auto;
    }
    Finding& finding = report.add(network.at, network.field(key),
        {{"reason", compute.size.error}, {"nodes", counted(compute.input.nodes, "node", "nodes")},
            {"links", grouped(compute.input.hostLinks)}});
    finding.text = CLUSTERBRIEF_TR_NOOP(
        "The compute fabric for {nodes} ({links} host links) cannot be built: {reason}.");
    if (builds(input)) {
        finding.params.emplace_back("key", std::string(key));
        finding.fix =
            Fix{CLUSTERBRIEF_TR_NOOP("Leave {key} open"), {{network.field(key), Value{}}}};
    }
}

void check(const Design& /*design*/, const Sizing& sizing, Report& report)
{
    const SizedNetwork* compute = sizing.network(NetworkKind::Compute);
    if (compute == nullptr || !compute->network->request->sharesWith.empty()) {
        return;
    }
    switch (compute->size.fault) {
    case FabricFault::None:
        report.examined();
        return;
    case FabricFault::NoPorts:
        report.skip("the compute fabric is not sized: " + compute->size.error);
        return;
    case FabricFault::TooManyNodes:
        addTooMany(*compute, report);
        return;
    case FabricFault::SpineMultiple:
        addHindrance(*compute, "spine_multiple", report);
        return;
    case FabricFault::LeafGroup:
        addHindrance(*compute, "leaf_group", report);
        return;
    case FabricFault::GrowthNeedsCore:
        addHindrance(*compute, "tiers", report);
        return;
    }
}

} // namespace

extern const Rule fabric_too_many_nodes_for_tiers;

const Rule fabric_too_many_nodes_for_tiers{
    .id = "fabric/too-many-nodes-for-tiers",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Fabric cannot be built as asked for"),
    .text = CLUSTERBRIEF_TR_NOOP("{reason}: {short} of {nodes} too many, {carried} fit; "
                                 "{needed} tiers carry them all."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "There is no way to cable it: some nodes would have no port to go to."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "There are more host links than the tiers, the one switch or the pair asked for carry, or "
        "spine_multiple, leaf_group or growth_tier leaves no fabric that can be built. Not "
        "evaluated while "
        "switch, generation or ports are not known. Several leaves in one tier are "
        "fabric/rails-never-meet."),
    .fix =
        CLUSTERBRIEF_TR_NOOP("Allow the tiers that carry the nodes, or a switch with more ports."),
    .source = "Fat-tree arithmetic, k * k / 2 host links in two tiers and k^3 / 4 in three of "
              "k-port switches, as NVIDIA's DGX SuperPOD tables follow it",
    .check = check,
};

} // namespace clusterbrief::rules
