#include "core/sizing/racks.h"

#include "core/base/text.h"
#include "core/sizing/size.h"

#include <algorithm>

namespace clusterbrief {
namespace {

double rackPower(const Design& design)
{
    return design.document->facility.rackPowerKw.value_or(kRackPowerKw);
}

std::int64_t rackUnits(const Design& design)
{
    return design.document->facility.rackUnits.value_or(kRackUnits);
}

/// Servers of a rack by its height and power; 0 where the system has neither.
std::int64_t serversThatFit(const Design& design, const System& system)
{
    std::int64_t fit = 0;
    const auto limit = [&](std::int64_t count) {
        const std::int64_t some = std::max<std::int64_t>(1, count);
        fit = fit == 0 ? some : std::min(fit, some);
    };
    if (system.rackUnits.value_or(0) > 0) {
        limit(rackUnits(design) / *system.rackUnits);
    }
    if (system.maxPowerKw.value_or(0) > 0) {
        limit(static_cast<std::int64_t>(rackPower(design) / *system.maxPowerKw + 1e-9));
    }
    return fit;
}

std::optional<GroupRacks> racksOf(const Design& design, const ResolvedGroup& group)
{
    GroupRacks racks;
    racks.group = &group;
    if (group.isRack()) {
        racks.nodesARack = group.system->trays;
        racks.racks = group.servers * (group.system->form == SystemForm::RackPair ? 2 : 1);
        racks.how = "whole racks";
        return racks;
    }
    if (group.request->nodesPerRack) {
        racks.nodesARack = *group.request->nodesPerRack;
        racks.how = counted(racks.nodesARack, "node", "nodes") + " a rack, as stated";
    } else if (group.system != nullptr) {
        racks.nodesARack = serversThatFit(design, *group.system);
        racks.how = counted(racks.nodesARack, "node", "nodes") + " fit "
            + std::to_string(rackUnits(design)) + " U and " + figure(rackPower(design)) + " kW";
    }
    if (racks.nodesARack == 0) {
        return std::nullopt;
    }
    racks.racks = ceilDiv(group.nodes, racks.nodesARack);
    return racks;
}

/// Adds to a sum that is lost once one of its figures is not known.
template<class Number>
void addTo(std::optional<Number>& sum, std::optional<Number> figure)
{
    sum = sum && figure ? std::optional<Number>(*sum + *figure) : std::nullopt;
}

std::optional<std::int64_t> nodeUnits(const ResolvedGroup& group)
{
    if (group.system == nullptr || !group.system->rackUnits) {
        return std::nullopt;
    }
    return *group.system->rackUnits * group.servers;
}

void addSwitches(const Design& design, std::span<const SizedNetwork> networks, RackPlan& plan)
{
    std::optional<std::int64_t> units = 0;
    std::int64_t unitsCounted = 0;
    RackFill fill(design);
    plan.switchPowerKw = 0;
    for (const SizedNetwork& network : networks) {
        bool known = network.shares || network.size.fault == FabricFault::None;
        if (!known) {
            units.reset();
            plan.switchPowerKw.reset();
        }
        for (const SwitchCount& count : switchesOf(network)) {
            const std::int64_t boxes = count.part->boxes(count.switches);
            const std::optional<std::int64_t> each = count.part->rackUnits;
            const std::optional<double> watts = count.part->maxPowerW;
            addTo(units, each ? std::optional(*each * boxes) : std::nullopt);
            addTo(plan.switchPowerKw,
                watts ? std::optional(*watts / 1000 * static_cast<double>(boxes)) : std::nullopt);
            fill.add(*count.part, boxes);
            known = known && each.has_value();
            unitsCounted += each.value_or(0) * boxes;
        }
        plan.complete = plan.complete && known;
    }
    addTo(plan.rackUnits, units);
    plan.switchRacks = fill.racks();
    plan.switchesHow = grouped(unitsCounted) + " U of switches in racks of "
        + std::to_string(plan.unitsARack) + " U and " + figure(rackPower(design)) + " kW";
}

} // namespace

RackFill::RackFill(const Design& design)
    : m_units(rackUnits(design))
    , m_power(rackPower(design))
{}

RackFill::Place RackFill::add(const Switch& part, std::int64_t boxes)
{
    if (!part.rackUnits || *part.rackUnits < 1 || boxes < 1) {
        return {};
    }
    const double kw = part.maxPowerW.value_or(0) / 1000;
    const auto fitting = [&](std::int64_t units, double power) {
        const std::int64_t byUnits = units / *part.rackUnits;
        return kw > 0 ? std::min(byUnits, static_cast<std::int64_t>(power / kw + 1e-9)) : byUnits;
    };
    const std::int64_t here = fitting(m_units - m_used, m_power - m_usedPower);
    const bool starts = here < 1 && m_used > 0;
    const Place place{m_rack + (starts ? 1 : 0), starts ? 1 : m_used + 1};
    std::int64_t rest = boxes - std::max<std::int64_t>(0, here);
    if (rest <= 0) {
        m_used += boxes * *part.rackUnits;
        m_usedPower += static_cast<double>(boxes) * kw;
        return place;
    }
    // A box that is more than a rack takes one of its own.
    const std::int64_t whole = std::max<std::int64_t>(1, fitting(m_units, m_power));
    m_rack += (m_used > 0 || here > 0 ? 1 : 0) + (rest - 1) / whole;
    rest -= (rest - 1) / whole * whole;
    m_used = rest * *part.rackUnits;
    m_usedPower = static_cast<double>(rest) * kw;
    return place;
}

std::vector<SwitchCount> switchesOf(const SizedNetwork& network)
{
    std::vector<SwitchCount> counts;
    if (network.size.fault != FabricFault::None) {
        return counts;
    }
    const SwitchCount tiers[] = {{network.network->leaf, network.size.leaf},
        {network.network->spine, network.size.spine}, {network.network->core, network.size.core}};
    for (const SwitchCount& tier : tiers) {
        if (tier.part == nullptr || tier.switches == 0) {
            continue;
        }
        const auto same = std::find_if(counts.begin(), counts.end(),
            [&](const SwitchCount& count) { return count.part == tier.part; });
        if (same == counts.end()) {
            counts.push_back(tier);
        } else {
            same->switches += tier.switches;
        }
    }
    return counts;
}

RackPlan planRacks(const Design& design, std::span<const SizedNetwork> networks)
{
    RackPlan plan;
    plan.unitsARack = rackUnits(design);
    plan.complete = true;
    plan.rackUnits = 0;
    for (const auto& group : design.groups) {
        if (group->servers == 0) {
            continue;
        }
        addTo(plan.rackUnits, nodeUnits(*group));
        std::optional<GroupRacks> racks = racksOf(design, *group);
        if (!racks) {
            plan.complete = false;
            continue;
        }
        plan.nodeRacks += racks->racks;
        plan.groups.push_back(std::move(*racks));
    }
    addSwitches(design, networks, plan);
    const std::int64_t feeds = design.document->facility.powerFeeds.value_or(kPowerFeeds);
    plan.pdus = plan.racks() * feeds;
    return plan;
}

} // namespace clusterbrief
