#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"
#include "core/sizing/left_out.h"
#include "core/sizing/node_power.h"

#include <algorithm>

namespace clusterbrief::sections {
namespace {

bool isEstimate(Standing standing)
{
    return standing == Standing::Estimate || standing == Standing::Remembered;
}

SpanText powerOf(const SectionInput& input)
{
    const Design& design = input.analysis.design;
    const std::optional<double>& total = input.analysis.sizing.nodePowerKw;
    if (!total) {
        return notStated(input, "the power of the nodes; the catalog has none for all of them");
    }
    std::vector<std::string> parts;
    bool estimate = false;
    for (const auto& group : design.groups) {
        if (group->system != nullptr && group->system->maxPowerKw && group->servers > 0) {
            parts.push_back(
                grouped(group->servers) + " × " + figure(*group->system->maxPowerKw, 2) + " kW");
            estimate = estimate || isEstimate(group->system->standingOf("max_power_kw"));
        }
    }
    const std::string without = withoutPower(design);
    return plain(figure(*total, 2) + " kW at most (" + join(parts, " + ") + ")"
        + (without.empty() ? without : ", " + without) + (estimate ? "; planning estimate" : ""));
}

std::string rackOf(const ResolvedGroup& group)
{
    const std::int64_t inRack = *group.request->nodesPerRack;
    std::string text = group.request->name + ": " + counted(inRack, "node", "nodes") + " a rack, "
        + counted(ceilDiv(group.servers, inRack), "rack", "racks");
    if (group.system != nullptr && group.system->maxPowerKw) {
        text += " of at most " + figure(*group.system->maxPowerKw * static_cast<double>(inRack), 2)
            + " kW";
    }
    return text;
}

std::string coolingOf(const System& system)
{
    switch (*system.cooling) {
    case Cooling::Air:
        return shortName(system) + ": air";
    case Cooling::Liquid:
        return shortName(system) + ": liquid";
    case Cooling::AirOrLiquid:
        break;
    }
    return shortName(system) + ": air or liquid";
}

void addNodes(const SectionInput& input, KeyValues& facts)
{
    const Design& design = input.analysis.design;
    if (design.groups.empty()) {
        return;
    }
    facts.rows.emplace_back("Power of the nodes", powerOf(input));
    std::vector<std::string> racks;
    std::vector<std::string> cooling;
    for (const auto& group : design.groups) {
        if (group->request->nodesPerRack && !group->isRack()) {
            racks.push_back(rackOf(*group));
        }
        if (group->system != nullptr && group->system->cooling) {
            std::string text = coolingOf(*group->system);
            if (std::find(cooling.begin(), cooling.end(), text) == cooling.end()) {
                cooling.push_back(std::move(text));
            }
        }
    }
    if (!racks.empty()) {
        facts.rows.emplace_back("Racks of nodes", plain(join(racks, "; ")));
    }
    if (!cooling.empty()) {
        facts.rows.emplace_back("Cooling of the nodes", plain(join(cooling, "; ")));
    }
}

/// What the plan of the racks comes to, as far as it is known.
void addPlan(const Analysis& analysis, KeyValues& facts)
{
    const RackPlan& plan = analysis.sizing.racks;
    const RacksLeftOut leftOut = racksLeftOut(analysis.design, analysis.sizing);
    const std::string counted = racksCounted(plan, leftOut);
    const auto add = [&](const char* key, const std::string& text) {
        facts.rows.emplace_back(key, plain(text));
    };
    if (plan.switchPowerKw) {
        add("Power of the switches", figure(*plan.switchPowerKw, 2) + " kW at most");
    } else if (!leftOut.networks.empty()) {
        add("Power of the switches", "not known");
    }
    if (plan.rackUnits) {
        add("Rack units", grouped(*plan.rackUnits) + " of nodes and switches");
    } else if (!plan.complete) {
        add("Rack units", "not known");
    }
    if (!plan.complete) {
        const std::string least = plan.racks() > 0
            ? "at least " + grouped(plan.racks()) + ": " + counted + ", "
            : std::string("not known ");
        add("Racks planned", least + "without " + listed(leftOut.told()) + "; planning estimate");
    } else if (plan.racks() > 0) {
        add("Racks planned", grouped(plan.racks()) + ": " + counted + "; planning estimate");
    }
}

std::string roomOf(std::int64_t room, const RackPlan& plan)
{
    const std::string text = counted(room, "rack", "racks");
    return plan.racks() > room ? text + ", " + (plan.complete ? "" : "at least ")
            + grouped(plan.racks() - room) + " fewer than planned"
                               : text;
}

void addSite(const SectionInput& input, KeyValues& facts)
{
    const Facility& site = input.analysis.document().facility;
    const bool request = input.audience == Audience::Request;
    const SpanText open = dimmed(request ? "not stated" : "not stated; to be settled");
    const auto add = [&](const char* key, bool stated, const std::string& text) {
        facts.rows.emplace_back(key, stated ? plain(text) : open);
    };
    add("Power a rack", site.rackPowerKw.has_value(),
        "up to " + figure(site.rackPowerKw.value_or(0), 2) + " kW"
            + (site.powerFeeds ? ", " + counted(*site.powerFeeds, "feed", "feeds") : ""));
    add("Height of a rack", site.rackUnits.has_value(),
        std::to_string(site.rackUnits.value_or(0)) + " U");
    add("Liquid cooling", site.liquidCooling.has_value(),
        site.liquidCooling.value_or(false) ? "the site has it" : "the site has none");
    if (site.racks) {
        add("Room", true, roomOf(*site.racks, input.analysis.sizing.racks));
    }
    if (site.floorKgM2) {
        add("Floor load", true, "up to " + figure(*site.floorKgM2, 1) + " kg/m²");
    }
}

} // namespace

std::optional<Section> facility(const SectionInput& input)
{
    KeyValues facts;
    addNodes(input, facts);
    if (facts.rows.empty() && input.analysis.document().facility == Facility{}) {
        return std::nullopt;
    }
    addPlan(input.analysis, facts);
    addSite(input, facts);
    return Section{"facility", "Power, cooling and space", {std::move(facts)}};
}

} // namespace clusterbrief::sections
