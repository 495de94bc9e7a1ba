#include "core/base/contract.h"
#include "core/check/subjects.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

constexpr const char* kCheck = "acs-off";

bool namesAcs(const AcceptanceRun& run)
{
    return lowered(run.test).find("acs") != std::string::npos;
}

/// Whether traffic between NIC and GPU passes PCIe switches that the supplier has to set up: not on
/// boards that join them, nor where the NICs come with the system.
bool passesSwitches(const ResolvedGroup& group)
{
    const bool joined = group.system != nullptr && group.system->nicGpuLink.has_value();
    return group.compute->stated && !joined && group.gpu != nullptr && !group.gpu->cpuAttached;
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const ResolvedNetwork* network = design.network(NetworkKind::Compute);
    if (network == nullptr || design.document->project.delivery != Delivery::BareMetal
        || network->technology == Technology::Ethernet) {
        return;
    }
    std::vector<std::string> names;
    std::int64_t ports = 0;
    for (const ResolvedGroup* group : gpuPortGroups(design, report)) {
        if (passesSwitches(*group)) {
            names.push_back(group->request->name);
            ports = std::max(ports, group->compute->perNode);
        }
    }
    const std::vector<AcceptanceRun>& runs = design.document->acceptance;
    report.examined();
    if (names.empty() || std::any_of(runs.begin(), runs.end(), namesAcs)) {
        return;
    }
    Finding& finding = report.add("acceptance", "/acceptance",
        {{"names", join(names, ", ")}, {"check", kCheck},
            {"runs", counted(static_cast<std::int64_t>(runs.size()), "entry", "entries")}});
    Value run = Value::ofMap({{"test", Value::ofText(kCheck)},
        {"scope", Value::ofText(std::string(textOf(Scope::EveryNode)))}});
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Add {check} on every node"), {}};
    if (runs.empty()) {
        finding.fix->set.emplace_back("/acceptance", Value::ofList({std::move(run)}));
    } else {
        finding.fix->set.emplace_back("/acceptance/-", std::move(run));
    }
}

} // namespace

extern const Rule ports_access_control_services;

const Rule ports_access_control_services{
    .id = "ports/access-control-services",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("Nobody checks that ACS is off"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "GPUs and NICs of {names} talk through PCIe switches on bare metal, and the acceptance "
        "list ({runs}) has no check that PCIe Access Control Services (ACS) is off."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "With ACS on, every transfer between GPU and NIC takes the way through the CPU: links have "
        "been measured at about 65 % of their rate, and no benchmark says why."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Bare metal, an InfiniBand or RoCE compute network, compute ports stated for GPU nodes, "
        "and "
        "no acceptance entry with acs in its name. Not for NICs that the system brings, for boards "
        "that join NIC and GPU themselves, nor for GPUs joined to their CPU; in virtual machines "
        "ACS stays on."),
    .fix = CLUSTERBRIEF_TR_NOOP("Add the check to the acceptance list: no PCIe bridge shows "
                                "SrcValid+ under ACSCtl in lspci -vvv."),
    .source = "NVIDIA NCCL documentation, PCI Access Control Services; field case: "
              "github.com/NVIDIA/nccl-tests/issues/112, 65 % of the link rate with ACS on",
    .check = check,
    .yieldsTo = {"acceptance/no-all-reduce-test"},
};

} // namespace clusterbrief::rules
