#pragma once

#include "core/sizing/stage_load.h"

#include <optional>
#include <string>

namespace clusterbrief {

struct Activations {
    double bytes = 0; ///< Of one GPU of the stage.
    std::string how;
};

/// What is missing for the activations of a training job; empty when nothing is.
[[nodiscard]] std::string activationsUnknown(const ResolvedWorkload& workload);

/// What the backward pass finds kept of the forward pass, in 16 bits; nothing for inference and
/// where something is missing.
///
/// Source: Korthikanti et al., "Reducing Activation Recomputation in Large Transformer Models":
/// a layer keeps s b h (34 + 5 a s / h) bytes, of which tensor parallel alone splits all but 10 and
/// sequence parallel those too; selective recompute, as flash attention does, drops 5 a s / h; full
/// recompute keeps 2 s b h on every tensor-parallel rank, since splitting it takes another
/// all-gather a layer, which the paper leaves out. 16 of the 34 belong to a feed-forward part of
/// width 4 h; where a token visits experts of width w, 4 w / h each take their place.
[[nodiscard]] std::optional<Activations> activations(
    const ResolvedWorkload& workload, const StageLoad& stage);

/// What is missing for the output logits of a training job; empty when nothing is.
[[nodiscard]] std::string logitsUnknown(const ResolvedWorkload& workload);

/// The logits of one micro batch in FP32, which the last stage alone keeps for the loss; nothing
/// for other stages, for inference and where something is missing.
///
/// Source: Korthikanti et al., section 4.3: 4 s b v / t bytes. Tensor-parallel ranks split the
/// vocabulary, as vocabulary-parallel cross entropy does, and context-parallel ranks the sequence.
[[nodiscard]] std::optional<Activations> outputLogits(
    const ResolvedWorkload& workload, const StageLoad& stage);

/// Whether tensor-parallel ranks split the sequence where they do not split the layer.
[[nodiscard]] bool isSequenceParallel(const ResolvedWorkload& workload);

/// Selective where the request is silent.
[[nodiscard]] Recompute recomputeOf(const ResolvedWorkload& workload);

} // namespace clusterbrief
