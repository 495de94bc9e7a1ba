#include "core/base/contract.h"
#include "core/catalog/load_catalog.h"
#include "core/catalog/model_shape.h"
#include "core/check/rule.h"

#include <cmath>

namespace clusterbrief::rules {
namespace {

constexpr double kMostUnexplained = 0.02;

constexpr const char* kZeroText =
    CLUSTERBRIEF_TR_NOOP("The model states {zero} of 0: there is no such model.");

constexpr const char* kCountText = CLUSTERBRIEF_TR_NOOP(
    "The model states {stated} parameters, its dimensions come to {counted}: one of them belongs "
    "to another model.");

std::string errorsOf(const Value& model)
{
    const Result<Model> read = readModel(model, {});
    std::vector<std::string> texts;
    for (const Error& error : read ? Errors{} : read.error()) {
        texts.push_back(error.what);
    }
    return join(texts, "; ");
}

/// Dimensions that are stated, as 0.
std::string zeros(const Value& model)
{
    std::vector<std::string> keys;
    for (const char* key :
        {"parameters", "layers", "hidden", "heads", "kv_heads", "head_dim", "vocab"}) {
        const Value* value = model.find(key);
        if (value != nullptr && value->kind == Value::Kind::Number && value->text == "0") {
            keys.emplace_back(key);
        }
    }
    return join(keys, ", ");
}

constexpr const char* kContraryText =
    CLUSTERBRIEF_TR_NOOP("The model contradicts itself: {contrary}.");

/// Dimensions that cannot stand together; empty where all can.
std::string contrary(const Model& model, const Value& stated)
{
    std::vector<std::string> texts;
    if (model.kvHeads > 0 && model.heads % model.kvHeads != 0) {
        texts.push_back(grouped(model.heads) + " heads do not divide by " + grouped(model.kvHeads)
            + " KV heads");
    }
    const bool headOpen = stated.find("head_dim") == nullptr && stated.find("latent") == nullptr;
    if (headOpen && model.heads > 0 && model.hidden % model.heads != 0) {
        texts.push_back("hidden " + grouped(model.hidden) + " does not divide by "
            + grouped(model.heads) + " heads, and head_dim is not stated");
    }
    if (model.experts > 0 && model.expertsPerToken > model.experts) {
        texts.push_back(grouped(model.expertsPerToken) + " experts a token are more than the "
            + grouped(model.experts) + " that it has");
    }
    if (model.activeParameters.value_or(0) > model.parameters) {
        texts.push_back(grouped(*model.activeParameters) + " active parameters are more than the "
            + grouped(model.parameters) + " of all");
    }
    return join(texts, "; ");
}

void checkCount(const ResolvedWorkload& workload, Report& report)
{
    const std::optional<ModelShape> shape = modelShape(*workload.model);
    const auto stated = static_cast<double>(workload.model->parameters);
    if (!shape || std::abs(shape->total() - stated) <= kMostUnexplained * stated) {
        return;
    }
    Finding& finding = report.add(workload.at, workload.field("model/parameters"),
        {{"stated", grouped(workload.model->parameters)}, {"counted", figure(shape->total(), 0)}});
    finding.severity = Severity::Warning;
    finding.text = kCountText;
    if (shape->total() < 1e15) {
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Parameters {counted}"),
            {{workload.field("model/parameters"),
                Value::ofNumber(static_cast<std::int64_t>(std::round(shape->total())))}}};
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        if (!workload->request->inlineModel) {
            continue;
        }
        report.examined();
        const Value& model = *workload->request->inlineModel;
        if (!workload->model) {
            report.add(workload->at, workload->field("model"), {{"errors", errorsOf(model)}});
        } else if (std::string zero = zeros(model); !zero.empty()) {
            report.add(workload->at, workload->field("model"), {{"zero", std::move(zero)}}).text =
                kZeroText;
        } else if (std::string texts = contrary(*workload->model, model); !texts.empty()) {
            report.add(workload->at, workload->field("model"), {{"contrary", std::move(texts)}})
                .text = kContraryText;
        } else {
            checkCount(*workload, report);
        }
    }
}

} // namespace

extern const Rule workload_model_impossible;

const Rule workload_model_impossible{
    .id = "workload/model-impossible",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("No such model"),
    .text = CLUSTERBRIEF_TR_NOOP("The model's own numbers cannot be read: {errors}."),
    .why = CLUSTERBRIEF_TR_NOOP("Memory, traffic and layout of the job follow from the model; with "
                                "wrong numbers the cluster is sized for another job."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A model stated by its own numbers has one that cannot be read, a dimension of 0, or "
        "dimensions that contradict each other; a warning where its parameters are more than 2 % "
        "from what its dimensions come to."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Correct the model, state what it leaves out (tied_embeddings, gated_ffn), or name one of "
        "the catalog."),
    .source = "tests/README.md: the dimensions of every model of the catalog give its published "
              "number of parameters",
    .check = check,
};

} // namespace clusterbrief::rules
