#include "core/document/fields.h"

#include "core/document/field_access.h"

namespace clusterbrief {
namespace {

using namespace detail;

constexpr double kMostNodes = 1'000'000;
constexpr double kMostRanks = 10'000'000;
constexpr double kMostSwitches = 10'000'000;
constexpr double kMostTokens = 1'000'000'000;

constexpr FieldInfo kProjectFields[] = {
    text<&Project::title>("title", "Title", "What the cluster is called in the brief."),
    text<&Project::customer>("customer", "Customer", "Who asks for the cluster."),
    text<&Project::contact>(
        "contact", "Contact", "Who answers questions: a mail address or a telephone number."),
    text<&Project::preparedBy>("prepared_by", "Prepared by", "Who wrote this request or quote."),
    count<&Project::revision>(
        "revision", "Revision", "", "Counts up each time the brief is sent.", 1'000'000),
    count<&Project::follows>(
        "follows", "Follows revision", "", "The revision that this one replaces.", 1'000'000, 0),
    scalar<&Project::date>(
        FieldKind::Date, "date", "Date", "", "The date that the brief carries, YYYY-MM-DD."),
    choice<&Project::audience>(
        "audience", "Audience", "A request goes to a supplier, a quote to a customer."),
    choice<&Project::delivery>(
        "delivery", "Delivery", "Virtual machines are single: no job spans two of them."),
    text<&Project::site>("site", "Site", "Where the cluster will stand."),
    text<&Project::term>("term", "Term", "How long it is wanted, such as 36 months."),
    text<&Project::neededBy>("needed_by", "Needed by", "When it has to work."),
    text<&Project::notes>("notes", "Notes", "Anything else that the reader must know."),
};
constexpr RecordInfo kProject = recordOf<Project>("project", kProjectFields);

constexpr FieldInfo kPcieFields[] = {
    count<&PcieSlots::gen>("gen", "PCIe generation", "", "Of the slot that the card is in.", 7),
    count<&PcieSlots::lanes>("lanes", "Lanes", "a slot", "16 for a full slot.", 32),
    count<&PcieSlots::slots>(
        "slots", "Slots", "a port", "Two where an auxiliary card brings a second x16.", 4),
};
constexpr RecordInfo kPcie = recordOf<PcieSlots>("pcie", kPcieFields);

constexpr FieldInfo kPortsFields[] = {
    count<&Ports::perNode>(
        "per_node", "Ports", "a node", "Ports of one node (a compute tray in a rack system).", 64),
    count<&Ports::gbps>(
        "gbps", "Speed", "Gb/s a port, each way", "All planes of the port together.", 6'400),
    naming(Reference::Nic, text<&Ports::nic>("nic", "NIC", "The card, as the catalog names it.")),
    choice<&Ports::path>("path", "Path to the GPU",
        "As nvidia-smi topo -m prints it: pix is one PCIe switch, sys crosses sockets."),
    flag<&Ports::bonded>("bonded", "Bonded", "Two ports joined to one; RDMA wants them apart."),
    record<&Ports::pcie>("pcie", "Slot", kPcie, "The slot that each port's card is in."),
};
constexpr RecordInfo kPorts = recordOf<Ports>("ports", kPortsFields);

constexpr FieldInfo kNodeFields[] = {
    required(
        text<&NodeGroup::name>("name", "Name", "Workloads and findings refer to the group by it.")),
    naming(Reference::System,
        text<&NodeGroup::system>(
            "system", "System", "The server or rack, as the catalog names it.")),
    required(count<&NodeGroup::count>("count", "Count", "servers, or racks",
        "How many of the system; racks for NVL72.", kMostNodes)),
    choice<&NodeGroup::role>(
        "role", "Role", "What the nodes are for; compute where nothing is said."),
    naming(Reference::Gpu,
        text<&NodeGroup::gpu>("gpu", "GPU", "Only for systems that leave it open.")),
    count<&NodeGroup::gpus>(
        "gpus", "GPUs", "a server", "Only for systems that leave it open.", 1'024),
    count<&NodeGroup::nvlinkDomain>("nvlink_domain", "NVLink domain", "GPUs",
        "Bridged cards: 2 or 4; 1 without NVLink.", 1'024),
    record<&NodeGroup::computePorts>(
        "compute_ports", "Compute ports", kPorts, "What the jobs talk over between servers."),
    record<&NodeGroup::storagePorts>("storage_ports", "Storage ports", kPorts),
    record<&NodeGroup::inBandPorts>(
        "in_band_ports", "In-band ports", kPorts, "Provisioning, login, scheduling."),
    record<&NodeGroup::outOfBandPorts>(
        "out_of_band_ports", "Out-of-band ports", kPorts, "BMC and consoles."),
    count<&NodeGroup::nodesPerRack>("nodes_per_rack", "Nodes a rack", "servers", "", 128),
};
constexpr RecordInfo kNode = recordOf<NodeGroup>("nodes", kNodeFields, "name");

constexpr FieldInfo kParallelismFields[] = {
    count<&Parallelism::tensor>("tensor", "Tensor parallel", "GPUs",
        "Splits each layer; belongs inside one NVLink domain.", kMostRanks),
    count<&Parallelism::pipeline>(
        "pipeline", "Pipeline parallel", "stages", "Splits the layers into stages.", kMostRanks),
    count<&Parallelism::data>(
        "data", "Data parallel", "replicas", "Omitted: what the GPUs leave.", kMostRanks),
    count<&Parallelism::context>(
        "context", "Context parallel", "ranks", "Splits the sequence.", kMostRanks),
    count<&Parallelism::expert>(
        "expert", "Expert parallel", "ranks", "Reuses the data-parallel ranks.", kMostRanks),
    count<&Parallelism::expertTensor>("expert_tensor", "Expert tensor parallel", "GPUs",
        "Splits each expert; 1 where not stated.", kMostRanks),
    count<&Parallelism::virtualPipeline>(
        "virtual_pipeline", "Virtual stages", "a stage", "Interleaves the pipeline.", 1'000),
    flag<&Parallelism::sequence>(
        "sequence", "Sequence parallel", "Megatron's; on where tensor parallel is above 1."),
};
constexpr RecordInfo kParallelism = recordOf<Parallelism>("parallelism", kParallelismFields);

constexpr FieldInfo kTrainingBytesFields[] = {
    number<&TrainingBytes::weights>("weights", "Weights", "bytes a parameter", "2 for bf16.", 64),
    number<&TrainingBytes::gradients>(
        "gradients", "Gradients", "bytes a parameter", "2 for bf16, 4 for fp32.", 64),
    number<&TrainingBytes::optimizer>("optimizer", "Optimizer", "bytes a parameter",
        "12 for Adam: fp32 master and two moments.", 64),
};
constexpr RecordInfo kTrainingBytes =
    recordOf<TrainingBytes>("training_bytes", kTrainingBytesFields);

constexpr FieldInfo modelField()
{
    FieldInfo field = raw<&Workload::inlineModel>(
        FieldKind::Model, "model", "Model", "A catalog id, or the model's own numbers.");
    field.reference = Reference::Model;
    field.read = readMember<&Workload::model>;
    field.write = writeMember<&Workload::model>;
    return field;
}

constexpr FieldInfo kWorkloadFields[] = {
    required(text<&Workload::name>("name", "Name", "Findings refer to the job by it.")),
    choice<&Workload::kind>("kind", "Kind"),
    naming(Reference::NodeGroup,
        text<&Workload::nodes>(
            "nodes", "Runs on", "A node group; all compute nodes where nothing is said.")),
    count<&Workload::spareNodes>(
        "spare_nodes", "Spare nodes", "nodes", "Kept out of the job.", kMostNodes, 0),
    modelField(),
    record<&Workload::parallelism>("parallelism", "Parallel layout", kParallelism),
    choice<&Workload::sharding>(
        "sharding", "Sharding", "ZeRO stage: what the data-parallel ranks share out."),
    record<&Workload::trainingBytes>("training_bytes", "Bytes a parameter", kTrainingBytes,
        "16 together where nothing is said."),
    choice<&Workload::precision>("precision", "Precision", "Of the weights."),
    choice<&Workload::kvPrecision>(
        "kv_precision", "KV cache precision", "bf16 where nothing is said."),
    count<&Workload::sequenceLength>(
        "sequence_length", "Sequence length", "tokens", "", kMostTokens),
    count<&Workload::microBatch>("micro_batch", "Micro batch", "sequences", "", kMostRanks),
    count<&Workload::globalBatch>("global_batch", "Global batch", "sequences", "", kMostTokens),
    choice<&Workload::recompute>(
        "recompute", "Recompute", "Activations computed again in the backward pass."),
    count<&Workload::concurrentSequences>(
        "concurrent_sequences", "Concurrent sequences", "a replica", "Inference.", kMostRanks),
};
constexpr RecordInfo kWorkload = recordOf<Workload>("workloads", kWorkloadFields, "name");

constexpr FieldInfo kRoceFields[] = {
    choice<&Roce::lossless>(
        "lossless", "Flow control", "How the fabric keeps RDMA packets from being dropped."),
    text<&Roce::owner>("owner", "Owner", "Who configures and answers for it."),
    count<&Roce::gidIndex>("gid_index", "GID index", "",
        "NCCL_IB_GID_INDEX; RoCE v2 over IPv4 is commonly 3.", 255, 0),
    count<&Roce::mtu>(
        "mtu", "MTU", "bytes", "9000, so that the 4096-byte RDMA MTU fits.", 65'536, 576),
};
constexpr RecordInfo kRoce = recordOf<Roce>("roce", kRoceFields);

constexpr FieldInfo kNetworkFields[] = {
    choice<&Network::technology>("technology", "Technology"),
    choice<&Network::generation>(
        "generation", "Generation", "The speed of one host link in one plane."),
    naming(Reference::Switch,
        text<&Network::switchId>("switch", "Switch", "The leaf, as the catalog names it.")),
    naming(Reference::Switch,
        text<&Network::spineSwitch>(
            "spine_switch", "Spine switch", "The same as the leaf where nothing is said.")),
    naming(Reference::Switch,
        text<&Network::coreSwitch>(
            "core_switch", "Core switch", "The same as the spine where nothing is said.")),
    choice<&Network::topology>(
        "topology", "Topology", "Rail-aligned: port k of every node of a group on leaf k."),
    scalar<&Network::oversubscription>(FieldKind::Ratio, "oversubscription", "Oversubscription",
        "down : up at the leaf", "1 is non-blocking."),
    scalar<&Network::coreOversubscription>(FieldKind::Ratio, "core_oversubscription",
        "Core oversubscription", "down : up at the spine", "With three tiers."),
    choice<&Network::tiers>("tiers", "Tiers", "auto takes the fewest that carry the nodes."),
    count<&Network::planes>(
        "planes", "Planes", "", "Separate fabrics, each with one link of every port.", 2),
    count<&Network::scalableUnit>("scalable_unit", "Scalable unit", "nodes",
        "Whole units of switches and cables are built.", kMostNodes),
    count<&Network::leafGroup>("leaf_group", "Leaf group", "nodes",
        "Nodes whose ports of one rail share a leaf.", kMostNodes),
    count<&Network::spineMultiple>("spine_multiple", "Spine multiple", "spines",
        "Spines of a plane are a multiple of it.", 1'000),
    flag<&Network::growthTier>("growth_tier", "Growth tier",
        "Keep half of every spine's ports free for a core tier, which from two scalable units on "
        "is built."),
    choice<&Network::subnetManager>("subnet_manager", "Subnet manager", "InfiniBand: who runs it."),
    count<&Network::fabricManagerPorts>(
        "fabric_manager_ports", "Manager ports", "a plane", "Leaf ports kept for UFM.", 1'000, 0),
    count<&Network::leafSwitches>("leaf_switches", "Leaf switches", "all planes",
        "Stated counts are checked, not derived.", kMostSwitches),
    count<&Network::spineSwitches>("spine_switches", "Spine switches", "all planes",
        "Stated counts are checked, not derived.", kMostSwitches, 0),
    count<&Network::coreSwitches>("core_switches", "Core switches", "all planes",
        "Stated counts are checked, not derived.", kMostSwitches, 0),
    record<&Network::roce>("roce", "RoCE", kRoce),
    count<&Network::sharp>(
        "sharp", "SHARP", "version", "Reductions in the switch, InfiniBand only.", 9),
    flag<&Network::adaptiveRouting>("adaptive_routing", "Adaptive routing"),
    number<&Network::longestCableM>("longest_cable_m", "Longest cable", "m", "", 100'000),
    naming(Reference::Network,
        text<&Network::sharesWith>(
            "shares_with", "Shares with", "The network that carries this one's traffic.")),
    number<&Network::readGbs>("read_gbs", "Read", "GB/s", "Asked of the whole storage.", 1'000'000),
    number<&Network::writeGbs>(
        "write_gbs", "Write", "GB/s", "Asked of the whole storage.", 1'000'000),
};
constexpr RecordInfo kNetwork = recordOf<Network>("network", kNetworkFields);

constexpr FieldInfo kNetworksFields[] = {
    record<&Networks::compute>("compute", "Compute fabric", kNetwork, "What crosses servers."),
    record<&Networks::storage>("storage", "Storage network", kNetwork),
    record<&Networks::inBand>("in_band", "In-band management", kNetwork),
    record<&Networks::outOfBand>("out_of_band", "Out-of-band management", kNetwork),
};
constexpr RecordInfo kNetworks = recordOf<Networks>("networks", kNetworksFields);

constexpr FieldInfo kFacilityFields[] = {
    number<&Facility::rackPowerKw>(
        "rack_power_kw", "Power a rack", "kW", "What a rack can be fed and cooled.", 10'000),
    count<&Facility::rackUnits>("rack_units", "Rack height", "U", "", 128),
    count<&Facility::racks>("racks", "Racks", "", "How many there is room for.", kMostNodes),
    flag<&Facility::liquidCooling>("liquid_cooling", "Liquid cooling", "Whether the site has it."),
    count<&Facility::powerFeeds>("power_feeds", "Power feeds", "a rack", "2 for A and B.", 16),
    number<&Facility::floorKgM2>("floor_kg_m2", "Floor load", "kg/m²", "", 1'000'000),
};
constexpr RecordInfo kFacility = recordOf<Facility>("facility", kFacilityFields);

constexpr FieldInfo kAcceptanceFields[] = {
    text<&AcceptanceRun::test>("test", "Test", "all_reduce_perf of NVIDIA's nccl-tests, for one."),
    choice<&AcceptanceRun::scope>("scope", "Scope"),
    count<&AcceptanceRun::nodes>(
        "nodes", "Nodes", "nodes", "How many, where the scope is a sample.", kMostNodes),
    scalar<&AcceptanceRun::message>(
        FieldKind::Size, "message", "Message size", "", "Such as 16GiB."),
    number<&AcceptanceRun::busBandwidthGbs>("bus_bandwidth_gbs", "Bus bandwidth", "GB/s",
        "At least; as nccl-tests prints it.", 1'000'000),
    choice<&AcceptanceRun::statistic>(
        "statistic", "Statistic", "The best of the sweep or its average."),
    flag<&AcceptanceRun::inNetworkReduction>(
        "in_network_reduction", "In-network reduction", "SHARP on."),
};
constexpr RecordInfo kAcceptance = recordOf<AcceptanceRun>("acceptance", kAcceptanceFields);

constexpr FieldInfo kWaiverFields[] = {
    required(naming(Reference::Rule, text<&Waiver::rule>("rule", "Rule"))),
    required(text<&Waiver::at>("at", "At", "What the finding is about, such as networks/compute.")),
    text<&Waiver::reason>("reason", "Reason"),
    text<&Waiver::by>("by", "By"),
    scalar<&Waiver::date>(FieldKind::Date, "date", "Date", "", "YYYY-MM-DD."),
};
constexpr RecordInfo kWaiver = recordOf<Waiver>("waivers", kWaiverFields);

constexpr FieldInfo kRequestFields[] = {
    record<&Document::project>("project", "Project", kProject),
    list<&Document::nodes>("nodes", "Nodes", kNode),
    list<&Document::workloads>("workloads", "Workloads", kWorkload),
    record<&Document::networks>("networks", "Networks", kNetworks),
    record<&Document::facility>("facility", "Facility", kFacility),
    list<&Document::acceptance>("acceptance", "Acceptance", kAcceptance),
    list<&Document::waivers>("waivers", "Waivers", kWaiver),
    FieldInfo{"severities", FieldKind::Severities, "Severities", "", "A rule's severity, or off."},
    raw<&Document::parts>(FieldKind::Raw, "parts", "Parts", "The request's own catalog entries."),
};
constexpr RecordInfo kRequest = recordOf<Document>("request", kRequestFields);

} // namespace

const RecordInfo& requestRecord()
{
    return kRequest;
}

const FieldInfo* findField(const RecordInfo& record, std::string_view key)
{
    for (const FieldInfo& field : record.fields) {
        if (field.key == key) {
            return &field;
        }
    }
    return nullptr;
}

} // namespace clusterbrief
