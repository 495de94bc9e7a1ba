#include "core/catalog/model_shape.h"

#include <algorithm>

namespace clusterbrief {
namespace {

double number(std::int64_t count)
{
    return static_cast<double>(count);
}

double latentAttention(const Model& model)
{
    const LatentAttention& latent = model.latent;
    const double hidden = number(model.hidden);
    const double heads = number(model.heads);
    const double query = heads * number(latent.nope + latent.rope);
    const double queries = latent.queryRank > 0
        ? (hidden + query + 1) * number(latent.queryRank) // and a norm of the rank's width
        : hidden * query;
    const double down = hidden * number(latent.kvRank + latent.rope);
    const double up = number(latent.kvRank) * (heads * number(latent.nope + latent.value) + 1);
    return queries + down + up + heads * number(latent.value) * hidden;
}

double headedAttention(const Model& model)
{
    const double hidden = number(model.hidden);
    const double width = number(model.headDim);
    const double queries = number(model.heads) * width;
    const double keysAndValues = 2 * number(model.kvHeads) * width;
    double sum = hidden * (2 * queries + keysAndValues);
    if (model.attentionBias != AttentionBias::None) {
        sum += queries + keysAndValues;
    }
    if (model.attentionBias == AttentionBias::All) {
        sum += hidden;
    }
    sum += model.queryKeyNorm ? 2 * width : 0;
    return sum + (model.attentionSinks ? number(model.heads) : 0);
}

double feedForwardBias(const Model& model, std::int64_t width)
{
    const double inner = model.gatedFfn ? 2 : 1;
    return model.ffnBias ? inner * number(width) + number(model.hidden) : 0;
}

double feedForward(const Model& model, std::int64_t width)
{
    const double inner = model.gatedFfn ? 2 : 1;
    const double matrices = (inner + 1) * number(model.hidden) * number(width);
    return matrices + feedForwardBias(model, width);
}

bool isStated(const Model& model)
{
    const bool latentKnown = model.latent.kvRank == 0
        || (model.latent.nope > 0 && model.latent.rope > 0 && model.latent.value > 0);
    const bool hasDense = !model.hasExperts() || model.expertLayers() < model.layers;
    return model.layers > 0 && model.hidden > 0 && model.vocabulary > 0 && model.heads > 0
        && model.headDim > 0 && latentKnown && (!hasDense || model.ffn > 0)
        && (!model.hasExperts() || model.moeFfn > 0);
}

void addExperts(const Model& model, ModelShape& shape)
{
    if (!model.hasExperts()) {
        return;
    }
    shape.expertLayers = number(model.expertLayers());
    shape.experts = number(model.experts);
    shape.expertsPerToken = std::min(number(model.expertsPerToken), shape.experts);
    shape.expert = feedForward(model, model.moeFfn);
    shape.expertBias = feedForwardBias(model, model.moeFfn);
    shape.shared = number(model.sharedExperts) * shape.expert;
    shape.router = (number(model.hidden) + (model.routerBias ? 1 : 0)) * shape.experts;
}

} // namespace

double ModelShape::total() const
{
    return embedding + output + attentionOfAll() + denseFfnOfAll() + expertsOfAll() + sharedOfAll()
        + normsOfAll();
}

double ModelShape::active() const
{
    return total() - expertLayers * (experts - expertsPerToken) * expert;
}

std::optional<ModelShape> modelShape(const Model& model)
{
    if (!isStated(model)) {
        return std::nullopt;
    }
    const double hidden = number(model.hidden);
    const double norm = hidden * (model.layerNorm ? 2 : 1);
    ModelShape shape;
    shape.layers = number(model.layers);
    shape.output = model.tiedEmbeddings ? 0 : number(model.vocabulary) * hidden;
    shape.embedding = number(model.vocabulary) * hidden
        + (model.learnedPositions ? number(model.maxContext.value_or(0)) * hidden : 0);
    shape.finalNorm = norm;
    shape.norms = 2 * norm;
    shape.attention = model.latentRank > 0 ? latentAttention(model) : headedAttention(model);
    shape.denseFfn = feedForward(model, model.ffn);
    addExperts(model, shape);
    return shape;
}

} // namespace clusterbrief
