#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace clusterbrief {

struct Member;

/// A node of a parsed YAML or JSON text that remembers where it stood.
///
/// Numbers keep their spelling in `text`, so that a reader can tell 1e3 from 1000. Two values are
/// equal when they mean the same, wherever they stood and however they were quoted.
struct Value {
    enum class Kind { Null, Flag, Number, Text, List, Map };

    Kind kind = Kind::Null;
    bool plain = false; ///< An unquoted YAML scalar: the field's type decides what it is.
    Position at;
    std::string text; ///< The scalar as written: `true`, `127`, `400g`.
    std::vector<Value> items;
    std::vector<Member> members;

    [[nodiscard]] static Value ofText(std::string text);
    [[nodiscard]] static Value ofNumber(std::int64_t number);
    [[nodiscard]] static Value ofNumber(
        double number); ///< Shortest spelling that reads back the same.
    [[nodiscard]] static Value ofFlag(bool flag);
    [[nodiscard]] static Value ofList(std::vector<Value> items);
    [[nodiscard]] static Value ofMap(std::vector<Member> members);

    /// What an unquoted YAML 1.2 scalar means under the core schema: null, flag, number or text.
    [[nodiscard]] static Value ofPlain(std::string text, Position at);

    [[nodiscard]] const Value* find(std::string_view key) const;
    [[nodiscard]] Value* find(std::string_view key);

    bool operator==(const Value& other) const;
};

struct Member {
    std::string key;
    Value value;
    Position at = {}; ///< Of the key.

    bool operator==(const Member& other) const;
};

/// `map`, `text "abc"`, `number 1e3`, as an error message names it.
[[nodiscard]] std::string describe(const Value& value);

/// The value at a JSON pointer (RFC 6901), or null. Errors: none; an absent place is null.
[[nodiscard]] const Value* locate(const Value& root, std::string_view pointer);

/// Sets the place at a JSON pointer, making maps on the way; `-` appends to a list, a null value
/// removes. Returns whether the place could be reached.
[[nodiscard]] bool assign(Value& root, std::string_view pointer, Value value);

/// A JSON pointer's steps, unescaped.
[[nodiscard]] std::vector<std::string> pointerSteps(std::string_view pointer);
[[nodiscard]] std::string pointerStep(std::string_view step); ///< "/" and the escaped step.

} // namespace clusterbrief
