#include "core/base/parse.h"
#include "core/base/text.h"
#include "core/import/trees.h"

#include "core/base/contract.h"
#include <algorithm>
#include <utility>

namespace clusterbrief::detail {
namespace {

constexpr std::string_view kBlank = " \t\r";

struct Stop {
    Position at;
    std::string what;
};

bool isBareKey(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
        || c == '-';
}

/// One pass over the text; every fault stops it, since what follows would be guesswork.
class TomlReader {
public:
    explicit TomlReader(std::string_view text)
        : m_text(text)
    {}

    Value read()
    {
        Value root = Value::ofMap({});
        std::vector<std::string> table;
        for (skipLines(); !atEnd(); skipLines()) {
            if (here() == '[') {
                table = header(root);
            } else {
                assignment(tableAt(root, table));
            }
            endLine();
        }
        return root;
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char here() const { return atEnd() ? '\0' : m_text[m_at]; }
    [[nodiscard]] bool follows(std::string_view text) const
    {
        return m_text.substr(m_at).starts_with(text);
    }
    [[nodiscard]] Position place() const
    {
        const std::size_t column = std::min<std::size_t>(m_at - m_lineStart, 4096);
        return {m_line, positionOf(m_text.substr(m_lineStart, column), column).column};
    }
    [[noreturn]] void stop(const std::string& what) const
    {
        throw Stop{place(),
            filled(CLUSTERBRIEF_TR_PHRASE("not readable as TOML: {what}"), {{"what", what}})};
    }

    void advance(std::size_t bytes = 1)
    {
        for (; bytes > 0 && !atEnd(); --bytes, ++m_at) {
            if (m_text[m_at] == '\n') {
                ++m_line;
                m_lineStart = m_at + 1;
            }
        }
    }

    void skipBlanks()
    {
        while (!atEnd() && kBlank.find(here()) != std::string_view::npos) {
            ++m_at;
        }
    }

    void skipComment()
    {
        if (here() == '#') {
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        }
    }

    void skipLines()
    {
        for (skipBlanks(); here() == '#' || here() == '\n'; skipBlanks()) {
            skipComment();
            advance();
        }
    }

    void endLine()
    {
        skipBlanks();
        skipComment();
        if (!atEnd() && here() != '\n') {
            stop(CLUSTERBRIEF_TR_PHRASE("expected the end of the line"));
        }
    }

    void expect(char sign)
    {
        if (here() != sign || atEnd()) {
            stop(std::string("expected ") + sign);
        }
        advance();
    }

    std::vector<std::string> keyPath()
    {
        std::vector<std::string> path;
        for (bool more = true; more;) {
            skipBlanks();
            if (static_cast<int>(path.size()) >= ParseLimits{}.depth) {
                tooDeep();
            }
            path.push_back(key());
            skipBlanks();
            more = here() == '.';
            advance(more ? 1 : 0);
        }
        return path;
    }

    std::string key()
    {
        if (here() == '"' || here() == '\'') {
            return quotedText();
        }
        const std::size_t start = m_at;
        while (!atEnd() && isBareKey(here())) {
            ++m_at;
        }
        if (m_at == start) {
            stop(CLUSTERBRIEF_TR_PHRASE("expected a key"));
        }
        return std::string(m_text.substr(start, m_at - start));
    }

    std::vector<std::string> header(Value& root)
    {
        const Position at = place();
        const bool isItem = follows("[[");
        advance(isItem ? 2 : 1);
        std::vector<std::string> path = keyPath();
        expect(']');
        if (isItem) {
            expect(']');
        }
        std::vector<std::string> above = path;
        above.pop_back();
        Value& parent = tableAt(root, above);
        Value* present = parent.find(path.back());
        if (isItem) {
            addItem(parent, path.back(), present, at);
        } else if (present == nullptr) {
            addMember(parent, path.back(), Value::ofMap({}), at);
        } else if (present->kind != Value::Kind::Map || !present->plain) {
            throw Stop{at,
                filled(
                    CLUSTERBRIEF_TR_PHRASE("not readable as TOML: the table {back} stands twice"),
                    {{"back", shortened(path.back())}})};
        }
        tableAt(root, path).plain = false;
        return path;
    }

    void addItem(Value& parent, const std::string& name, Value* present, Position at)
    {
        if (present == nullptr) {
            addMember(parent, name, Value::ofList({}), at);
            present = parent.find(name);
        }
        if (present->kind != Value::Kind::List
            || (!present->items.empty() && present->items.back().kind != Value::Kind::Map)) {
            throw Stop{at,
                filled(CLUSTERBRIEF_TR_PHRASE("not readable as TOML: {name} is no list of tables"),
                    {{"name", shortened(name)}})};
        }
        count();
        present->items.push_back(Value::ofMap({}));
    }

    /// The map at a path, made on the way and then marked `plain`: it may still be given a header.
    Value& tableAt(Value& root, const std::vector<std::string>& path)
    {
        Value* map = &root;
        for (const std::string& name : path) {
            Value* next = map->find(name);
            if (next == nullptr) {
                addMember(*map, name, Value::ofMap({}), place());
                next = map->find(name);
                next->plain = true;
            }
            if (next->kind == Value::Kind::List && !next->items.empty()) {
                next = &next->items.back();
            }
            if (next->kind != Value::Kind::Map) {
                stop(filled(
                    CLUSTERBRIEF_TR_PHRASE("{name} has a value already and cannot hold keys"),
                    {{"name", shortened(name)}}));
            }
            map = next;
        }
        return *map;
    }

    void assignment(Value& table)
    {
        const Position at = place();
        std::vector<std::string> path = keyPath();
        expect('=');
        skipBlanks();
        const std::string name = path.back();
        path.pop_back();
        Value& map = tableAt(table, path);
        if (map.find(name) != nullptr) {
            throw Stop{at,
                filled(CLUSTERBRIEF_TR_PHRASE(
                           "not readable as TOML: the key {name} stands twice in one table"),
                    {{"name", shortened(name)}})};
        }
        addMember(map, name, value(), at);
    }

    void addMember(Value& map, const std::string& name, Value value, Position at)
    {
        count();
        map.members.push_back({name, std::move(value), at});
    }

    void count()
    {
        if (++m_nodes > ParseLimits{}.nodes) {
            tooDeep();
        }
    }

    [[noreturn]] void tooDeep() const
    {
        throw Stop{place(),
            filled(CLUSTERBRIEF_TR_PHRASE("nested deeper than {n} levels, or too many values"),
                {{"n", std::to_string(ParseLimits{}.depth)}})};
    }

    Value value()
    {
        const Position at = place();
        count();
        if (++m_depth > ParseLimits{}.depth) {
            tooDeep();
        }
        Value read = here() == '['            ? list()
            : here() == '{'                   ? inlineTable()
            : here() == '"' || here() == '\'' ? Value::ofText(anyText())
                                              : scalar();
        --m_depth;
        read.at = at;
        return read;
    }

    Value list()
    {
        Value list = Value::ofList({});
        advance();
        for (skipLines(); here() != ']'; skipLines()) {
            list.items.push_back(value());
            skipLines();
            if (here() != ',') {
                break;
            }
            advance();
        }
        expect(']');
        return list;
    }

    Value inlineTable()
    {
        Value map = Value::ofMap({});
        advance();
        skipBlanks();
        for (bool more = here() != '}'; more;) {
            skipBlanks();
            assignment(map);
            skipBlanks();
            more = here() == ',';
            advance(more ? 1 : 0);
        }
        expect('}');
        return map;
    }

    /// Numbers keep their spelling, without TOML's underscores; dates stay text.
    Value scalar()
    {
        const std::size_t start = m_at;
        while (!atEnd() && (isBareKey(here()) || here() == '.' || here() == '+' || here() == ':')) {
            ++m_at;
        }
        std::string text(m_text.substr(start, m_at - start));
        if (text.empty()) {
            stop(CLUSTERBRIEF_TR_PHRASE("expected a value"));
        }
        text = text.starts_with('+') ? text.substr(1) : text;
        Value read = Value::ofPlain(replaced(text, "_", ""), {});
        const bool known = read.kind == Value::Kind::Number || text == "true" || text == "false";
        const bool special = (text.front() >= '0' && text.front() <= '9') || text == "inf"
            || text == "-inf" || text == "nan" || text == "-nan";
        if (!known && !special) {
            m_at = start;
            stop(CLUSTERBRIEF_TR_PHRASE("expected a value; a text stands in quotes"));
        }
        read = known ? read : Value::ofText(text);
        read.plain = false;
        return read;
    }

    std::string anyText()
    {
        for (const std::string_view quotes : {"\"\"\"", "'''"}) {
            if (follows(quotes)) {
                return longText(quotes);
            }
        }
        return quotedText();
    }

    /// Between three quotes; escapes stay as they are written.
    std::string longText(std::string_view quotes)
    {
        const std::size_t end = m_text.find(quotes, m_at + quotes.size());
        if (end == std::string_view::npos) {
            stop(CLUSTERBRIEF_TR_PHRASE("a text that is not closed"));
        }
        std::string text(m_text.substr(m_at + quotes.size(), end - m_at - quotes.size()));
        advance(end + quotes.size() - m_at);
        return text;
    }

    std::string quotedText()
    {
        const char quote = here();
        const std::size_t start = m_at;
        std::string text;
        for (++m_at; !atEnd() && here() != quote && here() != '\n'; ++m_at) {
            const bool escape = quote == '"' && here() == '\\' && m_at + 1 < m_text.size();
            m_at += escape ? 1 : 0;
            text += m_text[m_at];
        }
        if (here() != quote || atEnd()) {
            m_at = start;
            stop(CLUSTERBRIEF_TR_PHRASE("a text that is not closed"));
        }
        advance();
        return text;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_lineStart = 0;
    int m_line = 1;
    int m_depth = 0;
    std::size_t m_nodes = 0;
};

} // namespace

Result<Value> parseToml(std::string_view text, std::string_view name)
{
    try {
        return TomlReader(text).read();
    } catch (const Stop& stop) {
        return tl::unexpected(Errors{{std::string(name), stop.at, stop.what}});
    }
}

} // namespace clusterbrief::detail
