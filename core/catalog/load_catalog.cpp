#include "core/catalog/load_catalog.h"

#include "core/base/parse.h"
#include "core/base/text.h"
#include "core/catalog/entry_reader.h"

#include <algorithm>
#include <utility>

namespace clusterbrief {
namespace {

using detail::EntryReader;

/// Counts that are multiplied with each other and with a million servers stay within 64 bits.
constexpr std::int64_t kMostOfNode = 1'000;
constexpr std::int64_t kMostOfSystem = 10'000;

Standing readStanding(EntryReader& reader)
{
    const auto standing =
        reader.word("standing", {"vendor", "second-hand", "estimate", "remembered", "stated"});
    return standing ? static_cast<Standing>(*standing) : Standing::Stated;
}

void readPart(EntryReader& reader, std::string_view origin, Part& part)
{
    part.id = reader.text("id");
    part.name = reader.text("name");
    part.name = part.name.empty() ? part.id : part.name;
    part.aliases = reader.texts("aliases");
    part.sources = reader.texts("sources");
    part.origin = origin;
    part.standing = readStanding(reader);
    part.entry = reader.value();
    // The program's own listing repeats every figure with its source.
    std::erase_if(part.entry.members, [](const Member& member) { return member.key == "figures"; });
}

PcieLink readPcie(EntryReader& reader, std::string_view key)
{
    PcieLink link;
    if (auto inside = reader.map(key)) {
        link.generation = inside->count("generation", true).value_or(0);
        link.lanes = inside->count("lanes", true).value_or(0);
        link.extraLanes = inside->count("extra_lanes").value_or(0);
    }
    return link;
}

void readEntry(EntryReader& reader, Gpu& gpu)
{
    gpu.vendor = reader.text("vendor");
    gpu.architecture = reader.text("architecture");
    gpu.memoryGb = reader.number("memory_gb", true).value_or(0);
    gpu.cpuAttached = reader.find("c2c_total_gbs") != nullptr;
    gpu.pcie = readPcie(reader, "pcie");
    gpu.bf16Tflops = reader.number("bf16_dense_tflops");
    gpu.tdpW = reader.number("tdp_w");
    if (auto scaleUp = reader.map("scale_up", true)) {
        gpu.scaleUpFabric = scaleUp->text("fabric", true);
        gpu.scaleUp = {scaleUp->number("total_gbs", true).value_or(0)};
        gpu.scaleUpLinks = scaleUp->count("links");
        gpu.domainSizes = scaleUp->counts("domain_sizes");
    }
}

std::optional<NicSlots> readNics(EntryReader& reader, std::string_view key)
{
    auto inside = reader.map(key);
    if (!inside) {
        return std::nullopt;
    }
    NicSlots slots;
    slots.count = inside->count("count", true, kMostOfNode).value_or(0);
    slots.nic = inside->text("nic");
    slots.portsEach = inside->count("ports_each", false, kMostOfNode).value_or(1);
    slots.gbps = inside->count("gbps", true).value_or(0);
    slots.cages = inside->count("cages").value_or(0);
    slots.twin = inside->flag("twin").value_or(false);
    return slots;
}

std::optional<NicSlots> readOutOfBand(EntryReader& reader)
{
    auto inside = reader.map("out_of_band");
    if (!inside) {
        return std::nullopt;
    }
    NicSlots slots;
    slots.count = inside->count("ports", true, kMostOfNode).value_or(0);
    slots.gbps = inside->count("gbps").value_or(0);
    return slots;
}

void readEntry(EntryReader& reader, System& system)
{
    const std::vector<std::string> open = reader.texts("open");
    const auto isOpen = [&](std::string_view key) {
        return std::find(open.begin(), open.end(), key) != open.end();
    };
    system.gpuOpen = isOpen("gpu");
    system.gpusOpen = isOpen("gpus");
    system.domainOpen = isOpen("domain");
    system.form =
        static_cast<SystemForm>(reader.word("form", {"server", "rack", "rack-pair"}).value_or(0));
    system.gpu = reader.text("gpu", !system.gpuOpen);
    system.gpus = reader.count("gpus", !system.gpusOpen, kMostOfSystem).value_or(0);
    system.trays = reader.count("trays", false, kMostOfSystem).value_or(system.isRack() ? 0 : 1);
    system.domain = reader.count("domain", !system.domainOpen, kMostOfSystem).value_or(0);
    system.nvswitchChips = reader.count("nvswitch_chips");
    system.nvlinkAggregateTbs = reader.number("nvlink_aggregate_tbs");
    system.computeNics = readNics(reader, "compute_nics");
    system.storageNics = readNics(reader, "storage_nics");
    system.inBandNics = readNics(reader, "in_band_nics");
    system.outOfBand = readOutOfBand(reader);
    if (reader.find("nic_gpu_link") != nullptr) {
        system.nicGpuLink = readPcie(reader, "nic_gpu_link");
    }
    system.nicsSeparate = reader.flag("nics_separate").value_or(false);
    system.maxPowerKw = reader.number("max_power_kw");
    system.rackUnits = reader.count("rack_units");
    system.weightKg = reader.number("weight_kg");
    if (const auto cooling = reader.word("cooling", {"air", "liquid", "air-or-liquid"})) {
        system.cooling = static_cast<Cooling>(*cooling);
    }
}

void readEntry(EntryReader& reader, Nic& nic)
{
    nic.ports = reader.count("ports").value_or(0);
    nic.portGbps = reader.count("port_gbps", true).value_or(0);
    nic.cage = reader.text("cage");
    nic.pcie = readPcie(reader, "pcie");
    nic.infinibandKnown = reader.find("infiniband") != nullptr;
    for (const std::string& text : reader.texts("infiniband")) {
        if (const auto generation = choiceOf<Generation>(text)) {
            nic.infiniband.push_back(*generation);
        }
    }
    nic.ethernetPortGbps = reader.count("ethernet_port_gbps");
    nic.ethernetTotalGbps = reader.count("ethernet_total_gbps");
}

void readEntry(EntryReader& reader, Switch& part)
{
    const auto technology = reader.word("technology", {"infiniband", "ethernet"}, true);
    part.technology = technology.value_or(0) == 0 ? Technology::InfiniBand : Technology::Ethernet;
    if (auto ports = reader.map("ports", true)) {
        for (const Member& member : ports->value().members) {
            part.ports.emplace_back(member.key, ports->count(member.key, true).value_or(0));
        }
    }
    part.managed = reader.flag("managed").value_or(false);
    part.switchesPerBox = std::max<std::int64_t>(1, reader.count("switches_per_box").value_or(1));
    part.portsPerCage = std::max<std::int64_t>(1, reader.count("ports_per_cage").value_or(1));
    if (auto cages = reader.map("cages")) {
        const std::optional<std::int64_t> count = cages->count("count");
        part.cages = count.value_or(0);
        part.builtInOptics = count && *count == 0;
        part.cageType = cages->text("type");
    }
    part.managerPort = reader.flag("manager_port").value_or(false);
    part.subnetManager = reader.flag("subnet_manager");
    part.subnetManagerNodes = reader.count("subnet_manager_nodes");
    part.sharp = reader.count("sharp");
    part.maxPowerW = reader.number("max_power_w");
    part.rackUnits = reader.count("rack_units");
    part.weightKg = reader.number("weight_kg");
}

void readEntry(EntryReader& reader, Cable& cable)
{
    cable.kind = reader.text("kind");
    cable.media = reader.text("media");
    cable.serves = reader.texts("serves");
    cable.end = reader.text("end");
    cable.split = std::max<std::int64_t>(1, reader.count("split", false, kMostOfNode).value_or(1));
    cable.fits = reader.texts("fits");
    cable.connector = reader.text("connector");
    cable.cage = reader.text("cage");
    cable.ports = std::max<std::int64_t>(1, reader.count("ports", false, kMostOfNode).value_or(1));
    cable.minM = reader.number("min_m");
    cable.maxM = reader.number("max_m");
    cable.maxPowerW = reader.number("max_power_w");
}

void readFeedForward(EntryReader& reader, Model& model)
{
    const std::int64_t ffn = reader.count("ffn").value_or(0);
    model.experts = reader.count("experts").value_or(0);
    model.moeFfn = reader.count("moe_ffn").value_or(ffn);
    model.ffn = reader.count("ffn_dense").value_or(ffn);
    model.expertsPerToken = reader.count("experts_per_token").value_or(0);
    model.sharedExperts = reader.count("shared_experts").value_or(0);
    model.denseLayers = reader.count("dense_layers").value_or(0);
    model.moeEvery = std::max<std::int64_t>(1, reader.count("moe_every").value_or(1));
    model.gatedFfn = reader.flag("gated_ffn").value_or(true);
    model.ffnBias = reader.flag("ffn_bias").value_or(false);
    model.routerBias = reader.flag("router_bias").value_or(false);
}

void readAttention(EntryReader& reader, Model& model)
{
    model.heads = reader.count("heads").value_or(0);
    model.kvHeads = reader.count("kv_heads").value_or(model.heads);
    model.headDim =
        reader.count("head_dim").value_or(model.heads > 0 ? model.hidden / model.heads : 0);
    model.slidingWindow = reader.count("sliding_window").value_or(0);
    model.slidingEvery = std::max<std::int64_t>(1, reader.count("sliding_every").value_or(1));
    model.queryKeyNorm = reader.flag("qk_norm").value_or(false);
    model.attentionSinks = reader.flag("attention_sinks").value_or(false);
    (void)reader.word("attention", {"grouped", "multi-head", "latent"});
    if (const auto bias = reader.word("attention_bias", {"none", "qkv", "all"})) {
        model.attentionBias = static_cast<AttentionBias>(*bias);
    }
    if (auto latent = reader.map("latent")) {
        model.latent = {latent->count("kv_lora_rank", true).value_or(0),
            latent->count("q_lora_rank").value_or(0), latent->count("qk_nope").value_or(0),
            latent->count("qk_rope", true).value_or(0), latent->count("v_head").value_or(0)};
        model.latentRank = model.latent.kvRank + model.latent.rope;
    }
}

void readWeights(EntryReader& reader, Model& model)
{
    model.fp8CheckpointGb = reader.number("fp8_checkpoint_gb");
    if (const auto word = reader.word("native_precision", {"bf16", "fp8", "fp4"})) {
        constexpr Precision kPrecisions[] = {Precision::Bf16, Precision::Fp8, Precision::Fp4};
        model.nativePrecision = kPrecisions[*word];
    }
    model.fp4ExpertsOnly = reader.word("fp4_layers", {"linear", "experts"}).value_or(0) == 1;
    model.fp4Block = std::max<std::int64_t>(1, reader.count("fp4_block").value_or(model.fp4Block));
}

void readEntry(EntryReader& reader, Model& model)
{
    model.parameters = reader.count("parameters", true).value_or(0);
    model.activeParameters = reader.count("active_parameters");
    model.layers = reader.count("layers").value_or(0);
    model.hidden = reader.count("hidden").value_or(0);
    model.vocabulary = reader.count("vocab").value_or(0);
    model.tiedEmbeddings = reader.flag("tied_embeddings").value_or(false);
    model.layerNorm = reader.flag("layer_norm").value_or(false);
    model.learnedPositions = reader.flag("learned_positions").value_or(false);
    model.maxContext = reader.count("max_context");
    readWeights(reader, model);
    readFeedForward(reader, model);
    readAttention(reader, model);
}

template<class P>
void lay(std::vector<P>& parts, P part)
{
    const auto same = std::find_if(
        parts.begin(), parts.end(), [&](const P& known) { return known.id == part.id; });
    if (same == parts.end()) {
        parts.push_back(std::move(part));
    } else {
        *same = std::move(part);
    }
}

template<class P>
void readParts(const Value& tree, PartKind kind, std::string_view origin, std::vector<P>& parts,
    Errors& errors)
{
    const Value* list = tree.find(plural(kind));
    if (list == nullptr || list->kind == Value::Kind::Null) {
        return;
    }
    if (list->kind != Value::Kind::List) {
        errors.push_back({std::string(origin), list->at,
            std::string(plural(kind)) + " is " + describe(*list) + "; expected a list"});
        return;
    }
    for (const Value& item : list->items) {
        const std::string path =
            std::string(plural(kind)) + '/' + std::to_string(&item - list->items.data());
        EntryReader reader(item, origin, errors, path);
        P part;
        if (item.kind != Value::Kind::Map || reader.text("id", true).empty()) {
            continue;
        }
        readPart(reader, origin, part);
        readEntry(reader, part);
        lay(parts, std::move(part));
    }
}

void readSources(const Value& tree, Catalog& catalog)
{
    const Value* sources = tree.find("sources");
    for (std::size_t i = 0; sources != nullptr && i < sources->members.size(); ++i) {
        const Member& member = sources->members[i];
        const auto text = [&](std::string_view key) {
            const Value* value = member.value.find(key);
            return value == nullptr ? std::string() : value->text;
        };
        std::erase_if(catalog.sources, [&](const Source& known) { return known.id == member.key; });
        catalog.sources.push_back({member.key, text("title"), text("where"), text("standing")});
    }
}

void readMeasurements(const Value& tree, std::string_view origin, Catalog& catalog, Errors& errors)
{
    const Value* list = tree.find("measurements");
    for (std::size_t i = 0; list != nullptr && i < list->items.size(); ++i) {
        EntryReader reader(list->items[i], origin, errors, "measurements/" + std::to_string(i));
        Measurement read;
        read.id = reader.text("id", true);
        read.gpus = reader.texts("gpus");
        read.ranks = reader.count("ranks", true).value_or(0);
        read.domains = reader.count("domains", true).value_or(1);
        read.fabricGbs = reader.number("fabric_gbs");
        read.busBandwidthGbs = reader.number("bus_bandwidth_gbs", true).value_or(0);
        read.asked = reader.flag("asked").value_or(false);
        read.inNetworkReduction = reader.flag("in_network_reduction");
        read.how = reader.text("how");
        read.sources = reader.texts("sources");
        read.standing = readStanding(reader);
        std::erase_if(
            catalog.measurements, [&](const Measurement& known) { return known.id == read.id; });
        catalog.measurements.push_back(std::move(read));
    }
}

void checkKinds(const Value& tree, std::string_view origin, Errors& errors)
{
    for (const Member& member : tree.members) {
        if (member.key == "schema") {
            if (member.value.text != kCatalogSchema) {
                errors.push_back({std::string(origin), member.value.at,
                    "schema is " + describe(member.value) + "; a catalog has "
                        + std::string(kCatalogSchema)});
            }
            continue;
        }
        const bool known = member.key == "sources" || member.key == "measurements"
            || std::any_of(kPartKinds.begin(), kPartKinds.end(),
                [&](PartKind kind) { return plural(kind) == member.key; });
        if (!known) {
            errors.push_back({std::string(origin), member.at,
                "the catalog has no kind \"" + shortened(member.key)
                    + "\"; expected gpus, systems, nics, switches, cables, models, measurements "
                      "or sources"});
        }
    }
}

} // namespace

Result<Catalog> overlaid(Catalog base, const Value& tree, std::string_view origin)
{
    Errors errors;
    if (tree.kind != Value::Kind::Map) {
        return tl::unexpected(Errors{{std::string(origin), tree.at,
            "a catalog is a map of gpus, systems, nics, switches, cables and models"}});
    }
    checkKinds(tree, origin, errors);
    readParts(tree, PartKind::Gpu, origin, base.gpus, errors);
    readParts(tree, PartKind::System, origin, base.systems, errors);
    readParts(tree, PartKind::Nic, origin, base.nics, errors);
    readParts(tree, PartKind::Switch, origin, base.switches, errors);
    readParts(tree, PartKind::Cable, origin, base.cables, errors);
    readParts(tree, PartKind::Model, origin, base.models, errors);
    readSources(tree, base);
    readMeasurements(tree, origin, base, errors);
    if (!errors.empty()) {
        return tl::unexpected(std::move(errors));
    }
    return base;
}

Result<Catalog> overlaidFile(Catalog base, std::string_view text, std::string_view name)
{
    const Result<Value> tree = parse(text, name);
    if (!tree) {
        return tl::unexpected(tree.error());
    }
    return overlaid(std::move(base), *tree, name);
}

Result<Model> readModel(const Value& map, std::string_view origin)
{
    Errors errors;
    EntryReader reader(map, origin, errors, "model");
    Model model;
    readPart(reader, origin, model);
    readEntry(reader, model);
    if (!errors.empty()) {
        return tl::unexpected(std::move(errors));
    }
    return model;
}

} // namespace clusterbrief
