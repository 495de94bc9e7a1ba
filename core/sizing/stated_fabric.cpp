#include "core/sizing/fabric_plan.h"

#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief::detail {
namespace {

/// One plane of a customer's own counts.
struct Stated {
    std::int64_t leaf = 0;
    std::int64_t spine = 0;
    std::int64_t core = 0;
    std::int64_t down = 0;
    std::int64_t up = 0;
};

std::int64_t ofPlane(std::int64_t total, std::int64_t planes)
{
    return ceilDiv(total, planes);
}

Stated statedPlane(const FabricInput& input)
{
    Stated plane;
    const auto layout = leaves(input, false);
    plane.leaf = input.leafSwitches ? ofPlane(*input.leafSwitches, input.planes)
        : layout                    ? layout->leaf
                                    : 1;
    const bool grouped =
        input.topology == Topology::RailAligned && (input.leafGroup || input.scalableUnit);
    plane.down = grouped ? (input.leafGroup ? *input.leafGroup : *input.scalableUnit)
                         : ceilDiv(input.hostLinks, plane.leaf);
    plane.core = ofPlane(input.coreSwitches.value_or(0), input.planes);
    if (input.spineSwitches) {
        plane.spine = ofPlane(*input.spineSwitches, input.planes);
    } else if (plane.leaf > 1 && input.tiers != Tiers::One) {
        const std::int64_t up = uplinksFor(plane.down, input.oversubscription);
        const std::int64_t needed = ceilDiv(plane.leaf * up, input.spineRadix);
        plane.spine = std::max(needed, leastDivisor(up, needed, input.spineMultiple));
    }
    plane.up = plane.spine > 0 ? uplinksFor(plane.down, input.oversubscription) : 0;
    return plane;
}

ClosureGap gapOf(const FabricInput& input, const Stated& plane, FabricSize& size)
{
    ClosureGap gap;
    gap.hostLinks = input.hostLinks + input.managerPorts;
    gap.leafDownPorts = plane.leaf * std::max<std::int64_t>(0, input.leafRadix - plane.up);
    gap.uplinks = plane.leaf * plane.up;
    const std::int64_t spineDown = plane.core > 0
        ? portsDownAt(input.spineRadix, input.coreOversubscription)
        : input.spineRadix;
    gap.spinePorts = plane.spine * spineDown;
    if (input.hostLinks > gap.leafDownPorts) {
        const std::int64_t most =
            plane.up > 0 ? portsDownAt(input.leafRadix, input.oversubscription) : input.leafRadix;
        gap.leavesToClose =
            ceilDiv(input.hostLinks, std::max<std::int64_t>(1, most)) * input.planes;
    }
    if (gap.uplinks > gap.spinePorts && spineDown > 0) {
        const std::int64_t needed = ceilDiv(gap.uplinks, spineDown);
        const std::int64_t even = plane.core > 0 ? needed : leastDivisor(plane.up, needed);
        gap.spinesToClose = std::max(needed, even) * input.planes;
    }
    if (plane.core > 0 && plane.spine > 0) {
        const std::int64_t down = ceilDiv(gap.uplinks, plane.spine);
        size.spineCoreLinks =
            plane.spine * uplinksFor(down, input.coreOversubscription) * input.planes;
        gap.spineUplinks = size.spineCoreLinks / input.planes;
        gap.corePorts = plane.core * input.coreRadix;
        gap.coresToClose = gap.spineUplinks > gap.corePorts
            ? ceilDiv(gap.spineUplinks, input.coreRadix) * input.planes
            : 0;
        size.effectiveSpineRatio =
            static_cast<double>(down) / static_cast<double>(gap.spineUplinks / plane.spine);
    }
    gap.unevenSpineLinks = plane.spine > 0 && plane.core == 0 && plane.up % plane.spine != 0;
    return gap;
}

} // namespace

FabricSize statedFabric(const FabricInput& input)
{
    const Stated plane = statedPlane(input);
    FabricSize size;
    size.stated = true;
    size.planes = input.planes;
    size.rails = input.rails;
    size.tiers = plane.core > 0 ? 3 : plane.spine > 0 ? 2 : 1;
    size.leaf = input.leafSwitches.value_or(plane.leaf * input.planes);
    size.spine = input.spineSwitches.value_or(plane.spine * input.planes);
    size.core = input.coreSwitches.value_or(0);
    size.portsDown = plane.down;
    size.portsUp = plane.up;
    size.linksPerLeafSpinePair = plane.spine > 0 && plane.core == 0 && plane.up % plane.spine == 0
        ? plane.up / plane.spine
        : 0;
    size.nodeLeafLinks = input.hostLinks * input.planes;
    size.leafSpineLinks = plane.leaf * plane.up * input.planes;
    size.gap = gapOf(input, plane, size);
    if (plane.up > 0) {
        const std::int64_t carried =
            std::max(plane.down, ceilDiv(input.hostLinks, std::max<std::int64_t>(1, plane.leaf)));
        size.effectiveLeafRatio = static_cast<double>(carried) / static_cast<double>(plane.up);
        size.effectiveRatio = *size.effectiveLeafRatio * size.effectiveSpineRatio.value_or(1);
    }
    const std::int64_t freePorts =
        std::clamp<std::int64_t>(size.gap.leafDownPorts - input.hostLinks, 0, input.managerPorts);
    size.managerLinks = freePorts * input.planes;
    size.managerPortsShort = input.managerPorts - freePorts;
    size.steps = {{"switches", "stated by the customer, checked for closure"},
        {"node links", grouped(input.hostLinks) + " ports" + (input.planes > 1 ? " a plane" : "")},
        {"leaf to spine links",
            grouped(plane.leaf) + " leaves × " + std::to_string(plane.up)
                + (input.planes > 1 ? " × " + std::to_string(input.planes) + " planes" : "")}};
    return size;
}

} // namespace clusterbrief::detail
