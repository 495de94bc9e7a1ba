#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

/// What the command line offers, as plain data: the completions and the manual are written from it.
namespace clusterbrief::cli {

struct Argument {
    std::vector<std::string> names; ///< `-o`, `--output`; of a positional one, `FILE`.
    std::string help;
    bool takesValue = true;
    bool required = false;
    bool repeats = false;
    std::vector<std::string> words; ///< What it can be, where that is a short list.
    std::string list;               ///< Of a longer one, its name for `completion`; or empty.

    [[nodiscard]] bool positional() const { return names.front().front() != '-'; }
};

struct Command {
    std::string name;
    std::string help;
    std::vector<Argument> arguments;
};

[[nodiscard]] std::vector<Command> commandTree(const CLI::App& app);

/// The completion of a shell. `shell` is bash, zsh or fish.
[[nodiscard]] std::string completionFor(
    const std::string& shell, const std::vector<Command>& commands);

/// The manual page, for `man`. `version` is the program's.
[[nodiscard]] std::string manualPage(
    const std::vector<Command>& commands, const std::string& version);

} // namespace clusterbrief::cli
