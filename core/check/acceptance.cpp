#include "core/check/acceptance.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/sizing/size.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace clusterbrief {
namespace {

constexpr double kReached = 0.85;
constexpr double kScaleUpReduction = 1.1;

std::vector<const ResolvedGroup*> gpuGroups(const Design& design)
{
    std::vector<const ResolvedGroup*> groups;
    for (const auto& group : design.groups) {
        if (group->role == Role::Compute || group->gpusPerServer > 0) {
            groups.push_back(group.get());
        }
    }
    return groups;
}

std::string unknownOf(const std::vector<const ResolvedGroup*>& groups)
{
    if (groups.empty()) {
        return CLUSTERBRIEF_TR_PHRASE("the request names no GPU nodes");
    }
    const ResolvedGroup& first = *groups.front();
    for (const ResolvedGroup* group : groups) {
        if (group->gpu == nullptr || group->gpusPerServer == 0 || group->servers == 0) {
            return filled(
                CLUSTERBRIEF_TR_PHRASE("the GPUs of {at} are not known"), {{"at", group->at}});
        }
        if (group->traysUnknown()) {
            return traysNotKnown(*group);
        }
        if (group->domain != group->gpusPerServer) {
            return filled(
                CLUSTERBRIEF_TR_PHRASE("the GPUs of a server of {at} are not one scale-up domain"),
                {{"at", group->at}});
        }
        if (group->gpu != first.gpu || group->gpusPerServer != first.gpusPerServer) {
            return filled(CLUSTERBRIEF_TR_PHRASE("{at} and {other_at} have unlike GPUs or domains"),
                {{"at", first.at}, {"other_at", group->at}});
        }
    }
    return {};
}

std::string countRun(const Design& design, const AcceptanceRun& run, const ResolvedGroup& first,
    std::int64_t servers, RunCover& cover)
{
    const std::int64_t nodes = design.nodes();
    if (run.scope == Scope::EveryPair || run.scope == Scope::Sample) {
        const bool pair = run.scope == Scope::EveryPair;
        if (!pair && !run.nodes) {
            return CLUSTERBRIEF_TR_PHRASE("the size of the sample is not stated");
        }
        const std::int64_t taken = std::min(nodes, pair ? 2 : *run.nodes);
        cover.gpus = taken * first.gpusPerNode;
        cover.domains =
            pair ? std::min<std::int64_t>(servers, taken) : ceilDiv(cover.gpus, first.domain);
        return {};
    }
    const bool apart = design.network(NetworkKind::Compute) == nullptr && jobsStayInServers(design);
    cover.gpus = apart ? first.gpusPerServer : design.gpus();
    cover.domains = apart ? 1 : servers;
    return {};
}

/// Whether the ports are known and as fast as the links of their network.
bool carriesItsSpeed(const Design& design, const ResolvedGroup& group)
{
    const ResolvedNetwork* network = design.network(NetworkKind::Compute);
    const std::optional<GigabitsPerSecond> link =
        network == nullptr ? std::nullopt : network->linkSpeed();
    return fabricPerGpu(group)
        && (!link
            || group.compute->speed->value == link->value * static_cast<double>(network->planes));
}

bool reducesInFabric(const Design& design, const AcceptanceRun& run)
{
    const ResolvedNetwork* network = design.network(NetworkKind::Compute);
    if (network == nullptr || !network->isInfiniBand()
        || (network->leaf != nullptr && network->leaf->sharp.value_or(1) == 0)) {
        return false;
    }
    return run.inNetworkReduction.value_or(network->request->sharp.has_value());
}

bool isLike(const Measurement& published, const RunCover& cover)
{
    const auto few = [](std::int64_t domains) { return std::min<std::int64_t>(domains, 3); };
    const bool sameFabric = cover.domains == 1
        || (published.fabricGbs && cover.fabric && *published.fabricGbs == cover.fabric->value
            && published.inNetworkReduction.value_or(cover.reduces) == cover.reduces);
    return few(published.domains) == few(cover.domains) && sameFabric
        && std::find(published.gpus.begin(), published.gpus.end(), cover.gpu->id)
        != published.gpus.end();
}

std::string told(const Catalog& catalog, const Measurement& published)
{
    std::vector<std::string> titles;
    for (const std::string& id : published.sources) {
        const Source* source = catalog.source(id);
        titles.push_back(source == nullptr ? id : source->title);
    }
    const std::string how = published.how.empty() ? "" : published.how + ", ";
    const bool vendor = published.standing == Standing::Vendor;
    const char* text = published.asked
        ? (vendor ? CLUSTERBRIEF_TR_PHRASE("{n} GB/s asked of {m} GPUs ({titles})")
                  : CLUSTERBRIEF_TR_PHRASE("{n} GB/s asked of {m} GPUs ({titles}, second-hand)"))
        : (vendor
                ? CLUSTERBRIEF_TR_PHRASE("{n} GB/s measured on {m} GPUs ({titles})")
                : CLUSTERBRIEF_TR_PHRASE("{n} GB/s measured on {m} GPUs ({titles}, second-hand)"));
    return filled(text,
        {{"n", figure(published.busBandwidthGbs, 2)}, {"m", grouped(published.ranks)},
            {"titles", how + join(titles, ", ")}});
}

} // namespace

bool isAllReduce(const AcceptanceRun& run)
{
    return lowered(run.test).find("all_reduce_perf") != std::string::npos;
}

bool jobsStayInServers(const Design& design)
{
    const auto& jobs = design.workloads;
    return !jobs.empty() && std::all_of(jobs.begin(), jobs.end(), [](const auto& workload) {
        return workload->spansServers() == false;
    });
}

RunCover runCover(const Design& design, const AcceptanceRun& run)
{
    RunCover cover;
    const std::vector<const ResolvedGroup*> groups = gpuGroups(design);
    cover.unknown = unknownOf(groups);
    if (!cover.unknown.empty()) {
        return cover;
    }
    const ResolvedGroup& first = *groups.front();
    std::int64_t servers = 0;
    for (const ResolvedGroup* group : groups) {
        servers += group->servers;
        const std::optional<GigabytesPerSecond> share = fabricPerGpu(*group);
        cover.fabric = share && (!cover.fabric || *share < *cover.fabric) ? share : cover.fabric;
    }
    cover.gpu = first.gpu;
    cover.unknown = countRun(design, run, first, servers, cover);
    if (cover.unknown.empty() && cover.gpus < 2) {
        cover.unknown = CLUSTERBRIEF_TR_PHRASE("a single GPU has nothing to reduce with");
    }
    if (cover.domains == 1) {
        cover.fabric.reset();
        return cover;
    }
    for (const ResolvedGroup* group : groups) {
        if (cover.unknown.empty() && !carriesItsSpeed(design, *group)) {
            cover.unknown =
                filled(CLUSTERBRIEF_TR_PHRASE("what the compute ports of {at} carry is not known"),
                    {{"at", group->at}});
        }
    }
    cover.reduces = reducesInFabric(design, run);
    return cover;
}

double mostBusBandwidth(const RunCover& cover)
{
    const bool reduces = cover.gpu->scaleUpFabric == "nvlink"
        && (cover.gpu->architecture.starts_with("Hopper")
            || cover.gpu->architecture.starts_with("Blackwell"));
    const double inside = cover.gpu->scaleUp.eachWay().value * (reduces ? kScaleUpReduction : 1.0);
    if (cover.domains <= 1) {
        return inside;
    }
    const auto others = static_cast<double>(cover.gpus - 1);
    const auto domains = static_cast<double>(cover.domains);
    const double across =
        cover.fabric->value * (cover.reduces ? 2 * others / domains : others / (domains - 1));
    return cover.gpus == cover.domains ? across : std::min(across, inside);
}

std::optional<PublishedRange> publishedFor(const Design& design, const RunCover& cover)
{
    std::optional<PublishedRange> range;
    for (const Measurement& published : design.catalog->measurements) {
        if (!isLike(published, cover)) {
            continue;
        }
        const double gbs = published.busBandwidthGbs;
        if (!range) {
            range = PublishedRange{gbs, gbs, told(*design.catalog, published)};
            continue;
        }
        range->low = std::min(range->low, gbs);
        range->high = std::max(range->high, gbs);
        range->told += "; " + told(*design.catalog, published);
    }
    return range;
}

double passableThreshold(const Design& design, const RunCover& cover)
{
    const double reached = kReached * mostBusBandwidth(cover);
    const std::optional<PublishedRange> range = publishedFor(design, cover);
    return std::floor(range ? std::min(range->low, reached) : reached);
}

} // namespace clusterbrief
