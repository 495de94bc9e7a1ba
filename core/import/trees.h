#pragma once

#include "core/import/draft.h"

namespace clusterbrief::detail {

[[nodiscard]] bool isDeepSpeed(const Value& tree);
[[nodiscard]] Imported importDeepSpeed(const Value& tree);

[[nodiscard]] bool isNemo(const Value& tree);
[[nodiscard]] Imported importNemo(const Value& tree, const Catalog& catalog);

[[nodiscard]] bool isTorchtitan(const Value& tree);
[[nodiscard]] Imported importTorchtitan(const Value& tree);

/// A TOML text as a tree with positions. Dates become text, and so do numbers that are not decimal;
/// escapes in texts lose their backslash, which no setting has use for.
///
/// A reader of our own: the libraries of Debian 12 end the program on malformed headers such as
/// `[=a]`, or have no limit on nesting.
///
/// Errors: what is no TOML, with line and column; what is nested beyond `ParseLimits`.
[[nodiscard]] Result<Value> parseToml(std::string_view text, std::string_view name);

} // namespace clusterbrief::detail
