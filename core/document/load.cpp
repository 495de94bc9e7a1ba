#include "core/document/load.h"

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
    const std::string text =
        "the " + std::string(what) + " has the schema " + shortened(found) + ", ";
    if (!number || *number < 1) {
        return text + "which no version of the program writes; expected " + std::string(read);
    }
    return text + "which a newer version of the program writes; this one reads " + std::string(read)
        + "; open it with a version that reads " + shortened(found);
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
                "a request is a map that begins with `schema: " + std::string(kRequestSchema)
                    + "`; found " + describe(root));
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
        const std::string wanted = "`schema: " + std::string(kRequestSchema) + "`";
        if (schema == nullptr) {
            report(root.at, "the key schema is missing; a request begins with " + wanted);
        } else if (schema->text.starts_with("clusterbrief/request/")
            && schema->text != kRequestSchema) {
            report(schema->at, otherVersion("file", schema->text, kRequestSchema));
        } else if (schema->kind != Value::Kind::Text || schema->text != kRequestSchema) {
            report(schema->at, "schema is " + describe(*schema) + "; a request has " + wanted);
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
            report(map.at, path + ": the key " + field.key + " is missing; state it");
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
                path + " is " + describe(value) + "; " + detail::expectation(field, value));
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
                    place + ": another entry of " + path + " is named \"" + shortened(*text)
                        + "\"; names are unique");
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
                    "severities/" + shortened(member.key) + " is " + describe(member.value)
                        + "; expected off, advice, warning or error");
            }
        }
    }

    bool expect(const Value& value, Value::Kind kind, const std::string& path)
    {
        if (value.kind == kind) {
            return true;
        }
        report(value.at,
            path + " is " + describe(value) + "; expected "
                + (kind == Value::Kind::Map ? "a map (key: value)" : "a list (- item)"));
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
        return tl::unexpected(
            Errors{{std::string(name), root.at, "the brief has no request inside"}});
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
