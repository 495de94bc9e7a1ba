#include "core/check/memory_mends.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/check/layout.h"
#include "core/sizing/activations.h"

#include <algorithm>
#include <iterator>

namespace clusterbrief {
namespace {

struct Mend {
    Params params;
    Fix fix;
};

bool fits(const ResolvedWorkload& workload, double share)
{
    const Gpu* gpu = workload.gpu();
    const std::optional<MemoryNeed> need = memoryNeed(workload);
    return gpu != nullptr && need && need->gb() <= gpu->memoryGb * share;
}

/// The next sharding stage that fits; gradients stay sharded only without pipeline stages.
std::optional<Mend> moreSharding(
    const Design& design, const ResolvedWorkload& workload, double share)
{
    if (workload.request->kind != WorkloadKind::Training) {
        return std::nullopt;
    }
    const Sharding now = workload.request->sharding.value_or(Sharding::None);
    for (const Sharding stage : {Sharding::Zero1, Sharding::Zero2, Sharding::Zero3}) {
        if (stage <= now || (stage > Sharding::Zero1 && workload.pipeline > 1)) {
            continue;
        }
        Workload request = *workload.request;
        request.sharding = stage;
        ResolvedWorkload sharded = workload;
        sharded.request = &request;
        if (fits(sharded, share) && isNoWorse(design, workload, sharded)) {
            const std::string name(textOf(stage));
            return Mend{{{"stage", name}},
                {CLUSTERBRIEF_TR_NOOP("Sharding {stage}"),
                    {{workload.field("sharding"), Value::ofText(name)}}}};
        }
    }
    return std::nullopt;
}

/// Activations that are computed again, the cheaper way first.
std::optional<Mend> moreRecompute(
    const Design& design, const ResolvedWorkload& workload, double share)
{
    if (workload.request->kind != WorkloadKind::Training || !activationsUnknown(workload).empty()) {
        return std::nullopt;
    }
    for (const Recompute more : {Recompute::Selective, Recompute::Full}) {
        Workload request = *workload.request;
        request.recompute = more;
        ResolvedWorkload again = workload;
        again.request = &request;
        if (more > recomputeOf(workload) && fits(again, share)
            && isNoWorse(design, workload, again)) {
            const std::string name(textOf(more));
            return Mend{{{"recompute", name}},
                {CLUSTERBRIEF_TR_NOOP("Recompute {recompute}"),
                    {{workload.field("recompute"), Value::ofText(name)}}}};
        }
    }
    return std::nullopt;
}

/// Larger tensor sizes inside the domain and larger pipelines, the smallest step first.
std::vector<ResolvedWorkload> widerLayouts(const ResolvedWorkload& workload)
{
    constexpr std::int64_t kMostStages = 256;
    std::vector<ResolvedWorkload> layouts;
    const std::int64_t domain = domainUnknown(workload).empty() ? workload.domain() : 0;
    for (std::int64_t tensor = workload.tensor + 1; tensor <= domain; ++tensor) {
        if (domain % tensor == 0) {
            layouts.push_back(withLayout(workload, tensor, workload.pipeline));
        }
    }
    const std::int64_t layers = workload.model->layers > 0 ? workload.model->layers : kMostStages;
    const bool shardedGradients =
        workload.request->sharding.value_or(Sharding::None) > Sharding::Zero1;
    for (std::int64_t stages = workload.pipeline + 1;
         stages <= std::min(layers, kMostStages) && !shardedGradients; ++stages) {
        if (workload.model->layers % stages == 0) {
            layouts.push_back(withLayout(workload, workload.tensor, stages));
        }
    }
    std::stable_sort(layouts.begin(), layouts.end(),
        [](const auto& a, const auto& b) { return a.gpusAReplica() < b.gpusAReplica(); });
    return layouts;
}

std::optional<Mend> widerLayout(
    const Design& design, const ResolvedWorkload& workload, double share)
{
    for (ResolvedWorkload& wider : widerLayouts(workload)) {
        const std::int64_t room = workload.gpusAvailable / wider.gpusAReplica();
        if (!wider.dataDerived && room < wider.data) {
            wider.data = dataUpTo(workload, room);
        }
        if (!fitsGpus(wider) || !fits(wider, share) || !isNoWorse(design, workload, wider)) {
            continue;
        }
        Mend mend{{{"new_tensor", std::to_string(wider.tensor)},
                      {"new_pipeline", std::to_string(wider.pipeline)}},
            {CLUSTERBRIEF_TR_NOOP("Tensor {new_tensor} × pipeline {new_pipeline}"),
                settings(workload, wider)}};
        if (wider.data != workload.data && !wider.dataDerived) {
            mend.params.emplace_back("new_data", std::to_string(wider.data));
            mend.fix.text = CLUSTERBRIEF_TR_NOOP(
                "Tensor {new_tensor} × pipeline {new_pipeline} × data {new_data}");
        }
        return mend;
    }
    return std::nullopt;
}

/// A first stage keeps as much however long the pipeline is, unless it recomputes.
std::optional<Mend> widerWithRecompute(
    const Design& design, const ResolvedWorkload& workload, double share)
{
    if (workload.request->kind != WorkloadKind::Training
        || recomputeOf(workload) == Recompute::Full) {
        return std::nullopt;
    }
    Workload request = *workload.request;
    request.recompute = Recompute::Full;
    ResolvedWorkload again = workload;
    again.request = &request;
    std::optional<Mend> mend = widerLayout(design, again, share);
    if (mend) {
        mend->fix.text = CLUSTERBRIEF_TR_NOOP(
            "Tensor {new_tensor} × pipeline {new_pipeline}, recompute {recompute}");
        if (mend->params.size() > 2) {
            mend->fix.text = CLUSTERBRIEF_TR_NOOP("Tensor {new_tensor} × pipeline {new_pipeline} × "
                                                  "data {new_data}, recompute {recompute}");
        }
        const std::string name(textOf(Recompute::Full));
        mend->params.emplace_back("recompute", name);
        mend->fix.set.emplace_back(workload.field("recompute"), Value::ofText(name));
    }
    return mend;
}

} // namespace

std::string memoryParts(const MemoryNeed& need)
{
    std::vector<std::string> parts;
    for (const MemoryPart& part : need.parts) {
        const std::string name =
            part.name == "kv_cache" ? CLUSTERBRIEF_TR_PHRASE("KV cache") : part.name;
        parts.push_back(filled(CLUSTERBRIEF_TR_PHRASE("{part} {n} GB = {how}"),
            {{"part", name}, {"n", figure(part.gb, 2)}, {"how", part.how}}));
    }
    return join(parts, "; ");
}

std::string memoryFitUnknown(const ResolvedWorkload& workload)
{
    if (std::string reason = layoutUnknown(workload); !reason.empty()) {
        return reason;
    }
    if (std::string reason = memoryUnknown(workload); !reason.empty()) {
        return reason;
    }
    return workload.gpu() == nullptr
        ? filled(CLUSTERBRIEF_TR_PHRASE("{name}: the GPU's memory is not known"),
            {{"name", workload.request->name}})
        : std::string();
}

bool offerMemoryFix(
    const Design& design, const ResolvedWorkload& workload, double share, Finding& finding)
{
    std::optional<Mend> mend;
    for (const auto attempt : {moreSharding, moreRecompute, widerLayout, widerWithRecompute}) {
        if (!mend) {
            mend = attempt(design, workload, share);
        }
    }
    if (mend) {
        std::move(mend->params.begin(), mend->params.end(), std::back_inserter(finding.params));
        finding.fix = std::move(mend->fix);
    }
    return mend.has_value();
}

} // namespace clusterbrief
