#include "core/base/contract.h"
#include "core/check/acceptance.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

void addFinding(
    const Design& design, const AcceptanceRun& run, const std::string& field, Report& report)
{
    Finding& finding = report.add("acceptance", field, {});
    const RunCover cover = runCover(design, run);
    if (!cover.unknown.empty() || mostBusBandwidth(cover) <= 0) {
        return;
    }
    const std::optional<PublishedRange> range = publishedFor(design, cover);
    finding.params = {{"gpus", counted(cover.gpus, "GPU", "GPUs")}, {"gpu", cover.gpu->name},
        {"most", figure(mostBusBandwidth(cover))}};
    if (range) {
        finding.params.emplace_back("told", range->told);
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "No bus bandwidth is named that all_reduce_perf on {gpus} has to reach. Published for "
            "{gpu}: {told}. The links here allow {most} GB/s.");
    } else {
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "No bus bandwidth is named that all_reduce_perf on {gpus} has to reach. The links of "
            "{gpu} allow {most} GB/s here; no like run is published.");
    }
    const double passable = passableThreshold(design, cover);
    if (passable > 0) {
        finding.params.emplace_back("passable", figure(passable));
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Ask for {passable} GB/s"),
            {{field, Value::ofNumber(static_cast<std::int64_t>(passable))}}};
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const std::vector<AcceptanceRun>& runs = design.document->acceptance;
    for (const AcceptanceRun& run : runs) {
        if (!isAllReduce(run)) {
            continue;
        }
        report.examined();
        if (!run.busBandwidthGbs) {
            addFinding(design, run,
                "/acceptance/" + std::to_string(&run - runs.data()) + "/bus_bandwidth_gbs", report);
            return;
        }
    }
}

} // namespace

extern const Rule acceptance_threshold_missing;

const Rule acceptance_threshold_missing{
    .id = "acceptance/threshold-missing",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("Test without a figure to pass"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "No bus bandwidth is named that all_reduce_perf has to reach, so any result passes."),
    .why = CLUSTERBRIEF_TR_NOOP("Whether 15 GB/s are fine is then argued about after delivery."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "An all_reduce_perf run names no bus bandwidth; told once, of the first such run. The "
        "published figures offered are of the same GPU, over one, two or more servers or racks, "
        "and over several only where the fabric has the same GB/s a GPU."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Name the bus bandwidth: the lowest published figure, and at most 85 % of what the links "
        "allow, is one that a sound fabric passes."),
    .source = "The catalog's measurements, each with its source; field case: "
              "github.com/NVIDIA/nccl/issues/412, is 15 GB/s ok?",
    .check = check,
};

} // namespace clusterbrief::rules
