#include "core/base/contract.h"
#include "core/check/port_fit.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

/// Links of one signalling speed a lane understand each other; of unlike ones only bridging cables
/// join them.
enum class Signalling { Hdr, Ndr, Xdr };

Signalling signallingOf(Generation generation)
{
    return generation == Generation::Xdr                                    ? Signalling::Xdr
        : generation == Generation::Ndr || generation == Generation::Ndr200 ? Signalling::Ndr
                                                                            : Signalling::Hdr;
}

std::string nameOf(Signalling signalling)
{
    constexpr const char* kNames[] = {"HDR", "NDR", "XDR"};
    return kNames[static_cast<std::size_t>(signalling)];
}

std::optional<Signalling> newestOf(const Nic& nic)
{
    std::optional<Signalling> newest;
    for (const Generation generation : nic.infiniband) {
        newest = std::max(newest.value_or(Signalling::Hdr), signallingOf(generation));
    }
    return newest;
}

std::optional<Signalling> newestOf(const Switch& part)
{
    std::optional<Signalling> newest;
    for (const auto& [key, count] : part.ports) {
        const std::optional<Generation> generation = choiceOf<Generation>(key);
        if (generation && isInfiniBand(*generation)) {
            newest = std::max(newest.value_or(Signalling::Hdr), signallingOf(*generation));
        }
    }
    return newest;
}

constexpr const char* kConfirm =
    CLUSTERBRIEF_TR_PHRASE("the catalog has none, so confirm it with the vendor");

std::string listed(const std::vector<std::string>& names)
{
    return names.empty() ? std::string(kConfirm) : join(names, ", ");
}

/// Splitters that lead from an NDR cage to ports of the older generation.
std::string bridgesTo(const Catalog& catalog, Generation older, Signalling newer)
{
    std::vector<std::string> names;
    for (const Cable& cable : catalog.cables) {
        const bool only = cable.serves.size() == 1 && cable.serves.front() == textOf(older);
        if (newer == Signalling::Ndr && cable.kind == "splitter" && only) {
            names.push_back(cable.name);
        }
    }
    return listed(names);
}

/// Cables and modules of the network's generation that the card takes.
std::string cablesFor(const Catalog& catalog, const Nic& nic, Generation generation)
{
    std::vector<std::string> names;
    for (const Cable& cable : catalog.cables) {
        const auto has = [](const std::vector<std::string>& list, std::string_view wanted) {
            return std::find(list.begin(), list.end(), wanted) != list.end();
        };
        if (has(cable.fits, nic.id) && has(cable.serves, textOf(generation))) {
            names.push_back(cable.name);
        }
    }
    return listed(names);
}

std::vector<const Switch*> switchesOf(const ResolvedNetwork& network)
{
    std::vector<const Switch*> list;
    for (const Switch* part : {network.leaf, network.spine, network.core}) {
        if (part != nullptr && std::find(list.begin(), list.end(), part) == list.end()) {
            list.push_back(part);
        }
    }
    return list;
}

/// Newer InfiniBand switches that have no port of the network's generation. Where an older one
/// lacks it too, nothing bridges and its own rule speaks.
void lookAtSwitches(
    const Design& design, const Sizing& sizing, const ResolvedNetwork& network, Report& report)
{
    const Signalling own = signallingOf(*network.generation);
    std::vector<std::string> newer;
    Signalling newest = own;
    for (const Switch* part : switchesOf(network)) {
        const std::optional<Signalling> theirs = newestOf(*part);
        if (!theirs || part->portsAt(*network.generation) > 0) {
            continue;
        }
        if (*theirs <= own) {
            return;
        }
        newest = std::max(newest, *theirs);
        newer.push_back(part->name);
    }
    if (newer.empty()) {
        return;
    }
    Finding& finding = report.add(network.at, network.field("generation"),
        {{"generation", labelOf(*network.generation)}, {"switches", join(newer, ", ")},
            {"newer", nameOf(newest)},
            {"cables", bridgesTo(*design.catalog, *network.generation, newest)}});
    finding.severity = Severity::Error;
    finding.text = CLUSTERBRIEF_TR_NOOP(
        "The compute network is {generation} and meets {switches}, whose ports are {newer}. Cables "
        "that bridge the two: {cables}. The catalog counts no {generation} port there, so the "
        "fabric is not sized.");
    auto set = retuned(
        design, sizing, network, {*network.technology, *network.generation, network.planes, {}});
    if (set) {
        finding.fix = Fix{
            CLUSTERBRIEF_TR_NOOP("Take switches that have {generation} ports"), std::move(*set)};
    }
}

/// Ethernet switches of unlike top speed on one fabric.
void lookAtEthernet(const ResolvedNetwork& network, Report& report)
{
    std::vector<std::string> told;
    std::vector<double> tops;
    for (const Switch* part : switchesOf(network)) {
        double top = 0;
        for (const auto& [key, count] : part->ports) {
            const std::optional<Generation> generation = choiceOf<Generation>(key);
            top = generation ? std::max(top, speedOf(*generation).value) : top;
        }
        if (part->technology == Technology::Ethernet && part->portsAt(*network.generation) > 0) {
            told.push_back(filled(CLUSTERBRIEF_TR_PHRASE("{name} (up to {n} Gb/s)"),
                {{"name", part->name}, {"n", figure(top)}}));
            tops.push_back(top);
        }
    }
    const auto [least, most] = std::minmax_element(tops.begin(), tops.end());
    if (tops.size() < 2 || *least == *most) {
        return;
    }
    Finding& finding = report.add(network.at, network.field("spine_switch"),
        {{"switches", join(told, ", ")}, {"generation", labelOf(*network.generation)}});
    finding.text = CLUSTERBRIEF_TR_NOOP(
        "Switches of unlike generation are joined at {generation}: {switches}. Their lanes may "
        "signal at unlike speeds for the same port speed; confirm with the vendor which cables "
        "and modules join them.");
    if (!network.request->spineSwitch.empty()) {
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Take the leaf's model in every tier"),
            {{network.field("spine_switch"), Value{}}, {network.field("core_switch"), Value{}}}};
        if (network.request->coreSwitch.empty()) {
            finding.fix->set.pop_back();
        }
    }
}

bool othersHaveTheSpeed(const ResolvedNetwork& network, const ResolvedGroup& group, double wanted)
{
    return std::any_of(
        network.groups.begin(), network.groups.end(), [&](const ResolvedGroup* other) {
            return other != &group && other->compute->speed
                && other->compute->speed->value == wanted;
        });
}

void lookAtGroup(const Design& design, const ResolvedNetwork& network, const ResolvedGroup& group,
    Report& report)
{
    const Nic* nic = group.compute->nic;
    const std::optional<Signalling> card = nic == nullptr ? std::nullopt : newestOf(*nic);
    if (!card || !group.compute->speed) {
        return;
    }
    const Signalling own = signallingOf(*network.generation);
    const double link = network.linkSpeed()->value;
    const double wanted = link * static_cast<double>(network.planes);
    const double speed = group.compute->speed->value;
    const PortNeed need{*network.technology, network.generation, network.planes, {speed}};
    if (*card > own && speed == wanted && verdictOf(*nic, need) == NicVerdict::Fits) {
        report.add(group.at, group.field("compute_ports/nic"),
            {{"group", group.request->name}, {"nic", nic->name}, {"card", nameOf(*card)},
                {"generation", labelOf(*network.generation)}, {"link", figure(link)},
                {"top", figure(static_cast<double>(topPortSpeed(*nic, *network.technology)))},
                {"cables", cablesFor(*design.catalog, *nic, *network.generation)}});
    } else if (*card < own && speed < wanted && othersHaveTheSpeed(network, group, wanted)) {
        Finding& finding = report.add(group.at, group.field("compute_ports/gbps"),
            {{"group", group.request->name}, {"speed", figure(speed)}, {"card", nameOf(*card)},
                {"generation", labelOf(*network.generation)}, {"link", figure(link)},
                {"cables", bridgesTo(*design.catalog, nic->infiniband.back(), own)}});
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "The {card} ports of {group} at {speed} Gb/s share a compute fabric of {generation}, "
            "{link} Gb/s a link, with faster nodes. Cables that bridge the two: {cables}.");
    }
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    const ResolvedNetwork* network = design.network(NetworkKind::Compute);
    if (network == nullptr || !network->request->sharesWith.empty()) {
        return;
    }
    if (!network->technology || !network->generation) {
        report.skip(CLUSTERBRIEF_TR_PHRASE(
            "technology and generation of the compute network are not both stated"));
        return;
    }
    if (network->isInfiniBand() != isInfiniBand(*network->generation)) {
        return;
    }
    report.examined();
    if (!network->isInfiniBand()) {
        lookAtEthernet(*network, report);
        return;
    }
    lookAtSwitches(design, sizing, *network, report);
    for (const ResolvedGroup* group : network->groups) {
        lookAtGroup(design, *network, *group, report);
    }
}

} // namespace

extern const Rule fabric_mixed_generations;

const Rule fabric_mixed_generations{
    .id = "fabric/mixed-generations",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Generations meet on one fabric"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "{nic} in {group}, an {card} card of up to {top} Gb/s a port, runs at the {link} Gb/s of "
        "an {generation} network. Cables and modules of {generation} that it takes: {cables}."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "Optics of one signalling speed do not link to those of another and do not slow down: "
        "without generation-matched modules or bridging cables the ports stay dark."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "On the compute network: a card newer than the network's generation, a group of older "
        "cards beside nodes that have the network's speed, Ethernet switches of unlike top speed "
        "in its tiers, or, as an error, InfiniBand switches newer than the generation that have no "
        "port of it. Not evaluated while technology and generation are not both known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Name the bridging cables, or build the fabric of one generation."),
    .source = "NVIDIA LinkX overview and FAQ: NDR optics do not link to HDR optics, XDR optics do "
              "not slow down; HDR NICs join NDR switches over MCP7Y60 and MCP7Y70 only",
    .check = check,
    .yieldsTo = {"fabric/technology-mismatch", "ports/pcie-too-narrow"},
    .also = {Severity::Error},
};

} // namespace clusterbrief::rules
