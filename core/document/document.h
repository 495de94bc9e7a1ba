#pragma once

#include "core/base/quantity.h"
#include "core/base/value.h"
#include "core/document/enums.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The request as a value. Empty text, an empty optional: not stated. Keys, labels, units and
/// ranges of the members are declared once, in fields.cpp; contract and meaning in
/// resources/schema.
namespace clusterbrief {

using Count = std::int64_t;

/// Keys of a file that the format does not have: kept, reported, written back.
using UnknownKeys = std::vector<Member>;

struct Project {
    std::string title;
    std::string customer;
    std::string contact;
    std::string preparedBy;
    std::optional<Count> revision;
    std::optional<Count> follows;
    std::string date;
    std::optional<Audience> audience;
    std::optional<Delivery> delivery;
    std::string site;
    std::string term;
    std::string neededBy;
    std::string notes;
    UnknownKeys unknown;

    bool operator==(const Project&) const = default;
};

struct PcieSlots {
    std::optional<Count> gen;
    std::optional<Count> lanes;
    std::optional<Count> slots;
    UnknownKeys unknown;

    bool operator==(const PcieSlots&) const = default;
};

/// The ports of a node on one network.
struct Ports {
    std::optional<Count> perNode;
    std::optional<Count> gbps; ///< One port, each way, all its planes together.
    std::string nic;
    std::optional<PciePath> path;
    std::optional<bool> bonded;
    std::optional<PcieSlots> pcie;
    UnknownKeys unknown;

    bool operator==(const Ports&) const = default;
};

struct NodeGroup {
    std::string name;
    std::string system;
    std::optional<Count> count; ///< Servers; racks where the system is a rack.
    std::optional<Role> role;
    std::string gpu;
    std::optional<Count> gpus;
    std::optional<Count> nvlinkDomain;
    std::optional<Ports> computePorts;
    std::optional<Ports> storagePorts;
    std::optional<Ports> inBandPorts;
    std::optional<Ports> outOfBandPorts;
    std::optional<Count> nodesPerRack;
    UnknownKeys unknown;

    bool operator==(const NodeGroup&) const = default;
};

struct Parallelism {
    std::optional<Count> tensor;
    std::optional<Count> pipeline;
    std::optional<Count> data;
    std::optional<Count> context;
    std::optional<Count> expert;
    std::optional<Count> expertTensor;
    std::optional<Count> virtualPipeline;
    std::optional<bool> sequence;
    UnknownKeys unknown;

    bool operator==(const Parallelism&) const = default;
};

/// Bytes a parameter.
struct TrainingBytes {
    std::optional<double> weights;
    std::optional<double> gradients;
    std::optional<double> optimizer;
    UnknownKeys unknown;

    bool operator==(const TrainingBytes&) const = default;
};

struct Workload {
    std::string name;
    std::optional<WorkloadKind> kind;
    std::string nodes; ///< A node group's name; empty: all compute nodes.
    std::optional<Count> spareNodes;
    std::string model;                ///< A catalog id, where no inline model stands.
    std::optional<Value> inlineModel; ///< A map with the keys of the catalog's models.
    std::optional<Parallelism> parallelism;
    std::optional<Sharding> sharding;
    std::optional<TrainingBytes> trainingBytes;
    std::optional<Precision> precision;
    std::optional<Precision> kvPrecision;
    std::optional<Count> sequenceLength;
    std::optional<Count> microBatch;
    std::optional<Count> globalBatch;
    std::optional<Recompute> recompute;
    std::optional<Count> concurrentSequences;
    UnknownKeys unknown;

    bool operator==(const Workload&) const = default;
};

struct Roce {
    std::optional<Lossless> lossless;
    std::string owner;
    std::optional<Count> gidIndex;
    std::optional<Count> mtu;
    UnknownKeys unknown;

    bool operator==(const Roce&) const = default;
};

struct Network {
    std::optional<Technology> technology;
    std::optional<Generation> generation;
    std::string switchId;
    std::string spineSwitch;
    std::string coreSwitch;
    std::optional<Topology> topology;
    std::optional<Ratio> oversubscription; ///< Down : up at the leaf.
    std::optional<Ratio> coreOversubscription;
    std::optional<Tiers> tiers;
    std::optional<Count> planes;
    std::optional<Count> scalableUnit; ///< Nodes (trays).
    std::optional<Count> leafGroup;    ///< Nodes (trays).
    std::optional<Count> spineMultiple;
    std::optional<bool> growthTier;
    std::optional<SubnetManager> subnetManager;
    std::optional<Count> fabricManagerPorts; ///< A plane.
    std::optional<Count> leafSwitches; ///< All planes; stated counts are checked, not derived.
    std::optional<Count> spineSwitches;
    std::optional<Count> coreSwitches;
    std::optional<Roce> roce;
    std::optional<Count> sharp; ///< Version.
    std::optional<bool> adaptiveRouting;
    std::optional<double> longestCableM;
    std::string sharesWith; ///< A network's key.
    std::optional<double> readGbs;
    std::optional<double> writeGbs;
    UnknownKeys unknown;

    bool operator==(const Network&) const = default;
};

struct Networks {
    std::optional<Network> compute;
    std::optional<Network> storage;
    std::optional<Network> inBand;
    std::optional<Network> outOfBand;
    UnknownKeys unknown;

    bool operator==(const Networks&) const = default;

    [[nodiscard]] const std::optional<Network>& operator[](NetworkKind kind) const;
};

struct Facility {
    std::optional<double> rackPowerKw;
    std::optional<Count> rackUnits;
    std::optional<Count> racks;
    std::optional<bool> liquidCooling;
    std::optional<Count> powerFeeds;
    std::optional<double> floorKgM2;
    UnknownKeys unknown;

    bool operator==(const Facility&) const = default;
};

struct AcceptanceRun {
    std::string test;
    std::optional<Scope> scope;
    std::optional<Count> nodes; ///< How many, where the scope is a sample.
    std::string message;        ///< A size such as 16GiB.
    std::optional<double> busBandwidthGbs;
    std::optional<Statistic> statistic;
    std::optional<bool> inNetworkReduction;
    UnknownKeys unknown;

    bool operator==(const AcceptanceRun&) const = default;
};

struct Waiver {
    std::string rule;
    std::string at;
    std::string reason;
    std::string by;
    std::string date;
    UnknownKeys unknown;

    bool operator==(const Waiver&) const = default;
};

struct SeverityOverride {
    std::string rule;
    SeverityChoice severity = SeverityChoice::Off;

    bool operator==(const SeverityOverride&) const = default;
};

struct Document {
    Project project;
    std::vector<NodeGroup> nodes;
    std::vector<Workload> workloads;
    Networks networks;
    Facility facility;
    std::vector<AcceptanceRun> acceptance;
    std::vector<Waiver> waivers;
    std::vector<SeverityOverride> severities;
    std::optional<Value> parts; ///< Catalog entries of the request's own, read by the catalog.
    UnknownKeys unknown;

    bool operator==(const Document&) const = default;
};

inline constexpr std::string_view kRequestSchema = "clusterbrief/request/1";
inline constexpr std::string_view kBriefSchema = "clusterbrief/brief/1";

} // namespace clusterbrief
