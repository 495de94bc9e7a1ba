#pragma once

#include "core/base/error.h"
#include "core/base/parse.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace clusterbrief::cli {

/// A path as a message names it; an empty one is `""`.
[[nodiscard]] std::string shownName(const std::string& path);

/// What is read at most; a device that never ends must not fill the memory.
struct InputLimit {
    std::size_t bytes = 64'000'000;
    std::string hint; ///< What raises it, put behind the message.
};

/// Gives each standard stream that the caller has closed a place, so that no file that is opened
/// later is taken for it. Reading and writing it fails as before.
void openStandardStreams();

/// The whole of a file, or of standard input for `-`. Errors: what cannot be read, and why.
[[nodiscard]] Result<std::string> readInput(const std::string& path, const InputLimit& limit = {});

/// The same for every path that leads to one file, through links or round about.
[[nodiscard]] std::string fileOf(const std::string& path);

/// Writes the whole file or leaves what was there; `-` is standard output. A file that can only be
/// read is left, as other programs leave it.
/// Returns what went wrong, or nothing.
[[nodiscard]] std::optional<Error> writeOutput(const std::string& path, std::string_view content);

/// Whether writing would take away something that a user made.
[[nodiscard]] bool wouldOverwrite(const std::string& path, std::string_view content);

/// To standard output, with directions shown. Returns the exit status: fine, or unusable when
/// nobody takes it, which has then been told.
[[nodiscard]] int print(std::string_view text);

/// The same to standard error.
void printToStandardError(std::string_view text);

/// What a file smuggles in must neither begin a line nor steer a terminal.
[[nodiscard]] std::string oneLine(std::string_view text);

/// Each error on a line of standard error.
void printErrors(const Errors& errors);
void printError(std::string_view text);

} // namespace clusterbrief::cli
