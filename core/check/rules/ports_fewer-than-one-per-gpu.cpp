#include "core/base/contract.h"
#include "core/check/subjects.h"

namespace clusterbrief::rules {
namespace {

void addFinding(const ResolvedGroup& group, Report& report)
{
    const std::int64_t ports = group.compute->perNode;
    Finding& finding = report.add(group.at, group.field("compute_ports/per_node"),
        {{"group", group.request->name}, {"ports", counted(ports, "compute port", "compute ports")},
            {"gpus", counted(group.gpusPerNode, "GPU", "GPUs")},
            {"short", grouped(group.gpusPerNode - ports)}});
    if (const auto share = fabricPerGpu(group)) {
        finding.params.emplace_back("share", figure(share->value, 2));
        finding.params.emplace_back("port", figure(group.compute->speed->eachWay().value, 2));
    } else {
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "{group} has {ports} a node for {gpus}, {short} fewer than one port a GPU.");
    }
    if (group.compute->stated) {
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Ask for one compute port a GPU"),
            {{group.field("compute_ports/per_node"), Value::ofNumber(group.gpusPerNode)}}};
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const ResolvedGroup* group : gpuPortGroups(design, report)) {
        if (group->compute->perNode == 0) {
            report.skip(
                filled(CLUSTERBRIEF_TR_PHRASE("the number of compute ports of {at} is not stated"),
                    {{"at", group->at}}));
            continue;
        }
        report.examined();
        if (group->compute->perNode < group->gpusPerNode) {
            addFinding(*group, report);
        }
    }
}

} // namespace

extern const Rule ports_fewer_than_one_per_gpu;

const Rule ports_fewer_than_one_per_gpu{
    .id = "ports/fewer-than-one-per-gpu",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("GPUs share compute ports"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "{group} has {ports} a node for {gpus}, {short} fewer than one port a GPU: {share} GB/s "
        "each way a GPU instead of the {port} GB/s each way of a port."),
    .why =
        CLUSTERBRIEF_TR_NOOP("GPUs that share a port share its bandwidth, so collectives between "
                             "nodes run at a fraction of what the fabric could carry."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A node has fewer compute ports than GPUs and a compute network is asked for. Not "
        "evaluated while ports or GPUs of a group are not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for one compute port a GPU, or waive it with the reason why "
                                "traffic between nodes does not matter."),
    .source = "QuantaCloud, NVLink vs InfiniBand: one compute port per GPU; field case: "
              "github.com/NVIDIA/nccl/issues/1454, 300 nodes with 4 NICs for 8 GPUs at 14 GB/s",
    .check = check,
};

} // namespace clusterbrief::rules
