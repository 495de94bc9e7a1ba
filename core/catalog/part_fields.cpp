#include "core/catalog/part_fields.h"

#include "core/base/text.h"
#include "core/catalog/load_catalog.h"
#include "core/catalog/model_faults.h"
#include "core/document/read_field.h"

#include <array>
#include <utility>

namespace clusterbrief {
namespace {

constexpr PartField text(
    const char* key, const char* label, const char* help, bool required = false)
{
    FieldInfo field{key, FieldKind::Text, label, "", help};
    field.required = required;
    return {field};
}

constexpr PartField list(const char* key, const char* label, const char* help, char separator = ',')
{
    return {FieldInfo{key, FieldKind::Text, label, "", help}, separator};
}

constexpr PartField naming(
    Reference reference, const char* key, const char* label, const char* help)
{
    FieldInfo field{key, FieldKind::Text, label, "", help};
    field.reference = reference;
    return {field};
}

constexpr PartField count(const char* key, const char* label, const char* unit, const char* help,
    double maximum, double minimum = 1, bool required = false)
{
    return {FieldInfo{key, FieldKind::Integer, label, unit, help, minimum, maximum, required}};
}

constexpr PartField number(const char* key, const char* label, const char* unit, const char* help,
    double maximum, bool required = false)
{
    return {FieldInfo{key, FieldKind::Number, label, unit, help, 0, maximum, required}};
}

constexpr PartField flag(const char* key, const char* label, const char* help)
{
    return {FieldInfo{key, FieldKind::Flag, label, "", help}};
}

constexpr PartField choice(const char* key, const char* label,
    std::span<const std::string_view> choices, const char* help, bool required = false)
{
    FieldInfo field{key, FieldKind::Choice, label, "", help};
    field.choices = choices;
    field.required = required;
    return {field};
}

constexpr std::string_view kStandings[] = {
    "vendor", "second-hand", "estimate", "remembered", "stated"};
constexpr std::string_view kFabrics[] = {"nvlink", "infinity-fabric", "none"};
constexpr std::string_view kForms[] = {"server", "rack", "rack-pair"};
constexpr std::string_view kCoolings[] = {"air", "liquid", "air-or-liquid"};
constexpr std::string_view kProtocols[] = {"infiniband", "ethernet"};
constexpr std::string_view kCableKinds[] = {"transceiver", "cable", "splitter", "fibre", "other"};
constexpr std::string_view kMedia[] = {
    "copper", "active-copper", "multimode", "single-mode", "aoc", "mixed"};
constexpr std::string_view kEnds[] = {"switch", "nic", "switch-switch", "any"};
constexpr std::string_view kAttention[] = {"grouped", "multi-head", "latent"};
constexpr std::string_view kPrecisions[] = {"bf16", "fp8", "fp4"};

constexpr double kMostGbps = 1'000'000;
constexpr double kMostWatts = 1'000'000;
constexpr double kMostPorts = 100'000;
constexpr double kMostKg = 100'000;
constexpr double kMostUnits = 1'000;
constexpr double kMostOfNode = 1'000;
constexpr double kMostOfSystem = 10'000;
constexpr double kMostWidth = 10'000'000;

constexpr PartField kId = text("id", "Id",
    "What requests name the part by: letters, digits, hyphens, dots and underlines.", true);
constexpr PartField kName = text("name", "Name", "As a reader of the brief knows the part.");
constexpr PartField kVendor = text("vendor", "Maker", "");
constexpr PartField kGeneration = count("pcie/generation", "PCIe generation", "", "", 9);
constexpr PartField kLanes = count("pcie/lanes", "Lanes", "", "16 for a full slot.", 64);
constexpr PartField kHeight = number("rack_units", "Height", "rack units", "", kMostUnits);
constexpr PartField kWeight = number("weight_kg", "Weight", "kg", "", kMostKg);
constexpr PartField kNotes =
    list("notes", "Notes", "What to know before ordering, a line each.", '\n');
constexpr PartField kSources = list("sources", "Sources",
    "Where the figures come from: documents or their addresses; semicolons between them.", ';');
constexpr PartField kStanding = choice("standing", "Standing", kStandings,
    "How far the figures can be trusted; a brief marks estimates.");

constexpr PartField kGpuFields[] = {kId, kName, kVendor, text("architecture", "Architecture", ""),
    number("memory_gb", "Memory", "GB", "As the maker labels it.", 1'000'000, true),
    number("memory_bandwidth_gbs", "Memory bandwidth", "GB/s", "", 1'000'000'000),
    choice("scale_up/fabric", "GPU link", kFabrics, "What joins the GPUs of a domain.", true),
    number("scale_up/total_gbs", "GPU link, all links", "GB/s, both ways added",
        "As makers quote it; halved before it is compared with a network. 0 without a link.",
        1'000'000, true),
    count("scale_up/links", "Links of a GPU", "", "", kMostOfNode),
    list("scale_up/domain_sizes", "Domain sizes",
        "GPUs that the link can join, with commas between them: 4, 8."),
    kGeneration, kLanes, number("tdp_w", "Power", "W, at most", "", kMostWatts),
    number("bf16_dense_tflops", "BF16", "TFLOPS, dense", "Without sparsity.", 1'000'000'000),
    kNotes, kSources, kStanding};

constexpr PartField kSystemFields[] = {kId, kName,
    choice("form", "Form", kForms, "What a count of 1 means."),
    naming(Reference::Gpu, "gpu", "GPU", "The GPU inside, as the catalog names it."),
    count("gpus", "GPUs", "a server or rack", "", kMostOfSystem),
    count("trays", "Compute trays", "a rack", "Only of racks.", kMostOfSystem),
    count("domain", "NVLink domain", "GPUs", "GPUs that NVLink joins; 1 without.", kMostOfSystem),
    count("nvswitch_chips", "NVLink switch chips", "", "", kMostOfSystem, 0),
    list("open", "Left open",
        "What a request states instead of this entry: gpu, gpus, domain, with commas."),
    count("compute_nics/count", "Compute NICs", "a server or tray", "", kMostOfNode),
    naming(Reference::Nic, "compute_nics/nic", "Compute NIC", "The card of the compute network."),
    count("compute_nics/ports_each", "Ports of each", "", "On the compute network.", kMostOfNode),
    count("compute_nics/gbps", "Compute port", "Gb/s, each way", "", kMostGbps),
    count("storage_nics/count", "Storage NICs", "a server or tray", "", kMostOfNode),
    naming(Reference::Nic, "storage_nics/nic", "Storage NIC", "The card of the storage network."),
    count("storage_nics/gbps", "Storage port", "Gb/s, each way", "", kMostGbps),
    count("in_band_nics/count", "In-band NICs", "a server or tray", "", kMostOfNode),
    naming(Reference::Nic, "in_band_nics/nic", "In-band NIC", "The card of the in-band network."),
    count("in_band_nics/gbps", "In-band port", "Gb/s, each way", "", kMostGbps),
    count("out_of_band/ports", "Out-of-band ports", "a server or tray", "", kMostOfNode),
    count("out_of_band/gbps", "Out-of-band port", "Gb/s, each way", "", kMostGbps),
    number("max_power_kw", "Power", "kW, at most", "Of the whole server or rack.", 100'000),
    count("rack_units", "Height", "rack units", "", kMostUnits), kWeight,
    choice("cooling", "Cooling", kCoolings, "Of CPUs and GPUs."), kNotes, kSources, kStanding};

constexpr PartField kNicFields[] = {kId, kName, count("ports", "Ports", "", "", kMostOfNode),
    count("port_gbps", "Speed", "Gb/s a port, each way", "Over all its lanes.", kMostGbps, 1, true),
    text("cage", "Cage", "Of a port: OSFP, QSFP112, QSFP56."), kGeneration, kLanes,
    count("pcie/extra_lanes", "Further lanes", "",
        "Of a second host link that exists or can be added.", 64),
    list("infiniband", "InfiniBand rates",
        "With commas: hdr100, hdr, ndr200, ndr, xdr; not stated where they are not known."),
    count("ethernet_port_gbps", "Ethernet", "Gb/s a port, each way", "", kMostGbps),
    count("ethernet_total_gbps", "Ethernet, all ports", "Gb/s, each way", "", kMostGbps),
    number("max_power_w", "Power", "W, at most", "", kMostWatts), kNotes, kSources, kStanding};

constexpr PartField ports(const char* key, const char* label, const char* help = "")
{
    return count(key, label, "a switch", help, kMostPorts);
}

constexpr PartField kSwitchFields[] = {kId, kName, kVendor,
    choice("technology", "Technology", kProtocols, "What the ports speak.", true),
    ports("ports/hdr100", "Ports at HDR100",
        "Of one switch when all run at this speed; not stated where it does not have it."),
    ports("ports/hdr", "Ports at HDR 200"), ports("ports/ndr200", "Ports at NDR200"),
    ports("ports/ndr", "Ports at NDR 400"), ports("ports/xdr", "Ports at XDR 800"),
    ports("ports/1g", "Ports at 1 GbE"), ports("ports/10g", "Ports at 10 GbE"),
    ports("ports/25g", "Ports at 25 GbE"), ports("ports/100g", "Ports at 100 GbE"),
    ports("ports/200g", "Ports at 200 GbE"), ports("ports/400g", "Ports at 400 GbE"),
    ports("ports/800g", "Ports at 800 GbE"),
    count("switches_per_box", "Switches of a box", "", "1 where not stated.", kMostOfNode),
    count("cages/count", "Cages", "a box", "0: fibres go into the switch itself.", kMostPorts, 0),
    text("cages/type", "Cage", "As its maker names it: OSFP, QSFP-DD."),
    count("ports_per_cage", "Ports of a cage", "", "1 where not stated.", kMostOfNode),
    flag("managed", "Managed", "The box has management software of its own."),
    flag("manager_port", "Port for UFM", "A port of its own, so that no fabric port is spent."),
    flag("subnet_manager", "Subnet manager", "The box can run one."),
    count("subnet_manager_nodes", "Subnet manager up to", "nodes", "", 1'000'000),
    count("sharp", "SHARP version", "", "In-network reduction.", 9),
    number("max_power_w", "Power", "W a box, at most", "", kMostWatts), kHeight, kWeight, kNotes,
    kSources, kStanding};

constexpr PartField kCableFields[] = {kId, kName,
    choice("kind", "Kind", kCableKinds, "What it is.", true), choice("media", "Medium", kMedia, ""),
    list("serves", "Carries", "Speeds, with commas between them: ndr200, ndr, 400g."),
    choice("end", "Goes into", kEnds, "A module's end, or the ends of a cable."),
    count("split", "Far ends", "a near end", "1 where it does not split.", kMostOfNode),
    list("fits", "Fits NICs", "Ids of NICs whose cage takes it, with commas."),
    text("connector", "Connector", "Of the fibre."), text("cage", "Cage", "That it goes into."),
    count(
        "ports", "Ports of a cage", "", "That it serves at once; 1 where not stated.", kMostOfNode),
    number("min_m", "Shortest", "m", "", 1'000'000), number("max_m", "Longest", "m", "", 1'000'000),
    number("max_power_w", "Power", "W an end, at most", "", kMostWatts), kNotes, kSources,
    kStanding};

constexpr PartField width(const char* key, const char* label, const char* help)
{
    return count(key, label, "", help, kMostWidth);
}

constexpr PartField kModelFields[] = {kId, kName,
    count("parameters", "Parameters", "", "In all.", 1e15, 1, true),
    count("active_parameters", "Active parameters", "", "Used for one token.", 1e15),
    width("layers", "Layers", ""), width("hidden", "Hidden size", ""),
    width("heads", "Attention heads", ""), width("kv_heads", "Key and value heads", ""),
    width("head_dim", "Width of a head", "Hidden size over heads where not stated."),
    choice("attention", "Attention", kAttention, ""),
    width("ffn", "Feed-forward width", "Of each expert where experts are stated."),
    width("vocab", "Vocabulary", ""),
    count("max_context", "Longest context", "tokens", "", 1'000'000'000),
    width("experts", "Experts", "Routed experts of a layer."),
    width("experts_per_token", "Experts a token", ""),
    width("shared_experts", "Shared experts", "Used for every token."),
    width("moe_ffn", "Expert width", ""),
    width("dense_layers", "Layers without experts", "At the beginning."),
    flag("tied_embeddings", "Tied embeddings", "The output uses the input's table."),
    choice("native_precision", "Published in", kPrecisions, "Precision of the weights."), kNotes,
    kSources, kStanding};

/// A list that is told as one text.
Value listOf(const std::string& told, char separator)
{
    Value items = Value::ofList({});
    for (const std::string& piece : split(told, separator)) {
        const std::size_t from = piece.find_first_not_of(" \t\n");
        if (from != std::string::npos) {
            const std::size_t to = piece.find_last_not_of(" \t\n");
            items.items.push_back(Value::ofPlain(piece.substr(from, to - from + 1), {}));
        }
    }
    return items;
}

std::string spaced(char separator)
{
    return separator == '\n' ? "\n" : std::string(1, separator) + ' ';
}

Value valueOf(const PartField& field, const FieldValue& value)
{
    if (const auto* count = std::get_if<std::int64_t>(&value)) {
        return Value::ofNumber(*count);
    }
    if (const auto* number = std::get_if<double>(&value)) {
        return Value::ofNumber(*number);
    }
    if (const auto* flag = std::get_if<bool>(&value)) {
        return Value::ofFlag(*flag);
    }
    const auto* told = std::get_if<std::string>(&value);
    if (told == nullptr) {
        return {};
    }
    return field.separator != 0 ? listOf(*told, field.separator) : Value::ofText(*told);
}

} // namespace

std::span<const PartField> partFields(PartKind kind)
{
    switch (kind) {
    case PartKind::Gpu:
        return kGpuFields;
    case PartKind::System:
        return kSystemFields;
    case PartKind::Nic:
        return kNicFields;
    case PartKind::Switch:
        return kSwitchFields;
    case PartKind::Cable:
        return kCableFields;
    case PartKind::Model:
        break;
    }
    return kModelFields;
}

FieldValue partValue(const Value& entry, const PartField& field)
{
    const Value* value = locate(entry, '/' + std::string(field.field.key));
    if (value == nullptr || value->kind == Value::Kind::Null) {
        return {};
    }
    if (field.separator != 0) {
        std::vector<std::string> words;
        for (const Value& item : value->items) {
            words.push_back(item.text);
        }
        return value->kind == Value::Kind::List ? FieldValue(join(words, spaced(field.separator)))
                                                : FieldValue();
    }
    return detail::readScalar(*value, field.field).value_or(FieldValue());
}

void setPartValue(Value& entry, const PartField& field, const FieldValue& value)
{
    const std::string key = field.field.key;
    const std::size_t inside = key.find('/');
    // Nothing is removed where nothing is, and no map is made for it.
    Value* map = inside == std::string::npos ? &entry : entry.find(key.substr(0, inside));
    const bool removes = std::holds_alternative<std::monostate>(value);
    if (removes && (map == nullptr || map->find(key.substr(inside + 1)) == nullptr)) {
        return;
    }
    (void)assign(entry, '/' + key, valueOf(field, value));
    map = inside == std::string::npos ? nullptr : entry.find(key.substr(0, inside));
    if (map != nullptr && map->members.empty()) {
        (void)assign(entry, '/' + key.substr(0, inside), {});
    }
}

Errors partFaults(PartKind kind, const Value& entry)
{
    const Value tree = Value::ofMap({{std::string(plural(kind)), Value::ofList({entry}), {}}});
    const Result<Catalog> read = overlaid({}, tree, {});
    Errors errors = read ? Errors() : read.error();
    const std::string place = std::string(plural(kind)) + "/0/";
    for (Error& error : errors) {
        error.at = {};
        error.what = error.what.starts_with(place) ? error.what.substr(place.size()) : error.what;
    }
    if (kind == PartKind::Model && errors.empty()) {
        for (const ModelFault& fault : modelFaults(entry)) {
            errors.push_back(
                {{}, {}, fault.kind == ModelFault::Kind::Zero ? fault.text + " is 0" : fault.text});
        }
    }
    return errors;
}

} // namespace clusterbrief
