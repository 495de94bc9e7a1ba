#include "core/base/contract.h"
#include "core/check/own_network.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

struct Clash {
    bool generation = false;
    std::vector<const Switch*> switches; ///< Stated ones of the other technology.
    std::string_view key;                ///< The field to look at first.
};

std::optional<Clash> clashOf(const ResolvedNetwork& network, Report& report)
{
    Clash clash;
    bool looked = false;
    if (network.generation) {
        looked = true;
        clash.generation = isInfiniBand(*network.generation) != network.isInfiniBand();
        clash.key = clash.generation ? "generation" : "";
    }
    struct Stated {
        const char* key;
        const Switch* part;
        const std::string& id;
    };
    const Network& request = *network.request;
    const Stated parts[] = {{"switch", network.leaf, request.switchId},
        {"spine_switch", network.spine, request.spineSwitch},
        {"core_switch", network.core, request.coreSwitch}};
    for (const auto& [key, part, id] : parts) {
        if (id.empty()) {
            continue;
        }
        if (part == nullptr) {
            report.skip(notInCatalog(PartKind::Switch, id));
            continue;
        }
        looked = true;
        const bool infiniBand = part->technology == Technology::InfiniBand;
        if (infiniBand != network.isInfiniBand()
            && std::find(clash.switches.begin(), clash.switches.end(), part)
                == clash.switches.end()) {
            clash.key = clash.key.empty() ? key : clash.key;
            clash.switches.push_back(part);
        }
    }
    return looked ? std::optional(clash) : std::nullopt;
}

Technology otherTechnology(const ResolvedNetwork& network)
{
    return !network.isInfiniBand()             ? Technology::InfiniBand
        : network.kind == NetworkKind::Compute ? Technology::Roce
                                               : Technology::Ethernet;
}

/// What two of technology, generation and switch agree on.
std::optional<Fix> agreed(const Design& design, const Sizing& sizing,
    const ResolvedNetwork& network, const Clash& clash, Params& params)
{
    if (!network.generation) {
        return std::nullopt;
    }
    Target target{*network.technology, *network.generation, network.planes, {}};
    if (clash.generation && !clash.switches.empty()) {
        target.technology = otherTechnology(network);
        if (auto set = retuned(design, sizing, network, target)) {
            params.emplace_back("mended", labelOf(target.technology));
            return Fix{CLUSTERBRIEF_TR_NOOP("Make the network {mended}"), std::move(*set)};
        }
        target.technology = *network.technology;
    }
    auto set = clash.generation
        ? retunedToSpeed(design, sizing, network, target, speedOf(*network.generation))
        : retuned(design, sizing, network, target);
    if (!set) {
        return std::nullopt;
    }
    if (!clash.generation) {
        return Fix{CLUSTERBRIEF_TR_NOOP("Take {technology} switches"), std::move(*set)};
    }
    params.emplace_back("mended", labelOf(target.generation));
    return Fix{CLUSTERBRIEF_TR_NOOP("Make the network {mended}"), std::move(*set)};
}

void addFinding(const Design& design, const Sizing& sizing, const ResolvedNetwork& network,
    const Clash& clash, Report& report)
{
    std::vector<std::string> others;
    if (clash.generation) {
        others.push_back(labelOf(*network.generation));
    }
    for (const Switch* part : clash.switches) {
        others.push_back(part->name);
    }
    Finding& finding = report.add(network.at, network.field(clash.key),
        {{"network", labelOf(network.kind)}, {"technology", labelOf(*network.technology)},
            {"others", join(others, ", ")},
            {"other", network.isInfiniBand() ? "Ethernet" : "InfiniBand"}});
    finding.fix = agreed(design, sizing, network, clash, finding.params);
}

/// A network on another's switches speaks the technology of these. On the compute fabric it has no
/// business at all, which other rules say.
void lookAtCarrier(const Design& design, const ResolvedNetwork& network, Report& report)
{
    const ResolvedNetwork* carrier = design.carrier(network);
    if (carrier == nullptr || carrier->kind == NetworkKind::Compute
        || network.kind == NetworkKind::Compute || !network.technology || !carrier->technology) {
        return;
    }
    report.examined();
    if (network.isInfiniBand() == carrier->isInfiniBand()) {
        return;
    }
    Finding& finding = report.add(network.at, network.field("shares_with"),
        {{"network", labelOf(network.kind)}, {"technology", labelOf(*network.technology)},
            {"carrier", labelOf(carrier->kind)}, {"other", labelOf(*carrier->technology)}});
    finding.text = CLUSTERBRIEF_TR_NOOP("The {network} network is {technology}, but shares the "
                                        "switches of the {carrier} network, which is {other}.");
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Give the {network} network switches of its own"),
        ownSwitches(design, network)};
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    for (const auto& network : design.networks) {
        if (!network->request->sharesWith.empty()) {
            lookAtCarrier(design, *network, report);
            continue;
        }
        if (!network->technology) {
            report.skip(filled(
                CLUSTERBRIEF_TR_PHRASE("the technology of the {network} network is not stated"),
                {{"network", labelOf(network->kind)}}));
            continue;
        }
        const std::optional<Clash> clash = clashOf(*network, report);
        if (!clash) {
            continue;
        }
        report.examined();
        if (clash->generation || !clash->switches.empty()) {
            addFinding(design, sizing, *network, *clash, report);
        }
    }
}

} // namespace

extern const Rule fabric_technology_mismatch;

const Rule fabric_technology_mismatch{
    .id = "fabric/technology-mismatch",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("InfiniBand and Ethernet are mixed"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The {network} network is {technology}, but this belongs to {other}: {others}."),
    .why =
        CLUSTERBRIEF_TR_NOOP("InfiniBand and Ethernet ports cannot be joined: no link comes up."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The generation or a stated switch of any network belongs to the other technology; RoCE "
        "and Ethernet both need Ethernet switches. Not evaluated while the technology or a stated "
        "switch is not known; a network that shares another's switches is held against the "
        "technology of these."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Change the one of technology, generation and switch that does not go with the others."),
    .source = "NVIDIA LinkX MMA4Z00 documentation: one protocol a switch family, InfiniBand and "
              "Ethernet ports are not joined",
    .check = check,
};

} // namespace clusterbrief::rules
