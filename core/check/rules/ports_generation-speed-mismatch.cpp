#include "core/base/contract.h"
#include "core/check/port_fit.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

/// The generation that has the speed, or two planes of the present one.
std::optional<Fix> networkFollows(const Design& design, const Sizing& sizing,
    const ResolvedNetwork& network, const PortNeed& need, Params& params)
{
    if (!network.technology) {
        return std::nullopt;
    }
    Target target{need.technology, *need.generation, need.planes, {}};
    if (auto set = retunedToSpeed(design, sizing, network, target, need.ofPlane())) {
        params.emplace_back("other", labelOf(target.generation));
        return Fix{CLUSTERBRIEF_TR_NOOP("Make the network {other}"), std::move(*set)};
    }
    const bool halves = need.planes == 1 && need.speed.value == 2 * speedOf(*need.generation).value;
    if (!halves) {
        return std::nullopt;
    }
    target.generation = *need.generation;
    target.planes = 2;
    if (auto set = retuned(design, sizing, network, target)) {
        return Fix{
            CLUSTERBRIEF_TR_NOOP("Build two planes, one {generation} link of each port in each"),
            std::move(*set)};
    }
    return std::nullopt;
}

std::optional<Fix> portsFollow(const PortUse& use, const PortNeed& need, Params& params)
{
    const auto planes = static_cast<double>(need.planes);
    PortNeed mended = need;
    mended.speed = {speedOf(*need.generation).value * planes};
    const Nic* nic = use.ports().nic;
    const NicVerdict verdict = nic == nullptr ? NicVerdict::Unknown : verdictOf(*nic, mended);
    const std::optional<HostLink> host = use.hostLink(nic);
    const bool lowersForCarrier = use.network->kind != use.kind && mended.speed < need.speed;
    if (!use.ports().stated || lowersForCarrier || (host && !host->carries(mended.speed))
        || (verdict != NicVerdict::Fits && verdict != NicVerdict::Unknown)) {
        return std::nullopt;
    }
    params.emplace_back("mended", figure(mended.speed.value));
    return Fix{CLUSTERBRIEF_TR_NOOP("Ask for {mended} Gb/s ports"),
        {{use.field("gbps"), Value::ofNumber(static_cast<std::int64_t>(mended.speed.value))}}};
}

/// Ports that are alone with their speed follow the network; else the network follows them.
std::optional<Fix> mend(const Design& design, const Sizing& sizing, const PortUse& use,
    const PortNeed& need, Params& params)
{
    const auto agrees = [&](const ResolvedGroup* other) {
        return other != use.group
            && other->ports(use.kind)->speed
            == GigabitsPerSecond{
                speedOf(*need.generation).value * static_cast<double>(need.planes)};
    };
    const std::vector<const ResolvedGroup*>& groups = design.network(use.kind)->groups;
    const bool portsFirst = use.kind != NetworkKind::Compute
        && (use.network->kind != use.kind || std::any_of(groups.begin(), groups.end(), agrees));
    std::optional<Fix> fix = portsFirst
        ? portsFollow(use, need, params)
        : networkFollows(design, sizing, *use.network, need, params);
    return fix || portsFirst ? fix : portsFollow(use, need, params);
}

void addFinding(const Design& design, const Sizing& sizing, const PortUse& use, Report& report)
{
    const ResolvedNetwork& network = *use.network;
    const PortNeed need{
        network.technology.value_or(
            isInfiniBand(*network.generation) ? Technology::InfiniBand : Technology::Ethernet),
        network.generation, network.planes, *use.ports().speed};
    Finding& finding = report.add(use.at(), use.field("gbps"),
        {{"network", labelOf(use.kind)}, {"group", use.group->request->name},
            {"speed", figure(need.speed.value)}, {"generation", labelOf(*network.generation)},
            {"link", figure(speedOf(*network.generation).value)}});
    if (need.planes > 1) {
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "The {network} ports of {group} carry {speed} Gb/s over {planes} planes, {each} Gb/s "
            "in each, but the network is {generation}, which is {link} Gb/s a link.");
        finding.params.emplace_back("planes", std::to_string(need.planes));
        finding.params.emplace_back("each", figure(need.ofPlane().value));
    }
    if (use.kind == NetworkKind::InBand || use.kind == NetworkKind::OutOfBand) {
        finding.severity = Severity::Warning;
    }
    finding.fix = mend(design, sizing, use, need, finding.params);
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    for (const PortUse& use : portUses(design, report)) {
        const bool compute = use.kind == NetworkKind::Compute;
        const std::optional<GigabitsPerSecond>& speed = use.ports().speed;
        if (!use.network->generation || !speed) {
            if (compute) {
                report.skip(use.network->generation
                        ? filled(CLUSTERBRIEF_TR_PHRASE(
                                     "the speed of the compute ports of {at} is not stated"),
                            {{"at", use.group->at}})
                        : CLUSTERBRIEF_TR_PHRASE(
                            "the generation of the compute network is not stated"));
            }
            continue;
        }
        report.examined();
        const double link = speed->value / static_cast<double>(use.network->planes);
        if (link != speedOf(*use.network->generation).value) {
            addFinding(design, sizing, use, report);
        }
    }
}

} // namespace

extern const Rule ports_generation_speed_mismatch;

const Rule ports_generation_speed_mismatch{
    .id = "ports/generation-speed-mismatch",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Port speed is not the generation's"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The {network} ports of {group} carry {speed} Gb/s, but the network is {generation}, which "
        "is {link} Gb/s a link."),
    .why = CLUSTERBRIEF_TR_NOOP("One of the two numbers is not what will be delivered, and whoever "
                                "quotes has to guess which."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The speed of a port, divided by the planes, is not the speed of its network's "
        "generation: HDR100 100, HDR and NDR200 200, NDR 400, XDR 800 Gb/s; Ethernet by its name. "
        "A warning on the management networks, where a slower link carries no job's data. Ports "
        "that the request does not state are looked at on the compute network only. Not evaluated "
        "while the compute network's generation or port speed is not known."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Name the generation that has the speed, or state the speed that the generation has."),
    .source = "InfiniBand lane rates (NVIDIA LinkX overview); field case: a published B300 plan "
              "says NDR800 (neocloud.kedios.io, Kedios B300 network topology report)",
    .check = check,
    .yieldsTo = {"fabric/mixed-generations"},
    .also = {Severity::Warning},
};

} // namespace clusterbrief::rules
