#include "core/document/edits.h"

#include "core/base/text.h"
#include "core/document/load.h"
#include "core/document/save.h"

#include <algorithm>

namespace clusterbrief {
namespace {

/// Walks to a field; with `make`, records on the way are stated.
struct Walk {
    const FieldInfo* field = nullptr;
    void* owner = nullptr;
    bool reached = false;
    std::optional<std::size_t> index; ///< Where the pointer ends in a list's item.
};

bool stepIntoItem(Walk& walk, const std::string& step)
{
    const auto index = parseCount(step);
    if (!index || *index < 0 || static_cast<std::size_t>(*index) >= walk.field->size(walk.owner)) {
        return false;
    }
    walk.index = static_cast<std::size_t>(*index);
    return true;
}

Walk walkTo(Document& document, std::string_view pointer, bool make)
{
    Walk walk;
    walk.owner = &document;
    const RecordInfo* record = &requestRecord();
    const std::vector<std::string> steps = pointerSteps(pointer);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (walk.field != nullptr && walk.index) {
            // The item is only read where nothing is made; the accessor is the loader's.
            walk.owner = const_cast<void*>(walk.field->item(walk.owner, *walk.index));
        } else if (walk.field != nullptr) {
            walk.owner = walk.owner == nullptr ? nullptr
                : make                         ? walk.field->makeChild(walk.owner)
                                               : const_cast<void*>(walk.field->child(walk.owner));
        }
        walk.index.reset();
        walk.field = findField(*record, steps[i]);
        if (walk.field == nullptr) {
            return {};
        }
        const bool last = i + 1 == steps.size();
        if (walk.field->kind == FieldKind::List && !last
            && (walk.owner == nullptr || !stepIntoItem(walk, steps[++i]))) {
            return {};
        }
        if (i + 1 < steps.size() && walk.field->record == nullptr) {
            return {};
        }
        record = walk.field->record;
    }
    walk.reached = walk.field != nullptr;
    return walk;
}

std::string freeName(const FieldInfo& list, const void* owner, std::string_view wanted)
{
    const FieldInfo& name = *findField(*list.record, list.record->itemName);
    std::vector<std::string> taken;
    for (std::size_t i = 0; i < list.size(owner); ++i) {
        if (const FieldValue value = name.read(list.item(owner, i));
            std::holds_alternative<std::string>(value)) {
            taken.push_back(std::get<std::string>(value));
        }
    }
    std::string candidate(wanted);
    for (int number = 2; std::find(taken.begin(), taken.end(), candidate) != taken.end();
         ++number) {
        candidate = std::string(wanted) + '-' + std::to_string(number);
    }
    return candidate;
}

void giveName(const FieldInfo& list, void* owner, std::size_t index, std::string_view wanted)
{
    if (list.record->itemName == nullptr) {
        return;
    }
    const FieldInfo& name = *findField(*list.record, list.record->itemName);
    void* item = const_cast<void*>(list.item(owner, index));
    name.write(item, {});
    name.write(item, freeName(list, owner, wanted));
}

std::string withoutLastStep(std::string_view pointer)
{
    return std::string(pointer.substr(0, pointer.rfind('/')));
}

} // namespace

FieldValue FieldPlace::value() const
{
    return owner == nullptr || field->read == nullptr ? FieldValue{} : field->read(owner);
}

std::optional<FieldPlace> placeAt(const Document& document, std::string_view pointer)
{
    const Walk walk = walkTo(const_cast<Document&>(document), pointer, false);
    return walk.reached ? std::optional(FieldPlace{walk.field, walk.owner}) : std::nullopt;
}

bool setField(Document& document, std::string_view pointer, const FieldValue& value)
{
    const Walk probe = walkTo(document, pointer, false);
    if (!probe.reached || probe.field->write == nullptr) {
        return false;
    }
    if (probe.owner == nullptr && std::holds_alternative<std::monostate>(value)) {
        return true;
    }
    const Walk walk = walkTo(document, pointer, true);
    if (walk.field->writeRaw != nullptr) {
        walk.field->writeRaw(walk.owner, std::nullopt);
    }
    walk.field->write(walk.owner, value);
    return true;
}

bool setStated(Document& document, std::string_view pointer, bool stated)
{
    const Walk probe = walkTo(document, pointer, false);
    if (!probe.reached || probe.field->kind != FieldKind::Record) {
        return false;
    }
    const Walk walk = stated ? walkTo(document, pointer, true) : probe;
    if (stated) {
        walk.field->makeChild(walk.owner);
    } else if (walk.owner != nullptr) {
        walk.field->clearChild(walk.owner);
    }
    return true;
}

std::string addItem(Document& document, std::string_view list, std::string_view name)
{
    const Walk walk = walkTo(document, list, true);
    if (!walk.reached || walk.field->kind != FieldKind::List) {
        return {};
    }
    walk.field->append(walk.owner);
    const std::size_t index = walk.field->size(walk.owner) - 1;
    giveName(*walk.field, walk.owner, index, name);
    return std::string(list) + '/' + std::to_string(index);
}

std::string duplicateItem(Document& document, std::string_view item)
{
    const Walk walk = walkTo(document, item, false);
    if (!walk.reached || !walk.index) {
        return {};
    }
    walk.field->duplicate(walk.owner, *walk.index);
    if (walk.field->record->itemName != nullptr) {
        const FieldValue name = findField(*walk.field->record, walk.field->record->itemName)
                                    ->read(walk.field->item(walk.owner, *walk.index));
        giveName(*walk.field, walk.owner, *walk.index + 1,
            std::holds_alternative<std::string>(name) ? std::get<std::string>(name) : "copy");
    }
    return withoutLastStep(item) + '/' + std::to_string(*walk.index + 1);
}

bool removeItem(Document& document, std::string_view item)
{
    const Walk walk = walkTo(document, item, false);
    if (!walk.reached || !walk.index) {
        return false;
    }
    walk.field->erase(walk.owner, *walk.index);
    return true;
}

bool moveItem(Document& document, std::string_view item, std::size_t to)
{
    const Walk walk = walkTo(document, item, false);
    if (!walk.reached || !walk.index || to >= walk.field->size(walk.owner)) {
        return false;
    }
    walk.field->move(walk.owner, *walk.index, to);
    return true;
}

Result<Document> withPlacesSet(
    const Document& document, const std::vector<std::pair<std::string, Value>>& places)
{
    Value tree = toValue(document);
    for (const auto& [pointer, value] : places) {
        if (!assign(tree, pointer, value)) {
            return failure(pointer, "there is no such place in the request");
        }
    }
    return readRequest(tree, "the change");
}

void waive(Document& document, Waiver waiver)
{
    std::erase_if(document.waivers,
        [&](const Waiver& known) { return known.rule == waiver.rule && known.at == waiver.at; });
    document.waivers.push_back(std::move(waiver));
}

} // namespace clusterbrief
