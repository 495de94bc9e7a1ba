#pragma once

#include <span>
#include <string_view>

namespace clusterbrief {

/// A request to start from; resources/templates holds them as files.
struct Template {
    std::string_view id;
    std::string_view title;
    std::string_view description; ///< One line.
    std::string_view text;        ///< A request in YAML, with its comments.
};

/// All templates in the order of resources/templates/index.yaml, packed at build time.
[[nodiscard]] std::span<const Template> templates();

[[nodiscard]] const Template* findTemplate(std::string_view id);

} // namespace clusterbrief
