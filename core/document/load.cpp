#include "core/document/load.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/document/fields.h"
#include "core/document/read_field.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace clusterbrief {
namespace {

/// What to do about a schema of this kind with another number than the one read here.
std::string otherVersion(std::string_view what, const std::string& found, std::string_view read)
{
    const auto number = parseCount(found.substr(found.rfind('/') + 1));
    const bool newer = number && *number >= 1;
    return filled(newer
            ? CLUSTERBRIEF_TR_PHRASE(
                "the {what} has the schema {found}, which a newer version of the program writes; "
                "this one reads {read}; open it with a version that reads {found}")
            : CLUSTERBRIEF_TR_PHRASE("the {what} has the schema {found}, which no version of the "
                                     "program writes; expected {read}"),
        {{"what", std::string(what)}, {"found", shortened(found)}, {"read", std::string(read)}});
}

class Reader {
public:
    explicit Reader(std::string_view name)
        : m_name(name)
    {}

    [[nodiscard]] Errors takeErrors() { return std::move(m_errors); }

    void readDocument(const Value& root, Document& document)
    {
        if (root.kind != Value::Kind::Map) {
            report(root.at,
                filled(CLUSTERBRIEF_TR_PHRASE(
                           "a request is a map that begins with `schema: {schema}`; found {value}"),
                    {{"schema", std::string(kRequestSchema)}, {"value", describe(root)}}));
            return;
        }
        checkSchema(root);
        readRecord(root, requestRecord(), &document, "", {"schema"});
        readSeverities(root, document);
    }

private:
    void report(Position at, std::string what)
    {
        m_errors.push_back({m_name, at, std::move(what)});
    }

    void checkSchema(const Value& root)
    {
        const Value* schema = root.find("schema");
        const std::string wanted(kRequestSchema);
        if (schema == nullptr) {
            report(root.at,
                filled(CLUSTERBRIEF_TR_PHRASE(
                           "the key schema is missing; a request begins with `schema: {schema}`"),
                    {{"schema", wanted}}));
        } else if (schema->text.starts_with("clusterbrief/request/")
            && schema->text != kRequestSchema) {
            report(schema->at, otherVersion("file", schema->text, kRequestSchema));
        } else if (schema->kind != Value::Kind::Text || schema->text != kRequestSchema) {
            report(schema->at,
                filled(
                    CLUSTERBRIEF_TR_PHRASE("schema is {value}; a request has `schema: {schema}`"),
                    {{"value", describe(*schema)}, {"schema", wanted}}));
        }
    }

    void readRecord(const Value& map, const RecordInfo& record, void* owner,
        const std::string& path, std::initializer_list<std::string_view> known = {})
    {
        for (const Member& member : map.members) {
            if (std::find(known.begin(), known.end(), member.key) != known.end()) {
                continue;
            }
            const FieldInfo* field = findField(record, member.key);
            if (field == nullptr) {
                record.unknown(owner).push_back(member);
            } else if (member.value.kind != Value::Kind::Null) {
                readField(member.value, *field, owner,
                    path.empty() ? member.key : path + '/' + member.key);
            }
        }
        for (const FieldInfo& field : record.fields) {
            if (field.required && std::holds_alternative<std::monostate>(field.read(owner))) {
                reportMissing(map, field, path);
            }
        }
    }

    void reportMissing(const Value& map, const FieldInfo& field, const std::string& path)
    {
        const Value* given = map.find(field.key);
        const bool emptyText = given != nullptr && given->kind == Value::Kind::Text
            && field.kind == FieldKind::Text && given->text.empty();
        if (given == nullptr || given->kind == Value::Kind::Null || emptyText) {
            report(map.at,
                filled(CLUSTERBRIEF_TR_PHRASE("{path}: the key {key} is missing; state it"),
                    {{"path", path}, {"key", field.key}}));
        }
    }

    void readField(const Value& value, const FieldInfo& field, void* owner, const std::string& path)
    {
        switch (field.kind) {
        case FieldKind::Record:
            if (expect(value, Value::Kind::Map, path)) {
                readRecord(value, *field.record, field.makeChild(owner), path);
            }
            return;
        case FieldKind::List:
            if (expect(value, Value::Kind::List, path)) {
                readList(value, field, owner, path);
            }
            return;
        case FieldKind::Model:
            if (value.kind == Value::Kind::Map) {
                field.writeRaw(owner, value);
                return;
            }
            break;
        case FieldKind::Raw:
            if (expect(value, Value::Kind::Map, path)) {
                field.writeRaw(owner, value);
            }
            return;
        case FieldKind::Severities:
            return;
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
        if (const auto read = detail::readScalar(value, field)) {
            field.write(owner, *read);
        } else {
            report(value.at,
                filled(CLUSTERBRIEF_TR_PHRASE("{path} is {value}; {expected}"),
                    {{"path", path}, {"value", describe(value)},
                        {"expected", detail::expectation(field, value)}}));
        }
    }

    void readList(const Value& list, const FieldInfo& field, void* owner, const std::string& path)
    {
        std::unordered_set<std::string> names;
        for (const Value& item : list.items) {
            const std::string place = path + '/' + std::to_string(&item - list.items.data());
            if (!expect(item, Value::Kind::Map, place)) {
                continue;
            }
            void* record = field.append(owner);
            readRecord(item, *field.record, record, place);
            if (field.record->itemName == nullptr) {
                continue;
            }
            const FieldValue name = findField(*field.record, field.record->itemName)->read(record);
            if (const auto* text = std::get_if<std::string>(&name);
                text != nullptr && !names.insert(*text).second) {
                report(item.at,
                    filled(CLUSTERBRIEF_TR_PHRASE("{place}: another entry of {path} is named "
                                                  "\"{name}\"; names are unique"),
                        {{"place", place}, {"path", path}, {"name", shortened(*text)}}));
            }
        }
    }

    void readSeverities(const Value& root, Document& document)
    {
        const Value* map = root.find("severities");
        if (map == nullptr || map->kind == Value::Kind::Null
            || !expect(*map, Value::Kind::Map, "severities")) {
            return;
        }
        for (const Member& member : map->members) {
            if (const auto severity = choiceOf<SeverityChoice>(member.value.text)) {
                document.severities.push_back({member.key, *severity});
            } else {
                report(member.value.at,
                    filled(CLUSTERBRIEF_TR_PHRASE(
                               "severities/{key} is {value}; expected off, advice, warning or "
                               "error"),
                        {{"key", shortened(member.key)}, {"value", describe(member.value)}}));
            }
        }
    }

    bool expect(const Value& value, Value::Kind kind, const std::string& path)
    {
        if (value.kind == kind) {
            return true;
        }
        report(value.at,
            filled(CLUSTERBRIEF_TR_PHRASE("{path} is {value}; {expected}"),
                {{"path", path}, {"value", describe(value)},
                    {"expected",
                        kind == Value::Kind::Map
                            ? CLUSTERBRIEF_TR_PHRASE("expected a map (key: value)")
                            : CLUSTERBRIEF_TR_PHRASE("expected a list (- item)")}}));
        return false;
    }

    std::string m_name;
    Errors m_errors;
};

/// The request inside a brief, or the value itself.
Result<Value> requestOf(Value root, std::string_view name)
{
    const Value* schema = root.find("schema");
    if (schema == nullptr || !schema->text.starts_with("clusterbrief/brief/")) {
        return root;
    }
    if (schema->text != kBriefSchema) {
        return tl::unexpected(Errors{
            {std::string(name), schema->at, otherVersion("brief", schema->text, kBriefSchema)}});
    }
    Value* request = root.find("request");
    if (request == nullptr) {
        return tl::unexpected(Errors{{std::string(name), root.at,
            CLUSTERBRIEF_TR_PHRASE("the brief has no request inside")}});
    }
    return std::move(*request);
}

} // namespace

Result<Document> readRequest(const Value& root, std::string_view name)
{
    Document document;
    Reader reader(name);
    reader.readDocument(root, document);
    Errors errors = reader.takeErrors();
    if (!errors.empty()) {
        std::stable_sort(errors.begin(), errors.end(), [](const Error& a, const Error& b) {
            return std::pair(a.at.line, a.at.column) < std::pair(b.at.line, b.at.column);
        });
        return tl::unexpected(std::move(errors));
    }
    return document;
}

Result<LoadedRequest> loadRequest(
    std::string_view text, std::string_view name, const ParseLimits& limits)
{
    Result<Value> parsed = parse(text, name, limits);
    if (!parsed) {
        return tl::unexpected(std::move(parsed.error()));
    }
    Result<Value> root = requestOf(std::move(*parsed), name);
    if (!root) {
        return tl::unexpected(std::move(root.error()));
    }
    Result<Document> document = readRequest(*root, name);
    if (!document) {
        return tl::unexpected(std::move(document.error()));
    }
    return LoadedRequest{std::move(*document), std::move(*root), std::string(name)};
}

} // namespace clusterbrief
