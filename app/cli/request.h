#pragma once

#include "app/cli/commands.h"
#include "core/analyse.h"

#include <memory>

namespace clusterbrief::cli {

struct AnalysedRequest {
    Analysis analysis;
    Value root; ///< With positions, to name the line of a finding.
    std::string name;
};

/// Whether every `--set` has the form PATH=VALUE with a PATH that the format has; tells what is
/// not.
[[nodiscard]] bool setsAreUsable(const std::vector<std::string>& sets);

/// The built-in catalog with the user's files laid over it.
[[nodiscard]] Result<std::shared_ptr<const Catalog>> catalogWith(
    const std::vector<std::string>& files);

/// Reads, changes by `--set`, and analyses.
[[nodiscard]] Result<AnalysedRequest> analysedRequest(const RequestOptions& options);

} // namespace clusterbrief::cli
