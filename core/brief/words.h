#pragma once

#include "core/check/finding.h"
#include "core/design/design.h"
#include "core/sizing/size.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What things are called in the brief.
namespace clusterbrief {

[[nodiscard]] std::string shortName(const Part& part);     ///< `H100 SXM`, `Quantum-2 QM9700`.
[[nodiscard]] std::string shortName(const System& system); ///< `DGX H100`, `GB200 NVL72 rack`.

[[nodiscard]] std::string nodesOf(const ResolvedGroup& group); ///< `127 DGX H100 nodes`.

[[nodiscard]] std::string wordFor(Generation generation); ///< `NDR`, `200 GbE`.
[[nodiscard]] std::string wordFor(Topology topology);     ///< `rail-aligned`.
[[nodiscard]] std::string wordFor(NetworkKind kind);      ///< `in-band management`.
[[nodiscard]] std::string wordFor(Severity severity);     ///< `Error`.

/// `NDR InfiniBand`, `400 GbE RoCE`, `200 GbE`; says what is not stated.
[[nodiscard]] std::string linkOf(const ResolvedNetwork& network);

/// `8 × 400 Gb/s`; says what is not stated.
[[nodiscard]] std::string portsOf(const ResolvedPorts& ports);
[[nodiscard]] std::string nicOf(const ResolvedPorts& ports); ///< Empty where not stated.

[[nodiscard]] std::string sizeWords(
    const std::string& size); ///< `16 GiB` of `16GiB` and of nccl-tests' `16G`.

[[nodiscard]] std::string toOne(double ratio); ///< `9 : 1`.
[[nodiscard]] std::string spaced(Ratio ratio); ///< `4 : 3`.
/// The oversubscription as built, all tiers; nothing without uplinks.
[[nodiscard]] std::optional<std::string> oversubscriptionOf(const SizedNetwork& network);

/// Nodes (trays) whose ports of one rail share a leaf.
[[nodiscard]] std::int64_t nodesALeaf(const FabricSize& size);

/// The text with no-break spaces between a figure and its unit and within a ratio or
/// bound, for what breaks lines: `400 Gb/s`, `9 : 1`, `≥ 360`.
[[nodiscard]] std::string unbroken(std::string_view text);

[[nodiscard]] std::string listed(const std::vector<std::string>& items); ///< `a, b and c`.

/// The link from a NIC of the group's compute ports to the GPU: of the board, as stated, or of the
/// card.
struct SlotLink {
    PcieLink link;
    std::int64_t slots = 1;
    bool stated = false;
};
[[nodiscard]] std::optional<SlotLink> slotOf(const ResolvedGroup& group);
[[nodiscard]] std::string wordFor(const SlotLink& slot); ///< `PCIe Gen5 x16`.

[[nodiscard]] const char* scaleUpName(const Gpu* gpu); ///< `NVLink`, `Infinity Fabric`.

} // namespace clusterbrief
