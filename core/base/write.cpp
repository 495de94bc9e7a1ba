#include "core/base/write.h"

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

std::string quoted(std::string_view text)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\t') {
            out += "\\t";
        } else if (c == '\r') {
            out += "\\r";
        } else if (byte < 0x20 || byte == 0x7F) {
            out += "\\u00";
            out += kHex[byte >> 4U];
            out += kHex[byte & 0xFU];
        } else {
            out += c;
        }
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
