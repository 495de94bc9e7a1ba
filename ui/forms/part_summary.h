#pragma once

#include "core/catalog/catalog.h"
#include "core/document/fields.h"

#include <QtCore/QString>

namespace clusterbrief::ui {

/// What a named part is, in a few words with units: `NVIDIA Quantum-2 QM9700 · 64 × 400 Gb/s`.
/// Empty where the catalog does not have it.
[[nodiscard]] QString partSummary(
    Reference reference, const std::string& id, const Catalog& catalog);

/// The same without the name: `64 × NDR`.
[[nodiscard]] QString partFacts(Reference reference, const std::string& id, const Catalog& catalog);

/// Whether the reference names a part of the catalog.
[[nodiscard]] bool isPart(Reference reference);

} // namespace clusterbrief::ui
