#include "core/brief/words.h"

#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace clusterbrief {
namespace {

std::string cutAt(const std::string& text, std::string_view mark)
{
    return text.substr(0, text.find(mark));
}

std::string withoutVendor(const std::string& text)
{
    constexpr std::string_view kVendor = "NVIDIA ";
    return text.starts_with(kVendor) ? text.substr(kVendor.size()) : text;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Whether a unit that a figure carries begins here.
bool startsWithUnit(std::string_view text)
{
    constexpr std::string_view kUnits[] = {"Gb/s", "GB/s", "TB/s", "Tb/s", "GB", "TB", "GiB", "MiB",
        "KiB", "TiB", "kW", "W", "m", "U", "%", "kg", "GbE"};
    return std::any_of(std::begin(kUnits), std::end(kUnits), [&](std::string_view unit) {
        const std::size_t end = unit.size();
        return text.starts_with(unit)
            && (end == text.size()
                || (!isDigit(text[end]) && (text[end] < 'A' || text[end] > 'Z')
                    && (text[end] < 'a' || text[end] > 'z')
                    && static_cast<unsigned char>(text[end]) < 0x80));
    });
}

bool hasDigit(std::string_view text)
{
    return text.find_first_of("0123456789") != std::string_view::npos;
}

/// Whether the system's name already says which GPU it has.
bool namesGpu(const std::string& system, const std::string& gpu)
{
    const std::vector<std::string> words = split(gpu, ' ');
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
        return hasDigit(word) && system.find(word) != std::string::npos;
    });
}

std::string countedNoun(std::int64_t count, const std::string& name, const char* noun)
{
    return grouped(count) + ' ' + name + ' ' + noun + (count == 1 ? "" : "s");
}

std::string systemsOf(const ResolvedGroup& group)
{
    if (group.system == nullptr) {
        const std::string& id = group.request->system;
        return counted(group.servers, "node", "nodes")
            + (id.empty() ? "" : " of the system " + id + ", which is not in the catalog");
    }
    const std::string name = shortName(*group.system);
    if (group.system->form == SystemForm::RackPair) {
        return countedNoun(group.servers, name, "rack pair");
    }
    for (const std::string_view noun : {" rack", " server"}) {
        if (name.ends_with(noun)) {
            return grouped(group.servers) + ' ' + name + (group.servers == 1 ? "" : "s");
        }
    }
    return countedNoun(group.servers, name, group.isRack() ? "rack" : "node");
}

} // namespace

std::string shortName(const Part& part)
{
    return withoutVendor(cutAt(part.name, " ("));
}

std::string shortName(const System& system)
{
    std::string name = cutAt(withoutVendor(cutAt(system.name, " (")), ",");
    const std::size_t board = name.find("-GPU board");
    if (board != std::string::npos) {
        name = name.substr(0, name.rfind(' ', board));
    }
    return name;
}

std::string nodesOf(const ResolvedGroup& group)
{
    std::string text = systemsOf(group);
    const bool named = group.system != nullptr && group.gpu != nullptr
        && namesGpu(shortName(*group.system), shortName(*group.gpu));
    const bool unknown = group.system == nullptr && !group.request->system.empty();
    if (unknown && group.gpusPerServer > 0) {
        text += ',';
    }
    if (!named && group.gpusPerServer > 0) {
        text += " with " + grouped(group.gpusPerServer) + ' '
            + (group.gpu != nullptr ? shortName(*group.gpu)
                                    : std::string(group.gpusPerServer == 1 ? "GPU" : "GPUs"))
            + " each";
    }
    return text;
}

std::string wordFor(Generation generation)
{
    std::string text(textOf(generation));
    if (generation >= Generation::G1) {
        return text.substr(0, text.size() - 1) + " GbE";
    }
    std::transform(text.begin(), text.end(), text.begin(),
        [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return text;
}

std::string wordFor(Topology topology)
{
    switch (topology) {
    case Topology::RailAligned:
        return "rail-aligned";
    case Topology::NodeAligned:
        return "node-aligned";
    case Topology::SingleSwitch:
        return "single-switch";
    case Topology::LeafPair:
        break;
    }
    return "two-switch";
}

std::string wordFor(NetworkKind kind)
{
    switch (kind) {
    case NetworkKind::Compute:
        return "compute";
    case NetworkKind::Storage:
        return "storage";
    case NetworkKind::InBand:
        return "in-band management";
    case NetworkKind::OutOfBand:
        break;
    }
    return "out-of-band management";
}

std::string wordFor(Severity severity)
{
    return capitalised(std::string(textOf(severity)));
}

std::string linkOf(const ResolvedNetwork& network)
{
    if (!network.technology && !network.generation) {
        return "technology and speed not stated";
    }
    if (!network.generation) {
        return labelOf(*network.technology) + ", generation not stated";
    }
    const bool ethernetSpeed = *network.generation >= Generation::G1;
    if (!network.technology || (*network.technology == Technology::Ethernet && ethernetSpeed)) {
        return wordFor(*network.generation);
    }
    return wordFor(*network.generation) + ' ' + labelOf(*network.technology);
}

std::string portsOf(const ResolvedPorts& ports)
{
    if (ports.perNode == 0) {
        return ports.speed ? "ports of " + figure(ports.speed->value) + " Gb/s, count not stated"
                           : "count and speed not stated";
    }
    return grouped(ports.perNode) + " × "
        + (ports.speed ? figure(ports.speed->value) + " Gb/s" : "port, speed not stated");
}

std::string nicOf(const ResolvedPorts& ports)
{
    return ports.nic != nullptr ? shortName(*ports.nic) : ports.nicId;
}

std::string sizeWords(const std::string& size)
{
    const std::size_t digits = std::min(size.find_first_not_of("0123456789"), size.size());
    const std::string number = size.substr(0, digits);
    const std::string unit = size.substr(digits);
    if (unit.empty() || unit == "B") {
        return number + (number == "1" ? " byte" : " bytes");
    }
    return number + ' ' + unit + (unit.size() == 1 ? "iB" : "");
}

std::string toOne(double ratio)
{
    return figure(ratio, 2) + " : 1";
}

std::string spaced(Ratio ratio)
{
    return std::to_string(ratio.numerator) + " : " + std::to_string(ratio.denominator);
}

std::optional<std::string> oversubscriptionOf(const SizedNetwork& network)
{
    const FabricSize& size = network.size;
    if (!size.effectiveRatio) {
        return std::nullopt;
    }
    const Ratio asked = network.input.oversubscription;
    constexpr double kSame = 1e-9;
    if (std::abs(asked.value() - *size.effectiveRatio) < kSame) {
        return spaced(asked);
    }
    return toOne(*size.effectiveRatio);
}

std::int64_t nodesALeaf(const FabricSize& size)
{
    return size.portsDown / std::max<std::int64_t>(1, size.railsPerLeaf);
}

std::string unbroken(std::string_view text)
{
    constexpr std::string_view kNoBreak = "\u00a0";
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool after = at > 0 && isDigit(text[at - 1]);
        const std::string_view rest = text.substr(at);
        const bool ratio = after && rest.size() > 3 && rest.starts_with(" : ") && isDigit(rest[3]);
        const bool bound = rest.size() > 1 && rest.front() == ' ' && isDigit(rest[1])
            && (text.substr(0, at).ends_with("≥") || text.substr(0, at).ends_with("≤"));
        if (bound) {
            out += kNoBreak;
        } else if (ratio) {
            out += std::string(kNoBreak) + ':' + std::string(kNoBreak);
            at += 2;
        } else if (after && rest.front() == ' ' && startsWithUnit(rest.substr(1))) {
            out += kNoBreak;
        } else {
            out += text[at];
        }
    }
    return out;
}

std::string listed(const std::vector<std::string>& items)
{
    if (items.size() < 2) {
        return items.empty() ? std::string() : items.front();
    }
    const std::vector<std::string> most(items.begin(), items.end() - 1);
    return join(most, ", ") + " and " + items.back();
}

std::optional<SlotLink> slotOf(const ResolvedGroup& group)
{
    if (!group.compute) {
        return std::nullopt;
    }
    if (group.system != nullptr && group.system->nicGpuLink) {
        return SlotLink{*group.system->nicGpuLink, 1, true};
    }
    const Ports* request = group.compute->request;
    if (request != nullptr && request->pcie && request->pcie->gen && request->pcie->lanes) {
        return SlotLink{{*request->pcie->gen, *request->pcie->lanes, 0},
            request->pcie->slots.value_or(1), true};
    }
    const Nic* nic = group.compute->nic;
    if (nic != nullptr && nic->pcie.generation > 0 && nic->pcie.lanes > 0) {
        return SlotLink{nic->pcie, 1, false};
    }
    return std::nullopt;
}

std::string wordFor(const SlotLink& slot)
{
    return (slot.slots > 1 ? std::to_string(slot.slots) + " × " : std::string()) + "PCIe Gen"
        + std::to_string(slot.link.generation) + " x" + std::to_string(slot.link.lanes);
}

const char* scaleUpName(const Gpu* gpu)
{
    return gpu != nullptr && gpu->scaleUpFabric == "infinity-fabric" ? "Infinity Fabric" : "NVLink";
}

} // namespace clusterbrief
