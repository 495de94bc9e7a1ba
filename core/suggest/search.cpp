#include "core/suggest/search.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/check/check.h"
#include "core/check/memory_mends.h"
#include "core/design/resolve.h"
#include "core/suggest/cluster_request.h"
#include "core/suggest/layouts.h"
#include "core/suggest/probe.h"

#include <algorithm>
#include <map>

namespace clusterbrief::detail {
namespace {

/// Servers beyond those that memory alone asks for, before a search gives up: layouts without
/// NVLink can take several times the GPUs, since stages have to divide the layers.
constexpr Count kMostMoreServers = 64;
constexpr Count kMostServers = 1'000'000;

/// Servers beyond the fewest, to keep memory free.
constexpr Count kMostForRoom = 16;

std::optional<double> quickestOf(const std::vector<Scored>& list)
{
    std::optional<double> least;
    for (const Scored& scored : list) {
        if (scored.stepSeconds) {
            least = std::min(least.value_or(*scored.stepSeconds), *scored.stepSeconds);
        }
    }
    return least;
}

/// One system and number of servers.
class Attempt {
public:
    Attempt(const System& system, const Suggestions& asked,
        const std::shared_ptr<const Catalog>& catalog)
        : m_system(system)
        , m_asked(asked)
        , m_catalog(catalog)
    {}

    std::vector<Suggestion> optionsOn(Count servers, std::size_t most)
    {
        m_drafts.clear();
        std::vector<Suggestion> options;
        for (const Scored& scored : scoredOn(servers)) {
            if (options.size() == most) {
                break;
            }
            if (!repeats(options, scored.candidate.layout)) {
                addIfClean(scored, servers, options);
            }
        }
        return options;
    }

    /// Why nothing stood.
    [[nodiscard]] std::string reason() const
    {
        if (m_refusals.empty()) {
            return m_leastGb ? filled(
                       CLUSTERBRIEF_TR_PHRASE(
                           "the smallest layout takes {n} GB a GPU, more than 90 % of its {m} GB"),
                       {{"n", figure(*m_leastGb)}, {"m", figure(m_gpuGb)}})
                             : CLUSTERBRIEF_TR_PHRASE(
                                 "no layout divides the model over its GPUs within their memory");
        }
        const auto most = std::max_element(m_refusals.begin(), m_refusals.end(),
            [](const auto& a, const auto& b) { return a.second < b.second; });
        return filled(CLUSTERBRIEF_TR_PHRASE(
                          "every layout that fits its memory breaks a rule, most of them {first}"),
            {{"first", most->first}});
    }

private:
    std::vector<Scored> scoredOn(Count servers)
    {
        Probe probe(clusterRequest(m_asked, *m_catalog, m_system, servers, true, 0), m_catalog);
        m_gpuGb = probe.gpuMemoryGb();
        const Ground ground{
            m_catalog->model(m_asked.asked.model), m_system.gpus, m_system.domain, servers};
        std::vector<Scored> list;
        for (const Candidate& candidate : candidates(ground, m_asked.asked)) {
            const bool spans = candidate.gpusTogether > m_system.gpus;
            if (spans && !noComputeNetwork(m_system, m_asked.asked, *m_catalog).empty()) {
                continue;
            }
            std::optional<Scored> scored = probe.scored(candidate);
            if (scored && scored->memoryGb <= kTightMemory * m_gpuGb) {
                list.push_back(*scored);
            } else if (scored) {
                m_leastGb = std::min(m_leastGb.value_or(scored->memoryGb), scored->memoryGb);
            }
        }
        const std::optional<double> quickest = quickestOf(list);
        std::stable_sort(list.begin(), list.end(),
            [&](const Scored& a, const Scored& b) { return a.ranksBefore(b, m_gpuGb, quickest); });
        return list;
    }

    /// Full recompute of a layout that stands without it.
    static bool repeats(const std::vector<Suggestion>& options, const SuggestedLayout& layout)
    {
        return layout.recompute == Recompute::Full
            && std::any_of(options.begin(), options.end(), [&](const Suggestion& option) {
                   const SuggestedLayout& other = option.layout;
                   return other.tensor == layout.tensor && other.pipeline == layout.pipeline
                       && other.context == layout.context && other.expert == layout.expert
                       && other.sharding == layout.sharding;
               });
    }

    void addIfClean(const Scored& scored, Count servers, std::vector<Suggestion>& options)
    {
        Suggestion option;
        option.layout = scored.candidate.layout;
        option.servers = servers;
        option.gpusToBuy = servers * m_system.gpus;
        option.gpusTogether = scored.candidate.gpusTogether;
        option.memoryGb = scored.memoryGb;
        option.gpuMemoryGb = m_gpuGb;
        option.fabricGb = scored.fabricGb;
        option.lostSeconds = scored.lostSeconds;
        option.needsFabric = option.gpusTogether > m_system.gpus;
        for (const Count managerPorts : {kManagerPorts, Count{0}}) {
            option.request = draft(servers, option.needsFabric, managerPorts);
            setLayout(option.request, option.layout);
            const std::string refusal = refusalOf(option.request);
            if (refusal.empty()) {
                options.push_back(std::move(option));
                return;
            }
            // A leaf that the nodes fill has no ports for a manager; nothing else is mended so.
            if (!refusal.starts_with("fabric/") || !option.needsFabric) {
                ++m_refusals[refusal];
                return;
            }
            m_lastRefusal = refusal;
        }
        ++m_refusals[m_lastRefusal];
    }

    const Document& draft(Count servers, bool spans, Count managerPorts)
    {
        const std::pair key{spans, managerPorts};
        auto found = m_drafts.find(key);
        if (found == m_drafts.end()) {
            found =
                m_drafts
                    .emplace(key,
                        clusterRequest(m_asked, *m_catalog, m_system, servers, spans, managerPorts))
                    .first;
        }
        return found->second;
    }

    /// The rule that speaks against a request; empty when none does.
    [[nodiscard]] std::string refusalOf(const Document& request) const
    {
        const Result<Design> design = resolve(std::make_shared<const Document>(request), m_catalog);
        CLUSTERBRIEF_EXPECTS(design);
        for (const Finding& finding : runRules(*design, size(*design)).findings) {
            const bool ofTheJob =
                finding.rule.starts_with("workload/") || finding.rule.starts_with("nvlink/");
            if (finding.severity == Severity::Error
                || (finding.severity == Severity::Warning && ofTheJob)) {
                return finding.rule;
            }
        }
        return {};
    }

    const System& m_system;
    const Suggestions& m_asked;
    const std::shared_ptr<const Catalog>& m_catalog;
    double m_gpuGb = 0;
    std::optional<double> m_leastGb;
    std::map<std::string, int> m_refusals;
    std::string m_lastRefusal;
    std::map<std::pair<bool, Count>, Document> m_drafts;
};

std::string notSizable(const System& system, const Catalog& catalog)
{
    if (system.gpu.empty() || system.gpus < 1) {
        return CLUSTERBRIEF_TR_PHRASE("takes any card: the catalog does not say which and how "
                                      "many, state a system that does");
    }
    const Gpu* gpu = catalog.gpu(system.gpu);
    if (gpu == nullptr || gpu->memoryGb <= 0) {
        return CLUSTERBRIEF_TR_PHRASE("the memory of its GPU is not known");
    }
    return system.domain < 1 ? CLUSTERBRIEF_TR_PHRASE("its scale-up domain is not known")
                             : std::string();
}

SystemSuggestion headOf(
    const System& system, const Suggestions& asked, const std::shared_ptr<const Catalog>& catalog)
{
    SystemSuggestion result;
    result.system = system.id;
    result.name = system.name;
    result.gpu = system.gpu;
    result.reason = notSizable(system, *catalog);
    if (result.reason.empty()) {
        Probe probe(clusterRequest(asked, *catalog, system, 1, false, 0), catalog);
        if (const std::optional<AloneNeed> need = probe.alone()) {
            result.gpusByMemory = need->gpus;
            result.byMemoryHow = need->how;
        } else {
            result.reason =
                filled(CLUSTERBRIEF_TR_PHRASE("the model's memory is not known: {unknown}"),
                    {{"unknown", probe.unknown()}});
        }
    }
    return result;
}

std::string serversText(const System& system, Count servers)
{
    return system.isRack() ? counted(servers, "rack", "racks")
                           : counted(servers, "server", "servers");
}

/// From how many to how many servers to look.
struct Span {
    Count first = 1;
    Count last = 1;
};

Span spanOf(const System& system, const SuggestQuestion& asked, Count byMemory, bool alone)
{
    if (asked.gpus) {
        const Count servers = ceilDiv(*asked.gpus, system.gpus);
        return {servers, servers};
    }
    const Count first = ceilDiv(byMemory, system.gpus);
    return {alone ? 1 : first, alone ? 1 : first + kMostMoreServers};
}

std::optional<Suggestion> roomierThan(Count servers, Attempt& attempt)
{
    for (Count more = 1; more <= kMostForRoom; ++more) {
        std::vector<Suggestion> best = attempt.optionsOn(servers + more, 1);
        if (!best.empty() && best.front().headroom() >= kRoomyShare) {
            return std::move(best.front());
        }
    }
    return std::nullopt;
}

} // namespace

SystemSuggestion smallestOn(const System& system, const Suggestions& asked,
    const std::shared_ptr<const Catalog>& catalog, std::size_t most)
{
    SystemSuggestion result = headOf(system, asked, catalog);
    if (!result.reason.empty()) {
        return result;
    }
    if (*result.gpusByMemory > kMostServers) {
        result.reason = filled(CLUSTERBRIEF_TR_PHRASE("memory alone asks for {n} GPUs"),
            {{"n", grouped(*result.gpusByMemory)}});
        return result;
    }
    const std::string ports = noComputeNetwork(system, asked.asked, *catalog);
    const Span span = spanOf(system, asked.asked, *result.gpusByMemory, !ports.empty());
    Attempt attempt(system, asked, catalog);
    for (Count servers = span.first; servers <= span.last && result.options.empty(); ++servers) {
        result.options = attempt.optionsOn(servers, most);
    }
    if (!result.options.empty() && !asked.asked.gpus && ports.empty()
        && result.options.front().headroom() < kRoomyShare) {
        result.roomier = roomierThan(result.options.front().servers, attempt);
    }
    if (result.options.empty()) {
        const bool onOne = asked.asked.gpus || span.last == 1;
        const bool tooFew = span.last < ceilDiv(*result.gpusByMemory, system.gpus);
        const std::string reason = tooFew
            ? filled(CLUSTERBRIEF_TR_PHRASE("memory alone asks for {n} GPUs"),
                {{"n", grouped(*result.gpusByMemory)}})
            : attempt.reason();
        result.reason =
            filled(onOne ? CLUSTERBRIEF_TR_PHRASE("nothing fits on {servers}: {reason}")
                         : CLUSTERBRIEF_TR_PHRASE("nothing fits on up to {servers}: {reason}"),
                {{"servers", serversText(system, span.last)}, {"reason", reason}})
            + (ports.empty() ? std::string() : "; " + ports);
    }
    return result;
}

} // namespace clusterbrief::detail
