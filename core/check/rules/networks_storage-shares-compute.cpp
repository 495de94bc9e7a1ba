#include "core/base/contract.h"
#include "core/check/own_network.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const ResolvedNetwork* compute = design.network(NetworkKind::Compute);
    const ResolvedNetwork* storage = design.network(NetworkKind::Storage);
    if (compute == nullptr || storage == nullptr) {
        return;
    }
    report.examined();
    const ResolvedNetwork* carrier = design.carrier(*storage);
    if (carrier == nullptr || carrier != design.carrier(*compute)) {
        return;
    }
    const ResolvedNetwork& sharer = storage->request->sharesWith.empty() ? *compute : *storage;
    const ResolvedNetwork& other = &sharer == storage ? *compute : *storage;
    Finding& finding = report.add(sharer.at, sharer.field("shares_with"),
        {{"network", labelOf(sharer.kind)}, {"other", labelOf(other.kind)}});
    if (carrier != compute && carrier != storage) {
        finding.params.emplace_back("carrier", labelOf(carrier->kind));
        finding.text = CLUSTERBRIEF_TR_NOOP("The {network} network runs over the switches of the "
                                            "{carrier} network, which the {other} network also "
                                            "uses.");
    }
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Ask for a {network} network of its own"),
        ownSwitches(design, sharer)};
}

} // namespace

extern const Rule networks_storage_shares_compute;

const Rule networks_storage_shares_compute{
    .id = "networks/storage-shares-compute",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Storage runs over the compute fabric"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The {network} network runs over the switches of the {other} network."),
    .why = CLUSTERBRIEF_TR_NOOP("Checkpoints and data loading collide with collectives, and both "
                                "run at a fraction of what they were sized for."),
    .condition = CLUSTERBRIEF_TR_NOOP("Storage and compute network end on the same switches, "
                                      "directly or through another network."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for a storage network of its own."),
    .source = "QuantaCloud, NVLink vs InfiniBand: storage and management on separate networks; "
              "field case: "
              "github.com/NVIDIA/nccl/issues/412, 15 GB/s where 24 was expected",
    .check = check,
};

} // namespace clusterbrief::rules
