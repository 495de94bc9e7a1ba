#include "core/base/contract.h"
#include "core/check/subjects.h"

namespace clusterbrief::rules {
namespace {

constexpr std::int64_t kEndPorts = 2048;

bool anyManaged(const ResolvedNetwork& network)
{
    return network.leaf->managed || (network.spine != nullptr && network.spine->managed);
}

void addFinding(const ResolvedNetwork& network, std::int64_t links, bool managed, Report& report)
{
    const std::int64_t limit = network.leaf->subnetManagerNodes.value_or(kEndPorts);
    Finding& finding =
        report.add(network.at, network.field("subnet_manager"), {{"links", grouped(links)}});
    if (managed) {
        finding.params.emplace_back("limit", grouped(limit));
        finding.params.emplace_back("over", grouped(links - limit));
    } else {
        finding.params.emplace_back("switch", network.leaf->name);
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "Nothing that could manage the subnet of {links} end ports is asked for: {switch} is "
            "unmanaged, and neither UFM nor a host is named.");
    }
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Ask for UFM"),
        {{network.field("subnet_manager"),
            Value::ofText(std::string(textOf(SubnetManager::Ufm)))}}};
}

void check(const Design& /*design*/, const Sizing& sizing, Report& report)
{
    const SizedNetwork* compute = sizing.network(NetworkKind::Compute);
    if (compute == nullptr || !compute->network->isInfiniBand()
        || !compute->network->request->sharesWith.empty() || compute->input.hostLinks == 0) {
        return;
    }
    const ResolvedNetwork& network = *compute->network;
    const std::optional<SubnetManager>& manager = network.request->subnetManager;
    if (manager == SubnetManager::Ufm || manager == SubnetManager::Host) {
        report.examined();
        return;
    }
    if (network.leaf == nullptr) {
        report.skip(network.leafId.empty()
                ? CLUSTERBRIEF_TR_PHRASE("the switch of the compute network is not stated")
                : notInCatalog(PartKind::Switch, network.leafId));
        return;
    }
    if (network.leaf->technology != Technology::InfiniBand) {
        return;
    }
    const std::int64_t links = compute->input.hostLinks;
    const bool managed = anyManaged(network);
    const bool many = links > network.leaf->subnetManagerNodes.value_or(kEndPorts);
    if (managed && many && !manager) {
        report.skip(
            CLUSTERBRIEF_TR_PHRASE("the subnet manager of the compute network is not stated"));
        return;
    }
    report.examined();
    if (!managed || many) {
        addFinding(network, links, managed, report);
    }
}

} // namespace

extern const Rule fabric_manager_limit;

const Rule fabric_manager_limit{
    .id = "fabric/manager-limit",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Subnet manager cannot carry the fabric"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The compute subnet has {links} end ports, {over} more than the {limit} that the subnet "
        "manager of a switch is meant for."),
    .why = CLUSTERBRIEF_TR_NOOP("Without a subnet manager that carries it, an InfiniBand fabric "
                                "sweeps slowly or does not come up."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "More than 2,048 InfiniBand end ports in one plane with the subnet manager in a switch, or "
        "only unmanaged switches and neither UFM nor a host named. Not evaluated above 2,048 end "
        "ports on managed switches while the subnet manager is not stated."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for UFM."),
    .source = "NVIDIA QM97X0 user manual: the embedded subnet manager is for up to 2,048 nodes; "
              "unmanaged switches need UFM or another subnet manager",
    .check = check,
};

} // namespace clusterbrief::rules
