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
/// What is told of every rule: its title, why, condition and fix.
[[nodiscard]] QStringList ruleTexts();
/// What findings say and what the buttons of their fixes do.
[[nodiscard]] QStringList findingTexts();
/// Phrases that stand in places of other texts, or alone: `{n} nodes`.
[[nodiscard]] QStringList phraseTexts();
/// The same of what is said of files: errors in a request, notes of an import.
[[nodiscard]] QStringList fileTexts();

} // namespace clusterbrief::tests
