#include "core/base/contract.h"
#include "core/compare/parts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <span>

namespace clusterbrief::detail {
namespace {

/// What one of the two comes to, one figure.
struct Figure {
    std::string key;
    const char* group;
    const char* label;
    Params params;
    const char* unit;
    bool quoted;
    Amount amount;
    Amount absent; ///< What the other one has that does not have the figure at all.
};

constexpr const char* kTotals = CLUSTERBRIEF_TR_NOOP("Totals");
constexpr const char* kParts = CLUSTERBRIEF_TR_NOOP("Parts");
constexpr const char* kBandwidth = CLUSTERBRIEF_TR_NOOP("Bandwidth of a GPU");
constexpr const char* kWorkload = CLUSTERBRIEF_TR_NOOP("Workload {name}");
constexpr std::int64_t kNone = 0;

const char* groupOf(NetworkKind kind)
{
    switch (kind) {
    case NetworkKind::Compute:
        return CLUSTERBRIEF_TR_NOOP("Compute network");
    case NetworkKind::Storage:
        return CLUSTERBRIEF_TR_NOOP("Storage network");
    case NetworkKind::InBand:
        return CLUSTERBRIEF_TR_NOOP("In-band network");
    case NetworkKind::OutOfBand:
        break;
    }
    return CLUSTERBRIEF_TR_NOOP("Out-of-band network");
}

/// Rounded, so that only what a reader can see differs.
Amount amountOf(const std::optional<double>& number)
{
    constexpr double kPlaces = 1e4;
    if (!number || !std::isfinite(*number)) {
        return {};
    }
    const double scaled = *number * kPlaces;
    return std::isfinite(scaled) ? std::round(scaled) / kPlaces : *number;
}

Amount amountOf(const std::optional<std::int64_t>& count)
{
    return count ? Amount(*count) : Amount();
}

class Figures {
public:
    explicit Figures(const Analysis& analysis)
        : m_analysis(analysis)
    {
        totals();
        parts();
        bandwidth();
        for (const SizedWorkload& workload : analysis.sizing.workloads) {
            this->workload(workload);
        }
        for (const SizedNetwork& network : analysis.sizing.networks) {
            this->network(network);
        }
    }

    std::vector<Figure> list;

private:
    void totals();
    void parts();
    void addPart(const char* folder, const std::string& id, const std::string& name,
        const char* label, std::int64_t count);
    void bandwidth();
    void workload(const SizedWorkload& sized);
    void network(const SizedNetwork& sized);
    void links(const SizedNetwork& sized, const std::string& key, bool known);

    const Analysis& m_analysis;
};

void Figures::totals()
{
    const Design& design = m_analysis.design;
    const Sizing& sizing = m_analysis.sizing;
    const RackPlan& racks = sizing.racks;
    const auto add = [this](const char* key, const char* label, const char* unit, Amount amount) {
        list.push_back({std::string("totals/") + key, kTotals, label, {}, unit, true, amount, {}});
    };
    add("nodes", CLUSTERBRIEF_TR_NOOP("Nodes"), "", design.nodes());
    add("gpus", CLUSTERBRIEF_TR_NOOP("GPUs"), "", design.gpus());
    add("power_kw", CLUSTERBRIEF_TR_NOOP("Power of the nodes, at most"), "kW",
        amountOf(sizing.nodePowerKw));
    add("switch_power_kw", CLUSTERBRIEF_TR_NOOP("Power of the switches, at most"), "kW",
        amountOf(racks.switchPowerKw));
    add("rack_units", CLUSTERBRIEF_TR_NOOP("Rack units"), "U", amountOf(racks.rackUnits));
    add("racks", CLUSTERBRIEF_TR_NOOP("Racks, planning estimate"), "",
        racks.complete ? Amount(racks.racks()) : Amount());
}

void Figures::addPart(const char* folder, const std::string& id, const std::string& name,
    const char* label, std::int64_t count)
{
    if (id.empty() || count <= 0) {
        return;
    }
    const std::string key = std::string("parts/") + folder + '/' + id;
    const auto same = std::find_if(
        list.begin(), list.end(), [&](const Figure& figure) { return figure.key == key; });
    if (same == list.end()) {
        list.push_back({key, kParts, label, {{"part", name}}, "", true, count, kNone});
        return;
    }
    auto& sum = std::get<std::int64_t>(same->amount);
    if (__builtin_add_overflow(sum, count, &sum)) {
        sum = std::numeric_limits<std::int64_t>::max();
    }
}

void Figures::parts()
{
    for (const auto& group : m_analysis.design.groups) {
        const std::string& id = group->request->system;
        addPart("systems", id, group->system == nullptr ? id : group->system->name,
            CLUSTERBRIEF_TR_NOOP("{part}"), group->servers);
        // Elsewhere the system says which GPUs it has.
        addPart("gpus", group->request->gpu,
            group->gpu == nullptr ? group->gpuId : group->gpu->name, CLUSTERBRIEF_TR_NOOP("{part}"),
            group->gpus());
        for (const auto* ports :
            {&group->compute, &group->storage, &group->inBand, &group->outOfBand}) {
            if (*ports) {
                addPart("nics", (*ports)->nicId,
                    (*ports)->nic == nullptr ? (*ports)->nicId : (*ports)->nic->name,
                    CLUSTERBRIEF_TR_NOOP("Ports of {part}"), group->nodes * (*ports)->perNode);
            }
        }
    }
    for (const SizedNetwork& network : m_analysis.sizing.networks) {
        for (const SwitchCount& count : switchesOf(network)) {
            addPart("switches", count.part->id, count.part->name, CLUSTERBRIEF_TR_NOOP("{part}"),
                count.switches);
        }
    }
}

void Figures::bandwidth()
{
    const std::optional<BandwidthGap>& gap = m_analysis.sizing.bandwidth;
    const bool domainKnown = gap && gap->group->domain > 0;
    const auto add = [this](const char* key, const char* label, const char* unit, Amount amount) {
        list.push_back(
            {std::string("bandwidth/") + key, kBandwidth, label, {}, unit, false, amount, {}});
    };
    add("nvlink_domain", CLUSTERBRIEF_TR_NOOP("Scale-up domain"), "GPUs",
        domainKnown ? Amount(gap->group->domain) : Amount());
    add("nvlink_each_way_gbs", CLUSTERBRIEF_TR_NOOP("Scale-up domain"), "GB/s each way",
        domainKnown ? amountOf(std::optional(gap->scaleUp.value)) : Amount());
    add("fabric_each_way_gbs", CLUSTERBRIEF_TR_NOOP("Fabric"), "GB/s each way",
        gap && gap->fabric ? amountOf(std::optional(gap->fabric->value)) : Amount());
    add("ratio", CLUSTERBRIEF_TR_NOOP("Scale-up domain : fabric"), "",
        domainKnown ? amountOf(gap->ratio()) : Amount());
}

void Figures::workload(const SizedWorkload& sized)
{
    const std::string& name = sized.workload->request->name;
    const std::string key = "workloads/" + name + '/';
    list.push_back({key + "gpus", kWorkload, CLUSTERBRIEF_TR_NOOP("GPUs used"), {{"name", name}},
        "", false, sized.workload->gpus(), kNone});
    list.push_back({key + "memory_gb", kWorkload, CLUSTERBRIEF_TR_NOOP("Memory of the fullest GPU"),
        {{"name", name}}, "GB", false,
        sized.memory ? amountOf(std::optional(sized.memory->gb())) : Amount(), {}});
}

void Figures::network(const SizedNetwork& sized)
{
    const FabricSize& size = sized.size;
    const char* group = groupOf(sized.network->kind);
    const std::string key = "networks/" + std::string(textOf(sized.network->kind)) + '/';
    const bool known = sized.shares || size.fault == FabricFault::None;
    const auto add = [&](const char* name, const char* label, const char* unit, bool quoted,
                         Amount amount, Amount absent) {
        list.push_back(
            {key + name, group, label, {}, unit, quoted, known ? amount : Amount(), absent});
    };
    add("switches/leaf", CLUSTERBRIEF_TR_NOOP("Leaf switches"), "", true, size.leaf, kNone);
    add("switches/spine", CLUSTERBRIEF_TR_NOOP("Spine switches"), "", true, size.spine, kNone);
    add("switches/core", CLUSTERBRIEF_TR_NOOP("Core switches"), "", true, size.core, kNone);
    links(sized, key, known);
    const std::optional<GigabitsPerSecond> speed = sized.network->linkSpeed();
    add("gbps", CLUSTERBRIEF_TR_NOOP("Speed of a link"), "Gb/s each way", true,
        speed && !sized.shares ? amountOf(std::optional(speed->value)) : Amount(), {});
    add("oversubscription", CLUSTERBRIEF_TR_NOOP("Oversubscription as built, down : up"), "", false,
        amountOf(size.effectiveRatio), {});
}

void Figures::links(const SizedNetwork& sized, const std::string& key, bool known)
{
    const FabricSize& size = sized.size;
    const struct {
        const char* key;
        const char* label;
        std::int64_t count;
    } kinds[] = {{"node_leaf", CLUSTERBRIEF_TR_NOOP("Node to leaf links"), size.nodeLeafLinks},
        {"equipment_leaf", CLUSTERBRIEF_TR_NOOP("Equipment to leaf links"), size.equipmentLinks},
        {"manager_leaf", CLUSTERBRIEF_TR_NOOP("Manager to leaf links"), size.managerLinks},
        {"leaf_leaf", CLUSTERBRIEF_TR_NOOP("Leaf to leaf links"), size.leafLeafLinks},
        {"leaf_spine", CLUSTERBRIEF_TR_NOOP("Leaf to spine links"), size.leafSpineLinks},
        {"spine_core", CLUSTERBRIEF_TR_NOOP("Spine to core links"), size.spineCoreLinks},
        {"uplinks", CLUSTERBRIEF_TR_NOOP("Uplinks of the leaves"), size.accessLinks}};
    for (const auto& kind : kinds) {
        list.push_back({key + "links/" + kind.key, groupOf(sized.network->kind), kind.label, {}, "",
            true, known ? Amount(kind.count) : Amount(), kNone});
    }
}

CountDifference differenceOf(const Figure& figure, Amount left, Amount right)
{
    return {figure.key, figure.group, figure.label, figure.params, figure.unit, figure.quoted, left,
        right};
}

} // namespace

std::vector<CountDifference> countDifferences(const Analysis& left, const Analysis& right)
{
    const std::vector<Figure> lefts = Figures(left).list;
    const std::vector<Figure> rights = Figures(right).list;
    std::map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < lefts.size(); ++i) {
        places.emplace(lefts[i].key, i);
    }
    std::vector<CountDifference> found;
    std::vector<bool> done(lefts.size());
    std::size_t next = 0;
    const auto leftAlone = [&](std::size_t end) {
        for (; next < end; ++next) {
            if (!done[next] && lefts[next].amount != lefts[next].absent) {
                found.push_back(differenceOf(lefts[next], lefts[next].amount, lefts[next].absent));
            }
        }
    };
    std::map<std::string_view, const Figure*> inRight;
    for (const Figure& figure : rights) {
        inRight.emplace(figure.key, &figure);
    }
    for (std::size_t i = 0; i < lefts.size(); ++i) {
        done[i] = inRight.count(lefts[i].key) > 0;
    }
    for (const Figure& figure : rights) {
        const auto same = places.find(figure.key);
        if (same != places.end()) {
            leftAlone(std::max(next, same->second));
        }
        const Amount& before = same == places.end() ? figure.absent : lefts[same->second].amount;
        if (before != figure.amount) {
            found.push_back(differenceOf(figure, before, figure.amount));
        }
    }
    leftAlone(lefts.size());
    return found;
}

} // namespace clusterbrief::detail

namespace clusterbrief {
namespace {

double asNumber(const Amount& amount)
{
    const auto* count = std::get_if<std::int64_t>(&amount);
    return count == nullptr ? std::get<double>(amount) : static_cast<double>(*count);
}

} // namespace

Amount CountDifference::difference() const
{
    if (std::holds_alternative<std::monostate>(left)
        || std::holds_alternative<std::monostate>(right)) {
        return {};
    }
    const auto* before = std::get_if<std::int64_t>(&left);
    const auto* after = std::get_if<std::int64_t>(&right);
    if (before != nullptr && after != nullptr) {
        std::int64_t difference = 0;
        return __builtin_sub_overflow(*after, *before, &difference) ? Amount() : Amount(difference);
    }
    return detail::amountOf(std::optional(asNumber(right) - asNumber(left)));
}

std::string textOf(const Amount& amount)
{
    if (const auto* count = std::get_if<std::int64_t>(&amount)) {
        return grouped(*count);
    }
    const auto* number = std::get_if<double>(&amount);
    return number == nullptr ? "not known" : figure(*number, 4);
}

std::string signedTextOf(const Amount& amount)
{
    if (std::holds_alternative<std::monostate>(amount)) {
        return {};
    }
    return (asNumber(amount) > 0 ? "+" : "") + textOf(amount);
}

std::string labelOf(const CountDifference& difference)
{
    std::string label = filled(difference.label, difference.params);
    return filled(difference.group, difference.params) + ": " + label;
}

} // namespace clusterbrief
