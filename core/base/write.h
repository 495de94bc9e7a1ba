#pragma once

#include "core/base/value.h"

#include <string>

namespace clusterbrief {

/// JSON, two spaces a level, with a line feed at the end.
[[nodiscard]] std::string writeJson(const Value& value);

/// Block-style YAML that reads back to the same value: whatever could be taken for something else
/// is quoted.
[[nodiscard]] std::string writeYaml(const Value& value);

/// One line that reads back to the same value: YAML's flow style, `{tensor: 8, pipeline: 4}`, or
/// JSON where a key needs quotes.
[[nodiscard]] std::string writeFlow(const Value& value);

/// The text in double quotes with JSON's escapes, which YAML shares.
[[nodiscard]] std::string quoted(std::string_view text);

} // namespace clusterbrief
