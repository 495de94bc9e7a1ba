#include "core/base/contract.h"
#include "core/check/port_fit.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

namespace clusterbrief::rules {
namespace {

constexpr GigabitsPerSecond kLeast = kLeastOfNewGpus;

std::optional<Fix> faster(const Design& design, const Sizing& sizing, Params& params)
{
    const ResolvedNetwork& network = *design.network(NetworkKind::Compute);
    if (!network.technology) {
        return std::nullopt;
    }
    Target target{*network.technology, {}, network.planes, kLeast};
    const GigabitsPerSecond link{kLeast.value / static_cast<double>(network.planes)};
    auto set = retunedToSpeed(design, sizing, network, target, link);
    if (!set) {
        return std::nullopt;
    }
    params.emplace_back("generation", labelOf(target.generation));
    return Fix{CLUSTERBRIEF_TR_NOOP("Ask for {least} Gb/s ports on {generation}"), std::move(*set)};
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    for (const ResolvedGroup* group : gpuPortGroups(design, report)) {
        if (group->gpu == nullptr) {
            report.skip(filled(
                CLUSTERBRIEF_TR_PHRASE("the GPU of {at} is not stated"), {{"at", group->at}}));
            continue;
        }
        if (!isHopperOrNewer(*group->gpu)) {
            continue;
        }
        if (!group->compute->speed) {
            report.skip(filled(
                CLUSTERBRIEF_TR_PHRASE("the speed of the compute ports of {at} is not stated"),
                {{"at", group->at}}));
            continue;
        }
        report.examined();
        const GigabitsPerSecond speed = *group->compute->speed;
        if (speed >= kLeast) {
            continue;
        }
        Finding& finding = report.add(group->at, group->field("compute_ports/gbps"),
            {{"group", group->request->name}, {"speed", figure(speed.value)},
                {"gbs", figure(speed.eachWay().value, 2)}, {"gpu", group->gpu->name},
                {"least", figure(kLeast.value)}, {"short", figure(kLeast.value - speed.value)}});
        finding.fix = faster(design, sizing, finding.params);
    }
}

} // namespace

extern const Rule ports_slow_for_gpu;

const Rule ports_slow_for_gpu{
    .id = "ports/slow-for-gpu",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Compute ports are slow for the GPU"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The compute ports of {group} carry {speed} Gb/s ({gbs} GB/s each way), {short} Gb/s less "
        "than the {least} Gb/s that nodes with {gpu} are built with."),
    .why = CLUSTERBRIEF_TR_NOOP("The gap between NVLink and the fabric grows, and jobs that span "
                                "nodes wait for the network."),
    .condition =
        CLUSTERBRIEF_TR_NOOP("Under 400 Gb/s a port on an NVIDIA GPU of the Hopper generation or "
                             "newer. Not evaluated while GPU or speed of a group is not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for 400 Gb/s (NDR) or 800 Gb/s (XDR) a port."),
    .source = "QuantaCloud, NVLink vs InfiniBand: one compute port per GPU at 400 Gb/s (NDR) or "
              "800 Gb/s (XDR)",
    .check = check,
    .yieldsTo = {"ports/generation-speed-mismatch"},
};

} // namespace clusterbrief::rules
