#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/import/hugging_face.h"

namespace clusterbrief::detail {
namespace {

constexpr double kBf16 = 2;
constexpr double kMostBytes = 9'007'199'254'740'992.0;

/// Heads that keep keys and values, and the width of a key and a value together.
struct Kept {
    double heads = 0;
    double width = 0;
};

double either(const Draft& draft, const char* first, const char* second)
{
    return dimension(draft, draft.has(first) ? first : second);
}

Kept fullHeads(const Draft& draft)
{
    const double key = either(draft, "config/global_head_dim", "model/head_dim");
    const double value = draft.has("config/v_head") ? dimension(draft, "config/v_head") : key;
    const double heads = either(draft, "model/kv_heads", "model/heads");
    return {
        draft.has("config/global_kv_heads") ? dimension(draft, "config/global_kv_heads") : heads,
        key + value};
}

Kept slidingHeads(const Draft& draft)
{
    const double key = either(draft, "config/swa_head_dim", "model/head_dim");
    const double value = draft.has("config/swa_v_head") ? dimension(draft, "config/swa_v_head")
        : draft.has("config/v_head")                    ? dimension(draft, "config/v_head")
                                                        : key;
    return {draft.has("config/swa_kv_heads") ? dimension(draft, "config/swa_kv_heads")
                                             : either(draft, "model/kv_heads", "model/heads"),
        key + value};
}

void tell(Draft& draft, const AttentionLayers& layers, double perToken, double perSequence)
{
    const Params params{{"n", figure(perToken, 0)},
        {"layers", counted(layers.full, "layer", "layers")}, {"m", figure(perSequence, 0)},
        {"sliding", counted(layers.sliding, "layer", "layers")}, {"w", draft.text("config/window")},
        {"h", figure(perToken / 2, 0)}, {"i", draft.text("config/index_head_dim")}};
    std::vector<std::string> told{filled(layers.sliding > 0
            ? CLUSTERBRIEF_TR_PHRASE(
                "cache in bf16: {n} bytes a token of {layers} with full attention, and at most {m} "
                "bytes a sequence of {sliding} with a window of {w} tokens")
            : CLUSTERBRIEF_TR_PHRASE(
                "cache in bf16: {n} bytes a token of {layers} with full attention"),
        params)};
    const Count rest = draft.count("model/layers").value_or(0) - layers.full - layers.sliding;
    if (rest > 0) {
        told.push_back(
            filled(CLUSTERBRIEF_TR_PHRASE("{layers} no cache that grows with the sequence"),
                {{"layers", counted(rest, "layer keeps", "layers keep")}}));
    }
    if (draft.text("workload/kv_precision") == "fp8") {
        told.push_back(filled(
            CLUSTERBRIEF_TR_PHRASE("in fp8, as it is to be kept, {h} bytes a token"), params));
    }
    if (draft.text("config/shared_key_value") == "true") {
        told.emplace_back(CLUSTERBRIEF_TR_PHRASE(
            "half of it a token where the server keeps the equal keys and values once"));
    }
    if (draft.has("config/index_head_dim")) {
        told.push_back(filled(
            CLUSTERBRIEF_TR_PHRASE("the indexer keeps {i} numbers a token and layer besides"),
            params));
    }
    draft.say(ImportSeverity::Advice, join(told, "; "));
}

} // namespace

void countCache(Draft& draft, const AttentionLayers& layers)
{
    const auto full = static_cast<double>(layers.full);
    const Kept kept = fullHeads(draft);
    double perToken = full * kept.heads * kept.width * kBf16;
    if (draft.has("model/latent/kv_lora_rank")) {
        perToken = full * kBf16
            * (dimension(draft, "model/latent/kv_lora_rank")
                + dimension(draft, "model/latent/qk_rope"));
    }
    const Kept window = slidingHeads(draft);
    const double perSequence = static_cast<double>(layers.sliding) * window.heads * window.width
        * kBf16 * dimension(draft, "config/window");
    const bool told = perToken > 0 || perSequence > 0;
    const bool windowKnown = layers.sliding == 0 || draft.has("config/window");
    if (!told || !windowKnown || perToken > kMostBytes || perSequence > kMostBytes) {
        draft.say(ImportSeverity::Warning,
            CLUSTERBRIEF_TR_PHRASE(
                "the cache of a token is not computed: dimensions that it takes are not stated"));
        return;
    }
    draft.setCache({static_cast<Count>(perToken), static_cast<Count>(perSequence)});
    tell(draft, layers, perToken, perSequence);
}

} // namespace clusterbrief::detail
