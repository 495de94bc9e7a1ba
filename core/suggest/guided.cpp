#include "core/suggest/guided.h"

#include "core/analyse.h"
#include "core/base/contract.h"
#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief {
namespace {

constexpr Count kUsualGpus = 8;

GuidedOption optionOn(const System& system, const Suggestion& suggestion, Document request)
{
    GuidedOption option;
    option.system = system.id;
    option.name = system.name.empty() ? system.id : system.name;
    option.isRack = system.isRack();
    option.suggestion = suggestion;
    option.request = std::move(request);
    return option;
}

SuggestQuestion questionOf(const GuidedAnswers& answers)
{
    SuggestQuestion question;
    question.model = answers.model;
    question.kind =
        answers.purpose == Purpose::Inference ? WorkloadKind::Inference : WorkloadKind::Training;
    question.system = answers.system;
    question.gpus = answers.gpus;
    question.technology = answers.technology;
    return question;
}

/// Adds a job that serves the model on all the GPUs that the option has. Returns why it cannot.
std::string addServing(const GuidedAnswers& answers, GuidedOption& option,
    const std::shared_ptr<const Catalog>& catalog)
{
    SuggestQuestion question = questionOf(answers);
    question.kind = WorkloadKind::Inference;
    question.system = option.system;
    question.gpus = option.suggestion.gpusToBuy;
    const Result<Suggestions> serving = suggest(question, catalog);
    if (!serving || !serving->any()) {
        return serving ? filled(CLUSTERBRIEF_TR_PHRASE("serving: {reason}"),
                   {{"reason", serving->systems.front().reason}})
                       : describe(serving.error().front());
    }
    option.request.workloads.push_back(
        serving->systems.front().options.front().request.workloads.front());
    option.request.project.title =
        replaced(option.request.project.title, "Training of ", "Training and serving of ");
    return {};
}

void addOptions(const GuidedAnswers& answers, const SystemSuggestion& found,
    const std::shared_ptr<const Catalog>& catalog, GuidedResult& result)
{
    if (found.options.empty()) {
        result.without.push_back({found.name.empty() ? found.system : found.name, found.reason});
    }
    std::vector<Suggestion> suggestions = found.options;
    if (found.roomier) {
        suggestions.push_back(*found.roomier);
    }
    for (const Suggestion& suggestion : suggestions) {
        GuidedOption option =
            optionOn(*catalog->system(found.system), suggestion, requestFor(suggestion, catalog));
        if (answers.purpose == Purpose::Both) {
            option.obstacle = addServing(answers, option, catalog);
        }
        result.options.push_back(std::move(option));
    }
}

Result<GuidedResult> forModel(
    const GuidedAnswers& answers, const std::shared_ptr<const Catalog>& catalog)
{
    const Result<Suggestions> suggestions = suggest(questionOf(answers), catalog);
    if (!suggestions) {
        return tl::unexpected(suggestions.error());
    }
    GuidedResult result;
    if (answers.purpose == Purpose::Unknown) {
        result.assumptions.emplace_back(
            CLUSTERBRIEF_TR_PHRASE("Training, which asks for more memory than serving."));
    } else if (answers.purpose == Purpose::Both) {
        result.assumptions.emplace_back(
            CLUSTERBRIEF_TR_PHRASE("Training and serving take turns on the same GPUs."));
    }
    result.assumptions.insert(
        result.assumptions.end(), suggestions->assumptions.begin(), suggestions->assumptions.end());
    for (const SystemSuggestion& system : suggestions->systems) {
        addOptions(answers, system, catalog, result);
    }
    return result;
}

const char* purposeNote(Purpose purpose)
{
    switch (purpose) {
    case Purpose::Training:
        return CLUSTERBRIEF_TR_PHRASE("For training; the model is not decided.");
    case Purpose::Inference:
        return CLUSTERBRIEF_TR_PHRASE("For inference; the model is not decided.");
    case Purpose::Both:
        return CLUSTERBRIEF_TR_PHRASE("For training and inference; the models are not decided.");
    case Purpose::Unknown:
        break;
    }
    return CLUSTERBRIEF_TR_PHRASE("What will run is not decided.");
}

void addCluster(const GuidedAnswers& answers, const System& system,
    const std::shared_ptr<const Catalog>& catalog, GuidedResult& result)
{
    const Count gpus = answers.gpus.value_or(kUsualGpus);
    const std::optional<Suggestion> cluster = clusterOf(gpus, system, answers.technology, catalog);
    if (cluster) {
        result.options.push_back(optionOn(system, *cluster, requestFor(*cluster, catalog)));
        result.options.back().request.project.notes = purposeNote(answers.purpose);
    } else {
        result.without.push_back({system.name.empty() ? system.id : system.name,
            CLUSTERBRIEF_TR_PHRASE(
                "the catalog does not say which GPUs it has, or how several are joined as asked")});
    }
}

Result<GuidedResult> withoutModel(
    const GuidedAnswers& answers, const std::shared_ptr<const Catalog>& catalog)
{
    GuidedResult result;
    if (!answers.gpus) {
        result.assumptions.push_back(
            filled(CLUSTERBRIEF_TR_PHRASE("{n} GPUs, since neither model nor number is decided."),
                {{"n", grouped(kUsualGpus)}}));
    }
    result.assumptions.emplace_back(
        CLUSTERBRIEF_TR_PHRASE("Whether a model fits is not known before one is named."));
    for (const System& system : catalog->systems) {
        if (answers.system.empty() || system.id == answers.system) {
            addCluster(answers, system, catalog, result);
        }
    }
    return result;
}

/// States the site and looks whether the option stands on it.
void stand(const GuidedAnswers& answers, const std::shared_ptr<const Catalog>& catalog,
    GuidedOption& option)
{
    option.request.facility.rackPowerKw = answers.rackPowerKw;
    option.request.facility.liquidCooling = answers.liquidCooling;
    const Result<Analysis> analysis = analyse(option.request, catalog);
    if (!option.obstacle.empty()) {
        return;
    }
    if (!analysis) {
        option.obstacle = describe(analysis.error().front());
    } else if (!analysis->check.ready()) {
        option.obstacle = analysis->check.findings.front().message();
    }
}

} // namespace

Result<GuidedResult> guidedResult(
    const GuidedAnswers& answers, const std::shared_ptr<const Catalog>& catalog)
{
    Result<GuidedResult> result =
        answers.model.empty() ? withoutModel(answers, catalog) : forModel(answers, catalog);
    if (!result) {
        return result;
    }
    for (GuidedOption& option : result->options) {
        stand(answers, catalog, option);
    }
    const bool ofOne = !answers.system.empty();
    std::stable_sort(result->options.begin(), result->options.end(),
        [&](const GuidedOption& a, const GuidedOption& b) {
            const bool blocked = !a.obstacle.empty();
            return blocked != !b.obstacle.empty()
                ? !blocked
                : !ofOne && a.suggestion.gpusToBuy < b.suggestion.gpusToBuy;
        });
    return result;
}

} // namespace clusterbrief
