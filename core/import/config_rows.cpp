#include "core/base/text.h"
#include "core/import/hugging_face.h"

#include "core/base/contract.h"
#include <algorithm>

namespace clusterbrief::detail {
namespace {

constexpr std::string_view kRope =
    CLUSTERBRIEF_TR_PHRASE("rotary positions; how many there are, max_position_embeddings says");
constexpr std::string_view kState =
    CLUSTERBRIEF_TR_PHRASE("a state of fixed size, which a request has no place for");
constexpr std::string_view kOther =
    CLUSTERBRIEF_TR_PHRASE("a part beside the text model; its parameters are not counted");
constexpr std::size_t kMostLayers = 10'000;

/// Where 0 means that there is none.
void readCountOrNone(Draft& draft, const Setting& setting, std::string_view field)
{
    if (setting.value.kind == Value::Kind::Number && setting.value.text == "0") {
        draft.note(setting, field, setting.value);
    } else {
        draft.take(setting, field);
    }
}

/// Falcon's first models: one key and value head for all.
void readMultiQuery(Draft& draft, const Setting& setting)
{
    if (setting.value.text == "true") {
        draft.take(setting, "model/kv_heads", Value::ofNumber(Count{1}));
    } else {
        draft.note(setting, "model/kv_heads", setting.value);
    }
}

void readExperts(Draft& draft, const Setting& setting)
{
    readCountOrNone(draft, setting, "model/experts");
}

void readShared(Draft& draft, const Setting& setting)
{
    readCountOrNone(draft, setting, "model/shared_experts");
}

void readDense(Draft& draft, const Setting& setting)
{
    readCountOrNone(draft, setting, "model/dense_layers");
}

void readPrediction(Draft& draft, const Setting& setting)
{
    readCountOrNone(draft, setting, "config/prediction_layers");
}

void readDenseList(Draft& draft, const Setting& setting)
{
    const bool list = setting.value.kind == Value::Kind::List;
    if (list && setting.value.items.empty()) {
        draft.note(setting, "model/dense_layers", Value::ofNumber(Count{0}));
        return;
    }
    draft.mention("config/dense_list");
    draft.refuse(setting,
        CLUSTERBRIEF_TR_PHRASE(
            "a list of layers without experts; a request has leading ones alone"));
}

/// Whether a list is of as many flags 0 and 1 as a model has layers at most.
bool isLayerList(const Value& value)
{
    return value.kind == Value::Kind::List && !value.items.empty()
        && value.items.size() <= kMostLayers
        && std::all_of(value.items.begin(), value.items.end(), [](const Value& item) {
               return item.kind == Value::Kind::Number && (item.text == "0" || item.text == "1");
           });
}

Count ones(const Value& list)
{
    return static_cast<Count>(std::count_if(
        list.items.begin(), list.items.end(), [](const Value& item) { return item.text == "1"; }));
}

/// Every n-th layer as a number, or a list with a 1 for each layer that has experts.
void readExpertLayers(Draft& draft, const Setting& setting)
{
    if (setting.value.kind == Value::Kind::Number) {
        draft.take(setting, "model/moe_every");
        return;
    }
    if (!isLayerList(setting.value)) {
        draft.markUnread(setting, "config/expert_layers");
        draft.refuse(setting,
            filled(CLUSTERBRIEF_TR_PHRASE("{value}; expected a number, or a list of 0 and 1"),
                {{"value", describe(setting.value)}}));
        return;
    }
    const std::vector<Value>& items = setting.value.items;
    const auto first = std::find_if(
        items.begin(), items.end(), [](const Value& item) { return item.text == "1"; });
    const Count leading = first - items.begin();
    draft.note(setting, "config/expert_layers", Value::ofNumber(ones(setting.value)));
    if (ones(setting.value) != items.end() - first) {
        draft.mention("config/dense_list");
    } else if (leading > 0 && leading < static_cast<Count>(items.size())) {
        draft.derive(setting.key, "model/dense_layers", Value::ofNumber(leading));
    }
}

void takeLayers(Draft& draft, const Setting& setting, Count all, Count full, Count sliding)
{
    draft.mention("config/listed_layers");
    draft.keep("config/listed_layers", all);
    draft.keep("config/full_layers", full);
    draft.keep("config/sliding_layers", sliding);
    draft.note(setting, "model/layers",
        Value::ofText(
            filled(CLUSTERBRIEF_TR_PHRASE(
                       "{n} with full attention, {m} with a window, {k} without attention"),
                {{"n", std::to_string(full)}, {"m", std::to_string(sliding)},
                    {"k", std::to_string(all - full - sliding)}})));
}

void readLayerTypes(Draft& draft, const Setting& setting)
{
    const std::vector<Value>& items = setting.value.items;
    Count full = 0;
    Count sliding = 0;
    for (const Value& item : items) {
        full += item.text == "full_attention" || item.text == "chunked_attention" ? 1 : 0;
        sliding += item.text == "sliding_attention" ? 1 : 0;
    }
    const auto others = std::count_if(items.begin(), items.end(),
        [](const Value& item) { return item.text == "linear_attention"; });
    if (items.empty() || items.size() > kMostLayers
        || full + sliding + others != static_cast<Count>(items.size())) {
        draft.markUnread(setting, "config/listed_layers");
        draft.refuse(setting,
            CLUSTERBRIEF_TR_PHRASE("expected a list of full_attention, sliding_attention, "
                                   "chunked_attention and linear_attention, one a layer"));
        return;
    }
    takeLayers(draft, setting, static_cast<Count>(items.size()), full, sliding);
}

/// A list with a 1 for each layer that has a window.
void readHybridList(Draft& draft, const Setting& setting)
{
    if (!isLayerList(setting.value)) {
        draft.markUnread(setting, "config/listed_layers");
        draft.refuse(setting,
            CLUSTERBRIEF_TR_PHRASE("expected a list of 0 (full) and 1 (window), one a layer"));
        return;
    }
    const auto all = static_cast<Count>(setting.value.items.size());
    takeLayers(draft, setting, all, all - ones(setting.value), ones(setting.value));
}

/// A letter a layer: M Mamba, - feed-forward, * attention.
void readBlockPattern(Draft& draft, const Setting& setting)
{
    const std::string& text = setting.value.text;
    if (text.empty() || text.size() > kMostLayers
        || text.find_first_not_of("M-*") != std::string::npos) {
        draft.markUnread(setting, "config/listed_layers");
        draft.refuse(setting,
            CLUSTERBRIEF_TR_PHRASE(
                "expected a letter a layer: M (Mamba), - (feed-forward), * (attention)"));
        return;
    }
    const auto letters = [&](char letter) {
        return static_cast<Count>(std::count(text.begin(), text.end(), letter));
    };
    draft.keep("config/mamba_layers", letters('M'));
    draft.keep("config/ffn_layers", letters('-'));
    takeLayers(draft, setting, static_cast<Count>(text.size()), letters('*'), 0);
}

void readDtype(Draft& draft, const Setting& setting)
{
    const std::string& text = setting.value.text;
    if (text != "bfloat16" && text != "float16") {
        draft.refuse(setting,
            filled(CLUSTERBRIEF_TR_PHRASE("{value}; a request has bf16 and fp16 of these alone"),
                {{"value", describe(setting.value)}}));
        return;
    }
    draft.take(setting, "config/dtype", Value::ofText(text == "float16" ? "fp16" : "bf16"));
}

/// The precision that weights are stored in, from a quantisation's own name for it.
void readQuantisation(Draft& draft, const Setting& setting)
{
    const auto word = [&](std::string_view key) {
        const Value* value = setting.value.find(key);
        return value == nullptr ? std::string() : lowered(value->text);
    };
    const std::string method = word("quant_method");
    const std::string algorithm = word("quant_algo");
    draft.mention("workload/precision");
    const bool fp8 =
        method == "fp8" || method == "fbgemm_fp8" || (method == "modelopt" && algorithm == "fp8");
    const bool fp4 = method == "mxfp4" || (method == "modelopt" && algorithm == "nvfp4");
    if (!fp8 && !fp4) {
        draft.refuse(setting,
            filled(method.empty()
                    ? CLUSTERBRIEF_TR_PHRASE("quant_method is not stated; the bytes of a parameter "
                                             "are known of fp8, mxfp4 and modelopt alone")
                    : CLUSTERBRIEF_TR_PHRASE("quant_method {method}; the bytes of a parameter are "
                                             "known of fp8, mxfp4 and modelopt alone"),
                {{"method", shortened(method)}}));
        return;
    }
    draft.take(setting, "workload/precision", Value::ofText(fp8 ? "fp8" : "fp4"));
    draft.derive(setting.key, "model/native_precision", Value::ofText(fp8 ? "fp8" : "fp4"));
    draft.keep("config/mxfp4", method == "mxfp4" ? 1 : 0);
    if (method == "mxfp4") {
        constexpr Count kBlock = 32;
        draft.derive(setting.key, "model/fp4_layers", Value::ofText("experts"));
        draft.derive(setting.key, "model/fp4_block", Value::ofNumber(kBlock));
    }
}

void readName(Draft& draft, const Setting& setting)
{
    std::vector<std::string> names;
    for (const Value& item : setting.value.items) {
        names.push_back(shortened(item.text));
    }
    draft.note(setting, "recognised_as",
        Value::ofText(names.empty() ? shortened(setting.value.text) : join(names, ", ")));
}

constexpr SettingRow kRows[] = {
    readRow("model_type", {}, readName),
    readRow("architectures", {}, readName),
    plainRow("hidden_size", "model/hidden"),
    plainRow("num_hidden_layers", "model/layers"),
    plainRow("num_attention_heads", "model/heads"),
    plainRow("num_key_value_heads", "model/kv_heads"),
    readRow("multi_query", "model/kv_heads", readMultiQuery),
    plainRow("head_dim", "model/head_dim"),
    plainRow("attention_head_dim", "model/head_dim"),
    plainRow("vocab_size", "model/vocab"),
    plainRow("max_position_embeddings", "model/max_context"),
    plainRow("intermediate_size", "config/ffn"),
    plainRow("intermediate_size_mlp", "config/ffn_mlp"),
    plainRow("moe_intermediate_size", "model/moe_ffn"),
    plainRow("shared_expert_intermediate_size", "config/shared_ffn"),
    readRow("num_experts", "model/experts", readExperts),
    readRow("num_local_experts", "model/experts", readExperts),
    readRow("n_routed_experts", "model/experts", readExperts),
    plainRow("num_experts_per_tok", "model/experts_per_token"),
    plainRow("top_k_experts", "model/experts_per_token"),
    readRow("n_shared_experts", {}, readShared),
    readRow("first_k_dense_replace", {}, readDense),
    readRow("moe_layer_freq", {}, readExpertLayers),
    plainRow("decoder_sparse_step", "model/moe_every"),
    plainRow("interleave_moe_layer_step", "model/moe_every"),
    readRow("mlp_only_layers", {}, readDenseList),
    plainRow("kv_lora_rank", "model/latent/kv_lora_rank"),
    plainRow("q_lora_rank", "model/latent/q_lora_rank"),
    plainRow("qk_nope_head_dim", "model/latent/qk_nope"),
    plainRow("qk_rope_head_dim", "model/latent/qk_rope"),
    plainRow("v_head_dim", "config/v_head"),
    readRow("num_nextn_predict_layers", {}, readPrediction),
    plainRow("index_head_dim", "config/index_head_dim"),
    plainRow("index_n_heads", "config/index_heads"),
    noPlaceRow("index_topk",
        CLUSTERBRIEF_TR_PHRASE("how many tokens are looked at; all of them are cached")),
    plainRow("sliding_window", "config/window"),
    switchRow("use_sliding_window", "config/uses_window"),
    plainRow("max_window_layers", "config/window_from_layer"),
    readRow("layer_types", {}, readLayerTypes),
    readRow("hybrid_layer_pattern", {}, readHybridList),
    readRow("hybrid_override_pattern", {}, readBlockPattern),
    plainRow("full_attention_interval", "config/full_every"),
    plainRow("attention_chunk_size", "model/attention_chunk"),
    plainRow("swa_num_attention_heads", "config/swa_heads"),
    plainRow("swa_num_key_value_heads", "config/swa_kv_heads"),
    plainRow("swa_head_dim", "config/swa_head_dim"),
    plainRow("swa_v_head_dim", "config/swa_v_head"),
    plainRow("global_head_dim", "config/global_head_dim"),
    plainRow("num_global_key_value_heads", "config/global_kv_heads"),
    switchRow("attention_k_eq_v", "config/shared_key_value"),
    plainRow("mamba_num_heads", "config/mamba_heads"),
    plainRow("mamba_head_dim", "config/mamba_head_dim"),
    plainRow("ssm_state_size", "config/mamba_state"),
    plainRow("n_groups", "config/mamba_groups"),
    plainRow("conv_kernel", "config/mamba_kernel"),
    switchRow("tie_word_embeddings", "model/tied_embeddings"),
    switchRow("attention_bias", "config/attention_bias"),
    switchRow("mlp_bias", "config/mlp_bias"),
    readRow("torch_dtype", "config/dtype", readDtype),
    readRow("dtype", "config/dtype", readDtype),
    readRow("quantization_config", "workload/precision", readQuantisation),
    noPlaceRow("rope_scaling", kRope),
    noPlaceRow("rope_theta", kRope),
    noPlaceRow("rope_parameters", kRope),
    noPlaceRow("swa_rope_theta", kRope),
    noPlaceRow("partial_rotary_factor", kRope),
    noPlaceRow("linear_conv_kernel_dim", kState),
    noPlaceRow("linear_key_head_dim", kState),
    noPlaceRow("linear_num_key_heads", kState),
    noPlaceRow("linear_num_value_heads", kState),
    noPlaceRow("linear_value_head_dim", kState),
    noPlaceRow("mamba_ssm_dtype", kState),
    noPlaceRow("vision_config", kOther),
    noPlaceRow("audio_config", kOther),
    noPlaceRow("ep_size", CLUSTERBRIEF_TR_PHRASE("how the authors served it once; it is no plan")),
};

} // namespace

std::span<const SettingRow> configRows()
{
    return kRows;
}

} // namespace clusterbrief::detail
