#include "core/sizing/fabric_plan.h"

#include "core/base/text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace clusterbrief::detail {
namespace {

/// One plane of a customer's own counts: the whole switches of each plane.
struct Stated {
    std::int64_t leaf = 0;
    std::int64_t spine = 0;
    std::int64_t core = 0;
    std::int64_t down = 0;
    std::int64_t up = 0;
};

/// Ports down of a leaf: those of its group, or an equal share, as far as the ratio lets it.
std::int64_t portsDown(const FabricInput& input, std::int64_t leaf, bool hasSpines)
{
    const std::int64_t most = std::max<std::int64_t>(
        1, hasSpines ? portsDownAt(input.leafRadix, input.oversubscription) : input.leafRadix);
    if (input.topology == Topology::RailAligned && input.scalableUnit) {
        return std::min(most, leaves(input, false)->down);
    }
    const bool aligned = input.topology == Topology::RailAligned;
    if (input.leafGroup && (aligned || input.topology == Topology::NodeAligned)) {
        return std::min(most, *input.leafGroup * (aligned ? 1 : input.rails));
    }
    return std::min(most, ceilDiv(input.hostLinks, std::max<std::int64_t>(1, leaf)));
}

Stated statedPlane(const FabricInput& input)
{
    Stated plane;
    const auto layout = leaves(input, false);
    plane.leaf = input.leafSwitches ? *input.leafSwitches / input.planes
        : layout                    ? layout->leaf
                                    : 1;
    const bool joins = input.spineSwitches ? *input.spineSwitches > 0
                                           : plane.leaf > 1 && input.tiers != Tiers::One;
    plane.down = portsDown(input, plane.leaf, joins);
    plane.up = joins ? uplinksFor(plane.down, input.oversubscription) : 0;
    plane.core = input.coreSwitches.value_or(0) / input.planes;
    if (input.spineSwitches) {
        plane.spine = *input.spineSwitches / input.planes;
    } else if (joins) {
        const std::int64_t needed = ceilDiv(plane.leaf * plane.up, input.spineRadix);
        plane.spine = std::max(needed, leastDivisor(plane.up, needed, input.spineMultiple));
    }
    return plane;
}

bool dividesByPlanes(const FabricInput& input)
{
    return input.leafSwitches.value_or(0) % input.planes == 0
        && input.spineSwitches.value_or(0) % input.planes == 0
        && input.coreSwitches.value_or(0) % input.planes == 0;
}

ClosureGap gapOf(const FabricInput& input, const Stated& plane, FabricSize& size)
{
    ClosureGap gap;
    gap.leafDownPorts = plane.leaf * plane.down;
    gap.uplinks = plane.leaf * plane.up;
    const std::int64_t spineDown = plane.core > 0
        ? portsDownAt(input.spineRadix, input.coreOversubscription)
        : input.spineRadix;
    gap.spinePorts = plane.spine * spineDown;
    gap.unevenPlanes = !dividesByPlanes(input);
    if (input.hostLinks > gap.leafDownPorts) {
        const std::int64_t most =
            portsDown(input, ceilDiv(input.hostLinks, input.leafRadix), plane.up > 0);
        gap.leavesToClose = ceilDiv(input.hostLinks, most) * input.planes;
    }
    if (gap.uplinks > gap.spinePorts && spineDown > 0) {
        const std::int64_t needed = ceilDiv(gap.uplinks, spineDown);
        const std::int64_t even = plane.core > 0 ? needed : leastDivisor(plane.up, needed);
        gap.spinesToClose = std::max(needed, even) * input.planes;
    }
    if (plane.core > 0 && plane.spine > 0) {
        const std::int64_t down = ceilDiv(gap.uplinks, plane.spine);
        const std::int64_t up = uplinksFor(down, input.coreOversubscription);
        gap.spineUplinks = plane.spine * up;
        size.spineCoreLinks = gap.spineUplinks * input.planes;
        gap.corePorts = plane.core * input.coreRadix;
        gap.coresToClose = gap.spineUplinks > gap.corePorts
            ? ceilDiv(gap.spineUplinks, input.coreRadix) * input.planes
            : 0;
        size.effectiveSpineRatio = static_cast<double>(down) / static_cast<double>(up);
    }
    gap.unevenSpineLinks = plane.spine > 0 && plane.core == 0 && plane.up % plane.spine != 0;
    return gap;
}

void describe(const FabricInput& input, const Stated& plane, FabricSize& size)
{
    constexpr const char* kStated = "stated by the customer, checked for closure";
    const std::string planes =
        input.planes > 1 ? " × " + std::to_string(input.planes) + " planes" : "";
    const auto layout = leaves(input, false);
    size.steps = {{"leaf switches",
        input.leafSwitches ? kStated : (layout ? layout->how : std::string("one")) + planes}};
    if (size.spine > 0) {
        size.steps.push_back({"spine switches",
            input.spineSwitches ? kStated
                                : grouped(plane.leaf * plane.up) + " uplinks ÷ "
                    + std::to_string(input.spineRadix) + " ports, as many as share "
                    + std::to_string(plane.up) + " uplinks of a leaf evenly" + planes});
    }
    if (size.core > 0) {
        size.steps.push_back({"core switches", kStated});
    }
    size.steps.push_back({"node links", nodeLinksHow(input)});
    if (plane.up > 0) {
        size.steps.push_back({"leaf to spine links",
            counted(plane.leaf, "leaf", "leaves") + " × " + std::to_string(plane.up) + planes});
    }
}

} // namespace

FabricSize statedFabric(const FabricInput& input)
{
    const Stated plane = statedPlane(input);
    FabricSize size;
    size.stated = true;
    size.planes = input.planes;
    size.rails = input.rails;
    size.tiers = plane.core > 0 ? 3 : plane.up > 0 ? 2 : 1;
    size.leaf = input.leafSwitches.value_or(plane.leaf * input.planes);
    size.spine = input.spineSwitches.value_or(plane.spine * input.planes);
    size.core = input.coreSwitches.value_or(0);
    size.portsDown = plane.down;
    size.portsUp = plane.up;
    size.linksPerLeafSpinePair = plane.spine > 0 && plane.core == 0 && plane.up % plane.spine == 0
        ? plane.up / plane.spine
        : 0;
    size.nodeLeafLinks = input.hostLinks * input.planes;
    size.leafSpineLinks = size.leaf * plane.up;
    size.gap = gapOf(input, plane, size);
    if (plane.up > 0) {
        const std::int64_t carried =
            std::max(plane.down, ceilDiv(input.hostLinks, std::max<std::int64_t>(1, plane.leaf)));
        size.effectiveLeafRatio = static_cast<double>(carried) / static_cast<double>(plane.up);
        size.effectiveRatio = *size.effectiveLeafRatio * size.effectiveSpineRatio.value_or(1);
    }
    const std::int64_t belowLeaves =
        plane.leaf * std::max<std::int64_t>(0, input.leafRadix - plane.up);
    describe(input, plane, size);
    countManagerLinks(input, belowLeaves - input.hostLinks, size);
    return size;
}

} // namespace clusterbrief::detail
