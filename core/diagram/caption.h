#pragma once

#include "core/diagram/fabric_view.h"

#include <string>

namespace clusterbrief::detail {

/// The numbers of the fabric in sentences: what is drawn, what a leaf does, what stands above.
[[nodiscard]] std::string captionOf(const FabricView& view);

} // namespace clusterbrief::detail
