#pragma once

#include "core/brief/brief.h"
#include "core/render/renderer.h"

#include <string>
#include <string_view>
#include <vector>

/// What a text document of OpenDocument is put together from.
///
/// Source: OASIS OpenDocument 1.3, part 3. Units: points.
namespace clusterbrief::odt {

inline constexpr double kSideMargin = 45;
inline constexpr double kColumnGap = 12;

struct Sheet {
    double width = 0;
    double height = 0;

    [[nodiscard]] double body() const { return width - 2 * kSideMargin; }
};

[[nodiscard]] Sheet sheetOf(Paper paper);

[[nodiscard]] std::string points(double length); ///< `12.5pt`.

[[nodiscard]] std::string attribute(const char* name, std::string_view value);
/// An element around what is already markup; `tag` with its attributes.
[[nodiscard]] std::string element(const std::string& tag, const std::string& inside);

/// Spans inside a paragraph, each with its character style; no blank of the text is lost.
[[nodiscard]] std::string spans(const SpanText& text);
[[nodiscard]] std::string paragraph(const std::string& style, const SpanText& text);

/// The width of a text at a table's letter size, as an office program's usual face sets it.
[[nodiscard]] double estimatedWidth(std::string_view text);
/// Of the columns by their shares, widened where a word or a figure would be broken.
/// They add up to `total`, the gap after each but the last included.
[[nodiscard]] std::vector<double> columnWidths(const Table& table, double total);

struct Picture {
    std::string name; ///< `Pictures/figure-1.svg`.
    std::string svg;
};

struct Content {
    std::string xml;
    std::vector<Picture> pictures;
};

[[nodiscard]] Content contentOf(const Brief& brief, const Sheet& sheet);       ///< content.xml
[[nodiscard]] std::string stylesOf(const BriefMeta& meta, const Sheet& sheet); ///< styles.xml

/// What every part declares about itself.
[[nodiscard]] std::string namespaces();

inline constexpr const char* kXmlHead = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
inline constexpr const char* kVersion = " office:version=\"1.3\"";

} // namespace clusterbrief::odt
