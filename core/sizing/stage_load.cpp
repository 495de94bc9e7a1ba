#include "core/sizing/stage_load.h"

#include "core/base/text.h"
#include "core/catalog/model_shape.h"

#include <algorithm>
#include <cmath>

namespace clusterbrief {
namespace {

/// Dimensions whose count is further from the stated parameters describe another model.
constexpr double kMostUnexplained = 0.02;

double number(std::int64_t count)
{
    return static_cast<double>(count);
}

/// Source: gate, up and down of every expert, where the other dimensions are not stated.
double expertParameters(const Model& model)
{
    const double all = number(model.expertLayers()) * number(model.experts) * 3
        * number(model.hidden) * number(model.moeFfn);
    return model.hasExperts() ? std::clamp(all, 0.0, number(model.parameters)) : 0;
}

StageLoad evenStage(const ResolvedWorkload& workload, std::int64_t index)
{
    const Model& model = *workload.model;
    const double stages = number(std::max<std::int64_t>(1, workload.pipeline));
    StageLoad stage;
    stage.index = index;
    stage.layers = std::ceil(number(model.layers) / stages);
    stage.expertLayers = std::min(stage.layers, std::ceil(number(model.expertLayers()) / stages));
    stage.experts = expertParameters(model) / stages;
    stage.shared = number(model.parameters) / stages - stage.experts;
    return stage;
}

/// Layers of one stage, those with experts and those without.
struct Layers {
    double all = 0;
    double experts = 0;
};

Layers layersOf(const ResolvedWorkload& workload, bool isFirst)
{
    const Model& model = *workload.model;
    if (workload.pipeline == 1) {
        return {number(model.layers), number(model.expertLayers())};
    }
    const double all = std::ceil(number(model.layers) / number(workload.pipeline));
    const double leading = isFirst ? std::min(all, number(model.denseLayers)) : 0;
    const double experts = std::ceil((all - leading) / number(model.moeEvery));
    return {all, std::min(experts, number(model.expertLayers()))};
}

std::string nameOf(const ResolvedWorkload& workload, const StageLoad& stage)
{
    const bool isFirst = stage.index == 0;
    const bool isLast = stage.index == workload.pipeline - 1;
    const char* place = isFirst ? "the first stage (" : isLast ? "the last stage (" : "a stage (";
    return place + figure(stage.layers, 0) + " of " + grouped(workload.model->layers) + " layers"
        + (isFirst       ? " and the input embedding)"
                : isLast ? " and the output head)"
                         : ")");
}

StageLoad shapedStage(const ResolvedWorkload& workload, const ModelShape& shape, std::int64_t index)
{
    const Model& model = *workload.model;
    const bool isFirst = index == 0;
    const bool isLast = index == workload.pipeline - 1;
    const Layers layers = layersOf(workload, isFirst);
    StageLoad stage;
    stage.index = index;
    stage.layers = layers.all;
    stage.expertLayers = layers.experts;
    stage.unscaled = layers.all * shape.norms + layers.experts * shape.router;
    stage.unscaled += isFirst ? shape.embedding : 0;
    if (isLast) {
        // A table that input and output share stands on both ends of a pipeline.
        const bool copied = model.tiedEmbeddings && !isFirst;
        stage.unscaled += shape.finalNorm
            + (copied ? number(model.vocabulary) * number(model.hidden) : shape.output);
    }
    const double unexplained = number(model.parameters) - shape.total();
    stage.experts = layers.experts * shape.experts * shape.expert;
    stage.expertUnscaled = layers.experts * shape.experts * shape.expertBias;
    stage.shared = stage.unscaled + layers.all * shape.attention
        + (layers.all - layers.experts) * shape.denseFfn + layers.experts * shape.shared
        + unexplained * layers.all / shape.layers;
    stage.what = nameOf(workload, stage);
    return stage;
}

} // namespace

std::vector<StageLoad> stageLoads(const ResolvedWorkload& workload)
{
    const Model& model = *workload.model;
    const std::optional<ModelShape> shape = modelShape(model);
    const double parameters = number(model.parameters);
    if (!shape || std::abs(shape->total() - parameters) > kMostUnexplained * parameters) {
        std::vector<StageLoad> ends{evenStage(workload, 0)};
        if (workload.pipeline > 1) {
            ends.push_back(evenStage(workload, workload.pipeline - 1));
        }
        return ends;
    }
    std::vector<StageLoad> stages{shapedStage(workload, *shape, 0)};
    if (workload.pipeline > 2) {
        stages.push_back(shapedStage(workload, *shape, 1));
    }
    if (workload.pipeline > 1) {
        stages.push_back(shapedStage(workload, *shape, workload.pipeline - 1));
    }
    return stages;
}

RankSplit rankSplit(const ResolvedWorkload& workload)
{
    const std::optional<Parallelism>& stated = workload.request->parallelism;
    RankSplit split;
    split.shared = number(workload.tensor);
    const bool isTraining = workload.request->kind == WorkloadKind::Training;
    const bool tensorStated = stated && stated->expertTensor.has_value();
    split.expertsFollowTensor =
        workload.expert == 1 && workload.expertTensor == 1 && !(isTraining && tensorStated);
    split.experts = split.expertsFollowTensor
        ? split.shared
        : number(workload.expert) * number(workload.expertTensor);
    split.replicas = std::max(1.0, number(workload.data) * number(workload.context));
    split.expertReplicas = std::max(1.0, split.replicas * split.shared / split.experts);
    return split;
}

std::int64_t virtualStages(const ResolvedWorkload& workload)
{
    const std::optional<Parallelism>& stated = workload.request->parallelism;
    return stated ? std::max<std::int64_t>(1, stated->virtualPipeline.value_or(1)) : 1;
}

std::optional<std::int64_t> microBatches(const ResolvedWorkload& workload)
{
    const Workload& request = *workload.request;
    if (!request.globalBatch || workload.data < 1) {
        return std::nullopt;
    }
    const std::int64_t aReplica = *request.globalBatch / workload.data;
    return std::max<std::int64_t>(1, aReplica / request.microBatch.value_or(1));
}

double microBatchesInFlight(const ResolvedWorkload& workload, std::int64_t stage)
{
    if (workload.pipeline < 2) {
        return 1;
    }
    const double stages = number(workload.pipeline);
    const double chunks = number(virtualStages(workload));
    const double kept = chunks > 1 ? (stages * chunks + stages - 1 - 2 * number(stage)) / chunks
                                   : stages - number(stage);
    const std::optional<std::int64_t> batches = microBatches(workload);
    return batches ? std::min(kept, number(*batches)) : kept;
}

} // namespace clusterbrief
