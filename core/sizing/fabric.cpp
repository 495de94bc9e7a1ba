#include "core/sizing/fabric.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/sizing/fabric_plan.h"

#include <algorithm>
#include <utility>

namespace clusterbrief {
namespace {

using detail::countManagerLinks;
using detail::Layout;
using detail::nodeLinksHow;
using detail::Plan;

/// Counts beyond this are no cluster; keeping below it keeps every product within 64 bits.
constexpr std::int64_t kMostHostLinks = 100'000'000;

FabricSize faulty(const FabricInput& input, FabricFault fault, std::string error)
{
    FabricSize size;
    size.planes = input.planes;
    size.rails = input.rails;
    size.fault = fault;
    size.error = std::move(error);
    return size;
}

FabricSize singleSwitch(const FabricInput& input)
{
    FabricSize size;
    size.planes = input.planes;
    size.rails = input.rails;
    size.tiers = 1;
    size.leaf = input.planes;
    size.portsDown = input.hostLinks;
    size.railsPerLeaf = input.rails;
    size.nodeLeafLinks = input.hostLinks * input.planes;
    const std::int64_t links = input.hostLinks + input.managerPorts;
    size.steps.push_back({"leaf switches",
        (links == 1 ? std::string("the one link fits") : "all " + grouped(links) + " links fit")
            + " the " + std::to_string(input.leafRadix) + " ports of one switch"
            + (input.planes > 1 ? " in each plane" : "")});
    size.steps.push_back({"node links", nodeLinksHow(input)});
    countManagerLinks(input, input.leafRadix - input.hostLinks, size);
    return size;
}

/// Leaves alone, each with uplinks to a network that is sized elsewhere.
FabricSize access(const FabricInput& input)
{
    const std::int64_t ports = input.hostLinks + input.equipmentPorts;
    FabricSize size;
    size.planes = input.planes;
    size.rails = input.rails;
    size.tiers = 1;
    size.leaf = ceilDiv(ports, input.leafRadix) * input.planes;
    size.portsDown = ceilDiv(ports, size.leaf / input.planes);
    size.railsPerLeaf = input.rails;
    size.nodeLeafLinks = input.hostLinks * input.planes;
    size.equipmentLinks = input.equipmentPorts * input.planes;
    size.accessLinks = size.leaf * input.accessUplinks;
    size.steps = {{"leaf switches",
                      counted(input.hostLinks, "node port", "node ports") + " and "
                          + grouped(input.equipmentPorts) + " of switches, appliances and PDUs ÷ "
                          + std::to_string(input.leafRadix) + " ports"},
        {"node links", nodeLinksHow(input)},
        {"equipment links", "one port of each switch, appliance and PDU"},
        {"uplinks",
            counted(size.leaf, "leaf", "leaves") + " × " + std::to_string(input.accessUplinks)}};
    return size;
}

FabricSize askedSingleSwitch(const FabricInput& input)
{
    if (input.hostLinks > input.leafRadix) {
        FabricSize size = faulty(input, FabricFault::TooManyNodes,
            filled(CLUSTERBRIEF_TR_PHRASE("{n} host links do not fit the {m} ports of one switch"),
                {{"n", grouped(input.hostLinks)}, {"m", std::to_string(input.leafRadix)}}));
        size.nodesCarried = input.leafRadix / input.rails;
        return size;
    }
    return singleSwitch(input);
}

FabricSize leafPair(const FabricInput& input)
{
    const std::int64_t down = input.nodes * ceilDiv(input.rails, 2);
    const std::int64_t between = ceilDiv(input.hostLinks, 2);
    const std::int64_t used = down + between + input.managerPorts;
    if (used > input.leafRadix) {
        FabricSize size = faulty(input, FabricFault::TooManyNodes,
            filled(input.managerPorts > 0
                    ? CLUSTERBRIEF_TR_PHRASE(
                        "a pair of switches needs {n} ports on each ({d} down, {b} to the other, "
                        "{m} for the fabric manager); a switch has {r}")
                    : CLUSTERBRIEF_TR_PHRASE("a pair of switches needs {n} ports on each ({d} "
                                             "down, {b} to the other); a switch has {r}"),
                {{"n", grouped(used)}, {"d", grouped(down)}, {"b", grouped(between)},
                    {"m", grouped(input.managerPorts)}, {"r", std::to_string(input.leafRadix)}}));
        const std::int64_t perNode = 2 * ceilDiv(input.rails, 2);
        size.nodesCarried = std::max<std::int64_t>(0, input.leafRadix - input.managerPorts)
            / std::max<std::int64_t>(perNode, 1);
        return size;
    }
    FabricSize size;
    size.planes = input.planes;
    size.rails = input.rails;
    size.tiers = 1;
    size.leaf = 2 * input.planes;
    size.portsDown = down;
    size.railsPerLeaf = ceilDiv(input.rails, 2);
    size.nodeLeafLinks = input.hostLinks * input.planes;
    size.leafLeafLinks = between * input.planes;
    size.steps = {{"leaf switches",
                      "a pair" + std::string(input.planes > 1 ? " in each plane" : "")
                          + ", half of the rails on each"},
        {"node links", nodeLinksHow(input)},
        {"leaf to leaf links",
            "half of the " + grouped(input.hostLinks) + " host links again between the two"}};
    countManagerLinks(input, input.leafRadix - down - between, size);
    return size;
}

void describe(const FabricInput& input, const Layout& layout, const Plan& plan, FabricSize& size)
{
    const std::string planes =
        input.planes > 1 ? " × " + std::to_string(input.planes) + " planes" : "";
    size.steps.push_back({"leaf switches", layout.how + planes});
    if (size.spine > 0) {
        size.steps.push_back({"uplinks of a leaf",
            std::to_string(layout.down) + " down at " + spelled(input.oversubscription)
                + (plan.up
                            == ceilDiv(layout.down * input.oversubscription.denominator,
                                input.oversubscription.numerator)
                        ? " need " + std::to_string(plan.up)
                        : " need at least "
                            + std::to_string(
                                ceilDiv(layout.down * input.oversubscription.denominator,
                                    input.oversubscription.numerator))
                            + "; " + std::to_string(plan.up)
                            + " spread evenly over fewer spines")});
        size.steps.push_back({"spine switches", plan.spineHow + planes});
    }
    if (size.core > 0) {
        size.steps.push_back({"core switches", plan.coreHow + planes});
    }
    size.steps.push_back({"node links", nodeLinksHow(input)});
    if (size.spine > 0) {
        size.steps.push_back({"leaf to spine links",
            counted(layout.leaf, "leaf", "leaves") + " × " + std::to_string(plan.up) + planes});
    }
    if (size.core > 0) {
        size.steps.push_back({"spine to core links", plan.coreLinksHow + planes});
    }
}

FabricSize built(const FabricInput& input, const Layout& layout, const Plan& plan)
{
    FabricSize size;
    size.planes = input.planes;
    size.rails = input.rails;
    size.units = layout.units;
    size.tiers = plan.core > 0 ? 3 : plan.spine > 0 ? 2 : 1;
    size.leaf = layout.leaf * input.planes;
    size.spine = plan.spine * input.planes;
    size.core = plan.core * input.planes;
    size.portsDown = layout.down;
    size.portsUp = plan.up;
    size.railsPerLeaf = layout.railsPerLeaf;
    size.pods = plan.pods;
    size.spinesPerPod = plan.pods > 0 ? plan.spinesPerPod : plan.spine;
    size.linksPerLeafSpinePair = size.spinesPerPod > 0 ? plan.up / size.spinesPerPod : 0;
    size.nodeLeafLinks = input.hostLinks * input.planes;
    size.leafSpineLinks = layout.leaf * plan.up * input.planes;
    size.spineCoreLinks = plan.spineCoreLinks * input.planes;
    size.emptyNodeSlots = layout.units > 0 ? layout.units * *input.scalableUnit - input.nodes : 0;
    if (plan.up > 0) {
        size.effectiveLeafRatio = static_cast<double>(layout.down) / static_cast<double>(plan.up);
        size.effectiveRatio = size.effectiveLeafRatio;
    }
    if (plan.spineCoreLinks > 0) {
        size.effectiveSpineRatio =
            static_cast<double>(plan.podLinksDown) / static_cast<double>(plan.podLinksUp);
        size.effectiveRatio = *size.effectiveLeafRatio * *size.effectiveSpineRatio;
    }
    describe(input, layout, plan, size);
    countManagerLinks(input, layout.leaf * (input.leafRadix - plan.up) - input.hostLinks, size);
    return size;
}

/// A stated leaf group whose ports are more than a leaf has for them; nothing when they fit.
std::optional<FabricSize> groupTooLarge(const FabricInput& input)
{
    const bool one = input.tiers == Tiers::One;
    const std::int64_t most =
        one ? input.leafRadix : detail::portsDownAt(input.leafRadix, input.oversubscription);
    const std::int64_t ports = input.topology == Topology::NodeAligned ? input.rails : 1;
    if (!input.leafGroup || *input.leafGroup * ports <= most || most < ports) {
        return std::nullopt;
    }
    const char* text = one
        ? CLUSTERBRIEF_TR_PHRASE("the leaf group of {n} nodes takes {p} ports of a leaf, more than "
                                 "the {m} ports of a leaf; a group of {f} fits")
        : CLUSTERBRIEF_TR_PHRASE("the leaf group of {n} nodes takes {p} ports of a leaf, more than "
                                 "the {m} ports down that a leaf of {r} has at {ratio}; a group of "
                                 "{f} fits");
    return faulty(input, FabricFault::LeafGroup,
        filled(text,
            {{"n", grouped(*input.leafGroup)}, {"p", grouped(*input.leafGroup * ports)},
                {"m", std::to_string(most)}, {"r", std::to_string(input.leafRadix)},
                {"ratio", spelled(input.oversubscription)}, {"f", grouped(most / ports)}}));
}

/// No number of spines takes the leaves' uplinks.
FabricSize unspreadable(const FabricInput& input, bool multipleRulesOut)
{
    if (multipleRulesOut) {
        return faulty(input, FabricFault::SpineMultiple,
            filled(CLUSTERBRIEF_TR_PHRASE("no number of spines is a multiple of {n} and spreads a "
                                          "leaf's uplinks evenly"),
                {{"n", std::to_string(input.spineMultiple)}}));
    }
    return faulty(input, FabricFault::TooManyNodes,
        filled(input.planes > 1
                ? CLUSTERBRIEF_TR_PHRASE("{n} host links a plane are more than {tiers} of "
                                         "{m}-port switches carry at {ratio}")
                : CLUSTERBRIEF_TR_PHRASE("{n} host links are more than {tiers} of {m}-port "
                                         "switches carry at {ratio}"),
            {{"n", grouped(input.hostLinks)},
                {"tiers",
                    input.tiers == Tiers::Two ? CLUSTERBRIEF_TR_PHRASE("two tiers")
                                              : CLUSTERBRIEF_TR_PHRASE("three tiers")},
                {"m", std::to_string(input.leafRadix)},
                {"ratio", spelled(input.oversubscription)}}));
}

FabricSize derived(const FabricInput& input)
{
    if (std::optional<FabricSize> fault = groupTooLarge(input)) {
        return std::move(*fault);
    }
    const bool three = input.tiers == Tiers::Three;
    // Spines that keep to one rail need leaves that do.
    const bool wholeRails = three || input.growthTier;
    const auto layout = detail::leaves(input, wholeRails);
    if (!layout) {
        return faulty(input, FabricFault::TooManyNodes,
            filled(CLUSTERBRIEF_TR_PHRASE(
                       "{n} ports a node do not fit a leaf of {m} ports with its uplinks"),
                {{"n", std::to_string(input.rails)}, {"m", std::to_string(input.leafRadix)}}));
    }
    if (input.tiers == Tiers::One) {
        return built(input, *layout, {});
    }
    detail::PlanResult result;
    if (input.growthTier) {
        result = detail::growthTiers(input, *layout);
        if (result.plan && result.plan->core > 0 && input.tiers == Tiers::Two) {
            return faulty(input, FabricFault::GrowthNeedsCore,
                CLUSTERBRIEF_TR_PHRASE(
                    "growth_tier builds the core from two units on; tiers: 2 rules it out"));
        }
    } else if (!three) {
        result = detail::twoTiers(input, *layout);
    }
    if (!result.plan && !result.multipleRulesOut && input.tiers != Tiers::Two
        && !input.growthTier) {
        const auto whole = detail::leaves(input, true);
        result = detail::threeTiers(input, *whole);
        if (result.plan) {
            return built(input, *whole, *result.plan);
        }
    }
    if (result.plan) {
        return built(input, *layout, *result.plan);
    }
    return unspreadable(input, result.multipleRulesOut);
}

FabricSize sizeOnce(const FabricInput& input)
{
    if (input.leafSwitches || input.spineSwitches || input.coreSwitches) {
        return detail::statedFabric(input);
    }
    if (input.accessUplinks > 0) {
        return access(input);
    }
    if (input.topology == Topology::SingleSwitch) {
        return askedSingleSwitch(input);
    }
    if (input.topology == Topology::LeafPair) {
        return leafPair(input);
    }
    const bool oneWillDo = !input.scalableUnit
        && (input.tiers == Tiers::Auto || input.tiers == Tiers::One)
        && input.hostLinks + input.managerPorts <= input.leafRadix;
    return oneWillDo ? singleSwitch(input) : derived(input);
}

FabricInput withNodes(FabricInput input, std::int64_t nodes)
{
    input.nodes = nodes;
    input.hostLinks = nodes * input.rails;
    return input;
}

/// The most nodes that the same request carries, and the tiers that would carry all.
void addLimits(const FabricInput& input, FabricSize& size)
{
    if (size.nodesCarried == 0) {
        std::int64_t fits = 0;
        std::int64_t fails = input.nodes;
        while (fails - fits > 1) {
            const std::int64_t middle = fits + (fails - fits) / 2;
            (sizeOnce(withNodes(input, middle)).fault == FabricFault::None ? fits : fails) = middle;
        }
        size.nodesCarried = fits;
    }
    FabricInput more = input;
    more.topology =
        input.topology == Topology::NodeAligned ? Topology::NodeAligned : Topology::RailAligned;
    for (const Tiers tiers : {Tiers::Two, Tiers::Three}) {
        more.tiers = tiers;
        if (size.tiersNeeded == 0 && sizeOnce(more).fault == FabricFault::None) {
            size.tiersNeeded = tiers == Tiers::Two ? 2 : 3;
        }
    }
}

} // namespace

FabricSize sizeFabric(const FabricInput& input)
{
    if (input.nodes < 1 || input.rails < 1 || input.hostLinks < 1 || input.leafRadix < 1) {
        return faulty(input, FabricFault::NoPorts,
            CLUSTERBRIEF_TR_PHRASE("no node has a port on this network"));
    }
    if (input.hostLinks > kMostHostLinks || input.leafRadix > kMostHostLinks
        || input.nodes > kMostHostLinks) {
        FabricSize size = faulty(input, FabricFault::TooManyNodes,
            filled(CLUSTERBRIEF_TR_PHRASE("{n} host links are more than the {m} that are sized"),
                {{"n", grouped(input.hostLinks)}, {"m", grouped(kMostHostLinks)}}));
        size.nodesCarried = kMostHostLinks / input.rails;
        return size;
    }
    FabricSize size = sizeOnce(input);
    if (size.fault == FabricFault::TooManyNodes) {
        addLimits(input, size);
    }
    return size;
}

} // namespace clusterbrief
