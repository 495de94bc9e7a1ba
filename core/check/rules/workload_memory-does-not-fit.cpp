#include "core/base/contract.h"
#include "core/check/memory_mends.h"

namespace clusterbrief::rules {
namespace {

void check(const Design& design, const Sizing& sizing, Report& report)
{
    for (const auto& workload : design.workloads) {
        if (std::string reason = memoryFitUnknown(*workload); !reason.empty()) {
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
                {"short", figure(need->gb() - gpu.memoryGb, 2)}, {"parts", memoryParts(*need)}});
        offerMemoryFix(design, *workload, 1, finding);
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
        "Communication buffers and the runtime come on top."),
    .why = CLUSTERBRIEF_TR_NOOP("The job ends with an out-of-memory error, found only by running "
                                "it."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Weights, gradients, optimizer states by sharding, activations and output logits of the "
        "fullest GPU, or weights and KV cache, exceed the memory on the GPU's label, taken as 10^9 "
        "bytes a GB. Activations and output logits are left out where sequence length or micro "
        "batch are not stated. Not evaluated without model, kind, GPU or layout, and while the "
        "layout does not fit the GPUs."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Shard further, recompute activations, or take more tensor or pipeline parallelism."),
    .source = "QuantaCloud, NVLink vs InfiniBand: 16 to 18 bytes a parameter before activations, "
              "weights and KV "
              "cache for inference; Korthikanti et al., arXiv:2205.05198, for activations; field "
              "cases: github.com/AlexsJones/llmfit/pull/46, "
              "github.com/modular/modular/issues/6268",
    .check = check,
};

} // namespace clusterbrief::rules
