#pragma once

#include <span>
#include <string_view>

namespace clusterbrief {

/// The JSON Schema (2020-12) of something that the program writes.
struct OutputSchema {
    std::string_view name; ///< `design`.
    std::string_view text;
};

/// Those of resources/schema that are written by hand; the request's is `requestSchema`.
[[nodiscard]] std::span<const OutputSchema> outputSchemas();

} // namespace clusterbrief
