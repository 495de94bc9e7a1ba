#pragma once

#include "core/import/draft.h"

namespace clusterbrief::detail {

[[nodiscard]] bool isDeepSpeed(const Value& tree);
[[nodiscard]] Imported importDeepSpeed(const Value& tree);

[[nodiscard]] bool isNemo(const Value& tree);
[[nodiscard]] Imported importNemo(const Value& tree, const Catalog& catalog);

[[nodiscard]] bool isTorchtitan(const Value& tree);
[[nodiscard]] Imported importTorchtitan(const Value& tree);

/// A TOML text as a tree with positions; dates become text.
///
/// Errors: what is no TOML, with line and column; what is nested beyond `ParseLimits`.
[[nodiscard]] Result<Value> parseToml(std::string_view text, std::string_view name);

} // namespace clusterbrief::detail
