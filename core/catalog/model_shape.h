#pragma once

#include "core/catalog/catalog.h"

#include <optional>

namespace clusterbrief {

/// What a model's parameters belong to, from its dimensions.
///
/// Counts are doubles: whole up to 2^53, and nothing that a file can state overflows them.
struct ModelShape {
    double embedding = 0; ///< Input table and learned positions.
    double output = 0;    ///< Output head; 0 where it uses the input's table.
    double finalNorm = 0;

    double attention = 0;  ///< Of a layer.
    double norms = 0;      ///< Of a layer.
    double denseFfn = 0;   ///< Of a layer without experts.
    double expert = 0;     ///< One routed expert of one layer.
    double expertBias = 0; ///< Of `expert`: what is no matrix.
    double shared = 0;     ///< Shared experts of a layer with experts.
    double router = 0;     ///< Of a layer with experts.

    double layers = 0;
    double expertLayers = 0;
    double experts = 0; ///< Routed experts of a layer that has any.
    double expertsPerToken = 0;

    [[nodiscard]] double attentionOfAll() const { return layers * attention; }
    [[nodiscard]] double denseFfnOfAll() const { return (layers - expertLayers) * denseFfn; }
    [[nodiscard]] double expertsOfAll() const { return expertLayers * experts * expert; }
    [[nodiscard]] double sharedOfAll() const { return expertLayers * (shared + router); }
    [[nodiscard]] double normsOfAll() const { return layers * norms + finalNorm; }
    [[nodiscard]] double total() const;
    [[nodiscard]] double active() const; ///< Used for one token, the whole input table included.
};

/// Nothing where a dimension that it takes is not stated.
///
/// Source: the layers of the published implementations (Llama, Qwen, Mixtral, DeepSeek-V3, gpt-oss,
/// GPT-3); tests/README.md compares the totals with the published ones.
[[nodiscard]] std::optional<ModelShape> modelShape(const Model& model);

} // namespace clusterbrief
