#pragma once

#include "core/design/design.h"

#include <optional>
#include <string>
#include <vector>

namespace clusterbrief {

struct MemoryPart {
    /// weights, gradients, optimizer, activations, logits, kv_cache: the key in JSON.
    std::string name;
    double gb = 0;   ///< 10^9 bytes, a GPU.
    std::string how; ///< The formula with its numbers.
};

/// What a job keeps in a GPU's memory. Buffers and the runtime are not in it; of training, output
/// logits of one micro batch are.
struct MemoryNeed {
    std::vector<MemoryPart> parts;

    [[nodiscard]] double gb() const; ///< 10^9 bytes, of one GPU.
};

/// Units: bytes of all ranks together, for `parameters` at `bytesAParameter`.
/// Source: founding article, 16 to 18 bytes a parameter: 1.12 to 1.26 TB for 70B.
[[nodiscard]] double trainingBytes(double parameters, double bytesAParameter);

/// Units: bytes of the cache of one sequence of `tokens`, whole model.
/// Source: 2 × layers × KV heads × head size × bytes × tokens; latent attention keeps
/// (kv_lora_rank + qk_rope) numbers a layer (DeepSeek-V3); a windowed layer keeps min(tokens,
/// window).
[[nodiscard]] double kvCacheBytes(const Model& model, std::int64_t tokens, double bytesANumber);

/// Memory of the fullest GPU of the job; nothing when model, kind or layout are not known.
[[nodiscard]] std::optional<MemoryNeed> memoryNeed(const ResolvedWorkload& workload);

/// What is missing for `memoryNeed`, for a rule's "not evaluated"; empty when nothing is.
[[nodiscard]] std::string memoryUnknown(const ResolvedWorkload& workload);

/// What was taken for what the request leaves open; empty while the memory is not known.
[[nodiscard]] std::vector<std::string> memoryAssumptions(const ResolvedWorkload& workload);

} // namespace clusterbrief
