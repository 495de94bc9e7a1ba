#pragma once

#include "core/design/design.h"
#include "core/sizing/size.h"

#include <string>
#include <vector>

namespace clusterbrief {

/// A figure of the catalog that the brief prints or reckons with.
struct UsedFigure {
    const Part* part = nullptr;
    std::string label; ///< `power at most`.
    std::string value; ///< With its unit; empty where it is more than one number.
    Standing standing = Standing::Stated;
    std::string at; ///< Where it is used first: `nodes/gpu`, `networks/compute`.
    bool isNumber = false;
};

[[nodiscard]] std::vector<UsedFigure> usedFigures(const Design& design, const Sizing& sizing);

/// Those of the used figures that are no more than planning estimates.
[[nodiscard]] std::vector<UsedFigure> estimatedFigures(const Design& design, const Sizing& sizing);

} // namespace clusterbrief
