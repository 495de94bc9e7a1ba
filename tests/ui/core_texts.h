#pragma once

#include <QtCore/QStringList>

namespace clusterbrief::tests {

/// Every text of core that the window shows in its own language: labels, units, help and choices of
/// the field table, severities, templates, formats, what a comparison says.
[[nodiscard]] QStringList coreTexts();

/// ui/core_texts.h as it has to be.
[[nodiscard]] QString coreTextsFile();

} // namespace clusterbrief::tests
