#include "core/base/contract.h"
#include "core/base/parse.h"
#include "core/base/text.h"
#include "core/base/yaml_text.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <sstream>
#include <unordered_set>
#include <utility>

namespace clusterbrief::detail {
namespace {

/// Ends the reading where going on could not help: too deep, too many.
struct Stop {};

/// Where a mark of yaml-cpp is, in characters; its columns are bytes. Marks come nearly in order,
/// so that each is counted from the one before.
class Columns {
public:
    explicit Columns(std::string_view text)
        : m_text(text)
    {}

    Position position(const YAML::Mark& mark)
    {
        const std::size_t at =
            std::min(m_text.size(), static_cast<std::size_t>(std::max(0, mark.pos)));
        if (mark.line != m_line) {
            m_line = mark.line;
            m_at = at - std::min(at, static_cast<std::size_t>(std::max(0, mark.column)));
            m_continuations = 0;
        }
        m_continuations += continuations(m_at, at) - continuations(at, m_at);
        m_at = at;
        return {mark.line + 1, mark.column + 1 - m_continuations};
    }

private:
    [[nodiscard]] int continuations(std::size_t from, std::size_t to) const
    {
        int count = 0;
        for (std::size_t i = from; i < to; ++i) {
            count += (static_cast<unsigned char>(m_text[i]) & 0xC0U) == 0x80U ? 1 : 0;
        }
        return count;
    }

    std::string_view m_text;
    int m_line = -1;
    std::size_t m_at = 0;
    int m_continuations = 0;
};

class TreeBuilder final : public YAML::EventHandler {
public:
    TreeBuilder(std::string_view text, std::string_view name, const ParseLimits& limits)
        : m_text(text)
        , m_name(name)
        , m_limits(limits)
        , m_columns(text)
    {}

    Position position(const YAML::Mark& mark) { return m_columns.position(mark); }

    void OnDocumentStart(const YAML::Mark& mark) override
    {
        if (++m_documents > 1) {
            report(position(mark),
                CLUSTERBRIEF_TR_PHRASE("a second document begins here; write one document a file"));
            throw Stop{};
        }
    }
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        begin(mark, "", anchor);
        add(Value::ofPlain({}, position(mark)));
    }

    void OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override
    {
        report(position(mark),
            CLUSTERBRIEF_TR_PHRASE("an alias (*name) is not allowed; write the value out"));
        add(Value::ofPlain({}, position(mark)));
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
        const std::string& text) override
    {
        begin(mark, tag, anchor);
        if (tag == "?" || tag.empty()) {
            add(Value::ofPlain(text, position(mark)));
            return;
        }
        m_lastText = byteOf(mark);
        Value value = Value::ofText(withWholeCharacters(text));
        value.at = position(mark);
        add(std::move(value));
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
        YAML::EmitterStyle::value /*style*/) override
    {
        open(mark, tag, anchor, Value::Kind::List);
    }
    void OnSequenceEnd() override { close(); }

    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
        YAML::EmitterStyle::value /*style*/) override
    {
        open(mark, tag, anchor, Value::Kind::Map);
    }
    void OnMapEnd() override { close(); }

    void report(Position at, std::string what)
    {
        m_errors.push_back({m_name, at, std::move(what)});
    }

    /// Only the last text can go on to the end of the file.
    void checkLastText()
    {
        if (const auto fault = unclosedQuote(m_text, m_lastText)) {
            report(positionOf(m_text, fault->byte), fault->what);
        }
    }

    [[nodiscard]] Value takeRoot() { return std::move(m_root); }
    [[nodiscard]] Errors takeErrors() { return std::move(m_errors); }

private:
    struct Open {
        Value value;
        std::unordered_set<std::string> keys;
        std::string key;
        Position keyAt;
        bool hasKey = false;
    };

    static std::size_t byteOf(const YAML::Mark& mark)
    {
        return static_cast<std::size_t>(std::max(0, mark.pos));
    }

    void begin(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor)
    {
        if (anchor != 0) {
            report(position(mark),
                CLUSTERBRIEF_TR_PHRASE(
                    "an anchor (&name) is not allowed; write the value out where it is wanted"));
        }
        if (!tag.empty() && tag != "?" && tag != "!") {
            report(position(mark),
                filled(
                    CLUSTERBRIEF_TR_PHRASE("the tag {tag} is not allowed; write the plain value"),
                    {{"tag", shortened(tag)}}));
        }
        if (++m_nodes > m_limits.nodes) {
            report(position(mark),
                filled(CLUSTERBRIEF_TR_PHRASE("more than {n} values"),
                    {{"n", grouped(static_cast<std::int64_t>(m_limits.nodes))}}));
            throw Stop{};
        }
    }

    void open(
        const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, Value::Kind kind)
    {
        begin(mark, tag, anchor);
        if (static_cast<int>(m_open.size()) >= m_limits.depth) {
            report(position(mark),
                filled(CLUSTERBRIEF_TR_PHRASE("nested deeper than {n} levels"),
                    {{"n", std::to_string(m_limits.depth)}}));
            throw Stop{};
        }
        if (!m_open.empty() && m_open.back().value.kind == Value::Kind::Map
            && !m_open.back().hasKey) {
            report(position(mark),
                isClosed(m_text, byteOf(mark))
                    ? CLUSTERBRIEF_TR_PHRASE("a key must be a plain word, not a list or map")
                    : CLUSTERBRIEF_TR_PHRASE("a bracket that nothing closes; expected its } or ]"));
            throw Stop{};
        }
        Open opened;
        opened.value.kind = kind;
        opened.value.at = position(mark);
        m_open.push_back(std::move(opened));
    }

    void close()
    {
        Value value = std::move(m_open.back().value);
        m_open.pop_back();
        add(std::move(value));
    }

    void add(Value value)
    {
        if (value.text.find('\0') != std::string::npos) {
            report(value.at, kNulInText);
        }
        if (m_open.empty()) {
            m_root = std::move(value);
            return;
        }
        Open& parent = m_open.back();
        if (parent.value.kind == Value::Kind::List) {
            parent.value.items.push_back(std::move(value));
        } else if (!parent.hasKey) {
            takeKey(parent, value);
        } else {
            parent.value.members.push_back({std::move(parent.key), std::move(value), parent.keyAt});
            parent.hasKey = false;
        }
    }

    void takeKey(Open& parent, const Value& key)
    {
        if (key.text.size() > m_limits.key) {
            report(key.at, longKey(key.text, m_limits));
        } else if (key.plain && key.text == "<<") {
            report(key.at,
                CLUSTERBRIEF_TR_PHRASE("the merge key << is not allowed; write the keys out, or "
                                       "\"<<\" for a key of that name"));
        } else if (!parent.keys.insert(key.text).second) {
            report(key.at,
                filled(CLUSTERBRIEF_TR_PHRASE(
                           "the key \"{key}\" stands twice in one map; keep one of them"),
                    {{"key", shortened(key.text)}}));
        }
        parent.key = key.text;
        parent.keyAt = key.at;
        parent.hasKey = true;
    }

    std::string_view m_text;
    std::string m_name;
    ParseLimits m_limits;
    Columns m_columns;
    Errors m_errors;
    Value m_root;
    std::vector<Open> m_open;
    std::size_t m_nodes = 0;
    std::size_t m_lastText = std::string::npos;
    int m_documents = 0;
};

} // namespace

Result<Value> parseYaml(std::string_view text, std::string_view name, const ParseLimits& limits)
{
    if (const auto fault = unprintable(text)) {
        return tl::unexpected(
            Errors{{std::string(name), positionOf(text, fault->byte), fault->what}});
    }
    TreeBuilder builder(text, name, limits);
    try {
        std::istringstream stream{std::string(text)};
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(builder)) {
        }
    } catch (const Stop&) {
    } catch (const YAML::Exception& fault) {
        const bool tab = isIndentedByTab(text, fault.mark.line + 1);
        builder.report(builder.position(fault.mark),
            tab ? CLUSTERBRIEF_TR_PHRASE("a tab in the indentation; YAML is indented by spaces")
                : yamlMessage(fault.msg));
    }
    builder.checkLastText();
    Errors errors = builder.takeErrors();
    if (!errors.empty()) {
        return tl::unexpected(std::move(errors));
    }
    return builder.takeRoot();
}

} // namespace clusterbrief::detail
