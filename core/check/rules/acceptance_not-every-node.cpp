#include "core/base/contract.h"
#include "core/check/acceptance.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

constexpr const char* kUnstatedText =
    CLUSTERBRIEF_TR_NOOP("The all_reduce_perf run states no scope; the design has {nodes}.");

constexpr const char* kSampleText = CLUSTERBRIEF_TR_NOOP(
    "The all_reduce_perf run covers a sample of {sample}; the design has {nodes}.");

std::string nodesOf(const Design& design)
{
    if (design.nodes() > 0) {
        return counted(design.nodes(), "node", "nodes");
    }
    const bool any = std::any_of(design.groups.begin(), design.groups.end(),
        [](const auto& group) { return group->role == Role::Compute; });
    return any ? CLUSTERBRIEF_TR_PHRASE("nodes whose GPUs are not known")
               : CLUSTERBRIEF_TR_PHRASE("no node with GPUs");
}

bool samplesAll(const Design& design, const AcceptanceRun& run)
{
    const std::int64_t nodes = design.nodes();
    return run.scope == Scope::Sample && nodes > 0 && run.nodes.value_or(0) >= nodes;
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const std::vector<AcceptanceRun>& runs = design.document->acceptance;
    const auto first = std::find_if(runs.begin(), runs.end(), isAllReduce);
    if (first == runs.end()) {
        return;
    }
    report.examined();
    const bool covered = std::any_of(first, runs.end(), [&](const AcceptanceRun& run) {
        return isAllReduce(run) && (run.scope == Scope::EveryNode || samplesAll(design, run));
    });
    if (covered) {
        return;
    }
    const std::string run = "/acceptance/" + std::to_string(first - runs.begin());
    Finding& finding = report.add("acceptance", run + "/scope", {{"nodes", nodesOf(design)}});
    if (!first->scope) {
        finding.text = kUnstatedText;
    } else if (first->scope == Scope::Sample && first->nodes) {
        finding.text = kSampleText;
        finding.params.emplace_back("sample", counted(*first->nodes, "node", "nodes"));
    } else {
        finding.params.emplace_back("scope", std::string(textOf(*first->scope)));
    }
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Run it on every node"),
        {{run + "/scope", Value::ofText(std::string(textOf(Scope::EveryNode)))}}};
    if (first->nodes) {
        finding.fix->set.emplace_back(run + "/nodes", Value{});
    }
}

} // namespace

extern const Rule acceptance_not_every_node;

const Rule acceptance_not_every_node{
    .id = "acceptance/not-every-node",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("All-reduce test leaves nodes out"),
    .text = CLUSTERBRIEF_TR_NOOP("The scope of the all_reduce_perf run is {scope}, not every node "
                                 "at once; the design has {nodes}."),
    .why = CLUSTERBRIEF_TR_NOOP("One bad cable or switch port slows every job that crosses it; "
                                "pairs and samples pass where the whole does not."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "An all_reduce_perf run is asked for and none has the scope "
        "every-node or samples all of them. A scope that is not stated does not count."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for the run across every node."),
    .source = "QuantaCloud, NVLink vs InfiniBand: all_reduce_perf across every node; field case: "
              "github.com/NVIDIA/nccl/issues/1453, fine in pairs and slow at 3 nodes over 2 racks",
    .check = check,
};

} // namespace clusterbrief::rules
