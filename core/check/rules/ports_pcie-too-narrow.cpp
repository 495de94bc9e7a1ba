#include "core/base/contract.h"
#include "core/check/port_fit.h"
#include "core/check/subjects.h"

namespace clusterbrief::rules {
namespace {

void judge(const PortUse& use, const HostLink& host, Report& report)
{
    report.examined();
    const GigabitsPerSecond speed = *use.ports().speed;
    if (host.carries(speed)) {
        return;
    }
    const double need = speed.eachWay().value;
    Finding& finding = report.add(use.at(), use.field("pcie"),
        {{"network", labelOf(use.kind)}, {"group", use.group->request->name},
            {"speed", figure(speed.value)}, {"need", figure(need, 2)}, {"slot", host.label()},
            {"have", figure(host.eachWay().value, 2)},
            {"short", figure(need - host.eachWay().value, 2)}});
    if (host.slots > 1 && !host.ofBoard) {
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "The {network} port of {group} at {speed} Gb/s needs {need} GB/s each way from the "
            "host; its {slot} give {have} GB/s each way, {short} GB/s too little.");
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const PortUse& use : portUses(design, report)) {
        const bool compute = use.kind == NetworkKind::Compute;
        if (!use.ports().speed) {
            if (compute) {
                report.skip(filled(
                    CLUSTERBRIEF_TR_PHRASE("the speed of the compute ports of {at} is not stated"),
                    {{"at", use.group->at}}));
            }
            continue;
        }
        if (const std::optional<HostLink> host = use.hostLink(use.ports().nic)) {
            judge(use, *host, report);
        } else if (compute) {
            report.skip(filled(CLUSTERBRIEF_TR_PHRASE(
                                   "the PCIe slots of the compute ports of {at} are not stated"),
                {{"at", use.group->at}}));
        }
    }
}

} // namespace

extern const Rule ports_pcie_too_narrow;

const Rule ports_pcie_too_narrow{
    .id = "ports/pcie-too-narrow",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("PCIe is narrower than the port"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The {network} port of {group} at {speed} Gb/s needs {need} GB/s each way from the host; "
        "its {slot} gives {have} GB/s each way, {short} GB/s too little."),
    .why = CLUSTERBRIEF_TR_NOOP("The port is paid for at full speed and runs at the slot's."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The port's speed, in GB/s each way, is over what its PCIe lanes carry: the link of a "
        "board that joins GPU and NIC itself, else the stated slots as far as the NIC can use "
        "them, else the connector of the catalog's NIC. 16 lanes and one slot are taken where "
        "only the generation is stated. Ports on the other networks are judged where they state "
        "their slots. Not evaluated where those of compute ports are not stated."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for Gen5 x16 at 400 Gb/s, and for Gen6 x16 or two Gen5 x16 at "
                                "800 Gb/s."),
    .source = "QuantaCloud, NVLink vs InfiniBand: PCIe Gen5 x16 is 64 GB/s each way; field case: "
              "github.com/NVIDIA/nccl/issues/439, two NICs behind one uplink at 24 GB/s",
    .check = check,
    .yieldsTo = {"ports/generation-speed-mismatch", "ports/nic-cannot-reach-speed"},
};

} // namespace clusterbrief::rules
