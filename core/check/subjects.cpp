#include "core/check/subjects.h"

#include "core/base/contract.h"
#include <algorithm>

namespace clusterbrief {
namespace {

bool partsKnown(const ResolvedGroup& group, Report& report)
{
    if (!group.request->system.empty() && group.system == nullptr) {
        report.skip(notInCatalog(PartKind::System, group.request->system));
        return false;
    }
    if (!group.gpuId.empty() && group.gpu == nullptr) {
        report.skip(notInCatalog(PartKind::Gpu, group.gpuId));
        return false;
    }
    return true;
}

} // namespace

std::string notInCatalog(PartKind kind, const std::string& id)
{
    return filled(CLUSTERBRIEF_TR_PHRASE("the {part_kind} {id} is not in the catalog"),
        {{"part_kind", std::string(singular(kind))}, {"id", id}});
}

bool isAvailable(const Part& part)
{
    const Value* available = part.entry.find("available");
    return available == nullptr || available->text != "false";
}

std::string portsUnknown(const Design& design, NetworkKind kind)
{
    if (design.groups.empty()) {
        return CLUSTERBRIEF_TR_PHRASE("the request names no nodes");
    }
    for (const auto& group : design.groups) {
        if (group->ports(kind)) {
            return filled(
                CLUSTERBRIEF_TR_PHRASE("the number of {network} ports of {at} is not stated"),
                {{"network", labelOf(kind)}, {"at", group->at}});
        }
        if (!group->request->system.empty() && group->system == nullptr) {
            return notInCatalog(PartKind::System, group->request->system);
        }
        if (group->role == Role::Compute && group->system == nullptr) {
            return filled(
                CLUSTERBRIEF_TR_PHRASE("the system of {at} is not stated"), {{"at", group->at}});
        }
    }
    return {};
}

std::vector<const ResolvedGroup*> computePortGroups(const Design& design, Report& report)
{
    std::vector<const ResolvedGroup*> groups;
    if (design.network(NetworkKind::Compute) == nullptr) {
        return groups;
    }
    for (const auto& group : design.groups) {
        const bool concerned = group->compute || group->role == Role::Compute;
        if (!concerned || !partsKnown(*group, report)) {
            continue;
        }
        if (!group->compute) {
            report.skip(filled(CLUSTERBRIEF_TR_PHRASE("the compute ports of {at} are not stated"),
                {{"at", group->at}}));
            continue;
        }
        groups.push_back(group.get());
    }
    return groups;
}

std::vector<const ResolvedGroup*> gpuPortGroups(const Design& design, Report& report)
{
    std::vector<const ResolvedGroup*> groups = computePortGroups(design, report);
    for (const ResolvedGroup* group : groups) {
        if (group->traysUnknown()) {
            report.skip(traysNotKnown(*group));
        } else if (group->role == Role::Compute && group->gpusPerNode == 0) {
            report.skip(filled(
                CLUSTERBRIEF_TR_PHRASE("the GPUs of {at} are not stated"), {{"at", group->at}}));
        }
    }
    std::erase_if(groups, [](const ResolvedGroup* group) { return group->gpusPerNode == 0; });
    return groups;
}

bool countsStated(const Network& request)
{
    return request.leafSwitches || request.spineSwitches || request.coreSwitches;
}

bool computeCountsStated(const Design& design)
{
    const ResolvedNetwork* compute = design.network(NetworkKind::Compute);
    return compute != nullptr && countsStated(*compute->request);
}

const SizedNetwork* sizedCompute(const Sizing& sizing, Report& report)
{
    const SizedNetwork* compute = sizing.network(NetworkKind::Compute);
    if (compute == nullptr || !compute->network->request->sharesWith.empty()) {
        return nullptr;
    }
    if (compute->size.fault != FabricFault::None) {
        report.skip(filled(CLUSTERBRIEF_TR_PHRASE("the compute fabric is not sized: {reason}"),
            {{"reason", compute->size.error}}));
        return nullptr;
    }
    return compute;
}

} // namespace clusterbrief
