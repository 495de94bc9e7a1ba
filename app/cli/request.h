#pragma once

#include "app/cli/commands.h"
#include "core/analyse.h"
#include "core/document/source.h"

#include <memory>

namespace clusterbrief::cli {

struct AnalysedRequest {
    Analysis analysis;
    SourceText source;                      ///< To show the line of a finding.
    std::shared_ptr<const Catalog> catalog; ///< Without the request's own parts.
};

/// Whether every `--set` has the form PATH=VALUE with a PATH that the format has; tells what is
/// not.
[[nodiscard]] bool setsAreUsable(const std::vector<std::string>& sets);

/// The built-in catalog with the user's files, of at most `maxSize` MB each, laid over it.
[[nodiscard]] Result<std::shared_ptr<const Catalog>> catalogWith(
    const std::vector<std::string>& files, int maxSize);

/// Analyses a request that is there as a text.
[[nodiscard]] Result<AnalysedRequest> analysedText(const std::string& text, const std::string& name,
    const std::shared_ptr<const Catalog>& catalog, const std::vector<std::string>& sets = {},
    int maxSize = kMostMaxSize);

/// Reads, changes by `--set`, and analyses.
[[nodiscard]] Result<AnalysedRequest> analysedRequest(const RequestOptions& options);

} // namespace clusterbrief::cli
