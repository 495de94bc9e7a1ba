#pragma once

#include "core/catalog/catalog.h"
#include "core/document/fields.h"

#include <optional>
#include <span>

/// The one table of what an entry of the catalog states, for the form that edits one. Keys that it
/// does not have stay in an entry as they are.
namespace clusterbrief {

/// `field.key` is the way into the entry, such as `scale_up/links`.
struct PartField {
    FieldInfo field;
    char separator = 0; ///< Of a list that is told as one text: a comma; between sentences more.
};

/// In the order of a form. A part of every kind begins with its id and ends with its sources.
[[nodiscard]] std::span<const PartField> partFields(PartKind kind);

/// Nothing where the entry does not state it, or states what the field does not take.
[[nodiscard]] FieldValue partValue(const Value& entry, const PartField& field);

/// States it, or takes it away with the map that it was the last of.
void setPartValue(Value& entry, const PartField& field, const FieldValue& value);

/// What is wrong with an entry alone. Errors as of a catalog file; a model must also be one that
/// can be.
[[nodiscard]] Errors partFaults(PartKind kind, const Value& entry);

} // namespace clusterbrief
