#include "core/base/text.h"
#include "core/render/markdown_text.h"
#include "core/render/renderer.h"

namespace clusterbrief {
namespace {

/// A line's start can be a heading's underline, a list item or a number of one.
std::string asLine(std::string line)
{
    line.erase(0, std::min(line.find_first_not_of(' '), line.size()));
    const std::size_t mark = line.find_first_not_of("0123456789");
    if (line.starts_with('+') || line.starts_with('-') || line.starts_with('=')) {
        line.insert(0, "\\");
    } else if (mark != std::string::npos && mark > 0 && (line[mark] == '.' || line[mark] == ')')) {
        line.insert(mark, "\\");
    }
    return line;
}

std::string inMarks(const char* mark, const std::string& text)
{
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string::npos) {
        return text;
    }
    const std::size_t end = text.find_last_not_of(' ') + 1;
    return text.substr(0, first) + mark + text.substr(first, end - first) + mark + text.substr(end);
}

std::string spanText(const Span& span)
{
    switch (span.kind) {
    case Span::Kind::Plain:
    case Span::Kind::Dimmed:
        return escapedMarkdown(span.text);
    case Span::Kind::Strong:
        return inMarks("**", escapedMarkdown(span.text));
    case Span::Kind::Code:
        return span.text.empty() || span.text.find_first_of("`|\\\n\r") != std::string::npos
            ? escapedMarkdown(span.text)
            : '`' + printable(span.text) + '`';
    case Span::Kind::Link:
        break;
    }
    std::string address = span.href;
    for (const auto& [from, to] :
        {std::pair{"<", "%3C"}, std::pair{">", "%3E"}, std::pair{"|", "%7C"},
            std::pair{"\\", "%5C"}, std::pair{" ", "%20"}, std::pair{"\n", "%0A"}}) {
        address = replaced(std::move(address), from, to);
    }
    return '[' + escapedMarkdown(span.text) + "](<" + address + ">)";
}

std::string textOf(const SpanText& text)
{
    std::string out;
    for (const Span& span : text) {
        out += spanText(span);
    }
    return out;
}

std::string blockText(const Paragraph& paragraph)
{
    return asLine(textOf(paragraph.text)) + '\n';
}

std::string blockText(const Headline& headline)
{
    std::string out;
    for (const Headline::Item& item : headline.items) {
        out += "- **" + escapedMarkdown(item.value) + "** " + escapedMarkdown(item.label) + '\n';
    }
    return out;
}

std::string rowText(const std::vector<std::string>& cells)
{
    return "| " + join(cells, " | ") + " |\n";
}

std::string blockText(const Table& table)
{
    return tableMarkdown(table);
}

std::string itemText(const std::string& key, const SpanText& text)
{
    return "- **" + escapedMarkdown(key) + ":** " + textOf(text) + '\n';
}

std::string blockText(const KeyValues& facts)
{
    std::string out;
    for (const auto& [key, text] : facts.rows) {
        out += itemText(key, text);
    }
    return out;
}

std::string blockText(const BulletList& list)
{
    std::string out;
    for (const SpanText& item : list.items) {
        out += "- " + asLine(textOf(item)) + '\n';
    }
    return out;
}

std::string blockText(const Callout& callout)
{
    std::string out =
        "> **" + escapedMarkdown(callout.title) + "**\n>\n> " + asLine(textOf(callout.text)) + "\n";
    for (const auto& [key, text] : callout.details) {
        out += (&key == &callout.details.front().first ? ">\n> " : "> ") + itemText(key, text);
    }
    return out;
}

std::string blockText(const Figure& figure)
{
    // Markdown has no drawings of its own: the caption says where this one is.
    return inMarks(
               "*", asLine(escapedMarkdown(figure.caption + " Drawn in the .svg, .pdf and .html.")))
        + '\n';
}

std::string headText(const BriefMeta& meta)
{
    std::vector<std::string> parts{"Cluster brief", meta.kind};
    for (const std::string& part : {meta.revision, meta.follows, meta.date}) {
        if (!part.empty()) {
            parts.push_back(escapedMarkdown(part));
        }
    }
    parts.emplace_back(meta.ready ? "**READY**" : "**DRAFT**");
    const std::string parties = partiesOf(meta);
    return "# " + escapedMarkdown(meta.title) + "\n\n" + join(parts, " · ") + "\n\n"
        + asLine(escapedMarkdown(meta.summary)) + '\n'
        + (parties.empty() ? "" : '\n' + asLine(escapedMarkdown(parties)) + '\n');
}

} // namespace

std::string tableMarkdown(const Table& table)
{
    std::vector<std::string> titles;
    std::vector<std::string> rules;
    for (const Table::Column& column : table.columns) {
        titles.push_back(escapedMarkdown(column.title));
        rules.emplace_back(column.align == Align::Right ? "--:" : "---");
    }
    std::string out = rowText(titles) + rowText(rules);
    for (const std::vector<SpanText>& row : table.rows) {
        std::vector<std::string> cells;
        for (const SpanText& cell : row) {
            cells.push_back(textOf(cell));
        }
        out += rowText(cells);
    }
    return out;
}

Result<std::string> renderMarkdown(const RenderInput& input)
{
    const Brief& brief = input.brief;
    std::string out = headText(brief.meta);
    for (const Section& section : brief.sections) {
        std::string above;
        std::string below;
        for (const Block& block : section.blocks) {
            const bool headline = std::holds_alternative<Headline>(block);
            (headline ? above : below) +=
                '\n' + std::visit([](const auto& content) { return blockText(content); }, block);
        }
        out += above + "\n## " + escapedMarkdown(section.title) + '\n' + below;
    }
    out += "\n---\n\n" + escapedMarkdown(brief.meta.verdict) + " · "
        + escapedMarkdown(brief.meta.generator) + '\n';
    return out;
}

} // namespace clusterbrief
