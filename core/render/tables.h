#pragma once

#include "core/bom/bill_of_materials.h"
#include "core/render/renderer.h"
#include "core/wiring/link_row.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// What the tables of an export share, whatever they are written as.
namespace clusterbrief {

inline constexpr std::array kBomColumns{
    "part", "description", "network", "count", "estimate", "source"};

inline constexpr std::array kWiringColumns{"network", "plane", "rail", "a_device", "a_port",
    "b_device", "b_port", "gbps", "medium", "length_m"};

/// `compute: 8,016,000 links are more than …`, a line a network that is not wired.
[[nodiscard]] std::vector<std::string> wiringErrors(const Wiring& wiring);

/// Appends a cell and, before it, a comma where it is not the first of its row.
///
/// Quoted as RFC 4180 says. A text that a spreadsheet would take for a formula gets an apostrophe
/// in front.
void appendCell(std::string& csv, std::string_view text);
void appendCell(std::string& csv, std::int64_t number);

} // namespace clusterbrief
