#include "core/base/contract.h"
#include "core/check/layout.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

constexpr const char* kNoReplicaText = CLUSTERBRIEF_TR_NOOP(
    "One replica, {product}, takes {needed} GPUs; the job has {available}, {short} short.");

constexpr std::int64_t kMostGpus = 1'000'000'000'000'000;

/// The sizes as stated: the resolved ones are bounded.
struct Product {
    std::string how;
    std::int64_t gpus = 1; ///< kMostGpus where it is more.

    void times(const char* name, std::int64_t size)
    {
        how += (how.empty() ? "" : " × ") + filled(name, {{"n", grouped(size)}});
        gpus = gpus > kMostGpus / size ? kMostGpus : gpus * size;
    }
};

Product productOf(const ResolvedWorkload& workload)
{
    const Parallelism layout = workload.request->parallelism.value_or(Parallelism{});
    Product product;
    product.times(CLUSTERBRIEF_TR_PHRASE("tensor {n}"), layout.tensor.value_or(1));
    product.times(CLUSTERBRIEF_TR_PHRASE("pipeline {n}"), layout.pipeline.value_or(1));
    product.times(CLUSTERBRIEF_TR_PHRASE("context {n}"), layout.context.value_or(1));
    if (layout.data) {
        product.times(CLUSTERBRIEF_TR_PHRASE("data {n}"), *layout.data);
    }
    return product;
}

std::string bounded(const Product& product, std::int64_t less)
{
    return filled(product.gpus == kMostGpus ? CLUSTERBRIEF_TR_PHRASE("more than {n}") : "{n}",
        {{"n", grouped(product.gpus - less)}});
}

std::string availableTo(const ResolvedWorkload& workload)
{
    const std::int64_t spare = workload.request->spareNodes.value_or(0);
    return filled(spare > 0 ? CLUSTERBRIEF_TR_PHRASE("{n} beside {spare}") : "{n}",
        {{"n", grouped(workload.gpusAvailable)},
            {"spare", counted(spare, "spare node", "spare nodes")}});
}

void offerFix(const Design& design, const ResolvedWorkload& workload, Finding& finding)
{
    const std::int64_t most = workload.gpusAvailable / workload.gpusAReplica();
    std::optional<DataMend> mend = mostData(design, workload, most);
    if (!mend) {
        return;
    }
    finding.params.emplace_back("new_data", grouped(mend->data));
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Data parallel {new_data}"), std::move(mend->set)};
    finding.fix->givesUp = true;
    if (mend->batch) {
        finding.params.emplace_back("new_batch", grouped(*mend->batch));
        finding.fix->text =
            CLUSTERBRIEF_TR_NOOP("Data parallel {new_data} and global batch {new_batch}");
    }
}

void checkWorkload(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    if (std::string reason = gpusUnknown(workload); !reason.empty()) {
        report.skip(std::move(reason));
        return;
    }
    report.examined();
    if (fitsGpus(workload)) {
        return;
    }
    const Product product = productOf(workload);
    Finding& finding = report.add(workload.at, workload.field("parallelism"),
        {{"product", product.how}, {"needed", bounded(product, 0)},
            {"available", availableTo(workload)},
            {"short", bounded(product, workload.gpusAvailable)}});
    if (workload.dataDerived) {
        finding.text = kNoReplicaText;
    } else {
        offerFix(design, workload, finding);
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& workload : design.workloads) {
        checkWorkload(design, *workload, report);
    }
}

} // namespace

extern const Rule workload_gpu_count_mismatch;

const Rule workload_gpu_count_mismatch{
    .id = "workload/gpu-count-mismatch",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Layout needs more GPUs than there are"),
    .text = CLUSTERBRIEF_TR_NOOP("The layout, {product}, takes {needed} GPUs; the job has "
                                 "{available}, {short} short."),
    .why = CLUSTERBRIEF_TR_NOOP("The job does not start on the cluster that the brief asks for: "
                                "one of the two counts is wrong."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Tensor × pipeline × context × data parallel exceeds the GPUs of the job's node groups "
        "less "
        "its spare nodes; expert parallel reuses data-parallel ranks and does not count. Where "
        "data "
        "parallel is not stated, only when not one replica fits. Not evaluated while the GPUs are "
        "not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Take the data parallel that fits, or ask for more nodes."),
    .source = "Field case: github.com/aliyun/SimAI/issues/34, topology and workload disagreed and "
              "nothing complained",
    .check = check,
};

} // namespace clusterbrief::rules
