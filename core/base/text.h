#pragma once

#include "core/base/quantity.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clusterbrief {

/// Plain decimal digits without a leading zero, a sign in front allowed.
/// Nothing for any other spelling (`010`, `1e3`, `1.5`) and for what does not fit 64 bits.
[[nodiscard]] std::optional<std::int64_t> parseCount(std::string_view text);

/// A finite decimal number in JSON's spelling, read independently of the locale.
[[nodiscard]] std::optional<double> parseNumber(std::string_view text);

/// Neither side of a ratio is larger.
inline constexpr std::int64_t kMostRatio = 1'000'000;

/// `2`, `1.5`, `4:3`; two or more decimals of a third mean the third (1.33 is 4:3, 1.67 is 5:3).
/// Nothing for zero, negative, more than kMostRatio and other text.
[[nodiscard]] std::optional<Ratio> parseRatio(std::string_view text);

[[nodiscard]] std::string shortest(
    double number); ///< Shortest text that reads back as the same number.
[[nodiscard]] std::string grouped(std::int64_t count); ///< 1016 as `1,016`.
/// At most `decimals` places, trailing zeros cut, thousands grouped: `1,295.4`.
[[nodiscard]] std::string figure(double number, int decimals = 1);
[[nodiscard]] std::string spelled(Ratio ratio); ///< `1:1`, `4:3`.
/// `4:3` where the number is such a fraction, else `1.23:1`.
[[nodiscard]] std::string ratioText(double ratio);
[[nodiscard]] bool isBlank(std::string_view text); ///< Empty, or blanks only: states nothing.

[[nodiscard]] std::vector<std::string> split(std::string_view text, char separator);
[[nodiscard]] std::string join(const std::vector<std::string>& parts, std::string_view separator);
[[nodiscard]] std::string replaced(std::string text, std::string_view from, std::string_view to);
[[nodiscard]] std::string capitalised(std::string text);  ///< First letter, ASCII.
[[nodiscard]] std::string lowered(std::string_view text); ///< ASCII letters only.
[[nodiscard]] std::string shortened(
    std::string_view text, std::size_t bytes = 60); ///< Cut at a character, with `…`.

/// `1 node`, `2 nodes`: the count and the noun that goes with it.
[[nodiscard]] std::string counted(
    std::int64_t count, std::string_view singular, std::string_view plural);

/// The known word that a wrong one was probably meant to be: one that it is short for, else the one
/// with the fewest other letters; empty when none is near.
[[nodiscard]] std::string nearest(std::string_view word, std::span<const std::string> known);

using Params = std::vector<std::pair<std::string, std::string>>;

/// Puts the params into a template's `{name}` places. Unknown places stay as they are.
[[nodiscard]] std::string filled(std::string_view text, const Params& params);

/// The byte at which the text stops being UTF-8, or nothing when it is.
[[nodiscard]] std::optional<std::size_t> firstInvalidUtf8(std::string_view text);

/// Text safe for a terminal and for XML: no control characters but line feed and tab, all UTF-8.
[[nodiscard]] std::string printable(std::string_view text);

/// What turns the direction of a text, U+202A to U+202E and U+2066 to U+2069, as `\u202e`: JSON
/// reads the same from it, and a person sees it.
[[nodiscard]] std::string withDirectionsShown(std::string_view text);

} // namespace clusterbrief
