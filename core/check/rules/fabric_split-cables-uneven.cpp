#include "core/base/contract.h"
#include "core/check/subjects.h"
#include "core/wiring/medium.h"

namespace clusterbrief::rules {
namespace {

/// Links that one cable between leaf and spine carries; more than 1 where ports share a cage's
/// lanes.
std::int64_t linksOfCable(const Design& design, const SizedNetwork& sized)
{
    const ResolvedNetwork& network = *sized.network;
    const double reach = network.request->longestCableM.value_or(0);
    const Medium medium = chooseMedium(*design.catalog, network, reach, LinkKind::LeafSpine);
    const FarEnd spine{network.spine, nullptr, 1};
    return chooseParts(*design.catalog, network, medium, reach, *network.leaf, spine).linksPerCable;
}

void checkNetwork(const Design& design, const SizedNetwork& sized, Report& report)
{
    const FabricSize& size = sized.size;
    const std::int64_t cable = linksOfCable(design, sized);
    report.examined();
    if (cable < 2 || size.linksPerLeafSpinePair % cable == 0) {
        return;
    }
    const ResolvedNetwork& network = *sized.network;
    report.add(network.at, network.field("generation"),
        {{"links", counted(size.linksPerLeafSpinePair, "link", "links")},
            {"cable", std::to_string(cable)}, {"generation", labelOf(*network.generation)},
            {"rest", std::to_string(size.linksPerLeafSpinePair % cable)}});
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    for (const SizedNetwork& sized : sizing.networks) {
        if (sized.size.fault == FabricFault::None && sized.size.linksPerLeafSpinePair > 0) {
            checkNetwork(design, sized, report);
        }
    }
}

} // namespace

extern const Rule fabric_split_cables_uneven;

const Rule fabric_split_cables_uneven{
    .id = "fabric/split-cables-uneven",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Links between switches do not fill their cables"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "Each leaf and spine are joined by {links} of {generation}, and a cable between them "
        "carries {cable}: {rest} left over on each pair."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "Ports of one cage would have to lead to two switches, for which there is no cable: the "
        "count of cables is an estimate until the supplier spreads the links otherwise."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The generation shares the lanes of a cage between several ports (HDR100, NDR200, split "
        "Ethernet), and the links of a leaf and a spine are no multiple of what one cable carries. "
        "Not for one tier."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Join the switches at the full speed of their ports, or take another oversubscription or "
        "scalable unit whose links fill whole cables."),
    .source = "NVIDIA LinkX: both fibres of a twin-port module, and both ends of a split cable, "
              "belong to one pair of cages (cable management guide and FAQ)",
    .check = check,
};

} // namespace clusterbrief::rules
