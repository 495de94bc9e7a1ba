#include "core/base/text.h"
#include "core/import/trees.h"

#include "core/base/contract.h"
#include <algorithm>
#include <array>

namespace clusterbrief::detail {
namespace {

bool isAuto(Draft& draft, const Setting& setting)
{
    const bool left = setting.value.text == "auto";
    if (left) {
        draft.refuse(setting,
            CLUSTERBRIEF_TR_PHRASE("auto is filled in by the program that reads the file; write "
                                   "the number in its place"));
    }
    return left;
}

template<int Field>
void readCount(Draft& draft, const Setting& setting)
{
    constexpr std::string_view kFields[] = {
        "workload/global_batch", "workload/micro_batch", "accumulation"};
    if (!isAuto(draft, setting)) {
        draft.take(setting, kFields[Field]);
    }
}

void readStage(Draft& draft, const Setting& setting)
{
    constexpr std::array kStages{std::string_view("none"), std::string_view("zero1"),
        std::string_view("zero2"), std::string_view("zero3")};
    if (isAuto(draft, setting)) {
        return;
    }
    const auto stage =
        setting.value.kind == Value::Kind::Number ? parseCount(setting.value.text) : std::nullopt;
    if (!stage || *stage < 0 || *stage > 3) {
        draft.refuse(setting,
            filled(CLUSTERBRIEF_TR_PHRASE("{value}; expected a stage from 0 to 3"),
                {{"value", describe(setting.value)}}));
        return;
    }
    draft.take(setting, "workload/sharding",
        Value::ofText(std::string(kStages[static_cast<std::size_t>(*stage)])));
}

void readPrecision(Draft& draft, const Setting& setting, std::string_view word)
{
    if (!isAuto(draft, setting)) {
        const std::size_t gaps = draft.gaps();
        const bool on = isOn(draft, setting);
        if (on) {
            draft.take(setting, "workload/precision", Value::ofText(std::string(word)));
        } else if (draft.gaps() == gaps) {
            draft.refuse(setting, CLUSTERBRIEF_TR_PHRASE("is off, which states nothing"));
        }
    }
}

void readBf16(Draft& draft, const Setting& setting)
{
    readPrecision(draft, setting, "bf16");
}

void readFp16(Draft& draft, const Setting& setting)
{
    readPrecision(draft, setting, "fp16");
}

void readGradientType(Draft& draft, const Setting& setting)
{
    const bool wide = setting.value.text == "fp32";
    if (!wide && setting.value.text != "bf16" && setting.value.text != "fp16") {
        draft.refuse(setting,
            filled(CLUSTERBRIEF_TR_PHRASE("{value}; expected fp32, fp16 or bf16"),
                {{"value", describe(setting.value)}}));
        return;
    }
    draft.take(setting, "workload/training_bytes/gradients", Value::ofNumber(Count{wide ? 4 : 2}));
}

constexpr std::string_view kOffload = CLUSTERBRIEF_TR_PHRASE(
    "what is kept outside the GPU is not modelled; the memory that a request shows is too high");

void readOffload(Draft& draft, const Setting& setting)
{
    draft.refuse(setting,
        setting.value.text == "none"
            ? CLUSTERBRIEF_TR_PHRASE("nothing is kept outside the GPU, as a request has it")
            : std::string(kOffload));
}

constexpr SettingRow kRows[] = {
    readRow("train_batch_size", "workload/global_batch", readCount<0>),
    readRow("train_micro_batch_size_per_gpu", "workload/micro_batch", readCount<1>),
    readRow("gradient_accumulation_steps", "accumulation", readCount<2>),
    readRow("zero_optimization.stage", "workload/sharding", readStage),
    readRow("bf16.enabled", "workload/precision", readBf16),
    readRow("bfloat16.enabled", "workload/precision", readBf16),
    readRow("fp16.enabled", "workload/precision", readFp16),
    readRow("data_types.grad_accum_dtype", "workload/training_bytes/gradients", readGradientType),
    plainRow("tensor_parallel.autotp_size", "workload/parallelism/tensor"),
    readRow("zero_optimization.offload_optimizer.device", {}, readOffload),
    readRow("zero_optimization.offload_param.device", {}, readOffload),
};

/// The batch is data x micro batch x accumulation, and nothing else of the file says how many GPUs.
/// False where the three contradict each other.
bool deriveData(Draft& draft)
{
    const auto global = draft.count("workload/global_batch");
    const auto micro = draft.count("workload/micro_batch");
    const auto steps = draft.count("accumulation");
    Count each = 0;
    if (!global || !micro || !steps || __builtin_mul_overflow(*micro, *steps, &each)) {
        return true;
    }
    const std::string how =
        filled(CLUSTERBRIEF_TR_PHRASE("{n} sequences / (micro batch {m} x accumulation {k})"),
            {{"n", std::to_string(*global)}, {"m", std::to_string(*micro)},
                {"k", std::to_string(*steps)}});
    if (*global % each != 0) {
        draft.say(ImportSeverity::Error,
            filled(CLUSTERBRIEF_TR_PHRASE("{how} is no whole number of data-parallel ranks"),
                {{"how", how}}));
        return false;
    }
    draft.derive(how, "workload/parallelism/data", Value::ofNumber(*global / each));
    return true;
}

} // namespace

bool isDeepSpeed(const Value& tree)
{
    constexpr std::string_view kKeys[] = {"train_batch_size", "train_micro_batch_size_per_gpu",
        "zero_optimization", "gradient_accumulation_steps"};
    return std::any_of(std::begin(kKeys), std::end(kKeys),
        [&](std::string_view key) { return tree.find(key) != nullptr; });
}

Imported importDeepSpeed(const Value& tree)
{
    Draft draft("DeepSpeed JSON");
    draft.setKind("training");
    readSettings(draft, settingsOf(tree), kRows);
    const bool agrees = deriveData(draft);
    assumeOneRank(
        draft, CLUSTERBRIEF_TR_PHRASE("a DeepSpeed file says nothing of it, and this import"));
    if (agrees) {
        settleRanks(draft);
    }
    return draft.finished();
}

} // namespace clusterbrief::detail
