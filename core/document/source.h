#pragma once

#include "core/base/value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Where in its file a request says something, and what to write there for it to say something
/// else.
namespace clusterbrief {

struct SourceText {
    std::string name;
    std::string text; ///< Without a byte order mark.
    Value root;       ///< The request's tree, with positions in `text`.
};

/// A stretch of one line.
struct TextSpan {
    Position from;
    int columns = 1; ///< In characters, at least 1.
};

/// Where the place of a JSON pointer stands, or else the nearest thing above it that the text
/// states: a figure or word itself, an item of a list by its name, anything else by its key.
/// Nothing where the text has none of them.
[[nodiscard]] std::optional<TextSpan> spanOf(const SourceText& source, std::string pointer);

/// The same for the key of the place: what stands before the colon.
[[nodiscard]] std::optional<TextSpan> keySpanOf(
    const SourceText& source, const std::string& pointer);

/// A line without its end, counted from 1.
[[nodiscard]] std::string_view lineOf(std::string_view text, int line);

/// Puts `inserted` in the place of some bytes of a text.
struct TextEdit {
    std::size_t at = 0;
    std::size_t size = 0;
    std::string inserted;
};

/// What to change in the text for it to say what `set` says; everything else, comments too, stays
/// as it is. Nothing where that takes more than to write a word over another or to add a key.
[[nodiscard]] std::optional<std::vector<TextEdit>> editsOf(
    const SourceText& source, const std::vector<std::pair<std::string, Value>>& set);

/// The text with all edits made; they must not overlap.
[[nodiscard]] std::string edited(std::string text, std::vector<TextEdit> edits);

} // namespace clusterbrief
