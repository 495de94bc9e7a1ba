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

} // namespace clusterbrief
