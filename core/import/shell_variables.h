#pragma once

#include "core/import/shell.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace clusterbrief::detail {

/// What the assignments of a script give its variables, as far as the text tells it.
class ShellVariables {
public:
    /// Where a branch or loop assigns: a first value is a default, since the branch may not be
    /// taken; one unlike the value so far leaves the variable unknown.
    void store(const std::string& name, std::vector<ShellWord> words, bool appends, bool inBranch);

    /// The value, marked as used; null where the script assigns none.
    [[nodiscard]] const std::vector<ShellWord>* use(const std::string& name);

    /// The value as a whole number, with what it rests on added to `onto`.
    [[nodiscard]] std::optional<std::int64_t> useNumber(const std::string& name, ShellWord& onto);

    /// The values that nothing used, in the order of their assignments.
    [[nodiscard]] std::vector<std::vector<ShellWord>> unused() const;

private:
    struct Variable {
        std::vector<ShellWord> words;
        bool used = false;
        std::size_t order = 0;
    };

    std::map<std::string, Variable> m_variables;
    std::size_t m_stored = 0;
};

/// Adds what `value` rests on to `word`.
void joinGrounds(ShellWord& word, const ShellWord& value);

} // namespace clusterbrief::detail
