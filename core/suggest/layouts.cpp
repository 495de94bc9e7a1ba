#include "core/suggest/layouts.h"

#include "core/check/layout.h"

#include <algorithm>

namespace clusterbrief::detail {
namespace {

constexpr Count kMostContext = 16;
constexpr Count kBatch = 512;
constexpr Count kMostExpertRanks = 4'096; ///< Several times the experts of any layer published.
constexpr Count kMostStages = 256;        ///< Where the model's layers are not known.

std::vector<Count> tensorSizes(const Ground& ground, Count most)
{
    std::vector<Count> sizes = divisors(ground.domain);
    const Count heads = ground.model->heads;
    std::erase_if(
        sizes, [&](Count size) { return size > most || (heads > 0 && heads % size != 0); });
    return sizes;
}

/// Numbers of stages that divide both the layers and the GPUs.
std::vector<Count> stageCounts(const Model& model, Count gpus)
{
    std::vector<Count> counts;
    const Count most = std::min(gpus, model.layers > 0 ? model.layers : kMostStages);
    for (Count stages = 1; stages <= most; ++stages) {
        if (gpus % stages == 0 && model.layers % stages == 0) {
            counts.push_back(stages);
        }
    }
    return counts;
}

/// Ranks that a sequence is split over. Source: Megatron-LM cuts it into twice as many pieces.
std::vector<Count> contextSizes(Count sequence, Count gpus)
{
    std::vector<Count> sizes;
    for (Count size = 1; size <= kMostContext && gpus % size == 0; size *= 2) {
        if (size == 1 || sequence % (2 * size) == 0) {
            sizes.push_back(size);
        }
    }
    return sizes;
}

/// None, the most that stays in a domain, and the most that there is.
std::vector<Count> expertSizes(const Ground& ground, Count ranks)
{
    std::vector<Count> sizes{1};
    if (!ground.model->hasExperts()) {
        return sizes;
    }
    const auto largest = [&](Count limit) {
        Count found = 1;
        for (Count size = 2; size <= std::min(limit, ground.model->experts); ++size) {
            found = ground.model->experts % size == 0 && ranks % size == 0 ? size : found;
        }
        return found;
    };
    for (const Count limit : {ground.domain, ranks}) {
        if (const Count size = largest(limit); size > sizes.back()) {
            sizes.push_back(size);
        }
    }
    return sizes;
}

std::vector<Sharding> shardings(const SuggestQuestion& asked, const SuggestedLayout& layout)
{
    if (asked.sharding) {
        return {*asked.sharding};
    }
    if (layout.data * layout.context == 1) {
        return {Sharding::None};
    }
    return layout.pipeline > 1 ? std::vector{Sharding::Zero1}
                               : std::vector{Sharding::Zero1, Sharding::Zero2, Sharding::Zero3};
}

void addTraining(const Ground& ground, const SuggestQuestion& asked, SuggestedLayout layout,
    std::vector<Candidate>& list)
{
    const Count rounds = std::max<Count>(1, (kBatch + layout.data / 2) / layout.data);
    layout.globalBatch = asked.globalBatch.value_or(rounds * layout.data);
    for (const Count expert : expertSizes(ground, layout.tensor * layout.context * layout.data)) {
        layout.expert = expert;
        for (const Sharding sharding : shardings(asked, layout)) {
            layout.sharding = sharding;
            for (const Recompute recompute : {Recompute::Selective, Recompute::Full}) {
                layout.recompute = recompute;
                list.push_back({layout, ground.gpus()});
            }
        }
    }
}

std::vector<Candidate> trainingLayouts(const Ground& ground, const SuggestQuestion& asked)
{
    std::vector<Candidate> list;
    const Count gpus = ground.gpus();
    for (const Count tensor : tensorSizes(ground, gpus)) {
        if (gpus % tensor != 0) {
            continue;
        }
        for (const Count context : contextSizes(*asked.sequence, gpus / tensor)) {
            const Count rest = gpus / tensor / context;
            for (const Count stages : stageCounts(*ground.model, rest)) {
                SuggestedLayout layout;
                layout.tensor = tensor;
                layout.pipeline = stages;
                layout.context = context;
                layout.data = rest / stages;
                addTraining(ground, asked, layout, list);
            }
        }
    }
    return list;
}

/// A replica on so many GPUs, all of it split by tensor parallel and stages.
void addReplicas(const Ground& ground, Count gpus, std::vector<Candidate>& list)
{
    for (const Count tensor : tensorSizes(ground, gpus)) {
        SuggestedLayout layout;
        layout.tensor = tensor;
        layout.pipeline = gpus / tensor;
        layout.data = ground.gpus() / gpus;
        if (gpus % tensor == 0 && ground.model->layers % layout.pipeline == 0) {
            list.push_back({layout, gpus});
        }
    }
}

/// Sets of experts that stand on the ground, each over so many GPUs: several in a server, or one on
/// whole servers.
Count expertSets(const Ground& ground, Count expert)
{
    if (expert <= ground.gpusPerServer) {
        return ground.servers * (ground.gpusPerServer / expert);
    }
    return expert % ground.gpusPerServer == 0 ? ground.gpus() / expert : 0;
}

/// Replicas of all but the experts around each set of them.
void addExpertSets(const Ground& ground, Count expert, std::vector<Candidate>& list)
{
    const Count sets = expertSets(ground, expert);
    for (const Count tensor : tensorSizes(ground, expert - 1)) {
        if (sets > 0 && expert % tensor == 0) {
            SuggestedLayout layout;
            layout.tensor = tensor;
            layout.data = sets * (expert / tensor);
            layout.expert = expert;
            list.push_back({layout, expert});
        }
    }
}

std::vector<Candidate> inferenceLayouts(const Ground& ground)
{
    std::vector<Candidate> list;
    for (const Count servers : divisors(ground.servers)) {
        if (servers > 1) {
            addReplicas(ground, servers * ground.gpusPerServer, list);
        }
    }
    for (const Count gpus : divisors(ground.gpusPerServer)) {
        addReplicas(ground, gpus, list);
    }
    const Count most = std::min({ground.model->experts, ground.gpus(), kMostExpertRanks});
    for (Count expert = 2; ground.model->hasExperts() && expert <= most; ++expert) {
        if (ground.model->experts % expert == 0) {
            addExpertSets(ground, expert, list);
        }
    }
    return list;
}

} // namespace

std::vector<Candidate> candidates(const Ground& ground, const SuggestQuestion& asked)
{
    return asked.kind == WorkloadKind::Training ? trainingLayouts(ground, asked)
                                                : inferenceLayouts(ground);
}

} // namespace clusterbrief::detail
