#pragma once

#include "core/brief/brief.h"

#include <QtCore/QByteArray>

#include <string>

namespace clusterbrief {

/// Replaces what Qt takes from the clock and from chance in a finished PDF, the creation date and
/// the file identifier, so that the same brief gives the same bytes in every time zone.
///
/// Errors: none; a date that is not YYYY-MM-DD stamps 1 January 1970.
void stampPdf(std::string& pdf, const std::string& date);

/// The metadata of PDF/A-1b, with the brief's date where Qt's own has the clock's.
///
/// Source: ISO 19005-1, 6.7.
[[nodiscard]] QByteArray archivalMetadata(const BriefMeta& meta);

} // namespace clusterbrief
