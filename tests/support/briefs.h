#pragma once

#include "core/render/renderer.h"
#include "tests/support/requests.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Briefs for tests.
namespace clusterbrief::tests {

[[nodiscard]] Value tree(const std::string& yaml);
[[nodiscard]] Value baseRequest(const std::string& name); ///< `h100-127`.
[[nodiscard]] Value h100With(const std::string& change); ///< 127 DGX H100, changed by a YAML patch.

[[nodiscard]] BriefOptions briefOptions();
[[nodiscard]] std::string rendered(const Analysis& analysis, std::string_view ending);
[[nodiscard]] bool has(const std::string& text, const std::string& part);

[[nodiscard]] std::string textOf(const SpanText& spans);
[[nodiscard]] const Section* sectionOf(const Brief& brief, std::string_view id);

/// Requests at the edges of what can be asked for, each with a name.
[[nodiscard]] std::vector<std::pair<const char*, Value>> edgeRequests();

} // namespace clusterbrief::tests
