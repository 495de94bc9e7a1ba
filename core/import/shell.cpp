#include "core/import/shell.h"

#include "core/base/contract.h"
#include "core/base/parse.h"
#include "core/base/text.h"
#include "core/import/shell_arithmetic.h"
#include "core/import/shell_variables.h"
#include "core/import/shell_words.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <utility>

namespace clusterbrief::detail {
namespace {

/// Variables can double each other; a script that people write stays far below.
constexpr std::size_t kMostWords = 20'000;
constexpr std::size_t kMostBytes = 1'000'000;

struct Stop {
    Position at;
    std::string what;
};

class Splitter {
public:
    explicit Splitter(std::string_view text)
        : m_text(text)
    {}

    std::vector<ShellCommand> commands()
    {
        while (!atEnd()) {
            step();
        }
        endWord();
        endCommand();
        addUnusedVariables();
        return std::move(m_commands);
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char here() const { return m_text[m_at]; }
    [[nodiscard]] bool follows(std::string_view text) const
    {
        return m_text.substr(m_at).starts_with(text);
    }
    [[nodiscard]] Position place() const
    {
        constexpr std::size_t kCounted = 4096;
        const std::string_view before = m_text.substr(m_lineStart, m_at - m_lineStart);
        const std::string_view counted = before.substr(0, kCounted);
        const Position start = positionOf(counted, counted.size());
        return {m_line, start.column + static_cast<int>(before.size() - counted.size())};
    }

    void advance(std::size_t bytes = 1)
    {
        for (; bytes > 0 && !atEnd(); --bytes, ++m_at) {
            if (here() == '\n') {
                ++m_line;
                m_lineStart = m_at + 1;
            }
        }
    }

    ShellWord& word()
    {
        if (!m_word) {
            m_word = ShellWord{{}, place(), {}, {}};
        }
        return *m_word;
    }

    void append(std::string_view text)
    {
        charge(text.size());
        word().text += text;
    }

    void charge(std::size_t bytes)
    {
        if ((m_bytes += bytes) > 2 * kMostBytes) {
            throw Stop{place(),
                CLUSTERBRIEF_TR_PHRASE("the variables expand to more than a script can mean")};
        }
    }

    void step()
    {
        if (skipContinuation()) {
            return;
        }
        const char c = here();
        if (c == ' ' || c == '\t' || c == '\r') {
            endWord();
            advance();
        } else if (c == '\n' || c == ';' || c == '|' || c == '&' || c == '<' || c == '>') {
            endWord();
            if (!m_array) {
                endCommand();
            }
            advance();
        } else if (c == '#' && !m_word) {
            comment();
        } else if (c == ')' && m_array) {
            endArray();
        } else if (c == '(' || c == ')') {
            parenthesis();
        } else {
            part(c);
        }
    }

    bool skipContinuation()
    {
        for (const std::string_view ending : {"\\\n", "\\\r\n"}) {
            if (follows(ending)) {
                advance(ending.size());
                return true;
            }
        }
        return false;
    }

    /// One quoted, escaped, expanded or plain piece of a word.
    void part(char c)
    {
        if (c == '\'') {
            singleQuoted();
        } else if (c == '"') {
            doubleQuoted();
        } else if (c == '\\') {
            advance();
            if (!atEnd()) {
                append(m_text.substr(m_at, 1));
                advance();
            }
        } else if (c == '$' || c == '`') {
            expansion(false);
        } else {
            append(m_text.substr(m_at, 1));
            advance();
        }
    }

    void singleQuoted()
    {
        const Position start = place();
        const std::size_t end = m_text.find('\'', m_at + 1);
        if (end == std::string_view::npos) {
            throw Stop{start, CLUSTERBRIEF_TR_PHRASE("a single quote that is not closed")};
        }
        word();
        append(m_text.substr(m_at + 1, end - m_at - 1));
        advance(end + 1 - m_at);
    }

    void doubleQuoted()
    {
        const Position start = place();
        word();
        advance();
        while (!atEnd() && here() != '"') {
            if (skipContinuation()) {
                continue;
            }
            const bool escape = here() == '\\' && m_at + 1 < m_text.size()
                && std::string_view("\"\\$`").find(m_text[m_at + 1]) != std::string_view::npos;
            if (escape) {
                append(m_text.substr(m_at + 1, 1));
                advance(2);
            } else if (here() == '$' || here() == '`') {
                expansion(true);
            } else {
                append(m_text.substr(m_at, 1));
                advance();
            }
        }
        if (atEnd()) {
            throw Stop{start, CLUSTERBRIEF_TR_PHRASE("a double quote that is not closed")};
        }
        advance();
    }

    void expansion(bool quoted)
    {
        if (here() == '`') {
            unknown(throughClosing('`', '`', 1));
        } else if (follows("$((")) {
            arithmetic(throughClosing('(', ')', 2));
        } else if (follows("$(")) {
            unknown(throughClosing('(', ')', 2));
        } else if (follows("${")) {
            const Position start = place();
            const std::string inside = throughClosing('{', '}', 2);
            braced(inside.substr(2, inside.size() - 3), start, quoted);
        } else {
            named(quoted);
        }
    }

    /// `$((…))`, brackets included.
    void arithmetic(const std::string& text)
    {
        constexpr std::size_t kSigns = 3;
        ShellWord result{{}, {}, {}, {}};
        const auto valueOf = [&](const std::string& name) {
            return m_variables.useNumber(name, result);
        };
        const std::string_view inside = std::string_view(text).substr(kSigns);
        const bool whole = text.ends_with("))");
        const auto value =
            whole ? shellArithmetic(inside.substr(0, inside.size() - 2), valueOf) : std::nullopt;
        if (value) {
            append(std::to_string(*value));
            joinGrounds(word(), result);
        } else {
            unknown(text);
        }
    }

    /// The text up to the sign that closes what begins here, brackets within counted.
    std::string throughClosing(char open, char close, std::size_t skip)
    {
        const Position start = place();
        const std::size_t from = m_at;
        std::size_t at = m_at + skip;
        for (int depth = 1; at < m_text.size(); ++at) {
            if (m_text[at] == close) {
                if (--depth == 0) {
                    break;
                }
            } else if (m_text[at] == open) {
                ++depth;
            }
        }
        if (at >= m_text.size()) {
            throw Stop{start, std::string("an expansion that is not closed; expected ") + close};
        }
        advance(at + 1 - from);
        return std::string(m_text.substr(from, at + 1 - from));
    }

    void named(bool quoted)
    {
        const Position start = place();
        std::size_t end = m_at + 1;
        if (end < m_text.size() && isNameStart(m_text[end])) {
            while (end < m_text.size() && isNameCharacter(m_text[end])) {
                ++end;
            }
        } else if (end < m_text.size()
            && std::string_view("0123456789@*#?$!-").find(m_text[end]) != std::string_view::npos) {
            ++end;
        }
        const std::string name(m_text.substr(m_at + 1, end - m_at - 1));
        advance(end - m_at);
        if (name.empty()) {
            append("$");
        } else {
            expand(name, {}, start, quoted);
        }
    }

    void braced(const std::string& inside, Position start, bool quoted)
    {
        const std::size_t length = static_cast<std::size_t>(
            std::find_if_not(inside.begin(), inside.end(), isNameCharacter) - inside.begin());
        const std::string name = inside.substr(0, length);
        const std::string rest = inside.substr(length);
        if (!name.empty() && (rest.empty() || rest == "[@]" || rest == "[*]")) {
            expand(name, {}, start, quoted);
        } else if (!name.empty() && (rest.starts_with(":-") || rest.starts_with(":="))) {
            expand(name, rest.substr(2), start, quoted);
        } else if (!name.empty() && (rest.starts_with('-') || rest.starts_with('='))) {
            expand(name, rest.substr(1), start, quoted);
        } else {
            unknown("${" + inside + '}');
        }
    }

    void unknown(const std::string& what)
    {
        word().missing.push_back(shortened(what));
        append(what);
    }

    void expand(
        const std::string& name, std::optional<std::string> otherwise, Position start, bool quoted)
    {
        if (const std::vector<ShellWord>* known = m_variables.use(name)) {
            insert(*known, quoted);
        } else if (!otherwise) {
            unknown('$' + name);
        } else if (otherwise->find_first_of("$`\"'\\") != std::string::npos) {
            unknown("${" + name + ":-" + *otherwise + '}');
        } else {
            insert({ShellWord{*otherwise, start, {}, {name}}}, quoted);
        }
    }

    /// Unquoted, the blanks in a value part words; a list's items are words either way. Nothing is
    /// parted within an assignment.
    void insert(const std::vector<ShellWord>& values, bool quoted)
    {
        const bool assigns =
            m_word && !m_array && m_command.words.empty() && isAssignment(m_word->text);
        bool first = true;
        for (const ShellWord& value : values) {
            charge(value.text.size());
            for (const std::string& text :
                quoted || assigns ? std::vector{value.text} : blankParted(value.text)) {
                if (!std::exchange(first, false)) {
                    separate(assigns);
                }
                if (!m_word || m_word->text.empty()) {
                    word().at = value.at;
                }
                append(text);
                joinGrounds(*m_word, value);
            }
        }
    }

    void separate(bool assigns)
    {
        if (assigns) {
            append(" ");
        } else {
            endWord();
        }
    }

    void comment()
    {
        const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
        if (follows("#SBATCH ") && m_command.words.empty() && !m_array) {
            m_command.fromComment = true;
            advance();
            return;
        }
        advance(end - m_at);
    }

    void parenthesis()
    {
        const bool array = here() == '(' && m_word && m_word->text.ends_with('=')
            && isAssignment(m_word->text) && m_command.words.empty();
        if (array) {
            m_array = m_word->text.substr(0, m_word->text.find_first_of("+="));
            m_arrayAppends = m_word->text.find('+') != std::string::npos;
            m_arrayAt = m_word->at;
            m_word.reset();
        } else {
            endWord();
            endCommand();
        }
        advance();
    }

    void endArray()
    {
        endWord();
        m_variables.store(*m_array, std::move(m_arrayWords), m_arrayAppends, m_branches > 0);
        m_arrayWords.clear();
        m_array.reset();
        advance();
    }

    void endWord()
    {
        if (!m_word) {
            return;
        }
        ShellWord done = std::move(*m_word);
        m_word.reset();
        if (++m_words > kMostWords) {
            throw Stop{place(),
                filled(
                    CLUSTERBRIEF_TR_PHRASE("more than {n} words"), {{"n", grouped(kMostWords)}})};
        }
        if (m_array) {
            m_arrayWords.push_back(std::move(done));
        } else if (m_command.words.empty() && isAssignment(done.text)) {
            assignWord(std::move(done));
        } else if (!(m_command.words.empty() && isKeyword(done.text))) {
            m_command.words.push_back(std::move(done));
        }
    }

    /// Words before which a command begins; branches and loops are counted.
    bool isKeyword(const std::string& text)
    {
        const auto isOneOf = [&](std::initializer_list<std::string_view> list) {
            return std::find(list.begin(), list.end(), text) != list.end();
        };
        if (isOneOf({"if", "case", "for", "while", "until"})) {
            ++m_branches;
        } else if (isOneOf({"fi", "esac", "done"})) {
            m_branches = std::max(0, m_branches - 1);
            return true;
        }
        return isOneOf({"export", "local", "then", "else", "do"});
    }

    void assignWord(ShellWord done)
    {
        const std::size_t equals = done.text.find('=');
        const bool appends = done.text[equals - 1] == '+';
        const std::string name = done.text.substr(0, appends ? equals - 1 : equals);
        done.text.erase(0, equals + 1);
        m_variables.store(name, {std::move(done)}, appends, m_branches > 0);
    }

    void endCommand()
    {
        if (!m_command.words.empty()) {
            m_commands.push_back(std::move(m_command));
        }
        m_command = {};
    }

    /// Lists of flags are often all that people quote.
    void addUnusedVariables()
    {
        if (m_array) {
            throw Stop{m_arrayAt,
                CLUSTERBRIEF_TR_PHRASE("a list in parentheses that is not closed; expected )")};
        }
        for (const std::vector<ShellWord>& value : m_variables.unused()) {
            m_command = {};
            m_command.fromVariable = true;
            insert(value, value.size() > 1);
            if (m_word) {
                m_command.words.push_back(std::move(*m_word));
                m_word.reset();
            }
            m_commands.push_back(std::move(m_command));
            m_command = {};
        }
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_lineStart = 0;
    int m_line = 1;
    std::size_t m_words = 0;
    std::size_t m_bytes = 0;
    int m_branches = 0; ///< Conditions and loops around what is read.
    std::optional<ShellWord> m_word;
    std::optional<std::string> m_array;
    bool m_arrayAppends = false;
    Position m_arrayAt;
    std::vector<ShellWord> m_arrayWords;
    ShellCommand m_command;
    std::vector<ShellCommand> m_commands;
    ShellVariables m_variables;
};

} // namespace

Result<std::vector<ShellCommand>> shellCommands(std::string_view text, std::string_view name)
{
    if (text.size() > kMostBytes) {
        return tl::unexpected(Errors{{std::string(name), {},
            filled(CLUSTERBRIEF_TR_PHRASE("is larger than the limit of {n} bytes for a script"),
                {{"n", grouped(kMostBytes)}})}});
    }
    try {
        return Splitter(text).commands();
    } catch (const Stop& stop) {
        return tl::unexpected(Errors{{std::string(name), stop.at, stop.what}});
    }
}

} // namespace clusterbrief::detail
