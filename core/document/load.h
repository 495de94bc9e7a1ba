#pragma once

#include "core/base/parse.h"
#include "core/document/document.h"

#include <string>
#include <string_view>

namespace clusterbrief {

/// A request and the text it came from, so that a finding can name the line.
struct LoadedRequest {
    Document document;
    Value root; ///< The request's own tree, with positions.
    std::string name;
};

/// Reads a request in YAML or JSON, or the request inside a `.brief.json`.
///
/// Errors: everything that the text gets wrong: syntax, wrong types, values outside their range, a
/// `schema` that is missing, wrong or newer. A design that is merely bad loads.
[[nodiscard]] Result<LoadedRequest> loadRequest(
    std::string_view text, std::string_view name, const ParseLimits& limits = {});

/// The same from a tree. `name` stands before each error.
[[nodiscard]] Result<Document> readRequest(const Value& root, std::string_view name);

} // namespace clusterbrief
