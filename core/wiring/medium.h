#pragma once

#include "core/catalog/catalog.h"
#include "core/design/design.h"
#include "core/wiring/wiring.h"

#include <cstdint>

/// What a link is made of, chosen from the catalog by generation, reach and cage.
namespace clusterbrief {

/// Optics, as in NVIDIA's reference designs: multimode while it reaches, then single-mode, then
/// active optical cable. Copper where the request states `longest_cable_m` and passive copper, or
/// else active copper, reaches that far; and where the generation has no optics.
///
/// Units: `reachM` in metres, the longest link as planned; 0 where not known. A stated
/// `longest_cable_m` stands in its place. Errors: Unknown where the catalog has nothing.
/// Source: LinkX reach rules (NVIDIA LinkX overview).
[[nodiscard]] Medium chooseMedium(const Catalog& catalog, const ResolvedNetwork& network,
    double reachM, LinkKind kind = LinkKind::NodeLeaf);

/// Where a link ends, besides at its lower switch.
struct FarEnd {
    const Switch* part = nullptr;  ///< Null at a node or an appliance.
    const Nic* nic = nullptr;      ///< Null where not known.
    std::int64_t linksPerCage = 1; ///< Of the node: 2 of a twin-port cage.
};

/// A null part is one that the catalog lacks, where the link needs it.
struct LinkParts {
    Medium medium = Medium::Unknown;
    bool modules = false;       ///< Fibres between transceivers; else the cable has its ends.
    bool switchModules = false; ///< The switches' cages take transceivers.
    const Cable* switchModule = nullptr;
    const Cable* nodeModule = nullptr;
    const Cable* cable = nullptr;    ///< Cable, splitter or fibre.
    std::int64_t linksPerModule = 1; ///< Of the switch.
    std::int64_t linksPerCable = 1;  ///< More than 1 where a cable carries a whole cage or splits.
    std::int64_t cablesPerLink = 1;  ///< 2 where a port takes both fibres of a twin-port module.
};

/// The parts of links of the medium between a switch and the far end.
///
/// Units and errors: as chooseMedium.
[[nodiscard]] LinkParts chooseParts(const Catalog& catalog, const ResolvedNetwork& network,
    Medium medium, double reachM, const Switch& near, const FarEnd& far);

} // namespace clusterbrief
