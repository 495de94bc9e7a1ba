#pragma once

#include "core/analyse.h"
#include "core/base/value.h"

#include <string>
#include <string_view>
#include <vector>

/// Requests for tests: read from files, changed by merge patches.
namespace clusterbrief::tests {

[[nodiscard]] std::string readFile(
    const std::string& path);                          ///< Ends the program when it cannot be read.
[[nodiscard]] Value readTree(const std::string& path); ///< The same, parsed.

/// RFC 7386, where a map over a list addresses the list's items by `name`; an unknown name is
/// appended.
[[nodiscard]] Value patched(Value base, const Value& change);

/// The request of a case of a rule's fixture: its base, changed.
[[nodiscard]] Value ruleRequest(const Value& fixture, const Value& testCase);

/// Everything in order or the program ends with what is wrong.
[[nodiscard]] Analysis analysed(const Value& request);

/// The request with a finding's fix applied.
[[nodiscard]] Value fixedBy(const Document& document, const Fix& fix);

/// `rule at` of each finding.
[[nodiscard]] std::vector<std::string> places(const std::vector<Finding>& findings);

} // namespace clusterbrief::tests
