#pragma once

#include "core/catalog/catalog.h"
#include "core/document/document.h"

#include <string>
#include <string_view>
#include <vector>

/// Parts of a user's own catalog in a request. A request carries a copy of each, so that its file
/// means the same on a machine that has no such catalog.
namespace clusterbrief {

struct NamedPart {
    PartKind kind = PartKind::Gpu;
    std::string id;
    std::string where; ///< JSON pointer of the field that names it: `/nodes/0/system`.
};

/// What the request names, in its order; not what its parts name in turn.
[[nodiscard]] std::vector<NamedPart> namedParts(const Document& document);

/// The entry in the request's own parts. Null where there is none.
[[nodiscard]] const Value* partIn(const Document& document, PartKind kind, std::string_view id);

/// Puts an entry among the request's own parts, in place of one with that id.
void putPart(Document& document, PartKind kind, const Value& entry);
/// Takes an entry away, and the section with the last one.
void dropPart(Document& document, PartKind kind, std::string_view id);

/// The request after an edit, with a copy of each part of `own` that the edit has named or that
/// `builtIn` lacks, of what such parts name, and of the sources that they cite. Copies that only
/// what was there before the edit has named are taken away.
[[nodiscard]] Document withOwnParts(
    const Document& before, Document after, const Catalog& own, const Catalog& builtIn);

} // namespace clusterbrief
