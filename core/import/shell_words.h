#pragma once

#include <string>
#include <string_view>
#include <vector>

/// What a shell takes for a name and for a word.
namespace clusterbrief::detail {

[[nodiscard]] bool isNameStart(char c);
[[nodiscard]] bool isNameCharacter(char c);

/// `NAME=…` or `NAME+=…`.
[[nodiscard]] bool isAssignment(std::string_view text);

/// The words between blanks and line ends.
[[nodiscard]] std::vector<std::string> blankParted(const std::string& text);

} // namespace clusterbrief::detail
