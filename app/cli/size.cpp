#include "app/cli/commands.h"

#include "app/cli/files.h"
#include "app/cli/request.h"
#include "core/base/text.h"
#include "core/base/write.h"
#include "core/render/renderer.h"
#include "core/sizing/closure.h"
#include "core/sizing/left_out.h"
#include "core/sizing/node_power.h"

#include <algorithm>

namespace clusterbrief::cli {
namespace {

std::string line(const std::string& name, const std::string& value, const std::string& how = {})
{
    constexpr std::size_t kName = 26;
    constexpr std::size_t kValue = 12;
    std::string text = name + std::string(kName - std::min(kName, name.size()), ' ');
    text += std::string(kValue - std::min(kValue, value.size()), ' ') + value;
    return "  " + oneLine(text + (how.empty() ? "" : "  " + how)) + '\n';
}

std::string linkLine(const std::string& name, std::int64_t count, const std::string& speed)
{
    return count == 0 ? std::string() : line(name, grouped(count), "each " + speed + " Gb/s");
}

std::string switchesText(const SizedNetwork& network)
{
    const FabricSize& size = network.size;
    const std::string across =
        size.planes > 1 ? " over " + std::to_string(size.planes) + " planes" : "";
    std::string text = line("switch", network.network->leaf->id, network.network->leaf->name);
    text += line("tiers", std::to_string(size.tiers));
    text += line("rails", std::to_string(size.rails));
    text += line("leaf switches", grouped(size.leaf),
        counted(size.portsDown, "port", "ports") + " down, "
            + std::to_string(size.portsUp + network.input.accessUplinks) + " up" + across);
    text += size.spine == 0 ? "" : line("spine switches", grouped(size.spine));
    return text + (size.core == 0 ? "" : line("core switches", grouped(size.core)));
}

std::string ratioLine(const std::string& name, const std::optional<double>& ratio)
{
    return ratio ? line(name, figure(*ratio, 4) + ":1", "down : up as built") : std::string();
}

std::string fabricText(const SizedNetwork& network)
{
    const FabricSize& size = network.size;
    std::string text = "\n" + capitalised(labelOf(network.network->kind)) + " network\n";
    if (network.shares) {
        return text + "  " + oneLine(size.error) + '\n';
    }
    if (size.fault != FabricFault::None) {
        return text + "  cannot be sized: " + oneLine(size.error) + '\n';
    }
    if (const std::string fault = closureFault(network); !fault.empty()) {
        return text + "  cannot be built: " + oneLine(fault) + '\n';
    }
    const std::string speed = figure(network.network->linkSpeed()->value);
    text += switchesText(network);
    text += linkLine("node to leaf links", size.nodeLeafLinks, speed);
    text += linkLine("equipment to leaf links", size.equipmentLinks, speed);
    text += linkLine("manager to leaf links", size.managerLinks, speed);
    text += linkLine("leaf to leaf links", size.leafLeafLinks, speed);
    text += linkLine("leaf to spine links", size.leafSpineLinks, speed);
    text += linkLine("spine to core links", size.spineCoreLinks, speed);
    text += linkLine("uplinks of the leaves", size.accessLinks,
        network.uplinkSpeed ? figure(network.uplinkSpeed->value) : std::string());
    if (size.core > 0) {
        text += ratioLine("leaf oversubscription", size.effectiveLeafRatio);
        text += ratioLine("spine oversubscription", size.effectiveSpineRatio);
    }
    text += ratioLine("oversubscription", size.effectiveRatio);
    text += "  how it follows\n";
    for (const FabricStep& step : size.steps) {
        text += "    " + oneLine(step.what + ": " + step.how) + '\n';
    }
    return text;
}

std::string racksText(const Analysis& analysis)
{
    const RackPlan& racks = analysis.sizing.racks;
    const RacksLeftOut leftOut = racksLeftOut(analysis.design, analysis.sizing);
    const std::string unknown = "not known";
    std::string text;
    if (racks.switchPowerKw || !leftOut.networks.empty()) {
        text += racks.switchPowerKw
            ? line("power, switches alone", figure(*racks.switchPowerKw), "kW at most")
            : line("power, switches alone", unknown);
    }
    if (racks.rackUnits || !racks.complete) {
        text += racks.rackUnits
            ? line("rack units", grouped(*racks.rackUnits), "nodes and switches")
            : line("rack units", unknown);
    }
    const std::string counted = racksCounted(racks, leftOut);
    if (racks.complete) {
        return text + line("racks", grouped(racks.racks()), counted + "; planning estimate");
    }
    const std::string least = racks.racks() > 0
        ? "at least " + grouped(racks.racks()) + ": " + counted + ", "
        : std::string();
    return text
        + line("racks", unknown,
            least + "without " + join(leftOut.told(), ", ") + "; planning estimate");
}

std::string bandwidthText(const BandwidthGap& gap)
{
    std::string text = "\nBandwidth of a GPU, each way\n";
    const bool joined = gap.scaleUp.value > 0;
    text += joined ? line("NVLink", figure(gap.scaleUp.value, 2), "GB/s") : line("NVLink", "none");
    if (gap.fabric) {
        text += line("fabric", figure(gap.fabric->value, 2), "GB/s");
    }
    return text + (joined && gap.ratio() ? line("ratio", figure(*gap.ratio(), 2) + ":1") : "");
}

std::string wayOf(const TrafficPart& part)
{
    switch (part.link) {
    case TrafficLink::ScaleUp:
        return "inside the scale-up domain";
    case TrafficLink::Pcie:
        return "over PCIe";
    case TrafficLink::Fabric:
        break;
    }
    return "over the fabric"
        + (part.switches
                ? ", at most " + counted(*part.switches, "switch", "switches") + " on the way"
                : std::string());
}

std::string workloadText(const SizedWorkload& sized)
{
    const ResolvedWorkload& workload = *sized.workload;
    std::string text = "\nWorkload " + oneLine(workload.request->name) + '\n';
    text += line("GPUs", grouped(workload.gpus()),
        "tensor " + std::to_string(workload.tensor) + " × pipeline "
            + std::to_string(workload.pipeline) + " × context " + std::to_string(workload.context)
            + " × data " + grouped(workload.data));
    if (!sized.memory) {
        return text + line("memory a GPU", "unknown", memoryUnknown(workload));
    }
    text += line("memory a GPU", figure(sized.memory->gb()), "GB, of the fullest");
    for (const MemoryPart& part : sized.memory->parts) {
        text += line("  " + replaced(part.name, "_", " "), figure(part.gb), "GB = " + part.how);
    }
    if (sized.traffic) {
        for (const TrafficPart& part : sized.traffic->parts) {
            text += line("  " + part.name + " traffic", figure(part.gb, 3),
                "GB a step " + wayOf(part) + " = " + part.how);
        }
    }
    return text;
}

std::string report(const Analysis& analysis)
{
    const Sizing& sizing = analysis.sizing;
    const std::string without = withoutPower(analysis.design);
    std::string text = "Totals\n";
    text += line("nodes", grouped(analysis.design.nodes()), "servers or compute trays with GPUs");
    text += line("GPUs", grouped(analysis.design.gpus()));
    if (sizing.bandwidth) {
        text += line("NVLink domain", grouped(sizing.bandwidth->group->domain),
            sizing.bandwidth->group->domain == 1 ? "GPU" : "GPUs");
    }
    text += sizing.nodePowerKw ? line("power, nodes alone", figure(*sizing.nodePowerKw),
                "kW at most" + (without.empty() ? without : ", " + without))
                               : "";
    text += racksText(analysis);
    text += sizing.bandwidth ? bandwidthText(*sizing.bandwidth) : "";
    for (const SizedWorkload& workload : sizing.workloads) {
        text += workloadText(workload);
    }
    for (const SizedNetwork& network : sizing.networks) {
        text += fabricText(network);
    }
    if (!analysis.design.assumptions.empty()) {
        text += "\nAssumed, since not stated\n";
    }
    for (const Assumption& assumption : analysis.design.assumptions) {
        text += "  " + oneLine(assumption.at + ": " + assumption.text) + '\n';
    }
    return text;
}

} // namespace

int runSize(const SizeOptions& options)
{
    if (!setsAreUsable(options.request.sets)) {
        return kUsage;
    }
    const Result<AnalysedRequest> request = analysedRequest(options.request);
    if (!request) {
        printErrors(request.error());
        return kUnusable;
    }
    return print(options.format == "json" ? writeJson(designValue(request->analysis))
                                          : report(request->analysis));
}

} // namespace clusterbrief::cli
