#pragma once

#include "core/import/draft.h"

namespace clusterbrief::detail {

/// A model's config.json as Hugging Face's transformers writes it.
[[nodiscard]] bool isHuggingFace(const Value& tree);
/// `quantisation` is the hf_quant_config.json beside it; null where there is none.
[[nodiscard]] Imported importHuggingFace(
    const Value& tree, const Catalog& catalog, const Value* quantisation);

/// hf_quant_config.json, which modelopt writes beside config.json.
[[nodiscard]] bool isQuantConfig(const Value& tree);
[[nodiscard]] Imported importQuantConfig(const Value& tree);

/// What a model_type of transformers implies beyond the keys of its file.
///
/// Source: the modelling code and configuration defaults of transformers for each type.
struct Architecture {
    enum class Counting { Layers, TwoHeadSizes, Indexer, Mamba, NotKnown };

    std::string_view type; ///< Without `_text`.
    Counting counting = Counting::Layers;
    bool queryKeyNorm = false;
    bool sinks = false;
    bool routerBias = false;
    bool ffnBias = false;
    std::string_view attentionBias = "none"; ///< Where the file does not say.
};

/// Null for a type that this program does not know.
[[nodiscard]] const Architecture* architectureOf(std::string_view modelType);

[[nodiscard]] std::span<const SettingRow> configRows();

/// Feed-forward widths, biases and what else the type decides, as keys of the model.
void applyArchitecture(Draft& draft, const Architecture* architecture);

/// The layers by what their attention keeps.
struct AttentionLayers {
    Count full = 0;
    Count sliding = 0;
    bool isKnown = true; ///< False where the file's lists and its number of layers differ.
};
[[nodiscard]] AttentionLayers attentionLayers(Draft& draft, std::string_view modelType);

/// Parameters by the model's layers, compared with the catalog's; the cache of a token.
void countConfig(Draft& draft, const Architecture* architecture, const Catalog& catalog);
void countCache(Draft& draft, const AttentionLayers& layers);

/// A dimension of the draft as a double, 0 where it is not stated.
[[nodiscard]] double dimension(const Draft& draft, std::string_view field);

} // namespace clusterbrief::detail
