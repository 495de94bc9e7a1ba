#include "core/check/used_figures.h"

#include "core/base/contract.h"
#include "core/base/text.h"

#include <algorithm>
#include <utility>

namespace clusterbrief {
namespace {

/// A used figure's place in the entry and what it is called.
struct Place {
    std::string path;
    const char* label;
    const char* unit = "";
};

const Value* at(const Value& entry, std::string_view path)
{
    const Value* value = &entry;
    for (const std::string& step : split(path, '.')) {
        value = value->find(step);
        if (value == nullptr) {
            return nullptr;
        }
    }
    return value;
}

class UsedFigures {
public:
    void add(const std::string& where, const Part* part, const Place& place)
    {
        const Value* value = part == nullptr ? nullptr : at(part->entry, place.path);
        if (value == nullptr) {
            return;
        }
        const Standing standing = part->standingOf(place.path);
        const bool known = std::any_of(figures.begin(), figures.end(),
            [&](const UsedFigure& f) { return f.part == part && f.label == place.label; });
        if (known) {
            return;
        }
        const bool scalar = value->kind == Value::Kind::Number || value->kind == Value::Kind::Text;
        figures.push_back({part, place.label, scalar ? value->text + place.unit : std::string(),
            standing, where, value->kind == Value::Kind::Number});
    }

    std::vector<UsedFigure> figures;
};

void addGroup(const ResolvedGroup& group, const Design& design, UsedFigures& used)
{
    const System* system = group.system;
    used.add(group.at, system, {"max_power_kw", CLUSTERBRIEF_TR_PHRASE("power at most"), " kW"});
    used.add(group.at, system, {"cooling", CLUSTERBRIEF_TR_PHRASE("cooling")});
    used.add(group.at, system, {"domain", CLUSTERBRIEF_TR_PHRASE("NVLink domain"), " GPUs"});
    used.add(group.at, system,
        {"nvlink_aggregate_tbs", CLUSTERBRIEF_TR_PHRASE("NVLink of the whole system"), " TB/s"});
    const std::pair<NetworkKind, const char*> nics[] = {{NetworkKind::Compute, "compute"},
        {NetworkKind::Storage, "storage"}, {NetworkKind::InBand, "in_band"}};
    for (const auto& [kind, key] : nics) {
        const std::optional<ResolvedPorts>& ports = group.ports(kind);
        if (design.network(kind) == nullptr || !ports || ports->stated) {
            continue;
        }
        const std::string base = std::string(key) + "_nics";
        used.add(group.at, system,
            {base + ".count",
                kind == NetworkKind::Compute       ? CLUSTERBRIEF_TR_PHRASE("compute cards")
                    : kind == NetworkKind::Storage ? CLUSTERBRIEF_TR_PHRASE("storage cards")
                                                   : CLUSTERBRIEF_TR_PHRASE("in-band cards")});
        used.add(group.at, system,
            {base + ".gbps",
                kind == NetworkKind::Compute ? CLUSTERBRIEF_TR_PHRASE("speed of a compute port")
                    : kind == NetworkKind::Storage
                    ? CLUSTERBRIEF_TR_PHRASE("speed of a storage port")
                    : CLUSTERBRIEF_TR_PHRASE("speed of an in-band port"),
                " Gb/s"});
        used.add(group.at, system,
            {base + ".nic",
                kind == NetworkKind::Compute       ? CLUSTERBRIEF_TR_PHRASE("compute NIC")
                    : kind == NetworkKind::Storage ? CLUSTERBRIEF_TR_PHRASE("storage NIC")
                                                   : CLUSTERBRIEF_TR_PHRASE("in-band NIC")});
    }
    used.add(group.at, group.gpu, {"memory_gb", CLUSTERBRIEF_TR_PHRASE("memory"), " GB"});
    used.add(group.at, group.gpu,
        {"scale_up.total_gbs", CLUSTERBRIEF_TR_PHRASE("NVLink bandwidth"), " GB/s"});
    const bool ownSlot = group.compute && group.compute->request != nullptr
        && group.compute->request->pcie.has_value();
    if (group.compute && !ownSlot) {
        used.add(
            group.at, group.compute->nic, {"pcie.lanes", CLUSTERBRIEF_TR_PHRASE("PCIe lanes")});
        used.add(group.at, group.compute->nic,
            {"pcie.generation", CLUSTERBRIEF_TR_PHRASE("PCIe generation")});
    }
}

} // namespace

std::vector<UsedFigure> usedFigures(const Design& design, const Sizing& sizing)
{
    UsedFigures used;
    for (const auto& group : design.groups) {
        addGroup(*group, design, used);
    }
    for (const auto& network : design.networks) {
        if (sizing.network(network->kind) != nullptr && network->generation) {
            const Place ports{"ports." + std::string(textOf(*network->generation)),
                CLUSTERBRIEF_TR_PHRASE("ports at this speed")};
            used.add(network->at, network->leaf, ports);
            used.add(network->at, network->spine, ports);
        }
    }
    for (const SizedWorkload& sized : sizing.workloads) {
        if (sized.memory && !sized.workload->request->inlineModel) {
            used.add(sized.workload->at, design.catalog->model(sized.workload->modelId),
                {"parameters", CLUSTERBRIEF_TR_PHRASE("parameters")});
        }
    }
    return std::move(used.figures);
}

std::vector<UsedFigure> estimatedFigures(const Design& design, const Sizing& sizing)
{
    std::vector<UsedFigure> figures = usedFigures(design, sizing);
    std::erase_if(figures, [](const UsedFigure& figure) {
        return figure.standing != Standing::Estimate && figure.standing != Standing::Remembered;
    });
    return figures;
}

} // namespace clusterbrief
