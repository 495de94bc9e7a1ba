#include "core/base/contract.h"
#include "core/check/acceptance.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

/// Whether another all-reduce run with a threshold covers more than two domains.
bool coveredElsewhere(const Design& design)
{
    for (const AcceptanceRun& run : design.document->acceptance) {
        const bool counts = isAllReduce(run) && run.busBandwidthGbs;
        const RunCover cover = counts ? runCover(design, run) : RunCover{};
        if (counts && cover.unknown.empty() && cover.domains > 2) {
            return true;
        }
    }
    return false;
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const std::vector<AcceptanceRun>& runs = design.document->acceptance;
    bool found = false;
    for (const AcceptanceRun& run : runs) {
        if (!isAllReduce(run) || !run.busBandwidthGbs) {
            continue;
        }
        AcceptanceRun whole = run;
        whole.scope = Scope::EveryNode;
        const RunCover cover = runCover(design, run);
        const RunCover all = runCover(design, whole);
        if (!cover.unknown.empty() || !all.unknown.empty()) {
            report.skip(cover.unknown.empty() ? all.unknown : cover.unknown);
            continue;
        }
        report.examined();
        if (found || cover.domains != 2 || all.domains <= 2 || coveredElsewhere(design)) {
            continue;
        }
        found = true;
        report.add("acceptance", "/acceptance/" + std::to_string(&run - runs.data()) + "/scope",
            {{"asked", figure(*run.busBandwidthGbs, 2)}, {"two", figure(mostBusBandwidth(cover))},
                {"all", figure(mostBusBandwidth(all))}, {"domains", grouped(all.domains)}});
    }
}

} // namespace

extern const Rule acceptance_two_nodes_flatter;

const Rule acceptance_two_nodes_flatter{
    .id = "acceptance/two-nodes-flatter",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("A run over two servers flatters the fabric"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "{asked} GB/s are asked of runs over two servers or racks, where the links allow {two} "
        "GB/s; over all {domains} they allow {all} GB/s, and no run asks for that."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "Over two of them only half of the bytes cross the fabric, so the figure is high even "
        "where the fabric is slow, and it says nothing about spines."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A bus bandwidth is asked of all_reduce_perf runs that span exactly two scale-up domains, "
        "the design has more, and no other run with a bus bandwidth spans more than two. Not "
        "evaluated where a server is not one domain, groups differ, or ports are not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for a run across every node, with its own figure."),
    .source = "nccl-tests, PERFORMANCE.md; H100 over two servers is published at 487 GB/s, over "
              "eight at 387 GB/s (awsome-distributed-training, coreweave/nccl-tests)",
    .check = check,
    .yieldsTo = {"acceptance/not-every-node", "acceptance/above-the-limit"},
};

} // namespace clusterbrief::rules
