#include "core/suggest/suggest.h"

#include "core/analyse.h"
#include "core/check/acceptance.h"
#include "core/suggest/question.h"
#include "core/suggest/search.h"

#include <algorithm>

namespace clusterbrief {

const char* const kRanking =
    "first what keeps 20 % of the GPU's memory free, then what loses the least time a step on its "
    "links, in the pipeline and by computing again, with nothing hidden behind compute, then what "
    "keeps more memory free; of inference, the fewest GPUs a replica before all";

bool Suggestions::any() const
{
    return std::any_of(systems.begin(), systems.end(),
        [](const SystemSuggestion& system) { return !system.options.empty(); });
}

Result<Suggestions> suggest(
    const SuggestQuestion& question, const std::shared_ptr<const Catalog>& catalog)
{
    Result<Suggestions> result = detail::answered(question, *catalog);
    if (!result) {
        return result;
    }
    for (const System& system : catalog->systems) {
        if (question.system.empty()) {
            result->systems.push_back(detail::smallestOn(system, *result, catalog, 1));
        }
    }
    if (!question.system.empty()) {
        result->systems.push_back(
            detail::smallestOn(*catalog->system(question.system), *result, catalog, kMostOptions));
    }
    return result;
}

Document requestFor(const Suggestion& option, const std::shared_ptr<const Catalog>& catalog)
{
    Document request = option.request;
    const Result<Analysis> analysis = analyse(request, catalog);
    if (!analysis || request.acceptance.empty()) {
        return request;
    }
    const RunCover cover = runCover(analysis->design, request.acceptance.front());
    const double passable = cover.unknown.empty() ? passableThreshold(analysis->design, cover) : 0;
    if (passable >= 1) {
        request.acceptance.front().busBandwidthGbs = passable;
    }
    return request;
}

} // namespace clusterbrief
