#include "tests/support/random_requests.h"

#include "core/base/text.h"
#include "core/document/edits.h"
#include "core/document/fields.h"
#include "core/document/load.h"

#include <string>
#include <vector>

namespace clusterbrief::tests {
namespace {

void collectPointers(
    const Value& value, const std::string& pointer, std::vector<std::string>& found)
{
    for (const Member& member : value.members) {
        collectPointers(member.value, pointer + pointerStep(member.key), found);
    }
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        collectPointers(value.items[i], pointer + '/' + std::to_string(i), found);
    }
    if (value.members.empty() && value.items.empty()) {
        found.push_back(pointer);
    }
}

/// Another value of a count, choice, flag or ratio; null for other fields, which are left alone.
Value anotherValue(const FieldInfo& field, Dice& dice)
{
    constexpr std::int64_t kCounts[] = {
        1, 2, 3, 4, 5, 7, 8, 9, 16, 24, 31, 32, 64, 72, 100, 127, 128, 500, 4096};
    constexpr std::string_view kRatios[] = {"1", "2", "4:3", "3", "8"};
    switch (field.kind) {
    case FieldKind::Choice:
        return Value::ofText(std::string(dice.oneOf(field.choices)));
    case FieldKind::Integer:
        return Value::ofNumber(dice.oneOf(kCounts));
    case FieldKind::Flag:
        return Value::ofFlag(dice.below(2) == 0);
    case FieldKind::Ratio:
        return Value::ofText(std::string(dice.oneOf(kRatios)));
    default:
        return {};
    }
}

} // namespace

Value changedAtRandom(Value request, Dice& dice)
{
    for (std::size_t left = 1 + dice.below(6); left > 0; --left) {
        std::vector<std::string> pointers;
        collectPointers(request, "", pointers);
        std::erase_if(pointers, [](const std::string& p) { return p.starts_with("/parts/"); });
        const std::string& pointer = dice.oneOf(pointers);
        const FieldInfo* field = fieldAt(pointer);
        Value value = field == nullptr ? Value{} : anotherValue(*field, dice);
        const bool takenAway = field != nullptr && !field->required && dice.below(6) == 0;
        Value changed = request;
        const bool possible = (takenAway || value.kind != Value::Kind::Null)
            && assign(changed, pointer, takenAway ? Value{} : std::move(value));
        if (possible && readRequest(changed, "random")) {
            request = std::move(changed);
        }
    }
    return request;
}

} // namespace clusterbrief::tests
