#include "core/base/yaml_text.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/base/write.h"

#include <algorithm>
#include <iterator>

namespace clusterbrief::detail {
namespace {

/// The bytes at `at` that YAML 1.2 does not count among its printable characters; 0 for others.
/// Source: YAML 1.2.2, production 1, c-printable.
std::size_t unprintableBytes(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U;
    };
    if (byte(0) < 0x20) {
        return byte(0) == '\t' || byte(0) == '\n' || byte(0) == '\r' ? 0 : 1;
    }
    if (byte(0) == 0x7F) {
        return 1;
    }
    if (byte(0) == 0xC2 && byte(1) < 0xA0 && byte(1) != 0x85) {
        return 2;
    }
    return byte(0) == 0xEF && byte(1) == 0xBF && byte(2) >= 0xBE ? 3 : 0;
}

/// The end of a text in quotes; npos where it has none.
std::size_t closingQuote(std::string_view text, std::size_t start)
{
    const char quote = text[start];
    for (std::size_t at = start + 1; at < text.size(); ++at) {
        if (quote == '"' && text[at] == '\\') {
            ++at;
        } else if (text[at] == quote) {
            if (quote == '"' || at + 1 == text.size() || text[at + 1] != quote) {
                return at;
            }
            ++at;
        }
    }
    return text.npos;
}

/// Quotes within a plain word are letters of it.
bool beginsWord(std::string_view text, std::size_t at)
{
    return at == 0 || std::string_view(" \t\r\n,:[{").find(text[at - 1]) != text.npos;
}

struct Told {
    std::string_view library;
    std::string_view ours;
};

/// Source: yaml-cpp 0.7, exceptions.h.
constexpr Told kTold[] = {
    {"illegal map value",
        CLUSTERBRIEF_TR_PHRASE(
            "a second colon in one line, or a key where none can stand; put a text with \": \" in "
            "it into quotes, and each key on a line of its own")},
    {"illegal map key",
        CLUSTERBRIEF_TR_PHRASE("a key where none can stand; put each key on a line of its own")},
    {"illegal block entry",
        CLUSTERBRIEF_TR_PHRASE("a dash where no list item can stand; put each \"- item\" on a line "
                               "of its own, or a text that is a dash into quotes")},
    {"end of map not found",
        CLUSTERBRIEF_TR_PHRASE("a line that is indented unlike the ones above; keys of one map "
                               "stand one below the other")},
    {"end of sequence not found",
        CLUSTERBRIEF_TR_PHRASE("a line that is indented unlike the ones above; items of one list "
                               "stand one below the other, each with \"- \"")},
    {"end of map flow not found",
        CLUSTERBRIEF_TR_PHRASE("a map in braces goes on wrongly; expected a comma or }")},
    {"end of sequence flow not found",
        CLUSTERBRIEF_TR_PHRASE("a list in brackets goes on wrongly; expected a comma or ]")},
    {"illegal flow end",
        CLUSTERBRIEF_TR_PHRASE("a closing bracket that nothing opened; take it out")},
    {"unknown token",
        CLUSTERBRIEF_TR_PHRASE("a text cannot begin with this sign; put it into quotes")},
    {"invalid unicode",
        CLUSTERBRIEF_TR_PHRASE(
            "an escape that names no character; write the character itself, or \\U and eight "
            "hexadecimal digits in place of a pair of surrogates")},
    {"unknown escape character",
        CLUSTERBRIEF_TR_PHRASE("a backslash before a character that needs none; write \\\\ for a "
                               "backslash, or the text in single quotes")},
    {"bad character found while scanning hex number",
        CLUSTERBRIEF_TR_PHRASE(
            "an escape with too few hexadecimal digits; \\x has two, \\u four, \\U eight")},
    {"illegal document indicator in scalar",
        CLUSTERBRIEF_TR_PHRASE(
            "a text in quotes is not closed before the document ends; expected its closing quote")},
    {"illegal EOF in scalar",
        CLUSTERBRIEF_TR_PHRASE("a text in quotes is not closed; expected its closing quote")},
    {"unexpected character in block scalar",
        CLUSTERBRIEF_TR_PHRASE("after | or > stands nothing but a digit, + or - and a comment; "
                               "begin the text on the next line")},
    {"illegal tab when looking for indentation",
        CLUSTERBRIEF_TR_PHRASE("a tab in the indentation; YAML is indented by spaces")},
    {"YAML major version too large",
        CLUSTERBRIEF_TR_PHRASE("a %YAML line with a version that is not 1; write %YAML 1.2")},
    {"bad YAML version",
        CLUSTERBRIEF_TR_PHRASE("a %YAML line without a version such as 1.2; write %YAML 1.2")},
    {"the referenced anchor is not defined",
        CLUSTERBRIEF_TR_PHRASE("an alias (*name) is not allowed; write the value out, or a text "
                               "that begins with * into quotes")},
    {"alias not found after *",
        CLUSTERBRIEF_TR_PHRASE("a text cannot begin with *; put it into quotes")},
    {"anchor not found after &",
        CLUSTERBRIEF_TR_PHRASE("a text cannot begin with &; put it into quotes")},
};

} // namespace

std::optional<YamlFault> unprintable(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\r' && at + 1 < text.size() && text[at + 1] != '\n') {
            return YamlFault{at,
                CLUSTERBRIEF_TR_PHRASE(
                    "a carriage return without a line feed; end lines with LF or CR LF")};
        }
        if (const std::size_t bytes = unprintableBytes(text, at); bytes > 0) {
            const std::string escape = quoted(text.substr(at, bytes));
            return YamlFault{at,
                filled(
                    CLUSTERBRIEF_TR_PHRASE("a control character, which YAML has only as an escape; "
                                           "take it out, or write {text} in double quotes"),
                    {{"text", escape}})};
        }
    }
    return std::nullopt;
}

std::optional<YamlFault> unclosedQuote(std::string_view text, std::size_t start)
{
    const bool quotes = start < text.size() && (text[start] == '"' || text[start] == '\'');
    if (!quotes || closingQuote(text, start) != text.npos) {
        return std::nullopt;
    }
    return YamlFault{start,
        filled(
            CLUSTERBRIEF_TR_PHRASE("a text without its closing quote; expected {text} at its end"),
            {{"text", std::string(1, text[start])}})};
}

bool isClosed(std::string_view text, std::size_t start)
{
    int depth = 0;
    for (std::size_t at = start; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (--depth == 0) {
                return true;
            }
        } else if ((c == '"' || c == '\'') && beginsWord(text, at)) {
            at = std::min(closingQuote(text, at), text.size());
        } else if (c == '#' && at > 0
            && std::string_view(" \t\n").find(text[at - 1]) != text.npos) {
            at = std::min(text.find('\n', at), text.size());
        }
    }
    return false;
}

bool isIndentedByTab(std::string_view text, int line)
{
    for (int passed = 1; passed < line && !text.empty(); ++passed) {
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    }
    const std::size_t first = text.find_first_not_of(" \t");
    return text.substr(0, first).find('\t') != std::string_view::npos;
}

std::string withWholeCharacters(std::string text)
{
    while (const auto at = firstInvalidUtf8(text)) {
        text.insert(*at, 1, '\xC2');
    }
    return text;
}

std::string yamlMessage(std::string_view message)
{
    const auto* const told = std::find_if(std::begin(kTold), std::end(kTold),
        [&](const Told& one) { return message.starts_with(one.library); });
    return filled(CLUSTERBRIEF_TR_PHRASE("not readable as YAML: {what}"),
        {{"what", std::string(told == std::end(kTold) ? message : told->ours)}});
}

} // namespace clusterbrief::detail
