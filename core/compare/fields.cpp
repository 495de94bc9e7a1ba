#include "core/base/write.h"
#include "core/compare/parts.h"
#include "core/document/edits.h"
#include "core/document/save.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace clusterbrief::detail {
namespace {

using Kind = FieldDifference::Kind;

/// Where the walk is, on both sides.
struct Place {
    std::string left;  ///< JSON pointers.
    std::string right; ///< Where the left value would go if the right side has no such place.
    std::string path;
    bool named = true; ///< `path` leads there.
    std::vector<LabelStep> label;

    [[nodiscard]] Place below(const std::string& key, LabelStep step, bool usable) const
    {
        Place place = *this;
        place.left += pointerStep(key);
        place.right += pointerStep(key);
        place.path += (path.empty() ? "" : "/") + key;
        place.named = named && usable;
        place.label.push_back(std::move(step));
        return place;
    }
};

bool isPathStep(const std::string& key)
{
    return !key.empty() && key.find_first_of("/=") == std::string::npos;
}

struct Item {
    std::pair<std::string, int> key; ///< Its name, and which of that name it is.
    std::size_t index = 0;
    const Value* value = nullptr;

    [[nodiscard]] std::string name() const
    {
        return key.first + (key.second == 1 ? "" : " " + std::to_string(key.second));
    }
};

using ItemsByKey = std::map<std::pair<std::string, int>, const Item*>;

/// The items of a list by what names them; equal names are told apart by their order.
std::vector<Item> itemsOf(const Value* list, std::string_view keyName)
{
    std::vector<Item> items;
    std::map<std::string, int> seen;
    for (std::size_t i = 0; list != nullptr && i < list->items.size(); ++i) {
        const Value* name = list->items[i].find(keyName);
        const std::string text = name == nullptr ? std::string() : name->text;
        items.push_back({{text, ++seen[text]}, i, &list->items[i]});
    }
    return items;
}

const Item* counterpart(const Item& item, const ItemsByKey& items)
{
    const auto found = items.find(item.key);
    return found == items.end() ? nullptr : found->second;
}

ItemsByKey byKey(const std::vector<Item>& items)
{
    ItemsByKey map;
    for (const Item& item : items) {
        map.emplace(item.key, &item);
    }
    return map;
}

/// The key by which a raw list's items can be told apart; empty where they cannot.
std::string keyOfItems(const Value& list)
{
    for (const char* key : {"id", "name"}) {
        std::set<std::string> seen;
        const bool unique = std::all_of(list.items.begin(), list.items.end(), [&](const Value& v) {
            const Value* name = v.kind == Value::Kind::Map ? v.find(key) : nullptr;
            return name != nullptr && seen.insert(name->text).second;
        });
        if (unique) {
            return key;
        }
    }
    return {};
}

std::vector<std::string> keysOf(const Value& left, const Value& right)
{
    std::vector<std::string> keys;
    std::set<std::string> seen;
    for (const Value* side : {&left, &right}) {
        for (const Member& member : side->members) {
            if (seen.insert(member.key).second) {
                keys.push_back(member.key);
            }
        }
    }
    return keys;
}

class FieldWalk {
public:
    void record(const RecordInfo& info, const Value& left, const Value& right, const Place& place);

    std::vector<FieldDifference> found;

private:
    void field(const FieldInfo& field, const Value* left, const Value* right, const Place& place);
    void list(const FieldInfo& field, const Value* left, const Value* right, const Place& place,
        std::string_view keyName);
    void item(const FieldInfo& field, const Value* left, const Value* right, const Place& place);
    void order(const FieldInfo& field, const std::vector<Item>& left,
        const std::vector<Item>& right, const Place& place);
    void loose(const FieldInfo* field, const Value* left, const Value* right, const Place& place);
    void add(Kind kind, const FieldInfo* field, const Value* left, const Value* right,
        const Place& place);
};

void FieldWalk::record(
    const RecordInfo& info, const Value& left, const Value& right, const Place& place)
{
    const bool top = place.path.empty();
    for (const FieldInfo& known : info.fields) {
        // Waivers are compared by what they waive.
        if (!(top && std::string_view(known.key) == "waivers")) {
            field(known, left.find(known.key), right.find(known.key),
                place.below(known.key, {known.label}, true));
        }
    }
    for (const std::string& key : keysOf(left, right)) {
        if (findField(info, key) == nullptr && !(top && key == "schema")) {
            loose(nullptr, left.find(key), right.find(key),
                place.below(key, {key, true}, isPathStep(key)));
        }
    }
}

void FieldWalk::field(
    const FieldInfo& field, const Value* left, const Value* right, const Place& place)
{
    static const Value kEmpty = Value::ofMap({});
    const bool equal = left == right || (left != nullptr && right != nullptr && *left == *right);
    if (equal) {
        return;
    }
    const bool oneSided = left == nullptr || right == nullptr;
    switch (field.kind) {
    case FieldKind::Record:
        if (oneSided && field.optionalRecord) {
            add(left == nullptr ? Kind::Added : Kind::Removed, &field, left, right, place);
        } else {
            record(*field.record, left == nullptr ? kEmpty : *left,
                right == nullptr ? kEmpty : *right, place);
        }
        break;
    case FieldKind::List:
        list(field, left, right, place,
            field.record->itemName != nullptr ? field.record->itemName
                                              : field.record->fields.front().key);
        break;
    case FieldKind::Severities:
        for (const std::string& rule :
            keysOf(left == nullptr ? kEmpty : *left, right == nullptr ? kEmpty : *right)) {
            loose(nullptr, left == nullptr ? nullptr : left->find(rule),
                right == nullptr ? nullptr : right->find(rule),
                place.below(rule, {rule, true}, rule.find('=') == std::string::npos));
        }
        break;
    case FieldKind::Raw:
    case FieldKind::Model:
        loose(&field, left, right, place);
        break;
    case FieldKind::Text:
    case FieldKind::Date:
    case FieldKind::Size:
    case FieldKind::Integer:
    case FieldKind::Number:
    case FieldKind::Flag:
    case FieldKind::Choice:
    case FieldKind::Ratio:
        add(Kind::Changed, &field, left, right, place);
        break;
    }
}

void FieldWalk::list(const FieldInfo& field, const Value* left, const Value* right,
    const Place& place, std::string_view keyName)
{
    const std::vector<Item> lefts = itemsOf(left, keyName);
    const std::vector<Item> rights = itemsOf(right, keyName);
    const auto leftByKey = byKey(lefts);
    const auto rightByKey = byKey(rights);
    const bool named = field.record != nullptr && field.record->itemName != nullptr;
    const auto placeOf = [&](const Item& shown, const Item* inLeft, const Item* inRight) {
        const std::string step = named ? shown.name() : std::to_string(shown.index);
        Place below = place.below(step, {shown.name(), true}, isPathStep(step));
        below.left = place.left + '/' + (inLeft == nullptr ? "-" : std::to_string(inLeft->index));
        below.right =
            place.right + '/' + (inRight == nullptr ? "-" : std::to_string(inRight->index));
        return below;
    };
    for (const Item& known : lefts) {
        const Item* same = counterpart(known, rightByKey);
        item(field, known.value, same == nullptr ? nullptr : same->value,
            placeOf(same == nullptr ? known : *same, &known, same));
    }
    for (const Item& known : rights) {
        if (counterpart(known, leftByKey) == nullptr) {
            item(field, nullptr, known.value, placeOf(known, nullptr, &known));
        }
    }
    order(field, lefts, rights, place);
}

void FieldWalk::item(
    const FieldInfo& field, const Value* left, const Value* right, const Place& place)
{
    if (left == nullptr || right == nullptr) {
        add(left == nullptr ? Kind::Added : Kind::Removed, &field, left, right, place);
    } else if (*left == *right) {
        return;
    } else if (field.record != nullptr) {
        record(*field.record, *left, *right, place);
    } else {
        loose(nullptr, left, right, place);
    }
}

void FieldWalk::order(const FieldInfo& field, const std::vector<Item>& left,
    const std::vector<Item>& right, const Place& place)
{
    const auto namesIn = [](const std::vector<Item>& items, const std::vector<Item>& others) {
        const auto known = byKey(others);
        std::vector<Value> names;
        for (const Item& item : items) {
            if (counterpart(item, known) != nullptr) {
                names.push_back(Value::ofText(item.name()));
            }
        }
        return Value::ofList(std::move(names));
    };
    const Value before = namesIn(left, right);
    const Value after = namesIn(right, left);
    if (!(before == after)) {
        add(Kind::Reordered, &field, &before, &after, place);
        found.back().place.clear();
    }
}

void FieldWalk::loose(
    const FieldInfo* field, const Value* left, const Value* right, const Place& place)
{
    if (left == right || (left != nullptr && right != nullptr && *left == *right)) {
        return;
    }
    const auto are = [&](Value::Kind kind) {
        return left != nullptr && right != nullptr && left->kind == kind && right->kind == kind;
    };
    if (are(Value::Kind::Map)) {
        for (const std::string& key : keysOf(*left, *right)) {
            loose(nullptr, left->find(key), right->find(key),
                place.below(key, {key, true}, isPathStep(key)));
        }
        return;
    }
    if (are(Value::Kind::List)) {
        const std::string key = keyOfItems(*left);
        if (!key.empty() && key == keyOfItems(*right)) {
            FieldInfo items{};
            list(field == nullptr ? items : *field, left, right, place, key);
            return;
        }
    }
    add(Kind::Changed, field, left, right, place);
}

void FieldWalk::add(
    Kind kind, const FieldInfo* field, const Value* left, const Value* right, const Place& place)
{
    FieldDifference difference;
    difference.kind = kind;
    difference.path = place.named ? place.path : (kind == Kind::Removed ? place.left : place.right);
    difference.label = place.label;
    difference.field = field != nullptr && field->key != nullptr ? field : nullptr;
    difference.left = left == nullptr ? std::nullopt : std::optional(*left);
    difference.right = right == nullptr ? std::nullopt : std::optional(*right);
    difference.place = place.right;
    found.push_back(std::move(difference));
}

} // namespace

std::vector<FieldDifference> fieldDifferences(const Document& left, const Document& right)
{
    FieldWalk walk;
    walk.record(requestRecord(), toValue(left), toValue(right), {});
    return std::move(walk.found);
}

} // namespace clusterbrief::detail

namespace clusterbrief {

Result<Document> withLeftTaken(const Document& right, const FieldDifference& difference)
{
    if (difference.place.empty()) {
        return failure(difference.path, "has no single place that takes a value");
    }
    return withPlacesSet(right, {{difference.place, difference.left.value_or(Value{})}});
}

std::string textOf(const std::optional<Value>& value)
{
    if (!value || value->kind == Value::Kind::Null) {
        return "not stated";
    }
    return value->kind == Value::Kind::Text ? value->text : writeFlow(*value);
}

std::string labelOf(const FieldDifference& difference)
{
    std::vector<std::string> steps;
    for (const LabelStep& step : difference.label) {
        steps.push_back(step.text);
    }
    return join(steps, " › ");
}

} // namespace clusterbrief
