#pragma once

#include "core/document/fields.h"

#include <optional>
#include <string>

namespace clusterbrief::detail {

/// The value of a scalar field, or nothing when it has the wrong type or is out of range.
[[nodiscard]] std::optional<FieldValue> readScalar(const Value& value, const FieldInfo& field);

/// `expected a whole number from 1 to 64`, with the nearest choice where there is one.
[[nodiscard]] std::string expectation(const FieldInfo& field, const Value& found);

} // namespace clusterbrief::detail
