#pragma once

#include "core/base/error.h"
#include "core/base/parse.h"

#include <optional>
#include <string>
#include <string_view>

namespace clusterbrief::cli {

/// A path as a message names it; an empty one is `""`.
[[nodiscard]] std::string shownName(const std::string& path);

/// How much a request may have: the built-in limits, or what CLUSTERBRIEF_MAX_BYTES raises them to.
[[nodiscard]] ParseLimits inputLimits();

/// The whole of a file, or of standard input for `-`. Errors: what cannot be read, and why.
[[nodiscard]] Result<std::string> readInput(const std::string& path);

/// Writes the whole file or leaves what was there; `-` is standard output.
/// Returns what went wrong, or nothing.
[[nodiscard]] std::optional<Error> writeOutput(const std::string& path, std::string_view content);

/// Whether writing would take away something that a user made.
[[nodiscard]] bool wouldOverwrite(const std::string& path, std::string_view content);

/// To standard output. Returns the exit status: fine, or unusable when nobody takes it, which has
/// then been told.
[[nodiscard]] int print(std::string_view text);

/// To standard error, as it is.
void printToStandardError(std::string_view text);

/// Each error on a line of standard error.
void printErrors(const Errors& errors);
void printError(std::string_view text);

} // namespace clusterbrief::cli
