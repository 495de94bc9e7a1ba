#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"
#include "core/sizing/closure.h"

#include <algorithm>

namespace clusterbrief::sections {
namespace {

std::string howOf(const FabricSize& size, std::string_view what)
{
    const auto step = std::find_if(
        size.steps.begin(), size.steps.end(), [&](const FabricStep& s) { return s.what == what; });
    return step == size.steps.end() ? std::string() : step->how;
}

std::string ofRadix(std::int64_t used, std::int64_t radix)
{
    return std::to_string(used) + " of " + std::to_string(radix);
}

void addRow(Table& table, std::string part, std::int64_t count, std::string ports, std::string how)
{
    table.rows.push_back({plain(std::move(part)), plain(grouped(count)), plain(std::move(ports)),
        plain(std::move(how))});
}

/// Links of managers that take ports of a leaf beside those of its nodes; empty where all of them
/// stand on node positions that are free.
std::string managerPorts(const SizedNetwork& network)
{
    const FabricSize& size = network.size;
    const std::int64_t managers = size.managerLinks / std::max<std::int64_t>(1, size.planes);
    if (managers == 0 || size.leaf * size.portsDown >= size.nodeLeafLinks + size.managerLinks) {
        return {};
    }
    return size.leaf == size.planes ? ", " + std::to_string(managers) + " to the fabric manager"
                                    : ", some with one more to the fabric manager";
}

std::string leafPorts(const SizedNetwork& network)
{
    const FabricSize& size = network.size;
    const std::string of = " of " + std::to_string(network.input.leafRadix) + managerPorts(network);
    if (size.portsUp > 0) {
        return std::to_string(size.portsDown) + " down, " + std::to_string(size.portsUp) + " up"
            + of;
    }
    const std::int64_t across = size.leafLeafLinks / std::max<std::int64_t>(1, size.planes);
    return std::to_string(size.portsDown) + " down"
        + (across > 0 ? ", " + std::to_string(across) + " across" : "") + of;
}

void addSwitches(const SizedNetwork& network, Table& table)
{
    const FabricSize& size = network.size;
    const ResolvedNetwork& parts = *network.network;
    addRow(table, "Leaf, " + shortName(*parts.leaf), size.leaf, leafPorts(network),
        howOf(size, "leaf switches"));
    if (size.spine > 0) {
        const std::int64_t used = ceilDiv(size.leafSpineLinks + size.spineCoreLinks, size.spine);
        addRow(table, "Spine, " + shortName(*parts.spine), size.spine,
            ofRadix(used, network.input.spineRadix), howOf(size, "spine switches"));
    }
    if (size.core > 0) {
        addRow(table, "Core, " + shortName(*parts.core), size.core,
            ofRadix(ceilDiv(size.spineCoreLinks, size.core), network.input.coreRadix),
            howOf(size, "core switches"));
    }
}

void addLinks(const SizedNetwork& network, Table& table)
{
    const FabricSize& size = network.size;
    const std::string speed = ", " + figure(network.network->linkSpeed()->value) + " Gb/s";
    const auto add = [&](const char* part, std::int64_t count, const char* step) {
        if (count > 0) {
            addRow(table, part + speed, count, {}, howOf(size, step));
        }
    };
    add("Node to leaf links", size.nodeLeafLinks, "node links");
    add("Fabric manager links", size.managerLinks, "manager links");
    add("Leaf to leaf links", size.leafLeafLinks, "leaf to leaf links");
    add("Leaf to spine links", size.leafSpineLinks, "leaf to spine links");
    add("Spine to core links", size.spineCoreLinks, "spine to core links");
}

std::string shape(const SizedNetwork& network)
{
    const FabricSize& size = network.size;
    std::string text = capitalised(wordFor(network.input.topology)) + ' ' + linkOf(*network.network)
        + " fabric, "
        + (size.tiers == 1        ? std::string("one tier")
                : size.tiers == 2 ? std::string("two tiers")
                                  : std::string("three tiers"))
        + " of switches"
        + (size.planes > 1 ? " in each of " + std::to_string(size.planes) + " planes" : "") + '.';
    const std::string up = howOf(size, "uplinks of a leaf");
    if (!up.empty()) {
        text += " Uplinks of a leaf: " + up + '.';
    }
    if (size.emptyNodeSlots > 0) {
        text += ' ' + counted(size.emptyNodeSlots, "node position", "node positions")
            + " of the last unit stay" + (size.emptyNodeSlots == 1 ? "s" : "") + " empty.";
    }
    if (size.managerPortsShort > 0) {
        text += ' ' + counted(size.managerPortsShort, "port", "ports")
            + " for the fabric manager find no place.";
    }
    return text;
}

std::string lossless(const Roce& roce)
{
    if (!roce.lossless) {
        return {};
    }
    const std::string owner = roce.owner.empty() ? "" : "; owner: " + roce.owner;
    switch (*roce.lossless) {
    case Lossless::PfcEcn:
        return "PFC and ECN" + owner;
    case Lossless::Pfc:
        return "PFC" + owner;
    case Lossless::Ecn:
        return "ECN" + owner;
    case Lossless::Vendor:
        return "the vendor's own scheme" + owner;
    case Lossless::None:
        break;
    }
    return "none" + owner;
}

void addRoce(const SectionInput& input, const Network& request, KeyValues& facts)
{
    const Roce roce = request.roce.value_or(Roce{});
    const std::string plan = lossless(roce);
    facts.rows.emplace_back("Flow control",
        plan.empty() ? notStated(input, "the flow-control plan and who configures it")
                     : plain(plan));
    facts.rows.emplace_back("GID index",
        roce.gidIndex ? plain(std::to_string(*roce.gidIndex) + " (NCCL_IB_GID_INDEX)")
                      : notStated(input, "the GID index (NCCL_IB_GID_INDEX)"));
    if (roce.mtu) {
        facts.rows.emplace_back("MTU", plain(grouped(*roce.mtu) + " bytes"));
    }
}

std::string managerWord(SubnetManager manager)
{
    switch (manager) {
    case SubnetManager::Switch:
        return "on a switch";
    case SubnetManager::Ufm:
        return "UFM";
    case SubnetManager::Host:
        break;
    }
    return "on a host";
}

KeyValues factsOf(const SectionInput& input, const ResolvedNetwork& network)
{
    const Network& request = *network.request;
    KeyValues facts;
    if (network.isInfiniBand()) {
        facts.rows.emplace_back("Subnet manager",
            request.subnetManager ? plain(managerWord(*request.subnetManager))
                                  : notStated(input, "who runs the subnet manager"));
    }
    if (network.technology == Technology::Roce) {
        addRoce(input, request, facts);
    }
    if (request.sharp) {
        facts.rows.emplace_back("SHARP", plain("version " + std::to_string(*request.sharp)));
    }
    if (request.adaptiveRouting) {
        facts.rows.emplace_back("Adaptive routing",
            plain((*request.adaptiveRouting ? "" : "not ") + askedWord(input.audience)));
    }
    if (request.longestCableM) {
        facts.rows.emplace_back("Longest cable", plain(figure(*request.longestCableM, 2) + " m"));
    }
    return facts;
}

void addSized(const SectionInput& input, const SizedNetwork& network, Section& section)
{
    section.blocks.emplace_back(Paragraph{plain(shape(network))});
    if (const std::string missing = closureFault(network); !missing.empty()) {
        section.blocks.emplace_back(Paragraph{strong(missing)});
    }
    if (std::optional<Diagram> diagram = drawFabric(input.analysis.design, network)) {
        const std::string caption = "Figure 1. " + diagram->caption;
        section.blocks.emplace_back(Figure{std::move(*diagram), caption});
    }
    Table table = tableOf({{"Part", Align::Left, 2.2}, {"Count", Align::Right, 0.7},
        {"Ports used", Align::Left, 1.6}, {"How it follows", Align::Left, 3.5}});
    addSwitches(network, table);
    addLinks(network, table);
    section.blocks.emplace_back(std::move(table));
}

} // namespace

std::optional<Section> computeFabric(const SectionInput& input)
{
    const SizedNetwork* network = input.analysis.sizing.network(NetworkKind::Compute);
    if (network == nullptr) {
        return std::nullopt;
    }
    Section section{"compute-fabric", "Compute fabric", {}};
    if (network->size.fault != FabricFault::None) {
        SpanText text = strong("The compute fabric cannot be sized:");
        text.push_back({' ' + network->size.error + '.'});
        section.blocks.emplace_back(Paragraph{std::move(text)});
    } else {
        addSized(input, *network, section);
    }
    KeyValues facts = factsOf(input, *network->network);
    if (!facts.rows.empty()) {
        section.blocks.emplace_back(std::move(facts));
    }
    return section;
}

} // namespace clusterbrief::sections
