#include "core/base/text.h"
#include "core/render/renderer.h"

namespace clusterbrief {
namespace {

bool isAlphanumeric(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Whether the character at `at` could be read as markup where it stands.
bool isMarkup(std::string_view text, std::size_t at)
{
    const char c = text[at];
    const bool within = at > 0 && at + 1 < text.size() && isAlphanumeric(text[at - 1])
        && isAlphanumeric(text[at + 1]);
    if (c == '_') {
        return !within;
    }
    if (c == '&') {
        return at + 1 < text.size() && (isAlphanumeric(text[at + 1]) || text[at + 1] == '#');
    }
    return std::string_view("\\`*[]<>|~#$").find(c) != std::string_view::npos;
}

std::string escaped(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '\n' || c == '\r' || c == '\t') {
            out += ' ';
            continue;
        }
        if (isMarkup(text, at)) {
            out += '\\';
        }
        out += c;
    }
    return out;
}

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
        return escaped(span.text);
    case Span::Kind::Strong:
        return inMarks("**", escaped(span.text));
    case Span::Kind::Code:
        return span.text.empty() || span.text.find_first_of("`|\\\n\r") != std::string::npos
            ? escaped(span.text)
            : '`' + span.text + '`';
    case Span::Kind::Link:
        break;
    }
    std::string address = span.href;
    for (const auto& [from, to] :
        {std::pair{"<", "%3C"}, std::pair{">", "%3E"}, std::pair{"|", "%7C"},
            std::pair{"\\", "%5C"}, std::pair{" ", "%20"}, std::pair{"\n", "%0A"}}) {
        address = replaced(std::move(address), from, to);
    }
    return '[' + escaped(span.text) + "](<" + address + ">)";
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
        out += "- **" + escaped(item.value) + "** " + escaped(item.label) + '\n';
    }
    return out;
}

std::string rowText(const std::vector<std::string>& cells)
{
    return "| " + join(cells, " | ") + " |\n";
}

std::string blockText(const Table& table)
{
    std::vector<std::string> titles;
    std::vector<std::string> rules;
    for (const Table::Column& column : table.columns) {
        titles.push_back(escaped(column.title));
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

std::string itemText(const std::string& key, const SpanText& text)
{
    return "- **" + escaped(key) + ":** " + textOf(text) + '\n';
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
        "> **" + escaped(callout.title) + "**\n>\n> " + asLine(textOf(callout.text)) + "\n";
    for (const auto& [key, text] : callout.details) {
        out += (&key == &callout.details.front().first ? ">\n> " : "> ") + itemText(key, text);
    }
    return out;
}

std::string blockText(const Figure& figure)
{
    return inMarks("*", asLine(escaped(figure.caption))) + '\n';
}

std::string headText(const BriefMeta& meta)
{
    std::vector<std::string> parts{"Cluster brief", meta.kind};
    for (const std::string& part : {meta.revision, meta.date}) {
        if (!part.empty()) {
            parts.push_back(escaped(part));
        }
    }
    parts.emplace_back(meta.ready ? "**READY**" : "**DRAFT**");
    return "# " + escaped(meta.title) + "\n\n" + join(parts, " · ") + "\n\n"
        + asLine(escaped(meta.summary)) + '\n';
}

} // namespace

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
        out += above + "\n## " + escaped(section.title) + '\n' + below;
    }
    out += "\n---\n\n" + escaped(brief.meta.verdict) + " · " + escaped(brief.meta.generator) + '\n';
    return out;
}

} // namespace clusterbrief
