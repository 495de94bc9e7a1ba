#pragma once

#include <string_view>

namespace clusterbrief {

/// The folder resources/catalog as one JSON text, written at build time by pack_catalog.cpp.
[[nodiscard]] std::string_view packedCatalog();

} // namespace clusterbrief
