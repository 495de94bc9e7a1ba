#pragma once

#include "core/base/quantity.h"
#include "core/base/value.h"
#include "core/document/enums.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clusterbrief {

enum class PartKind { Gpu, System, Nic, Switch, Cable, Model };

inline constexpr std::array kPartKinds{PartKind::Gpu, PartKind::System, PartKind::Nic,
    PartKind::Switch, PartKind::Cable, PartKind::Model};

[[nodiscard]] std::string_view singular(PartKind kind); ///< `gpu`.
[[nodiscard]] std::string_view plural(PartKind kind);   ///< `gpus`, the key in a catalog file.

/// How far a figure can be trusted, best first.
enum class Standing { Vendor, SecondHand, Estimate, Remembered, Stated };
[[nodiscard]] std::string_view textOf(Standing standing);

/// What all entries of the catalog have. `entry` is the whole entry as read, for printing.
struct Part {
    std::string id;
    std::string name;
    std::vector<std::string> aliases;
    std::vector<std::string> sources;
    Standing standing = Standing::Stated;
    std::string origin; ///< Empty for the built-in catalog, else the file that brought the entry.
    Value entry;

    /// Of the figure at a dotted path such as `scale_up.links`; a path covers what lies below it.
    [[nodiscard]] Standing standingOf(std::string_view path) const;
};

struct PcieLink {
    std::int64_t generation = 0;
    std::int64_t lanes = 0;
    std::int64_t extraLanes = 0; ///< A second connection that exists beside the slot's.

    /// Units: GB/s each way of `count` links of these lanes.
    /// Source: founding article, Gen5 x16 is 128 GB/s both ways, 64 each way; each generation
    /// doubles it.
    [[nodiscard]] GigabytesPerSecond eachWay(std::int64_t count = 1) const;
};

struct Gpu : Part {
    std::string vendor;
    std::string architecture;
    double memoryGb = 0;       ///< The vendor's label, taken as 10^9 bytes.
    std::string scaleUpFabric; ///< nvlink, infinity-fabric or none.
    BothDirections scaleUp;
    std::optional<std::int64_t> scaleUpLinks;
    std::vector<std::int64_t> domainSizes;
    bool cpuAttached = false; ///< Joined to its CPU by NVLink-C2C.
    PcieLink pcie;
    std::optional<double> bf16Tflops; ///< Dense, the vendor's peak.
    std::optional<double> tdpW;

    [[nodiscard]] bool hasScaleUp() const { return scaleUp.value > 0; }
};

struct NicSlots {
    std::int64_t count = 0; ///< Cards of a server or compute tray.
    std::string nic;
    std::int64_t portsEach = 1;
    std::int64_t gbps = 0;
    std::int64_t cages = 0; ///< Cages that bring the ports out, where stated.
    bool twin = false;      ///< One cage carries two ports.
};

enum class SystemForm { Server, Rack, RackPair };
enum class Cooling { Air, Liquid, AirOrLiquid };

struct System : Part {
    SystemForm form = SystemForm::Server;
    std::string gpu;
    std::int64_t gpus = 0;   ///< In the whole server or rack; 0 where left open.
    std::int64_t trays = 1;  ///< 1 of a server; 0 where a rack's are not known.
    std::int64_t domain = 0; ///< Scale-up domain, GPUs; 0 where left open.
    bool gpuOpen = false;
    bool gpusOpen = false;
    bool domainOpen = false;
    std::optional<std::int64_t> nvswitchChips;
    std::optional<double> nvlinkAggregateTbs; ///< Both directions.
    std::optional<NicSlots> computeNics;
    std::optional<NicSlots> storageNics;
    std::optional<NicSlots> inBandNics;
    std::optional<NicSlots> outOfBand;
    std::optional<PcieLink> nicGpuLink; ///< Where the board joins GPU and NIC itself.
    /// The NICs above are what servers around the board usually have, and are ordered apart; those
    /// that the board joins to its GPUs come with it.
    bool nicsSeparate = false;
    std::optional<double> maxPowerKw;
    std::optional<std::int64_t> rackUnits;
    std::optional<double> weightKg;
    std::optional<Cooling> cooling;

    [[nodiscard]] bool isRack() const { return form != SystemForm::Server; }
};

struct Nic : Part {
    std::int64_t ports = 0;
    std::int64_t portGbps = 0;
    std::string cage;
    PcieLink pcie;
    std::vector<Generation> infiniband;
    bool infinibandKnown = false;
    std::optional<std::int64_t> ethernetPortGbps;  ///< Top speed of one Ethernet port.
    std::optional<std::int64_t> ethernetTotalGbps; ///< All ports together.
};

struct Switch : Part {
    Technology technology = Technology::InfiniBand; ///< InfiniBand or Ethernet.
    std::vector<std::pair<std::string, std::int64_t>>
        ports; ///< A generation's key and how many of one switch.
    bool managed = false;
    std::int64_t switchesPerBox = 1;
    std::int64_t cages = 0; ///< Of the box; 0 where not known.
    std::int64_t portsPerCage = 1;
    std::string cageType;       ///< As its maker names it; empty where not known.
    bool builtInOptics = false; ///< Co-packaged: fibres go into the switch itself.
    bool managerPort = false;
    std::optional<bool> subnetManager;
    std::optional<std::int64_t> subnetManagerNodes;
    std::optional<std::int64_t> sharp;
    std::optional<double> maxPowerW; ///< Of the box.
    std::optional<std::int64_t> rackUnits;
    std::optional<double> weightKg;

    /// How many boxes hold as many switches.
    [[nodiscard]] std::int64_t boxes(std::int64_t switches) const;
    /// Ports of one cage at the generation: 2 of NDR on a QM9700, 1 where a port is a cage.
    [[nodiscard]] std::int64_t portsOfCage(Generation generation) const;
    /// The radix: ports of one switch at the speed of one link; 0 when it does not have the
    /// generation.
    [[nodiscard]] std::int64_t portsAt(Generation generation) const;
};

/// A transceiver, a cable with its ends, or a fibre.
struct Cable : Part {
    std::string kind;
    std::string media;
    std::vector<std::string> serves; ///< Keys of the generations that it carries.
    std::string end;                 ///< Where it goes: any, switch, nic or switch-switch.
    std::int64_t split = 1;          ///< Far ends of one near end.
    std::vector<std::string> fits;   ///< Ids of NICs whose cage takes it; empty where not known.
    std::string connector;
    std::string cage;       ///< What it goes into: OSFP; empty where not known.
    std::int64_t ports = 1; ///< Ports of a cage that it serves at once.
    std::optional<double> minM;
    std::optional<double> maxM;
    std::optional<double> maxPowerW; ///< One end.
};

/// Ranks and widths of latent attention; all 0 where attention is not latent.
struct LatentAttention {
    std::int64_t kvRank = 0;
    std::int64_t queryRank = 0; ///< 0 where queries are not compressed.
    std::int64_t nope = 0;      ///< Width of query and key without rotary position.
    std::int64_t rope = 0;      ///< Width with it; the key's is shared by all heads.
    std::int64_t value = 0;
};

/// Which projections add a bias.
enum class AttentionBias { None, Qkv, All };

/// A language model; 0 where a dimension is not stated.
struct Model : Part {
    std::int64_t parameters = 0;
    std::optional<std::int64_t> activeParameters;
    std::int64_t layers = 0;
    std::int64_t denseLayers = 0; ///< Leading layers without experts.
    std::int64_t hidden = 0;
    std::int64_t vocabulary = 0;
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
    std::int64_t headDim = 0;
    std::int64_t ffn = 0; ///< Width in layers without experts.
    std::int64_t moeFfn = 0;
    std::int64_t experts = 0;
    std::int64_t expertsPerToken = 0;
    std::int64_t sharedExperts = 0;
    std::int64_t moeEvery = 1;
    bool tiedEmbeddings = false;   ///< The output uses the input's table.
    bool gatedFfn = true;          ///< Three matrices instead of two.
    bool layerNorm = false;        ///< Norms add a bias.
    bool queryKeyNorm = false;     ///< A norm of each head's query and key.
    bool ffnBias = false;          ///< Feed-forward matrices add one, also those of experts.
    bool routerBias = false;       ///< A number an expert, for balance or as a bias.
    bool attentionSinks = false;   ///< A learned number a head.
    bool learnedPositions = false; ///< A table of maxContext positions.
    AttentionBias attentionBias = AttentionBias::None;
    LatentAttention latent;
    std::int64_t latentRank = 0; ///< Numbers cached a token and layer: latent.kvRank + latent.rope.
    std::int64_t slidingWindow = 0;
    std::int64_t slidingEvery = 1; ///< Every n-th layer has the window.
    std::optional<std::int64_t> maxContext;
    std::optional<double> fp8CheckpointGb;
    std::optional<Precision> nativePrecision; ///< That the weights are published in.
    bool fp4ExpertsOnly = false; ///< FP4 weights: matrices of routed experts, not all linear ones.
    std::int64_t fp4Block = 16;  ///< FP4 values that share a scale of 8 bits.

    [[nodiscard]] bool hasExperts() const { return experts > 1; }
    /// Layers with experts: every n-th of those after the leading dense ones.
    [[nodiscard]] std::int64_t expertLayers() const;
};

struct Source {
    std::string id;
    std::string title;
    std::string where;
    std::string standing;
};

/// What all_reduce_perf has reported somewhere, or what somebody asks of it.
struct Measurement {
    std::string id;
    std::vector<std::string> gpus;   ///< Ids of the GPUs it holds for.
    std::int64_t ranks = 0;          ///< GPUs in the run.
    std::int64_t domains = 1;        ///< Scale-up domains in the run.
    std::optional<double> fabricGbs; ///< Units: GB/s each way a GPU.
    double busBandwidthGbs = 0;
    bool asked = false; ///< A threshold, not a result.
    std::optional<bool> inNetworkReduction;
    std::string how;
    std::vector<std::string> sources;
    Standing standing = Standing::Stated;
};

/// The parts that one can buy and the models that one can run.
class Catalog {
public:
    std::vector<Gpu> gpus;
    std::vector<System> systems;
    std::vector<Nic> nics;
    std::vector<Switch> switches;
    std::vector<Cable> cables;
    std::vector<Model> models;
    std::vector<Source> sources;
    std::vector<Measurement> measurements;

    [[nodiscard]] const Gpu* gpu(std::string_view id) const;
    [[nodiscard]] const System* system(std::string_view id) const;
    [[nodiscard]] const Nic* nic(std::string_view id) const;
    [[nodiscard]] const Switch* switchPart(std::string_view id) const;
    [[nodiscard]] const Model* model(std::string_view id) const;
    [[nodiscard]] const Source* source(std::string_view id) const;

    [[nodiscard]] std::vector<const Part*> parts(PartKind kind) const;
    [[nodiscard]] const Part* part(PartKind kind, std::string_view id) const;
    [[nodiscard]] std::vector<std::string> ids(PartKind kind) const;

    /// What an entry cites, or where it came from: `NVIDIA QM97X0 User Manual (https://…)`.
    [[nodiscard]] std::string citation(const Part& part) const;
};

} // namespace clusterbrief
