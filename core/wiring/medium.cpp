#include "core/wiring/medium.h"

#include <algorithm>
#include <array>
#include <optional>

namespace clusterbrief {
namespace {

constexpr std::array kOptics{Medium::Multimode, Medium::SingleMode, Medium::Aoc};
constexpr std::array kCoppers{Medium::Copper, Medium::ActiveCopper};

bool isFibre(Medium medium)
{
    return medium == Medium::Multimode || medium == Medium::SingleMode;
}

/// What a part is wanted for.
struct Want {
    const Catalog& catalog;
    Generation generation;
    Medium medium;
    double reachM;

    [[nodiscard]] double speed() const { return speedOf(generation).value; }
};

bool serves(const Cable& cable, Generation generation)
{
    return std::find(cable.serves.begin(), cable.serves.end(), textOf(generation))
        != cable.serves.end();
}

/// The fastest link that it carries, Gb/s.
double topSpeed(const Cable& cable)
{
    double top = 0;
    for (const std::string& key : cable.serves) {
        const auto generation = choiceOf<Generation>(key);
        top = std::max(top, generation ? speedOf(*generation).value : 0);
    }
    return top;
}

bool reaches(const Cable& cable, const Want& want)
{
    return (cable.media == textOf(want.medium) || cable.media == "mixed")
        && (!cable.maxM || *cable.maxM >= want.reachM);
}

bool fitsSwitch(const Cable& cable, const Switch& part)
{
    return cable.cage.empty() || part.cageType.empty()
        || part.cageType.find(cable.cage) != std::string::npos;
}

bool fitsNic(const Cable& cable, const Nic& nic)
{
    return std::find(cable.fits.begin(), cable.fits.end(), nic.id) != cable.fits.end()
        || (!cable.cage.empty() && cable.cage == nic.cage);
}

/// The one with the least reach among those that suit; null when none does.
template<class Suits>
const Cable* shortest(const Catalog& catalog, Suits suits)
{
    const Cable* best = nullptr;
    constexpr double kUnknownReach = 1e9;
    for (const Cable& cable : catalog.cables) {
        if (suits(cable)
            && (best == nullptr
                || cable.maxM.value_or(kUnknownReach) < best->maxM.value_or(kUnknownReach))) {
            best = &cable;
        }
    }
    return best;
}

const Cable* switchModule(const Want& want, const Switch& part)
{
    return shortest(want.catalog, [&](const Cable& cable) {
        return cable.kind == "transceiver" && cable.end == "switch"
            && serves(cable, want.generation) && reaches(cable, want) && fitsSwitch(cable, part);
    });
}

const Cable* nodeModule(const Want& want, const FarEnd& far)
{
    if (far.nic == nullptr) {
        return nullptr;
    }
    return shortest(want.catalog, [&](const Cable& cable) {
        return cable.kind == "transceiver" && cable.end == "nic"
            && cable.ports == std::min<std::int64_t>(far.linksPerCage, 2)
            && serves(cable, want.generation) && reaches(cable, want) && fitsNic(cable, *far.nic);
    });
}

/// Fibres that a switch with optics of its own takes; else its transceiver decides.
bool hasOptics(const Want& want, const Switch& part)
{
    if (!part.builtInOptics) {
        return switchModule(want, part) != nullptr;
    }
    return std::any_of(
        want.catalog.cables.begin(), want.catalog.cables.end(), [&](const Cable& cable) {
            return cable.kind == "transceiver" && serves(cable, want.generation)
                && reaches(cable, want);
        });
}

/// A cable with its ends. One made for these ends counts before one for any.
const Cable* endedCable(const Want& want, const Switch& near, const FarEnd& far)
{
    const bool between = far.part != nullptr;
    const std::int64_t links = near.portsOfCage(want.generation);
    const auto suits = [&](const Cable& cable) {
        const bool splitter = cable.kind == "splitter";
        const bool splits = !between && far.linksPerCage == 1 && cable.split == links;
        return (cable.kind == "cable" || (splitter && splits)) && serves(cable, want.generation)
            && cable.media == textOf(want.medium) && fitsSwitch(cable, near)
            && topSpeed(cable) * static_cast<double>(std::max(cable.ports, cable.split))
            >= want.speed() * static_cast<double>(links)
            && (between || far.nic == nullptr || cable.fits.empty() || fitsNic(cable, *far.nic));
    };
    const auto made = [&](const Cable& cable) {
        return suits(cable) && cable.end == (between ? "switch-switch" : "nic");
    };
    const bool special = shortest(want.catalog, made) != nullptr;
    return shortest(want.catalog, [&](const Cable& cable) {
        return reaches(cable, want) && (special ? made(cable) : suits(cable));
    });
}

const Cable* fibre(const Want& want, const LinkParts& parts, bool between)
{
    return shortest(want.catalog, [&](const Cable& cable) {
        const std::int64_t links = between ? 1 : parts.linksPerCable;
        const bool carries = between && parts.linksPerCable > 1
            ? topSpeed(cable) >= want.speed() * static_cast<double>(parts.linksPerCable)
            : serves(cable, want.generation);
        const bool plugs = cable.connector.empty() || parts.switchModule == nullptr
            || parts.switchModule->connector.empty()
            || parts.switchModule->connector.find(cable.connector) != std::string::npos;
        return cable.kind == "fibre" && cable.split == links && carries && plugs
            && reaches(cable, want);
    });
}

void chooseFibres(const Want& want, const Switch& near, const FarEnd& far, LinkParts& parts)
{
    parts.modules = true;
    parts.switchModules = !near.builtInOptics;
    if (parts.switchModules) {
        parts.switchModule = switchModule(want, near);
        const std::int64_t ports = parts.switchModule == nullptr ? 1 : parts.switchModule->ports;
        parts.linksPerModule = near.cages > 0 ? near.portsOfCage(want.generation) : ports;
        parts.linksPerCable = std::max<std::int64_t>(1, parts.linksPerModule / ports);
        parts.cablesPerLink = std::max<std::int64_t>(1, ports / parts.linksPerModule);
    }
    parts.nodeModule = far.part == nullptr ? nodeModule(want, far) : nullptr;
    parts.cable = fibre(want, parts, far.part != nullptr);
}

/// Whether the catalog has a cable of the medium for the generation that reaches.
bool hasCable(const Want& want, const Switch& near, LinkKind kind)
{
    const bool between =
        kind == LinkKind::LeafLeaf || kind == LinkKind::LeafSpine || kind == LinkKind::SpineCore;
    FarEnd far;
    far.part = between ? &near : nullptr;
    if (endedCable(want, near, far) != nullptr) {
        return true;
    }
    return want.medium == Medium::Aoc
        && std::any_of(
            want.catalog.cables.begin(), want.catalog.cables.end(), [&](const Cable& cable) {
                return cable.kind == "cable" && serves(cable, want.generation)
                    && reaches(cable, want);
            });
}

std::optional<double> statedReach(const ResolvedNetwork& network)
{
    return network.request->longestCableM;
}

} // namespace

Medium chooseMedium(
    const Catalog& catalog, const ResolvedNetwork& network, double reachM, LinkKind kind)
{
    if (!network.generation || network.leaf == nullptr || kind == LinkKind::Uplink) {
        return Medium::Unknown; // an uplink has a speed of its own
    }
    const double reach = statedReach(network).value_or(reachM);
    const Switch& near =
        kind == LinkKind::SpineCore && network.spine != nullptr ? *network.spine : *network.leaf;
    const auto copper = [&]() {
        const auto found = std::find_if(kCoppers.begin(), kCoppers.end(), [&](Medium medium) {
            return hasCable({catalog, *network.generation, medium, reach}, near, kind);
        });
        return found == kCoppers.end() ? Medium::Unknown : *found;
    };
    if (statedReach(network) && copper() != Medium::Unknown) {
        return copper();
    }
    for (const Medium medium : kOptics) {
        const Want want{catalog, *network.generation, medium, reach};
        if (isFibre(medium) ? hasOptics(want, near) : hasCable(want, near, kind)) {
            return medium;
        }
    }
    return copper();
}

LinkParts chooseParts(const Catalog& catalog, const ResolvedNetwork& network, Medium medium,
    double reachM, const Switch& near, const FarEnd& far)
{
    LinkParts parts;
    parts.medium = medium;
    if (!network.generation || medium == Medium::Unknown) {
        return parts;
    }
    const Want want{catalog, *network.generation, medium, statedReach(network).value_or(reachM)};
    if (isFibre(medium)) {
        chooseFibres(want, near, far, parts);
        return parts;
    }
    parts.linksPerCable = near.portsOfCage(want.generation);
    parts.linksPerModule = parts.linksPerCable;
    parts.cable = endedCable(want, near, far);
    return parts;
}

} // namespace clusterbrief
