#include "core/suggest/question.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/document/fields.h"

#include <algorithm>

namespace clusterbrief::detail {
namespace {

constexpr Count kTrainingTokens = 4'096;
constexpr Count kInferenceTokens = 8'192; ///< Where the model's longest context is not known.

std::string unknownPart(const Catalog& catalog, PartKind kind, const std::string& id)
{
    const std::string near = nearest(id, catalog.ids(kind));
    return (id.empty() ? "\"\"" : id) + ": the catalog has no such " + std::string(singular(kind))
        + (near.empty()
                ? "; `clusterbrief-cli catalog " + std::string(singular(kind)) + "` lists them"
                : "; did you mean " + near + '?');
}

void checkRange(
    Errors& errors, const char* where, const std::optional<Count>& value, double maximum)
{
    if (value && (*value < 1 || static_cast<double>(*value) > maximum)) {
        errors.push_back({where, {},
            filled(CLUSTERBRIEF_TR_PHRASE("{n} is outside its range of 1 to {m}"),
                {{"n", std::to_string(*value)}, {"m", grouped(static_cast<Count>(maximum))}})});
    }
}

double mostOf(const char* path)
{
    const FieldInfo* field = fieldAt(path);
    return field == nullptr ? 0 : field->maximum;
}

void checkKind(Errors& errors, const SuggestQuestion& question)
{
    const auto refuse = [&](const char* where, bool stated, const char* kind) {
        if (stated) {
            errors.push_back({where, {}, std::string("this is a figure of ") + kind});
        }
    };
    if (question.kind == WorkloadKind::Inference) {
        refuse("sharding", question.sharding.has_value(), "training");
        refuse("global batch", question.globalBatch.has_value(), "training");
    } else {
        refuse("concurrent", question.concurrent.has_value(), "inference");
    }
}

Errors faults(const SuggestQuestion& question, const Catalog& catalog)
{
    Errors errors;
    if (catalog.model(question.model) == nullptr) {
        errors.push_back({"model", {}, unknownPart(catalog, PartKind::Model, question.model)});
    }
    if (!question.system.empty() && catalog.system(question.system) == nullptr) {
        errors.push_back({"system", {}, unknownPart(catalog, PartKind::System, question.system)});
    }
    checkRange(errors, "gpus", question.gpus, static_cast<double>(kMostGpus));
    checkRange(errors, "sequence", question.sequence, mostOf("workloads/0/sequence_length"));
    checkRange(
        errors, "concurrent", question.concurrent, mostOf("workloads/0/concurrent_sequences"));
    checkRange(errors, "global batch", question.globalBatch, mostOf("workloads/0/global_batch"));
    checkKind(errors, question);
    return errors;
}

void fillTraining(SuggestQuestion& asked, const Model& model, std::vector<std::string>& taken)
{
    if (!asked.sequence) {
        asked.sequence = std::min(kTrainingTokens, model.maxContext.value_or(kTrainingTokens));
        taken.push_back(filled(
            CLUSTERBRIEF_TR_PHRASE("Sequences of {n} tokens."), {{"n", grouped(*asked.sequence)}}));
    }
    taken.emplace_back(
        CLUSTERBRIEF_TR_PHRASE("Micro batch 1; 16 bytes a parameter for weights, gradients and "
                               "optimizer states, Adam in mixed precision."));
    if (!asked.globalBatch) {
        taken.emplace_back(CLUSTERBRIEF_TR_PHRASE("A global batch of about 512 sequences: the "
                                                  "nearest number that divides by data parallel."));
    }
    if (!asked.sharding) {
        taken.emplace_back(
            CLUSTERBRIEF_TR_PHRASE("Sharding and recompute as each layout needs them: selective "
                                   "recompute, or full where that does not fit."));
    }
}

void fillInference(SuggestQuestion& asked, const Model& model, std::vector<std::string>& taken)
{
    if (!asked.sequence) {
        asked.sequence = model.maxContext.value_or(kInferenceTokens);
        taken.push_back(filled(model.maxContext
                ? CLUSTERBRIEF_TR_PHRASE("Sequences of {n} tokens, the model's longest context.")
                : CLUSTERBRIEF_TR_PHRASE("Sequences of {n} tokens."),
            {{"n", grouped(*asked.sequence)}}));
    }
    if (!asked.concurrent) {
        asked.concurrent = 1;
        taken.emplace_back(CLUSTERBRIEF_TR_PHRASE("1 concurrent sequence a replica."));
    }
    taken.emplace_back(CLUSTERBRIEF_TR_PHRASE("A BF16 key and value cache."));
}

/// Inference runs a model as it is published.
void takePrecision(SuggestQuestion& asked, const Model& model, std::vector<std::string>& taken)
{
    if (asked.precision) {
        return;
    }
    asked.precision = asked.kind == WorkloadKind::Inference
        ? model.nativePrecision.value_or(Precision::Bf16)
        : Precision::Bf16;
    switch (*asked.precision) {
    case Precision::Fp8:
        taken.emplace_back(CLUSTERBRIEF_TR_PHRASE("FP8 weights, as the model is published."));
        break;
    case Precision::Fp4:
        taken.emplace_back(CLUSTERBRIEF_TR_PHRASE("FP4 weights, as the model is published."));
        break;
    default:
        taken.emplace_back(CLUSTERBRIEF_TR_PHRASE("BF16 weights."));
    }
}

} // namespace

Result<Suggestions> answered(const SuggestQuestion& question, const Catalog& catalog)
{
    if (Errors errors = faults(question, catalog); !errors.empty()) {
        return tl::unexpected(std::move(errors));
    }
    const Model& model = *catalog.model(question.model);
    Suggestions result;
    result.asked = question;
    result.modelName = model.name.empty() ? question.model : model.name;
    takePrecision(result.asked, model, result.assumptions);
    if (question.kind == WorkloadKind::Training) {
        fillTraining(result.asked, model, result.assumptions);
    } else {
        fillInference(result.asked, model, result.assumptions);
    }
    return result;
}

} // namespace clusterbrief::detail
