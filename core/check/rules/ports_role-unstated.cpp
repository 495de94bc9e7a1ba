#include "core/base/contract.h"
#include "core/check/subjects.h"

namespace clusterbrief::rules {
namespace {

std::int64_t portsOf(const std::optional<NicSlots>& slots)
{
    return slots ? slots->count * slots->portsEach : 0;
}

/// Ports of storage and in-band management; nothing where one of the two networks is not asked for
/// or its ports are not counted.
std::optional<std::int64_t> givenRoles(const Design& design, const ResolvedGroup& group)
{
    std::int64_t given = 0;
    for (const NetworkKind kind : {NetworkKind::Storage, NetworkKind::InBand}) {
        const ResolvedNetwork* network = design.network(kind);
        const std::optional<ResolvedPorts>& ports = group.ports(kind);
        const bool shares = network != nullptr && !network->request->sharesWith.empty();
        if (network == nullptr || (ports && ports->perNode == 0) || (!ports && !shares)) {
            return std::nullopt;
        }
        given += ports ? ports->perNode : 0;
    }
    return given;
}

void judge(const Design& design, const ResolvedGroup& group, Report& report)
{
    const std::int64_t has = portsOf(group.system->storageNics) + portsOf(group.system->inBandNics);
    const std::optional<std::int64_t> given = givenRoles(design, group);
    if (!given) {
        report.skip(
            filled(CLUSTERBRIEF_TR_PHRASE("the storage or in-band ports of {at} are not known"),
                {{"at", group.at}}));
        return;
    }
    report.examined();
    if (*given >= has) {
        return;
    }
    report.add(group.at, group.field("storage_ports"),
        {{"group", group.request->name}, {"system", group.system->name},
            {"has", counted(has, "port", "ports")}, {"given", std::to_string(*given)},
            {"left", std::to_string(has - *given)},
            {"compute", counted(group.compute->perNode, "device", "devices")}});
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const ResolvedGroup* group : gpuPortGroups(design, report)) {
        const System* system = group->system;
        if (system == nullptr || (!system->storageNics && !system->inBandNics)) {
            continue;
        }
        if (group->compute->perNode == 0) {
            report.skip(
                filled(CLUSTERBRIEF_TR_PHRASE("the number of compute ports of {at} is not stated"),
                    {{"at", group->at}}));
            continue;
        }
        judge(design, *group, report);
    }
}

} // namespace

extern const Rule ports_role_unstated;

const Rule ports_role_unstated{
    .id = "ports/role-unstated",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("The system has ports without a role"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "Beside its compute ports, {system} ({group}) brings {has}; the request gives {given} of "
        "them to storage and in-band management, and {left} have no role. NCCL_IB_HCA has to list "
        "the {compute} of the compute ports and no other."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "NCCL takes every RDMA device that it finds for the compute fabric: a job waits for a port "
        "that leads elsewhere, or runs over it."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A compute network is asked for, and the catalog's system brings more storage and in-band "
        "ports than the request gives to these two networks. Not evaluated where one of the two "
        "is not asked for, which its own rule says, or its ports are not counted."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Give every port a role, and have the supplier hand over the NCCL_IB_HCA list of the "
        "compute devices, such as NCCL_IB_HCA==mlx5_0,mlx5_1 with one entry a compute port."),
    .source = "NVIDIA NCCL documentation, NCCL_IB_HCA; field case: "
              "github.com/NVIDIA/nccl/issues/1591, north-south NICs picked up as compute NICs",
    .check = check,
    .yieldsTo = {"ports/fewer-than-one-per-gpu"},
};

} // namespace clusterbrief::rules
