#include "core/document/schema.h"

#include "core/base/text.h"
#include "core/document/document.h"
#include "core/document/enums.h"
#include "core/document/fields.h"

#include <algorithm>
#include <utility>

namespace clusterbrief {
namespace {

Value text(std::string_view words)
{
    return Value::ofText(std::string(words));
}

Value number(double value)
{
    return Value::ofNumber(value);
}

Value typeOf(std::string_view type, bool nullable)
{
    return nullable ? Value::ofList({text(type), text("null")}) : text(type);
}

void put(Value& map, std::string key, Value value)
{
    map.members.push_back({std::move(key), std::move(value), {}});
}

Value anyOf(std::vector<Value> choices, bool nullable)
{
    if (nullable) {
        choices.push_back(Value::ofMap({{"type", text("null")}}));
    }
    return Value::ofList(std::move(choices));
}

Value patterned(std::string_view pattern)
{
    return Value::ofMap({{"type", text("string")}, {"pattern", text(pattern)}});
}

std::string descriptionOf(const FieldInfo& field)
{
    std::string description = field.help;
    if (field.unit[0] != '\0') {
        description += (description.empty() ? "Unit: " : " Unit: ") + std::string(field.unit) + '.';
    }
    return description;
}

class SchemaBuilder {
public:
    /// The record's schema is written once, below $defs, and referred to.
    Value reference(const RecordInfo& record)
    {
        const bool known = std::any_of(m_definitions.begin(), m_definitions.end(),
            [&](const Member& member) { return member.key == record.name; });
        if (!known) {
            const std::size_t place = m_definitions.size();
            m_definitions.push_back({record.name, {}, {}});
            Value definition = recordSchema(record);
            m_definitions[place].value = std::move(definition);
        }
        return text(std::string("#/$defs/") + record.name);
    }

    Value recordSchema(const RecordInfo& record)
    {
        Value properties = Value::ofMap({});
        Value required = Value::ofList({});
        for (const FieldInfo& field : record.fields) {
            put(properties, field.key, fieldSchema(field));
            if (field.required) {
                required.items.push_back(text(field.key));
            }
        }
        Value schema = Value::ofMap({{"type", text("object")}});
        put(schema, "properties", std::move(properties));
        if (!required.items.empty()) {
            put(schema, "required", std::move(required));
        }
        put(schema, "additionalProperties", Value::ofFlag(true));
        return schema;
    }

    std::vector<Member> takeDefinitions() { return std::move(m_definitions); }

private:
    Value fieldSchema(const FieldInfo& field)
    {
        Value schema = Value::ofMap({{"title", text(field.label)}});
        if (const std::string description = descriptionOf(field); !description.empty()) {
            put(schema, "description", text(description));
        }
        addType(field, schema);
        return schema;
    }

    void addType(const FieldInfo& field, Value& schema)
    {
        const bool nullable = !field.required;
        switch (field.kind) {
        case FieldKind::Text:
            put(schema, "type", typeOf("string", nullable));
            if (field.required) {
                put(schema, "minLength", Value::ofNumber(std::int64_t{1}));
            }
            return;
        case FieldKind::Integer:
        case FieldKind::Number:
            put(schema, "type",
                typeOf(field.kind == FieldKind::Integer ? "integer" : "number", nullable));
            put(schema, "minimum", number(field.minimum));
            put(schema, "maximum", number(field.maximum));
            return;
        case FieldKind::Flag:
            put(schema, "type", typeOf("boolean", nullable));
            return;
        case FieldKind::Choice:
            put(schema, "enum", choicesOf(field));
            return;
        case FieldKind::List:
            put(schema, "type", typeOf("array", nullable));
            put(schema, "items", Value::ofMap({{"$ref", reference(*field.record)}}));
            return;
        case FieldKind::Raw:
            put(schema, "type", typeOf("object", nullable));
            return;
        case FieldKind::Severities:
            put(schema, "type", typeOf("object", nullable));
            put(schema, "additionalProperties", severities());
            return;
        case FieldKind::Date:
        case FieldKind::Size:
        case FieldKind::Ratio:
        case FieldKind::Record:
        case FieldKind::Model:
            put(schema, "anyOf", anyOf(alternatives(field), nullable));
            return;
        }
    }

    std::vector<Value> alternatives(const FieldInfo& field)
    {
        if (field.kind == FieldKind::Record) {
            return {Value::ofMap({{"$ref", reference(*field.record)}})};
        }
        if (field.kind == FieldKind::Date) {
            return {patterned("^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$")};
        }
        if (field.kind == FieldKind::Size) {
            return {patterned("^[1-9][0-9]{0,17}(B|KB|MB|GB|TB|KiB|MiB|GiB|TiB|K|M|G)?$"),
                Value::ofMap({{"type", text("integer")}, {"minimum", number(1)}})};
        }
        if (field.kind == FieldKind::Ratio) {
            const std::string side = "([1-9][0-9]{0,5}|" + std::to_string(kMostRatio) + ')';
            return {Value::ofMap({{"type", text("number")}, {"exclusiveMinimum", number(0)},
                        {"maximum", Value::ofNumber(kMostRatio)}}),
                patterned("^(" + side + ':' + side + "|(0|[1-9][0-9]{0,5})([.][0-9]{1,9})?|"
                    + std::to_string(kMostRatio) + "([.]0{1,9})?)$")};
        }
        return {Value::ofMap({{"type", text("string")}}), Value::ofMap({{"type", text("object")}})};
    }

    /// A choice that looks like a number may be written as one.
    static Value choicesOf(const FieldInfo& field)
    {
        Value choices = Value::ofList({});
        for (const std::string_view choice : field.choices) {
            choices.items.push_back(text(choice));
            if (const auto count = parseCount(choice)) {
                choices.items.push_back(Value::ofNumber(*count));
            }
        }
        if (!field.required) {
            choices.items.emplace_back();
        }
        return choices;
    }

    static Value severities()
    {
        Value choices = Value::ofList({});
        for (const std::string_view choice : ChoiceTexts<SeverityChoice>::list) {
            choices.items.push_back(text(choice));
        }
        return Value::ofMap({{"enum", std::move(choices)}});
    }

    std::vector<Member> m_definitions;
};

} // namespace

Value requestSchema()
{
    SchemaBuilder builder;
    Value properties = std::move(*builder.recordSchema(requestRecord()).find("properties"));
    properties.members.insert(properties.members.begin(),
        {"schema",
            Value::ofMap({{"title", text("Format")},
                {"description", text("The format of the file and its version.")},
                {"const", text(kRequestSchema)}}),
            {}});
    return Value::ofMap({{"$schema", text("https://json-schema.org/draft/2020-12/schema")},
        {"$id", text("urn:clusterbrief:request:1")}, {"title", text("Cluster request")},
        {"description",
            text("A request or quote for a GPU cluster, in YAML or JSON. Null and a key that is "
                 "left out both mean: not stated. Keys that the format does not have are kept when "
                 "the file is saved, and reported.")},
        {"type", text("object")}, {"properties", std::move(properties)},
        {"required", Value::ofList({text("schema")})},
        {"additionalProperties", Value::ofFlag(true)},
        {"$defs", Value::ofMap(builder.takeDefinitions())}});
}

} // namespace clusterbrief
