#include "core/base/contract.h"
#include "core/check/rule.h"

#include <cmath>

namespace clusterbrief::rules {
namespace {

/// Units: kW of one server, or of one rack of a rack system.
double powerOf(const System& system)
{
    return system.form == SystemForm::RackPair ? *system.maxPowerKw / 2 : *system.maxPowerKw;
}

std::string powerText(const System& system)
{
    const Standing standing = system.standingOf("max_power_kw");
    const bool estimate = standing == Standing::Estimate || standing == Standing::Remembered;
    return filled(estimate ? CLUSTERBRIEF_TR_PHRASE("{n} kW (planning estimate)") : "{n} kW",
        {{"n", figure(powerOf(system), 2)}});
}

void addTooLarge(const ResolvedGroup& group, double limit, Report& report)
{
    const double power = powerOf(*group.system);
    Finding& finding = report.add(group.at, "/facility/rack_power_kw",
        {{"group", group.request->name}, {"system", group.system->name},
            {"power", powerText(*group.system)}, {"limit", figure(limit, 2)},
            {"short", figure(power - limit, 2)}});
    if (group.isRack()) {
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "A rack of {system} in {group} takes up to {power}; a rack of the site has {limit} kW, "
            "{short} kW too little.");
    }
}

void addTooMany(const ResolvedGroup& group, std::int64_t inRack, double limit, Report& report)
{
    const double power = powerOf(*group.system);
    const double together = power * static_cast<double>(inRack);
    const auto fitting = static_cast<std::int64_t>(std::floor(limit / power));
    Finding& finding = report.add(group.at, group.field("nodes_per_rack"),
        {{"group", group.request->name}, {"nodes", counted(inRack, "node", "nodes")},
            {"power", powerText(*group.system)}, {"together", figure(together, 2)},
            {"limit", figure(limit, 2)}, {"short", figure(together - limit, 2)},
            {"fitting", std::to_string(fitting)}});
    finding.severity = Severity::Warning;
    finding.text = CLUSTERBRIEF_TR_NOOP(
        "{nodes} of {group} in a rack take up to {together} kW at {power} each; a rack of the site "
        "has {limit} kW, {short} kW too little. {fitting} fit.");
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Put {fitting} in a rack"),
        {{group.field("nodes_per_rack"), Value::ofNumber(fitting)}}};
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const std::optional<double>& limit = design.document->facility.rackPowerKw;
    if (!limit) {
        return;
    }
    for (const auto& group : design.groups) {
        if (group->role != Role::Compute && group->system == nullptr) {
            continue;
        }
        if (group->system == nullptr || !group->system->maxPowerKw
            || *group->system->maxPowerKw <= 0) {
            report.skip(filled(CLUSTERBRIEF_TR_PHRASE("the power of a node of {at} is not known"),
                {{"at", group->at}}));
            continue;
        }
        report.examined();
        const std::int64_t inRack = group->isRack() ? 1 : group->request->nodesPerRack.value_or(1);
        if (powerOf(*group->system) > *limit) {
            addTooLarge(*group, *limit, report);
        } else if (powerOf(*group->system) * static_cast<double>(inRack) > *limit) {
            addTooMany(*group, inRack, *limit, report);
        }
    }
}

} // namespace

extern const Rule facility_rack_power_exceeded;

const Rule facility_rack_power_exceeded{
    .id = "facility/rack-power-exceeded",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Rack power is exceeded"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "One {system} of {group} takes up to {power}; a rack of the site has {limit} kW, {short} "
        "kW too little."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "A rack that cannot be fed or cooled trips or throttles under the load it was bought for."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The catalog's maximum power of one server, or of a whole rack of a rack system, is over "
        "the stated power of a rack; a warning where only the nodes of a rack together are. "
        "Switches are not counted. Not evaluated where the power of a node is not known; silent "
        "while the power of a rack is not stated, which facility/unstated says."),
    .fix = CLUSTERBRIEF_TR_NOOP("Put fewer nodes in a rack, or have the rack fed and cooled."),
    .source = "The systems' maximum power, as the catalog cites it; DGX H100 takes 10.2 kW, four "
              "a rack 40.8 kW",
    .check = check,
    .also = {Severity::Warning},
};

} // namespace clusterbrief::rules
