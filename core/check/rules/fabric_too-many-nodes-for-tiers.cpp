#include "core/base/contract.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

bool oneOrPair(Topology topology)
{
    return topology == Topology::SingleSwitch || topology == Topology::LeafPair;
}

std::optional<Fix> moreTiers(const SizedNetwork& sized, Params& params)
{
    const ResolvedNetwork& network = *sized.network;
    FabricInput input = sized.input;
    input.tiers = sized.size.tiersNeeded == 2 ? Tiers::Two : Tiers::Three;
    Settings set{{network.field("tiers"),
        Value::ofNumber(sized.size.tiersNeeded == 2 ? std::int64_t{2} : std::int64_t{3})}};
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

void addTooMany(const SizedNetwork& sized, Report& report)
{
    const ResolvedNetwork& network = *sized.network;
    const FabricSize& size = sized.size;
    const std::int64_t carried = std::min(size.nodesCarried, sized.input.nodes);
    Finding& finding = report.add(network.at,
        network.field(oneOrPair(sized.input.topology) ? "topology" : "tiers"),
        {{"reason", capitalised(size.error)}, {"short", grouped(sized.input.nodes - carried)},
            {"nodes", counted(sized.input.nodes, "node", "nodes")}, {"carried", grouped(carried)}});
    if (size.tiersNeeded == 0) {
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "{reason}: {short} of {nodes} too many, {carried} fit, and no number of tiers of "
            "these switches carries them all.");
        return;
    }
    finding.params.emplace_back("needed", size.tiersNeeded == 2 ? "two" : "three");
    finding.fix = moreTiers(sized, finding.params);
}

/// A field of the request that alone stands in the way.
void addHindrance(const SizedNetwork& sized, std::string_view key, Report& report)
{
    const ResolvedNetwork& network = *sized.network;
    FabricInput input = sized.input;
    if (sized.size.fault == FabricFault::SpineMultiple) {
        input.spineMultiple = 1;
    } else if (sized.size.fault == FabricFault::LeafGroup) {
        input.leafGroup.reset();
    } else {
        input.tiers = Tiers::Auto;
    }
    Finding& finding = report.add(network.at, network.field(key),
        {{"network", labelOf(network.kind)}, {"reason", sized.size.error},
            {"nodes", counted(sized.input.nodes, "node", "nodes")},
            {"links", grouped(sized.input.hostLinks)}});
    finding.text = CLUSTERBRIEF_TR_NOOP(
        "The {network} network for {nodes} ({links} host links) cannot be built: {reason}.");
    if (builds(input)) {
        finding.params.emplace_back("key", std::string(key));
        finding.fix =
            Fix{CLUSTERBRIEF_TR_NOOP("Leave {key} open"), {{network.field(key), Value{}}}};
    }
}

void checkNetwork(const SizedNetwork& sized, Report& report)
{
    switch (sized.size.fault) {
    case FabricFault::None:
        report.examined();
        return;
    case FabricFault::NoPorts:
        report.skip(filled(CLUSTERBRIEF_TR_PHRASE("the {network} network is not sized: {reason}"),
            {{"network", labelOf(sized.network->kind)}, {"reason", sized.size.error}}));
        return;
    case FabricFault::TooManyNodes:
        addTooMany(sized, report);
        return;
    case FabricFault::SpineMultiple:
        addHindrance(sized, "spine_multiple", report);
        return;
    case FabricFault::LeafGroup:
        addHindrance(sized, "leaf_group", report);
        return;
    case FabricFault::GrowthNeedsCore:
        addHindrance(sized, "tiers", report);
        return;
    }
}

void check(const Design& /*design*/, const Sizing& sizing, Report& report)
{
    for (const SizedNetwork& sized : sizing.networks) {
        if (!sized.shares) {
            checkNetwork(sized, report);
        }
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
