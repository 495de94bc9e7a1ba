#pragma once

#include "core/check/finding.h"
#include "core/document/fields.h"

#include <QtCore/QString>

#include <cstdint>
#include <string_view>

/// Between core's UTF-8 and Qt's strings.
namespace clusterbrief::ui {

[[nodiscard]] QString toQt(std::string_view text);
[[nodiscard]] std::string fromQt(const QString& text);

/// A core template translated and filled.
[[nodiscard]] QString translated(const char* text);
[[nodiscard]] QString translated(std::string_view text);
[[nodiscard]] QString messageOf(const Finding& finding);
[[nodiscard]] QString fixTextOf(const Finding& finding);

/// A field's value as a person writes it; empty when not stated.
[[nodiscard]] QString textOf(const FieldValue& value);

/// The text with no break between a figure and its unit, nor within the unit: `50 GB/s`. Only for
/// what wraps: a search would not find what is in it.
[[nodiscard]] QString unbroken(const QString& text);

/// A title as the name of a file, without ending: `1 × H100` becomes `1-x-h100`. Empty where
/// nothing of it can be in a name.
[[nodiscard]] QString fileNameOf(const QString& title);

/// For a place that guesses whether a text is markup, such as a tool tip: it never is.
[[nodiscard]] QString asPlainText(const QString& text);

/// A choice's spelling as a label: `bare-metal` becomes `Bare metal`, `infiniband` `InfiniBand`.
[[nodiscard]] QString choiceLabel(std::string_view choice);

/// `error`, `warning`, `advice`.
[[nodiscard]] QString severityLabel(Severity severity);

/// Numbers to be looked at, as the user's locale writes them; grouped as in a brief where the
/// locale says nothing. What is written to files does not follow the locale.
[[nodiscard]] QString countText(std::int64_t count);
[[nodiscard]] QString figureText(double number, int decimals = 1);

/// A number as a file has it, from one that was typed as the locale writes it: `1.234,5` of a
/// German is `1234.5`. What the locale does not write so stays as it is.
[[nodiscard]] QString numberAsInFile(const QString& typed);

} // namespace clusterbrief::ui
