#include "core/base/contract.h"
#include "core/check/port_fit.h"
#include "core/check/subjects.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

/// Whether the system is known to bring a card for each of its compute ports.
bool hasOwnCards(const ResolvedGroup& group)
{
    if (group.system == nullptr || !group.system->computeNics) {
        return false;
    }
    const NicSlots& slots = *group.system->computeNics;
    return slots.nic == group.compute->nicId && slots.portsEach == 1
        && group.compute->perNode <= slots.count;
}

/// A card for each port, of the same speed.
const Nic* singlePort(const Design& design, const ResolvedGroup& group)
{
    const ResolvedNetwork& network = *design.network(NetworkKind::Compute);
    if (!network.technology) {
        return nullptr;
    }
    const PortNeed need{
        *network.technology, network.generation, network.planes, *group.compute->speed};
    const auto suits = [&](const Nic* nic) {
        const std::optional<HostLink> host = hostLinkOf(group, nic);
        return nic != nullptr && nic->ports == 1 && verdictOf(*nic, need) == NicVerdict::Fits
            && (!host || host->carries(need.speed));
    };
    const bool brings = group.system != nullptr && group.system->computeNics;
    const Nic* chosen = brings ? design.catalog->nic(group.system->computeNics->nic) : nullptr;
    if (suits(chosen)) {
        return chosen;
    }
    chosen = nullptr;
    for (const Nic& nic : design.catalog->nics) {
        const bool sure = nic.standing == Standing::Vendor || nic.standing == Standing::Stated;
        if (sure && isAvailable(nic) && suits(&nic)
            && (chosen == nullptr || nic.portGbps < chosen->portGbps)) {
            chosen = &nic;
        }
    }
    return chosen;
}

void judge(const Design& design, const ResolvedGroup& group, Report& report)
{
    const Nic& nic = *group.compute->nic;
    const std::optional<HostLink> host = hostLinkOf(group, &nic);
    if (!host) {
        report.skip(filled(
            CLUSTERBRIEF_TR_PHRASE("the PCIe slots of the compute ports of {at} are not stated"),
            {{"at", group.at}}));
        return;
    }
    report.examined();
    const std::int64_t used = std::min(nic.ports, group.compute->perNode);
    const GigabytesPerSecond need{
        group.compute->speed->eachWay().value * static_cast<double>(used)};
    if (host->ofBoard || need <= host->eachWay()) {
        return;
    }
    Finding& finding = report.add(group.at, group.field("compute_ports/nic"),
        {{"group", group.request->name}, {"nic", nic.name}, {"used", std::to_string(used)},
            {"speed", figure(group.compute->speed->value)}, {"need", figure(need.value, 2)},
            {"slot", host->label()}, {"have", figure(host->eachWay().value, 2)},
            {"short", figure(need.value - host->eachWay().value, 2)}});
    if (const Nic* other = group.compute->stated ? singlePort(design, group) : nullptr) {
        finding.params.emplace_back("other", other->name);
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Ask for a card for each port: {other}"),
            {{group.field("compute_ports/nic"), Value::ofText(other->id)}}};
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const ResolvedGroup* group : computePortGroups(design, report)) {
        const ResolvedPorts& ports = *group->compute;
        if (ports.nic == nullptr) {
            report.skip(ports.nicId.empty()
                    ? filled(CLUSTERBRIEF_TR_PHRASE("the NIC of {at} is not stated"),
                        {{"at", group->at}})
                    : notInCatalog(PartKind::Nic, ports.nicId));
        } else if (!ports.speed || ports.perNode == 0) {
            report.skip(
                filled(CLUSTERBRIEF_TR_PHRASE(
                           "number and speed of the compute ports of {at} are not both stated"),
                    {{"at", group->at}}));
        } else if (ports.nic->ports < 2 || ports.perNode < 2 || hasOwnCards(*group)) {
            report.examined();
        } else {
            judge(design, *group, report);
        }
    }
}

} // namespace

extern const Rule ports_dual_port_shares_slot;

const Rule ports_dual_port_shares_slot{
    .id = "ports/dual-port-shares-slot",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Ports of one card share a slot"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "{nic} in {group} brings out {used} ports of {speed} Gb/s, which need {need} GB/s each way "
        "together; the {slot} behind them gives {have} GB/s each way, {short} GB/s too little."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "Both links come up at full speed and give about one port's traffic between them, so the "
        "GPUs behind them get half of what the port count says."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The compute NIC has several ports that together are over what its PCIe lanes carry, and "
        "the system is not known to bring one card a port. Not for boards that join NIC and GPU "
        "themselves. Not evaluated while NIC, slot, number or speed of the ports is not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for one single-port card for each port, or for a slot that "
                                "carries both."),
    .source =
        "QuantaCloud, NVLink vs InfiniBand: PCIe Gen5 x16 is 64 GB/s each way, a 400 Gb/s port 50; "
        "ServeTheHome on ConnectX-8: 2 x 400 in Gen5 servers need an auxiliary x16",
    .check = check,
    .yieldsTo = {"ports/generation-speed-mismatch", "ports/nic-cannot-reach-speed",
        "ports/pcie-too-narrow"},
};

} // namespace clusterbrief::rules
