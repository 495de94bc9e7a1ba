#pragma once

#include "core/document/document.h"
#include "core/document/fields.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Every change of a document that a user makes. A place is a JSON pointer such as
/// `/nodes/0/count`.
namespace clusterbrief {

/// A field and the record that it belongs to; the record is null where it is not stated.
struct FieldPlace {
    const FieldInfo* field = nullptr;
    const void* owner = nullptr;

    [[nodiscard]] FieldValue value() const; ///< Nothing where field or record is not stated.
};

/// Nothing when the pointer leads to no field, or to a list item that is not there.
[[nodiscard]] std::optional<FieldPlace> placeAt(const Document& document, std::string_view pointer);

/// Sets a scalar field, stating the records above it. Returns whether there is such a field.
bool setField(Document& document, std::string_view pointer, const FieldValue& value);

/// States an empty record, or takes it away with all that is in it.
bool setStated(Document& document, std::string_view pointer, bool stated);

/// Adds an item to a list and gives it a name that no other item has. Returns its pointer; empty
/// when there is no such list.
std::string addItem(Document& document, std::string_view list, std::string_view name);
std::string duplicateItem(Document& document, std::string_view item);
bool removeItem(Document& document, std::string_view item);
bool moveItem(Document& document, std::string_view item, std::size_t to);

/// Sets many places at once, as a finding's fix does.
/// Errors: a place that is not there, or a value that the field does not take; the document is then
/// left alone.
[[nodiscard]] Result<Document> withPlacesSet(
    const Document& document, const std::vector<std::pair<std::string, Value>>& places);

/// Names a waiver for a finding, replacing one for the same finding.
void waive(Document& document, Waiver waiver);

} // namespace clusterbrief
