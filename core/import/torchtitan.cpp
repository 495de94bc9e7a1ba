#include "core/base/text.h"
#include "core/import/trees.h"

#include "core/base/contract.h"
#include <algorithm>

namespace clusterbrief::detail {
namespace {

/// Minus one stands for the GPUs that the other dimensions leave.
void readShards(Draft& draft, const Setting& setting)
{
    if (setting.value.text == "-1") {
        draft.take(setting, "shards_are_the_rest", Value::ofFlag(true));
        return;
    }
    draft.take(setting, "shards");
}

void readReshard(Draft& draft, const Setting& setting)
{
    if (setting.value.text == "default" || setting.value.text == "always"
        || setting.value.text == "never") {
        draft.take(setting, "reshard");
    } else {
        draft.refuse(setting,
            filled(CLUSTERBRIEF_TR_PHRASE("{value}; expected default, always or never"),
                {{"value", describe(setting.value)}}));
    }
}

void readType(Draft& draft, const Setting& setting)
{
    if (setting.value.text == "bfloat16") {
        draft.take(setting, "workload/precision", Value::ofText("bf16"));
    } else {
        draft.refuse(setting,
            filled(CLUSTERBRIEF_TR_PHRASE("{value}; a request has bf16 of these alone"),
                {{"value", describe(setting.value)}}));
    }
}

constexpr std::string_view kModel =
    CLUSTERBRIEF_TR_PHRASE("names a model and not its dimensions; import its config.json for them");

constexpr SettingRow kRows[] = {
    plainRow("parallelism.data_parallel_replicate_degree", "replicas"),
    readRow("parallelism.data_parallel_shard_degree", "shards", readShards),
    plainRow("parallelism.tensor_parallel_degree", "workload/parallelism/tensor"),
    plainRow("parallelism.pipeline_parallel_degree", "workload/parallelism/pipeline"),
    plainRow("parallelism.context_parallel_degree", "workload/parallelism/context"),
    plainRow("parallelism.expert_parallel_degree", "workload/parallelism/expert"),
    plainRow("parallelism.expert_tensor_parallel_degree", "workload/parallelism/expert_tensor"),
    plainRow("parallelism.pipeline_parallel_microbatch_size", "pipeline_micro_batch"),
    readRow("parallelism.fsdp_reshard_after_forward", "reshard", readReshard),
    plainRow("training.data_parallel_replicate_degree", "replicas"),
    readRow("training.data_parallel_shard_degree", "shards", readShards),
    plainRow("training.tensor_parallel_degree", "workload/parallelism/tensor"),
    plainRow("experimental.pipeline_parallel_degree", "workload/parallelism/pipeline"),
    plainRow("experimental.context_parallel_degree", "workload/parallelism/context"),
    plainRow("training.local_batch_size", "local_batch"),
    plainRow("training.batch_size", "local_batch"),
    plainRow("training.global_batch_size", "workload/global_batch"),
    plainRow("training.seq_len", "workload/sequence_length"),
    readRow("training.mixed_precision_param", "workload/precision", readType),
    plainRow("activation_checkpoint.mode", "workload/recompute"),
    noPlaceRow("model.name", kModel),
    noPlaceRow("model.flavor", kModel),
};

/// One replica's batch is cut into micro batches where there are stages to fill.
void deriveMicroBatch(Draft& draft)
{
    const auto local = draft.count("local_batch");
    const auto pipeline = draft.count("workload/parallelism/pipeline");
    if (local && pipeline == 1) {
        draft.derive(filled(CLUSTERBRIEF_TR_PHRASE("local batch {n}, one stage"),
                         {{"n", std::to_string(*local)}}),
            "workload/micro_batch", Value::ofNumber(*local));
    } else if (const auto micro = draft.count("pipeline_micro_batch"); pipeline && micro) {
        draft.derive(CLUSTERBRIEF_TR_PHRASE("the micro batch of the pipeline"),
            "workload/micro_batch", Value::ofNumber(*micro));
    }
}

void deriveSharding(Draft& draft)
{
    const bool rest = draft.has("shards_are_the_rest");
    const auto shards = draft.count("shards");
    if (!rest && !shards) {
        return;
    }
    const bool whole = !rest && *shards == 1;
    const std::string stage = whole ? "none" : draft.text("reshard") == "never" ? "zero2" : "zero3";
    draft.derive(whole ? "one shard"
                       : CLUSTERBRIEF_TR_PHRASE("data_parallel_shard_degree: weights, gradients "
                                                "and optimizer are shared out (FSDP)"),
        "workload/sharding", Value::ofText(stage));
}

void deriveData(Draft& draft)
{
    const auto replicas = draft.count("replicas");
    const auto shards = draft.count("shards");
    Count data = 0;
    if (draft.has("shards_are_the_rest")) {
        draft.say(ImportSeverity::Advice,
            CLUSTERBRIEF_TR_PHRASE(
                "data_parallel_shard_degree -1 means the GPUs that the other dimensions leave; "
                "data parallel follows from the GPUs of the job"));
    } else if (replicas && shards && !__builtin_mul_overflow(*replicas, *shards, &data)) {
        if (*replicas > 1 && *shards > 1) {
            draft.say(ImportSeverity::Warning,
                filled(CLUSTERBRIEF_TR_PHRASE(
                           "weights and states are shared out over {n} ranks and held {m} times; a "
                           "request shares them out over all {k}, so that its memory is too low"),
                    {{"n", std::to_string(*shards)}, {"m", std::to_string(*replicas)},
                        {"k", std::to_string(data)}}));
        }
        draft.derive(filled(CLUSTERBRIEF_TR_PHRASE("replicas {n} x shards {m}"),
                         {{"n", std::to_string(*replicas)}, {"m", std::to_string(*shards)}}),
            "workload/parallelism/data", Value::ofNumber(data));
    }
}

} // namespace

bool isTorchtitan(const Value& tree)
{
    const std::vector<Setting> settings = settingsOf(tree);
    return std::any_of(settings.begin(), settings.end(), [](const Setting& setting) {
        return (setting.key.starts_with("parallelism.") || setting.key.starts_with("training.")
                   || setting.key.starts_with("experimental."))
            && rowFor(kRows, setting.key) != nullptr;
    });
}

Imported importTorchtitan(const Value& tree)
{
    Draft draft("torchtitan TOML");
    draft.setKind("training");
    readSettings(draft, settingsOf(tree), kRows);
    assumeOneRank(draft, "torchtitan");
    draft.assume("replicas", Value::ofNumber(Count{1}),
        CLUSTERBRIEF_TR_PHRASE("not stated; torchtitan takes 1"));
    if (!draft.isMentioned("shards")) {
        draft.assume("shards_are_the_rest", Value::ofFlag(true),
            CLUSTERBRIEF_TR_PHRASE(
                "data_parallel_shard_degree is not stated; torchtitan takes -1, the rest"));
    }
    deriveMicroBatch(draft);
    deriveSharding(draft);
    deriveData(draft);
    settleRanks(draft);
    return draft.finished();
}

} // namespace clusterbrief::detail
