#pragma once

#include "core/catalog/catalog.h"
#include "core/document/fields.h"

#include <QtCore/QString>

namespace clusterbrief::ui {

/// What a named part is, in a few words with units: `NVIDIA Quantum-2 QM9700 · 64 × 400 Gb/s`.
/// Empty where the catalog does not have it.
[[nodiscard]] QString partSummary(
    Reference reference, const std::string& id, const Catalog& catalog);

} // namespace clusterbrief::ui
