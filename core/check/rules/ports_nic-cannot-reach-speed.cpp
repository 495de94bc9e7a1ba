#include "core/base/contract.h"
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
            "The compute network is {technology}, which {nic} in {group} does not speak.");
        return;
    }
    if (verdict == NicVerdict::OtherGeneration) {
        param("generation", labelOf(*need.generation));
        param("rates", ratesOf(nic));
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "The compute network is {generation}, which {nic} in {group} does not run; it runs "
            "{rates}.");
        return;
    }
    const bool card = verdict == NicVerdict::CardTooSlow;
    const double wanted = card ? need.speed.value : need.ofPlane().value;
    const double top = static_cast<double>(
        card ? topCardSpeed(nic, need.technology) : topPortSpeed(nic, need.technology));
    param("technology", labelOf(need.technology));
    param("wanted", figure(wanted));
    param("top", figure(top));
    param("short", figure(wanted - top));
    if (card) {
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "A compute port of {group} is to carry {wanted} Gb/s over all its planes; {nic} "
            "carries {top} Gb/s over {technology} on all its ports together, {short} Gb/s too "
            "little.");
    }
}

/// As two planes of half the speed, which some NICs do where they do not do one link of the whole.
std::optional<Fix> twoPlanes(const Design& design, const Sizing& sizing, const PortNeed& need,
    NicVerdict verdict, Params& params)
{
    const GigabitsPerSecond half{need.speed.value / 2};
    if (need.technology == Technology::InfiniBand || need.planes != 1
        || verdict != NicVerdict::PortTooSlow) {
        return std::nullopt;
    }
    Target target{need.technology, {}, 2, {}};
    auto set = retunedToSpeed(design, sizing, *design.network(NetworkKind::Compute), target, half);
    if (!set) {
        return std::nullopt;
    }
    params.emplace_back("half", labelOf(target.generation));
    return Fix{
        CLUSTERBRIEF_TR_NOOP("Run each port as 2 x {half}, one in each of two planes"), *set};
}

std::optional<Fix> otherNic(
    const Design& design, const ResolvedGroup& group, const PortNeed& need, Params& params)
{
    const auto suits = [&](const Nic& nic) {
        const std::optional<HostLink> host = hostLinkOf(group, &nic);
        return verdictOf(nic, need) == NicVerdict::Fits && (!host || host->carries(need.speed));
    };
    const Nic* chosen = group.system == nullptr || !group.system->computeNics
        ? nullptr
        : design.catalog->nic(group.system->computeNics->nic);
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
    if (chosen == nullptr || !group.compute->stated) {
        return std::nullopt;
    }
    params.emplace_back("other", chosen->name);
    return Fix{CLUSTERBRIEF_TR_NOOP("Ask for {other}"),
        {{group.field("compute_ports/nic"), Value::ofText(chosen->id)}}};
}

void judge(const Design& design, const Sizing& sizing, const ResolvedGroup& group,
    const PortNeed& need, Report& report)
{
    const Nic& nic = *group.compute->nic;
    const NicVerdict verdict = verdictOf(nic, need);
    if (verdict == NicVerdict::Unknown) {
        report.skip(
            "the catalog does not say what " + nic.name + " does over " + labelOf(need.technology));
        return;
    }
    report.examined();
    if (verdict == NicVerdict::Fits) {
        return;
    }
    Finding& finding =
        report.add(group.at, group.field("compute_ports/nic"), {{"group", group.request->name}});
    describe(need, nic, verdict, finding);
    finding.fix = twoPlanes(design, sizing, need, verdict, finding.params);
    if (!finding.fix) {
        finding.fix = otherNic(design, group, need, finding.params);
    }
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    for (const ResolvedGroup* group : computePortGroups(design, report)) {
        const ResolvedNetwork& network = *design.network(NetworkKind::Compute);
        const ResolvedPorts& ports = *group->compute;
        if (ports.nic == nullptr) {
            report.skip(ports.nicId.empty() ? "the NIC of " + group->at + " is not stated"
                                            : notInCatalog(PartKind::Nic, ports.nicId));
            continue;
        }
        if (!network.technology || !ports.speed) {
            report.skip(network.technology
                    ? "the speed of the compute ports of " + group->at + " is not stated"
                    : "the technology of the compute network is not stated");
            continue;
        }
        PortNeed need{*network.technology, network.generation, network.planes, *ports.speed};
        if (network.generation && isInfiniBand(*network.generation) != network.isInfiniBand()) {
            need.generation.reset();
        }
        judge(design, sizing, *group, need, report);
    }
}

} // namespace

extern const Rule ports_nic_cannot_reach_speed;

const Rule ports_nic_cannot_reach_speed{
    .id = "ports/nic-cannot-reach-speed",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("NIC cannot do what its port is to do"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "A compute port of {group} is to carry {wanted} Gb/s on one link; a port of {nic} reaches "
        "{top} Gb/s over {technology}, {short} Gb/s too little."),
    .why = CLUSTERBRIEF_TR_NOOP("The link will come up slower than the brief says, or not at all."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The named NIC, or the catalog's where the ports are left to it, does not speak the "
        "compute network's technology or generation, or one of its ports or the whole card is "
        "slower than the port asked for. Not evaluated while NIC, technology or speed is not "
        "known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Name a NIC that can; on ConnectX-8 ask for 2 x 400GbE in two "
                                "planes, since one 800GbE port does not exist there."),
    .source = "NVIDIA ConnectX-8 firmware notes (800 Gb/s Ethernet only as 2 x 400GbE); NVIDIA "
              "ConnectX-7 and BlueField-3 user manuals",
    .check = check,
    .yieldsTo = {"fabric/mixed-generations", "ports/generation-speed-mismatch"},
};

} // namespace clusterbrief::rules
