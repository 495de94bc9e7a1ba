#include "core/base/contract.h"
#include "core/base/parse.h"
#include "core/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <unordered_set>
#include <utility>

namespace clusterbrief::detail {
namespace {

/// Tells a reader of nlohmann's callbacks how far the text has been read.
class CountingIterator {
public:
    using difference_type = std::ptrdiff_t;
    using value_type = char;
    using pointer = const char*;
    using reference = const char&;
    using iterator_category = std::input_iterator_tag;

    CountingIterator(const char* at, const char** reached)
        : m_at(at)
        , m_reached(reached)
    {}

    reference operator*() const { return *m_at; }
    CountingIterator& operator++()
    {
        *m_reached = ++m_at;
        return *this;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }
    bool operator!=(const CountingIterator& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    const char** m_reached;
};

bool isNumberCharacter(char c)
{
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
}

bool isWordCharacter(char c)
{
    return isNumberCharacter(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/// Where the JSON library stopped, in this program's words.
struct JsonFault {
    std::size_t byte = 0; ///< Of what was found.
    std::string what;
};

constexpr const char* kValueWanted = CLUSTERBRIEF_TR_PHRASE(
    "expected a value: a number, a text in double quotes, true, false, null, { or [");

/// What the grammar has at the place, as the library's message names it.
std::string wantedBy(std::string_view reason)
{
    const auto has = [&](std::string_view part) { return reason.find(part) != reason.npos; };
    if (has("; expected end of input")) {
        return CLUSTERBRIEF_TR_PHRASE("expected nothing more after the closing bracket");
    }
    if (has("while parsing object key")) {
        return CLUSTERBRIEF_TR_PHRASE("expected a key in double quotes");
    }
    if (has("while parsing object separator")) {
        return CLUSTERBRIEF_TR_PHRASE("expected a colon between a key and its value");
    }
    if (has("; expected '}'")) {
        return CLUSTERBRIEF_TR_PHRASE("expected a comma or }");
    }
    return has("; expected ']'") ? CLUSTERBRIEF_TR_PHRASE("expected a comma or ]") : kValueWanted;
}

/// A text in quotes that is none; nothing for other faults.
std::optional<std::string> stringFault(std::string_view reason)
{
    if (reason.find("invalid string: ") == reason.npos) {
        return std::nullopt;
    }
    const auto has = [&](std::string_view part) { return reason.find(part) != reason.npos; };
    if (has("missing closing quote")) {
        return CLUSTERBRIEF_TR_PHRASE(
            "found a text without its closing quote; expected \" at its end");
    }
    if (has("control character")) {
        return CLUSTERBRIEF_TR_PHRASE(
            "found a line break or another control character within a text; expected it written as "
            "\\n, \\t or \\u and four hexadecimal digits");
    }
    if (has("after backslash")) {
        return CLUSTERBRIEF_TR_PHRASE(
            "found a backslash before a character that needs none; expected \\\\ for a backslash");
    }
    return CLUSTERBRIEF_TR_PHRASE(
        "found a \\u that does not name a character; expected four hexadecimal digits, and for a "
        "character above FFFF a pair of surrogates");
}

/// The word, text or sign around a byte.
std::string_view foundAt(std::string_view text, std::size_t byte)
{
    std::size_t end = byte + 1;
    if (isWordCharacter(text[byte])) {
        while (end < text.size() && isWordCharacter(text[end])) {
            ++end;
        }
    } else {
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
            ++end;
        }
    }
    return text.substr(byte, end - byte);
}

/// `010`, `0x10`, `+5`, `.5`: numbers elsewhere, not in JSON.
bool isMisspeltNumber(std::string_view word)
{
    const std::size_t at = word.starts_with('-') ? 1 : 0;
    const bool zeroBefore = at + 1 < word.size() && word[at] == '0' && word[at + 1] != '.'
        && isWordCharacter(word[at + 1]);
    return at < word.size() && (word[at] == '+' || word[at] == '.' || zeroBefore);
}

bool followsComma(std::string_view text, std::size_t byte)
{
    const std::size_t before = byte == 0 ? text.npos : text.find_last_not_of(" \t\r\n", byte - 1);
    return before != text.npos && text[before] == ',';
}

/// What is wrong with the word or sign around a byte.
JsonFault faultAt(std::string_view text, std::size_t byte, std::string_view reason)
{
    const std::string found = shortened(foundAt(text, byte));
    if (reason.find("number overflow") != reason.npos) {
        return {byte,
            filled(CLUSTERBRIEF_TR_PHRASE("found the number {text}, which is too large"),
                {{"text", found}})};
    }
    if (reason.find("invalid number") != reason.npos) {
        return {byte,
            filled(CLUSTERBRIEF_TR_PHRASE("found {text}; expected a number such as 4, 0.5 or -3"),
                {{"text", found}})};
    }
    if (found == "/" || found == "#") {
        return {
            byte, CLUSTERBRIEF_TR_PHRASE("found a comment; JSON has none, YAML has them after #")};
    }
    if (isMisspeltNumber(found)) {
        return {byte,
            filled(CLUSTERBRIEF_TR_PHRASE("found {text}; expected a number such as 4, 0.5 or -3"),
                {{"text", found}})};
    }
    const bool closes = found == "}" || found == "]";
    return {byte,
        filled(closes && followsComma(text, byte)
                ? CLUSTERBRIEF_TR_PHRASE("found {text} after a comma; {expected}")
                : CLUSTERBRIEF_TR_PHRASE("found {text}; {expected}"),
            {{"text", found}, {"expected", wantedBy(reason)}})};
}

/// `read` is how many bytes the library has read, `stringStart` where the last text begins.
JsonFault faultOf(
    std::string_view text, std::size_t read, std::size_t stringStart, std::string_view reason)
{
    if (const auto fault = stringFault(reason)) {
        return {stringStart, *fault};
    }
    if (reason.find("unexpected string literal") != reason.npos) {
        return {stringStart,
            filled(CLUSTERBRIEF_TR_PHRASE("found the text {text}; {expected}"),
                {{"text", shortened(text.substr(stringStart, read - stringStart))},
                    {"expected", wantedBy(reason)}})};
    }
    if (reason.find("unexpected end of input") != reason.npos || read == 0 || read > text.size()) {
        return {text.size(),
            filled(CLUSTERBRIEF_TR_PHRASE("the file ends here; {expected}"),
                {{"expected", wantedBy(reason)}})};
    }
    std::size_t byte = read - 1;
    // A number or word that breaks off is noticed one sign later.
    if (reason.find("invalid ") != reason.npos && byte > 0 && !isWordCharacter(text[byte])
        && isWordCharacter(text[byte - 1])) {
        --byte;
    }
    while (byte > 0
        && ((static_cast<unsigned char>(text[byte]) & 0xC0U) == 0x80U
            || (isWordCharacter(text[byte]) && isWordCharacter(text[byte - 1])))) {
        --byte;
    }
    return faultAt(text, byte, reason);
}

class TreeBuilder {
public:
    using number_integer_t = nlohmann::json::number_integer_t;
    using number_unsigned_t = nlohmann::json::number_unsigned_t;
    using number_float_t = nlohmann::json::number_float_t;
    using string_t = nlohmann::json::string_t;
    using binary_t = nlohmann::json::binary_t;

    TreeBuilder(std::string_view text, std::string_view name, const ParseLimits& limits)
        : m_text(text)
        , m_name(name)
        , m_limits(limits)
    {}

    [[nodiscard]] const char** reached() { return &m_reached; }
    [[nodiscard]] Value takeRoot() { return std::move(m_root); }
    [[nodiscard]] Errors takeErrors() { return std::move(m_errors); }

    bool null() { return add(Value::ofPlain("null", before(4))); }
    bool boolean(bool flag)
    {
        Value value = Value::ofFlag(flag);
        value.at = before(value.text.size());
        return add(std::move(value));
    }
    bool number_integer(number_integer_t /*number*/) { return addNumber(); }
    bool number_unsigned(number_unsigned_t /*number*/) { return addNumber(); }
    bool number_float(number_float_t /*number*/, const string_t& /*spelling*/)
    {
        return addNumber();
    }
    bool string(string_t& text)
    {
        Value value = Value::ofText(std::move(text));
        value.at = stringStart();
        if (value.text.find('\0') != std::string::npos) {
            report(value.at, kNulInText);
        }
        return add(std::move(value));
    }
    bool binary(binary_t& /*bytes*/) { return false; }
    bool start_object(std::size_t /*size*/) { return open(Value::Kind::Map); }
    bool start_array(std::size_t /*size*/) { return open(Value::Kind::List); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(string_t& key)
    {
        Open& parent = m_open.back();
        parent.keyAt = stringStart();
        if (key.find('\0') != std::string::npos) {
            report(parent.keyAt, kNulInText);
        } else if (key.size() > m_limits.key) {
            report(parent.keyAt, longKey(key, m_limits));
        } else if (!parent.keys.insert(key).second) {
            report(parent.keyAt,
                filled(CLUSTERBRIEF_TR_PHRASE(
                           "the key \"{key}\" stands twice in one object; keep one of them"),
                    {{"key", shortened(key)}}));
        }
        parent.key = std::move(key);
        return true;
    }

    bool parse_error(
        std::size_t byte, const std::string& /*token*/, const nlohmann::json::exception& fault)
    {
        const JsonFault told = faultOf(m_text, byte, lastQuote(), fault.what());
        report(positionOf(m_text, told.byte),
            filled(CLUSTERBRIEF_TR_PHRASE("not readable as JSON: {what}"), {{"what", told.what}}));
        return false;
    }

private:
    struct Open {
        Value value;
        std::unordered_set<std::string> keys;
        std::string key;
        Position keyAt;
    };

    void report(Position at, std::string what)
    {
        m_errors.push_back({m_name, at, std::move(what)});
    }

    /// Callbacks come in the order of the text, so characters are counted onwards from the last
    /// one.
    Position at(std::size_t byte)
    {
        if (byte < m_counted) {
            return positionOf(m_text, byte);
        }
        for (; m_counted < byte; ++m_counted) {
            const bool continues = (static_cast<unsigned char>(m_text[m_counted]) & 0xC0U) == 0x80U;
            if (m_text[m_counted] == '\n') {
                ++m_line;
                m_column = 1;
            } else if (!continues) {
                ++m_column;
            }
        }
        return {m_line, m_column};
    }

    [[nodiscard]] std::size_t end() const
    {
        return m_reached == nullptr ? 0 : static_cast<std::size_t>(m_reached - m_text.data());
    }

    Position before(std::size_t length) { return at(end() - std::min(end(), length)); }

    Position stringStart() { return at(lastQuote()); }

    /// The opening quote of the text that has been read last.
    [[nodiscard]] std::size_t lastQuote() const
    {
        std::size_t start = end() > 1 ? end() - 2 : 0;
        while (start > 0) {
            std::size_t escapes = 0;
            while (escapes < start && m_text[start - 1 - escapes] == '\\') {
                ++escapes;
            }
            if (m_text[start] == '"' && escapes % 2 == 0) {
                break;
            }
            --start;
        }
        return start;
    }

    bool addNumber()
    {
        std::size_t last = end();
        while (last > 0 && !isNumberCharacter(m_text[last - 1])) {
            --last;
        }
        std::size_t first = last;
        while (first > 0 && isNumberCharacter(m_text[first - 1])) {
            --first;
        }
        Value value;
        value.kind = Value::Kind::Number;
        value.text = std::string(m_text.substr(first, last - first));
        value.at = at(first);
        return add(std::move(value));
    }

    bool add(Value value)
    {
        if (++m_nodes > m_limits.nodes) {
            report(value.at,
                filled(CLUSTERBRIEF_TR_PHRASE("more than {n} values"),
                    {{"n", grouped(static_cast<std::int64_t>(m_limits.nodes))}}));
            return false;
        }
        if (m_open.empty()) {
            m_root = std::move(value);
        } else if (Open& parent = m_open.back(); parent.value.kind == Value::Kind::List) {
            parent.value.items.push_back(std::move(value));
        } else {
            parent.value.members.push_back({std::move(parent.key), std::move(value), parent.keyAt});
        }
        return true;
    }

    bool open(Value::Kind kind)
    {
        if (static_cast<int>(m_open.size()) >= m_limits.depth) {
            report(before(1),
                filled(CLUSTERBRIEF_TR_PHRASE("nested deeper than {n} levels"),
                    {{"n", std::to_string(m_limits.depth)}}));
            return false;
        }
        Open opened;
        opened.value.kind = kind;
        opened.value.at = before(1);
        m_open.push_back(std::move(opened));
        return true;
    }

    bool close()
    {
        Value value = std::move(m_open.back().value);
        m_open.pop_back();
        return add(std::move(value));
    }

    std::string_view m_text;
    std::string m_name;
    ParseLimits m_limits;
    const char* m_reached = nullptr;
    Errors m_errors;
    Value m_root;
    std::vector<Open> m_open;
    std::size_t m_nodes = 0;
    std::size_t m_counted = 0;
    int m_column = 1;
    int m_line = 1;
};

} // namespace

Result<Value> parseJson(std::string_view text, std::string_view name, const ParseLimits& limits)
{
    TreeBuilder builder(text, name, limits);
    const char** reached = builder.reached();
    *reached = text.data();
    nlohmann::json::sax_parse(CountingIterator(text.data(), reached),
        CountingIterator(text.data() + text.size(), reached), &builder);
    Errors errors = builder.takeErrors();
    if (!errors.empty()) {
        return tl::unexpected(std::move(errors));
    }
    return builder.takeRoot();
}

} // namespace clusterbrief::detail
