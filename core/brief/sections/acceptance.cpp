#include "core/check/acceptance.h"

#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"

#include <algorithm>

namespace clusterbrief::sections {
namespace {

constexpr const char* kBlank = "………………";

/// A message size as nccl-tests reads it: K, M and G are powers of 1,024 there.
std::string argumentOf(const std::string& message)
{
    const std::size_t digits = std::min(message.find_first_not_of("0123456789"), message.size());
    std::string number = message.substr(0, digits);
    const std::string unit = message.substr(digits);
    if (unit.empty() || unit == "B") {
        return number;
    }
    if (unit == "KiB" || unit == "MiB" || unit == "GiB") {
        return number + unit.front();
    }
    if (unit == "TiB") {
        return std::to_string(std::stoull(number) * 1024) + 'G';
    }
    if (unit.size() == 1) {
        return number + unit;
    }
    const std::string zeros = unit == "KB" ? "000"
        : unit == "MB"                     ? "000000"
        : unit == "GB"                     ? "000000000"
                                           : "000000000000";
    return number + zeros;
}

/// What the run covers: in words, and the GPUs of one job.
struct Cover {
    std::string words;
    std::int64_t gpus = 0;
};

constexpr std::int64_t kMostPaired = 1'000'000;

/// 0 where nodes differ.
std::int64_t gpusANode(const Design& design)
{
    std::int64_t each = 0;
    for (const auto& group : design.groups) {
        if (group->gpusPerNode > 0 && each > 0 && group->gpusPerNode != each) {
            return 0;
        }
        each = std::max(each, group->gpusPerNode);
    }
    return each;
}

Cover coverOf(const Design& design, const AcceptanceRun& run)
{
    const std::int64_t nodes = design.nodes();
    const std::int64_t gpus = design.gpus();
    const std::int64_t aNode = gpusANode(design);
    if (run.scope == Scope::EveryPair) {
        return {"every pair of nodes"
                + (nodes > 1 && nodes < kMostPaired
                        ? ", " + grouped(nodes * (nodes - 1) / 2) + " runs"
                        : std::string()),
            2 * aNode};
    }
    if (run.scope == Scope::Sample) {
        return {run.nodes ? "a sample of " + counted(*run.nodes, "node", "nodes")
                          : std::string("a sample of nodes"),
            run.nodes.value_or(0) * aNode};
    }
    if (nodes > 1 && design.network(NetworkKind::Compute) == nullptr && jobsStayInServers(design)) {
        return {"each of the " + grouped(nodes) + " nodes by itself, " + grouped(nodes) + " runs",
            aNode};
    }
    const std::string assumed = run.scope ? "" : " (taken, not stated)";
    return {(nodes == 2         ? "both nodes in one run"
                    : nodes > 2 ? "all " + grouped(nodes) + " nodes in one run"
                                : "every node")
            + assumed,
        gpus};
}

std::string commandOf(const AcceptanceRun& run)
{
    const std::string test = run.test.empty() ? "all_reduce_perf" : run.test;
    const std::string most = argumentOf(run.message.empty() ? "16GiB" : run.message);
    const bool average = run.statistic == Statistic::Average;
    return test + " -b " + (average ? most : "8") + " -e " + most + " -f 2 -g 1";
}

/// Whether the run is one of nccl-tests.
bool isBenchmark(const AcceptanceRun& run)
{
    return run.test.empty() || run.test.find("_perf") != std::string::npos;
}

/// A check of each node by itself, which measures no bandwidth.
KeyValues checkOf(const SectionInput& input, const AcceptanceRun& run)
{
    const Design& design = input.analysis.design;
    KeyValues facts;
    facts.rows.emplace_back("Covers",
        plain(run.scope.value_or(Scope::EveryNode) == Scope::EveryNode
                ? (design.nodes() == 1 ? std::string("the one node")
                                       : "each of the " + grouped(design.nodes()) + " nodes")
                : coverOf(design, run).words));
    if (lowered(run.test).find("acs") != std::string::npos) {
        SpanText passes = plain("no PCIe bridge shows SrcValid+ under ACSCtl in ");
        passes.push_back({"lspci -vvv", Span::Kind::Code});
        facts.rows.emplace_back("Passes when", std::move(passes));
    }
    return facts;
}

/// What the links allow and what others have reached, of an all-reduce.
void addReach(const Design& design, const AcceptanceRun& run, KeyValues& facts)
{
    if (!isAllReduce(run)) {
        return;
    }
    const RunCover cover = runCover(design, run);
    if (!cover.unknown.empty() || cover.gpus < 2) {
        return;
    }
    const std::string links = cover.domains > 1 && cover.fabric
        ? counted(cover.gpus, "GPU", "GPUs") + " in " + grouped(cover.domains) + " domains with "
            + figure(cover.fabric->value, 2) + " GB/s each way a GPU"
        : counted(cover.gpus, "GPU", "GPUs") + " within one domain";
    facts.rows.emplace_back("At most",
        plain(figure(mostBusBandwidth(cover), 1) + " GB/s bus bandwidth, what the links allow to "
            + links));
    if (const auto published = publishedFor(design, cover)) {
        facts.rows.emplace_back("Published runs",
            plain((published->low < published->high ? figure(published->low, 1) + " to "
                              + figure(published->high, 1) + " GB/s: "
                                                    : std::string())
                + published->told));
    }
}

/// `NCCL_IB_HCA=mlx5_0,mlx5_1`: the adapters of compute as the wiring list numbers them.
void addEnvironment(const Design& design, KeyValues& facts)
{
    const ResolvedNetwork* compute = design.network(NetworkKind::Compute);
    if (compute == nullptr || compute->groups.empty()) {
        return;
    }
    constexpr std::int64_t kMostNamed = 64;
    const std::int64_t ports = compute->groups.front()->compute->perNode;
    const bool alike = std::all_of(compute->groups.begin(), compute->groups.end(),
        [&](const ResolvedGroup* group) { return group->compute->perNode == ports; });
    if (!alike || ports > kMostNamed) {
        return;
    }
    std::vector<std::string> adapters;
    for (std::int64_t port = 0; port < ports; ++port) {
        adapters.push_back("mlx5_" + std::to_string(port));
    }
    SpanText environment = code("NCCL_IB_HCA==" + join(adapters, ","));
    const Roce roce = compute->request->roce.value_or(Roce{});
    if (compute->technology == Technology::Roce && roce.gidIndex) {
        environment.push_back({" "});
        environment.push_back(
            {"NCCL_IB_GID_INDEX=" + std::to_string(*roce.gidIndex), Span::Kind::Code});
    }
    environment.push_back({", adapters numbered as in the wiring list; the supplier confirms the "
                           "names on the system"});
    facts.rows.emplace_back("Environment", std::move(environment));
}

KeyValues factsOf(const SectionInput& input, const AcceptanceRun& run)
{
    if (!isBenchmark(run) && run.message.empty() && !run.busBandwidthGbs) {
        return checkOf(input, run);
    }
    const Cover cover = coverOf(input.analysis.design, run);
    KeyValues facts;
    facts.rows.emplace_back("Covers", plain(cover.words));
    SpanText command = code(commandOf(run));
    command.push_back({", one process a GPU"
        + (cover.gpus > 0 ? ", " + grouped(cover.gpus) + " in a run" : std::string())});
    facts.rows.emplace_back("Command", std::move(command));
    facts.rows.emplace_back("Message size",
        plain(run.message.empty() ? "16 GiB (taken, not stated)" : sizeWords(run.message)));
    const std::string statistic = run.statistic == Statistic::Average
        ? ", average at this message size"
        : ", the best of the sweep";
    facts.rows.emplace_back("Passes at",
        run.busBandwidthGbs ? plain(figure(*run.busBandwidthGbs, 2) + " GB/s bus bandwidth or more"
            + statistic + (run.statistic ? "" : " (taken, not stated)"))
                            : notStated(input, "the bus bandwidth that the run reaches"));
    if (run.inNetworkReduction) {
        facts.rows.emplace_back(
            "In-network reduction", plain(*run.inNetworkReduction ? "on" : "off"));
    }
    addReach(input.analysis.design, run, facts);
    addEnvironment(input.analysis.design, facts);
    return facts;
}

Table blanks(const AcceptanceRun& run)
{
    const char* measured = isBenchmark(run) ? "Measured, GB/s" : "Seen";
    Table table = tableOf({{measured, Align::Left, 1}, {"Passed", Align::Left, 1},
        {"Date", Align::Left, 1}, {"Name and signature", Align::Left, 2}});
    table.rows.push_back(
        {plain(kBlank), plain("yes / no"), plain(kBlank), plain(std::string(kBlank) + kBlank)});
    return table;
}

} // namespace

std::optional<Section> acceptance(const SectionInput& input)
{
    const std::vector<AcceptanceRun>& runs = input.analysis.document().acceptance;
    if (runs.empty()) {
        return std::nullopt;
    }
    Section section{"acceptance", "Acceptance", {}};
    for (const AcceptanceRun& run : runs) {
        const std::size_t number = static_cast<std::size_t>(&run - runs.data()) + 1;
        SpanText title = strong("Run " + std::to_string(number) + ": ");
        title.push_back({run.test.empty() ? "all_reduce_perf" : run.test, Span::Kind::Code});
        section.blocks.emplace_back(Paragraph{std::move(title)});
        section.blocks.emplace_back(factsOf(input, run));
        section.blocks.emplace_back(blanks(run));
    }
    section.blocks.emplace_back(
        Paragraph{dimmed("Bus bandwidth is nccl-tests' busbw; for all-reduce over n GPUs it is "
                         "the message size over the time, times 2 (n − 1) / n. The sizes K, M and "
                         "G of its arguments are KiB, MiB and GiB.")});
    return section;
}

} // namespace clusterbrief::sections
