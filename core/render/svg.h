#pragma once

#include "core/diagram/diagram.h"

#include <string>

namespace clusterbrief {

/// Who reads a drawing.
enum class SvgReader {
    Browser,
    Office ///< Takes the first face only, and centres each run of a text by itself.
};

/// The drawing as a complete SVG document or as a fragment for HTML.
[[nodiscard]] std::string diagramSvg(const Diagram& diagram, SvgReader reader);

} // namespace clusterbrief
