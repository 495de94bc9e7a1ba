#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace clusterbrief::detail {

/// The whole number that a name stands for; nothing where it is not known or no number.
using ShellNumber = std::function<std::optional<std::int64_t>(const std::string& name)>;

/// The value of the inside of `$((…))`, as a shell reckons: whole numbers, names with or without
/// `$`, `+ - * / %`, signs and brackets; a division drops the rest. Nothing where a name is not
/// known, the expression has something else in it, divides by 0 or outgrows 64 bits.
[[nodiscard]] std::optional<std::int64_t> shellArithmetic(
    std::string_view expression, const ShellNumber& valueOf);

} // namespace clusterbrief::detail
