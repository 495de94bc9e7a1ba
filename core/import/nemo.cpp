#include "core/base/text.h"
#include "core/import/command_line.h"
#include "core/import/model_names.h"
#include "core/import/trees.h"

#include "core/base/contract.h"
#include <algorithm>

namespace clusterbrief::detail {
namespace {

/// Where the settings of a job stand; what stands elsewhere is of the data or the model's inside.
constexpr std::string_view kPlaces[] = {"recipe.trainer.strategy.", "recipe.model.config.",
    "recipe.trainer.", "recipe.model.", "recipe.data.", "trainer.strategy.", "model.config.",
    "model.data.", "strategy.", "trainer.", "model.", "data.", "recipe.", ""};

void readPrecision(Draft& draft, const Setting& setting)
{
    const std::string& text = setting.value.text;
    const bool half = text == "16" || text == "16-mixed" || text == "fp16";
    if (!half && text != "bf16" && text != "bf16-mixed") {
        draft.refuse(setting,
            filled(CLUSTERBRIEF_TR_PHRASE("{value}; of these a request has bf16 and fp16 alone"),
                {{"value", describe(setting.value)}}));
        return;
    }
    draft.take(setting, "workload/precision", Value::ofText(half ? "fp16" : "bf16"));
}

void readOptimizer(Draft& draft, const Setting& setting)
{
    const std::string& name = setting.value.text;
    if (name == "distributed_fused_adam" || name == "mcore_distributed_optim") {
        draft.take(setting, "workload/sharding", Value::ofText("zero1"));
    } else {
        draft.refuse(setting,
            filled(CLUSTERBRIEF_TR_PHRASE(
                       "{value}; whether it shares out the optimizer state is not known"),
                {{"value", describe(setting.value)}}));
    }
}

constexpr SettingRow kRows[] = {
    plainRow("num-nodes", "nodes"),
    plainRow("devices", "gpus_per_node"),
    readRow("precision", "workload/precision", readPrecision),
    plainRow("virtual-pipeline-model-parallel-size", "workload/parallelism/virtual_pipeline"),
    plainRow("encoder-seq-length", "workload/sequence_length"),
    plainRow("num-moe-experts", "model/experts"),
    plainRow("activations-checkpoint-granularity", "workload/recompute"),
    readRow("optim.name", "workload/sharding", readOptimizer),
};

std::vector<SettingRow> allRows()
{
    std::vector<SettingRow> rows(std::begin(kRows), std::end(kRows));
    rows.insert(rows.end(), megatronRows().begin(), megatronRows().end());
    return rows;
}

std::string nameOf(const std::string& path)
{
    const auto place = std::find_if(std::begin(kPlaces), std::end(kPlaces),
        [&](std::string_view start) { return path.starts_with(start); });
    const std::string name = path.substr(place->size());
    return replaced(name, "_", "-");
}

} // namespace

bool isNemo(const Value& tree)
{
    const std::vector<Setting> settings = settingsOf(tree);
    return std::any_of(settings.begin(), settings.end(), [](const Setting& setting) {
        const std::string name = nameOf(setting.key);
        return name.ends_with("-model-parallel-size") || setting.key == "trainer.num_nodes"
            || setting.key == "trainer.devices";
    });
}

Imported importNemo(const Value& tree, const Catalog& catalog)
{
    Draft draft("NeMo YAML");
    draft.setKind("training");
    std::vector<Setting> settings = settingsOf(tree);
    for (Setting& setting : settings) {
        setting.name = nameOf(setting.key);
    }
    readSettings(draft, settings, allRows());
    assumeOneRank(draft, "NeMo");
    settleRanks(draft);
    nameCatalogModels(draft, catalog);
    return draft.finished();
}

} // namespace clusterbrief::detail
