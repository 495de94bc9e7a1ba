#include "core/catalog/model_faults.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/catalog/load_catalog.h"

#include <algorithm>
#include <array>
#include <span>

namespace clusterbrief {
namespace {

using Kind = ModelFault::Kind;

constexpr auto kKeys = std::to_array<std::string_view>({"id", "name", "aliases", "parameters",
    "active_parameters", "layers", "dense_layers", "hidden", "ffn", "gated_ffn", "ffn_bias",
    "ffn_dense", "moe_ffn", "heads", "kv_heads", "head_dim", "attention", "attention_bias",
    "attention_sinks", "qk_norm", "latent", "vocab", "tied_embeddings", "learned_positions",
    "layer_norm", "max_context", "experts", "experts_per_token", "shared_experts", "router_bias",
    "moe_every", "attention_chunk", "sliding_window", "sliding_every", "native_precision",
    "kv_bytes_per_token_bf16", "fp8_checkpoint_gb", "fp4_layers", "fp4_block", "notes", "sources",
    "standing", "standing_of"});

constexpr std::array<std::string_view, 5> kLatentKeys = {
    "kv_lora_rank", "q_lora_rank", "qk_nope", "qk_rope", "v_head"};

/// Far above every model there is: what is over it is a slip of the hand.
struct Limit {
    const char* key;
    std::int64_t most;
};
constexpr Limit kLimits[] = {{"layers", 10'000}, {"hidden", 10'000'000}, {"heads", 1'000'000},
    {"kv_heads", 1'000'000}, {"head_dim", 1'000'000}, {"vocab", 1'000'000'000},
    {"experts", 1'000'000}};

/// `model/latent/qk_rope is missing; …`: the place that a reader's message begins with.
std::string placeIn(std::string_view message)
{
    const std::string_view path = message.substr(0, message.find(' '));
    const std::size_t step = path.find('/');
    return step == std::string_view::npos ? std::string() : std::string(path.substr(step));
}

const Value* statedIn(const Value& map, std::string_view key)
{
    const Value* value = map.find(key);
    return value == nullptr || value->kind == Value::Kind::Null ? nullptr : value;
}

std::vector<ModelFault> unreadable(const Value& map, const Errors& errors)
{
    std::vector<ModelFault> faults;
    for (const Error& error : errors) {
        faults.push_back({Kind::Unreadable, placeIn(error.what), error.what});
    }
    for (const Limit& limit : kLimits) {
        const Value* value = statedIn(map, limit.key);
        const auto number = value == nullptr ? std::nullopt : parseCount(value->text);
        if (errors.empty() && number && *number > limit.most) {
            const std::string pointer = pointerStep(limit.key);
            faults.push_back({Kind::Unreadable, pointer,
                filled(CLUSTERBRIEF_TR_PHRASE("model{pointer} is {n}; expected at most {m}"),
                    {{"pointer", pointer}, {"n", grouped(*number)}, {"m", grouped(limit.most)}})});
        }
    }
    return faults;
}

void addZeros(const Value& map, const std::string& pointer, std::span<const std::string_view> keys,
    std::vector<ModelFault>& faults)
{
    for (const std::string_view key : keys) {
        const Value* value = statedIn(map, key);
        if (value != nullptr && value->kind == Value::Kind::Number && value->text == "0") {
            faults.push_back({Kind::Zero, pointer + pointerStep(key), std::string(key)});
        }
    }
}

/// Dimensions that are stated, as 0.
std::vector<ModelFault> zeros(const Model& model, const Value& map)
{
    constexpr std::array<std::string_view, 9> kAlways = {"parameters", "active_parameters",
        "layers", "hidden", "heads", "kv_heads", "head_dim", "vocab", "max_context"};
    constexpr std::array<std::string_view, 2> kOfExperts = {"experts_per_token", "moe_ffn"};
    constexpr std::array<std::string_view, 1> kDense = {"ffn"};
    constexpr std::array<std::string_view, 2> kLatent = {"kv_lora_rank", "v_head"};
    std::vector<ModelFault> faults;
    addZeros(map, "", kAlways, faults);
    if (model.hasExperts()) {
        addZeros(map, "", kOfExperts, faults);
    } else {
        addZeros(map, "", kDense, faults);
    }
    if (const Value* latent = statedIn(map, "latent")) {
        addZeros(*latent, "/latent", kLatent, faults);
    }
    return faults;
}

void lookAtAttention(const Model& model, const Value& stated, std::vector<ModelFault>& faults)
{
    const Value* attention = statedIn(stated, "attention");
    const bool latent = attention != nullptr && attention->text == "latent";
    if (latent && model.latentRank == 0) {
        faults.push_back({Kind::Contrary, "/attention",
            CLUSTERBRIEF_TR_PHRASE("attention is latent, and the map latent with its kv_lora_rank "
                                   "and qk_rope is not stated")});
    } else if (attention != nullptr && !latent && model.latentRank > 0) {
        faults.push_back({Kind::Contrary, "/attention",
            filled(CLUSTERBRIEF_TR_PHRASE(
                       "attention is {text}, and the ranks of latent attention are stated"),
                {{"text", attention->text}})});
    }
    if (model.kvHeads > 0 && model.heads % model.kvHeads != 0) {
        faults.push_back({Kind::Contrary, "/kv_heads",
            filled(CLUSTERBRIEF_TR_PHRASE("{n} heads do not divide by {m} KV heads"),
                {{"n", grouped(model.heads)}, {"m", grouped(model.kvHeads)}})});
    }
    const bool headOpen =
        statedIn(stated, "head_dim") == nullptr && statedIn(stated, "latent") == nullptr;
    if (headOpen && model.heads > 0 && model.hidden % model.heads != 0) {
        faults.push_back({Kind::Contrary, "/heads",
            filled(CLUSTERBRIEF_TR_PHRASE(
                       "hidden {n} does not divide by {m} heads, and head_dim is not stated"),
                {{"n", grouped(model.hidden)}, {"m", grouped(model.heads)}})});
    }
}

void lookAtCounts(const Model& model, const Value& stated, std::vector<ModelFault>& faults)
{
    if (model.experts > 0 && model.expertsPerToken > model.experts) {
        faults.push_back({Kind::Contrary, "/experts_per_token",
            filled(CLUSTERBRIEF_TR_PHRASE("{n} experts a token are more than the {m} that it has"),
                {{"n", grouped(model.expertsPerToken)}, {"m", grouped(model.experts)}})});
    }
    if (model.expertsPerToken > 0 && !model.hasExperts()) {
        faults.push_back({Kind::Contrary, "/experts_per_token",
            filled(statedIn(stated, "experts") == nullptr
                    ? CLUSTERBRIEF_TR_PHRASE(
                        "{count} a token are chosen from none: experts is not stated")
                    : CLUSTERBRIEF_TR_PHRASE("{count} a token are chosen from none: experts is 0"),
                {{"count", counted(model.expertsPerToken, "expert", "experts")}})});
    }
    if (model.layers > 0 && model.denseLayers > model.layers) {
        faults.push_back({Kind::Contrary, "/dense_layers",
            filled(CLUSTERBRIEF_TR_PHRASE(
                       "{n} leading layers without experts are more than the {count} of the model"),
                {{"n", grouped(model.denseLayers)},
                    {"count", counted(model.layers, "layer", "layers")}})});
    }
    if (model.activeParameters.value_or(0) > model.parameters) {
        faults.push_back({Kind::Contrary, "/active_parameters",
            filled(CLUSTERBRIEF_TR_PHRASE("{n} active parameters are more than the {m} of all"),
                {{"n", grouped(*model.activeParameters)}, {"m", grouped(model.parameters)}})});
    }
    // Every layer has at least one number for each of the hidden size. The limits bound both.
    if (model.layers * model.hidden > model.parameters) {
        faults.push_back({Kind::Contrary, "/parameters",
            filled(CLUSTERBRIEF_TR_PHRASE(
                       "{n} layers of hidden size {m} take more than {k} parameters"),
                {{"n", grouped(model.layers)}, {"m", grouped(model.hidden)},
                    {"k", grouped(model.parameters)}})});
    }
}

/// A key of so few letters is near to everything.
constexpr std::size_t kLeastTelling = 3;

void addUnknown(const Value& map, const std::string& pointer,
    std::span<const std::string_view> known, std::vector<UnknownKey>& keys)
{
    const std::vector<std::string> words(known.begin(), known.end());
    for (const Member& member : map.members) {
        if (std::find(words.begin(), words.end(), member.key) == words.end()) {
            const bool telling = member.key.size() > kLeastTelling;
            keys.push_back({pointer + pointerStep(member.key), {}, member.key,
                telling ? nearest(member.key, words) : std::string()});
        }
    }
}

} // namespace

std::vector<ModelFault> modelFaults(const Value& map)
{
    const Result<Model> model = readModel(map, {});
    std::vector<ModelFault> faults = unreadable(map, model ? Errors{} : model.error());
    if (faults.empty()) {
        faults = zeros(*model, map);
    }
    if (faults.empty()) {
        lookAtAttention(*model, map, faults);
        lookAtCounts(*model, map, faults);
    }
    return faults;
}

std::vector<UnknownKey> unknownModelKeys(const Value& map)
{
    std::vector<UnknownKey> keys;
    addUnknown(map, "", kKeys, keys);
    if (const Value* latent = map.find("latent")) {
        addUnknown(*latent, "/latent", kLatentKeys, keys);
    }
    return keys;
}

} // namespace clusterbrief
