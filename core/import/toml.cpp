#include "core/base/parse.h"
#include "core/base/text.h"
#include "core/import/trees.h"

#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

#include <algorithm>

namespace clusterbrief::detail {
namespace {

/// Each dot of a dotted key is a level, and the library builds them without a limit.
constexpr int kMostDots = 32;

Position positionOf(const toml::source_region& source)
{
    return {static_cast<int>(source.begin.line), static_cast<int>(source.begin.column)};
}

/// The first place where dots follow each other without a sign that parts values.
std::optional<std::size_t> tooManyDots(std::string_view text)
{
    int dots = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '.') {
            if (++dots > kMostDots) {
                return i;
            }
        } else if (std::string_view("\n=,[]{}#").find(text[i]) != std::string_view::npos) {
            dots = 0;
        }
    }
    return std::nullopt;
}

class Converter {
public:
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] Position where() const { return m_where; }

    Value convert(const toml::node& node, int depth)
    {
        if (depth > ParseLimits{}.depth || ++m_nodes > ParseLimits{}.nodes) {
            m_failed = true;
            m_where = positionOf(node.source());
            return {};
        }
        Value value = contentOf(node, depth);
        value.at = positionOf(node.source());
        return value;
    }

private:
    Value contentOf(const toml::node& node, int depth)
    {
        if (const toml::table* table = node.as_table()) {
            return mapOf(*table, depth);
        }
        if (const toml::array* array = node.as_array()) {
            Value list = Value::ofList({});
            for (const toml::node& item : *array) {
                list.items.push_back(convert(item, depth + 1));
            }
            return list;
        }
        if (const auto* text = node.as_string()) {
            return Value::ofText(text->get());
        }
        if (const auto* number = node.as_integer()) {
            return Value::ofNumber(Count{number->get()});
        }
        if (const auto* flag = node.as_boolean()) {
            return Value::ofFlag(flag->get());
        }
        const auto* real = node.as_floating_point();
        return real != nullptr && std::isfinite(real->get())
            ? Value::ofNumber(real->get())
            : Value::ofText("a date, or a number without a value");
    }

    /// In the order of the text, which the library does not keep.
    Value mapOf(const toml::table& table, int depth)
    {
        Value map = Value::ofMap({});
        for (const auto& [key, node] : table) {
            map.members.push_back(
                {std::string(key.str()), convert(node, depth + 1), positionOf(key.source())});
        }
        std::stable_sort(
            map.members.begin(), map.members.end(), [](const Member& one, const Member& other) {
                return one.at.line != other.at.line ? one.at.line < other.at.line
                                                    : one.at.column < other.at.column;
            });
        return map;
    }

    std::size_t m_nodes = 0;
    bool m_failed = false;
    Position m_where;
};

} // namespace

Result<Value> parseToml(std::string_view text, std::string_view name)
{
    const auto refuse = [&](Position at, std::string what) {
        return tl::unexpected(Errors{{std::string(name), at, std::move(what)}});
    };
    const std::string deep =
        "nested deeper than " + std::to_string(ParseLimits{}.depth) + " levels, or too many values";
    if (const auto dots = tooManyDots(text)) {
        return refuse(positionOf(text.substr(0, *dots), *dots), deep);
    }
    const toml::parse_result parsed = toml::parse(text);
    if (!parsed) {
        return refuse(positionOf(parsed.error().source()),
            "not readable as TOML: " + std::string(parsed.error().description()));
    }
    Converter converter;
    Value tree = converter.convert(parsed.table(), 1);
    if (converter.failed()) {
        return refuse(converter.where(), deep);
    }
    return tree;
}

} // namespace clusterbrief::detail
