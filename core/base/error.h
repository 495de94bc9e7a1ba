#pragma once

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace clusterbrief {

/// A place in a text, counted from 1; line 0 means that the place is not in a file.
struct Position {
    int line = 0;
    int column = 0;

    bool operator==(const Position&) const = default;
};

/// Something outside the program that went wrong, told so that a reader can mend it.
struct Error {
    std::string where; ///< A file's name, or what stands for it (`<stdin>`, `--set …`).
    Position at;
    std::string what; ///< One sentence: what was found and what would be right.

    bool operator==(const Error&) const = default;
};

using Errors = std::vector<Error>;

template<class T>
using Result = tl::expected<T, Errors>;

/// `where:line:column: what`, leaving out what is not known.
[[nodiscard]] std::string describe(const Error& error);

/// A failed result with one error that has no line.
[[nodiscard]] tl::unexpected<Errors> failure(std::string where, std::string what);

} // namespace clusterbrief
