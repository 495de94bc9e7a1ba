#include "core/render/markdown_text.h"

#include "core/base/text.h"

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

} // namespace

std::string escapedMarkdown(std::string_view content)
{
    const std::string text = printable(replaced(std::string(content), "\r", " "));
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '\n' || c == '\t') {
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

} // namespace clusterbrief
