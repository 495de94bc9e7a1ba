#pragma once

#include "core/catalog/catalog.h"

#include <string_view>

namespace clusterbrief {

/// What `catalog --format json` names its output, which is itself a catalog file.
inline constexpr std::string_view kCatalogSchema = "clusterbrief/catalog/1";

/// Lays the entries of a catalog tree (`{gpus: […], systems: […], …}`) over a catalog; an entry
/// with a known id replaces it. `origin` is empty for the built-in catalog, else what brought the
/// entries.
///
/// Errors: all wrong types, missing keys and unknown kinds, with the place in `origin`.
[[nodiscard]] Result<Catalog> overlaid(Catalog base, const Value& tree, std::string_view origin);

/// A user's catalog file in YAML or JSON.
[[nodiscard]] Result<Catalog> overlaidFile(
    Catalog base, std::string_view text, std::string_view name);

/// A model's numbers from a map with the keys of the catalog's models; id and name may be missing.
[[nodiscard]] Result<Model> readModel(const Value& map, std::string_view origin);

/// The catalog that the program was built with.
[[nodiscard]] const Catalog& builtInCatalog();

} // namespace clusterbrief
