#include "core/sizing/memory.h"

#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief {
namespace {

constexpr double kGiga = 1e9;

double bytesOf(Precision precision)
{
    switch (precision) {
    case Precision::Bf16:
    case Precision::Fp16:
        return 2;
    case Precision::Fp8:
        return 1;
    case Precision::Fp4:
        break;
    }
    return 0.5;
}

std::string bytesText(double bytes)
{
    return figure(bytes, 2) + (bytes == 1 ? " byte" : " bytes");
}

/// The parameters that one rank of the fullest kind holds before sharding.
struct RankParameters {
    double shared = 0;  ///< Attention, dense layers, embeddings: split by tensor and pipeline.
    double experts = 0; ///< Split by expert, expert tensor and pipeline.
    std::string how;

    [[nodiscard]] double sum() const { return shared + experts; }
};

/// Source: three matrices of hidden × expert width an expert (gate, up, down), as the catalog's
/// models have it.
double expertParameters(const Model& model)
{
    if (model.experts < 2) {
        return 0;
    }
    const auto layers = static_cast<double>((model.layers - model.denseLayers) / model.moeEvery);
    const double all = layers * static_cast<double>(model.experts) * 3
        * static_cast<double>(model.hidden) * static_cast<double>(model.moeFfn);
    return std::clamp(all, 0.0, static_cast<double>(model.parameters));
}

RankParameters rankParameters(const ResolvedWorkload& workload)
{
    const Model& model = *workload.model;
    const auto pipeline = static_cast<double>(workload.pipeline);
    const auto tensor = static_cast<double>(workload.tensor);
    const double experts = expertParameters(model);
    const bool training = workload.request->kind == WorkloadKind::Training;
    // A server of inference without expert parallel splits experts as it splits everything else.
    const double expertRanks = workload.expert * workload.expertTensor > 1 || training
        ? static_cast<double>(workload.expert * workload.expertTensor)
        : tensor;
    RankParameters rank;
    rank.shared = (static_cast<double>(model.parameters) - experts) / (tensor * pipeline);
    rank.experts = experts / (std::max(1.0, expertRanks) * pipeline);
    rank.how = grouped(model.parameters) + " parameters ÷ (tensor "
        + std::to_string(workload.tensor) + " × pipeline " + std::to_string(workload.pipeline)
        + ")";
    if (experts > 0) {
        rank.how = figure(rank.sum() / kGiga, 2)
            + " billion parameters a rank (experts over expert " + std::to_string(workload.expert)
            + " × expert tensor " + std::to_string(workload.expertTensor)
            + ", the rest over tensor " + std::to_string(workload.tensor) + ", all over pipeline "
            + std::to_string(workload.pipeline) + ")";
    }
    return rank;
}

/// Bytes of a state of `bytes` a parameter, shared out over the data-parallel ranks when `sharded`.
MemoryPart statePart(const char* name, const RankParameters& rank, const ResolvedWorkload& workload,
    double bytes, bool sharded)
{
    const auto replicas =
        static_cast<double>(std::max<std::int64_t>(1, workload.data * workload.context));
    const double expertReplicas = std::max(1.0,
        replicas * static_cast<double>(workload.tensor)
            / static_cast<double>(
                std::max<std::int64_t>(1, workload.expert * workload.expertTensor)));
    const double shared = rank.shared * bytes / (sharded ? replicas : 1);
    const double experts = rank.experts * bytes / (sharded ? expertReplicas : 1);
    MemoryPart part{name, (shared + experts) / kGiga, {}};
    part.how = rank.how + " × " + bytesText(bytes)
        + (sharded ? " ÷ " + figure(replicas, 0) + " data-parallel ranks" : "");
    return part;
}

MemoryNeed trainingNeed(const ResolvedWorkload& workload)
{
    const TrainingBytes stated = workload.request->trainingBytes.value_or(TrainingBytes{});
    const Sharding sharding = workload.request->sharding.value_or(Sharding::None);
    const RankParameters rank = rankParameters(workload);
    return {{statePart("weights", rank, workload, stated.weights.value_or(2),
                 sharding >= Sharding::Zero3),
        statePart(
            "gradients", rank, workload, stated.gradients.value_or(2), sharding >= Sharding::Zero2),
        statePart("optimizer", rank, workload, stated.optimizer.value_or(12),
            sharding >= Sharding::Zero1)}};
}

MemoryPart weightsPart(const ResolvedWorkload& workload)
{
    const Model& model = *workload.model;
    const Precision precision = workload.request->precision.value_or(Precision::Bf16);
    if (precision == Precision::Fp8 && model.fp8CheckpointGb) {
        const auto ranks = static_cast<double>(workload.tensor * workload.pipeline);
        return {"weights", *model.fp8CheckpointGb / ranks,
            figure(*model.fp8CheckpointGb, 2) + " GB FP8 checkpoint ÷ (tensor "
                + std::to_string(workload.tensor) + " × pipeline "
                + std::to_string(workload.pipeline) + ")"};
    }
    const RankParameters rank = rankParameters(workload);
    return {"weights", rank.sum() * bytesOf(precision) / kGiga,
        rank.how + " × " + bytesText(bytesOf(precision))};
}

MemoryPart cachePart(const ResolvedWorkload& workload)
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
    const auto ranks = static_cast<double>(tensor * workload.pipeline * workload.context);
    MemoryPart part{"kv_cache",
        kvCacheBytes(model, tokens, bytes) * static_cast<double>(sequences) / ranks / kGiga, {}};
    const std::string numbers = model.latentRank > 0
        ? std::to_string(model.layers) + " layers × " + std::to_string(model.latentRank)
            + " latent numbers"
        : "2 × " + std::to_string(model.layers) + " layers × " + std::to_string(model.kvHeads)
            + " KV heads × " + std::to_string(model.headDim);
    part.how = numbers + " × " + bytesText(bytes) + " × " + counted(tokens, "token", "tokens")
        + " × " + counted(sequences, "sequence", "sequences")
        + (ranks > 1 ? " ÷ " + figure(ranks, 0) + " ranks" : "");
    return part;
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
    const double aToken = model.latentRank > 0
        ? static_cast<double>(model.latentRank)
        : 2 * static_cast<double>(model.kvHeads) * static_cast<double>(model.headDim);
    const std::int64_t windowed = model.slidingWindow > 0 ? model.layers / model.slidingEvery : 0;
    const auto whole = static_cast<double>(model.layers - windowed) * static_cast<double>(tokens);
    const auto cut =
        static_cast<double>(windowed) * static_cast<double>(std::min(tokens, model.slidingWindow));
    return aToken * bytesANumber * (whole + cut);
}

std::string memoryUnknown(const ResolvedWorkload& workload)
{
    const Workload& request = *workload.request;
    if (!workload.model) {
        return workload.modelId.empty()
            ? request.name + ": no model is stated"
            : request.name + ": the model " + workload.modelId + " is not known";
    }
    if (!request.kind) {
        return request.name + ": training or inference is not stated";
    }
    if (workload.data < 1) {
        return request.name + ": the layout does not fit the GPUs";
    }
    if (request.kind == WorkloadKind::Inference) {
        if (!request.sequenceLength) {
            return request.name + ": no sequence length is stated";
        }
        if (workload.model->latentRank == 0
            && (workload.model->layers == 0 || workload.model->headDim == 0)) {
            return request.name + ": the model states no layers or heads";
        }
    }
    return {};
}

std::optional<MemoryNeed> memoryNeed(const ResolvedWorkload& workload)
{
    if (!memoryUnknown(workload).empty()) {
        return std::nullopt;
    }
    if (workload.request->kind == WorkloadKind::Training) {
        return trainingNeed(workload);
    }
    return MemoryNeed{{weightsPart(workload), cachePart(workload)}};
}

} // namespace clusterbrief
