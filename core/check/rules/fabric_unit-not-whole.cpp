#include "core/base/contract.h"
#include "core/check/subjects.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

constexpr const char* kOneNode =
    CLUSTERBRIEF_TR_NOOP("{nodes} does not fill {units} of {unit}: the switches and cables for "
                         "{whole} nodes are built, leaving {empty} empty.");

void check(const Design& design, const Sizing& sizing, Report& report)
{
    const ResolvedNetwork* asked = design.network(NetworkKind::Compute);
    if (asked == nullptr || !asked->request->scalableUnit) {
        return;
    }
    const SizedNetwork* compute = sizedCompute(sizing, report);
    if (compute == nullptr || compute->size.units == 0) {
        return;
    }
    report.examined();
    const FabricInput& input = compute->input;
    const std::int64_t empty = compute->size.emptyNodeSlots;
    const std::int64_t givenUp = ceilDiv(input.managerPorts, input.rails);
    if (empty <= givenUp) {
        return;
    }
    const ResolvedNetwork& network = *compute->network;
    Finding& finding = report.add(network.at, network.field("scalable_unit"),
        {{"nodes", counted(input.nodes, "node", "nodes")},
            {"unit", std::to_string(*input.scalableUnit)},
            {"units", counted(compute->size.units, "unit", "units")},
            {"empty", counted(empty, "node slot", "node slots")},
            {"whole", grouped(compute->size.units * *input.scalableUnit)}});
    if (input.nodes == 1) {
        finding.text = kOneNode;
    }
}

} // namespace

extern const Rule fabric_unit_not_whole;

const Rule fabric_unit_not_whole{
    .id = "fabric/unit-not-whole",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("Scalable unit is not whole"),
    .text = CLUSTERBRIEF_TR_NOOP("{nodes} do not fill {units} of {unit}: the switches and cables "
                                 "for {whole} nodes are built, leaving {empty} empty."),
    .why = CLUSTERBRIEF_TR_NOOP("The customer pays for switch ports that nothing is plugged into, "
                                "which is fine when growth is planned and should be said."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A scalable unit is stated and more node slots stay empty than the ports for the fabric "
        "manager explain. Not evaluated while the fabric is not sized."),
    .fix = CLUSTERBRIEF_TR_NOOP("Fill the unit, choose another one, or say that the slots are kept "
                                "for growth."),
    .source = "NVIDIA DGX SuperPOD reference architectures build the fabric of whole scalable "
              "units",
    .check = check,
};

} // namespace clusterbrief::rules
