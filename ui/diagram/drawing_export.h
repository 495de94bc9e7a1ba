#pragma once

#include "core/diagram/diagram.h"

#include <QtCore/QString>

#include <cstdint>
#include <set>

namespace clusterbrief::ui {

/// The drawing without the bundles of some rails.
[[nodiscard]] Diagram withoutRails(Diagram diagram, const std::set<std::int64_t>& rails);

/// Writes a drawing as its ending says, `.svg` or `.png`, in the colours of paper; the whole file
/// or nothing. Returns what went wrong; empty when nothing did.
[[nodiscard]] QString writeDrawing(const Diagram& diagram, const QString& path);

} // namespace clusterbrief::ui
