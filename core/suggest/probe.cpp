#include "core/suggest/probe.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/check/memory_mends.h"
#include "core/design/resolve.h"
#include "core/sizing/memory.h"
#include "core/sizing/stage_load.h"
#include "core/sizing/traffic.h"
#include "core/suggest/cluster_request.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace clusterbrief::detail {
namespace {

constexpr double kGiga = 1e9;
constexpr double kStateBytes = 16; ///< A parameter: weights 2, gradients 2, optimizer 12.
constexpr double kMostGpus = 1e15;

double number(Count count)
{
    return static_cast<double>(count);
}

/// Bytes a parameter that every data-parallel rank keeps; the rest of the 16 is shared out.
double keptBytes(Sharding sharding)
{
    switch (sharding) {
    case Sharding::None:
        return kStateBytes;
    case Sharding::Zero1:
        return 4;
    case Sharding::Zero2:
        return 2;
    case Sharding::Zero3:
        break;
    }
    return 0;
}

/// Units: seconds a step. Nothing where a link's rate is not known.
std::optional<double> lostSeconds(const ResolvedWorkload& workload, const Traffic& traffic)
{
    double lost = 0;
    for (const TrafficPart& part : traffic.parts) {
        if (!part.seconds()) {
            return std::nullopt;
        }
        lost += *part.seconds();
    }
    if (workload.request->kind == WorkloadKind::Training && traffic.computeSeconds) {
        const double batches = number(microBatches(workload).value_or(workload.pipeline));
        lost += *traffic.computeSeconds * number(workload.pipeline - 1) / batches;
        // A forward pass is a quarter of the time of a step that runs it twice.
        lost += workload.request->recompute == Recompute::Full ? *traffic.computeSeconds / 4 : 0;
    }
    return lost;
}

} // namespace

bool Scored::ranksBefore(const Scored& other, double gpuGb, std::optional<double> quickest) const
{
    constexpr double kNever = 1e300;
    const auto isComfortable = [&](const Scored& scored) {
        const bool quick =
            !quickest || scored.stepSeconds.value_or(kNever) <= kMostSlower * *quickest;
        return quick && scored.memoryGb <= (1 - kRoomyShare) * gpuGb;
    };
    const auto key = [&](const Scored& scored) {
        const bool inference = !scored.candidate.layout.sharding;
        return std::tuple{inference ? scored.candidate.gpusTogether : Count{0},
            !isComfortable(scored), scored.lostSeconds.value_or(kNever), scored.memoryGb};
    };
    return key(*this) < key(other);
}

Probe::Probe(Document request, const std::shared_ptr<const Catalog>& catalog)
{
    request.workloads.front().parallelism = Parallelism{};
    Result<Design> design = resolve(std::make_shared<const Document>(std::move(request)), catalog);
    CLUSTERBRIEF_EXPECTS(design && design->workloads.size() == 1);
    m_design = std::move(*design);
    m_workload = *m_design->workloads.front();
    m_request = *m_workload.request;
}

void Probe::take(const SuggestedLayout& layout)
{
    m_workload.request = &m_request;
    m_workload.tensor = layout.tensor;
    m_workload.pipeline = layout.pipeline;
    m_workload.context = layout.context;
    m_workload.data = layout.data;
    m_workload.expert = layout.expert;
    m_workload.dataDerived = false;
    m_request.sharding = layout.sharding;
    m_request.recompute = layout.recompute;
    m_request.globalBatch = layout.globalBatch;
}

double Probe::gpuMemoryGb() const
{
    const Gpu* gpu = m_workload.gpu();
    return gpu == nullptr ? 0 : gpu->memoryGb;
}

std::string Probe::unknown() const
{
    return memoryUnknown(m_workload);
}

double Probe::leastGb(const SuggestedLayout& layout, Count gpus) const
{
    const double split = number(layout.pipeline) * number(std::max(layout.tensor, layout.expert));
    const double parameters = number(m_workload.model->parameters) / kGiga;
    if (!layout.sharding) {
        constexpr double kLeastBytes = 0.5;
        return parameters * kLeastBytes / split;
    }
    const double kept = keptBytes(*layout.sharding);
    return parameters * (kept / split + (kStateBytes - kept) / number(gpus));
}

std::optional<Scored> Probe::scored(const Candidate& candidate)
{
    const double room = kTightMemory * gpuMemoryGb();
    if (leastGb(candidate.layout, candidate.layout.gpus()) > room) {
        return std::nullopt;
    }
    take(candidate.layout);
    const std::optional<MemoryNeed> need = memoryNeed(m_workload);
    if (!need) {
        return std::nullopt;
    }
    Scored scored;
    scored.candidate = candidate;
    scored.memoryGb = need->gb();
    if (scored.memoryGb <= room) {
        addTraffic(scored);
    }
    return scored;
}

void Probe::addTraffic(Scored& scored) const
{
    const std::optional<Traffic> traffic = trafficOf(m_workload, 1);
    if (!traffic) {
        return;
    }
    scored.fabricGb = 0;
    for (const TrafficPart& part : traffic->parts) {
        *scored.fabricGb += part.link == TrafficLink::Fabric ? part.gb : 0;
    }
    scored.lostSeconds = lostSeconds(m_workload, *traffic);
    if (scored.lostSeconds && traffic->computeSeconds && m_request.kind == WorkloadKind::Training) {
        scored.stepSeconds = *traffic->computeSeconds + *scored.lostSeconds;
    }
}

std::optional<AloneNeed> Probe::alone()
{
    SuggestedLayout whole;
    const bool training = m_request.kind == WorkloadKind::Training;
    whole.sharding = training ? std::optional(Sharding::None) : std::nullopt;
    take(whole);
    const std::optional<MemoryNeed> need = memoryNeed(m_workload);
    const double memory = gpuMemoryGb();
    if (!need || memory <= 0) {
        return std::nullopt;
    }
    double gb = 0;
    std::vector<std::string> parts;
    for (const MemoryPart& part : need->parts) {
        if (part.name != "activations" && part.name != "logits") {
            gb += part.gb;
            parts.push_back(
                (part.name == "kv_cache" ? "KV cache" : part.name) + ' ' + figure(part.gb) + " GB");
        }
    }
    const double gpus = std::min(std::ceil(gb / memory), kMostGpus);
    AloneNeed alone;
    alone.gpus = std::max<Count>(1, static_cast<Count>(gpus));
    const std::string sum = training
        ? filled(CLUSTERBRIEF_TR_PHRASE("{n} parameters × {m} bytes"),
            {{"n", grouped(m_workload.model->parameters)}, {"m", figure(kStateBytes)}})
        : join(parts, " + ");
    alone.how = filled(CLUSTERBRIEF_TR_PHRASE("{sum} = {n} GB, ÷ {m} GB a GPU"),
        {{"sum", sum}, {"n", figure(gb)}, {"m", figure(memory)}});
    return alone;
}

} // namespace clusterbrief::detail
