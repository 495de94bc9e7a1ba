#include "core/brief/used_parts.h"

#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief {
namespace {

void addOnce(const Part* part, std::vector<const Part*>& parts)
{
    if (part != nullptr && std::find(parts.begin(), parts.end(), part) == parts.end()) {
        parts.push_back(part);
    }
}

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
    void add(const Part* part, const Place& place)
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
        figures.push_back(
            {part, place.label, scalar ? value->text + place.unit : std::string(), standing});
    }

    std::vector<UsedFigure> figures;
};

void addGroup(const ResolvedGroup& group, const Design& design, UsedFigures& used)
{
    const System* system = group.system;
    used.add(system, {"max_power_kw", "power at most", " kW"});
    used.add(system, {"cooling", "cooling"});
    used.add(system, {"domain", "NVLink domain", " GPUs"});
    used.add(system, {"nvlink_aggregate_tbs", "NVLink of the whole system", " TB/s"});
    const std::pair<NetworkKind, const char*> nics[] = {{NetworkKind::Compute, "compute"},
        {NetworkKind::Storage, "storage"}, {NetworkKind::InBand, "in_band"}};
    for (const auto& [kind, key] : nics) {
        const std::optional<ResolvedPorts>& ports = group.ports(kind);
        if (design.network(kind) == nullptr || !ports || ports->stated) {
            continue;
        }
        const std::string base = std::string(key) + "_nics";
        used.add(system,
            {base + ".count",
                kind == NetworkKind::Compute       ? "compute cards"
                    : kind == NetworkKind::Storage ? "storage cards"
                                                   : "in-band cards"});
        used.add(system,
            {base + ".gbps",
                kind == NetworkKind::Compute       ? "speed of a compute port"
                    : kind == NetworkKind::Storage ? "speed of a storage port"
                                                   : "speed of an in-band port",
                " Gb/s"});
        used.add(system,
            {base + ".nic",
                kind == NetworkKind::Compute       ? "compute NIC"
                    : kind == NetworkKind::Storage ? "storage NIC"
                                                   : "in-band NIC"});
    }
    used.add(group.gpu, {"memory_gb", "memory", " GB"});
    used.add(group.gpu, {"scale_up.total_gbs", "NVLink bandwidth", " GB/s"});
    const bool ownSlot = group.compute && group.compute->request != nullptr
        && group.compute->request->pcie.has_value();
    if (group.compute && !ownSlot) {
        used.add(group.compute->nic, {"pcie.lanes", "PCIe lanes"});
        used.add(group.compute->nic, {"pcie.generation", "PCIe generation"});
    }
}

} // namespace

std::vector<const Part*> usedParts(const Analysis& analysis)
{
    const Design& design = analysis.design;
    std::vector<const Part*> systems;
    std::vector<const Part*> gpus;
    std::vector<const Part*> nics;
    std::vector<const Part*> rest;
    for (const auto& group : design.groups) {
        addOnce(group->system, systems);
        addOnce(group->gpu, gpus);
        for (const NetworkKind kind : kNetworkKinds) {
            if (const std::optional<ResolvedPorts>& ports = group->ports(kind)) {
                addOnce(ports->nic, nics);
            }
        }
    }
    for (const auto& network : design.networks) {
        addOnce(network->leaf, rest);
        const SizedNetwork* sized = analysis.sizing.network(network->kind);
        if (sized == nullptr || sized->size.spine > 0) {
            addOnce(network->spine, rest);
        }
        if (sized != nullptr && sized->size.core > 0) {
            addOnce(network->core, rest);
        }
    }
    for (const auto& workload : design.workloads) {
        if (workload->model && !workload->request->inlineModel) {
            addOnce(analysis.catalog().model(workload->modelId), rest);
        }
    }
    systems.insert(systems.end(), gpus.begin(), gpus.end());
    systems.insert(systems.end(), nics.begin(), nics.end());
    systems.insert(systems.end(), rest.begin(), rest.end());
    return systems;
}

std::vector<UsedFigure> usedFigures(const Analysis& analysis)
{
    UsedFigures used;
    for (const auto& group : analysis.design.groups) {
        addGroup(*group, analysis.design, used);
    }
    for (const auto& network : analysis.design.networks) {
        if (analysis.sizing.network(network->kind) != nullptr && network->generation) {
            const Place ports{
                "ports." + std::string(textOf(*network->generation)), "ports at this speed"};
            used.add(network->leaf, ports);
            used.add(network->spine, ports);
        }
    }
    for (const SizedWorkload& sized : analysis.sizing.workloads) {
        if (sized.memory && !sized.workload->request->inlineModel) {
            used.add(
                analysis.catalog().model(sized.workload->modelId), {"parameters", "parameters"});
        }
    }
    return std::move(used.figures);
}

std::vector<UsedFigure> estimatedFigures(const Analysis& analysis)
{
    std::vector<UsedFigure> figures = usedFigures(analysis);
    std::erase_if(figures, [](const UsedFigure& figure) {
        return figure.standing != Standing::Estimate && figure.standing != Standing::Remembered;
    });
    return figures;
}

} // namespace clusterbrief
