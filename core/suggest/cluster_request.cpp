#include "core/suggest/cluster_request.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/design/design.h"

#include <algorithm>

namespace clusterbrief::detail {
namespace {

constexpr const char* kGroup = "gpu";
constexpr Count kCountedBySwitch = 256; ///< Nodes that a subnet manager in a switch still carries.

Ports portsOf(const NicSlots& slots)
{
    Ports ports;
    ports.perNode = slots.count * slots.portsEach;
    ports.gbps = slots.gbps;
    ports.nic = slots.nic;
    return ports;
}

Ports usualPorts(Count perNode, Count gbps)
{
    Ports ports;
    ports.perNode = perNode;
    ports.gbps = gbps;
    return ports;
}

/// Storage and in-band ports of a node: the catalog's; where one card carries both, half of its
/// ports each; two of 200 and of 100 Gb/s where the catalog names none.
void addFrontPorts(const System& system, NodeGroup& group)
{
    if (system.storageNics) {
        group.storagePorts = portsOf(*system.storageNics);
    }
    if (system.inBandNics) {
        group.inBandPorts = portsOf(*system.inBandNics);
    } else if (group.storagePorts && group.storagePorts->perNode.value_or(0) > 1) {
        const Count all = *group.storagePorts->perNode;
        group.inBandPorts = group.storagePorts;
        group.inBandPorts->perNode = all / 2;
        group.storagePorts->perNode = all - all / 2;
    }
    constexpr Count kStorageGbps = 200;
    constexpr Count kInBandGbps = 100;
    if (!group.storagePorts) {
        group.storagePorts = usualPorts(2, kStorageGbps);
    }
    if (!group.inBandPorts) {
        group.inBandPorts = usualPorts(2, kInBandGbps);
    }
    group.outOfBandPorts = system.outOfBand ? portsOf(*system.outOfBand) : usualPorts(1, 1);
}

std::optional<Generation> ethernetAt(Count gbps)
{
    for (const Generation generation : {Generation::G1, Generation::G10, Generation::G25,
             Generation::G100, Generation::G200, Generation::G400, Generation::G800}) {
        if (speedOf(generation).value == static_cast<double>(gbps)) {
            return generation;
        }
    }
    return std::nullopt;
}

Network ethernetFor(const Ports& ports)
{
    Network network;
    network.technology = Technology::Ethernet;
    network.generation = ethernetAt(ports.gbps.value_or(0));
    network.oversubscription = Ratio{};
    return network;
}

std::optional<Generation> infiniBandOf(const Catalog& catalog, const NicSlots& slots)
{
    const Nic* nic = catalog.nic(slots.nic);
    if (nic == nullptr) {
        return std::nullopt;
    }
    for (const Generation generation : {Generation::Xdr, Generation::Ndr, Generation::Hdr}) {
        const bool speaks = std::find(nic->infiniband.begin(), nic->infiniband.end(), generation)
            != nic->infiniband.end();
        if (speaks && speedOf(generation).value == static_cast<double>(slots.gbps)) {
            return generation;
        }
    }
    return std::nullopt;
}

void addRoce(const NicSlots& slots, Network& network)
{
    network.technology = Technology::Roce;
    network.generation = ethernetAt(slots.gbps);
    constexpr Count kRoutableGid = 3;
    constexpr Count kJumboFrame = 9000;
    network.roce = Roce{Lossless::PfcEcn, "supplier", kRoutableGid, kJumboFrame, {}};
}

Network computeFabric(const Catalog& catalog, const System& system, Count nodes, Count managerPorts,
    std::optional<Technology> technology)
{
    const NicSlots& slots = *system.computeNics;
    Network network;
    network.oversubscription = Ratio{};
    const std::optional<Generation> generation =
        technology == Technology::Roce ? std::nullopt : infiniBandOf(catalog, slots);
    if (generation) {
        network.technology = Technology::InfiniBand;
        network.generation = generation;
        network.subnetManager = nodes > kCountedBySwitch || managerPorts > 0
            ? SubnetManager::Ufm
            : SubnetManager::Switch;
    } else {
        addRoce(slots, network);
    }
    if (!network.generation) {
        return network;
    }
    const Switch* leaf = catalog.switchPart(usualSwitch(*network.generation));
    if (generation && managerPorts > 0 && leaf != nullptr && !leaf->managerPort) {
        network.fabricManagerPorts = managerPorts;
    }
    const Count radix = leaf == nullptr ? 0 : leaf->portsAt(*network.generation);
    const Count ports = nodes * slots.count * slots.portsEach;
    if (ports + network.fabricManagerPorts.value_or(0) <= radix) {
        network.topology = Topology::SingleSwitch;
    }
    return network;
}

Workload job(const SuggestQuestion& asked)
{
    Workload workload;
    const bool training = asked.kind == WorkloadKind::Training;
    workload.name = training ? "training" : "serving";
    workload.kind = asked.kind;
    workload.nodes = kGroup;
    workload.model = asked.model;
    workload.precision = asked.precision;
    workload.sequenceLength = asked.sequence;
    if (training) {
        workload.microBatch = 1;
    } else {
        workload.kvPrecision = Precision::Bf16;
        workload.concurrentSequences = asked.concurrent;
    }
    return workload;
}

AcceptanceRun allReduceRun()
{
    AcceptanceRun run;
    run.test = "all_reduce_perf";
    run.scope = Scope::EveryNode;
    run.message = "16GiB";
    run.statistic = Statistic::Peak;
    run.inNetworkReduction = false;
    return run;
}

} // namespace

Document clusterRequest(const Suggestions& asked, const Catalog& catalog, const System& system,
    Count servers, bool spans, Count managerPorts)
{
    Document request;
    const bool training = asked.asked.kind == WorkloadKind::Training;
    request.project.title = (training ? "Training of " : "Serving of ") + asked.modelName + " on "
        + grouped(servers) + " × " + (system.name.empty() ? system.id : system.name);
    request.project.audience = Audience::Request;
    request.project.delivery = Delivery::BareMetal;
    NodeGroup group;
    group.name = kGroup;
    group.system = system.id;
    group.count = servers;
    group.role = Role::Compute;
    addFrontPorts(system, group);
    request.networks.storage = ethernetFor(*group.storagePorts);
    request.networks.inBand = ethernetFor(*group.inBandPorts);
    request.networks.outOfBand = ethernetFor(*group.outOfBandPorts);
    if (spans && system.computeNics) {
        group.computePorts = portsOf(*system.computeNics);
        request.networks.compute = computeFabric(catalog, system,
            servers * std::max<Count>(1, system.trays), managerPorts, asked.asked.technology);
    }
    request.nodes.push_back(std::move(group));
    request.workloads.push_back(job(asked.asked));
    request.acceptance.push_back(allReduceRun());
    return request;
}

void setLayout(Document& request, const SuggestedLayout& layout)
{
    Workload& workload = request.workloads.front();
    Parallelism parallelism;
    parallelism.tensor = layout.tensor;
    parallelism.pipeline = layout.pipeline;
    parallelism.data = layout.data;
    if (layout.context > 1) {
        parallelism.context = layout.context;
    }
    if (layout.expert > 1) {
        parallelism.expert = layout.expert;
    }
    workload.parallelism = parallelism;
    workload.sharding = layout.sharding;
    workload.recompute = layout.recompute;
    workload.globalBatch = layout.globalBatch;
}

std::string noComputeNetwork(
    const System& system, const SuggestQuestion& asked, const Catalog& catalog)
{
    if (!system.computeNics || system.computeNics->gbps <= 0) {
        return CLUSTERBRIEF_TR_PHRASE(
            "the catalog names no compute ports of it, so that no more than one is suggested");
    }
    const NicSlots& slots = *system.computeNics;
    if (asked.technology == Technology::InfiniBand && !infiniBandOf(catalog, slots)) {
        return filled(CLUSTERBRIEF_TR_PHRASE("its NICs do not speak InfiniBand at {n} Gb/s, so "
                                             "that no more than one is suggested"),
            {{"n", grouped(slots.gbps)}});
    }
    return {};
}

} // namespace clusterbrief::detail
