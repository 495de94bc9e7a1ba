#pragma once

#include "core/suggest/suggest.h"

#include <string>

/// Questions to `suggest` about the built-in catalog.
namespace clusterbrief::tests {

/// About one system, or every one where none is named.
[[nodiscard]] SuggestQuestion training(const std::string& model, const std::string& system = {});
[[nodiscard]] SuggestQuestion inference(const std::string& model, const std::string& system = {});

[[nodiscard]] Suggestions answerTo(const SuggestQuestion& question);

/// The answer of the first system.
[[nodiscard]] SystemSuggestion onOne(const SuggestQuestion& question);

} // namespace clusterbrief::tests
