#pragma once

#include <QtCore/QStringList>

namespace clusterbrief::tests {

/// Every text of core that the window shows in its own language: labels, units, help and choices of
/// the field table, severities, templates, formats, what a comparison says.
[[nodiscard]] QStringList coreTexts();

/// A file of ui that lists them, as it has to be.
[[nodiscard]] QString textsFile(const QString& name, const QStringList& texts);
/// Those of the table of parts that are in no other.
[[nodiscard]] QStringList partTexts();

} // namespace clusterbrief::tests
