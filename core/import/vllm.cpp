#include "core/base/text.h"
#include "core/import/command_line.h"

#include "core/base/contract.h"
#include <algorithm>
#include <array>

namespace clusterbrief::detail {
namespace {

struct Word {
    std::string_view given;
    std::string_view ours; ///< Empty: known, and says no precision.
};

constexpr Word kQuantizations[] = {{"fp8", "fp8"}, {"fbgemm_fp8", "fp8"}, {"ptpc_fp8", "fp8"},
    {"modelopt", "fp8"}, {"modelopt_fp4", "fp4"}, {"nvfp4", "fp4"}, {"mxfp4", "fp4"}};
constexpr Word kTypes[] = {
    {"bfloat16", "bf16"}, {"float16", "fp16"}, {"half", "fp16"}, {"auto", ""}};
constexpr Word kCacheTypes[] = {{"fp8", "fp8"}, {"fp8_e4m3", "fp8"}, {"fp8_e5m2", "fp8"},
    {"bfloat16", "bf16"}, {"float16", "fp16"}, {"auto", ""}};

void readWord(
    Draft& draft, const Setting& setting, std::string_view field, std::span<const Word> words)
{
    const auto found = std::find_if(words.begin(), words.end(),
        [&](const Word& word) { return word.given == setting.value.text; });
    if (found == words.end()) {
        draft.refuse(setting,
            filled(CLUSTERBRIEF_TR_PHRASE("{value}; a request has bf16, fp16, fp8 and fp4 alone"),
                {{"value", describe(setting.value)}}));
    } else if (found->ours.empty()) {
        draft.refuse(setting,
            CLUSTERBRIEF_TR_PHRASE(
                "auto is what the model's own files say; import its config.json"));
    } else {
        draft.take(setting, field, Value::ofText(std::string(found->ours)));
    }
}

void readQuantization(Draft& draft, const Setting& setting)
{
    readWord(draft, setting, "workload/precision", kQuantizations);
}

void readType(Draft& draft, const Setting& setting)
{
    readWord(draft, setting, "dtype", kTypes);
}

void readCacheType(Draft& draft, const Setting& setting)
{
    readWord(draft, setting, "workload/kv_precision", kCacheTypes);
}

/// `131072`, and with vLLM's endings `128K` (x 1,024) and `128k` (x 1,000).
void readLength(Draft& draft, const Setting& setting)
{
    struct Ending {
        char letter;
        Count factor;
    };
    constexpr Ending kEndings[] = {{'k', 1000}, {'K', 1024}, {'m', 1'000'000}, {'M', 1'048'576}};
    const std::string& text = setting.value.text;
    for (const Ending& ending : kEndings) {
        const auto number = text.empty() || text.back() != ending.letter
            ? std::nullopt
            : parseCount(std::string_view(text).substr(0, text.size() - 1));
        Count tokens = 0;
        if (number && !__builtin_mul_overflow(*number, ending.factor, &tokens)) {
            draft.take(setting, "workload/sequence_length", Value::ofNumber(tokens));
            return;
        }
    }
    draft.take(setting, "workload/sequence_length");
}

void readExpert(Draft& draft, const Setting& setting)
{
    const std::size_t gaps = draft.gaps();
    const bool on = isOn(draft, setting);
    if (draft.gaps() == gaps) {
        draft.take(setting, "expert_parallel", Value::ofFlag(on));
    }
}

/// `python -m vllm.entrypoints.openai.api_server`.
void readModule(Draft& draft, const Setting& setting)
{
    draft.note(setting, "recognised_as", setting.value);
}

constexpr SettingRow kRows[] = {
    readRow("m", {}, readModule),
    plainRow("tensor-parallel-size", "workload/parallelism/tensor"),
    plainRow("tp", "workload/parallelism/tensor"),
    plainRow("pipeline-parallel-size", "workload/parallelism/pipeline"),
    plainRow("pp", "workload/parallelism/pipeline"),
    plainRow("data-parallel-size", "workload/parallelism/data"),
    plainRow("dp", "workload/parallelism/data"),
    switchRow("enable-expert-parallel", "expert_parallel", readExpert),
    switchRow("ep", "expert_parallel", readExpert),
    readRow("max-model-len", "workload/sequence_length", readLength),
    plainRow("max-num-seqs", "workload/concurrent_sequences"),
    readRow("quantization", "workload/precision", readQuantization),
    readRow("q", "workload/precision", readQuantization),
    readRow("dtype", "dtype", readType),
    readRow("kv-cache-dtype", "workload/kv_precision", readCacheType),
    noPlaceRow("model", CLUSTERBRIEF_TR_PHRASE("the model is named twice")),
    noPlaceRow("decode-context-parallel-size",
        CLUSTERBRIEF_TR_PHRASE(
            "shares the cache out over the tensor-parallel ranks; a request has no place for it")),
    noPlaceRow("dcp",
        CLUSTERBRIEF_TR_PHRASE(
            "shares the cache out over the tensor-parallel ranks; a request has no place for it")),
    noPlaceRow("gpu-memory-utilization",
        CLUSTERBRIEF_TR_PHRASE("a request counts the memory that is needed")),
    noPlaceRow("max-num-batched-tokens", CLUSTERBRIEF_TR_PHRASE("a request has no place for it")),
};

void deriveExperts(Draft& draft)
{
    const auto tensor = draft.count("workload/parallelism/tensor");
    const auto data = draft.count("workload/parallelism/data");
    Count product = 0;
    if (draft.text("expert_parallel") == "true" && tensor && data
        && !__builtin_mul_overflow(*tensor, *data, &product)) {
        draft.derive(
            filled(CLUSTERBRIEF_TR_PHRASE("--enable-expert-parallel: tensor {n} x data {m}"),
                {{"n", std::to_string(*tensor)}, {"m", std::to_string(*data)}}),
            "workload/parallelism/expert", Value::ofNumber(product));
    }
}

} // namespace

std::span<const SettingRow> vllmRows()
{
    return kRows;
}

void finishVllm(Draft& draft)
{
    constexpr std::string_view kDimensions[] = {"tensor", "pipeline", "data"};
    for (const std::string_view dimension : kDimensions) {
        draft.assume("workload/parallelism/" + std::string(dimension), Value::ofNumber(Count{1}),
            CLUSTERBRIEF_TR_PHRASE("not stated; vLLM takes 1"));
    }
    if (draft.has("dtype") && !draft.isMentioned("workload/precision")) {
        draft.derive("--dtype", "workload/precision", Value::ofText(draft.text("dtype")));
    }
    deriveExperts(draft);
    settleRanks(draft);
}

} // namespace clusterbrief::detail
