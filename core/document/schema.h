#pragma once

#include "core/base/value.h"

namespace clusterbrief {

/// The JSON Schema (2020-12) of a request, built from the field table.
///
/// It says what the reader takes: types, ranges, choices, required keys, null where a key may be
/// left out. It stays open for keys that the format does not have, as the reader keeps them.
/// resources/schema/request.schema.json is its output.
[[nodiscard]] Value requestSchema();

} // namespace clusterbrief
