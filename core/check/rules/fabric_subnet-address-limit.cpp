#include "core/base/contract.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

namespace clusterbrief::rules {
namespace {

void check(const Design& /*design*/, const Sizing& sizing, Report& report)
{
    const SizedNetwork* compute = sizing.network(NetworkKind::Compute);
    if (compute == nullptr || !compute->network->isInfiniBand()) {
        return;
    }
    compute = sizedCompute(sizing, report);
    if (compute == nullptr) {
        return;
    }
    report.examined();
    const FabricSize& size = compute->size;
    const std::int64_t ports = (size.nodeLeafLinks + size.managerLinks) / size.planes;
    const std::int64_t switches = (size.leaf + size.spine + size.core) / size.planes;
    const std::int64_t sum = subnetAddresses(size);
    if (sum <= kUnicastAddresses) {
        return;
    }
    const ResolvedNetwork& network = *compute->network;
    report.add(network.at, network.field("planes"),
        {{"ports", grouped(ports)}, {"switches", grouped(switches)}, {"sum", grouped(sum)},
            {"limit", grouped(kUnicastAddresses)}, {"over", grouped(sum - kUnicastAddresses)}});
}

} // namespace

extern const Rule fabric_subnet_address_limit;

const Rule fabric_subnet_address_limit{
    .id = "fabric/subnet-address-limit",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Subnet has too few addresses"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "One InfiniBand subnet would hold {ports} end ports and {switches} switches, {sum} "
        "addresses of the {limit} that it has: {over} too many."),
    .why = CLUSTERBRIEF_TR_NOOP("Ports without an address cannot take part in the fabric."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "End ports, manager ports and switches of one plane of an InfiniBand compute fabric are "
        "more than 49,151 together. Not evaluated while the fabric is not sized."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Split the fabric into planes or several routed subnets, or build it on RoCE."),
    .source = "InfiniBand architecture specification: unicast LIDs are 0x0001 to 0xBFFF",
    .check = check,
};

} // namespace clusterbrief::rules
