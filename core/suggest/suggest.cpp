#include "core/suggest/suggest.h"

#include "core/analyse.h"
#include "core/base/text.h"
#include "core/check/acceptance.h"
#include "core/suggest/cluster_request.h"
#include "core/suggest/question.h"
#include "core/suggest/search.h"

#include <algorithm>

namespace clusterbrief {

const char* const kRanking =
    "first what keeps 20 % of the GPU's memory free and, of training, takes at most 1.5 times the "
    "quickest layout's time a step, then what loses the least time a step on its links, in the "
    "pipeline and by computing again, with nothing hidden behind compute, then what keeps more "
    "memory free; of inference, the fewest GPUs a replica before all";

bool Suggestions::any() const
{
    return std::any_of(systems.begin(), systems.end(),
        [](const SystemSuggestion& system) { return !system.options.empty(); });
}

std::string layoutText(const SuggestedLayout& layout)
{
    std::string text = "tensor " + grouped(layout.tensor);
    const auto add = [&](const char* name, Count size) {
        text += size > 1 ? " × " + std::string(name) + ' ' + grouped(size) : "";
    };
    add("pipeline", layout.pipeline);
    add("context", layout.context);
    text += " × data " + grouped(layout.data);
    text += layout.expert > 1 ? ", expert " + grouped(layout.expert) : "";
    if (layout.sharding && *layout.sharding != Sharding::None) {
        text += ", " + std::string(textOf(*layout.sharding));
    }
    return text + (layout.recompute == Recompute::Full ? ", full recompute" : "");
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

namespace {

/// Without an error where the leaves have ports for a fabric manager; else without those.
Document emptyCluster(const Suggestions& asked, const System& system, Count servers,
    const std::shared_ptr<const Catalog>& catalog)
{
    Document request;
    for (const Count managerPorts : {detail::kManagerPorts, Count{0}}) {
        request =
            detail::clusterRequest(asked, *catalog, system, servers, servers > 1, managerPorts);
        request.workloads.clear();
        request.project.title =
            grouped(servers) + " × " + (system.name.empty() ? system.id : system.name);
        const Result<Analysis> analysis = analyse(request, catalog);
        if (analysis && analysis->check.ready()) {
            break;
        }
    }
    return request;
}

} // namespace

std::optional<Suggestion> clusterOf(Count gpus, const System& system,
    std::optional<Technology> technology, const std::shared_ptr<const Catalog>& catalog)
{
    if (system.gpu.empty() || system.gpus < 1 || gpus < 1 || gpus > kMostGpus) {
        return std::nullopt;
    }
    Suggestions asked;
    asked.asked.technology = technology;
    const Gpu* gpu = catalog->gpu(system.gpu);
    Suggestion option;
    option.servers = gpus / system.gpus + (gpus % system.gpus == 0 ? 0 : 1);
    if (option.servers > 1 && !detail::noComputeNetwork(system, asked.asked, *catalog).empty()) {
        return std::nullopt;
    }
    option.gpusToBuy = option.servers * system.gpus;
    option.gpuMemoryGb = gpu == nullptr ? 0 : gpu->memoryGb;
    option.needsFabric = option.servers > 1;
    option.request = emptyCluster(asked, system, option.servers, catalog);
    return option;
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
