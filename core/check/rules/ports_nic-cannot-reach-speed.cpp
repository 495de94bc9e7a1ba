#include "core/base/contract.h"
#include "core/bom/node_cages.h"
#include "core/check/port_fit.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

std::string ratesOf(const Nic& nic)
{
    std::vector<std::string> labels;
    for (const Generation generation : nic.infiniband) {
        labels.push_back(labelOf(generation));
    }
    return join(labels, ", ");
}

void describe(const PortNeed& need, const Nic& nic, NicVerdict verdict, Finding& finding)
{
    const auto param = [&](const char* name, std::string value) {
        finding.params.emplace_back(name, std::move(value));
    };
    param("nic", nic.name);
    if (verdict == NicVerdict::OtherTechnology) {
        param("technology", labelOf(need.technology));
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "The {network} network is {technology}, which {nic} in {group} does not speak.");
        return;
    }
    if (verdict == NicVerdict::OtherGeneration) {
        param("generation", labelOf(*need.generation));
        param("rates", ratesOf(nic));
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "The {network} network is {generation}, which {nic} in {group} does not run; it runs "
            "{rates}.");
        return;
    }
    const bool card = verdict == NicVerdict::CardTooSlow;
    const double wanted = card ? need.speed.value : need.ofPlane().value;
    const auto top = static_cast<double>(
        card ? topCardSpeed(nic, need.technology) : topPortSpeed(nic, need.technology));
    param("technology", labelOf(need.technology));
    param("wanted", figure(wanted));
    param("top", figure(top));
    param("short", figure(wanted - top));
    if (card) {
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "The {network} port of {group} is to carry {wanted} Gb/s over all its planes; {nic} "
            "carries {top} Gb/s over {technology} on all its ports together, {short} Gb/s too "
            "little.");
    }
}

/// As two planes of half the speed, which some NICs do where they do not do one link of the whole.
std::optional<Fix> twoPlanes(const Design& design, const Sizing& sizing, const PortUse& use,
    const PortNeed& need, NicVerdict verdict, Params& params)
{
    const GigabitsPerSecond half{need.speed.value / 2};
    if (use.kind != NetworkKind::Compute || need.technology == Technology::InfiniBand
        || need.planes != 1 || verdict != NicVerdict::PortTooSlow) {
        return std::nullopt;
    }
    Target target{need.technology, {}, 2, {}};
    auto set = retunedToSpeed(design, sizing, *use.network, target, half);
    if (!set) {
        return std::nullopt;
    }
    params.emplace_back("half", labelOf(target.generation));
    return Fix{
        CLUSTERBRIEF_TR_NOOP("Run each port as 2 x {half}, one in each of two planes"), *set};
}

/// The NIC that the system brings for the network; null where that is not known.
const Nic* usualNic(const Design& design, const PortUse& use)
{
    if (use.group->system == nullptr) {
        return nullptr;
    }
    const NicSlots* slots = detail::slotsOf(*use.group->system, use.kind);
    return slots == nullptr ? nullptr : design.catalog->nic(slots->nic);
}

std::optional<Fix> otherNic(
    const Design& design, const PortUse& use, const PortNeed& need, Params& params)
{
    const auto suits = [&](const Nic& nic) {
        const std::optional<HostLink> host = use.hostLink(&nic);
        return verdictOf(nic, need) == NicVerdict::Fits && (!host || host->carries(need.speed));
    };
    const Nic* chosen = usualNic(design, use);
    if (chosen == nullptr || !suits(*chosen)) {
        chosen = nullptr;
        for (const Nic& nic : design.catalog->nics) {
            const bool sure = nic.standing == Standing::Vendor || nic.standing == Standing::Stated;
            if (sure && isAvailable(nic) && suits(nic)
                && (chosen == nullptr || nic.portGbps < chosen->portGbps)) {
                chosen = &nic;
            }
        }
    }
    if (chosen == nullptr || !use.ports().stated) {
        return std::nullopt;
    }
    params.emplace_back("other", chosen->name);
    return Fix{
        CLUSTERBRIEF_TR_NOOP("Ask for {other}"), {{use.field("nic"), Value::ofText(chosen->id)}}};
}

void judge(const Design& design, const Sizing& sizing, const PortUse& use, const PortNeed& need,
    Report& report)
{
    const Nic& nic = *use.ports().nic;
    const NicVerdict verdict = verdictOf(nic, need);
    if (verdict == NicVerdict::Unknown) {
        if (use.kind == NetworkKind::Compute) {
            report.skip(filled(CLUSTERBRIEF_TR_PHRASE(
                                   "the catalog does not say what {name} does over {technology}"),
                {{"name", nic.name}, {"technology", labelOf(need.technology)}}));
        }
        return;
    }
    report.examined();
    if (verdict == NicVerdict::Fits) {
        return;
    }
    Finding& finding = report.add(use.at(), use.field("nic"),
        {{"network", labelOf(use.kind)}, {"group", use.group->request->name}});
    describe(need, nic, verdict, finding);
    finding.fix = twoPlanes(design, sizing, use, need, verdict, finding.params);
    if (!finding.fix) {
        finding.fix = otherNic(design, use, need, finding.params);
    }
}

/// What keeps the NIC from being judged; empty when nothing does.
std::string unknown(const PortUse& use)
{
    const ResolvedPorts& ports = use.ports();
    if (ports.nic == nullptr) {
        return ports.nicId.empty() ? filled(
                   CLUSTERBRIEF_TR_PHRASE("the NIC of {at} is not stated"), {{"at", use.group->at}})
                                   : notInCatalog(PartKind::Nic, ports.nicId);
    }
    if (!use.network->technology) {
        return CLUSTERBRIEF_TR_PHRASE("the technology of the compute network is not stated");
    }
    return ports.speed
        ? std::string()
        : filled(CLUSTERBRIEF_TR_PHRASE("the speed of the compute ports of {at} is not stated"),
            {{"at", use.group->at}});
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    for (const PortUse& use : portUses(design, report)) {
        if (std::string reason = unknown(use); !reason.empty()) {
            if (use.kind == NetworkKind::Compute) {
                report.skip(std::move(reason));
            }
            continue;
        }
        const ResolvedNetwork& network = *use.network;
        PortNeed need{*network.technology, network.generation, network.planes, *use.ports().speed};
        if (network.generation && isInfiniBand(*network.generation) != network.isInfiniBand()) {
            need.generation.reset();
        }
        judge(design, sizing, use, need, report);
    }
}

} // namespace

extern const Rule ports_nic_cannot_reach_speed;

const Rule ports_nic_cannot_reach_speed{
    .id = "ports/nic-cannot-reach-speed",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("NIC cannot do what its port is to do"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The {network} port of {group} is to carry {wanted} Gb/s on one link; a port of {nic} "
        "reaches {top} Gb/s over {technology}, {short} Gb/s too little."),
    .why = CLUSTERBRIEF_TR_NOOP("The link will come up slower than the brief says, or not at all."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The named NIC, or the catalog's where compute ports are left to it, does not speak the "
        "network's technology or generation, or one of its ports or the whole card is slower than "
        "the port asked for. Ports on the other networks are judged where they name a NIC. Not "
        "evaluated while NIC, technology or speed is not known on the compute network."),
    .fix = CLUSTERBRIEF_TR_NOOP("Name a NIC that can; on ConnectX-8 ask for 2 x 400GbE in two "
                                "planes, since one 800GbE port does not exist there."),
    .source = "NVIDIA ConnectX-8 firmware notes (800 Gb/s Ethernet only as 2 x 400GbE); NVIDIA "
              "ConnectX-7 and BlueField-3 user manuals",
    .check = check,
    .yieldsTo = {"fabric/mixed-generations", "ports/generation-speed-mismatch"},
};

} // namespace clusterbrief::rules
