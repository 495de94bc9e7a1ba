#include "core/document/document.h"
#include "core/document/fields.h"

#include "core/base/text.h"
#include "core/base/write.h"

#include <algorithm>
#include <utility>

namespace clusterbrief {
namespace {

std::string nameOf(const FieldInfo& list, const void* owner, std::size_t index)
{
    if (list.record->itemName == nullptr) {
        return std::to_string(index);
    }
    const FieldValue name =
        findField(*list.record, list.record->itemName)->read(list.item(owner, index));
    const auto* text = std::get_if<std::string>(&name);
    return text == nullptr ? std::to_string(index) : *text;
}

/// The index of a list's item that a path names by name or by number.
Result<std::size_t> indexOf(
    const FieldInfo& list, const void* owner, const std::string& step, bool byName)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < list.size(owner); ++i) {
        names.push_back(nameOf(list, owner, i));
        if (byName && names.back() == step) {
            return i;
        }
    }
    if (const auto index = parseCount(step);
        index && *index >= 0 && static_cast<std::size_t>(*index) < names.size()) {
        return static_cast<std::size_t>(*index);
    }
    return failure({},
        std::string(list.key) + " has no entry \"" + shortened(step) + "\"; "
            + (names.empty() ? "it is empty" : "there is " + join(names, ", ")));
}

std::string joinedFrom(const std::vector<std::string>& steps, std::size_t first)
{
    return join({steps.begin() + static_cast<std::ptrdiff_t>(first), steps.end()}, "/");
}

std::string pointerSuffix(const std::vector<std::string>& steps, std::size_t first)
{
    std::string suffix;
    for (std::size_t i = first; i < steps.size(); ++i) {
        suffix += pointerStep(steps[i]);
    }
    return suffix;
}

/// Whether the document has a key there that the format does not have.
bool hasUnknown(const RecordInfo& record, const void* owner, const std::string& key)
{
    const std::vector<Member>& unknown = record.unknown(const_cast<void*>(owner));
    return std::any_of(
        unknown.begin(), unknown.end(), [&](const Member& member) { return member.key == key; });
}

bool isPointer(std::string_view path)
{
    return path.starts_with('/');
}

std::vector<std::string> stepsOf(std::string_view path)
{
    return isPointer(path) ? pointerSteps(path) : split(path, '/');
}

class UnknownKeyCollector {
public:
    void walk(const RecordInfo& record, const void* owner, const std::string& pointer,
        const std::string& at)
    {
        for (const Member& member : record.unknown(const_cast<void*>(owner))) {
            std::vector<std::string> known;
            for (const FieldInfo& field : record.fields) {
                known.emplace_back(field.key);
            }
            found.push_back({pointer + pointerStep(member.key), at.empty() ? member.key : at,
                member.key, nearest(member.key, known)});
        }
        for (const FieldInfo& field : record.fields) {
            walkField(field, owner, pointer + pointerStep(field.key), at);
        }
    }

    std::vector<UnknownKey> found;

private:
    /// Findings are about top-level things: a network, a node group, a job; deeper records belong
    /// to them.
    void walkField(const FieldInfo& field, const void* owner, const std::string& pointer,
        const std::string& at)
    {
        const bool top = std::count(pointer.begin(), pointer.end(), '/') == 1;
        const bool network = pointer.starts_with("/networks/")
            && std::count(pointer.begin(), pointer.end(), '/') == 2;
        if (field.kind == FieldKind::Record && field.child(owner) != nullptr) {
            walk(*field.record, field.child(owner), pointer,
                top || network ? pointer.substr(1) : at);
        }
        if (field.kind == FieldKind::List) {
            for (std::size_t i = 0; i < field.size(owner); ++i) {
                const std::string item = field.record->itemName == nullptr
                    ? pointer.substr(1)
                    : pointer.substr(1) + '/' + nameOf(field, owner, i);
                walk(*field.record, field.item(owner, i), pointer + '/' + std::to_string(i), item);
            }
        }
    }
};

} // namespace

const std::optional<Network>& Networks::operator[](NetworkKind kind) const
{
    switch (kind) {
    case NetworkKind::Compute:
        return compute;
    case NetworkKind::Storage:
        return storage;
    case NetworkKind::InBand:
        return inBand;
    case NetworkKind::OutOfBand:
        break;
    }
    return outOfBand;
}

const FieldInfo* fieldAt(std::string_view path)
{
    const std::vector<std::string> steps = stepsOf(path);
    const RecordInfo* record = &requestRecord();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const FieldInfo* field = findField(*record, steps[i]);
        const bool last = i + 1 == steps.size();
        if (field == nullptr || last) {
            return field;
        }
        if (field->kind == FieldKind::Raw || field->kind == FieldKind::Model
            || field->kind == FieldKind::Severities) {
            return field;
        }
        if (field->record == nullptr) {
            return nullptr;
        }
        record = field->record;
        if (field->kind == FieldKind::List && ++i + 1 == steps.size()) {
            return field;
        }
    }
    return nullptr;
}

Result<std::string> pointerFor(const Document& document, std::string_view path)
{
    const std::vector<std::string> steps = stepsOf(path);
    const RecordInfo* record = &requestRecord();
    const void* owner = &document;
    std::string pointer;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const FieldInfo* field = findField(*record, steps[i]);
        if (field == nullptr && owner != nullptr && hasUnknown(*record, owner, steps[i])) {
            return pointer + pointerSuffix(steps, i);
        }
        if (field == nullptr) {
            return failure({}, "no field " + shortened(path));
        }
        pointer += pointerStep(steps[i]);
        if (field->kind == FieldKind::Severities && i + 1 < steps.size()) {
            return pointer + pointerStep(joinedFrom(steps, i + 1));
        }
        if (field->kind == FieldKind::List && i + 1 < steps.size()) {
            if (steps[i + 1] == "-") {
                return pointer + pointerSuffix(steps, i + 1);
            }
            const Result<std::size_t> index = indexOf(*field, owner, steps[++i], !isPointer(path));
            if (!index) {
                return tl::unexpected(index.error());
            }
            pointer += '/' + std::to_string(*index);
            owner = field->item(owner, *index);
        } else if (field->kind == FieldKind::Record && owner != nullptr) {
            owner = field->child(owner);
        } else {
            return pointer + pointerSuffix(steps, i + 1);
        }
        record = field->record;
    }
    return pointer;
}

std::string setPathFor(const Document& document, std::string_view pointer)
{
    std::vector<std::string> steps = pointerSteps(pointer);
    const FieldInfo* list = steps.empty() ? nullptr : findField(requestRecord(), steps.front());
    if (list != nullptr && list->kind == FieldKind::List && steps.size() > 1) {
        const auto index = parseCount(steps[1]);
        if (index && *index >= 0 && static_cast<std::size_t>(*index) < list->size(&document)) {
            steps[1] = nameOf(*list, &document, static_cast<std::size_t>(*index));
        }
    }
    std::string path = join(steps, "/");
    const Result<std::string> back = pointerFor(document, path);
    const bool same = back && *back == pointer && path.find('=') == std::string::npos;
    return same ? path : std::string(pointer);
}

std::string settingFor(const Document& document, std::string_view pointer, const Value& value)
{
    return setPathFor(document, pointer) + '='
        + (value.kind == Value::Kind::Null ? std::string() : writeFlow(value));
}

std::vector<UnknownKey> unknownKeys(const Document& document)
{
    UnknownKeyCollector collector;
    collector.walk(requestRecord(), &document, "", "");
    return std::move(collector.found);
}

} // namespace clusterbrief
