#include "core/design/resolve.h"

#include "core/base/text.h"
#include "core/catalog/load_catalog.h"
#include "core/catalog/model_faults.h"

#include <algorithm>
#include <set>
#include <utility>

namespace clusterbrief {
namespace {

std::optional<Generation> infiniBandAt(double gbps)
{
    for (const Generation generation :
        {Generation::Hdr100, Generation::Hdr, Generation::Ndr, Generation::Xdr}) {
        if (speedOf(generation).value == gbps) {
            return generation;
        }
    }
    return std::nullopt;
}

std::optional<Generation> ethernetAt(double gbps)
{
    for (const Generation generation : {Generation::G1, Generation::G10, Generation::G25,
             Generation::G100, Generation::G200, Generation::G400, Generation::G800}) {
        if (speedOf(generation).value == gbps) {
            return generation;
        }
    }
    return std::nullopt;
}

std::int64_t boundedProduct(std::int64_t a, std::int64_t b)
{
    constexpr std::int64_t kMost = 1'000'000'000'000'000;
    return a > 0 && b > kMost / a ? kMost : a * b;
}

class Resolver {
public:
    explicit Resolver(Design& design)
        : m_design(design)
        , m_document(*design.document)
        , m_catalog(*design.catalog)
    {}

    void run()
    {
        for (std::size_t i = 0; i < m_document.nodes.size(); ++i) {
            m_design.groups.push_back(resolveGroup(i));
        }
        for (const NetworkKind kind : kNetworkKinds) {
            if (m_document.networks[kind]) {
                m_design.networks.push_back(resolveNetwork(kind));
            }
        }
        for (std::size_t i = 0; i < m_document.workloads.size(); ++i) {
            m_design.workloads.push_back(resolveWorkload(i));
        }
    }

private:
    void assume(std::string at, std::string text)
    {
        m_design.assumptions.push_back({std::move(at), std::move(text)});
    }

    std::unique_ptr<ResolvedGroup> resolveGroup(std::size_t index)
    {
        auto group = std::make_unique<ResolvedGroup>();
        const NodeGroup& request = m_document.nodes[index];
        group->request = &request;
        group->index = index;
        group->at = "nodes/" + request.name;
        group->role = request.role.value_or(Role::Compute);
        group->system = request.system.empty() ? nullptr : m_catalog.system(request.system);
        group->servers = request.count.value_or(0);
        resolveGpus(*group);
        resolveDomain(*group);
        group->nodes =
            group->isRack() ? boundedProduct(group->servers, group->system->trays) : group->servers;
        group->gpusPerNode = !group->isRack() ? group->gpusPerServer
            : group->traysUnknown()           ? 0
                                              : group->gpusPerServer / group->system->trays;
        group->compute = resolvePorts(*group, NetworkKind::Compute, request.computePorts);
        group->storage = resolvePorts(*group, NetworkKind::Storage, request.storagePorts);
        group->inBand = resolvePorts(*group, NetworkKind::InBand, request.inBandPorts);
        group->outOfBand = resolvePorts(*group, NetworkKind::OutOfBand, request.outOfBandPorts);
        return group;
    }

    void resolveGpus(ResolvedGroup& group)
    {
        const NodeGroup& request = *group.request;
        const System* system = group.system;
        const bool gpuOpen = system == nullptr || system->gpuOpen;
        const bool gpusOpen = system == nullptr || system->gpusOpen;
        group.gpuId = gpuOpen && !request.gpu.empty() ? request.gpu
            : system != nullptr                       ? system->gpu
                                                      : std::string();
        group.gpu = group.gpuId.empty() ? nullptr : m_catalog.gpu(group.gpuId);
        group.gpusPerServer =
            gpusOpen ? request.gpus.value_or(system == nullptr ? 0 : system->gpus) : system->gpus;
        if (!gpuOpen && !request.gpu.empty() && request.gpu != system->gpu) {
            assume(group.at,
                system->name + " has the GPU " + system->gpu + "; the stated " + request.gpu
                    + " is not used.");
        }
        if (!gpusOpen && request.gpus && *request.gpus != system->gpus) {
            assume(group.at,
                system->name + " has " + counted(system->gpus, "GPU", "GPUs") + "; the stated "
                    + grouped(*request.gpus) + " is not used.");
        }
    }

    void resolveDomain(ResolvedGroup& group)
    {
        const System* system = group.system;
        const std::optional<Count>& stated = group.request->nvlinkDomain;
        if (system != nullptr && !system->domainOpen) {
            group.domain = system->domain;
        } else if (stated) {
            group.domain = *stated;
        } else if (system != nullptr && system->domain > 0) {
            group.domain = system->domain;
            assume(group.at,
                "The NVLink domain is not stated; " + system->name + " comes with "
                    + std::to_string(group.domain) + '.');
        } else if (group.gpu != nullptr) {
            group.domain = 1;
            const std::vector<std::int64_t>& sizes = group.gpu->domainSizes;
            if (std::any_of(
                    sizes.begin(), sizes.end(), [](std::int64_t size) { return size > 1; })) {
                assume(group.at,
                    "NVLink bridges are not stated; each " + group.gpu->name
                        + " is taken as a domain of its own.");
            }
        }
    }

    std::optional<ResolvedPorts> resolvePorts(
        const ResolvedGroup& group, NetworkKind kind, const std::optional<Ports>& stated)
    {
        ResolvedPorts ports;
        if (stated) {
            ports.stated = true;
            ports.perNode = stated->perNode.value_or(0);
            ports.request = &*stated;
            if (stated->gbps) {
                ports.speed = GigabitsPerSecond{static_cast<double>(*stated->gbps)};
            }
            ports.nicId = stated->nic;
            ports.nic = stated->nic.empty() ? nullptr : m_catalog.nic(stated->nic);
            return ports;
        }
        const bool bmc = kind == NetworkKind::OutOfBand && group.request->system.empty();
        if (!m_document.networks[kind] || (group.system == nullptr && !bmc)) {
            return std::nullopt;
        }
        return catalogPorts(group, kind);
    }

    std::optional<ResolvedPorts> catalogPorts(const ResolvedGroup& group, NetworkKind kind)
    {
        const System none;
        const System& system = group.system == nullptr ? none : *group.system;
        const std::optional<NicSlots>& slots = kind == NetworkKind::Compute ? system.computeNics
            : kind == NetworkKind::Storage                                  ? system.storageNics
            : kind == NetworkKind::InBand                                   ? system.inBandNics
                                                                            : system.outOfBand;
        ResolvedPorts ports;
        const std::string label(textOf(kind));
        if (slots) {
            ports.perNode = slots->count * slots->portsEach;
            if (slots->gbps > 0) {
                ports.speed = GigabitsPerSecond{static_cast<double>(slots->gbps)};
            }
            ports.nicId = slots->nic;
            ports.nic = slots->nic.empty() ? nullptr : m_catalog.nic(slots->nic);
            assume(group.at,
                replaced(label, "_", "-") + " ports are not stated; taken from the catalog: "
                    + std::to_string(ports.perNode) + " a " + (group.isRack() ? "tray" : "node")
                    + (ports.speed ? " at " + figure(ports.speed->value) + " Gb/s." : "."));
            return ports;
        }
        if (kind == NetworkKind::OutOfBand) {
            ports.perNode = 1;
            ports.speed = GigabitsPerSecond{1};
            assume(group.at,
                "out-of-band ports are not stated; one BMC port of 1 Gb/s a node is taken.");
            return ports;
        }
        return std::nullopt;
    }

    std::unique_ptr<ResolvedNetwork> resolveNetwork(NetworkKind kind)
    {
        auto network = std::make_unique<ResolvedNetwork>();
        const Network& request = *m_document.networks[kind];
        network->kind = kind;
        network->request = &request;
        network->at = "networks/" + std::string(textOf(kind));
        network->planes = request.planes.value_or(1);
        for (const auto& group : m_design.groups) {
            if (group->ports(kind) && group->ports(kind)->perNode > 0) {
                network->groups.push_back(group.get());
            }
        }
        resolveCarried(*network);
        network->technology = request.technology;
        network->generation = request.generation;
        inferSpeed(*network);
        resolveSwitches(*network);
        if (kind == NetworkKind::Compute && !request.oversubscription && request.sharesWith.empty()
            && !network->carriedGroups.empty()
            && request.topology.value_or(Topology::RailAligned) != Topology::LeafPair) {
            assume(network->at, "The oversubscription is not stated; the fabric is sized at 1:1.");
        }
        return network;
    }

    /// Where `shares_with` leads in the end; nothing where that is a circle or not asked for.
    [[nodiscard]] std::optional<NetworkKind> carrierOf(NetworkKind kind) const
    {
        std::set<NetworkKind> passed;
        while (m_document.networks[kind] && passed.insert(kind).second) {
            const std::string& next = m_document.networks[kind]->sharesWith;
            if (next.empty()) {
                return kind;
            }
            const auto named = choiceOf<NetworkKind>(next);
            if (!named) {
                return std::nullopt;
            }
            kind = *named;
        }
        return std::nullopt;
    }

    void resolveCarried(ResolvedNetwork& network)
    {
        network.carries = {network.kind};
        for (const NetworkKind other : kNetworkKinds) {
            if (other != network.kind && network.kind != NetworkKind::Compute
                && carrierOf(other) == network.kind) {
                network.carries.push_back(other);
            }
        }
        for (const auto& group : m_design.groups) {
            if (network.portsOf(*group) > 0) {
                network.carriedGroups.push_back(group.get());
            }
        }
    }

    void inferSpeed(ResolvedNetwork& network)
    {
        if (!network.technology && network.generation && isInfiniBand(*network.generation)) {
            network.technology = Technology::InfiniBand;
        }
        if (network.generation || !network.technology || network.groups.empty()) {
            return;
        }
        const std::optional<GigabitsPerSecond>& port =
            network.groups.front()->ports(network.kind)->speed;
        if (!port) {
            return;
        }
        const double link = port->value / static_cast<double>(network.planes);
        network.generation = network.isInfiniBand() ? infiniBandAt(link) : ethernetAt(link);
        if (network.generation) {
            assume(network.at,
                "The generation is not stated; " + std::string(textOf(*network.generation))
                    + " follows from ports of " + figure(port->value) + " Gb/s.");
        }
    }

    void resolveSwitches(ResolvedNetwork& network)
    {
        const Network& request = *network.request;
        network.leafId = request.switchId;
        if (network.leafId.empty() && network.generation) {
            network.leafId = usualSwitch(*network.generation);
            network.switchAssumed = !network.leafId.empty();
        }
        network.spineId = request.spineSwitch.empty() ? network.leafId : request.spineSwitch;
        network.coreId = request.coreSwitch.empty() ? network.spineId : request.coreSwitch;
        network.leaf = m_catalog.switchPart(network.leafId);
        network.spine = m_catalog.switchPart(network.spineId);
        network.core = m_catalog.switchPart(network.coreId);
        const bool ownSwitches = request.sharesWith.empty() && !network.carriedGroups.empty();
        if (network.switchAssumed && network.leaf != nullptr && ownSwitches) {
            assume(network.at, "The switch is not stated; " + network.leaf->name + " is taken.");
        }
    }

    std::unique_ptr<ResolvedWorkload> resolveWorkload(std::size_t index)
    {
        auto workload = std::make_unique<ResolvedWorkload>();
        const Workload& request = m_document.workloads[index];
        workload->request = &request;
        workload->index = index;
        workload->at = "workloads/" + request.name;
        resolveWorkloadGroups(*workload);
        resolveModel(*workload);
        resolveLayout(*workload);
        return workload;
    }

    void resolveWorkloadGroups(ResolvedWorkload& workload)
    {
        const Workload& request = *workload.request;
        for (const auto& group : m_design.groups) {
            const bool wanted = request.nodes.empty() ? group->role == Role::Compute
                                                      : group->request->name == request.nodes;
            if (wanted) {
                workload.groups.push_back(group.get());
                workload.gpusAvailable += group->gpus();
            }
        }
        workload.groupMissing = !request.nodes.empty() && workload.groups.empty();
        if (!workload.groups.empty()) {
            const std::int64_t spare = boundedProduct(
                request.spareNodes.value_or(0), workload.groups.front()->gpusPerNode);
            workload.gpusAvailable = std::max<std::int64_t>(0, workload.gpusAvailable - spare);
        }
    }

    void resolveModel(ResolvedWorkload& workload)
    {
        const Workload& request = *workload.request;
        if (request.inlineModel) {
            workload.modelId = "inline model";
            Result<Model> model = readModel(*request.inlineModel, {});
            if (model && modelFaults(*request.inlineModel).empty()) {
                workload.model = std::move(*model);
            }
            return;
        }
        workload.modelId = request.model;
        if (const Model* model = m_catalog.model(request.model)) {
            workload.model = *model;
        }
    }

    void resolveLayout(ResolvedWorkload& workload)
    {
        const Parallelism layout = workload.request->parallelism.value_or(Parallelism{});
        workload.layoutStated = workload.request->parallelism.has_value();
        workload.tensor = layout.tensor.value_or(1);
        workload.pipeline = layout.pipeline.value_or(1);
        workload.context = layout.context.value_or(1);
        workload.expert = layout.expert.value_or(1);
        workload.expertTensor = layout.expertTensor.value_or(1);
        workload.dataDerived = !layout.data;
        const std::int64_t replica =
            boundedProduct(boundedProduct(workload.tensor, workload.pipeline), workload.context);
        workload.data = layout.data.value_or(workload.gpusAvailable / replica);
        if (replica > 1'000'000'000 || boundedProduct(replica, workload.data) > 1'000'000'000'000) {
            // No machine has as many; the count rule says so without the product overflowing.
            workload.tensor = std::min<std::int64_t>(workload.tensor, 1'000);
            workload.pipeline = replica / workload.tensor;
            workload.context = 1;
        }
        if (!workload.layoutStated && workload.gpusAvailable > 0) {
            assume(workload.at,
                "No parallel layout is stated; tensor, pipeline and context are 1, data is "
                    + grouped(workload.data) + '.');
        } else if (workload.dataDerived && workload.data > 0) {
            assume(workload.at,
                "Data parallel is not stated; " + grouped(workload.data)
                    + " is what the GPUs leave.");
        }
    }

    Design& m_design;
    const Document& m_document;
    const Catalog& m_catalog;
};

} // namespace

Result<Design> resolve(
    std::shared_ptr<const Document> document, std::shared_ptr<const Catalog> catalog)
{
    Design design;
    design.document = std::move(document);
    design.catalog = std::move(catalog);
    if (design.document->parts) {
        Result<Catalog> own = overlaid(*design.catalog, *design.document->parts, "parts");
        if (!own) {
            return tl::unexpected(std::move(own.error()));
        }
        design.catalog = std::make_shared<const Catalog>(std::move(*own));
    }
    Resolver(design).run();
    return design;
}

} // namespace clusterbrief
