#include "core/base/text.h"
#include "core/brief/column_widths.h"
#include "core/render/odt_parts.h"

#include <algorithm>

namespace clusterbrief::odt {
namespace {

constexpr double kLetterSize = 9.2;
constexpr double kMostOfRow = 0.42;    ///< What one word may claim of the width.
constexpr double kMostOfFigure = 0.22; ///< What a cell of figures may claim to stay on one line.

/// Of an em, as Arial has it; rounded up where a class has several.
double widthOf(unsigned char c)
{
    constexpr std::string_view kNarrow = "ijltfrI.,:;'!|()[]/ -";
    constexpr std::string_view kWide = "mwMW%@";
    if (kNarrow.find(static_cast<char>(c)) != std::string_view::npos) {
        return 0.31;
    }
    if (kWide.find(static_cast<char>(c)) != std::string_view::npos) {
        return 0.89;
    }
    return c >= 'A' && c <= 'Z' ? 0.7 : 0.56;
}

std::string wholeOf(const SpanText& text)
{
    std::string whole;
    for (const Span& span : text) {
        whole += span.text;
    }
    return whole;
}

double widestWord(const std::string& text)
{
    double widest = 0;
    for (const std::string& word : split(text, ' ')) {
        widest = std::max(widest, estimatedWidth(word));
    }
    return widest;
}

double leastWidth(const Table& table, std::size_t column, double total)
{
    double least = widestWord(table.columns[column].title);
    double figures = 0;
    for (const std::vector<SpanText>& row : table.rows) {
        const std::string text = wholeOf(row[column]);
        least = std::max(least, widestWord(text));
        figures = std::max(figures, estimatedWidth(text));
    }
    least = std::min(least, total * kMostOfRow);
    return table.columns[column].align == Align::Right
        ? std::max(least, std::min(figures, total * kMostOfFigure))
        : least;
}

} // namespace

double estimatedWidth(std::string_view text)
{
    double ems = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool follows = (byte & 0xC0U) == 0x80U; // a later byte of a character
        ems += follows ? 0 : byte < 0x80 ? widthOf(byte) : byte < 0xE3 ? 0.6 : 1;
    }
    return ems * kLetterSize;
}

std::vector<double> columnWidths(const Table& table, double total)
{
    const std::size_t number = table.columns.size();
    const double usable = total - kColumnGap * static_cast<double>(number - 1);
    std::vector<double> least;
    for (std::size_t i = 0; i < number; ++i) {
        least.push_back(leastWidth(table, i, usable));
    }
    std::vector<double> widths = clusterbrief::columnWidths(table, least, usable);
    for (std::size_t i = 0; i + 1 < number; ++i) {
        widths[i] += kColumnGap;
    }
    return widths;
}

} // namespace clusterbrief::odt
