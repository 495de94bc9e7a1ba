#include "core/base/contract.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"
#include "core/sizing/closure.h"
#include "core/sizing/fabric_plan.h"

namespace clusterbrief::rules {
namespace {

constexpr int kMostSteps = 6;

/// Counts that close, raised one tier after the other; nothing when that does not end.
std::optional<FabricInput> closing(FabricInput input)
{
    input = inWholePlanes(input);
    for (int step = 0; step < kMostSteps; ++step) {
        const FabricSize size = sizeFabric(input);
        const ClosureGap& gap = size.gap;
        if (gap.leavesToClose > 0) {
            input.leafSwitches = gap.leavesToClose;
        } else if (gap.spinesToClose > 0) {
            input.spineSwitches = gap.spinesToClose;
        } else if (gap.coresToClose > 0) {
            input.coreSwitches = gap.coresToClose;
        } else if (gap.unevenSpineLinks) {
            const std::int64_t even = detail::leastDivisor(size.portsUp, size.spine / size.planes);
            if (even == 0) {
                return builds(input) ? std::optional(input) : std::nullopt;
            }
            input.spineSwitches = even * size.planes;
        } else {
            return builds(input) ? std::optional(input) : std::nullopt;
        }
    }
    return std::nullopt;
}

void offer(const SizedNetwork& compute, Finding& finding)
{
    const std::optional<FabricInput> closed = closing(compute.input);
    if (!closed) {
        return;
    }
    const ResolvedNetwork& network = *compute.network;
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("State the counts that close: {counts}"), {}};
    std::vector<std::string> counts;
    const auto set = [&](const std::optional<std::int64_t>& before,
                         const std::optional<std::int64_t>& after, const char* key, const char* one,
                         const char* many) {
        if (after && after != before) {
            finding.fix->set.emplace_back(network.field(key), Value::ofNumber(*after));
            counts.push_back(counted(*after, one, many));
        }
    };
    const FabricInput& input = compute.input;
    set(input.leafSwitches, closed->leafSwitches, "leaf_switches", "leaf", "leaves");
    set(input.spineSwitches, closed->spineSwitches, "spine_switches", "spine", "spines");
    set(input.coreSwitches, closed->coreSwitches, "core_switches", "core", "cores");
    finding.params.emplace_back("counts", join(counts, ", "));
}

void addGap(const SizedNetwork& sized, Report& report)
{
    const Shortage shortage = shortageOf(sized);
    const ResolvedNetwork& network = *sized.network;
    Finding& finding = report.add(
        network.at, network.field(shortage.key), {{"shortages", join(shortage.said, "; ")}});
    if (sized.size.planes > 1) {
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "The stated switch counts do not close in each plane: {shortages}.");
    }
    offer(sized, finding);
}

void check(const Design& /*design*/, const Sizing& sizing, Report& report)
{
    for (const SizedNetwork& sized : sizing.networks) {
        if (sized.shares || !countsStated(*sized.network->request)) {
            continue;
        }
        if (sized.size.fault != FabricFault::None) {
            report.skip(
                filled(CLUSTERBRIEF_TR_PHRASE("the {network} network is not sized: {reason}"),
                    {{"network", labelOf(sized.network->kind)}, {"reason", sized.size.error}}));
            continue;
        }
        report.examined();
        if (!sized.size.gap.closes()) {
            addGap(sized, report);
        }
    }
}

} // namespace

extern const Rule fabric_spine_ports_short;

const Rule fabric_spine_ports_short{
    .id = "fabric/spine-ports-short",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Stated switch counts do not close"),
    .text = CLUSTERBRIEF_TR_NOOP("The stated switch counts do not close: {shortages}."),
    .why =
        CLUSTERBRIEF_TR_NOOP("Links without a port at the other end cannot be cabled: the fabric "
                             "is smaller or more oversubscribed than the brief says."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Switch counts are stated, and the host links are more than the leaf ports, the uplinks "
        "more than the spine ports, or the spine uplinks more than the core ports. Not evaluated "
        "while the fabric is not sized; counts that are derived always close."),
    .fix = CLUSTERBRIEF_TR_NOOP("State counts that close, or leave them to be derived."),
    .source = "Ports counted; field case: losslessnetwork.com, AI fabric cluster sizing: a "
              "published 1,024-GPU design has 512 uplinks and 256 spine ports",
    .check = check,
};

} // namespace clusterbrief::rules
