#pragma once

#include "core/base/contract.h"
#include "core/import/draft.h"

namespace clusterbrief::detail {

/// A model by the name it is served under, `org/Name-Instruct`: the catalog's, or not understood.
void takeModelName(Draft& draft, const Setting& setting, const Catalog& catalog);

/// Models of the catalog that have the same layers, hidden size and heads as the draft's.
[[nodiscard]] std::vector<const Model*> modelsLike(const Draft& draft, const Catalog& catalog);

/// Says which models of the catalog dimensions without a parameter count could be, or `otherwise`.
void nameCatalogModels(Draft& draft, const Catalog& catalog,
    const std::string& otherwise = CLUSTERBRIEF_TR_PHRASE("import the model's config.json for it"));

} // namespace clusterbrief::detail
