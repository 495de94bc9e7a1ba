#include "core/base/contract.h"
#include "core/check/subjects.h"

namespace clusterbrief::rules {
namespace {

void check(const Design& /*design*/, const Sizing& sizing, Report& report)
{
    const SizedNetwork* compute = sizedCompute(sizing, report);
    if (compute == nullptr) {
        return;
    }
    const ResolvedNetwork& network = *compute->network;
    const FabricSize& size = compute->size;
    if (size.portsUp == 0) {
        return;
    }
    report.examined();
    if (network.request->oversubscription) {
        return;
    }
    Finding& finding = report.add(network.at, network.field("oversubscription"),
        {{"down", counted(size.portsDown, "port", "ports")}, {"up", grouped(size.portsUp)}});
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("State 1:1"),
        {{network.field("oversubscription"), Value::ofNumber(std::int64_t{1})}}};
}

} // namespace

extern const Rule fabric_oversubscription_unstated;

const Rule fabric_oversubscription_unstated{
    .id = "fabric/oversubscription-unstated",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Oversubscription is not stated"),
    .text = CLUSTERBRIEF_TR_NOOP("The compute network states no oversubscription; it is sized at "
                                 "1:1, {down} down and {up} up on a leaf."),
    .why = CLUSTERBRIEF_TR_NOOP("Who quotes may build fewer uplinks and still meet the letter of "
                                "the brief."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The compute network has uplinks and the request names no ratio for them; one switch and a "
        "pair of switches have none. Not evaluated while the fabric is not sized."),
    .fix = CLUSTERBRIEF_TR_NOOP("State the ratio, 1 for non-blocking."),
    .source = "QuantaCloud, NVLink vs InfiniBand: name the oversubscription ratio if it is not "
              "non-blocking",
    .check = check,
};

} // namespace clusterbrief::rules
