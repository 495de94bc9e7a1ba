#pragma once

#include "core/check/check.h"
#include "core/design/design.h"
#include "core/sizing/size.h"

#include <memory>

namespace clusterbrief {

/// All that the program knows of a request: what was resolved, what it comes to, what is wrong.
struct Analysis {
    Design design;
    Sizing sizing;
    CheckResult check;

    [[nodiscard]] const Document& document() const { return *design.document; }
    [[nodiscard]] const Catalog& catalog() const { return *design.catalog; }
};

/// The one entry: window, command line and tests call it. Pure: no clock, no files.
///
/// Errors: the request's own `parts` are not readable as catalog entries.
[[nodiscard]] Result<Analysis> analyse(Document document, std::shared_ptr<const Catalog> catalog);

/// The built-in catalog, shared.
[[nodiscard]] std::shared_ptr<const Catalog> sharedBuiltInCatalog();

} // namespace clusterbrief
