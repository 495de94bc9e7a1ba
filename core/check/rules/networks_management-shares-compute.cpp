#include "core/base/contract.h"
#include "core/check/own_network.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

void addFinding(const Design& design, const ResolvedNetwork& sharer, const ResolvedNetwork& other,
    Report& report)
{
    const bool told = std::any_of(report.findings.begin(), report.findings.end(),
        [&](const Finding& finding) { return finding.at == sharer.at; });
    if (told) {
        return;
    }
    Finding& finding = report.add(sharer.at, sharer.field("shares_with"),
        {{"network", labelOf(sharer.kind)}, {"other", labelOf(other.kind)}});
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Ask for the {network} network on its own switches"),
        ownSwitches(design, sharer)};
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const ResolvedNetwork* compute = design.network(NetworkKind::Compute);
    for (const NetworkKind kind : {NetworkKind::InBand, NetworkKind::OutOfBand}) {
        const ResolvedNetwork* management = design.network(kind);
        if (compute == nullptr || management == nullptr) {
            continue;
        }
        report.examined();
        const ResolvedNetwork* carrier = design.carrier(*management);
        if (carrier == nullptr || carrier != design.carrier(*compute)) {
            continue;
        }
        const bool own = management->request->sharesWith.empty();
        addFinding(design, own ? *compute : *management, own ? *management : *compute, report);
    }
}

} // namespace

extern const Rule networks_management_shares_compute;

const Rule networks_management_shares_compute{
    .id = "networks/management-shares-compute",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Management runs over the compute fabric"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The {network} network is on the same switches as the {other} network."),
    .why = CLUSTERBRIEF_TR_NOOP("A fault or a full load on the compute fabric takes away the way "
                                "to repair it, and management traffic disturbs collectives."),
    .condition = CLUSTERBRIEF_TR_NOOP("In-band or out-of-band network and compute network end on "
                                      "the same switches, directly or through another network."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for management networks of their own."),
    .source = "QuantaCloud, NVLink vs InfiniBand: NVIDIA's SuperPOD designs split compute, "
              "storage, in-band and "
              "out-of-band networks",
    .check = check,
};

} // namespace clusterbrief::rules
