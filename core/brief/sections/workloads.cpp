#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"

#include <algorithm>

namespace clusterbrief::sections {
namespace {

std::string modelOf(const ResolvedWorkload& workload)
{
    if (!workload.model && workload.request->inlineModel) {
        return "its own numbers, which are no model's";
    }
    if (!workload.model) {
        return workload.modelId + ", not in the catalog";
    }
    constexpr double kBillion = 1e9;
    const std::string name = workload.model->name.empty() ? workload.modelId : workload.model->name;
    return name + ", " + figure(static_cast<double>(workload.model->parameters) / kBillion, 2)
        + " billion parameters";
}

std::string layoutOf(const ResolvedWorkload& workload)
{
    std::vector<std::string> parts{
        "tensor " + grouped(workload.tensor), "pipeline " + grouped(workload.pipeline)};
    if (workload.context > 1) {
        parts.push_back("context " + grouped(workload.context));
    }
    parts.push_back(
        "data " + grouped(workload.data) + (workload.dataDerived ? " (what the GPUs leave)" : ""));
    std::string text = join(parts, " × ");
    if (workload.expert > 1 || workload.expertTensor > 1) {
        text += "; experts over expert " + grouped(workload.expert) + " × expert tensor "
            + grouped(workload.expertTensor);
    }
    return text + (workload.layoutStated ? "" : "; not stated, taken");
}

std::string gpusOf(const ResolvedWorkload& workload)
{
    const std::int64_t spareNodes = workload.request->spareNodes.value_or(0);
    const std::string spare = spareNodes > 0
        ? ", " + counted(spareNodes, "node", "nodes") + " kept spare"
        : std::string();
    const std::int64_t used = workload.gpus();
    const std::int64_t idle = workload.gpusAvailable - used;
    if (workload.data < 1) {
        return "a replica takes " + grouped(workload.gpusAReplica()) + "; "
            + grouped(workload.gpusAvailable) + " are there" + spare;
    }
    return grouped(used) + " used of " + grouped(workload.gpusAvailable) + spare + ", "
        + (idle < 0 ? grouped(-idle) + " more than there are" : grouped(idle) + " idle");
}

std::string bytesOf(const Workload& request)
{
    const TrainingBytes bytes = request.trainingBytes.value_or(TrainingBytes{});
    const double weights = bytes.weights.value_or(2);
    const double gradients = bytes.gradients.value_or(2);
    const double optimizer = bytes.optimizer.value_or(12);
    return figure(weights + gradients + optimizer, 2) + " a parameter: weights "
        + figure(weights, 2) + ", gradients " + figure(gradients, 2) + ", optimizer "
        + figure(optimizer, 2) + (request.trainingBytes ? "" : " (taken, not stated)");
}

std::string shardingOf(const Workload& request)
{
    switch (request.sharding.value_or(Sharding::None)) {
    case Sharding::None:
        return request.sharding ? "none" : "none (taken, not stated)";
    case Sharding::Zero1:
        return "ZeRO stage 1: optimizer states over the data-parallel ranks";
    case Sharding::Zero2:
        return "ZeRO stage 2: optimizer states and gradients over the data-parallel ranks";
    case Sharding::Zero3:
        break;
    }
    return "ZeRO stage 3: optimizer states, gradients and weights over the data-parallel ranks";
}

void addTraining(const Workload& request, KeyValues& facts)
{
    facts.rows.emplace_back("Sharding", plain(shardingOf(request)));
    facts.rows.emplace_back("Bytes", plain(bytesOf(request)));
    std::vector<std::string> batch;
    if (request.globalBatch) {
        batch.push_back("global " + counted(*request.globalBatch, "sequence", "sequences"));
    }
    if (request.microBatch) {
        batch.push_back("micro "
            + (batch.empty() ? counted(*request.microBatch, "sequence", "sequences")
                             : grouped(*request.microBatch)));
    }
    if (!batch.empty()) {
        facts.rows.emplace_back("Batch", plain(join(batch, ", ")));
    }
    if (request.recompute) {
        facts.rows.emplace_back("Recompute", plain(std::string(textOf(*request.recompute))));
    }
}

KeyValues factsOf(const SectionInput& input, const ResolvedWorkload& workload)
{
    const Workload& request = *workload.request;
    KeyValues facts;
    facts.rows.emplace_back("Model",
        workload.modelId.empty() ? notStated(input, "the model that memory is sized for")
                                 : plain(modelOf(workload)));
    std::vector<std::string> names;
    for (const ResolvedGroup* group : workload.groups) {
        names.push_back(group->request->name);
    }
    facts.rows.emplace_back(
        "Runs on", names.empty() ? notStated(input, "the nodes it runs on") : plain(listed(names)));
    facts.rows.emplace_back("Layout", plain(layoutOf(workload)));
    facts.rows.emplace_back("GPUs", plain(gpusOf(workload)));
    if (request.precision) {
        facts.rows.emplace_back("Precision", plain(std::string(textOf(*request.precision))));
    }
    if (request.kind == WorkloadKind::Inference) {
        facts.rows.emplace_back("KV-cache precision",
            plain(std::string(textOf(request.kvPrecision.value_or(Precision::Bf16)))
                + (request.kvPrecision ? "" : " (taken, not stated)")));
    }
    if (request.kind == WorkloadKind::Training) {
        addTraining(request, facts);
    }
    if (request.sequenceLength) {
        facts.rows.emplace_back(
            "Sequence length", plain(counted(*request.sequenceLength, "token", "tokens")));
    }
    if (request.kind == WorkloadKind::Inference) {
        facts.rows.emplace_back("Concurrent sequences",
            plain(grouped(request.concurrentSequences.value_or(1)) + " a replica"
                + (request.concurrentSequences ? "" : " (taken, not stated)")));
    }
    return facts;
}

Table memoryTable(const ResolvedWorkload& workload, const MemoryNeed& need)
{
    Table table = tableOf({{"Memory of a GPU", Align::Left, 1.4}, {"GB", Align::Right, 0.8},
        {"How it follows", Align::Left, 5}});
    for (const MemoryPart& part : need.parts) {
        table.rows.push_back({plain(part.name == "kv_cache" ? "KV cache" : capitalised(part.name)),
            plain(figure(part.gb, 2)), plain(part.how)});
    }
    const Gpu* gpu = workload.gpu();
    std::string against = "the GPU is not known";
    if (gpu != nullptr && gpu->memoryGb > 0) {
        const double left = gpu->memoryGb - need.gb();
        against = figure(gpu->memoryGb) + " GB on " + shortName(*gpu) + ": "
            + (left < 0 ? figure(-left, 2) + " GB too little"
                        : figure(need.gb() / gpu->memoryGb * 100) + " %, " + figure(left, 2)
                        + " GB left for buffers and the runtime");
    }
    table.rows.push_back(
        {strong("Together"), strong(figure(need.gb(), 2)), plain(capitalised(against))});
    return table;
}

std::string timeText(double seconds)
{
    constexpr double kMilli = 1e-3;
    constexpr double kMicro = 1e-6;
    if (seconds >= 1) {
        return figure(seconds, 2) + " s";
    }
    return seconds >= kMilli ? figure(seconds / kMilli, 1) + " ms"
                             : figure(seconds / kMicro, 1) + " µs";
}

std::string volumeText(double gb)
{
    constexpr double kMega = 1e-3;
    return gb >= 1 ? figure(gb, 1) + " GB" : figure(gb / kMega, 1) + " MB";
}

std::string linkText(const ResolvedWorkload& workload, const TrafficPart& part)
{
    const std::string rate =
        part.rate ? ", " + figure(part.rate->value, 2) + " GB/s" : ", speed not known";
    switch (part.link) {
    case TrafficLink::ScaleUp:
        return std::string(scaleUpName(workload.gpu())) + rate;
    case TrafficLink::Pcie:
        return "PCIe" + rate;
    case TrafficLink::Fabric:
        break;
    }
    return "fabric" + rate
        + (part.switches ? ", at most " + counted(*part.switches, "switch", "switches")
                         : std::string());
}

std::string splitText(const TrafficPart& part)
{
    return capitalised(part.name == "sharding" ? "weights gathered" : part.name) + ", "
        + grouped(part.ranks) + " ranks";
}

Table trafficTable(const ResolvedWorkload& workload, const Traffic& traffic)
{
    const bool training = workload.request->kind == WorkloadKind::Training;
    Table table = tableOf(
        {{training ? "Traffic of a GPU, a step" : "Traffic of a GPU, a token", Align::Left, 1.7},
            {"Sent", Align::Right, 0.9}, {"Link, each way", Align::Left, 1.6},
            {"Time", Align::Right, 0.9}, {"How it follows", Align::Left, 3.6}});
    for (const TrafficPart& part : traffic.parts) {
        const std::optional<double> seconds = part.seconds();
        std::string time = seconds ? timeText(*seconds) : std::string("not known");
        if (seconds && traffic.computeSeconds) {
            constexpr double kPercent = 100;
            time += ", " + figure(*seconds / *traffic.computeSeconds * kPercent) + " %";
        }
        table.rows.push_back({plain(splitText(part)), plain(volumeText(part.gb)),
            plain(linkText(workload, part)), plain(std::move(time)), plain(part.how)});
    }
    return table;
}

/// Why tensor parallel stays inside the domain, in numbers.
std::string comparison(const ResolvedWorkload& workload, const Traffic& traffic)
{
    const TrafficPart* tensor = traffic.part("tensor");
    if (tensor == nullptr || !traffic.scaleUp || !traffic.fabric) {
        return {};
    }
    return "The same tensor-parallel group takes "
        + timeText(secondsAt(tensor->gb, *traffic.scaleUp)) + " inside the "
        + scaleUpName(workload.gpu()) + " domain at " + figure(traffic.scaleUp->value, 2)
        + " GB/s each way, and " + timeText(secondsAt(tensor->gb, *traffic.fabric))
        + " over the fabric at " + figure(traffic.fabric->value, 2) + " GB/s each way.";
}

void addTraffic(const ResolvedWorkload& workload, const Traffic& traffic, Section& section)
{
    if (traffic.parts.empty()) {
        return;
    }
    section.blocks.emplace_back(trafficTable(workload, traffic));
    std::string note = comparison(workload, traffic);
    if (traffic.computeSeconds) {
        note += (note.empty() ? "" : " ") + std::string("Percentages are of ")
            + timeText(*traffic.computeSeconds) + ", the time to compute a step at "
            + figure(kAssumedUse * 100) + " % of the GPU's dense BF16 peak"
            + (workload.gpu() != nullptr && workload.gpu()->bf16Tflops
                    ? " of " + figure(*workload.gpu()->bf16Tflops) + " TFLOP/s."
                    : std::string("."));
    }
    if (!note.empty()) {
        section.blocks.emplace_back(Paragraph{dimmed(note)});
    }
}

void addWorkload(const SectionInput& input, const ResolvedWorkload& workload, Section& section)
{
    const Workload& request = *workload.request;
    SpanText title = strong(request.name);
    title.push_back({request.kind ? ", " + std::string(textOf(*request.kind))
                                  : std::string(", training or inference not stated")});
    section.blocks.emplace_back(Paragraph{std::move(title)});
    section.blocks.emplace_back(factsOf(input, workload));
    const SizedWorkload* sized = input.analysis.sizing.workload(workload);
    if (sized != nullptr && sized->memory) {
        section.blocks.emplace_back(memoryTable(workload, *sized->memory));
    } else {
        section.blocks.emplace_back(
            Paragraph{dimmed("Memory is not computed; " + memoryUnknown(workload) + '.')});
    }
    if (sized != nullptr && sized->traffic) {
        addTraffic(workload, *sized->traffic, section);
    }
}

} // namespace

std::optional<Section> workloads(const SectionInput& input)
{
    const auto& jobs = input.analysis.design.workloads;
    if (jobs.empty()) {
        return std::nullopt;
    }
    Section section{"workloads", "Workloads", {}};
    for (const auto& workload : jobs) {
        addWorkload(input, *workload, section);
    }
    const auto& sized = input.analysis.sizing.workloads;
    if (std::any_of(sized.begin(), sized.end(),
            [](const SizedWorkload& workload) { return workload.memory.has_value(); })) {
        const bool trains = std::any_of(jobs.begin(), jobs.end(),
            [](const auto& workload) { return workload->request->kind == WorkloadKind::Training; });
        section.blocks.emplace_back(
            Paragraph{dimmed(std::string("Memory is that of the fullest GPU, in GB of 10⁹ bytes. "
                                         "Communication buffers and the runtime are left out.")
                + (trains ? " Output logits of training are those of one micro batch, in FP32."
                          : ""))});
    }
    return section;
}

} // namespace clusterbrief::sections
