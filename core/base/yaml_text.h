#pragma once

#include "core/base/value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// What YAML 1.2 asks of a text and yaml-cpp does not look at, or tells in words of its own.
namespace clusterbrief::detail {

/// A place in a text and what is wrong there.
struct YamlFault {
    std::size_t byte = 0;
    std::string what;
};

/// A control character that YAML has only as an escape, or a carriage return by itself, which
/// yaml-cpp does not take for the end of a line.
[[nodiscard]] std::optional<YamlFault> unprintable(std::string_view text);

/// A text in quotes that begins at `start` and that nothing ends.
[[nodiscard]] std::optional<YamlFault> unclosedQuote(std::string_view text, std::size_t start);

/// Whether the bracket at `start` has its partner.
[[nodiscard]] bool isClosed(std::string_view text, std::size_t start);

/// Whether the indentation of the line, counted from 1, holds a tab.
[[nodiscard]] bool isIndentedByTab(std::string_view text, int line);

/// yaml-cpp writes \N and \_ as single bytes; these are the characters that they mean.
[[nodiscard]] std::string withWholeCharacters(std::string text);

/// A message of yaml-cpp with what would be right.
[[nodiscard]] std::string yamlMessage(std::string_view message);

} // namespace clusterbrief::detail
