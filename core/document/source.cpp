#include "core/document/source.h"

#include "core/base/write.h"
#include "core/document/edits.h"
#include "core/document/load.h"

#include <algorithm>

namespace clusterbrief {
namespace {

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

int charactersOf(std::string_view text)
{
    return static_cast<int>(
        std::count_if(text.begin(), text.end(), [](char c) { return !isContinuation(c); }));
}

/// The byte of a position; the text's size where it is not in the text.
std::size_t byteOf(std::string_view text, Position at)
{
    const std::string_view line = lineOf(text, at.line);
    if (line.data() == nullptr) {
        return text.size();
    }
    std::size_t byte = 0;
    for (int column = 1; column < at.column && byte < line.size(); ++column) {
        ++byte;
        while (byte < line.size() && isContinuation(line[byte])) {
            ++byte;
        }
    }
    return static_cast<std::size_t>(line.data() - text.data()) + byte;
}

/// The bytes of a quoted word with its quotes, as far as it stands on this line.
std::optional<std::size_t> quotedSize(std::string_view line)
{
    const char quote = line.front();
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (quote == '"' && line[i] == '\\') {
            ++i;
        } else if (line[i] == quote) {
            if (quote == '"' || i + 1 == line.size() || line[i + 1] != quote) {
                return i + 1;
            }
            ++i;
        }
    }
    return std::nullopt;
}

/// The bytes that a word has in the text. Nothing for what is no word, or goes over several lines.
std::optional<std::size_t> sizeOf(std::string_view text, const Value& value, std::size_t at)
{
    if (value.at.line == 0 || value.kind == Value::Kind::List || value.kind == Value::Kind::Map
        || at >= text.size()) {
        return std::nullopt;
    }
    const std::string_view rest = text.substr(at, text.find('\n', at) - at);
    if (!rest.empty() && (rest.front() == '"' || rest.front() == '\'')) {
        return quotedSize(rest);
    }
    return !value.text.empty() && rest.starts_with(value.text) ? std::optional(value.text.size())
                                                               : std::nullopt;
}

std::optional<TextSpan> wordSpan(const SourceText& source, const Value& value)
{
    const std::size_t at = byteOf(source.text, value.at);
    const auto size = sizeOf(source.text, value, at);
    return size ? std::optional(TextSpan{value.at, charactersOf(source.text.substr(at, *size))})
                : std::nullopt;
}

std::optional<TextSpan> keySpan(const SourceText& source, const Member& member)
{
    Value key = Value::ofText(member.key);
    key.at = member.at;
    return wordSpan(source, key);
}

/// The key of a place that is a member of a map.
std::optional<TextSpan> memberSpan(const SourceText& source, const std::string& pointer)
{
    const Value* above = locate(source.root, pointer.substr(0, pointer.rfind('/')));
    const std::string key = pointerSteps(pointer.substr(pointer.rfind('/'))).front();
    for (std::size_t i = 0; above != nullptr && i < above->members.size(); ++i) {
        if (above->members[i].key == key) {
            return keySpan(source, above->members[i]);
        }
    }
    return std::nullopt;
}

/// The place itself, not what is above it.
std::optional<TextSpan> exactSpan(const SourceText& source, const std::string& pointer)
{
    const Value* value = locate(source.root, pointer);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (const auto word = wordSpan(source, *value)) {
        return word;
    }
    const Value* name = value->find("name");
    if (const auto word = name == nullptr ? std::nullopt : wordSpan(source, *name)) {
        return word;
    }
    if (const auto key = memberSpan(source, pointer)) {
        return key;
    }
    return value->at.line > 0 ? std::optional(TextSpan{value->at, 1}) : std::nullopt;
}

/// The nearest map that the text states above a place, and what to add to it.
struct Addition {
    const Value* map = nullptr;
    std::string key;
    Value value;
};

std::optional<Addition> additionFor(const Value& root, std::string pointer, Value value)
{
    while (!pointer.empty()) {
        const std::string key = pointerSteps(pointer.substr(pointer.rfind('/'))).front();
        pointer.resize(pointer.rfind('/'));
        const Value* above = locate(root, pointer);
        if (above != nullptr && above->kind != Value::Kind::Map) {
            return std::nullopt;
        }
        if (above != nullptr && above->at.line > 0) {
            return Addition{above, key, std::move(value)};
        }
        value = Value::ofMap({{key, std::move(value), {}}});
    }
    return std::nullopt;
}

class Editor {
public:
    explicit Editor(const SourceText& source)
        : m_source(source)
        , m_json(source.text.find_first_not_of(" \t\r\n") < source.text.size()
              && source.text[source.text.find_first_not_of(" \t\r\n")] == '{')
    {}

    [[nodiscard]] std::optional<TextEdit> editFor(const std::string& pointer, const Value& value)
    {
        const Value* present = locate(m_source.root, pointer);
        if (present != nullptr) {
            const std::size_t at = byteOf(m_source.text, present->at);
            const auto size = sizeOf(m_source.text, *present, at);
            return size ? std::optional(TextEdit{at, *size, written(value)}) : std::nullopt;
        }
        const auto addition = additionFor(m_source.root, pointer, value);
        return addition && value.kind != Value::Kind::Null ? add(*addition) : std::nullopt;
    }

private:
    [[nodiscard]] std::string written(const Value& value) const
    {
        if (!m_json) {
            return writeFlow(value);
        }
        std::string text = writeJson(value);
        text.pop_back();
        return text;
    }

    [[nodiscard]] std::optional<TextEdit> add(const Addition& addition) const
    {
        const std::size_t at = byteOf(m_source.text, addition.map->at);
        if (at >= m_source.text.size()) {
            return std::nullopt;
        }
        const std::string entry =
            (m_json ? quoted(addition.key) : addition.key) + ": " + written(addition.value);
        if (m_source.text[at] == '{') {
            return TextEdit{at + 1, 0, addition.map->members.empty() ? entry : entry + ", "};
        }
        if (addition.map == &m_source.root) {
            return TextEdit{m_source.text.size(), 0,
                (m_source.text.ends_with('\n') ? "" : "\n") + entry + '\n'};
        }
        const auto indent = static_cast<std::size_t>(addition.map->at.column - 1);
        return TextEdit{at, 0, entry + '\n' + std::string(indent, ' ')};
    }

    const SourceText& m_source;
    bool m_json;
};

} // namespace

std::optional<TextSpan> spanOf(const SourceText& source, std::string pointer)
{
    while (!pointer.empty()) {
        if (const auto span = exactSpan(source, pointer)) {
            return span;
        }
        pointer.resize(pointer.rfind('/'));
    }
    return std::nullopt;
}

std::optional<TextSpan> keySpanOf(const SourceText& source, const std::string& pointer)
{
    const auto key = pointer.empty() ? std::nullopt : memberSpan(source, pointer);
    return key ? key : spanOf(source, pointer);
}

std::string_view lineOf(std::string_view text, int line)
{
    for (int passed = 1; passed < line; ++passed) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) {
            return {};
        }
        text.remove_prefix(end + 1);
    }
    text = text.substr(0, text.find('\n'));
    return text.ends_with('\r') ? text.substr(0, text.size() - 1) : text;
}

std::optional<std::vector<TextEdit>> editsOf(
    const SourceText& source, const std::vector<std::pair<std::string, Value>>& set)
{
    Editor editor(source);
    std::vector<TextEdit> edits;
    for (const auto& [pointer, value] : set) {
        auto edit = editor.editFor(pointer, value);
        if (!edit) {
            return std::nullopt;
        }
        edits.push_back(std::move(*edit));
    }
    // What the text is read as decides, not how it was made.
    // It was read before, whatever the limit was.
    ParseLimits limits;
    limits.bytes = std::max(limits.bytes, 2 * source.text.size());
    limits.nodes = std::max(limits.nodes, limits.bytes);
    const Result<LoadedRequest> before = loadRequest(source.text, {}, limits);
    const Result<LoadedRequest> after = loadRequest(edited(source.text, edits), {}, limits);
    if (!before || !after) {
        return std::nullopt;
    }
    const Result<Document> wanted = withPlacesSet(before->document, set);
    return wanted && after->document == *wanted ? std::optional(std::move(edits)) : std::nullopt;
}

std::string edited(std::string text, std::vector<TextEdit> edits)
{
    std::stable_sort(edits.begin(), edits.end(),
        [](const TextEdit& a, const TextEdit& b) { return a.at > b.at; });
    for (const TextEdit& edit : edits) {
        text.replace(edit.at, edit.size, edit.inserted);
    }
    return text;
}

} // namespace clusterbrief
