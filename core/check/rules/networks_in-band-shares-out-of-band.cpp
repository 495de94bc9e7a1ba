#include "core/base/contract.h"
#include "core/check/own_network.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const ResolvedNetwork* inBand = design.network(NetworkKind::InBand);
    const ResolvedNetwork* outOfBand = design.network(NetworkKind::OutOfBand);
    if (inBand == nullptr || outOfBand == nullptr) {
        return;
    }
    report.examined();
    const ResolvedNetwork* compute = design.network(NetworkKind::Compute);
    const ResolvedNetwork* carrier = design.carrier(*inBand);
    const bool onCompute = compute != nullptr && carrier == design.carrier(*compute);
    if (carrier == nullptr || carrier != design.carrier(*outOfBand) || onCompute) {
        return;
    }
    const ResolvedNetwork& sharer = outOfBand->request->sharesWith.empty() ? *inBand : *outOfBand;
    const ResolvedNetwork& other = &sharer == inBand ? *outOfBand : *inBand;
    Finding& finding = report.add(sharer.at, sharer.field("shares_with"),
        {{"network", labelOf(sharer.kind)}, {"other", labelOf(other.kind)}});
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Give the {network} network switches of its own"),
        ownSwitches(design, sharer)};
}

} // namespace

extern const Rule networks_in_band_shares_out_of_band;

const Rule networks_in_band_shares_out_of_band{
    .id = "networks/in-band-shares-out-of-band",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("The two management networks are one"),
    .text =
        CLUSTERBRIEF_TR_NOOP("The {network} network shares its switches with the {other} network."),
    .why = CLUSTERBRIEF_TR_NOOP("When in-band management fails, the consoles and power controls "
                                "that would bring it back are gone too."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "In-band and out-of-band network end on the same switches. Where these are the compute "
        "network's, networks/management-shares-compute speaks."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for an out-of-band network of its own."),
    .source = "QuantaCloud, NVLink vs InfiniBand: NVIDIA's SuperPOD designs split compute, "
              "storage, in-band and "
              "out-of-band networks",
    .check = check,
};

} // namespace clusterbrief::rules
