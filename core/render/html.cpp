#include "core/base/text.h"
#include "core/render/html_style.h"
#include "core/render/renderer.h"

#include <cmath>

namespace clusterbrief {
namespace {

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char c : printable(text)) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&#39;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

/// An element around what is already markup.
std::string element(const std::string& tag, const std::string& inside)
{
    return '<' + tag + '>' + inside + "</" + tag.substr(0, tag.find(' ')) + '>';
}

std::string spanText(const Span& span)
{
    std::string text = escaped(span.text);
    switch (span.kind) {
    case Span::Kind::Plain:
        return text;
    case Span::Kind::Strong:
        return element("strong", text);
    case Span::Kind::Code:
        return element("code", text);
    case Span::Kind::Dimmed:
        return element("span class=\"dimmed\"", text);
    case Span::Kind::Link:
        break;
    }
    return element("a href=\"" + escaped(span.href) + '"', text);
}

std::string textOf(const SpanText& text)
{
    std::string out;
    for (const Span& span : text) {
        out += spanText(span);
    }
    return out;
}

std::string factsText(const std::vector<std::pair<std::string, SpanText>>& rows)
{
    std::string out;
    for (const auto& [key, text] : rows) {
        out += element("dt", escaped(key)) + element("dd", textOf(text)) + '\n';
    }
    return element("dl", '\n' + out);
}

std::string blockText(const Paragraph& paragraph)
{
    return element("p", textOf(paragraph.text));
}

std::string blockText(const Headline& headline)
{
    std::string out;
    for (const Headline::Item& item : headline.items) {
        out +=
            element("li",
                element("strong", escaped(item.value)) + ' ' + element("span", escaped(item.label)))
            + '\n';
    }
    return element("ul class=\"headline\"", '\n' + out);
}

std::string blockText(const Table& table)
{
    double whole = 0;
    for (const Table::Column& column : table.columns) {
        whole += column.share;
    }
    std::string widths;
    std::string titles;
    for (const Table::Column& column : table.columns) {
        const std::string right = column.align == Align::Right ? " class=\"right\"" : "";
        widths += "<col style=\"width:"
            + shortest(static_cast<double>(std::lround(column.share / whole * 1000)) / 10) + "%\">";
        titles += element("th scope=\"col\"" + right, escaped(column.title));
    }
    std::string rows;
    for (const std::vector<SpanText>& row : table.rows) {
        std::string cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const bool right = table.columns[i].align == Align::Right;
            cells += element(right ? "td class=\"right\"" : "td", textOf(row[i]));
        }
        rows += element("tr", cells) + '\n';
    }
    const std::string head = element("thead", element("tr", titles));
    return element("div class=\"wide\"",
        element(table.dense ? "table class=\"dense\"" : "table",
            element("colgroup", widths) + '\n' + head + '\n' + element("tbody", '\n' + rows)));
}

std::string blockText(const KeyValues& facts)
{
    return factsText(facts.rows);
}

std::string blockText(const BulletList& list)
{
    std::string out;
    for (const SpanText& item : list.items) {
        out += element("li", textOf(item)) + '\n';
    }
    return element("ul", '\n' + out);
}

std::string blockText(const Callout& callout)
{
    const std::string severity(textOf(callout.severity));
    return element("div class=\"callout " + severity + "\" role=\"note\"",
        '\n' + element("h3", escaped(callout.title)) + '\n' + element("p", textOf(callout.text))
            + '\n' + factsText(callout.details) + '\n');
}

std::string blockText(const Figure& figure)
{
    return element("figure",
        '\n' + diagramSvg(figure.diagram) + '\n' + element("figcaption", escaped(figure.caption))
            + '\n');
}

std::string headText(const Brief& brief, Paper paper)
{
    // Nothing is fetched, whatever a text in the brief may try.
    return "<meta charset=\"utf-8\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" "
           "content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta name=\"color-scheme\" content=\"light dark\">\n"
           "<meta name=\"generator\" content=\""
        + escaped(brief.meta.generator) + "\">\n" + element("title", escaped(brief.meta.title))
        + '\n'
        + element("style",
            std::string(kHtmlStyle) + "@page { size: " + (paper == Paper::A4 ? "A4" : "letter")
                + "; margin: 18mm 16mm; }\n")
        + '\n';
}

std::string bannerText(const BriefMeta& meta)
{
    std::vector<std::string> parts;
    for (const std::string& part : {meta.revision, meta.follows, meta.date}) {
        if (!part.empty()) {
            parts.push_back(escaped(part));
        }
    }
    parts.push_back(meta.ready ? element("strong class=\"ready\"", "READY")
                               : element("strong class=\"draft\"", "DRAFT"));
    const std::string parties = partiesOf(meta);
    return element("header",
        '\n'
            + element("p class=\"banner\"",
                element("span", "Cluster brief · " + escaped(meta.kind))
                    + element("span", join(parts, " · ")))
            + '\n' + element("h1", escaped(meta.title)) + '\n'
            + element("p class=\"summary\"", escaped(meta.summary)) + '\n'
            + (parties.empty() ? "" : element("p class=\"dimmed\"", escaped(parties)) + '\n'));
}

/// A short brief is seen at once and needs none.
std::string contentsText(const Brief& brief)
{
    constexpr std::size_t kLong = 8;
    if (brief.sections.size() < kLong) {
        return {};
    }
    std::string links;
    for (const Section& section : brief.sections) {
        links += element("li",
                     "<a href=\"#" + escaped(section.id) + "\">" + escaped(section.title) + "</a>")
            + '\n';
    }
    return element("nav aria-label=\"Contents\"", element("ul", '\n' + links)) + '\n';
}

} // namespace

Result<std::string> renderHtml(const RenderInput& input)
{
    const Brief& brief = input.brief;
    std::string body;
    for (const Section& section : brief.sections) {
        std::string above;
        std::string below;
        for (const Block& block : section.blocks) {
            const bool headline = std::holds_alternative<Headline>(block);
            (headline ? above : below) +=
                std::visit([](const auto& content) { return blockText(content); }, block) + '\n';
        }
        if (&section == &brief.sections.front()) {
            body += above + contentsText(brief);
            above.clear();
        }
        const std::string inside =
            '\n' + above + element("h2", escaped(section.title)) + '\n' + below;
        body += element("section id=\"" + escaped(section.id) + '"', inside) + '\n';
    }
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n" + headText(brief, input.paper)
        + "</head>\n<body>\n" + bannerText(brief.meta) + '\n' + element("main", '\n' + body) + '\n'
        + element("footer",
            element("span", escaped(brief.meta.verdict)) + ' '
                + element("span", escaped(brief.meta.generator)))
        + "\n</body>\n</html>\n";
}

} // namespace clusterbrief
