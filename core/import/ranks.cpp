#include "core/base/text.h"
#include "core/import/draft.h"

#include "core/base/contract.h"
#include <array>

namespace clusterbrief::detail {
namespace {

constexpr std::array kDimensions{
    std::string_view("tensor"), std::string_view("pipeline"), std::string_view("context")};

std::string fieldOf(std::string_view dimension)
{
    return "workload/parallelism/" + std::string(dimension);
}

/// Ranks of one replica, and how they come about.
struct Replica {
    std::optional<Count> ranks; ///< Nothing where they are past counting, or one is not known.
    std::string how;            ///< `tensor 8 x pipeline 4`.
    std::string unknown;        ///< The dimension that the text has and that was not understood.
};

Replica replicaOf(const Draft& draft)
{
    Replica replica{1, {}, {}};
    for (const std::string_view dimension : kDimensions) {
        if (draft.isMentioned(fieldOf(dimension)) && !draft.has(fieldOf(dimension))) {
            replica.unknown = dimension;
        }
        const Count ranks = draft.count(fieldOf(dimension)).value_or(1);
        Count product = 0;
        replica.ranks = replica.ranks && !__builtin_mul_overflow(*replica.ranks, ranks, &product)
            ? std::optional(product)
            : std::nullopt;
        if (ranks > 1 || dimension == "tensor" || dimension == "pipeline") {
            replica.how += (replica.how.empty() ? "" : " x ") + std::string(dimension) + ' '
                + std::to_string(ranks);
        }
    }
    return replica;
}

void countGpus(Draft& draft)
{
    const auto nodes = draft.count("nodes");
    const auto each = draft.count("gpus_per_node");
    Count gpus = 0;
    if (nodes && each && !__builtin_mul_overflow(*nodes, *each, &gpus)) {
        if (draft.has("gpus") && draft.count("gpus") != gpus) {
            draft.say(ImportSeverity::Error,
                filled(CLUSTERBRIEF_TR_PHRASE(
                           "{count} x {other_count} are {n} GPUs, and {text} are stated as well"),
                    {{"count", counted(*nodes, "node", "nodes")},
                        {"other_count", counted(*each, "GPU", "GPUs")}, {"n", std::to_string(gpus)},
                        {"text", draft.text("gpus")}}));
            return;
        }
        draft.derive(filled(CLUSTERBRIEF_TR_PHRASE("{count} x {other_count}"),
                         {{"count", counted(*nodes, "node", "nodes")},
                             {"other_count", counted(*each, "GPU", "GPUs")}}),
            "gpus", Value::ofNumber(gpus));
    }
}

void shareGpus(Draft& draft, Count gpus, const Replica& replica)
{
    const std::string total =
        filled(CLUSTERBRIEF_TR_PHRASE("{n} GPUs"), {{"n", std::to_string(gpus)}});
    if (!replica.ranks || gpus % *replica.ranks != 0) {
        const std::string by = replica.ranks ? std::to_string(*replica.ranks)
                                             : CLUSTERBRIEF_TR_PHRASE("more than can be");
        draft.say(ImportSeverity::Error,
            filled(
                CLUSTERBRIEF_TR_PHRASE(
                    "{total} do not divide by {by} ({how}), the GPUs of one replica of the model"),
                {{"total", total}, {"by", by}, {"how", replica.how}}));
        return;
    }
    const Count data = gpus / *replica.ranks;
    const auto stated = draft.count("workload/parallelism/data");
    if (stated && *stated != data) {
        draft.say(ImportSeverity::Error,
            filled(CLUSTERBRIEF_TR_PHRASE(
                       "{total} leave {n} replicas of {how}, and data {m} is stated"),
                {{"total", total}, {"n", std::to_string(data)}, {"how", replica.how},
                    {"m", std::to_string(*stated)}}));
    } else if (!stated) {
        draft.derive(
            total + " / (" + replica.how + ")", "workload/parallelism/data", Value::ofNumber(data));
    }
}

void checkBatches(Draft& draft)
{
    const auto global = draft.count("workload/global_batch");
    const auto micro = draft.count("workload/micro_batch");
    const auto data = draft.count("workload/parallelism/data");
    if (!global || !micro) {
        return;
    }
    Count step = 0;
    const bool fits = !__builtin_mul_overflow(*micro, data.value_or(1), &step);
    if (!fits || *global % step != 0) {
        draft.say(ImportSeverity::Error,
            filled(data
                    ? CLUSTERBRIEF_TR_PHRASE("the global batch of {n} sequences does not divide "
                                             "by micro batch {m} x data {k}")
                    : CLUSTERBRIEF_TR_PHRASE(
                        "the global batch of {n} sequences does not divide by micro batch {m}"),
                {{"n", std::to_string(*global)}, {"m", std::to_string(*micro)},
                    {"k", std::to_string(data.value_or(1))}}));
    }
}

/// Experts are shared out over ranks that are there anyway, so they only have to fit.
void checkExperts(Draft& draft)
{
    const auto experts = draft.count("model/experts");
    const auto expert = draft.count("workload/parallelism/expert");
    if (experts && expert && *experts % *expert != 0) {
        draft.say(ImportSeverity::Error,
            filled(CLUSTERBRIEF_TR_PHRASE("{n} experts do not divide by expert parallel {m}"),
                {{"n", std::to_string(*experts)}, {"m", std::to_string(*expert)}}));
    }
}

} // namespace

void assumeOneRank(Draft& draft, const std::string& program)
{
    for (const std::string_view dimension : kDimensions) {
        draft.assume(fieldOf(dimension), Value::ofNumber(Count{1}),
            filled(
                CLUSTERBRIEF_TR_PHRASE("not stated; {program} takes 1"), {{"program", program}}));
    }
}

void settleRanks(Draft& draft)
{
    countGpus(draft);
    const Replica replica = replicaOf(draft);
    if (!replica.unknown.empty()) {
        draft.say(ImportSeverity::Warning,
            filled(CLUSTERBRIEF_TR_PHRASE("the GPUs of one replica cannot be told: {unknown} "
                                          "parallel is there and not understood"),
                {{"unknown", replica.unknown}}));
        checkBatches(draft);
        return;
    }
    const auto gpus = draft.count("gpus");
    const auto data = draft.count("workload/parallelism/data");
    Count product = 0;
    if (gpus) {
        shareGpus(draft, *gpus, replica);
    } else if (data && replica.ranks && !__builtin_mul_overflow(*data, *replica.ranks, &product)) {
        draft.derive(filled(CLUSTERBRIEF_TR_PHRASE("{how} x data {n}"),
                         {{"how", replica.how}, {"n", std::to_string(*data)}}),
            "gpus", Value::ofNumber(product));
    } else {
        draft.say(ImportSeverity::Advice,
            filled(replica.ranks
                    ? CLUSTERBRIEF_TR_PHRASE("how many GPUs the job has cannot be told from the "
                                             "text; one replica has {n} ({how})")
                    : CLUSTERBRIEF_TR_PHRASE("how many GPUs the job has cannot be told from the "
                                             "text; one replica has too many ({how})"),
                {{"n", std::to_string(replica.ranks.value_or(0))}, {"how", replica.how}}));
    }
    checkBatches(draft);
    checkExperts(draft);
}

} // namespace clusterbrief::detail
