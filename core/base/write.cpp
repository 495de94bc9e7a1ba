#include "core/base/write.h"

#include "core/base/text.h"

#include <algorithm>
#include <cctype>

namespace clusterbrief {
namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Words that some YAML reader takes for a flag or for nothing.
bool isReserved(std::string_view text)
{
    constexpr std::string_view kReserved[] = {
        "y", "n", "yes", "no", "on", "off", "true", "false", "null"};
    std::string lower(text);
    std::transform(
        lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return std::tolower(c); });
    return std::find(std::begin(kReserved), std::end(kReserved), lower) != std::end(kReserved);
}

bool isSafePlain(std::string_view text)
{
    if (text.empty() || !isLetter(text.front()) || text.back() == ' ' || isReserved(text)) {
        return false;
    }
    return std::all_of(text.begin(), text.end(), [](char c) {
        return isLetter(c) || (c >= '0' && c <= '9')
            || std::string_view(" _-./+@").find(c) != std::string_view::npos;
    });
}

std::string scalar(const Value& value)
{
    switch (value.kind) {
    case Value::Kind::Null:
        return "null";
    case Value::Kind::Flag:
        return value.text.front() == 't' || value.text.front() == 'T' ? "true" : "false";
    case Value::Kind::Number:
        return value.text;
    case Value::Kind::Text:
    case Value::Kind::List:
    case Value::Kind::Map:
        break;
    }
    return quoted(value.text);
}

/// The bytes at `at` that stand in the text as an escape: control characters, what YAML does not
/// print or takes for the end of a line, and the byte order mark. 0 for others.
std::size_t escapedBytes(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U;
    };
    if (byte(0) < 0x20 || byte(0) == 0x7F) {
        return 1;
    }
    if (byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) < 0xA0) {
        return 2;
    }
    const bool lineEnd = byte(0) == 0xE2 && byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9);
    const bool mark = byte(0) == 0xEF && byte(1) == 0xBB && byte(2) == 0xBF;
    const bool noCharacter = byte(0) == 0xEF && byte(1) == 0xBF && byte(2) >= 0xBE;
    return lineEnd || mark || noCharacter ? 3 : 0;
}

/// U+FFFD for each byte that is not UTF-8, as in names of files.
std::string withReplacements(std::string_view text)
{
    std::string out;
    while (const auto bad = firstInvalidUtf8(text)) {
        out.append(text.substr(0, *bad)).append("\xEF\xBF\xBD");
        text.remove_prefix(*bad + 1);
    }
    return out.append(text);
}

void appendEscape(std::string& out, std::string_view character)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    if (character == "\n" || character == "\t" || character == "\r") {
        out += character == "\n" ? "\\n" : character == "\t" ? "\\t" : "\\r";
        return;
    }
    // UTF-8: the lead byte has 7, 5 or 4 bits, each byte after it 6.
    constexpr unsigned kLead[] = {0x7FU, 0x1FU, 0x0FU};
    unsigned code = static_cast<unsigned char>(character[0]) & kLead[character.size() - 1];
    for (const char c : character.substr(1)) {
        code = (code << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
    }
    out += "\\u";
    for (const unsigned shift : {12U, 8U, 4U, 0U}) {
        out += kHex[(code >> shift) & 0xFU];
    }
}

void json(const Value& value, int level, std::string& out)
{
    const bool map = value.kind == Value::Kind::Map;
    if (!map && value.kind != Value::Kind::List) {
        out += scalar(value);
        return;
    }
    const std::string indent(static_cast<std::size_t>(level + 1) * 2, ' ');
    const std::size_t size = map ? value.members.size() : value.items.size();
    out += map ? '{' : '[';
    for (std::size_t i = 0; i < size; ++i) {
        out += i == 0 ? "\n" : ",\n";
        out += indent;
        if (map) {
            out += quoted(value.members[i].key) + ": ";
        }
        json(map ? value.members[i].value : value.items[i], level + 1, out);
    }
    if (size > 0) {
        out += '\n' + indent.substr(2);
    }
    out += map ? '}' : ']';
}

void yaml(const Value& value, int level, std::string& out);

/// A value after `key:` or `-`: a scalar on the same line, a block below.
void yamlInside(const Value& value, int level, bool afterDash, std::string& out)
{
    const bool map = value.kind == Value::Kind::Map;
    if (!map && value.kind != Value::Kind::List) {
        out += ' '
            + (value.kind == Value::Kind::Text && isSafePlain(value.text) ? value.text
                                                                          : scalar(value))
            + '\n';
        return;
    }
    if (value.members.empty() && value.items.empty()) {
        out += map ? " {}\n" : " []\n";
        return;
    }
    if (!afterDash) {
        out += '\n';
        yaml(value, level, out);
        return;
    }
    std::string block;
    yaml(value, level, block);
    out += ' ' + block.substr(static_cast<std::size_t>(level) * 2);
}

void yaml(const Value& value, int level, std::string& out)
{
    const std::string indent(static_cast<std::size_t>(level) * 2, ' ');
    for (const Member& member : value.members) {
        out += indent + (isSafePlain(member.key) ? member.key : quoted(member.key)) + ':';
        yamlInside(member.value, level + 1, false, out);
    }
    for (const Value& item : value.items) {
        out += indent + '-';
        yamlInside(item, level + 1, true, out);
    }
}

bool hasQuotedKey(const Value& value)
{
    return std::any_of(value.members.begin(), value.members.end(), [](const Member& member) {
        return !isSafePlain(member.key) || hasQuotedKey(member.value);
    }) || std::any_of(value.items.begin(), value.items.end(), hasQuotedKey);
}

std::string flow(const Value& value, bool quoteAll)
{
    std::string inside;
    for (const Member& member : value.members) {
        inside += (inside.empty() ? "" : ", ") + (quoteAll ? quoted(member.key) : member.key) + ": "
            + flow(member.value, quoteAll);
    }
    for (const Value& item : value.items) {
        inside += (inside.empty() ? "" : ", ") + flow(item, quoteAll);
    }
    if (value.kind == Value::Kind::Map) {
        return '{' + inside + '}';
    }
    if (value.kind == Value::Kind::List) {
        return '[' + inside + ']';
    }
    const bool bare = value.kind == Value::Kind::Text && !quoteAll && isSafePlain(value.text);
    return bare ? value.text : scalar(value);
}

} // namespace

std::string writeFlow(const Value& value)
{
    return flow(value, hasQuotedKey(value));
}

std::string quoted(std::string_view content)
{
    const std::string valid = firstInvalidUtf8(content) ? withReplacements(content) : std::string();
    const std::string_view text = valid.empty() ? content : std::string_view(valid);
    std::string out = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (const std::size_t bytes = escapedBytes(text, at); bytes > 0) {
            appendEscape(out, text.substr(at, bytes));
            at += bytes;
            continue;
        }
        if (c == '"' || c == '\\') {
            out += '\\';
        }
        out += c;
        ++at;
    }
    return out + '"';
}

std::string writeJson(const Value& value)
{
    std::string out;
    json(value, 0, out);
    return out + '\n';
}

std::string writeYaml(const Value& value)
{
    std::string out;
    if (value.members.empty() && value.items.empty()) {
        yamlInside(value, 0, true, out);
        return out.substr(1);
    }
    yaml(value, 0, out);
    return out;
}

} // namespace clusterbrief
