#include "core/base/text.h"
#include "core/import/command_line.h"

#include "core/base/contract.h"
namespace clusterbrief::detail {
namespace {

constexpr std::string_view kMegatron = "Megatron-LM";
constexpr std::string_view kWhere =
    CLUSTERBRIEF_TR_PHRASE("where processes meet; a request has no place for it");
constexpr std::string_view kArithmetic = CLUSTERBRIEF_TR_PHRASE(
    "the arithmetic is done in it while the weights stay in bf16; a request states the weights");

/// `4`, but not the range `1:4` of an elastic job.
void readNodes(Draft& draft, const Setting& setting)
{
    if (setting.value.text.find(':') != std::string::npos) {
        draft.refuse(setting,
            filled(CLUSTERBRIEF_TR_PHRASE("{value}; a range of nodes has no single count of GPUs"),
                {{"value", describe(setting.value)}}));
        return;
    }
    draft.take(setting, "nodes");
}

/// `8`, `gpu:8` or `gpu:h100:8`.
void readGpusPerNode(Draft& draft, const Setting& setting)
{
    const std::string& text = setting.value.text;
    const std::size_t colon = text.rfind(':');
    const std::string count = colon == std::string::npos ? text : text.substr(colon + 1);
    if (!parseCount(count)) {
        draft.refuse(setting,
            filled(CLUSTERBRIEF_TR_PHRASE("{value}; expected a number of GPUs"),
                {{"value", describe(setting.value)}}));
        return;
    }
    draft.take(setting, "gpus_per_node", Value::ofPlain(count, setting.value.at));
}

void readOn(Draft& draft, const Setting& setting, std::string_view field, std::string_view word)
{
    const std::size_t gaps = draft.gaps();
    const bool on = isOn(draft, setting);
    if (on) {
        draft.take(setting, field, Value::ofText(std::string(word)));
    } else if (draft.gaps() == gaps) {
        draft.refuse(setting, CLUSTERBRIEF_TR_PHRASE("is off, which states nothing"));
    }
}

void readBf16(Draft& draft, const Setting& setting)
{
    readOn(draft, setting, "workload/precision", "bf16");
}

void readFp16(Draft& draft, const Setting& setting)
{
    readOn(draft, setting, "workload/precision", "fp16");
}

void readDistributedOptimizer(Draft& draft, const Setting& setting)
{
    readOn(draft, setting, "workload/sharding", "zero1");
}

void readFullSharding(Draft& draft, const Setting& setting)
{
    readOn(draft, setting, "workload/sharding", "zero3");
}

void readSelective(Draft& draft, const Setting& setting)
{
    readOn(draft, setting, "workload/recompute", "selective");
}

void readStrategy(Draft& draft, const Setting& setting)
{
    struct Stage {
        std::string_view word;
        std::string_view sharding;
    };
    constexpr Stage kStages[] = {{"no_shard", "none"}, {"optim", "zero1"}, {"optim_grads", "zero2"},
        {"optim_grads_params", "zero3"}};
    for (const Stage& stage : kStages) {
        if (setting.value.text == stage.word) {
            draft.take(setting, "workload/sharding", Value::ofText(std::string(stage.sharding)));
            return;
        }
    }
    draft.refuse(setting,
        filled(CLUSTERBRIEF_TR_PHRASE(
                   "{value}; expected no_shard, optim, optim_grads or optim_grads_params"),
            {{"value", describe(setting.value)}}));
}

void readFp32Gradients(Draft& draft, const Setting& setting)
{
    if (isOn(draft, setting)) {
        draft.take(setting, "workload/training_bytes/gradients", Value::ofNumber(Count{4}));
    }
}

void readGrouped(Draft& draft, const Setting& setting)
{
    readOn(draft, setting, "grouped_attention", "grouped");
}

void readLatent(Draft& draft, const Setting& setting)
{
    readOn(draft, setting, "model/attention", "latent");
}

/// `python -m torch.distributed.run`.
void readModule(Draft& draft, const Setting& setting)
{
    draft.note(setting, "recognised_as", setting.value);
}

constexpr SettingRow kLauncherRows[] = {
    readRow("m", {}, readModule),
    readRow("nnodes", "nodes", readNodes),
    readRow("num-nodes", "nodes", readNodes),
    readRow("nodes", "nodes", readNodes),
    readRow("N", "nodes", readNodes),
    plainRow("nproc-per-node", "gpus_per_node"),
    plainRow("num-gpus", "gpus_per_node"),
    readRow("gpus-per-node", "gpus_per_node", readGpusPerNode),
    readRow("gres", "gpus_per_node", readGpusPerNode),
    noPlaceRow("node-rank", kWhere),
    noPlaceRow("master-addr", kWhere),
    noPlaceRow("master-port", kWhere),
    noPlaceRow("rdzv-backend", kWhere),
    noPlaceRow("rdzv-endpoint", kWhere),
    noPlaceRow("rdzv-id", kWhere),
};

constexpr SettingRow kMegatronRows[] = {
    plainRow("tensor-model-parallel-size", "workload/parallelism/tensor"),
    plainRow("pipeline-model-parallel-size", "workload/parallelism/pipeline"),
    plainRow("context-parallel-size", "workload/parallelism/context"),
    plainRow("expert-model-parallel-size", "workload/parallelism/expert"),
    plainRow("expert-tensor-parallel-size", "workload/parallelism/expert_tensor"),
    plainRow("num-layers-per-virtual-pipeline-stage", "layers_per_virtual_stage"),
    plainRow("num-virtual-stages-per-pipeline-rank", "workload/parallelism/virtual_pipeline"),
    switchRow("sequence-parallel", "workload/parallelism/sequence"),
    plainRow("seq-length", "workload/sequence_length"),
    plainRow("micro-batch-size", "workload/micro_batch"),
    plainRow("global-batch-size", "workload/global_batch"),
    switchRow("bf16", "workload/precision", readBf16),
    switchRow("fp16", "workload/precision", readFp16),
    noPlaceRow("fp8-format", kArithmetic),
    switchRow("use-distributed-optimizer", "workload/sharding", readDistributedOptimizer),
    switchRow("use-torch-fsdp2", "workload/sharding", readFullSharding),
    readRow("data-parallel-sharding-strategy", "workload/sharding", readStrategy),
    switchRow("accumulate-allreduce-grads-in-fp32", "workload/training_bytes/gradients",
        readFp32Gradients),
    switchRow("recompute-activations", "workload/recompute", readSelective),
    plainRow("recompute-granularity", "workload/recompute"),
    plainRow("num-layers", "model/layers"),
    plainRow("hidden-size", "model/hidden"),
    plainRow("ffn-hidden-size", "model/ffn"),
    plainRow("num-attention-heads", "model/heads"),
    switchRow("group-query-attention", "grouped_attention", readGrouped),
    plainRow("num-query-groups", "model/kv_heads"),
    plainRow("kv-channels", "model/head_dim"),
    plainRow("max-position-embeddings", "model/max_context"),
    plainRow("num-experts", "model/experts"),
    plainRow("moe-router-topk", "model/experts_per_token"),
    plainRow("moe-ffn-hidden-size", "model/moe_ffn"),
    switchRow("multi-latent-attention", "model/attention", readLatent),
    plainRow("kv-lora-rank", "model/latent/kv_lora_rank"),
    plainRow("q-lora-rank", "model/latent/q_lora_rank"),
    plainRow("qk-head-dim", "model/latent/qk_nope"),
    plainRow("qk-pos-emb-head-dim", "model/latent/qk_rope"),
    plainRow("v-head-dim", "model/latent/v_head"),
    plainRow("vocab-size", "model/vocab"),
};

void deriveVirtualStages(Draft& draft)
{
    const auto chunk = draft.count("layers_per_virtual_stage");
    const auto layers = draft.count("model/layers");
    const auto pipeline = draft.count("workload/parallelism/pipeline");
    if (!chunk) {
        return;
    }
    if (!layers || !pipeline || *layers % *pipeline != 0 || *layers / *pipeline % *chunk != 0) {
        draft.say(ImportSeverity::Warning,
            filled(CLUSTERBRIEF_TR_PHRASE("how many virtual stages {n} layers a stage make cannot "
                                          "be told without layers that divide by pipeline"),
                {{"n", std::to_string(*chunk)}}));
        return;
    }
    draft.derive(filled(CLUSTERBRIEF_TR_PHRASE("{n} layers / pipeline {m} / {k} layers a stage"),
                     {{"n", std::to_string(*layers)}, {"m", std::to_string(*pipeline)},
                         {"k", std::to_string(*chunk)}}),
        "workload/parallelism/virtual_pipeline", Value::ofNumber(*layers / *pipeline / *chunk));
}

/// A launcher's own defaults hold only where the launcher is there.
void assumeLauncher(Draft& draft, bool megatron)
{
    if (draft.has("gpus_per_node")) {
        draft.assume("nodes", Value::ofNumber(Count{1}),
            CLUSTERBRIEF_TR_PHRASE("not stated; the launcher takes 1 node"));
    }
    if (megatron) {
        draft.assume("workload/sharding", Value::ofText("none"),
            CLUSTERBRIEF_TR_PHRASE("--use-distributed-optimizer is not there; without it every "
                                   "data-parallel rank has the whole optimizer state"));
        if (draft.count("workload/parallelism/tensor").value_or(1) > 1) {
            draft.assume("workload/parallelism/sequence", Value::ofFlag(false),
                CLUSTERBRIEF_TR_PHRASE(
                    "--sequence-parallel is not there; without it Megatron-LM leaves it off"));
        }
    }
}

} // namespace

std::span<const SettingRow> launcherRows()
{
    return kLauncherRows;
}

std::span<const SettingRow> megatronRows()
{
    return kMegatronRows;
}

void finishTraining(Draft& draft, const std::string& program, bool launched)
{
    if (launched) {
        assumeLauncher(draft, program == kMegatron);
    }
    assumeOneRank(draft, program);
    if (draft.has("model/kv_heads") && !draft.has("grouped_attention")) {
        draft.say(ImportSeverity::Warning,
            CLUSTERBRIEF_TR_PHRASE(
                "--num-query-groups is there without --group-query-attention; Megatron-LM then "
                "ignores it and has as many key and value heads as heads"));
    }
    deriveVirtualStages(draft);
    settleRanks(draft);
}

} // namespace clusterbrief::detail
