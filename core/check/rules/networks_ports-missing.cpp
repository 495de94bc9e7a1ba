#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/own_network.h"
#include "core/check/subjects.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

void lookAtNetwork(const Design& design, const ResolvedNetwork& network, Report& report)
{
    if (network.groups.empty()) {
        if (std::string reason = portsUnknown(design, network.kind); !reason.empty()) {
            report.skip(std::move(reason));
            return;
        }
        report.add(network.at, '/' + network.at,
            {{"network", labelOf(network.kind)},
                {"groups",
                    counted(static_cast<std::int64_t>(design.groups.size()), "node group",
                        "node groups")}});
        return;
    }
    report.examined();
}

/// Networks whose technology can be told are named. Compute ports that no job needs go; of others
/// nothing is thrown away.
std::optional<Fix> mend(
    const Design& design, const ResolvedGroup& group, const std::vector<NetworkKind>& kinds)
{
    Fix fix{CLUSTERBRIEF_TR_NOOP("Ask for the networks that the ports are made for"), {}};
    for (const NetworkKind kind : kinds) {
        const std::string key(textOf(kind));
        if (const auto technology = technologyOfPorts(design, kind, *group.ports(kind))) {
            fix.set.emplace_back("/networks/" + key + "/technology",
                Value::ofText(std::string(textOf(*technology))));
        } else if (kind == NetworkKind::Compute) {
            fix.set.emplace_back(group.field(key + "_ports"), Value{});
            fix.givesUp = true;
            fix.text = kinds.size() == 1
                ? CLUSTERBRIEF_TR_NOOP("Remove these ports")
                : CLUSTERBRIEF_TR_NOOP(
                    "Ask for the networks that can be told, remove the compute ports");
        } else {
            return std::nullopt;
        }
    }
    return fix;
}

/// Whether a job needs the compute fabric: workload/needs-compute-fabric and
/// workload/virtual-machine-single-node say that it is missing.
bool jobSaysIt(const Design& design)
{
    return std::any_of(design.workloads.begin(), design.workloads.end(), [](const auto& workload) {
        return spanUnknown(*workload).empty() && spansItsServers(*workload);
    });
}

void lookAtGroup(const Design& design, const ResolvedGroup& group, Report& report)
{
    std::vector<NetworkKind> kinds;
    std::vector<std::string> names;
    for (const NetworkKind kind : kNetworkKinds) {
        const std::optional<ResolvedPorts>& ports = group.ports(kind);
        if (!ports || !ports->stated || design.network(kind) != nullptr
            || (kind == NetworkKind::Compute && jobSaysIt(design))) {
            continue;
        }
        kinds.push_back(kind);
        names.push_back(ports->perNode == 0 ? labelOf(kind)
                                            : std::to_string(ports->perNode) + ' ' + labelOf(kind));
    }
    if (kinds.empty()) {
        return;
    }
    Finding& finding =
        report.add(group.at, group.field(std::string(textOf(kinds.front())) + "_ports"),
            {{"group", group.request->name}, {"ports", join(names, ", ")}});
    finding.text = CLUSTERBRIEF_TR_NOOP(
        "{group} states ports a node for networks that are not asked for: {ports}.");
    const bool needsCompute = kinds.front() == NetworkKind::Compute
        && std::any_of(design.workloads.begin(), design.workloads.end(),
            [](const auto& workload) { return workload->spansServers().value_or(true); });
    if (!needsCompute) {
        finding.fix = mend(design, group, kinds);
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& network : design.networks) {
        if (network->request->sharesWith.empty()) {
            lookAtNetwork(design, *network, report);
        }
    }
    for (const auto& group : design.groups) {
        report.examined();
        lookAtGroup(design, *group, report);
    }
}

} // namespace

extern const Rule networks_ports_missing;

const Rule networks_ports_missing{
    .id = "networks/ports-missing",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Networks and ports do not agree"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The {network} network is asked for, and of {groups} none has a port on it."),
    .why = CLUSTERBRIEF_TR_NOOP("Switches without ports to serve, or ports without a switch, are "
                                "bought for nothing and a network is missing on the day."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A network of its own is asked for and no node group has a port on it, or a group states "
        "ports for a network that is not asked for; silent for compute ports where a job needs the "
        "fabric, which its own rule says. NICs that a system brings by itself do not "
        "count. Not evaluated where the ports of a group are not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("State the ports, or the network."),
    .source = "Ports and networks counted; field case: "
              "github.com/NVIDIA/nccl/issues/366, cards that are not on the fabric",
    .check = check,
};

} // namespace clusterbrief::rules
