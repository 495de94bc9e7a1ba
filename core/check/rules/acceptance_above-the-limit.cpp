#include "core/base/contract.h"
#include "core/check/acceptance.h"
#include "core/check/port_fit.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

/// How the limit follows, for the finding.
std::string reckoned(const RunCover& cover)
{
    const std::string inside = figure(cover.gpu->scaleUp.eachWay().value, 2);
    if (cover.domains == 1) {
        return filled(
            CLUSTERBRIEF_TR_PHRASE("NVLink or its like gives {inside} GB/s each way, and a tenth "
                                   "more is allowed for reductions in its switches"),
            {{"inside", inside}});
    }
    const std::string fabric = filled(
        CLUSTERBRIEF_TR_PHRASE("{n} GB/s each way a GPU"), {{"n", figure(cover.fabric->value, 2)}});
    const std::string gpus = grouped(cover.gpus);
    const std::string domains = grouped(cover.domains);
    return cover.reduces
        ? filled(CLUSTERBRIEF_TR_PHRASE(
                     "{fabric} x 2 x ({gpus} - 1) / {domains}, reduced in the switches"),
            {{"fabric", fabric}, {"gpus", gpus}, {"domains", domains}})
        : filled(CLUSTERBRIEF_TR_PHRASE("{fabric} x ({gpus} - 1) / ({domains} - 1)"),
            {{"fabric", fabric}, {"gpus", gpus}, {"domains", domains}});
}

/// Whether a node has fewer compute ports than GPUs, or slower ones than its GPUs call for: then
/// the ports are to be mended, and not what the customer asks for.
bool portsAreShort(const Design& design)
{
    return std::any_of(design.groups.begin(), design.groups.end(), [](const auto& group) {
        return group->compute
            && (group->compute->perNode < group->gpusPerNode || portsAreSlow(*group));
    });
}

void addFinding(const Design& design, const AcceptanceRun& run, const RunCover& cover,
    const std::string& field, Report& report)
{
    const double most = mostBusBandwidth(cover);
    const double passable = passableThreshold(design, cover);
    Finding& finding = report.add("acceptance", field,
        {{"asked", figure(*run.busBandwidthGbs, 2)}, {"gpus", counted(cover.gpus, "GPU", "GPUs")},
            {"domains", counted(cover.domains, "server or rack", "servers or racks")},
            {"most", figure(most)}, {"reckoned", reckoned(cover)},
            {"over", figure(*run.busBandwidthGbs - most)}});
    if (passable > 0 && !portsAreShort(design)) {
        finding.params.emplace_back("passable", figure(passable));
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Ask for {passable} GB/s"),
            {{field, Value::ofNumber(static_cast<std::int64_t>(passable))}}};
        finding.fix->givesUp = true;
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const std::vector<AcceptanceRun>& runs = design.document->acceptance;
    bool found = false;
    for (const AcceptanceRun& run : runs) {
        if (!isAllReduce(run) || !run.busBandwidthGbs) {
            continue;
        }
        const RunCover cover = runCover(design, run);
        if (!cover.unknown.empty()) {
            report.skip(cover.unknown);
            continue;
        }
        if (mostBusBandwidth(cover) <= 0) {
            report.skip(
                filled(CLUSTERBRIEF_TR_PHRASE("{name} has no scale-up fabric to reckon with"),
                    {{"name", cover.gpu->name}}));
            continue;
        }
        report.examined();
        if (!found && *run.busBandwidthGbs > mostBusBandwidth(cover)) {
            found = true;
            addFinding(design, run, cover,
                "/acceptance/" + std::to_string(&run - runs.data()) + "/bus_bandwidth_gbs", report);
        }
    }
}

} // namespace

extern const Rule acceptance_above_the_limit;

const Rule acceptance_above_the_limit{
    .id = "acceptance/above-the-limit",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Test asks for more than the links carry"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "{asked} GB/s bus bandwidth are asked of {gpus} in {domains}, {over} GB/s over the {most} "
        "GB/s that the links allow: {reckoned}."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "No hardware passes the test: a sound delivery is refused, or the test is dropped."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The bus bandwidth asked of all_reduce_perf over n GPUs in k scale-up domains (a server, "
        "or a whole NVL72 rack, is one) is over NVLink each way for k = 1, with a tenth more on "
        "Hopper and newer; over the fabric's GB/s each way a GPU x (n - 1) / (k - 1) for more, or "
        "x 2 (n - 1) / k with reductions in the switches, and never over the value of one domain. "
        "Told once, of the first such run. Not evaluated where a server is not one domain, groups "
        "differ, or ports or GPUs are not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for a figure that has been reached on like hardware."),
    .source = "nccl-tests, PERFORMANCE.md; field case: aws-samples/awsome-distributed-training "
              "health check asks for 800 GB/s where the same repository measured 487",
    .check = check,
};

} // namespace clusterbrief::rules
