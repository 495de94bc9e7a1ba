#pragma once

#include "core/analyse.h"

#include <string>
#include <vector>

namespace clusterbrief {

/// Catalog parts that the brief relies on, systems first, each once.
[[nodiscard]] std::vector<const Part*> usedParts(const Analysis& analysis);

/// A figure of the catalog that the brief prints or reckons with.
struct UsedFigure {
    const Part* part = nullptr;
    std::string label; ///< `power at most`.
    std::string value; ///< With its unit; empty where it is more than one number.
    Standing standing = Standing::Stated;
};

[[nodiscard]] std::vector<UsedFigure> usedFigures(const Analysis& analysis);

/// Those of the used figures that are no more than planning estimates.
[[nodiscard]] std::vector<UsedFigure> estimatedFigures(const Analysis& analysis);

} // namespace clusterbrief
