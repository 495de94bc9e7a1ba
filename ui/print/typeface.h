#pragma once

#include "core/base/error.h"
#include "ui/print/page_style.h"

#include <QtCore/QString>
#include <QtGui/QFont>

#include <set>
#include <string>

namespace clusterbrief {

/// Registers the built-in faces with the running application; calling it again costs nothing.
///
/// Errors: the application has no font at all, with which every text would vanish.
[[nodiscard]] Result<void> loadTypeface();

/// The built-in family; other scripts come from the system's fonts.
[[nodiscard]] QFont typeface(const style::TextStyle& style);

/// A text as it can be printed: line breaks kept, control characters gone, and characters that no
/// font of this system has written as their code point, `[U+682A]`, rather than lost.
[[nodiscard]] QString printableText(const std::string& text);

/// The different characters of a text that no font of this system has, in the order of their code
/// points.
[[nodiscard]] std::set<char32_t> charactersWithoutFont(const std::string& text);

} // namespace clusterbrief
