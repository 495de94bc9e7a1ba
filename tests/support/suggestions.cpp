#include "tests/support/suggestions.h"

#include "core/analyse.h"

namespace clusterbrief::tests {

SuggestQuestion training(const std::string& model, const std::string& system)
{
    SuggestQuestion question;
    question.model = model;
    question.system = system;
    return question;
}

SuggestQuestion inference(const std::string& model, const std::string& system)
{
    SuggestQuestion question = training(model, system);
    question.kind = WorkloadKind::Inference;
    return question;
}

Suggestions answerTo(const SuggestQuestion& question)
{
    return suggest(question, sharedBuiltInCatalog()).value();
}

SystemSuggestion onOne(const SuggestQuestion& question)
{
    return answerTo(question).systems.front();
}

} // namespace clusterbrief::tests
