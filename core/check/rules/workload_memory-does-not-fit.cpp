#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

struct Mend {
    Params params;
    Fix fix;
};

std::string listed(const MemoryNeed& need)
{
    std::vector<std::string> parts;
    for (const MemoryPart& part : need.parts) {
        parts.push_back((part.name == "kv_cache" ? "KV cache" : part.name) + ' '
            + figure(part.gb, 2) + " GB = " + part.how);
    }
    return join(parts, "; ");
}

/// The next sharding stage that fits; gradients stay sharded only without pipeline stages.
std::optional<Mend> moreSharding(const Design& design, const ResolvedWorkload& workload)
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
        if (fitsMemory(sharded).value_or(false) && isNoWorse(design, workload, sharded)) {
            const std::string name(textOf(stage));
            return Mend{{{"stage", name}},
                {CLUSTERBRIEF_TR_NOOP("Sharding {stage}"),
                    {{workload.field("sharding"), Value::ofText(name)}}}};
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

std::optional<Mend> widerLayout(const Design& design, const ResolvedWorkload& workload)
{
    for (ResolvedWorkload& wider : widerLayouts(workload)) {
        const std::int64_t room = workload.gpusAvailable / wider.gpusAReplica();
        if (!wider.dataDerived && room < wider.data) {
            wider.data = dataUpTo(workload, room);
        }
        if (!fitsGpus(wider) || !fitsMemory(wider).value_or(false)
            || !isNoWorse(design, workload, wider)) {
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

void offerFix(const Design& design, const ResolvedWorkload& workload, Finding& finding)
{
    std::optional<Mend> mend = moreSharding(design, workload);
    if (!mend) {
        mend = widerLayout(design, workload);
    }
    if (mend) {
        std::move(mend->params.begin(), mend->params.end(), std::back_inserter(finding.params));
        finding.fix = std::move(mend->fix);
    }
}

std::string unknown(const ResolvedWorkload& workload)
{
    if (std::string reason = layoutUnknown(workload); !reason.empty()) {
        return reason;
    }
    if (std::string reason = memoryUnknown(workload); !reason.empty()) {
        return reason;
    }
    return workload.gpu() == nullptr ? workload.request->name + ": the GPU's memory is not known"
                                     : std::string();
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    for (const auto& workload : design.workloads) {
        if (std::string reason = unknown(*workload); !reason.empty()) {
            report.skip(std::move(reason));
            continue;
        }
        report.examined();
        const std::optional<MemoryNeed>& need = sizing.workload(*workload)->memory;
        const Gpu& gpu = *workload->gpu();
        if (!need || need->gb() <= gpu.memoryGb) {
            continue;
        }
        Finding& finding = report.add(workload->at, workload->field("parallelism"),
            {{"need", figure(need->gb(), 2)}, {"memory", figure(gpu.memoryGb)}, {"gpu", gpu.name},
                {"short", figure(need->gb() - gpu.memoryGb, 2)}, {"parts", listed(*need)}});
        offerFix(design, *workload, finding);
    }
}

} // namespace

extern const Rule workload_memory_does_not_fit;

const Rule workload_memory_does_not_fit{
    .id = "workload/memory-does-not-fit",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Memory does not fit"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The job needs {need} GB a GPU where {gpu} has {memory} GB, {short} GB short: {parts}. "
        "Activations come on top and are not counted."),
    .why = CLUSTERBRIEF_TR_NOOP("The job ends with an out-of-memory error, found only by running "
                                "it."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Weights, gradients and optimizer states of a GPU by sharding, or weights and KV cache, "
        "exceed the memory on the GPU's label, taken as 10^9 bytes a GB. Activations are not "
        "counted. Not evaluated without model, kind, GPU or layout, and while the layout does not "
        "fit the GPUs."),
    .fix = CLUSTERBRIEF_TR_NOOP("Shard further, or take more tensor or pipeline parallelism."),
    .source = "Founding article: 16 to 18 bytes a parameter before activations, weights and KV "
              "cache for inference; field cases: github.com/AlexsJones/llmfit/pull/46, "
              "github.com/modular/modular/issues/6268",
    .check = check,
};

} // namespace clusterbrief::rules
