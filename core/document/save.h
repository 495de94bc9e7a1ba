#pragma once

#include "core/document/document.h"

#include <string>

namespace clusterbrief {

/// The request as a tree, in the order of the contract; what is not stated is left out.
[[nodiscard]] Value toValue(const Document& document);

[[nodiscard]] std::string saveYaml(const Document& document);
[[nodiscard]] std::string saveJson(const Document& document);

} // namespace clusterbrief
