#include "core/base/contract.h"
#include "core/check/subjects.h"

namespace clusterbrief::rules {
namespace {

constexpr const char* kUnstated =
    CLUSTERBRIEF_TR_NOOP("It is not stated how the compute ports of {group} reach their GPUs; ask "
                         "for NIC and GPU under one "
                         "PCIe switch (PIX or PXB).");
constexpr const char* kHostBridge =
    CLUSTERBRIEF_TR_NOOP("The compute ports of {group} reach their GPUs through the CPU's host "
                         "bridge (PHB), not through PCIe "
                         "switches alone (PIX or PXB).");

void addFinding(const ResolvedGroup& group, Report& report)
{
    const std::optional<PciePath>& path = group.compute->request->path;
    Finding& finding =
        report.add(group.at, group.field("compute_ports/path"), {{"group", group.request->name}});
    if (!path) {
        finding.severity = Severity::Advice;
        finding.text = kUnstated;
    } else if (*path == PciePath::Phb) {
        finding.severity = Severity::Warning;
        finding.text = kHostBridge;
    } else {
        finding.params.emplace_back("path", *path == PciePath::Node ? "NODE" : "SYS");
    }
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Ask for NIC and GPU under one PCIe switch (PIX)"),
        {{group.field("compute_ports/path"), Value::ofText(std::string(textOf(PciePath::Pix)))}}};
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const ResolvedGroup* group : gpuPortGroups(design, report)) {
        if (group->gpu == nullptr) {
            report.skip(filled(
                CLUSTERBRIEF_TR_PHRASE("the GPU of {at} is not stated"), {{"at", group->at}}));
            continue;
        }
        report.examined();
        const bool ownNics = !group->compute->stated;
        const std::optional<PciePath> path = ownNics ? std::nullopt : group->compute->request->path;
        const bool close = path && (*path == PciePath::Pix || *path == PciePath::Pxb);
        if (!ownNics && !close && !group->gpu->cpuAttached) {
            addFinding(*group, report);
        }
    }
}

} // namespace

extern const Rule ports_nic_far_from_gpu;

const Rule ports_nic_far_from_gpu{
    .id = "ports/nic-far-from-gpu",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("NIC is far from its GPU"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The compute ports of {group} reach their GPUs across PCIe host bridges ({path}), where "
        "GPUDirect RDMA needs both under one of them."),
    .why = CLUSTERBRIEF_TR_NOOP("Across the CPU a port gives about 16 GB/s, and a second NIC can "
                                "make it worse; under one PCIe switch it gives its full speed."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The stated path between NIC and GPU, as nvidia-smi topo -m prints it: PIX and PXB are "
        "fine, PHB is a warning, NODE and SYS are errors, and where it is not stated the brief "
        "should say it. Not for NICs that the system brings, and not for GPUs joined to their CPU "
        "by NVLink-C2C, which print SYS by nature. Not evaluated while the GPU is not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for each NIC under the same PCIe switch as its GPU."),
    .source = "QuantaCloud, NVLink vs InfiniBand and NVIDIA GPUDirect RDMA documentation: one "
              "upstream root "
              "complex; field cases: github.com/NVIDIA/nccl/issues/412 and 1084, 16 GB/s across "
              "the CPU",
    .check = check,
    .also = {Severity::Warning, Severity::Advice},
};

} // namespace clusterbrief::rules
