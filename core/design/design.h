#pragma once

#include "core/catalog/catalog.h"
#include "core/document/document.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The request with every reference looked up and every unstated figure decided and noted.
///
/// All pointers lead into the document and catalog that the design holds on to.
namespace clusterbrief {

/// The ports of a node on one network, as the request states them or as the catalog's NICs give
/// them.
struct ResolvedPorts {
    bool stated = false;
    std::int64_t perNode = 0;               ///< 0 where ports are stated without a count.
    std::optional<GigabitsPerSecond> speed; ///< One port each way, all planes together.
    const Nic* nic = nullptr;
    std::string nicId; ///< Empty where not stated; set with `nic` null where the catalog lacks it.
    const Ports* request = nullptr;
};

struct ResolvedGroup {
    const NodeGroup* request = nullptr;
    std::size_t index = 0;
    std::string at; ///< `nodes/gpu`.
    Role role = Role::Compute;
    const System* system = nullptr;
    const Gpu* gpu = nullptr;
    std::string gpuId;
    std::int64_t servers = 0; ///< Servers; racks where the system is a rack.
    std::int64_t nodes = 0;   ///< Servers; compute trays where the system is a rack; 0 not known.
    std::int64_t gpusPerServer = 0;
    std::int64_t gpusPerNode = 0; ///< 0 where not known.
    std::int64_t domain = 0;      ///< Scale-up domain in GPUs; 1 without one, 0 where not known.
    std::optional<ResolvedPorts> compute;
    std::optional<ResolvedPorts> storage;
    std::optional<ResolvedPorts> inBand;
    std::optional<ResolvedPorts> outOfBand;

    [[nodiscard]] std::int64_t gpus() const { return servers * gpusPerServer; }
    [[nodiscard]] bool isRack() const { return system != nullptr && system->isRack(); }
    /// A rack whose compute trays the catalog does not count: `nodes` and `gpusPerNode` are 0.
    [[nodiscard]] bool traysUnknown() const { return isRack() && system->trays == 0; }
    [[nodiscard]] const std::optional<ResolvedPorts>& ports(NetworkKind kind) const;
    [[nodiscard]] std::string field(std::string_view below) const; ///< `/nodes/0/` and the rest.
};

struct ResolvedNetwork {
    NetworkKind kind = NetworkKind::Compute;
    const Network* request = nullptr;
    std::string at; ///< `networks/compute`.
    std::optional<Technology> technology;
    std::optional<Generation> generation;
    std::int64_t planes = 1;
    std::string
        leafId; ///< The switch that the request names or the generation implies; may be empty.
    std::string spineId;
    std::string coreId;
    const Switch* leaf = nullptr;
    const Switch* spine = nullptr;
    const Switch* core = nullptr;
    bool switchAssumed = false;
    std::vector<const ResolvedGroup*> groups; ///< Those with ports on it.
    /// Itself and the networks that share its switches; the compute fabric is sized without them.
    std::vector<NetworkKind> carries;
    std::vector<const ResolvedGroup*> carriedGroups; ///< Those with ports on one of them.

    /// Ports of one node of the group on this network and those that it carries.
    [[nodiscard]] std::int64_t portsOf(const ResolvedGroup& group) const;
    [[nodiscard]] bool isInfiniBand() const { return technology == Technology::InfiniBand; }
    /// The speed of one host link in one plane; nothing when the generation is not stated.
    [[nodiscard]] std::optional<GigabitsPerSecond> linkSpeed() const;
    [[nodiscard]] std::string field(
        std::string_view below) const; ///< `/networks/compute/` and the rest.
};

struct ResolvedWorkload {
    const Workload* request = nullptr;
    std::size_t index = 0;
    std::string at; ///< `workloads/pretraining`.
    std::vector<const ResolvedGroup*> groups;
    bool groupMissing = false;  ///< `nodes` names a group that is not there.
    std::optional<Model> model; ///< Nothing where the request's own numbers are no model.
    std::string modelId;        ///< As the request names it, or `inline model`.

    std::int64_t gpusAvailable = 0; ///< Of its groups, less spare nodes.
    std::int64_t tensor = 1;
    std::int64_t pipeline = 1;
    std::int64_t context = 1;
    std::int64_t data = 1; ///< 0 when derived and not even one replica fits.
    std::int64_t expert = 1;
    std::int64_t expertTensor = 1;
    bool dataDerived = false;
    bool layoutStated = false; ///< Any of the parallel sizes.

    [[nodiscard]] std::int64_t gpusAReplica() const { return tensor * pipeline * context; }
    [[nodiscard]] std::int64_t gpus() const; ///< The largest number where the product is larger.
    /// GPUs of one server (a whole rack where the system is one) of the smallest group; 0 when one
    /// group's are not known.
    [[nodiscard]] std::int64_t gpusPerServer() const;
    /// The smallest scale-up domain it runs on; 0 when one group's is not known.
    [[nodiscard]] std::int64_t domain() const;
    /// The GPU with the least memory it runs on; null when one group's is not known.
    [[nodiscard]] const Gpu* gpu() const;
    /// Whether GPUs that talk to each other are more than one server has. Replicas of inference
    /// serve requests of their own and talk only where experts are spread over them. Nothing when
    /// that is not known.
    [[nodiscard]] std::optional<bool> spansServers() const;
    [[nodiscard]] std::string field(
        std::string_view below) const; ///< `/workloads/0/` and the rest.
};

/// Something that the request leaves open and the engine had to take for something.
struct Assumption {
    std::string at;
    std::string text;
};

struct Design {
    std::shared_ptr<const Document> document;
    std::shared_ptr<const Catalog> catalog; ///< With the request's own parts laid over it.
    std::vector<std::unique_ptr<const ResolvedGroup>> groups;
    std::vector<std::unique_ptr<const ResolvedNetwork>> networks;
    std::vector<std::unique_ptr<const ResolvedWorkload>> workloads;
    std::vector<Assumption> assumptions;

    [[nodiscard]] const ResolvedNetwork* network(
        NetworkKind kind) const; ///< Null when not asked for.
    /// The network whose switches carry this one: itself, or where `shares_with` leads in the end.
    /// Null where it leads to a network that is not asked for, or round in a circle.
    [[nodiscard]] const ResolvedNetwork* carrier(const ResolvedNetwork& network) const;
    [[nodiscard]] const ResolvedGroup* group(std::string_view name) const;
    [[nodiscard]] std::int64_t nodes() const; ///< Servers and trays of groups with GPUs.
    [[nodiscard]] std::int64_t gpus() const;
};

/// `the compute trays of a gb200-nvl36x2 in nodes/gpu are not known`.
[[nodiscard]] std::string traysNotKnown(const ResolvedGroup& group);

/// Units: Gb/s of one host link.
/// Source: InfiniBand lane rates (LinkX overview); 4 lanes a port, 2 for HDR100 and NDR200.
[[nodiscard]] GigabitsPerSecond speedOf(Generation generation);
[[nodiscard]] bool isInfiniBand(Generation generation);

/// What stands for a switch that is not named; empty where nothing is usual.
/// Source: the request format's defaults, the switches of NVIDIA's reference designs.
[[nodiscard]] std::string_view usualSwitch(Generation generation);

/// As texts name them: `in-band`, `InfiniBand`, `NDR200`, `400GbE`.
[[nodiscard]] std::string labelOf(NetworkKind kind);
[[nodiscard]] std::string labelOf(Technology technology);
[[nodiscard]] std::string labelOf(Generation generation);

} // namespace clusterbrief
