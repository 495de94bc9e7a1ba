#include "core/sizing/activations.h"

#include "core/base/contract.h"
#include "core/base/text.h"

#include <vector>

namespace clusterbrief {
namespace {

constexpr double kFeedForward = 16;  ///< Of a layer, split by tensor parallel.
constexpr double kSplitByTensor = 8; ///< Of attention.
constexpr double kSplitBySequence = 10;
constexpr double kScores = 5;
constexpr double kLayerInput = 2;
constexpr double kLogit = 4;

double number(std::int64_t count)
{
    return static_cast<double>(count);
}

double feedForwardOf(const Model& model, bool withExperts)
{
    if (!withExperts || model.expertsPerToken == 0) {
        return kFeedForward;
    }
    const double width = number(model.expertsPerToken + model.sharedExperts) * number(model.moeFfn);
    return 4 * width / number(model.hidden);
}

/// Bytes of a layer a token and hidden number, with its spelling.
struct Factor {
    double value = 0;
    std::string text;
};

Factor factorOf(const ResolvedWorkload& workload, bool withExperts)
{
    if (recomputeOf(workload) == Recompute::Full) {
        return {kLayerInput, figure(kLayerInput)};
    }
    const Model& model = *workload.model;
    const double tensor = number(workload.tensor);
    const double split = kSplitByTensor + feedForwardOf(model, withExperts);
    const bool sequence = isSequenceParallel(workload);
    std::vector<std::string> terms;
    double value =
        sequence ? (split + kSplitBySequence) / tensor : kSplitBySequence + split / tensor;
    if (sequence || workload.tensor == 1) {
        terms.push_back(figure(split + kSplitBySequence, 2));
    } else {
        terms.push_back(figure(kSplitBySequence));
        terms.push_back(figure(split, 2) + " ÷ tensor " + grouped(workload.tensor));
    }
    if (recomputeOf(workload) == Recompute::None) {
        const double tokens = number(*workload.request->sequenceLength);
        value += kScores * number(model.heads) * tokens / (number(model.hidden) * tensor);
        terms.push_back("5 × " + grouped(model.heads) + " heads × " + figure(tokens, 0) + " ÷ "
            + grouped(model.hidden)
            + (sequence || workload.tensor == 1 ? "" : " ÷ tensor " + grouped(workload.tensor)));
    }
    const std::string sum = join(terms, " + ");
    return {value, terms.size() > 1 ? '(' + sum + ')' : sum};
}

std::string layersText(const ResolvedWorkload& workload, const StageLoad& stage)
{
    const auto count = [](double layers) { return figure(layers, 0) + " layers"; };
    const double dense = stage.layers - stage.expertLayers;
    if (stage.expertLayers == 0 || recomputeOf(workload) == Recompute::Full) {
        return factorOf(workload, false).text + " × " + count(stage.layers);
    }
    const std::string experts =
        factorOf(workload, true).text + " × " + count(stage.expertLayers) + " with experts";
    return dense > 0
        ? '(' + factorOf(workload, false).text + " × " + count(dense) + " + " + experts + ')'
        : experts;
}

std::string splitText(const char* name, std::int64_t ranks)
{
    return ranks > 1 ? std::string(" ÷ ") + name + ' ' + grouped(ranks) : std::string();
}

std::string howOf(const ResolvedWorkload& workload, const StageLoad& stage, double kept)
{
    const Workload& request = *workload.request;
    std::string text = layersText(workload, stage) + " × " + grouped(*request.sequenceLength)
        + " tokens × micro batch " + grouped(*request.microBatch) + " × "
        + grouped(workload.model->hidden) + " hidden";
    if (isSequenceParallel(workload) && recomputeOf(workload) != Recompute::Full) {
        text += splitText("tensor", workload.tensor);
    }
    text += splitText("context", workload.context);
    if (workload.pipeline > 1) {
        text += " × " + figure(kept, 2) + " micro batches in flight";
    }
    return text;
}

/// Empty when both are stated.
std::string sizesUnknown(const Workload& request)
{
    if (request.sequenceLength && request.microBatch) {
        return {};
    }
    return !request.sequenceLength && !request.microBatch
        ? CLUSTERBRIEF_TR_PHRASE("sequence length and micro batch are not stated")
        : !request.sequenceLength ? CLUSTERBRIEF_TR_PHRASE("the sequence length is not stated")
                                  : CLUSTERBRIEF_TR_PHRASE("the micro batch is not stated");
}

} // namespace

bool isSequenceParallel(const ResolvedWorkload& workload)
{
    const std::optional<Parallelism>& stated = workload.request->parallelism;
    return workload.tensor > 1 && stated && stated->sequence.value_or(true);
}

Recompute recomputeOf(const ResolvedWorkload& workload)
{
    return workload.request->recompute.value_or(Recompute::Selective);
}

std::string activationsUnknown(const ResolvedWorkload& workload)
{
    if (std::string reason = sizesUnknown(*workload.request); !reason.empty()) {
        return reason;
    }
    const Model& model = *workload.model;
    if (model.layers == 0 || model.hidden == 0
        || (recomputeOf(workload) == Recompute::None && model.heads == 0)) {
        return CLUSTERBRIEF_TR_PHRASE("the model states no layers, hidden size or heads");
    }
    return {};
}

std::optional<Activations> activations(const ResolvedWorkload& workload, const StageLoad& stage)
{
    const Workload& request = *workload.request;
    if (request.kind != WorkloadKind::Training || !activationsUnknown(workload).empty()) {
        return std::nullopt;
    }
    const double perFactor = number(*request.sequenceLength) / number(workload.context)
        * number(*request.microBatch) * number(workload.model->hidden);
    const double factors = (stage.layers - stage.expertLayers) * factorOf(workload, false).value
        + stage.expertLayers * factorOf(workload, true).value;
    const double kept = microBatchesInFlight(workload, stage.index);
    return Activations{perFactor * factors * kept, howOf(workload, stage, kept)};
}

std::string logitsUnknown(const ResolvedWorkload& workload)
{
    std::string reason = sizesUnknown(*workload.request);
    return reason.empty() && workload.model->vocabulary == 0
        ? CLUSTERBRIEF_TR_PHRASE("the model states no vocabulary")
        : reason;
}

std::optional<Activations> outputLogits(const ResolvedWorkload& workload, const StageLoad& stage)
{
    const Workload& request = *workload.request;
    if (request.kind != WorkloadKind::Training || stage.index != workload.pipeline - 1
        || !logitsUnknown(workload).empty()) {
        return std::nullopt;
    }
    const double bytes = kLogit * number(*request.sequenceLength) * number(*request.microBatch)
        * number(workload.model->vocabulary) / number(workload.tensor) / number(workload.context);
    return Activations{bytes,
        figure(kLogit) + " bytes × " + grouped(*request.sequenceLength) + " tokens × micro batch "
            + grouped(*request.microBatch) + " × vocabulary " + grouped(workload.model->vocabulary)
            + splitText("tensor", workload.tensor) + splitText("context", workload.context)};
}

} // namespace clusterbrief
