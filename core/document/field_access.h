#pragma once

#include "core/document/document.h"
#include "core/document/fields.h"

#include <type_traits>
#include <utility>

/// Builders of FieldInfo rows: a pointer to a member gives the accessors.
namespace clusterbrief::detail {

template<auto M>
struct MemberOf;

template<class C, class T, T C::*M>
struct MemberOf<M> {
    using Owner = C;
    using Type = T;

    static const T& in(const void* owner) { return static_cast<const C*>(owner)->*M; }
    static T& in(void* owner) { return static_cast<C*>(owner)->*M; }
};

template<auto M>
FieldValue readMember(const void* owner)
{
    const auto& value = MemberOf<M>::in(owner);
    using Type = std::remove_cvref_t<decltype(value)>;
    if constexpr (std::is_same_v<Type, std::string>) {
        return value.empty() ? FieldValue{} : FieldValue{value};
    } else if (!value) {
        return {};
    } else if constexpr (std::is_enum_v<typename Type::value_type>) {
        return std::string(textOf(*value));
    } else {
        return *value;
    }
}

template<auto M>
void writeMember(void* owner, const FieldValue& value)
{
    auto& member = MemberOf<M>::in(owner);
    using Type = std::remove_cvref_t<decltype(member)>;
    if (std::holds_alternative<std::monostate>(value)) {
        member = Type{};
    } else if constexpr (std::is_same_v<Type, std::string>) {
        member = std::get<std::string>(value);
    } else if constexpr (std::is_enum_v<typename Type::value_type>) {
        member = choiceOf<typename Type::value_type>(std::get<std::string>(value));
    } else {
        member = std::get<typename Type::value_type>(value);
    }
}

template<auto M>
constexpr FieldInfo scalar(
    FieldKind kind, const char* key, const char* label, const char* unit, const char* help)
{
    FieldInfo field{key, kind, label, unit, help};
    field.read = readMember<M>;
    field.write = writeMember<M>;
    return field;
}

template<auto M>
constexpr FieldInfo text(const char* key, const char* label, const char* help = "")
{
    return scalar<M>(FieldKind::Text, key, label, "", help);
}

template<auto M>
constexpr FieldInfo count(const char* key, const char* label, const char* unit, const char* help,
    double maximum, double minimum = 1)
{
    FieldInfo field = scalar<M>(FieldKind::Integer, key, label, unit, help);
    field.minimum = minimum;
    field.maximum = maximum;
    return field;
}

template<auto M>
constexpr FieldInfo number(const char* key, const char* label, const char* unit, const char* help,
    double maximum, double minimum = 0)
{
    FieldInfo field = scalar<M>(FieldKind::Number, key, label, unit, help);
    field.minimum = minimum;
    field.maximum = maximum;
    return field;
}

template<auto M>
constexpr FieldInfo flag(const char* key, const char* label, const char* help = "")
{
    return scalar<M>(FieldKind::Flag, key, label, "", help);
}

template<auto M>
constexpr FieldInfo choice(const char* key, const char* label, const char* help = "")
{
    using Enum = typename MemberOf<M>::Type::value_type;
    FieldInfo field = scalar<M>(FieldKind::Choice, key, label, "", help);
    field.choices = ChoiceTexts<Enum>::list;
    return field;
}

template<auto M>
constexpr FieldInfo record(
    const char* key, const char* label, const RecordInfo& inside, const char* help = "")
{
    using Member = MemberOf<M>;
    using Type = typename Member::Type;
    FieldInfo field{key, FieldKind::Record, label, "", help};
    field.record = &inside;
    if constexpr (requires(Type member) { member.has_value(); }) {
        field.optionalRecord = true;
        field.child = [](const void* owner) -> const void* {
            const Type& member = Member::in(owner);
            return member ? &*member : nullptr;
        };
        field.makeChild = [](void* owner) -> void* {
            Type& member = Member::in(owner);
            return member ? &*member : &member.emplace();
        };
    } else {
        field.child = [](const void* owner) -> const void* { return &Member::in(owner); };
        field.makeChild = [](void* owner) -> void* { return &Member::in(owner); };
    }
    field.clearChild = [](void* owner) { Member::in(owner) = Type{}; };
    return field;
}

template<auto M>
constexpr FieldInfo list(
    const char* key, const char* label, const RecordInfo& inside, const char* help = "")
{
    using Member = MemberOf<M>;
    FieldInfo field{key, FieldKind::List, label, "", help};
    field.record = &inside;
    field.size = [](const void* owner) { return Member::in(owner).size(); };
    field.item = [](const void* owner, std::size_t index) -> const void* {
        return &Member::in(owner)[index];
    };
    field.append = [](void* owner) -> void* { return &Member::in(owner).emplace_back(); };
    field.erase = [](void* owner, std::size_t index) {
        Member::in(owner).erase(Member::in(owner).begin() + static_cast<std::ptrdiff_t>(index));
    };
    field.duplicate = [](void* owner, std::size_t index) {
        auto copy = Member::in(owner)[index];
        Member::in(owner).insert(
            Member::in(owner).begin() + static_cast<std::ptrdiff_t>(index) + 1, std::move(copy));
    };
    field.move = [](void* owner, std::size_t from, std::size_t to) {
        auto& items = Member::in(owner);
        auto moved = std::move(items[from]);
        items.erase(items.begin() + static_cast<std::ptrdiff_t>(from));
        items.insert(items.begin() + static_cast<std::ptrdiff_t>(to), std::move(moved));
    };
    return field;
}

template<auto M>
constexpr FieldInfo raw(FieldKind kind, const char* key, const char* label, const char* help = "")
{
    using Member = MemberOf<M>;
    FieldInfo field{key, kind, label, "", help};
    field.raw = [](const void* owner) -> const Value* {
        const std::optional<Value>& member = Member::in(owner);
        return member ? &*member : nullptr;
    };
    field.writeRaw = [](void* owner, const std::optional<Value>& value) {
        Member::in(owner) = value;
    };
    return field;
}

template<class Owner>
constexpr RecordInfo recordOf(
    const char* name, std::span<const FieldInfo> fields, const char* itemName = nullptr)
{
    return {name, fields,
        [](void* owner) -> std::vector<Member>& { return static_cast<Owner*>(owner)->unknown; },
        itemName};
}

constexpr FieldInfo naming(Reference reference, FieldInfo field)
{
    field.reference = reference;
    return field;
}

constexpr FieldInfo required(FieldInfo field)
{
    field.required = true;
    return field;
}

} // namespace clusterbrief::detail
