#include "core/sizing/fabric_plan.h"

#include "core/base/text.h"

#include <algorithm>
#include <utility>

namespace clusterbrief::detail {
namespace {

std::int64_t largestDivisorUpTo(std::int64_t number, std::int64_t most)
{
    for (std::int64_t divisor = std::min(number, most); divisor > 1; --divisor) {
        if (number % divisor == 0) {
            return divisor;
        }
    }
    return 1;
}

std::string railsWord(std::int64_t rails)
{
    return counted(rails, "rail", "rails");
}

Layout unitLayout(const FabricInput& input, std::int64_t mostDown)
{
    const std::int64_t unit = *input.scalableUnit;
    const std::int64_t group = input.leafGroup ? *input.leafGroup
        : unit <= mostDown                     ? unit
                                               : largestDivisorUpTo(unit, mostDown);
    Layout layout;
    layout.units = ceilDiv(input.nodes, unit);
    layout.rails = input.rails;
    layout.leavesOfUnit = ceilDiv(unit, group);
    layout.leaf = input.rails * layout.units * layout.leavesOfUnit;
    layout.down = group;
    layout.how = counted(layout.units, "unit", "units") + " × " + railsWord(input.rails)
        + (layout.leavesOfUnit > 1 ? " × " + std::to_string(layout.leavesOfUnit) + " groups of "
                    + counted(group, "node", "nodes")
                                   : "");
    return layout;
}

Layout groupLayout(const FabricInput& input, std::int64_t mostDown, bool wholeRails)
{
    Layout layout;
    layout.rails = input.rails;
    if (!input.leafGroup && input.nodes <= mostDown) {
        layout.railsPerLeaf =
            wholeRails ? 1 : largestDivisorUpTo(input.rails, mostDown / input.nodes);
        layout.leaf = input.rails / layout.railsPerLeaf;
        layout.down = layout.railsPerLeaf * input.nodes;
        layout.leavesOfUnit = 1;
        layout.how = layout.railsPerLeaf == 1
            ? railsWord(input.rails)
            : railsWord(input.rails) + ", " + std::to_string(layout.railsPerLeaf) + " on a leaf";
        return layout;
    }
    const std::int64_t groups = ceilDiv(input.nodes, input.leafGroup ? *input.leafGroup : mostDown);
    layout.down = input.leafGroup ? *input.leafGroup : ceilDiv(input.nodes, groups);
    layout.leaf = input.rails * groups;
    layout.leavesOfUnit = groups;
    layout.how = counted(groups, "group", "groups") + " of " + (input.leafGroup ? "" : "up to ")
        + counted(layout.down, "node", "nodes") + " × " + railsWord(input.rails);
    return layout;
}

std::optional<Layout> nodeAligned(const FabricInput& input, std::int64_t mostDown)
{
    const std::int64_t nodesALeaf = input.leafGroup ? *input.leafGroup : mostDown / input.rails;
    if (nodesALeaf < 1) {
        return std::nullopt;
    }
    Layout layout;
    layout.units = input.scalableUnit ? ceilDiv(input.nodes, *input.scalableUnit) : 0;
    const std::int64_t nodes =
        input.scalableUnit ? layout.units * *input.scalableUnit : input.nodes;
    layout.leaf = ceilDiv(nodes, nodesALeaf);
    const std::int64_t group = input.leafGroup ? *input.leafGroup : ceilDiv(nodes, layout.leaf);
    layout.down = input.rails * group;
    layout.leavesOfUnit = layout.units > 0 ? ceilDiv(layout.leaf, layout.units) : layout.leaf;
    layout.railsPerLeaf = input.rails;
    layout.how = counted(nodes, "node", "nodes") + ", " + std::to_string(group)
        + " on a leaf with all " + counted(input.rails, "port", "ports");
    return layout;
}

/// The links of each pod to the core and the core switches that take them evenly.
bool addCore(const FabricInput& input, const Layout& layout, std::int64_t leavesOfPod, Plan& plan)
{
    const std::int64_t pods = layout.rails * plan.pods;
    if (pods > input.coreRadix) {
        return false;
    }
    const Ratio ratio = input.coreOversubscription;
    plan.podLinksDown = leavesOfPod * plan.up;
    plan.podLinksUp = ratio == Ratio{} ? plan.podLinksDown
                                       : plan.spinesPerPod
            * ceilDiv(plan.podLinksDown * ratio.denominator, plan.spinesPerPod * ratio.numerator);
    plan.spineCoreLinks = pods * plan.podLinksUp;
    const std::int64_t needed = ceilDiv(plan.spineCoreLinks, input.coreRadix);
    plan.core = leastDivisor(plan.podLinksUp, needed);
    plan.coreLinksHow = counted(pods, "pod", "pods") + " of a rail × " + grouped(plan.podLinksUp);
    plan.coreHow = grouped(plan.spineCoreLinks) + " links ÷ " + std::to_string(input.coreRadix)
        + " ports = " + grouped(needed)
        + (plan.core == needed ? ""
                               : "; " + grouped(plan.core) + " divides the "
                    + grouped(plan.podLinksUp) + " links of a rail's pod");
    return plan.core > 0;
}

/// Spines in pods: `pods` of each rail with `leavesOfPod` leaves each.
PlanResult podPlan(
    const FabricInput& input, const Layout& layout, std::int64_t pods, std::int64_t leavesOfPod)
{
    PlanResult result;
    Plan plan;
    plan.up = uplinksFor(layout.down, input.oversubscription);
    if (layout.down + plan.up > input.leafRadix) {
        return result;
    }
    const std::int64_t spineDown = portsDownAt(input.spineRadix, input.coreOversubscription);
    const std::int64_t needed =
        spineDown < 1 ? plan.up + 1 : ceilDiv(leavesOfPod * plan.up, spineDown);
    plan.pods = pods;
    plan.spinesPerPod = leastDivisor(plan.up, needed, input.spineMultiple, layout.rails * pods);
    if (plan.spinesPerPod == 0) {
        result.multipleRulesOut = leastDivisor(plan.up, needed) > 0;
        return result;
    }
    plan.spine = layout.rails * pods * plan.spinesPerPod;
    plan.spineHow = (layout.rails > 1 ? railsWord(layout.rails) + " × " : "")
        + counted(pods, "pod", "pods") + " × " + counted(plan.spinesPerPod, "spine", "spines")
        + ": " + grouped(leavesOfPod * plan.up) + " uplinks of a pod ÷ " + std::to_string(spineDown)
        + " ports down = " + grouped(needed)
        + (plan.spinesPerPod == needed ? ""
                                       : "; " + std::to_string(plan.spinesPerPod)
                    + " divides a leaf's " + std::to_string(plan.up) + " uplinks");
    result.plan = plan;
    return result;
}

} // namespace

std::int64_t leastDivisor(
    std::int64_t number, std::int64_t least, std::int64_t multiple, std::int64_t scale)
{
    std::int64_t best = 0;
    const auto consider = [&](std::int64_t divisor) {
        if (divisor >= least && (divisor * scale) % multiple == 0
            && (best == 0 || divisor < best)) {
            best = divisor;
        }
    };
    for (std::int64_t divisor = 1; divisor * divisor <= number; ++divisor) {
        if (number % divisor == 0) {
            consider(divisor);
            consider(number / divisor);
        }
    }
    return best;
}

std::int64_t uplinksFor(std::int64_t down, Ratio ratio)
{
    return ceilDiv(down * ratio.denominator, ratio.numerator);
}

std::int64_t portsDownAt(std::int64_t radix, Ratio ratio)
{
    return radix * ratio.numerator / (ratio.numerator + ratio.denominator);
}

std::optional<Layout> leaves(const FabricInput& input, bool wholeRails)
{
    const std::int64_t mostDown = input.tiers == Tiers::One
        ? input.leafRadix
        : portsDownAt(input.leafRadix, input.oversubscription);
    if (mostDown < 1) {
        return std::nullopt;
    }
    if (input.topology == Topology::NodeAligned) {
        return nodeAligned(input, mostDown);
    }
    return input.scalableUnit ? unitLayout(input, mostDown)
                              : groupLayout(input, mostDown, wholeRails);
}

PlanResult twoTiers(const FabricInput& input, const Layout& layout)
{
    PlanResult result;
    if (layout.leaf > input.spineRadix) {
        return result;
    }
    bool spreads = false;
    for (std::int64_t up = uplinksFor(layout.down, input.oversubscription);
         layout.down + up <= input.leafRadix; ++up) {
        const std::int64_t needed = ceilDiv(layout.leaf * up, input.spineRadix);
        spreads = spreads || leastDivisor(up, needed) > 0;
        const std::int64_t spine = leastDivisor(up, needed, input.spineMultiple);
        if (spine == 0 || (result.plan && result.plan->spine <= spine)) {
            continue;
        }
        Plan plan;
        plan.up = up;
        plan.spine = spine;
        plan.spinesPerPod = spine;
        plan.spineHow = grouped(layout.leaf * up) + " uplinks ÷ " + std::to_string(input.spineRadix)
            + " ports = " + std::to_string(needed)
            + (spine == needed ? ""
                               : "; " + std::to_string(spine) + " divides a leaf's "
                        + std::to_string(up) + " uplinks")
            + (input.spineMultiple > 1 ? ", in multiples of " + std::to_string(input.spineMultiple)
                                       : "");
        result.plan = std::move(plan);
    }
    result.multipleRulesOut = !result.plan && spreads;
    return result;
}

PlanResult threeTiers(const FabricInput& input, const Layout& layout)
{
    const std::int64_t spineDown =
        std::max<std::int64_t>(1, portsDownAt(input.spineRadix, input.coreOversubscription));
    const std::int64_t leavesOfRail = layout.leaf / layout.rails;
    const std::int64_t pods = ceilDiv(leavesOfRail, spineDown);
    const std::int64_t leavesOfPod = ceilDiv(leavesOfRail, pods);
    PlanResult result = podPlan(input, layout, pods, leavesOfPod);
    if (result.plan && !addCore(input, layout, leavesOfPod, *result.plan)) {
        result.plan.reset();
    }
    return result;
}

PlanResult growthTiers(const FabricInput& input, const Layout& layout)
{
    const std::int64_t units = std::max<std::int64_t>(1, layout.units);
    PlanResult result = podPlan(input, layout, units, layout.leavesOfUnit);
    const bool needsCore = units > 1 || input.tiers == Tiers::Three;
    if (result.plan && needsCore && !addCore(input, layout, layout.leavesOfUnit, *result.plan)) {
        result.plan.reset();
    }
    return result;
}

void countManagerLinks(const FabricInput& input, std::int64_t freePorts, FabricSize& size)
{
    const std::int64_t fitting = std::clamp<std::int64_t>(freePorts, 0, input.managerPorts);
    size.managerLinks = fitting * input.planes;
    size.managerPortsShort = input.managerPorts - fitting;
    if (input.managerPorts > 0) {
        size.steps.push_back({"manager links",
            counted(input.managerPorts, "port", "ports") + " kept for the fabric manager"
                + (input.planes > 1 ? " in each plane" : "")
                + (size.managerPortsShort > 0 ? ", " + grouped(fitting) + " fit" : "")});
    }
}

std::string nodeLinksHow(const FabricInput& input)
{
    const std::string planes =
        input.planes > 1 ? " × " + std::to_string(input.planes) + " planes" : "";
    return input.nodes * input.rails == input.hostLinks ? counted(input.nodes, "node", "nodes")
            + " × " + counted(input.rails, "port", "ports") + planes
                                                        : "the ports of all nodes" + planes;
}

} // namespace clusterbrief::detail
