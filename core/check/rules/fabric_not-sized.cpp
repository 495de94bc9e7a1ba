#include "core/base/contract.h"
#include "core/check/subjects.h"

#include <algorithm>
#include <set>

namespace clusterbrief::rules {
namespace {

/// The field of the network that is missing, or the network itself.
std::string fieldOf(const ResolvedNetwork& network)
{
    if (!network.generation) {
        return network.field("generation");
    }
    return network.leafId.empty() ? network.field("switch") : '/' + network.at;
}

void checkNetwork(const Design& design, const SizedNetwork& sized, Report& report)
{
    const ResolvedNetwork& network = *sized.network;
    const bool unsized = sized.size.fault == FabricFault::NoPorts;
    const bool portsStated = network.groups.empty()
        && std::any_of(design.groups.begin(), design.groups.end(),
            [&](const auto& group) { return group->ports(network.kind).has_value(); });
    if (unsized && network.groups.empty() && !portsStated) {
        if (std::string reason = portsUnknown(design, network.kind); !reason.empty()) {
            report.skip(std::move(reason));
            return;
        }
    }
    report.examined();
    if (unsized) {
        Finding& finding = report.add(network.at, fieldOf(network),
            {{"network", labelOf(network.kind)}, {"reason", sized.size.error}});
        if (network.kind != NetworkKind::Compute) {
            finding.severity = Severity::Warning;
        }
    }
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    std::set<std::string> told; // one cause may leave several networks without a size
    for (const SizedNetwork& sized : sizing.networks) {
        const bool unsized = sized.size.fault == FabricFault::NoPorts;
        if (!sized.shares && (!unsized || told.insert(sized.size.error).second)) {
            checkNetwork(design, sized, report);
        }
    }
}

} // namespace

extern const Rule fabric_not_sized;

const Rule fabric_not_sized{
    .id = "fabric/not-sized",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Network cannot be sized"),
    .text = CLUSTERBRIEF_TR_NOOP("The {network} network cannot be sized: {reason}."),
    .why = CLUSTERBRIEF_TR_NOOP("No switches and no links are counted, so nobody can quote or "
                                "build the network from this brief."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A network with switches of its own is asked for, and its generation, its switch or the "
        "ports of its nodes are not known; a warning on other networks than compute. Silent where "
        "an unknown part, a mismatch of switch and "
        "generation or missing ports are reported; not evaluated while no node group or system "
        "is known."),
    .fix = CLUSTERBRIEF_TR_NOOP("State what is missing: generation, switch, or ports a node."),
    .source = "The sizing rules: counts follow from nodes, ports a node and the ports of a switch "
              "at the network's generation",
    .check = check,
    .yieldsTo = {"fabric/mixed-generations", "catalog/unknown-part",
        "fabric/generation-not-on-switch", "fabric/technology-mismatch", "networks/ports-missing"},
    .also = {Severity::Warning},
};

} // namespace clusterbrief::rules
