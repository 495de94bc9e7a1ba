#include "core/document/save.h"

#include "core/base/text.h"
#include "core/base/write.h"
#include "core/document/fields.h"

#include <utility>

namespace clusterbrief {
namespace {

Value scalarOf(const FieldValue& value, FieldKind kind)
{
    if (const auto* flag = std::get_if<bool>(&value)) {
        return Value::ofFlag(*flag);
    }
    if (const auto* count = std::get_if<std::int64_t>(&value)) {
        return Value::ofNumber(*count);
    }
    if (const auto* number = std::get_if<double>(&value)) {
        return Value::ofNumber(*number);
    }
    if (const auto* ratio = std::get_if<Ratio>(&value)) {
        return ratio->denominator == 1 ? Value::ofNumber(ratio->numerator)
                                       : Value::ofText(spelled(*ratio));
    }
    const auto& text = std::get<std::string>(value);
    if (kind == FieldKind::Choice) {
        if (const auto count = parseCount(text)) {
            return Value::ofNumber(*count);
        }
    }
    return Value::ofText(text);
}

Value recordOf(const void* owner, const RecordInfo& record);

Value severitiesOf(const Document& document)
{
    Value map = Value::ofMap({});
    for (const SeverityOverride& severity : document.severities) {
        map.members.push_back(
            {severity.rule, Value::ofText(std::string(textOf(severity.severity))), {}});
    }
    return map;
}

/// Null where the field is not stated.
Value fieldOf(const void* owner, const FieldInfo& field)
{
    switch (field.kind) {
    case FieldKind::Record:
        return field.child(owner) == nullptr ? Value{}
                                             : recordOf(field.child(owner), *field.record);
    case FieldKind::List: {
        Value list = Value::ofList({});
        for (std::size_t i = 0; i < field.size(owner); ++i) {
            list.items.push_back(recordOf(field.item(owner, i), *field.record));
        }
        return list.items.empty() ? Value{} : list;
    }
    case FieldKind::Raw:
    case FieldKind::Model:
        if (const Value* raw = field.raw(owner)) {
            return *raw;
        }
        break;
    case FieldKind::Severities: {
        Value map = severitiesOf(*static_cast<const Document*>(owner));
        return map.members.empty() ? Value{} : map;
    }
    case FieldKind::Text:
    case FieldKind::Date:
    case FieldKind::Size:
    case FieldKind::Integer:
    case FieldKind::Number:
    case FieldKind::Flag:
    case FieldKind::Choice:
    case FieldKind::Ratio:
        break;
    }
    if (field.read == nullptr) {
        return {};
    }
    const FieldValue value = field.read(owner);
    return std::holds_alternative<std::monostate>(value) ? Value{} : scalarOf(value, field.kind);
}

Value recordOf(const void* owner, const RecordInfo& record)
{
    Value map = Value::ofMap({});
    for (const FieldInfo& field : record.fields) {
        Value value = fieldOf(owner, field);
        const bool empty = value.kind == Value::Kind::Map && value.members.empty();
        if (value.kind != Value::Kind::Null && (!empty || field.optionalRecord)) {
            map.members.push_back({field.key, std::move(value), {}});
        }
    }
    // The accessor is the loader's too, hence not const; nothing is written through it here.
    for (const Member& member : record.unknown(const_cast<void*>(owner))) {
        map.members.push_back(member);
    }
    return map;
}

} // namespace

Value toValue(const Document& document)
{
    Value root = recordOf(&document, requestRecord());
    root.members.insert(
        root.members.begin(), {"schema", Value::ofText(std::string(kRequestSchema)), {}});
    return root;
}

std::string saveYaml(const Document& document)
{
    return writeYaml(toValue(document));
}

std::string saveJson(const Document& document)
{
    return writeJson(toValue(document));
}

} // namespace clusterbrief
