#include "core/document/read_field.h"

#include "core/base/contract.h"
#include "core/base/text.h"

#include <algorithm>
#include <chrono>
#include <iterator>

namespace clusterbrief::detail {
namespace {

bool isText(const Value& value)
{
    return value.kind == Value::Kind::Text
        || (value.plain && (value.kind == Value::Kind::Number || value.kind == Value::Kind::Flag));
}

bool isDigits(std::string_view text)
{
    return !text.empty()
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool isDate(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-' || !isDigits(text.substr(0, 4))
        || !isDigits(text.substr(5, 2)) || !isDigits(text.substr(8, 2))) {
        return false;
    }
    const auto part = [&](std::size_t from, std::size_t length) {
        return std::stoi(std::string(text.substr(from, length)));
    };
    return std::chrono::year_month_day(std::chrono::year(part(0, 4)),
        std::chrono::month(static_cast<unsigned>(part(5, 2))),
        std::chrono::day(static_cast<unsigned>(part(8, 2))))
        .ok();
}

bool isSize(std::string_view text)
{
    constexpr std::string_view kUnits[] = {
        "", "B", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB", "K", "M", "G"};
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    return digits > 0 && digits < 19 && text.front() != '0'
        && std::find(std::begin(kUnits), std::end(kUnits), text.substr(digits)) != std::end(kUnits);
}

template<class Number>
std::optional<FieldValue> inRange(std::optional<Number> number, const FieldInfo& field)
{
    if (!number || static_cast<double>(*number) < field.minimum
        || static_cast<double>(*number) > field.maximum) {
        return std::nullopt;
    }
    return FieldValue{*number};
}

std::optional<FieldValue> readChoice(const Value& value, const FieldInfo& field)
{
    const bool number = value.kind == Value::Kind::Number;
    if (!number && !isText(value)) {
        return std::nullopt;
    }
    const auto found = std::find(field.choices.begin(), field.choices.end(), value.text);
    return found == field.choices.end() ? std::nullopt
                                        : std::optional<FieldValue>(std::string(*found));
}

std::string between(const FieldInfo& field, std::string_view noun)
{
    const bool hasUnit = field.unit[0] != '\0';
    return filled(hasUnit ? CLUSTERBRIEF_TR_PHRASE("expected {kind} from {n} to {m} ({unit})")
                          : CLUSTERBRIEF_TR_PHRASE("expected {kind} from {n} to {m}"),
        {{"kind", std::string(noun)}, {"n", figure(field.minimum, 3)},
            {"m", figure(field.maximum, 0)}, {"unit", field.unit}});
}

const char* withoutQuotes(const Value& found)
{
    return found.kind == Value::Kind::Text && !found.plain ? ", without quotes" : "";
}

/// How a number is written, where something else was taken for one.
const char* numberHint(const Value& found)
{
    if (!found.plain && parseNumber(found.text)) {
        return withoutQuotes(found);
    }
    return found.kind == Value::Kind::Text ? ", written as 4, 0.5 or 1e3" : "";
}

std::string choicesOf(const FieldInfo& field, const Value& found)
{
    const std::vector<std::string> known(field.choices.begin(), field.choices.end());
    std::vector<std::string> words;
    std::copy_if(known.begin(), known.end(), std::back_inserter(words),
        [](const std::string& choice) { return !parseCount(choice); });
    const std::string near = nearest(found.text, words);
    return filled(near.empty()
            ? CLUSTERBRIEF_TR_PHRASE("expected one of {known}")
            : CLUSTERBRIEF_TR_PHRASE("expected one of {known}; did you mean {nearest}?"),
        {{"known", join(known, ", ")}, {"nearest", near}});
}

} // namespace

std::optional<FieldValue> readScalar(const Value& value, const FieldInfo& field)
{
    const bool number = value.kind == Value::Kind::Number;
    switch (field.kind) {
    case FieldKind::Text:
    case FieldKind::Model:
        return isText(value) ? std::optional<FieldValue>(value.text) : std::nullopt;
    case FieldKind::Date:
        return isText(value) && (value.text.empty() || isDate(value.text))
            ? std::optional<FieldValue>(value.text)
            : std::nullopt;
    case FieldKind::Size:
        return (number || isText(value)) && isSize(value.text)
            ? std::optional<FieldValue>(value.text)
            : std::nullopt;
    case FieldKind::Integer:
        return number ? inRange(parseCount(value.text), field) : std::nullopt;
    case FieldKind::Number:
        return number ? inRange(parseNumber(value.text), field) : std::nullopt;
    case FieldKind::Flag:
        if (value.kind != Value::Kind::Flag) {
            return std::nullopt;
        }
        return FieldValue{value.text.front() == 't' || value.text.front() == 'T'};
    case FieldKind::Choice:
        return readChoice(value, field);
    case FieldKind::Ratio:
        if (!number && !isText(value)) {
            return std::nullopt;
        }
        if (const auto ratio = parseRatio(value.text)) {
            return FieldValue{*ratio};
        }
        return std::nullopt;
    case FieldKind::Record:
    case FieldKind::List:
    case FieldKind::Raw:
    case FieldKind::Severities:
        break;
    }
    return std::nullopt;
}

std::string expectation(const FieldInfo& field, const Value& found)
{
    switch (field.kind) {
    case FieldKind::Text:
        return CLUSTERBRIEF_TR_PHRASE("expected text");
    case FieldKind::Date:
        return CLUSTERBRIEF_TR_PHRASE("expected a date as YYYY-MM-DD");
    case FieldKind::Size:
        return CLUSTERBRIEF_TR_PHRASE("expected a size such as 16GiB");
    case FieldKind::Integer:
        return between(field, CLUSTERBRIEF_TR_PHRASE("a whole number in plain digits"))
            + (parseCount(found.text) ? withoutQuotes(found) : "");
    case FieldKind::Number:
        return between(field, CLUSTERBRIEF_TR_PHRASE("a number")) + numberHint(found);
    case FieldKind::Flag:
        return std::string(CLUSTERBRIEF_TR_PHRASE("expected true or false"))
            + (found.text == "true" || found.text == "false" ? withoutQuotes(found) : "");
    case FieldKind::Choice:
        return choicesOf(field, found);
    case FieldKind::Ratio:
        return filled(CLUSTERBRIEF_TR_PHRASE("expected a ratio above zero with both sides at most "
                                             "{n}, such as 1, 1.5 or 4:3"),
            {{"n", grouped(kMostRatio)}});
    case FieldKind::Model:
        return CLUSTERBRIEF_TR_PHRASE("expected a catalog id or a map with the model's numbers");
    case FieldKind::Record:
    case FieldKind::Raw:
    case FieldKind::Severities:
        return CLUSTERBRIEF_TR_PHRASE("expected a map (key: value)");
    case FieldKind::List:
        return CLUSTERBRIEF_TR_PHRASE("expected a list (- item)");
    }
    return {};
}

} // namespace clusterbrief::detail
