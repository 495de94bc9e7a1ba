#pragma once

#include "core/design/design.h"

#include <optional>
#include <string>
#include <vector>

/// What a pipeline stage of a job holds and works on, before tensor parallel splits it.
namespace clusterbrief {

/// One pipeline stage. Where layers do not divide by the stages, the fullest.
struct StageLoad {
    std::int64_t index = 0; ///< From 0, in the order of the forward pass.
    double layers = 0;
    double expertLayers = 0;
    double shared = 0;         ///< Parameters that tensor parallel splits.
    double experts = 0;        ///< Parameters that expert and expert tensor parallel split.
    double unscaled = 0;       ///< Of `shared`: embeddings, norms and routers, never in FP8 or FP4.
    double expertUnscaled = 0; ///< Of `experts`: biases, never in FP8 or FP4.
    std::string what;          ///< `the first stage (20 of 80 layers and the input embedding)`.

    [[nodiscard]] double parameters() const { return shared + experts; }
};

/// The stages of which one is the fullest: the first, one of the middle and the last; the first and
/// the last, with equal parts of the model, where its dimensions are not known; one where the job
/// has no pipeline. The job has a model.
[[nodiscard]] std::vector<StageLoad> stageLoads(const ResolvedWorkload& workload);

/// Over how many ranks a parameter of a stage is split, and how many hold the same part.
struct RankSplit {
    double shared = 1;
    double experts = 1;
    double replicas = 1;       ///< Data × context parallel.
    double expertReplicas = 1; ///< Experts have data-parallel groups of their own.
    /// No expert parallel and no size of their own is stated: experts are split as the rest is.
    bool expertsFollowTensor = false;
};
[[nodiscard]] RankSplit rankSplit(const ResolvedWorkload& workload);

/// Virtual stages of a pipeline stage, 1 where not stated.
[[nodiscard]] std::int64_t virtualStages(const ResolvedWorkload& workload);

/// Micro batches of a step and replica; nothing without a global batch.
[[nodiscard]] std::optional<std::int64_t> microBatches(const ResolvedWorkload& workload);

/// Micro batches whose activations a stage keeps at once.
/// Source: Korthikanti et al., "Reducing Activation Recomputation in Large Transformer Models":
/// the first of p stages keeps p, with v virtual stages p (1 + (p − 1) / (p v)).
[[nodiscard]] double microBatchesInFlight(const ResolvedWorkload& workload, std::int64_t stage);

} // namespace clusterbrief
