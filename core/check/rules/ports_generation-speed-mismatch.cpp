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

std::optional<Fix> portsFollow(const ResolvedGroup& group, const PortNeed& need, Params& params)
{
    const double planes = static_cast<double>(need.planes);
    PortNeed mended = need;
    mended.speed = {speedOf(*need.generation).value * planes};
    const Nic* nic = group.compute->nic;
    const NicVerdict verdict = nic == nullptr ? NicVerdict::Unknown : verdictOf(*nic, mended);
    const std::optional<HostLink> host = hostLinkOf(group, nic);
    if (!group.compute->stated || (host && !host->carries(mended.speed))
        || (verdict != NicVerdict::Fits && verdict != NicVerdict::Unknown)) {
        return std::nullopt;
    }
    params.emplace_back("mended", figure(mended.speed.value));
    return Fix{CLUSTERBRIEF_TR_NOOP("Ask for {mended} Gb/s ports"),
        {{group.field("compute_ports/gbps"),
            Value::ofNumber(static_cast<std::int64_t>(mended.speed.value))}}};
}

void addFinding(const Design& design, const Sizing& sizing, const ResolvedNetwork& network,
    const ResolvedGroup& group, Report& report)
{
    const PortNeed need{
        network.technology.value_or(
            isInfiniBand(*network.generation) ? Technology::InfiniBand : Technology::Ethernet),
        network.generation, network.planes, *group.compute->speed};
    Finding& finding = report.add(group.at, group.field("compute_ports/gbps"),
        {{"group", group.request->name}, {"speed", figure(need.speed.value)},
            {"generation", labelOf(*network.generation)},
            {"link", figure(speedOf(*network.generation).value)}});
    if (need.planes > 1) {
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "The compute ports of {group} carry {speed} Gb/s over {planes} planes, {each} Gb/s in "
            "each, but the network is {generation}, which is {link} Gb/s a link.");
        finding.params.emplace_back("planes", std::to_string(need.planes));
        finding.params.emplace_back("each", figure(need.ofPlane().value));
    }
    finding.fix = networkFollows(design, sizing, network, need, finding.params);
    if (!finding.fix) {
        finding.fix = portsFollow(group, need, finding.params);
    }
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    for (const ResolvedGroup* group : computePortGroups(design, report)) {
        const ResolvedNetwork& network = *design.network(NetworkKind::Compute);
        if (!network.generation) {
            report.skip("the generation of the compute network is not stated");
            continue;
        }
        if (!group->compute->speed) {
            report.skip("the speed of the compute ports of " + group->at + " is not stated");
            continue;
        }
        report.examined();
        const double link = group->compute->speed->value / static_cast<double>(network.planes);
        if (link != speedOf(*network.generation).value) {
            addFinding(design, sizing, network, *group, report);
        }
    }
}

} // namespace

extern const Rule ports_generation_speed_mismatch;

const Rule ports_generation_speed_mismatch{
    .id = "ports/generation-speed-mismatch",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Port speed is not the generation's"),
    .text = CLUSTERBRIEF_TR_NOOP("The compute ports of {group} carry {speed} Gb/s, but the network "
                                 "is {generation}, which is {link} Gb/s a link."),
    .why = CLUSTERBRIEF_TR_NOOP("One of the two numbers is not what will be delivered, and whoever "
                                "quotes has to guess which."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The speed of a compute port, divided by the planes, is not the speed of the network's "
        "generation: HDR100 100, HDR and NDR200 200, NDR 400, XDR 800 Gb/s; Ethernet by its name. "
        "Not evaluated while generation or port speed is not known."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Name the generation that has the speed, or state the speed that the generation has."),
    .source = "InfiniBand lane rates (NVIDIA LinkX overview); field case: a published B300 plan "
              "says NDR800 (neocloud.kedios.io, Kedios B300 network topology report)",
    .check = check,
    .yieldsTo = {"fabric/mixed-generations"},
};

} // namespace clusterbrief::rules
