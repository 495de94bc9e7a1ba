#include "core/base/contract.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

const ResolvedGroup* largestGroup(const ResolvedNetwork& network)
{
    return *std::max_element(network.carriedGroups.begin(), network.carriedGroups.end(),
        [](const ResolvedGroup* a, const ResolvedGroup* b) { return a->nodes < b->nodes; });
}

/// How many nodes of the group have to go until the manager's ports fit; 0 when that does not help.
std::int64_t nodesToGiveUp(const SizedNetwork& sized, const ResolvedGroup& group)
{
    FabricInput input = sized.input;
    const std::int64_t most = std::min(sized.size.managerPortsShort, group.nodes - 1);
    for (std::int64_t nodes = 1; nodes <= most; ++nodes) {
        input.nodes = sized.input.nodes - nodes;
        input.hostLinks = sized.input.hostLinks - nodes * sized.network->portsOf(group);
        if (builds(input)) {
            return nodes;
        }
    }
    return 0;
}

/// The nodes of the group less those given up; jobs that need every GPU take them from their spare
/// nodes. Nothing where a job has too few.
std::optional<Settings> givenUp(
    const Design& design, const ResolvedGroup& group, std::int64_t nodes)
{
    Settings set{{group.field("count"), Value::ofNumber(group.servers - nodes)}};
    for (const auto& workload : design.workloads) {
        const auto& groups = workload->groups;
        const std::int64_t left = workload->gpusAvailable - nodes * group.gpusPerNode;
        const std::int64_t least =
            workload->dataDerived ? workload->gpusAReplica() : workload->gpus();
        if (std::find(groups.begin(), groups.end(), &group) == groups.end() || least <= left) {
            continue;
        }
        const std::int64_t spare = workload->request->spareNodes.value_or(0);
        if (spare < nodes || groups.front()->gpusPerNode != group.gpusPerNode) {
            return std::nullopt;
        }
        set.emplace_back(workload->field("spare_nodes"), Value::ofNumber(spare - nodes));
    }
    return set;
}

void checkNetwork(const Design& design, const SizedNetwork& sized, Report& report)
{
    report.examined();
    const std::int64_t missing = sized.size.managerPortsShort;
    if (missing == 0) {
        return;
    }
    const ResolvedNetwork& network = *sized.network;
    const ResolvedGroup& group = *largestGroup(network);
    Finding& finding = report.add(network.at, network.field("fabric_manager_ports"),
        {{"asked", counted(sized.input.managerPorts, "port", "ports")},
            {"free", grouped(sized.input.managerPorts - missing)}, {"short", grouped(missing)}});
    const std::int64_t nodes = nodesToGiveUp(sized, group);
    if (nodes == 0) {
        finding.text = CLUSTERBRIEF_TR_NOOP("{asked} are to be kept for the fabric manager and "
                                            "{free} are free below the leaves: {short} short.");
        return;
    }
    finding.params.emplace_back("nodes", counted(nodes, "node", "nodes"));
    finding.params.emplace_back("freed", counted(nodes * network.portsOf(group), "port", "ports"));
    if (group.isRack()) {
        return;
    }
    if (auto set = givenUp(design, group, nodes)) {
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Give up {nodes} for it"), std::move(*set)};
    }
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    for (const SizedNetwork& sized : sizing.networks) {
        if (sized.shares || sized.network->request->fabricManagerPorts.value_or(0) == 0) {
            continue;
        }
        if (sized.size.fault != FabricFault::None) {
            report.skip(
                filled(CLUSTERBRIEF_TR_PHRASE("the {network} network is not sized: {reason}"),
                    {{"network", labelOf(sized.network->kind)}, {"reason", sized.size.error}}));
        } else if (sized.input.managerPorts > 0) {
            checkNetwork(design, sized, report);
        }
    }
}

} // namespace

extern const Rule fabric_manager_ports_short;

const Rule fabric_manager_ports_short{
    .id = "fabric/manager-ports-short",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("No room for the fabric manager"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "{asked} are to be kept for the fabric manager and {free} are free below the leaves: "
        "{short} short; {nodes} less would free {freed}."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "The appliances that run the subnet have no port, and this shows at installation."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The free leaf ports of a plane are fewer than the ports kept for the fabric manager; it "
        "never adds leaves. Not for switches with a manager port of their own. Not evaluated while "
        "the fabric is not sized."),
    .fix = CLUSTERBRIEF_TR_NOOP("Give up a node, as NVIDIA's 31, 63, 95 and 127 node designs do."),
    .source = "NVIDIA DGX SuperPOD H100, network fabrics "
              "(docs.nvidia.com/dgx-superpod/reference-architecture-scalable-infrastructure-h100)",
    .check = check,
    .yieldsTo = {"fabric/spine-ports-short"},
};

} // namespace clusterbrief::rules
