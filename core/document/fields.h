#pragma once

#include "core/base/quantity.h"
#include "core/base/value.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The one table of the request's fields: the loader, the saver, `--set`, the JSON Schema, the
/// differ and the forms read it. A new field is a member and a row.
namespace clusterbrief {

struct Document;
struct RecordInfo;

enum class FieldKind {
    Text,
    Date,    ///< YYYY-MM-DD.
    Size,    ///< Bytes with a unit: 16GiB.
    Integer, ///< Whole, plain decimal digits.
    Number,  ///< Decimal.
    Flag,
    Choice,    ///< One of `choices`.
    Ratio,     ///< A number or a:b.
    Record,    ///< A map with fields of its own.
    List,      ///< A list of records.
    Model,     ///< A catalog id or a map.
    Raw,       ///< Kept as it is; another reader understands it.
    Severities ///< A map of rule ids to severities.
};

/// What a text field names, so that a form can offer it.
enum class Reference { None, Gpu, System, Nic, Switch, Model, NodeGroup, Network, Rule };

/// Not stated, or the value; a choice is its spelling.
using FieldValue = std::variant<std::monostate, bool, std::int64_t, double, std::string, Ratio>;

struct FieldInfo {
    const char* key;
    FieldKind kind;
    const char* label;
    const char* unit = ""; ///< As printed beside the value, with the direction where there is one.
    const char* help = "";
    double minimum = 0;
    double maximum = 0;
    bool required = false;
    Reference reference = Reference::None;
    std::span<const std::string_view> choices = {};
    const RecordInfo* record = nullptr;
    bool optionalRecord = false; ///< Record: stated empty differs from not stated.

    FieldValue (*read)(const void* owner) = nullptr;
    void (*write)(void* owner, const FieldValue& value) = nullptr;

    const void* (*child)(const void* owner) = nullptr; ///< Record: null where not stated.
    void* (*makeChild)(void* owner) = nullptr;
    void (*clearChild)(void* owner) = nullptr;

    std::size_t (*size)(const void* owner) = nullptr; ///< List.
    const void* (*item)(const void* owner, std::size_t index) = nullptr;
    void* (*append)(void* owner) = nullptr;
    void (*erase)(void* owner, std::size_t index) = nullptr;
    void (*duplicate)(void* owner, std::size_t index) = nullptr; ///< The copy follows the original.
    void (*move)(void* owner, std::size_t from, std::size_t to) = nullptr;

    const Value* (*raw)(const void* owner) = nullptr; ///< Raw and Model: null where not stated.
    void (*writeRaw)(void* owner, const std::optional<Value>& value) = nullptr;
};

struct RecordInfo {
    const char* name;
    std::span<const FieldInfo> fields;
    std::vector<Member>& (*unknown)(void* owner);
    const char* itemName = nullptr; ///< The key that names an item of a list of these, if any.
};

[[nodiscard]] const RecordInfo& requestRecord(); ///< The whole document's fields.

[[nodiscard]] const FieldInfo* findField(const RecordInfo& record, std::string_view key);

/// The field that a path leads to, such as `nodes/NAME/compute_ports/gbps`, or a JSON pointer,
/// which begins with a slash: in a list's place any name or index will do. Null when no such field
/// exists.
[[nodiscard]] const FieldInfo* fieldAt(std::string_view path);

/// The JSON pointer for a `--set` path: names of list items become their indexes, `-` is a new item
/// at the end. A path that begins with a slash is a pointer already and only names indexes.
/// A key that the format does not have is found where the document has it.
/// Errors: an item of that name is not there; the names that are, are told.
[[nodiscard]] Result<std::string> pointerFor(const Document& document, std::string_view path);

/// The `--set` path of a JSON pointer, with list items by their names:
/// `nodes/gpu/compute_ports/per_node`. The pointer itself where names do not lead to the place.
[[nodiscard]] std::string setPathFor(const Document& document, std::string_view pointer);

/// The change as `--set` takes it: `nodes/gpu/count=4`, with nothing after the `=` to remove.
[[nodiscard]] std::string settingFor(
    const Document& document, std::string_view pointer, const Value& value);

/// Every key in the document that the format does not have, as JSON pointers with the nearest known
/// key.
struct UnknownKey {
    std::string pointer;
    std::string at; ///< `nodes/gpu`, `project`; an unknown top-level key itself.
    std::string key;
    std::string nearestKey;
};
[[nodiscard]] std::vector<UnknownKey> unknownKeys(const Document& document);

} // namespace clusterbrief
