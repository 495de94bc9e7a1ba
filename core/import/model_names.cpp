#include "core/import/model_names.h"

#include "core/base/contract.h"
#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief::detail {
namespace {

/// `org/Meta-Llama-3.1-70B-Instruct-FP8` as the catalog would call it.
std::string plainName(std::string_view served)
{
    std::string name = lowered(served.substr(served.rfind('/') + 1));
    constexpr std::string_view kStarts[] = {"meta-"};
    constexpr std::string_view kEndings[] = {
        "-instruct", "-base", "-it", "-chat", "-hf", "-fp8", "-fp4", "-nvfp4", "-dynamic"};
    for (const std::string_view start : kStarts) {
        name.erase(0, name.starts_with(start) ? start.size() : 0);
    }
    for (bool cut = true; cut;) {
        cut = false;
        for (const std::string_view ending : kEndings) {
            if (name.ends_with(ending)) {
                name.resize(name.size() - ending.size());
                cut = true;
            }
        }
    }
    return name;
}

bool agrees(const Draft& draft, std::string_view field, Count figure)
{
    return draft.count(field) == figure;
}

} // namespace

void takeModelName(Draft& draft, const Setting& setting, const Catalog& catalog)
{
    if (!setting.unknown.empty()) {
        draft.refuse(setting, setting.unknown);
        return;
    }
    if (const Model* model = catalog.model(plainName(setting.value.text))) {
        draft.take(setting, "workload/model", Value::ofText(model->id));
        return;
    }
    draft.refuse(setting,
        filled(CLUSTERBRIEF_TR_PHRASE(
                   "the catalog has no model {text}; import its config.json for the dimensions"),
            {{"text", shortened(setting.value.text)}}));
}

std::vector<const Model*> modelsLike(const Draft& draft, const Catalog& catalog)
{
    std::vector<const Model*> like;
    for (const Model& model : catalog.models) {
        const Count heads = draft.count("model/heads").value_or(0);
        if (agrees(draft, "model/layers", model.layers)
            && agrees(draft, "model/hidden", model.hidden) && heads == model.heads
            && draft.count("model/kv_heads").value_or(heads) == model.kvHeads
            && draft.count("model/experts").value_or(0) == model.experts) {
            like.push_back(&model);
        }
    }
    return like;
}

void nameCatalogModels(Draft& draft, const Catalog& catalog, const std::string& otherwise)
{
    if (!draft.has("model/layers") || draft.has("model/parameters")) {
        return;
    }
    std::string names;
    for (const Model* model : modelsLike(draft, catalog)) {
        names += (names.empty() ? "" : ", ") + model->id;
    }
    draft.say(ImportSeverity::Advice,
        filled(names.empty()
                ? CLUSTERBRIEF_TR_PHRASE(
                    "there are dimensions of a model and no parameter count; {otherwise}")
                : CLUSTERBRIEF_TR_PHRASE(
                    "there are dimensions of a model and no parameter count; the same layers, "
                    "hidden size and heads in the catalog: {names}. State the one that is meant as "
                    "the workload's model"),
            {{"otherwise", otherwise}, {"names", names}}));
}

} // namespace clusterbrief::detail
