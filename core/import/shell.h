#pragma once

#include "core/base/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace clusterbrief::detail {

/// A word of a command, with what it rests on.
struct ShellWord {
    std::string text;
    Position at;
    std::vector<std::string> missing;  ///< Variables and commands whose value the text lacks.
    std::vector<std::string> defaults; ///< Variables of which the text has a default only.
};

struct ShellCommand {
    std::vector<ShellWord> words;
    bool fromComment = false;  ///< A directive for the scheduler: `#SBATCH --nodes=4`.
    bool fromVariable = false; ///< The words of a variable that no command of the text uses.
};

/// Splits a script into commands as a POSIX shell and bash do: quotes, line continuations,
/// comments, assignments, arrays, `$NAME`, `${NAME:-default}`, `$((…))` of known numbers. Nothing
/// is run: `$(…)`, backquotes and variables of the environment stay unknown, and the word says so.
///
/// Errors: a quote, bracket or expansion that is not closed; a text that grows beyond all measure.
[[nodiscard]] Result<std::vector<ShellCommand>> shellCommands(
    std::string_view text, std::string_view name);

} // namespace clusterbrief::detail
