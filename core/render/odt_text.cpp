#include "core/base/text.h"
#include "core/render/odt_parts.h"
#include "core/render/xml_text.h"

#include <algorithm>
#include <cmath>

namespace clusterbrief::odt {
namespace {

/// Readers of the format take blanks in a row, and at a paragraph's start, for one or none.
class Blanks {
public:
    [[nodiscard]] std::string kept(std::string_view text)
    {
        std::string out;
        std::string run;
        for (const char c : text) {
            const bool blank = c == ' ' || c == '\t' || c == '\n';
            if (blank && m_afterBlank) {
                out += escapedXml(run) + "<text:s/>";
                run.clear();
            } else {
                run += blank ? ' ' : c;
            }
            m_afterBlank = blank;
        }
        return out + escapedXml(run);
    }

private:
    bool m_afterBlank = true;
};

std::string spanOf(const Span& span, const std::string& inside)
{
    const auto styled = [&](const char* style) {
        return element("text:span" + attribute("text:style-name", style), inside);
    };
    switch (span.kind) {
    case Span::Kind::Plain:
        break;
    case Span::Kind::Strong:
        return styled("Strong_20_Emphasis");
    case Span::Kind::Code:
        return styled("Source_20_Text");
    case Span::Kind::Dimmed:
        return styled("Dimmed");
    case Span::Kind::Link:
        return element("text:a" + attribute("xlink:type", "simple")
                + attribute("xlink:href", span.href)
                + attribute("text:style-name", "Internet_20_link"),
            inside);
    }
    return inside;
}

} // namespace

Sheet sheetOf(Paper paper)
{
    return paper == Paper::A4 ? Sheet{595.3, 841.9} : Sheet{612, 792};
}

std::string points(double length)
{
    return shortest(std::round(length * 100) / 100) + "pt";
}

std::string attribute(const char* name, std::string_view value)
{
    return std::string(" ") + name + "=\"" + escapedXml(value) + '"';
}

std::string element(const std::string& tag, const std::string& inside)
{
    const std::string name = tag.substr(0, tag.find(' '));
    return inside.empty() ? '<' + tag + "/>" : '<' + tag + '>' + inside + "</" + name + '>';
}

std::string spans(const SpanText& text)
{
    Blanks blanks;
    std::string out;
    for (const Span& span : text) {
        if (!span.text.empty()) {
            out += spanOf(span, blanks.kept(span.text));
        }
    }
    return out;
}

std::string paragraph(const std::string& style, const SpanText& text)
{
    return element("text:p" + attribute("text:style-name", style), spans(text));
}

std::string namespaces()
{
    constexpr const char* kCompatible = "urn:oasis:names:tc:opendocument:xmlns:";
    std::string out;
    for (const auto& [prefix, name] :
        {std::pair{"office", "office:1.0"}, std::pair{"style", "style:1.0"},
            std::pair{"text", "text:1.0"}, std::pair{"table", "table:1.0"},
            std::pair{"draw", "drawing:1.0"}, std::pair{"fo", "xsl-fo-compatible:1.0"},
            std::pair{"svg", "svg-compatible:1.0"}, std::pair{"meta", "meta:1.0"}}) {
        out += attribute((std::string("xmlns:") + prefix).c_str(), std::string(kCompatible) + name);
    }
    return out + attribute("xmlns:xlink", "http://www.w3.org/1999/xlink")
        + attribute("xmlns:dc", "http://purl.org/dc/elements/1.1/");
}

} // namespace clusterbrief::odt
