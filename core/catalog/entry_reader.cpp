#include "core/catalog/entry_reader.h"

#include "core/base/text.h"

#include <algorithm>
#include <utility>

namespace clusterbrief::detail {
namespace {

bool isDigits(std::string_view text)
{
    return text.find_first_not_of("0123456789") == std::string_view::npos;
}

} // namespace

EntryReader::EntryReader(
    const Value& map, std::string_view origin, Errors& errors, std::string path)
    : m_map(&map)
    , m_origin(origin)
    , m_errors(&errors)
    , m_path(std::move(path))
{}

const Value* EntryReader::find(std::string_view key) const
{
    const Value* value = m_map->find(key);
    return value == nullptr || value->kind == Value::Kind::Null ? nullptr : value;
}

const Value* EntryReader::wanted(std::string_view key, bool required)
{
    const Value* value = find(key);
    if (value == nullptr && required) {
        report(*m_map, key, "is missing; state it");
    }
    return value;
}

void EntryReader::report(const Value& at, std::string_view key, const std::string& what)
{
    m_errors->push_back({m_origin, at.at, m_path + '/' + std::string(key) + ' ' + what});
}

std::string EntryReader::text(std::string_view key, bool required)
{
    const Value* value = wanted(key, required);
    if (value == nullptr) {
        return {};
    }
    if (value->kind == Value::Kind::List || value->kind == Value::Kind::Map) {
        report(*value, key, "is " + describe(*value) + "; expected text");
        return {};
    }
    return value->text;
}

std::optional<std::int64_t> EntryReader::count(
    std::string_view key, bool required, std::int64_t most)
{
    const Value* value = wanted(key, required);
    if (value == nullptr) {
        return std::nullopt;
    }
    const auto read = value->kind == Value::Kind::Number ? parseCount(value->text) : std::nullopt;
    if (!read || *read < 0 || *read > most) {
        report(*value, key,
            "is " + describe(*value) + "; expected a whole number in plain digits"
                + (most < kMost || isDigits(value->text) ? ", at most " + grouped(most)
                                                         : std::string()));
        return std::nullopt;
    }
    return read;
}

std::optional<double> EntryReader::number(std::string_view key, bool required)
{
    const Value* value = wanted(key, required);
    if (value == nullptr) {
        return std::nullopt;
    }
    const auto read = value->kind == Value::Kind::Number ? parseNumber(value->text) : std::nullopt;
    if (!read || *read < 0 || *read > static_cast<double>(kMost)) {
        report(*value, key, "is " + describe(*value) + "; expected a number of at least 0");
        return std::nullopt;
    }
    return read;
}

std::optional<bool> EntryReader::flag(std::string_view key)
{
    const Value* value = find(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (value->kind != Value::Kind::Flag) {
        report(*value, key, "is " + describe(*value) + "; expected true or false");
        return std::nullopt;
    }
    return lowered(value->text) == "true";
}

std::vector<std::string> EntryReader::texts(std::string_view key)
{
    std::vector<std::string> read;
    const Value* list = find(key);
    if (list != nullptr && list->kind != Value::Kind::List) {
        report(*list, key, "is " + describe(*list) + "; expected a list");
        return read;
    }
    for (std::size_t i = 0; list != nullptr && i < list->items.size(); ++i) {
        read.push_back(list->items[i].text);
    }
    return read;
}

std::vector<std::int64_t> EntryReader::counts(std::string_view key)
{
    std::vector<std::int64_t> read;
    for (const std::string& text : texts(key)) {
        const auto number = parseCount(text);
        if (number && *number > 0 && *number < 1'000'000) {
            read.push_back(*number);
        } else {
            report(*find(key), key, "holds \"" + shortened(text) + "\"; expected whole numbers");
        }
    }
    return read;
}

std::optional<EntryReader> EntryReader::map(std::string_view key, bool required)
{
    const Value* value = wanted(key, required);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (value->kind != Value::Kind::Map) {
        report(*value, key, "is " + describe(*value) + "; expected a map (key: value)");
        return std::nullopt;
    }
    return EntryReader(*value, m_origin, *m_errors, m_path + '/' + std::string(key));
}

std::optional<std::size_t> EntryReader::word(
    std::string_view key, std::vector<std::string> words, bool required)
{
    const Value* value = wanted(key, required);
    if (value == nullptr) {
        return std::nullopt;
    }
    const auto found = std::find(words.begin(), words.end(), value->text);
    if (found == words.end()) {
        report(*value, key, "is " + describe(*value) + "; expected one of " + join(words, ", "));
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - words.begin());
}

} // namespace clusterbrief::detail
