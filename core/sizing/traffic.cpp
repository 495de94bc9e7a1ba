#include "core/sizing/traffic.h"

#include "core/base/text.h"
#include "core/catalog/model_shape.h"
#include "core/sizing/activations.h"
#include "core/sizing/size.h"

#include <algorithm>
#include <cmath>

namespace clusterbrief {
namespace {

constexpr double kGiga = 1e9;
constexpr double kActivationBytes = 2; ///< 16 bits.

double number(std::int64_t count)
{
    return static_cast<double>(count);
}

/// (n − 1) / n: what a rank of a ring passes on of the data.
double ringShare(double ranks)
{
    return ranks > 1 ? (ranks - 1) / ranks : 0;
}

/// The sizes that all dimensions ask for.
struct Step {
    const ResolvedWorkload* workload = nullptr;
    StageLoad stage;
    bool training = false;
    double batches = 1;    ///< Micro batches.
    double activation = 0; ///< GB of one activation of a micro batch, whole hidden size.
    double passes = 1;     ///< Forward, and backward with what is computed again.
    std::string batchText;
};

double passesOf(const ResolvedWorkload& workload)
{
    if (workload.request->kind != WorkloadKind::Training) {
        return 1;
    }
    return recomputeOf(workload) == Recompute::Full ? 3 : 2;
}

Step stepOf(const ResolvedWorkload& workload)
{
    const Workload& request = *workload.request;
    Step step;
    step.workload = &workload;
    const std::vector<StageLoad> stages = stageLoads(workload);
    step.stage = *std::max_element(stages.begin(), stages.end(),
        [](const StageLoad& a, const StageLoad& b) { return a.parameters() < b.parameters(); });
    step.training = request.kind == WorkloadKind::Training;
    step.passes = passesOf(workload);
    const double hidden = number(workload.model->hidden) * kActivationBytes / kGiga;
    if (!step.training) {
        step.activation = number(request.concurrentSequences.value_or(1)) * hidden;
        step.batchText = counted(request.concurrentSequences.value_or(1), "token", "tokens");
        return step;
    }
    step.batches = number(microBatches(workload).value_or(workload.pipeline));
    step.activation = number(*request.sequenceLength) / number(workload.context)
        * number(*request.microBatch) * hidden;
    step.batchText = figure(step.batches, 0) + " micro batches";
    return step;
}

TrafficPart partOf(const Step& step, const char* name, std::int64_t ranks, double span, double gb)
{
    TrafficPart part;
    part.name = name;
    part.ranks = ranks;
    part.gb = gb;
    part.span = span;
    part.link = linkOf(*step.workload, span);
    return part;
}

std::string sizeText(double gb)
{
    constexpr double kMega = 1e-3;
    return gb < 1 ? figure(gb / kMega, 2) + " MB" : figure(gb, 2) + " GB";
}

std::string ringText(double share, const std::string& ranks)
{
    return figure(share, 4) + " for a ring of " + ranks;
}

void addTensor(const Step& step, std::vector<TrafficPart>& parts)
{
    const ResolvedWorkload& workload = *step.workload;
    if (workload.tensor < 2) {
        return;
    }
    // Experts that tensor parallel does not split have no all-reduce of their own.
    const double single = rankSplit(workload).expertsFollowTensor ? 0 : step.stage.expertLayers;
    const double reduces = 2 * step.stage.layers - single;
    const double ring = 2 * ringShare(number(workload.tensor));
    const double gb = reduces * step.passes * step.batches * ring * step.activation;
    TrafficPart part = partOf(step, "tensor", workload.tensor, number(workload.tensor), gb);
    part.how = figure(reduces * step.passes, 0) + " all-reduces in " + figure(step.stage.layers, 0)
        + " layers × " + step.batchText + " × " + sizeText(step.activation) + " × "
        + ringText(ring, grouped(workload.tensor));
    if (!step.training) {
        part.how = figure(reduces, 0) + " all-reduces × " + sizeText(step.activation) + " for "
            + step.batchText + " × " + ringText(ring, grouped(workload.tensor));
    }
    parts.push_back(std::move(part));
}

/// Numbers of a token's keys and values that a GPU holds.
double keysAndValues(const ResolvedWorkload& workload)
{
    const Model& model = *workload.model;
    const double heads = model.latentRank > 0
        ? number(model.heads) * number(model.latent.nope + model.latent.rope + model.latent.value)
        : 2 * number(model.kvHeads) * number(model.headDim);
    return heads / number(workload.tensor);
}

void addContext(const Step& step, std::vector<TrafficPart>& parts)
{
    const ResolvedWorkload& workload = *step.workload;
    if (workload.context < 2 || !step.training || keysAndValues(workload) <= 0) {
        return;
    }
    const double block = step.activation / number(workload.model->hidden) * keysAndValues(workload);
    // The backward pass moves keys and values and their gradients.
    const double rounds = step.passes + 1;
    const double gb =
        rounds * number(workload.context - 1) * step.stage.layers * step.batches * block;
    TrafficPart part = partOf(
        step, "context", workload.context, number(workload.context) * number(workload.tensor), gb);
    part.how = figure(rounds, 0) + " rings of " + grouped(workload.context - 1) + " moves in "
        + figure(step.stage.layers, 0) + " layers × " + step.batchText + " × " + sizeText(block)
        + " of keys and values";
    parts.push_back(std::move(part));
}

void addExperts(const Step& step, std::vector<TrafficPart>& parts)
{
    const ResolvedWorkload& workload = *step.workload;
    const Model& model = *workload.model;
    if (workload.expert < 2 || !model.hasExperts()) {
        return;
    }
    const double visits = number(std::max<std::int64_t>(1, model.expertsPerToken));
    // Each GPU sends the tokens of its own part of the sequence.
    const double own = step.activation / number(workload.tensor);
    const double share = ringShare(number(workload.expert));
    const double gb =
        2 * step.passes * step.stage.expertLayers * step.batches * visits * own * share;
    TrafficPart part = partOf(step, "expert", workload.expert,
        number(workload.expert) * number(workload.expertTensor), gb);
    part.how = figure(2 * step.passes, 0) + " all-to-alls in " + figure(step.stage.expertLayers, 0)
        + " layers × " + step.batchText + " × " + figure(visits, 0) + " experts a token × "
        + sizeText(own) + " × " + figure(share, 4) + " that leaves the GPU";
    if (!step.training) {
        part.how = "2 all-to-alls in " + figure(step.stage.expertLayers, 0) + " layers × "
            + figure(visits, 0) + " experts a token × " + sizeText(own) + " for " + step.batchText
            + " × " + figure(share, 4) + " that leaves the GPU";
    }
    parts.push_back(std::move(part));
}

void addPipeline(const Step& step, std::vector<TrafficPart>& parts)
{
    const ResolvedWorkload& workload = *step.workload;
    if (workload.pipeline < 2) {
        return;
    }
    const double chunks = step.training ? number(virtualStages(workload)) : 1;
    const double ways = step.training && (workload.pipeline > 2 || chunks > 1) ? 2 : 1;
    const double split = isSequenceParallel(workload) ? number(workload.tensor) : 1;
    const double gb = ways * chunks * step.batches * step.activation / split;
    // Data-parallel ranks are neighbours of each other before stages are, except where a server of
    // inference holds whole replicas.
    const double span = number(workload.gpusAReplica())
        * (step.training ? number(std::max<std::int64_t>(1, workload.data)) : 1);
    TrafficPart part = partOf(step, "pipeline", workload.pipeline, span, gb);
    part.how = (ways > 1 ? "activations forward and their gradients back, " : "activations, ")
        + (step.training ? step.batchText + " × " : std::string())
        + (chunks > 1 ? figure(chunks, 0) + " virtual stages × " : std::string())
        + sizeText(step.activation) + (split > 1 ? " ÷ tensor " + figure(split, 0) : "");
    parts.push_back(std::move(part));
}

/// A state of a rank's parameters that data-parallel ranks exchange.
struct Exchange {
    const char* name;
    double bytes = 0; ///< A parameter.
    double times = 1;
    std::string what;
};

TrafficPart exchanged(const Step& step, const Exchange& exchange)
{
    const ResolvedWorkload& workload = *step.workload;
    const RankSplit split = rankSplit(workload);
    const double shared = step.stage.shared / split.shared * ringShare(split.replicas);
    const double experts = step.stage.experts / split.experts * ringShare(split.expertReplicas);
    const double state =
        (step.stage.shared / split.shared + step.stage.experts / split.experts) * exchange.bytes;
    TrafficPart part =
        partOf(step, exchange.name, workload.data * workload.context, split.replicas * split.shared,
            (shared + experts) * exchange.bytes * exchange.times / kGiga);
    part.how = exchange.what + ' ' + sizeText(state / kGiga) + " × "
        + ringText(ringShare(split.replicas), figure(split.replicas, 0));
    if (step.stage.experts > 0 && split.expertReplicas != split.replicas) {
        part.how += ", experts among " + figure(split.expertReplicas, 0);
    }
    return part;
}

void addData(const Step& step, std::vector<TrafficPart>& parts)
{
    const ResolvedWorkload& workload = *step.workload;
    if (!step.training || rankSplit(workload).replicas < 2) {
        return;
    }
    const TrainingBytes bytes = workload.request->trainingBytes.value_or(TrainingBytes{});
    const double gradients = bytes.gradients.value_or(2);
    const double weights = bytes.weights.value_or(2);
    const Sharding sharding = workload.request->sharding.value_or(Sharding::None);
    const std::string every = step.batches > 1 ? " for each of " + step.batchText + ':' : ":";
    if (sharding == Sharding::None) {
        parts.push_back(
            exchanged(step, {"data", gradients, 2, "gradients, scattered and gathered:"}));
        return;
    }
    const bool eachBatch = sharding > Sharding::Zero1;
    parts.push_back(exchanged(step,
        {"data", gradients, eachBatch ? step.batches : 1,
            "gradients, scattered" + (eachBatch ? every : ":")}));
    const bool whole = sharding == Sharding::Zero3;
    parts.push_back(exchanged(step,
        {"sharding", weights, whole ? 2 * step.batches : 1,
            whole ? "weights, gathered forward and backward" + every : "weights, gathered:"}));
}

/// Whether all groups of `span` GPUs find room inside sets of `size`: 9 groups of 64 do not on 8
/// racks of 72, and one of them straddles two.
bool findRoom(const ResolvedWorkload& workload, std::int64_t size, double span)
{
    if (span > number(size)) {
        return false;
    }
    const double gpus = number(workload.gpus());
    const double sets = std::floor(number(workload.gpusAvailable) / number(size));
    return gpus <= number(size) || std::ceil(gpus / span) <= sets * std::floor(number(size) / span);
}

std::optional<GigabytesPerSecond> scaleUpOf(const ResolvedWorkload& workload)
{
    const Gpu* gpu = workload.gpu();
    return gpu != nullptr && workload.domain() > 1 && gpu->hasScaleUp()
        ? std::optional(gpu->scaleUp.eachWay())
        : std::nullopt;
}

/// The least of the groups.
std::optional<GigabytesPerSecond> fabricOf(const ResolvedWorkload& workload, double taper)
{
    std::optional<GigabytesPerSecond> least;
    for (const ResolvedGroup* group : workload.groups) {
        const auto rate = fabricPerGpu(*group);
        if (!rate || rate->value <= 0) {
            return std::nullopt;
        }
        least = least ? std::min(*least, *rate) : *rate;
    }
    return least ? std::optional(GigabytesPerSecond{least->value / std::max(1.0, taper)}) : least;
}

std::optional<GigabytesPerSecond> rateOf(const Traffic& traffic, const Gpu* gpu, TrafficLink link)
{
    switch (link) {
    case TrafficLink::ScaleUp:
        return traffic.scaleUp;
    case TrafficLink::Fabric:
        return traffic.fabric;
    case TrafficLink::Pcie:
        break;
    }
    const bool known = gpu != nullptr && gpu->pcie.generation > 0 && gpu->pcie.lanes > 0;
    return known ? std::optional(gpu->pcie.eachWay()) : std::nullopt;
}

/// Source: 6 floating-point operations a parameter and token, 8 where the forward pass runs twice.
std::optional<double> computeSeconds(const Step& step)
{
    const ResolvedWorkload& workload = *step.workload;
    const Gpu* gpu = workload.gpu();
    if (!step.training || gpu == nullptr || gpu->bf16Tflops.value_or(0) <= 0) {
        return std::nullopt;
    }
    constexpr double kTera = 1e12;
    const double active =
        number(workload.model->activeParameters.value_or(workload.model->parameters));
    const double tokens = number(*workload.request->sequenceLength)
        * number(*workload.request->microBatch) * step.batches;
    const double operations = (step.passes > 2 ? 8 : 6) * active * tokens;
    return operations / number(workload.gpusAReplica()) / (*gpu->bf16Tflops * kTera * kAssumedUse);
}

std::vector<std::string> assumptionsOf(const Step& step)
{
    if (!step.training) {
        return {"Traffic is that of one token of every concurrent sequence of a replica.",
            "Its times are those of the links alone: no latency, nothing hidden behind compute."};
    }
    std::vector<std::string> taken{
        "Its GPUs are numbered by tensor, context, data and pipeline parallel in turn, as "
        "Megatron-LM does; a GPU sends at its link's full rate, and nothing is hidden behind "
        "compute."};
    if (!step.workload->request->globalBatch) {
        taken.push_back("The global batch is not stated; its traffic is that of "
            + counted(step.workload->pipeline, "micro batch", "micro batches") + " a step.");
    }
    return taken;
}

} // namespace

std::string_view textOf(TrafficLink link)
{
    constexpr std::string_view kWords[] = {"scale-up", "pcie", "fabric"};
    return kWords[static_cast<std::size_t>(link)];
}

std::optional<double> TrafficPart::seconds() const
{
    return rate ? std::optional(secondsAt(gb, *rate)) : std::nullopt;
}

const TrafficPart* Traffic::part(std::string_view name) const
{
    const auto found = std::find_if(
        parts.begin(), parts.end(), [&](const TrafficPart& part) { return part.name == name; });
    return found == parts.end() ? nullptr : &*found;
}

double secondsAt(double gb, GigabytesPerSecond rate)
{
    return rate.value > 0 ? gb / rate.value : 0;
}

TrafficLink linkOf(const ResolvedWorkload& workload, double span)
{
    if (workload.domain() > 1 && findRoom(workload, workload.domain(), span)) {
        return TrafficLink::ScaleUp;
    }
    return workload.gpusPerServer() > 0 && findRoom(workload, workload.gpusPerServer(), span)
        ? TrafficLink::Pcie
        : TrafficLink::Fabric;
}

std::string trafficUnknown(const ResolvedWorkload& workload)
{
    if (std::string reason = memoryUnknown(workload); !reason.empty()) {
        return reason;
    }
    const std::string& name = workload.request->name;
    if (workload.model->layers == 0 || workload.model->hidden == 0) {
        return name + ": the model states no layers or hidden size";
    }
    if (workload.domain() == 0 || workload.gpusPerServer() == 0) {
        return name + ": the NVLink domain is not known";
    }
    const std::string reason = workload.request->kind == WorkloadKind::Training
        ? activationsUnknown(workload)
        : std::string();
    return reason.empty() ? reason : name + ": " + reason;
}

std::optional<Traffic> trafficOf(const ResolvedWorkload& workload, double taper)
{
    if (!trafficUnknown(workload).empty()) {
        return std::nullopt;
    }
    const Step step = stepOf(workload);
    Traffic traffic;
    traffic.scaleUp = scaleUpOf(workload);
    traffic.fabric = fabricOf(workload, taper);
    traffic.computeSeconds = computeSeconds(step);
    addTensor(step, traffic.parts);
    addContext(step, traffic.parts);
    addExperts(step, traffic.parts);
    addPipeline(step, traffic.parts);
    addData(step, traffic.parts);
    for (TrafficPart& part : traffic.parts) {
        part.rate = rateOf(traffic, workload.gpu(), part.link);
    }
    if (!traffic.parts.empty()) {
        traffic.assumptions = assumptionsOf(step);
    }
    return traffic;
}

} // namespace clusterbrief
