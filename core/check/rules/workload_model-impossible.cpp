#include "core/base/contract.h"
#include "core/catalog/model_faults.h"
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

constexpr const char* kContraryText =
    CLUSTERBRIEF_TR_NOOP("The model contradicts itself: {contrary}.");

void addFaults(
    const ResolvedWorkload& workload, const std::vector<ModelFault>& faults, Report& report)
{
    std::vector<std::string> texts;
    for (const ModelFault& fault : faults) {
        texts.push_back(fault.text);
    }
    const std::string field = workload.field("model") + faults.front().pointer;
    switch (faults.front().kind) {
    case ModelFault::Kind::Unreadable:
        report.add(workload.at, field, {{"errors", join(texts, "; ")}});
        return;
    case ModelFault::Kind::Zero:
        report.add(workload.at, field, {{"zero", join(texts, ", ")}}).text = kZeroText;
        return;
    case ModelFault::Kind::Contrary:
        report.add(workload.at, field, {{"contrary", join(texts, "; ")}}).text = kContraryText;
        return;
    }
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
        const auto faults = modelFaults(*workload->request->inlineModel);
        if (!faults.empty()) {
            addFaults(*workload, faults, report);
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
        "A model stated by its own numbers has one that cannot be read or is far above any "
        "model's, a dimension of 0, or dimensions that contradict each other; nothing is then "
        "reckoned with it. A warning where its parameters are more than 2 % "
        "from what its dimensions come to."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Correct the model, state what it leaves out (tied_embeddings, gated_ffn), or name one of "
        "the catalog."),
    .source = "tests/README.md: the dimensions of every model of the catalog give its published "
              "number of parameters",
    .check = check,
    .also = {Severity::Warning},
};

} // namespace clusterbrief::rules
