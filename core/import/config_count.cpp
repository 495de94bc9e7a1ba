#include "core/base/text.h"
#include "core/catalog/load_catalog.h"
#include "core/catalog/model_shape.h"
#include "core/import/hugging_face.h"
#include "core/import/model_names.h"

#include "core/base/contract.h"
#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace clusterbrief::detail {
namespace {

/// Above it a double no longer tells one parameter from the next.
constexpr double kMostParameters = 9'007'199'254'740'992.0;
constexpr double kBf16 = 2;

struct Parameters {
    double total = 0;
    double active = 0;
};

/// Query, key, value and output matrices.
double attention(double hidden, double heads, double shared, double key, double value)
{
    return hidden * (heads * key + shared * key + shared * value) + heads * value * hidden;
}

/// Layers with full attention and layers with a window whose heads differ, MiMo-V2.
double twoHeadSizes(const Draft& draft)
{
    const auto of = [&](const char* field) { return dimension(draft, field); };
    const double hidden = of("model/hidden");
    return of("config/full_layers")
        * attention(hidden, of("model/heads"), of("model/kv_heads"), of("model/head_dim"),
            of("config/v_head"))
        + of("config/sliding_layers")
        * attention(hidden, of("config/swa_heads"), of("config/swa_kv_heads"),
            of("config/swa_head_dim"), of("config/swa_v_head"));
}

/// What picks the tokens to look at, of one layer: DeepSeek-V3.2.
double indexer(const Draft& draft)
{
    const double heads = dimension(draft, "config/index_heads");
    const double width = dimension(draft, "config/index_head_dim");
    const double hidden = dimension(draft, "model/hidden");
    return dimension(draft, "model/latent/q_lora_rank") * heads * width + hidden * width + 2 * width
        + hidden * heads;
}

/// Blocks of Mamba-2, attention or feed-forward without a gate, each with one norm: Nemotron-H.
double mambaHybrid(Draft& draft)
{
    draft.assume("config/mamba_groups", Value::ofNumber(Count{8}),
        CLUSTERBRIEF_TR_PHRASE("n_groups is not stated; the type's default is 8"));
    draft.assume("config/mamba_kernel", Value::ofNumber(Count{4}),
        CLUSTERBRIEF_TR_PHRASE("conv_kernel is not stated; the type's default is 4"));
    const auto of = [&](const char* field) { return dimension(draft, field); };
    const double hidden = of("model/hidden");
    const double inner = of("config/mamba_heads") * of("config/mamba_head_dim");
    const double mixed = inner + 2 * of("config/mamba_groups") * of("config/mamba_state");
    const double mamba = hidden * (inner + mixed + of("config/mamba_heads"))
        + mixed * (of("config/mamba_kernel") + 1) + 3 * of("config/mamba_heads") + inner
        + inner * hidden;
    const double tables = draft.has("model/tied_embeddings") ? 1 : 2;
    return of("config/mamba_layers") * mamba
        + of("config/ffn_layers") * 2 * hidden * of("config/ffn")
        + of("config/full_layers")
        * attention(hidden, of("model/heads"), of("model/kv_heads"), of("model/head_dim"),
            of("model/head_dim"))
        + of("model/layers") * hidden + hidden + tables * of("model/vocab") * hidden;
}

bool hasAll(const Draft& draft, std::initializer_list<const char*> fields)
{
    return std::all_of(
        fields.begin(), fields.end(), [&](const char* field) { return draft.has(field); });
}

std::optional<ModelShape> shapeOf(const Draft& draft)
{
    const Value* map = draft.find("model");
    Value model = map == nullptr ? Value::ofMap({}) : *map;
    if (draft.has("model/experts") && !draft.has("model/experts_per_token")) {
        return std::nullopt;
    }
    model.members.push_back({"parameters", Value::ofNumber(Count{1}), {}});
    const Result<Model> read = readModel(model, {});
    return read ? modelShape(*read) : std::nullopt;
}

std::optional<Parameters> parametersOf(
    Draft& draft, Architecture::Counting counting, const std::optional<ModelShape>& shape)
{
    using Counting = Architecture::Counting;
    if (counting == Counting::Mamba) {
        const bool told = hasAll(draft,
            {"config/mamba_heads", "config/mamba_head_dim", "config/mamba_state",
                "config/mamba_layers", "config/ffn", "model/vocab", "model/hidden", "model/heads",
                "model/kv_heads", "model/head_dim"});
        const double total = told ? mambaHybrid(draft) : 0;
        return told ? std::optional(Parameters{total, total}) : std::nullopt;
    }
    if (!shape || counting == Counting::NotKnown || draft.isMentioned("config/dense_list")) {
        return std::nullopt;
    }
    double more = 0;
    if (counting == Counting::Indexer) {
        if (!hasAll(draft, {"config/index_heads", "config/index_head_dim"})) {
            return std::nullopt;
        }
        more = shape->layers * indexer(draft);
    } else if (counting == Counting::TwoHeadSizes) {
        if (!hasAll(draft,
                {"config/full_layers", "config/sliding_layers", "config/swa_heads",
                    "config/swa_kv_heads", "config/swa_head_dim", "config/swa_v_head",
                    "config/v_head"})) {
            return std::nullopt;
        }
        more = twoHeadSizes(draft) - shape->attentionOfAll();
    }
    return Parameters{shape->total() + more, shape->active() + more};
}

/// The block that predicts a further token: a layer, a projection of two states and three norms.
void tellPrediction(Draft& draft, Architecture::Counting counting, const ModelShape& shape)
{
    const double blocks = dimension(draft, "config/prediction_layers");
    if (blocks == 0) {
        return;
    }
    const double hidden = dimension(draft, "model/hidden");
    double block = shape.attention + shape.norms + shape.experts * shape.expert + shape.shared
        + shape.router + 2 * hidden * hidden + 3 * hidden;
    block += counting == Architecture::Counting::Indexer ? indexer(draft) : 0;
    draft.say(ImportSeverity::Advice,
        filled(CLUSTERBRIEF_TR_PHRASE("multi-token prediction (num_nextn_predict_layers) has {n} "
                                      "parameters more, which are not in the count"),
            {{"n", figure(blocks * block, 0)}}));
}

/// Matrices in the narrow type, tables, norms and routers in BF16.
void weighCheckpoint(Draft& draft, const ModelShape& shape, double total)
{
    constexpr double kMxfp4 = 4.25 / 8; // a shared scale of 8 bits for every 32 numbers
    const std::string precision = draft.text("workload/precision");
    const double wide =
        shape.embedding + shape.output + shape.normsOfAll() + shape.expertLayers * shape.router;
    double bytes = 0;
    if (draft.count("config/mxfp4") == 1) {
        const double matrices = shape.expertLayers * shape.experts * 3
            * dimension(draft, "model/hidden") * dimension(draft, "model/moe_ffn");
        bytes = matrices * kMxfp4 + (total - matrices) * kBf16;
    } else if (precision == "fp8") {
        bytes = (total - wide) + wide * kBf16;
    } else {
        return;
    }
    draft.setWeights(bytes);
    draft.say(ImportSeverity::Advice,
        filled(draft.count("config/mxfp4") == 1
                ? CLUSTERBRIEF_TR_PHRASE("the weights as {precision} come to {n} GB; embedding, "
                                         "head, norms and routers stay in bf16, as does attention")
                : CLUSTERBRIEF_TR_PHRASE("the weights as {precision} come to {n} GB; embedding, "
                                         "head, norms and routers stay in bf16"),
            {{"precision", precision}, {"n", figure(bytes / 1e9, 2)}}));
}

void compare(Draft& draft, double total, const Catalog& catalog)
{
    const auto vocabulary = draft.count("model/vocab");
    for (const Model* model : modelsLike(draft, catalog)) {
        if (model->vocabulary != vocabulary.value_or(0)) {
            continue;
        }
        const auto published = static_cast<double>(model->parameters);
        const bool same = published == total;
        const std::string of = filled(CLUSTERBRIEF_TR_PHRASE("{n} published of {name} ({id})"),
            {{"n", figure(published, 0)}, {"name", model->name}, {"id", model->id}});
        draft.say(same ? ImportSeverity::Advice : ImportSeverity::Warning,
            filled(same
                    ? CLUSTERBRIEF_TR_PHRASE("computed: {n} parameters, the same as the {of}")
                    : CLUSTERBRIEF_TR_PHRASE(
                        "computed: {n} parameters, {m} % from the {of}, which has the same layers, "
                        "hidden size, heads and vocabulary"),
                {{"n", figure(total, 0)},
                    {"m", figure(100 * std::abs(total - published) / published, 3)}, {"of", of}}));
    }
}

} // namespace

void countConfig(Draft& draft, const Architecture* architecture, const Catalog& catalog)
{
    const auto experts = draft.count("model/experts");
    const auto used = draft.count("model/experts_per_token");
    if (experts && used && *used > *experts) {
        draft.say(ImportSeverity::Error,
            filled(
                CLUSTERBRIEF_TR_PHRASE("{n} experts a token are more than the {m} that there are"),
                {{"n", std::to_string(*used)}, {"m", std::to_string(*experts)}}));
        return;
    }
    if (architecture == nullptr) {
        nameCatalogModels(draft, catalog, CLUSTERBRIEF_TR_PHRASE("the catalog has none like it"));
        return;
    }
    const std::optional<ModelShape> shape = shapeOf(draft);
    const auto parameters = parametersOf(draft, architecture->counting, shape);
    if (!parameters || !(parameters->total >= 1 && parameters->total < kMostParameters)) {
        draft.say(ImportSeverity::Warning,
            filled(architecture->counting == Architecture::Counting::NotKnown
                    ? CLUSTERBRIEF_TR_PHRASE("the parameter count is not computed: the layers of "
                                             "model_type {type} are not known to this program in "
                                             "full")
                    : parameters
                    ? CLUSTERBRIEF_TR_PHRASE("the parameter count is not computed: it "
                                             "would be beyond any model")
                    : CLUSTERBRIEF_TR_PHRASE("the parameter count is not computed: "
                                             "dimensions that it takes are not stated"),
                {{"type", std::string(architecture->type)}}));
        return;
    }
    const std::string source =
        filled(CLUSTERBRIEF_TR_PHRASE("the dimensions, by the layers of model_type {type}"),
            {{"type", std::string(architecture->type)}});
    draft.derive(
        source, "model/parameters", Value::ofNumber(static_cast<Count>(parameters->total)));
    draft.derive(
        source, "model/active_parameters", Value::ofNumber(static_cast<Count>(parameters->active)));
    compare(draft, parameters->total, catalog);
    if (shape && architecture->counting != Architecture::Counting::Mamba) {
        tellPrediction(draft, architecture->counting, *shape);
        weighCheckpoint(draft, *shape, parameters->total);
    }
}

} // namespace clusterbrief::detail
