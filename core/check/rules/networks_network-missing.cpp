#include "core/base/contract.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

/// Whether a group would have a port on the network.
bool portsWait(const Design& design, NetworkKind kind)
{
    return std::any_of(design.groups.begin(), design.groups.end(), [&](const auto& group) {
        const bool stated = group->ports(kind) && group->ports(kind)->perNode > 0;
        if (stated || group->system == nullptr) {
            return stated;
        }
        return kind == NetworkKind::OutOfBand || group->system->inBandNics;
    });
}

/// Ports stated for the network are networks/ports-missing, a network that is to share its switches
/// is networks/shares-itself.
bool toldElsewhere(const Design& design, NetworkKind kind)
{
    const bool ports = std::any_of(design.groups.begin(), design.groups.end(),
        [&](const auto& group) { return group->ports(kind) && group->ports(kind)->stated; });
    return ports
        || std::any_of(design.networks.begin(), design.networks.end(),
            [&](const auto& network) { return network->request->sharesWith == textOf(kind); });
}

/// What the network comes to where its kind alone decides it: management is Ethernet.
std::optional<Fix> named(const Design& design, NetworkKind kind)
{
    if (kind == NetworkKind::Storage || !portsWait(design, kind)) {
        return std::nullopt;
    }
    const std::string pointer = "/networks/" + std::string(textOf(kind));
    return Fix{CLUSTERBRIEF_TR_NOOP("Ask for an {network} network on Ethernet"),
        {{pointer + "/technology", Value::ofText(std::string(textOf(Technology::Ethernet)))}}};
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    report.examined();
    for (const NetworkKind kind :
        {NetworkKind::Storage, NetworkKind::InBand, NetworkKind::OutOfBand}) {
        if (design.network(kind) != nullptr || toldElsewhere(design, kind)) {
            continue;
        }
        const std::string at = "networks/" + std::string(textOf(kind));
        Finding& finding = report.add(at, '/' + at,
            {{"network", labelOf(kind)}, {"named", std::to_string(design.networks.size())}});
        finding.fix = named(design, kind);
    }
}

} // namespace

extern const Rule networks_network_missing;

const Rule networks_network_missing{
    .id = "networks/network-missing",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("A network is not named"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The brief names no {network} network; it names {named} of the four that a cluster has."),
    .why = CLUSTERBRIEF_TR_NOOP("What is not asked for is not quoted, or its traffic ends up on "
                                "the compute fabric."),
    .condition = CLUSTERBRIEF_TR_NOOP("The storage, in-band or out-of-band network is absent; the "
                                      "compute network is the workloads' to ask for. Silent where "
                                      "ports are stated for it or another network is to share its "
                                      "switches."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Name the network, or the one that carries it, or waive it with the reason."),
    .source = "QuantaCloud, NVLink vs InfiniBand: NVIDIA's SuperPOD designs split compute, "
              "storage, in-band and "
              "out-of-band networks",
    .check = check,
};

} // namespace clusterbrief::rules
