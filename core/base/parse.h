#pragma once

#include "core/base/value.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace clusterbrief {

/// What a text may at most hold; a request is some kilobytes, and hostile files are stopped early.
struct ParseLimits {
    std::size_t bytes = 4'000'000;
    int depth = 32;
    std::size_t nodes = 200'000;
    std::size_t key = 1'000; ///< Bytes; YAML 1.2 lets none have more than 1,024 characters.
};

/// Reads one YAML 1.2 or JSON document. What it is, its content says, not its name.
///
/// Anchors, aliases, tags, duplicate keys, a second document, bytes that are not UTF-8 and NUL
/// bytes are refused: each is a way for a file to mean something else than it seems to.
///
/// Errors: all that can be told in one reading, each with line and column.
[[nodiscard]] Result<Value> parse(
    std::string_view text, std::string_view name, const ParseLimits& limits = {});

/// What keeps bytes from being a text that a person wrote: too many, NUL, not UTF-8, nothing but
/// blanks. `wanted` names what was expected, such as `YAML or JSON`.
[[nodiscard]] std::optional<Error> textFault(std::string_view text, std::string_view name,
    std::string_view wanted, const ParseLimits& limits = {});

namespace detail {
/// An object with a quoted key, or an empty one; YAML's flow maps have plain keys.
[[nodiscard]] bool looksLikeJson(std::string_view text);
[[nodiscard]] Result<Value> parseYaml(
    std::string_view text, std::string_view name, const ParseLimits& limits);
[[nodiscard]] Result<Value> parseJson(
    std::string_view text, std::string_view name, const ParseLimits& limits);
/// Line and column, in characters, of a byte.
[[nodiscard]] Position positionOf(std::string_view text, std::size_t byte);
inline constexpr const char* kNulInText =
    "a NUL character (\\0) in a text, at which many programs stop reading; take it out";
/// What is wrong with a key that is longer than the limit.
[[nodiscard]] std::string longKey(const std::string& key, const ParseLimits& limits);
} // namespace detail

} // namespace clusterbrief
