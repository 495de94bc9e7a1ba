#include "core/base/contract.h"
#include "core/check/subjects.h"

namespace clusterbrief::rules {
namespace {

void addFinding(const ResolvedGroup& group, Report& report)
{
    const ResolvedPorts& ports = *group.compute;
    Finding& finding =
        report.add(group.at, group.field("compute_ports/bonded"), {{"group", group.request->name}});
    if (ports.perNode > 0 && ports.speed) {
        finding.params.emplace_back(
            "ports", counted(ports.perNode, "compute port", "compute ports"));
        finding.params.emplace_back("speed", figure(ports.speed->value));
        finding.params.emplace_back("pair", figure(2 * ports.speed->eachWay().value, 2));
        finding.params.emplace_back("half", figure(ports.speed->eachWay().value, 2));
    } else {
        finding.text = CLUSTERBRIEF_TR_NOOP("The compute ports of {group} are bonded; a bonded "
                                            "pair gave one test half of its bandwidth.");
    }
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Leave the ports unbonded"),
        {{group.field("compute_ports/bonded"), Value::ofFlag(false)}}};
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const ResolvedGroup* group : computePortGroups(design, report)) {
        report.examined();
        const Ports* stated = group->compute->request;
        if (stated != nullptr && stated->bonded.value_or(false)) {
            addFinding(*group, report);
        }
    }
}

} // namespace

extern const Rule ports_bonded_compute;

const Rule ports_bonded_compute{
    .id = "ports/bonded-compute",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Compute ports are bonded"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The {ports} of {group} at {speed} Gb/s are bonded; a bonded pair of {pair} GB/s each way "
        "has been measured at half of it, {half} GB/s."),
    .why = CLUSTERBRIEF_TR_NOOP("NCCL drives each port by itself. A bond is one device to it, and "
                                "a connection stays on one of its ports."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Compute ports are stated as bonded. Ports of which it is not said are taken as apart."),
    .fix = CLUSTERBRIEF_TR_NOOP("Leave compute ports unbonded, an address and a rail for each."),
    .source = "Field case: github.com/NVIDIA/nccl-tests/issues/265, bonded 2 x 200 Gb/s ports at "
              "half of their bandwidth",
    .check = check,
};

} // namespace clusterbrief::rules
