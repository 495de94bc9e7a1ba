#pragma once

#include "core/base/quantity.h"
#include "core/document/enums.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// How many switches and links a fabric takes. The arithmetic knows counts and ports, no catalog.
namespace clusterbrief {

struct FabricInput {
    std::int64_t nodes = 0;     ///< Servers or compute trays with ports on the fabric.
    std::int64_t rails = 0;     ///< The largest number of ports a node.
    std::int64_t hostLinks = 0; ///< Ports of all nodes, one plane.
    std::int64_t leafRadix = 0; ///< Ports of a leaf at the speed of one host link in one plane.
    std::int64_t spineRadix = 0;
    std::int64_t coreRadix = 0;
    Topology topology = Topology::RailAligned;
    Tiers tiers = Tiers::Auto;
    Ratio oversubscription;
    Ratio coreOversubscription;
    std::int64_t planes = 1;
    std::optional<std::int64_t> scalableUnit;
    std::optional<std::int64_t> leafGroup;
    std::int64_t spineMultiple = 1;
    bool growthTier = false;
    std::int64_t managerPorts =
        0; ///< A plane; 0 where the switch has a port of its own for the manager.
    std::int64_t equipmentPorts = 0; ///< Out-of-band: ports of switches, appliances and PDUs.
    std::int64_t accessUplinks = 0;  ///< Out-of-band: uplinks of a leaf to another network; such a
                                     ///< network has leaves alone.
    std::optional<std::int64_t> leafSwitches; ///< A customer's own counts, all planes.
    std::optional<std::int64_t> spineSwitches;
    std::optional<std::int64_t> coreSwitches;
};

/// One line of how the counts follow.
struct FabricStep {
    std::string what; ///< `leaf switches`.
    std::string how;  ///< `4 units × 8 rails`.
};

/// What a stated set of switch counts lacks.
struct ClosureGap {
    std::int64_t leafDownPorts = 0; ///< A plane.
    std::int64_t uplinks = 0;       ///< A plane, leaf to spine.
    std::int64_t spinePorts = 0;    ///< A plane, towards the leaves.
    std::int64_t spineUplinks = 0;  ///< A plane, spine to core.
    std::int64_t corePorts = 0;     ///< A plane.
    std::int64_t leavesToClose = 0; ///< All planes; 0 when the leaves suffice.
    std::int64_t spinesToClose = 0; ///< All planes; 0 when the spines suffice.
    std::int64_t coresToClose = 0;  ///< All planes; 0 when the cores suffice.
    bool unevenPlanes = false;      ///< A stated count does not divide by the planes.
    bool unevenSpineLinks = false;  ///< A leaf's uplinks do not divide by the spines of a plane.

    [[nodiscard]] bool closes() const
    {
        return leavesToClose == 0 && spinesToClose == 0 && coresToClose == 0;
    }
};

/// Why a fabric cannot be built.
enum class FabricFault {
    None,
    NoPorts,        ///< No node has a port on it, or counts are not known.
    TooManyNodes,   ///< For the tiers, or for one switch or a pair.
    SpineMultiple,  ///< Only `spine_multiple` rules every spine count out.
    LeafGroup,      ///< The ports of a `leaf_group` do not fit a leaf with its uplinks.
    GrowthNeedsCore ///< growth_tier with several units and `tiers: 2`.
};

/// Counts are totals over all planes unless they say otherwise.
struct FabricSize {
    FabricFault fault = FabricFault::None;
    std::string error;             ///< A sentence; empty when the fabric can be built.
    std::int64_t nodesCarried = 0; ///< With TooManyNodes: the most nodes that these tiers carry.
    std::int64_t tiersNeeded =
        0; ///< With TooManyNodes: the tiers that carry them all, 0 when none do.

    std::int64_t planes = 1;
    std::int64_t tiers = 0;
    std::int64_t rails = 0;
    std::int64_t units = 0; ///< Scalable units built; 0 without one.
    std::int64_t leaf = 0;
    std::int64_t spine = 0;
    std::int64_t core = 0;
    std::int64_t portsDown = 0; ///< Of one leaf, in use when full.
    std::int64_t portsUp = 0;
    std::int64_t railsPerLeaf = 1;
    std::int64_t linksPerLeafSpinePair =
        0;                         ///< Parallel links of each leaf and spine that are joined.
    std::int64_t pods = 0;         ///< Three tiers: pods (or units) of each rail, one plane.
    std::int64_t spinesPerPod = 0; ///< Three tiers: spines of one rail's pod, one plane.

    std::int64_t nodeLeafLinks = 0;
    std::int64_t managerLinks = 0; ///< Those that fit.
    std::int64_t leafLeafLinks = 0;
    std::int64_t leafSpineLinks = 0;
    std::int64_t spineCoreLinks = 0;
    std::int64_t equipmentLinks = 0; ///< Out-of-band: switches, appliances and PDUs to leaves.
    std::int64_t accessLinks = 0;    ///< Out-of-band: leaves to another network.

    std::int64_t managerPortsShort = 0;   ///< A plane.
    std::int64_t emptyNodeSlots = 0;      ///< Node positions that whole units leave empty.
    std::optional<double> effectiveRatio; ///< Leaf's times spine's; nothing without uplinks.
    std::optional<double> effectiveLeafRatio;
    std::optional<double> effectiveSpineRatio;
    bool stated = false; ///< The counts are the customer's own.
    ClosureGap gap;
    std::vector<FabricStep> steps;
};

/// Sizes one fabric.
///
/// Source: fitted to the tables of NVIDIA's DGX SuperPOD, BasePOD and Enterprise reference
/// architectures and the OCP training fabric; tests/data/fabric holds them with their addresses.
[[nodiscard]] FabricSize sizeFabric(const FabricInput& input);

} // namespace clusterbrief
