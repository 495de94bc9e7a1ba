#pragma once

#include "core/check/finding.h"
#include "core/document/fields.h"

#include <QtCore/QString>

#include <string_view>

/// Between core's UTF-8 and Qt's strings.
namespace clusterbrief::ui {

[[nodiscard]] QString toQt(std::string_view text);
[[nodiscard]] std::string fromQt(const QString& text);

/// A core template translated and filled.
[[nodiscard]] QString translated(const char* text);
[[nodiscard]] QString messageOf(const Finding& finding);
[[nodiscard]] QString fixTextOf(const Finding& finding);

/// A field's value as a person writes it; empty when not stated.
[[nodiscard]] QString textOf(const FieldValue& value);

/// For a place that guesses whether a text is markup, such as a tool tip: it never is.
[[nodiscard]] QString asPlainText(const QString& text);

/// A choice's spelling as a label: `bare-metal` becomes `Bare metal`, `infiniband` `InfiniBand`.
[[nodiscard]] QString choiceLabel(std::string_view choice);

} // namespace clusterbrief::ui
