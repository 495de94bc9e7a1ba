#include "core/sizing/memory.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/sizing/activations.h"
#include "core/sizing/stage_load.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clusterbrief {
namespace {

constexpr double kGiga = 1e9;
constexpr double kWide = 2; ///< Bytes of what FP8 and FP4 leave as it is.
constexpr std::int64_t kFp4Block = 16;

/// Units: bytes of a number in FP4 and of its share of the block's scale of 8 bits.
/// Source: OCP Microscaling Formats 1.0, MXFP4: blocks of 32, 4.25 bits; NVFP4: blocks of 16, 4.5
/// bits.
double fp4Bytes(std::int64_t block)
{
    constexpr double kBits = 8;
    return (4 + kBits / static_cast<double>(block)) / kBits;
}

double bytesOf(Precision precision, std::int64_t fp4Block = kFp4Block)
{
    switch (precision) {
    case Precision::Bf16:
    case Precision::Fp16:
        return kWide;
    case Precision::Fp8:
        return 1;
    case Precision::Fp4:
        break;
    }
    return fp4Bytes(fp4Block);
}

std::string bytesText(double bytes)
{
    return bytes < 1 ? figure(bytes * 8, 2) + " bits"
                     : figure(bytes, 2) + (bytes == 1 ? " byte" : " bytes");
}

/// The parameters of a GPU of a stage before sharding, with their spelling.
struct RankParameters {
    double shared = 0;
    double experts = 0;
    std::string how;

    [[nodiscard]] double sum() const { return shared + experts; }
};

std::string dividedText(const ResolvedWorkload& workload, const StageLoad& stage)
{
    const std::string tensor = std::to_string(workload.tensor);
    return stage.what.empty() || workload.pipeline == 1
        ? " ÷ (tensor " + tensor + " × pipeline " + std::to_string(workload.pipeline) + ")"
        : " of " + stage.what + " ÷ tensor " + tensor;
}

RankParameters rankParameters(const ResolvedWorkload& workload, const StageLoad& stage)
{
    const RankSplit split = rankSplit(workload);
    RankParameters rank{stage.shared / split.shared, stage.experts / split.experts, {}};
    if (stage.experts == 0 || split.expertsFollowTensor) {
        const double parameters = workload.pipeline == 1 || stage.what.empty()
            ? static_cast<double>(workload.model->parameters)
            : stage.parameters();
        rank.how = figure(parameters, 0) + " parameters" + dividedText(workload, stage);
        return rank;
    }
    rank.how = figure(rank.sum() / kGiga, 2) + " billion parameters a rank (experts over expert "
        + std::to_string(workload.expert) + " × expert tensor "
        + std::to_string(workload.expertTensor) + ", the rest over tensor "
        + std::to_string(workload.tensor)
        + (stage.what.empty() || workload.pipeline == 1
                ? ", all over pipeline " + std::to_string(workload.pipeline) + ")"
                : "; " + stage.what + ")");
    return rank;
}

/// A state of so many bytes a parameter, and whether the data-parallel ranks share it out.
struct State {
    const char* name;
    double bytes = 0;
    bool sharded = false;
};

MemoryPart statePart(
    const ResolvedWorkload& workload, const RankParameters& rank, const State& state)
{
    const RankSplit split = rankSplit(workload);
    const double replicas = state.sharded ? split.replicas : 1;
    const double expertReplicas = state.sharded ? split.expertReplicas : 1;
    const double bytes = (rank.shared / replicas + rank.experts / expertReplicas) * state.bytes;
    MemoryPart part{state.name, bytes / kGiga, rank.how + " × " + bytesText(state.bytes)};
    if (state.sharded) {
        part.how += " ÷ " + figure(replicas, 0) + " data-parallel ranks";
        part.how += rank.experts > 0 && expertReplicas != replicas
            ? " (experts ÷ " + figure(expertReplicas, 0) + ")"
            : "";
    }
    return part;
}

MemoryNeed trainingNeed(const ResolvedWorkload& workload, const StageLoad& stage)
{
    const TrainingBytes stated = workload.request->trainingBytes.value_or(TrainingBytes{});
    const Sharding sharding = workload.request->sharding.value_or(Sharding::None);
    const RankParameters rank = rankParameters(workload, stage);
    const State states[] = {{"weights", stated.weights.value_or(2), sharding >= Sharding::Zero3},
        {"gradients", stated.gradients.value_or(2), sharding >= Sharding::Zero2},
        {"optimizer", stated.optimizer.value_or(12), sharding >= Sharding::Zero1}};
    MemoryNeed need;
    for (const State& state : states) {
        need.parts.push_back(statePart(workload, rank, state));
    }
    if (std::optional<Activations> kept = activations(workload, stage)) {
        need.parts.push_back({"activations", kept->bytes / kGiga, std::move(kept->how)});
    }
    if (std::optional<Activations> logits = outputLogits(workload, stage)) {
        need.parts.push_back({"logits", logits->bytes / kGiga, std::move(logits->how)});
    }
    return need;
}

bool convertsExpertsOnly(const Model& model, Precision precision)
{
    return precision == Precision::Fp4 && model.fp4ExpertsOnly && model.hasExperts();
}

/// The parameters of a GPU that stay in 16 bits.
/// Source: published FP8 and FP4 checkpoints convert the matrices of linear layers and keep
/// embeddings, norms and routers; Llama 3.3 70B comes to 72.7 GB so. gpt-oss converts experts
/// alone.
RankParameters wideParameters(
    const ResolvedWorkload& workload, const StageLoad& stage, Precision precision)
{
    if (bytesOf(precision) >= kWide) {
        return {};
    }
    const RankSplit split = rankSplit(workload);
    const bool expertsOnly = convertsExpertsOnly(*workload.model, precision);
    return {(expertsOnly ? stage.shared : stage.unscaled) / split.shared,
        stage.expertUnscaled / split.experts,
        expertsOnly ? "outside the matrices of experts" : "of embeddings, norms and routers"};
}

/// Units: bytes of a GPU's weights.
/// The scales of FP8 are left out: DeepSeek-V3 has 4 bytes for a block of 128 × 128, 0.02 %.
double weightBytes(const ResolvedWorkload& workload, const StageLoad& stage, Precision precision)
{
    const double wide = wideParameters(workload, stage, precision).sum();
    return (rankParameters(workload, stage).sum() - wide)
        * bytesOf(precision, workload.model->fp4Block)
        + wide * kWide;
}

MemoryPart checkpointPart(const ResolvedWorkload& workload, const StageLoad& stage)
{
    ResolvedWorkload whole = workload;
    whole.tensor = 1;
    whole.pipeline = 1;
    const StageLoad all = stageLoads(whole).front();
    const double share =
        weightBytes(whole, stage, Precision::Fp8) / weightBytes(whole, all, Precision::Fp8);
    const double checkpoint = *workload.model->fp8CheckpointGb;
    return {"weights", checkpoint * share / static_cast<double>(workload.tensor),
        figure(checkpoint, 2) + " GB FP8 checkpoint"
            + (stage.what.empty() || workload.pipeline == 1 ? "" : ", its part")
            + dividedText(workload, stage)};
}

bool takesCheckpoint(const ResolvedWorkload& workload, Precision precision)
{
    return precision == Precision::Fp8 && workload.model->fp8CheckpointGb
        && !workload.model->hasExperts();
}

Precision precisionOf(const ResolvedWorkload& workload)
{
    return workload.request->precision.value_or(Precision::Bf16);
}

MemoryPart weightsPart(const ResolvedWorkload& workload, const StageLoad& stage)
{
    const Precision precision = precisionOf(workload);
    if (takesCheckpoint(workload, precision) && stage.parameters() > 0) {
        return checkpointPart(workload, stage);
    }
    MemoryPart part{"weights", weightBytes(workload, stage, precision) / kGiga,
        rankParameters(workload, stage).how + " × "
            + bytesText(bytesOf(precision, workload.model->fp4Block))};
    const RankParameters wide = wideParameters(workload, stage, precision);
    if (wide.sum() > 0) {
        part.how += "; a rank keeps " + figure(wide.sum() / kGiga, 2) + " billion " + wide.how
            + " × " + bytesText(kWide);
    }
    return part;
}

/// Of so many layers that follow each other: as few of them as can be keep a window alone, which is
/// the fullest stage of a pipeline.
double cacheOfLayers(const Model& model, double layers, std::int64_t tokens, double bytesANumber)
{
    const double aToken = model.latentRank > 0
        ? static_cast<double>(model.latentRank)
        : 2 * static_cast<double>(model.kvHeads) * static_cast<double>(model.headDim);
    const double windowed =
        model.slidingWindow > 0 ? std::floor(layers / static_cast<double>(model.slidingEvery)) : 0;
    const double whole = (layers - windowed) * static_cast<double>(tokens);
    const double cut = windowed * static_cast<double>(std::min(tokens, model.slidingWindow));
    return aToken * bytesANumber * (whole + cut);
}

MemoryPart cachePart(const ResolvedWorkload& workload, const StageLoad& stage)
{
    const Model& model = *workload.model;
    const Workload& request = *workload.request;
    const double bytes = bytesOf(request.kvPrecision.value_or(Precision::Bf16));
    const std::int64_t sequences = request.concurrentSequences.value_or(1);
    const std::int64_t tokens = *request.sequenceLength;
    // A latent cache is kept whole by every tensor rank; KV heads cannot be split further than one
    // a rank.
    const std::int64_t tensor = model.latentRank > 0
        ? 1
        : std::min(workload.tensor, std::max<std::int64_t>(1, model.kvHeads));
    const double ranks = static_cast<double>(tensor) * static_cast<double>(workload.context);
    MemoryPart part{"kv_cache",
        cacheOfLayers(model, stage.layers, tokens, bytes) * static_cast<double>(sequences) / ranks
            / kGiga,
        {}};
    const std::string layers = figure(stage.layers, 0) + " layers × ";
    part.how = model.latentRank > 0 ? layers + std::to_string(model.latentRank) + " latent numbers"
                                    : "2 × " + layers + std::to_string(model.kvHeads)
            + " KV heads × " + std::to_string(model.headDim);
    part.how += " × " + bytesText(bytes) + " × " + counted(tokens, "token", "tokens") + " × "
        + counted(sequences, "sequence", "sequences")
        + (ranks > 1 ? " ÷ " + figure(ranks, 0) + " ranks" : "");
    if (model.slidingWindow > 0 && tokens > model.slidingWindow) {
        part.how += ", one layer in " + std::to_string(model.slidingEvery) + " keeps the last "
            + grouped(model.slidingWindow) + " tokens alone";
    }
    return part;
}

/// What is taken of weights in FP8 or FP4; empty where their size is published or they are wider.
std::string weightsTaken(const ResolvedWorkload& workload)
{
    const Precision precision = precisionOf(workload);
    if (bytesOf(precision) >= kWide || takesCheckpoint(workload, precision)) {
        return {};
    }
    const bool expertsOnly = convertsExpertsOnly(*workload.model, precision);
    const std::string where = expertsOnly ? " a parameter in the matrices of routed experts, "
                                          : " a parameter in every linear layer, ";
    const bool isKnown = stageLoads(workload).front().unscaled > 0;
    const std::string kept = expertsOnly ? "; all else is kept in 16 bits."
        : isKnown ? "; embeddings, output head, norms and routers are kept in 16 bits."
                  : "; the model's dimensions do not tell what is kept in 16 bits, and nothing is.";
    if (precision == Precision::Fp8) {
        return "FP8 weights are taken as 1 byte" + where
            + "without their scales (0.02 % in blocks of 128 × 128)" + kept;
    }
    const std::int64_t block = workload.model->fp4Block;
    return "FP4 weights are taken as " + bytesText(fp4Bytes(block)) + where
        + "with a scale of 8 bits for " + counted(block, "value", "values") + kept;
}

MemoryNeed needOf(const ResolvedWorkload& workload, const StageLoad& stage)
{
    return workload.request->kind == WorkloadKind::Training
        ? trainingNeed(workload, stage)
        : MemoryNeed{{weightsPart(workload, stage), cachePart(workload, stage)}};
}

} // namespace

double MemoryNeed::gb() const
{
    double sum = 0;
    for (const MemoryPart& part : parts) {
        sum += part.gb;
    }
    return sum;
}

double trainingBytes(double parameters, double bytesAParameter)
{
    return parameters * bytesAParameter;
}

double kvCacheBytes(const Model& model, std::int64_t tokens, double bytesANumber)
{
    return cacheOfLayers(model, static_cast<double>(model.layers), tokens, bytesANumber);
}

std::string memoryUnknown(const ResolvedWorkload& workload)
{
    const Workload& request = *workload.request;
    if (!workload.model) {
        if (request.inlineModel) {
            return filled(CLUSTERBRIEF_TR_PHRASE("{name}: the numbers of its model are no model's"),
                {{"name", request.name}});
        }
        return workload.modelId.empty()
            ? filled(CLUSTERBRIEF_TR_PHRASE("{name}: no model is stated"), {{"name", request.name}})
            : filled(CLUSTERBRIEF_TR_PHRASE("{name}: the model {model} is not known"),
                {{"name", request.name}, {"model", workload.modelId}});
    }
    if (!request.kind) {
        return filled(CLUSTERBRIEF_TR_PHRASE("{name}: training or inference is not stated"),
            {{"name", request.name}});
    }
    if (workload.data < 1) {
        return filled(CLUSTERBRIEF_TR_PHRASE("{name}: the layout does not fit the GPUs"),
            {{"name", request.name}});
    }
    if (request.kind == WorkloadKind::Inference) {
        if (!request.sequenceLength) {
            return filled(CLUSTERBRIEF_TR_PHRASE("{name}: no sequence length is stated"),
                {{"name", request.name}});
        }
        if (workload.model->latentRank == 0
            && (workload.model->layers == 0 || workload.model->headDim == 0)) {
            return filled(CLUSTERBRIEF_TR_PHRASE("{name}: the model states no layers or heads"),
                {{"name", request.name}});
        }
    }
    return {};
}

std::optional<MemoryNeed> memoryNeed(const ResolvedWorkload& workload)
{
    if (!memoryUnknown(workload).empty()) {
        return std::nullopt;
    }
    std::optional<MemoryNeed> fullest;
    for (const StageLoad& stage : stageLoads(workload)) {
        MemoryNeed need = needOf(workload, stage);
        if (!fullest || need.gb() > fullest->gb()) {
            fullest = std::move(need);
        }
    }
    return fullest;
}

std::vector<std::string> memoryAssumptions(const ResolvedWorkload& workload)
{
    std::vector<std::string> taken;
    if (!memoryUnknown(workload).empty()) {
        return taken;
    }
    const RankSplit split = rankSplit(workload);
    if (workload.model->hasExperts() && split.expertsFollowTensor && workload.tensor > 1) {
        taken.emplace_back("No expert parallel is stated; tensor parallel splits the experts too.");
    }
    if (workload.request->kind != WorkloadKind::Training) {
        if (std::string weights = weightsTaken(workload); !weights.empty()) {
            taken.push_back(std::move(weights));
        }
        return taken;
    }
    const std::string reason = activationsUnknown(workload);
    const std::string noLogits = logitsUnknown(workload);
    if (!noLogits.empty() && noLogits != reason) {
        taken.push_back("Output logits are left out of its memory: " + noLogits + '.');
    }
    if (!reason.empty()) {
        taken.push_back((noLogits == reason ? "Activations and output logits" : "Activations")
            + (" are left out of its memory: " + reason) + '.');
        return taken;
    }
    if (!workload.request->recompute) {
        taken.emplace_back("Recompute is not stated; selective recompute or flash attention, which "
                           "keeps no attention scores, is taken for its memory.");
    }
    if (workload.pipeline > 1 && !workload.request->globalBatch) {
        taken.emplace_back("The global batch is not stated; its pipeline is taken as full.");
    }
    return taken;
}

} // namespace clusterbrief
