#include "core/base/text.h"
#include "core/import/hugging_face.h"

#include "core/base/contract.h"
#include <algorithm>

namespace clusterbrief::detail {
namespace {

void give(Draft& draft, const char* source, std::string_view field, std::string_view from)
{
    if (const auto width = draft.count(from)) {
        draft.derive(source, field, Value::ofNumber(*width));
    }
}

/// Which of a file's widths is an expert's, the type decides.
void applyWidths(Draft& draft, const Architecture* architecture)
{
    const bool known =
        architecture != nullptr && architecture->counting != Architecture::Counting::NotKnown;
    const std::string_view type = known ? architecture->type : std::string_view();
    const bool sparse = draft.count("model/experts").value_or(1) > 1;
    const bool allSparse = draft.count("model/moe_every").value_or(1) == 1
        && !draft.has("model/dense_layers") && !draft.isMentioned("config/dense_list");
    if (!sparse) {
        give(draft, "intermediate_size", "model/ffn", "config/ffn");
    } else if (!known) {
        return;
    } else if (type == "llama4") {
        give(draft, "intermediate_size", "model/moe_ffn", "config/ffn");
        give(draft, "intermediate_size_mlp", "model/ffn_dense", "config/ffn_mlp");
        draft.assume("model/shared_experts", Value::ofNumber(Count{1}),
            CLUSTERBRIEF_TR_PHRASE("every layer with experts of Llama 4 has a shared one"));
    } else if (!draft.has("model/moe_ffn")) {
        give(draft, CLUSTERBRIEF_TR_PHRASE("intermediate_size, the width of each expert"),
            "model/moe_ffn", "config/ffn");
    } else if (!allSparse) {
        give(draft, "intermediate_size", "model/ffn_dense", "config/ffn");
    } else if (draft.has("config/ffn")) {
        draft.say(ImportSeverity::Advice,
            filled(CLUSTERBRIEF_TR_PHRASE("intermediate_size {text} is not used: every layer has "
                                          "experts, each moe_intermediate_size {other_text} wide"),
                {{"text", draft.text("config/ffn")}, {"other_text", draft.text("model/moe_ffn")}}));
    }
}

void set(Draft& draft, bool wanted, std::string_view field, const std::string& source)
{
    if (wanted) {
        draft.derive(source, field, Value::ofFlag(true));
    }
}

void countWindows(Draft& draft, std::string_view type, Count all, AttentionLayers& layers)
{
    const bool off = draft.text("config/uses_window") == "false";
    const Count from = draft.count("config/window_from_layer").value_or(0);
    const bool windowed = !off && draft.has("config/window")
        && (type == "mistral" || draft.text("config/uses_window") == "true");
    layers.sliding = windowed ? std::max<Count>(0, all - from) : 0;
    layers.full = all - layers.sliding;
    if (draft.has("config/window") && !windowed && !off) {
        draft.say(ImportSeverity::Warning,
            CLUSTERBRIEF_TR_PHRASE("sliding_window is there, and which layers have it is not "
                                   "known; all layers are counted with full attention"));
    }
}

/// A request has a window in every n-th layer, of the same heads; else it cannot say it.
void describeWindows(Draft& draft, const AttentionLayers& layers)
{
    const Count all = draft.count("model/layers").value_or(0);
    const auto window = draft.count("config/window");
    const bool likeFull = !draft.has("config/swa_kv_heads") && !draft.has("config/swa_head_dim")
        && !draft.has("config/global_head_dim") && !draft.has("config/global_kv_heads");
    const bool told = layers.full + layers.sliding == all && likeFull
        && (layers.sliding == 0 || all % layers.sliding == 0);
    if (layers.sliding > 0 && told && window) {
        draft.derive("sliding_window", "model/sliding_window", Value::ofNumber(*window));
        draft.derive(filled(CLUSTERBRIEF_TR_PHRASE("{n} of {m} layers"),
                         {{"n", std::to_string(layers.sliding)}, {"m", std::to_string(all)}}),
            "model/sliding_every", Value::ofNumber(all / layers.sliding));
    } else if (!told) {
        draft.say(ImportSeverity::Warning,
            CLUSTERBRIEF_TR_PHRASE(
                "a request's model has no keys for these kinds of layers; its cache is counted as "
                "if all layers kept every token, which is too much; the cache told here is right"));
    }
}

} // namespace

void applyArchitecture(Draft& draft, const Architecture* architecture)
{
    if (architecture == nullptr) {
        applyWidths(draft, nullptr);
        return;
    }
    const std::string source = filled(
        CLUSTERBRIEF_TR_PHRASE("model_type {type}"), {{"type", std::string(architecture->type)}});
    applyWidths(draft, architecture);
    draft.assume("model/tied_embeddings", Value::ofFlag(false),
        filled(CLUSTERBRIEF_TR_PHRASE("not stated; {source} has a head of its own"),
            {{"source", source}}));
    set(draft, architecture->queryKeyNorm, "model/qk_norm", source);
    set(draft, architecture->sinks, "model/attention_sinks", source);
    set(draft, architecture->routerBias, "model/router_bias", source);
    set(draft, architecture->ffnBias || draft.text("config/mlp_bias") == "true", "model/ffn_bias",
        source);
    const bool stated = draft.text("config/attention_bias") == "true";
    const std::string bias = stated ? "all" : std::string(architecture->attentionBias);
    if (bias != "none") {
        draft.derive(
            stated ? "attention_bias" : source, "model/attention_bias", Value::ofText(bias));
    }
    if (draft.text("model/tied_embeddings") == "false") {
        draft.remove("model/tied_embeddings");
    }
}

AttentionLayers attentionLayers(Draft& draft, std::string_view modelType)
{
    AttentionLayers layers;
    const auto all = draft.count("model/layers");
    const auto every = draft.count("config/full_every");
    if (!all) {
        layers.isKnown = false;
        return layers;
    }
    if (draft.isMentioned("config/listed_layers")) {
        layers.full = draft.count("config/full_layers").value_or(0);
        layers.sliding = draft.count("config/sliding_layers").value_or(0);
        layers.isKnown = draft.count("config/listed_layers") == *all;
        if (!layers.isKnown) {
            draft.say(ImportSeverity::Error,
                filled(CLUSTERBRIEF_TR_PHRASE(
                           "the list of layers names {text} layers, and num_hidden_layers is {n}"),
                    {{"text", draft.text("config/listed_layers")}, {"n", std::to_string(*all)}}));
            return layers;
        }
    } else if (every) {
        layers.full = *all / *every;
    } else {
        countWindows(draft, modelType, *all, layers);
    }
    describeWindows(draft, layers);
    return layers;
}

} // namespace clusterbrief::detail
