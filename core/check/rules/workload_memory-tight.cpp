#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/memory_mends.h"

namespace clusterbrief::rules {
namespace {

constexpr double kPercent = 100;

void check(const Design& design, const Sizing& sizing, Report& report)
{
    for (const auto& workload : design.workloads) {
        if (std::string reason = memoryFitUnknown(*workload); !reason.empty()) {
            report.skip(std::move(reason));
            continue;
        }
        if (hasEmptyStages(*workload)) {
            report.skip(
                filled(CLUSTERBRIEF_TR_PHRASE(
                           "{name}: the pipeline has more stages than the model has layers"),
                    {{"name", workload->request->name}}));
            continue;
        }
        report.examined();
        const std::optional<MemoryNeed>& need = sizing.workload(*workload)->memory;
        const double memory = workload->gpu()->memoryGb;
        if (!need || need->gb() <= kTightMemory * memory || need->gb() > memory) {
            continue;
        }
        Finding& finding = report.add(workload->at, workload->field("parallelism"),
            {{"need", figure(need->gb(), 2)}, {"memory", figure(memory)},
                {"gpu", workload->gpu()->name}, {"left", figure(memory - need->gb(), 2)},
                {"percent", figure(need->gb() / memory * kPercent)},
                {"parts", memoryParts(*need)}});
        offerMemoryFix(design, *workload, kTightMemory, finding);
    }
}

} // namespace

extern const Rule workload_memory_tight;

const Rule workload_memory_tight{
    .id = "workload/memory-tight",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Memory is tight"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The job needs {need} of the {memory} GB of {gpu}, {percent} %: {left} GB are left for "
        "communication buffers, fragments and the runtime. {parts}."),
    .why = CLUSTERBRIEF_TR_NOOP("Buffers of the collectives, the allocator's fragments and the "
                                "driver take several GB; a job that fits on paper runs out of "
                                "memory after hours."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The memory of the fullest GPU is over 90 % of the GPU's label and not over all of it. Not "
        "evaluated without model, kind, GPU or layout, while the layout does not fit the GPUs, and "
        "where pipeline stages are more than layers."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Shard further, take more tensor or pipeline parallelism, or recompute activations."),
    .source = "vLLM takes 90 % of a GPU's memory by default (--gpu-memory-utilization); NCCL, CUDA "
              "context and allocator come out of the rest",
    .check = check,
    .yieldsTo = {"workload/expert-layout-invalid"},
};

} // namespace clusterbrief::rules
