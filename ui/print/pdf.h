#pragma once

#include "core/render/renderer.h"

namespace clusterbrief {

/// The PDF as an export format like those of core. Its `render` needs a QGuiApplication, and the
/// same bytes on every run need `QHashSeed::setDeterministicGlobalSeed` at the program's start.
///
/// Errors: no font at all; the attached JSON cannot be rendered.
[[nodiscard]] const Format& pdfFormat();

/// How many different characters of the brief no font of this system has; they are printed as their
/// code points.
[[nodiscard]] int charactersWithoutFont(const Brief& brief);

/// Lets a QGuiApplication start without a display. To be called before it is created.
void prepareHeadless();

} // namespace clusterbrief
