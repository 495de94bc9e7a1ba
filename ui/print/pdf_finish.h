#pragma once

#include "core/base/error.h"
#include "core/brief/brief.h"
#include "ui/print/paged_brief.h"

#include <QtCore/QByteArray>

#include <string>
#include <vector>

namespace clusterbrief {

/// A place in a PDF that its reader can go to.
struct PdfBookmark {
    std::string section; ///< Links to `#` and this go here.
    std::string title;
    int page = 0; ///< From 0 on.
    double y = 0; ///< Units: points from the top of the page.
};

struct PdfFinish {
    std::string date; ///< YYYY-MM-DD.
    std::vector<PdfBookmark> bookmarks;
};

/// Gives the PDF that Qt wrote what Qt cannot: bookmarks, links inside the document, its language;
/// and a date and an identifier that follow from the brief instead of the clock, so that the same
/// brief gives the same bytes in every time zone.
///
/// Errors: what Qt wrote is not a PDF. A date that is not YYYY-MM-DD stands as 1 January 1970.
/// Source: ISO 32000-1, 12.3 and 14.4.
[[nodiscard]] Result<std::string> finishPdf(const std::string& pdf, const PdfFinish& finish);

/// The metadata of PDF/A-1b, with the brief's date where Qt's own has the clock's.
///
/// Source: ISO 19005-1, 6.7.
[[nodiscard]] QByteArray archivalMetadata(const BriefMeta& meta);

} // namespace clusterbrief
