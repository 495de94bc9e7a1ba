#pragma once

#include "core/brief/brief.h"

namespace clusterbrief {

/// Cuts the lists and long texts of a summary so that it stays on two pages whatever was found and
/// however many groups there are; what is cut is counted and points to the full brief. The appendix
/// of links is left whole.
void cutToSummary(Brief& brief);

} // namespace clusterbrief
