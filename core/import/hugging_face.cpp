#include "core/import/hugging_face.h"

#include "core/base/contract.h"
#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief::detail {
namespace {

using Counting = Architecture::Counting;

constexpr Architecture kArchitectures[] = {
    {"llama"},
    {"mistral"},
    {"mixtral"},
    {"qwen2", Counting::Layers, false, false, false, false, "qkv"},
    {"qwen3", Counting::Layers, true},
    {"qwen3_moe", Counting::Layers, true},
    {"deepseek_v3", Counting::Layers, false, false, true},
    {"kimi_k2", Counting::Layers, false, false, true},
    {"deepseek_v32", Counting::Indexer, false, false, true},
    {"gpt_oss", Counting::Layers, false, true, true, true, "all"},
    {"llama4"},
    {"mimo_v2_flash", Counting::TwoHeadSizes, false, false, true},
    {"nemotron_h", Counting::Mamba},
    {"qwen3_5_moe", Counting::NotKnown},
    {"gemma4", Counting::NotKnown},
};

std::string typeOf(const Value& tree)
{
    const Value* inner = tree.find("text_config");
    for (const Value* map : {inner, &tree}) {
        const Value* type = map == nullptr ? nullptr : map->find("model_type");
        if (type != nullptr && type->kind == Value::Kind::Text) {
            const std::string& text = type->text;
            return text.ends_with("_text") ? text.substr(0, text.size() - 5) : text;
        }
    }
    return {};
}

/// The text model's own keys first; what stands around it says less.
std::vector<Setting> configSettings(const Value& tree)
{
    std::vector<Setting> settings;
    const auto add = [&](const Value& map, const std::string& above) {
        for (const Member& member : map.members) {
            const bool isInner =
                member.key == "text_config" && member.value.kind == Value::Kind::Map;
            if (member.value.kind != Value::Kind::Null && !isInner) {
                settings.push_back({above + member.key, member.key, member.value, {}, {}});
            }
        }
    };
    if (const Value* inner = tree.find("text_config")) {
        add(*inner, "text_config.");
    }
    add(tree, "");
    return settings;
}

void assumePrecision(Draft& draft)
{
    if (draft.isMentioned("workload/precision")) {
        return;
    }
    if (draft.has("config/dtype")) {
        draft.assume("workload/precision", Value::ofText(draft.text("config/dtype")),
            CLUSTERBRIEF_TR_PHRASE(
                "the file's dtype, and no quantization_config is there; a checkpoint that modelopt "
                "quantised says so in hf_quant_config.json beside it: import that as well"));
    }
}

/// Whether key and value heads and the width of a head come out whole.
void checkHeads(Draft& draft)
{
    const auto hidden = draft.count("model/hidden");
    const auto heads = draft.count("model/heads");
    const auto shared = draft.count("model/kv_heads");
    if (!heads) {
        return;
    }
    if (shared && *heads % *shared != 0) {
        draft.say(ImportSeverity::Error,
            filled(CLUSTERBRIEF_TR_PHRASE("{n} heads do not divide by {m} key and value heads"),
                {{"n", std::to_string(*heads)}, {"m", std::to_string(*shared)}}));
    }
    if (hidden && !draft.isMentioned("model/head_dim") && !draft.has("model/latent")) {
        if (*hidden % *heads != 0) {
            draft.say(ImportSeverity::Error,
                filled(
                    CLUSTERBRIEF_TR_PHRASE(
                        "head_dim is not stated, and hidden size {n} does not divide by {m} heads"),
                    {{"n", std::to_string(*hidden)}, {"m", std::to_string(*heads)}}));
            return;
        }
        draft.derive(CLUSTERBRIEF_TR_PHRASE("hidden_size / num_attention_heads"), "model/head_dim",
            Value::ofNumber(*hidden / *heads));
    }
}

void describeAttention(Draft& draft)
{
    if (draft.has("model/latent/kv_lora_rank")) {
        if (draft.has("config/v_head")) {
            draft.derive("v_head_dim", "model/latent/v_head",
                Value::ofNumber(draft.count("config/v_head").value_or(0)));
        }
        const double width =
            dimension(draft, "model/latent/qk_nope") + dimension(draft, "model/latent/qk_rope");
        if (!draft.isMentioned("model/head_dim") && width > 0) {
            draft.derive(CLUSTERBRIEF_TR_PHRASE("qk_nope_head_dim + qk_rope_head_dim"),
                "model/head_dim", Value::ofNumber(static_cast<Count>(width)));
        }
        draft.derive("kv_lora_rank", "model/attention", Value::ofText("latent"));
    } else if (const auto heads = draft.count("model/heads")) {
        const auto shared = draft.count("model/kv_heads");
        draft.derive(shared ? "num_key_value_heads" : "num_attention_heads", "model/attention",
            Value::ofText(shared.value_or(*heads) == *heads ? "multi-head" : "grouped"));
    }
}

/// Why a number is no model's: told once, of the first.
bool tellImpossible(Draft& draft)
{
    const std::string& key = draft.impossibleOfModel();
    if (!key.empty()) {
        draft.say(ImportSeverity::Error,
            filled(
                CLUSTERBRIEF_TR_PHRASE("{key} is no size of a model (it stands under what was not "
                                       "understood): neither parameters nor cache are computed"),
                {{"key", key}}));
    }
    return !key.empty();
}

/// `before` tells where the keys stand.
void readQuantConfig(Draft& draft, const Value& tree, const std::string& before)
{
    for (Setting& setting : settingsOf(tree)) {
        const std::string word = lowered(setting.value.text);
        const bool weights = setting.key == "quantization.quant_algo";
        const bool cache = setting.key == "quantization.kv_cache_quant_algo";
        setting.key.insert(0, before);
        const std::string ours = word == "fp8" ? "fp8" : word == "nvfp4" ? "fp4" : "";
        if ((weights || cache) && !ours.empty()) {
            draft.take(setting, weights ? "workload/precision" : "workload/kv_precision",
                Value::ofText(ours));
        } else {
            draft.refuse(
                setting, CLUSTERBRIEF_TR_PHRASE("no setting that a request has a place for"));
        }
    }
}

} // namespace

double dimension(const Draft& draft, std::string_view field)
{
    return static_cast<double>(draft.count(field).value_or(0));
}

const Architecture* architectureOf(std::string_view modelType)
{
    const auto found = std::find_if(std::begin(kArchitectures), std::end(kArchitectures),
        [&](const Architecture& known) { return known.type == modelType; });
    return found == std::end(kArchitectures) ? nullptr : &*found;
}

bool isHuggingFace(const Value& tree)
{
    const Value* inner = tree.find("text_config");
    const Value& map = inner == nullptr ? tree : *inner;
    return tree.find("model_type") != nullptr || tree.find("architectures") != nullptr
        || (map.find("hidden_size") != nullptr && map.find("num_hidden_layers") != nullptr);
}

Imported importHuggingFace(const Value& tree, const Catalog& catalog, const Value* quantisation)
{
    const std::string type = typeOf(tree);
    const Architecture* architecture = architectureOf(type);
    Draft draft(CLUSTERBRIEF_TR_PHRASE("Hugging Face config.json"));
    draft.keepName("imported");
    readSettings(draft, configSettings(tree), configRows());
    if (quantisation != nullptr) {
        readQuantConfig(draft, *quantisation, "hf_quant_config.json: ");
    }
    assumePrecision(draft);
    checkHeads(draft);
    describeAttention(draft);
    applyArchitecture(draft, architecture);
    const AttentionLayers layers = attentionLayers(draft, type);
    if (tellImpossible(draft)) {
        return draft.finished();
    }
    if (const std::string& unread = draft.unreadOfModel(); !unread.empty()) {
        draft.say(ImportSeverity::Warning,
            filled(CLUSTERBRIEF_TR_PHRASE("neither parameters nor cache are computed: {unread} is "
                                          "there and not understood"),
                {{"unread", unread}}));
    } else if (!draft.hasErrors()) {
        countConfig(draft, architecture, catalog);
        if (layers.isKnown && !draft.hasErrors()) {
            countCache(draft, layers);
        }
    }
    if (architecture == nullptr) {
        draft.say(ImportSeverity::Warning,
            filled(type.empty()
                    ? CLUSTERBRIEF_TR_PHRASE(
                        "model_type is not stated, so the parameter count is not computed, and "
                        "what the type implies beyond the keys above is not known")
                    : CLUSTERBRIEF_TR_PHRASE(
                        "model_type {type} is not one that this program knows; the parameter count "
                        "is not computed, and what the type implies beyond the keys above is not "
                        "known"),
                {{"type", shortened(type)}}));
    }
    return draft.finished();
}

bool isQuantConfig(const Value& tree)
{
    const Value* quantisation = tree.find("quantization");
    return quantisation != nullptr && quantisation->find("quant_algo") != nullptr;
}

Imported importQuantConfig(const Value& tree)
{
    Draft draft(CLUSTERBRIEF_TR_PHRASE("hf_quant_config.json of modelopt"));
    draft.keepName("imported");
    readQuantConfig(draft, tree, "");
    draft.say(ImportSeverity::Advice,
        CLUSTERBRIEF_TR_PHRASE("the dimensions of the model stand in config.json beside this file; "
                               "import that as well"));
    return draft.finished();
}

} // namespace clusterbrief::detail
