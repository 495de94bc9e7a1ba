#include "core/render/renderer.h"
#include "core/sizing/closure.h"

#include <cmath>

namespace clusterbrief {
namespace {

Value rounded(double number, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    return Value::ofNumber(std::round(number * scale) / scale);
}

Value rounded(const std::optional<double>& number, int decimals)
{
    return number ? rounded(*number, decimals) : Value{};
}

Value textOrNull(const std::string& text)
{
    return text.empty() ? Value{} : Value::ofText(text);
}

constexpr int kPlaces = 4;

Value totalsOf(const Analysis& analysis)
{
    const std::optional<BandwidthGap>& gap = analysis.sizing.bandwidth;
    const RackPlan& racks = analysis.sizing.racks;
    const bool domainKnown = gap && gap->group->domain > 0;
    return Value::ofMap({{"nodes", Value::ofNumber(analysis.design.nodes())},
        {"gpus", Value::ofNumber(analysis.design.gpus())},
        {"nvlink_domain", domainKnown ? Value::ofNumber(gap->group->domain) : Value{}},
        {"power_kw", rounded(analysis.sizing.nodePowerKw, 3)},
        {"switch_power_kw", rounded(racks.switchPowerKw, 3)},
        {"rack_units", racks.rackUnits ? Value::ofNumber(*racks.rackUnits) : Value{}},
        {"racks", racks.complete ? Value::ofNumber(racks.racks()) : Value{}}});
}

Value bandwidthOf(const std::optional<BandwidthGap>& gap)
{
    Value scaleUp;
    Value fabric;
    Value ratio;
    if (gap) {
        scaleUp = gap->group->domain > 0 ? rounded(gap->scaleUp.value, kPlaces) : Value{};
        fabric = gap->fabric ? rounded(gap->fabric->value, kPlaces) : Value{};
        ratio = gap->group->domain > 0 ? rounded(gap->ratio(), kPlaces) : Value{};
    }
    return Value::ofMap({{"nvlink_each_way_gbs", std::move(scaleUp)},
        {"fabric_each_way_gbs", std::move(fabric)}, {"ratio", std::move(ratio)}});
}

/// Eight places: a GPU may send a few bytes a token, in nanoseconds.
constexpr int kFinePlaces = 8;

Value seconds(double gb, const std::optional<GigabytesPerSecond>& rate)
{
    return rate ? rounded(secondsAt(gb, *rate), kFinePlaces) : Value{};
}

Value trafficOf(const SizedWorkload* sized)
{
    if (sized == nullptr || !sized->traffic) {
        return {};
    }
    const Traffic& traffic = *sized->traffic;
    Value parts = Value::ofMap({});
    for (const TrafficPart& part : traffic.parts) {
        parts.members.push_back({part.name,
            Value::ofMap(
                {{"ranks", Value::ofNumber(part.ranks)}, {"gb", rounded(part.gb, kFinePlaces)},
                    {"link", Value::ofText(std::string(textOf(part.link)))},
                    {"hops", part.switches ? Value::ofNumber(*part.switches) : Value{}},
                    {"each_way_gbs", part.rate ? rounded(part.rate->value, kPlaces) : Value{}},
                    {"seconds", seconds(part.gb, part.rate)},
                    {"scale_up_seconds", seconds(part.gb, traffic.scaleUp)},
                    {"fabric_seconds", seconds(part.gb, traffic.fabric)},
                    {"how", Value::ofText(part.how)}})});
    }
    std::vector<Value> assumptions;
    for (const std::string& text : traffic.assumptions) {
        assumptions.push_back(Value::ofText(text));
    }
    return Value::ofMap({{"parts", std::move(parts)},
        {"compute_seconds", rounded(traffic.computeSeconds, kFinePlaces)},
        {"assumptions", Value::ofList(std::move(assumptions))}});
}

Value workloadOf(const ResolvedWorkload& workload, const SizedWorkload* sized)
{
    Value memory;
    Value parts = Value::ofMap({});
    if (sized != nullptr && sized->memory) {
        memory = rounded(sized->memory->gb(), 3);
        for (const MemoryPart& part : sized->memory->parts) {
            parts.members.push_back({part.name, rounded(part.gb, 3)});
        }
    }
    return Value::ofMap(
        {{"gpus", Value::ofNumber(workload.gpus())}, {"memory_gb", std::move(memory)},
            {"memory_parts", std::move(parts)}, {"traffic", trafficOf(sized)}});
}

Value linkCount(std::int64_t count, const std::optional<GigabitsPerSecond>& speed)
{
    return Value::ofMap({{"count", Value::ofNumber(count)},
        {"gbps", speed ? Value::ofNumber(speed->value) : Value{}}});
}

Value linksOf(const SizedNetwork& network)
{
    const FabricSize& size = network.size;
    const std::optional<GigabitsPerSecond> speed = network.network->linkSpeed();
    Value links = Value::ofMap({});
    const std::pair<const char*, std::int64_t> counts[] = {{"node_leaf", size.nodeLeafLinks},
        {"manager_leaf", size.managerLinks}, {"leaf_leaf", size.leafLeafLinks},
        {"leaf_spine", size.leafSpineLinks}, {"spine_core", size.spineCoreLinks}};
    for (const auto& [key, count] : counts) {
        links.members.push_back({key, linkCount(count, speed)});
    }
    if (size.equipmentLinks > 0) {
        links.members.push_back({"equipment_leaf", linkCount(size.equipmentLinks, speed)});
    }
    if (size.accessLinks > 0) {
        links.members.push_back({"uplinks", linkCount(size.accessLinks, network.uplinkSpeed)});
    }
    return links;
}

Value countsOf(const FabricSize& size)
{
    return Value::ofMap({{"leaf", Value::ofNumber(size.leaf)},
        {"spine", Value::ofNumber(size.spine)}, {"core", Value::ofNumber(size.core)}});
}

Value networkOf(const SizedNetwork& network)
{
    const FabricSize& size = network.size;
    Value leaf = textOrNull(network.network->leafId);
    if (network.shares) {
        return Value::ofMap({{"shares_with", Value::ofText(network.network->request->sharesWith)},
            {"switches", countsOf(size)}});
    }
    const std::string fault = size.fault != FabricFault::None ? size.error : closureFault(network);
    if (!fault.empty()) {
        return Value::ofMap({{"switch", std::move(leaf)}, {"error", Value::ofText(fault)}});
    }
    const std::optional<Ratio>& requested = network.network->request->oversubscription;
    return Value::ofMap({{"switch", std::move(leaf)}, {"planes", Value::ofNumber(size.planes)},
        {"tiers", Value::ofNumber(size.tiers)}, {"rails", Value::ofNumber(size.rails)},
        {"switches", countsOf(size)},
        {"leaf_ports",
            Value::ofMap({{"down", Value::ofNumber(size.portsDown)},
                {"up", Value::ofNumber(size.portsUp)}})},
        {"links_per_leaf_spine_pair", Value::ofNumber(size.linksPerLeafSpinePair)},
        {"links", linksOf(network)},
        {"oversubscription",
            Value::ofMap({{"requested", requested ? rounded(requested->value(), kPlaces) : Value{}},
                {"effective", rounded(size.effectiveRatio, kPlaces)}})}});
}

} // namespace

Value designValue(const Analysis& analysis)
{
    Value workloads = Value::ofMap({});
    for (const auto& workload : analysis.design.workloads) {
        workloads.members.push_back(
            {workload->request->name, workloadOf(*workload, analysis.sizing.workload(*workload))});
    }
    Value networks = Value::ofMap({});
    for (const SizedNetwork& network : analysis.sizing.networks) {
        networks.members.push_back(
            {std::string(textOf(network.network->kind)), networkOf(network)});
    }
    return Value::ofMap({{"schema", Value::ofText("clusterbrief/design/1")},
        {"totals", totalsOf(analysis)}, {"bandwidth", bandwidthOf(analysis.sizing.bandwidth)},
        {"workloads", std::move(workloads)}, {"networks", std::move(networks)}});
}

} // namespace clusterbrief
