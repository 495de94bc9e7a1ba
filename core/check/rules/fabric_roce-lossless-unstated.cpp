#include "core/base/contract.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

void look(const ResolvedNetwork& network, Report& report)
{
    report.examined();
    const Roce roce = network.request->roce.value_or(Roce{});
    if (roce.lossless && !roce.owner.empty()) {
        return;
    }
    Finding& finding =
        report.add(network.at, network.field(roce.lossless ? "roce/owner" : "roce/lossless"),
            {{"network", labelOf(network.kind)}});
    if (roce.lossless) {
        finding.params.emplace_back("plan", std::string(textOf(*roce.lossless)));
        finding.text = CLUSTERBRIEF_TR_NOOP("The {network} network is RoCE with the flow control "
                                            "{plan}, and nobody is named who sets it up.");
    } else if (!roce.owner.empty()) {
        finding.params.emplace_back("owner", roce.owner);
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "The {network} network is RoCE and its flow control is not stated; {owner} is named to "
            "set it up.");
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const NetworkKind kind : {NetworkKind::Compute, NetworkKind::Storage}) {
        const ResolvedNetwork* network = design.network(kind);
        if (network == nullptr || !network->request->sharesWith.empty()) {
            continue;
        }
        if (!network->technology) {
            report.skip(filled(
                CLUSTERBRIEF_TR_PHRASE("the technology of the {network} network is not stated"),
                {{"network", labelOf(kind)}}));
        } else if (network->technology == Technology::Roce) {
            look(*network, report);
        }
    }
}

} // namespace

extern const Rule fabric_roce_lossless_unstated;

const Rule fabric_roce_lossless_unstated{
    .id = "fabric/roce-lossless-unstated",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("RoCE without a flow-control plan"),
    .text = CLUSTERBRIEF_TR_NOOP("The {network} network is RoCE, and neither its flow control nor "
                                 "who sets it up is stated."),
    .why = CLUSTERBRIEF_TR_NOOP("RoCE without flow control collapses under load, to under 1 GB/s a "
                                "port, and each side thinks that the other has configured it."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A RoCE compute or storage network without a stated scheme (any will do, none included) "
        "and an owner. Not evaluated while the technology is not stated."),
    .fix = CLUSTERBRIEF_TR_NOOP("State the scheme, such as PFC with ECN, and who configures and "
                                "tests it on switches and hosts."),
    .source = "Field cases: github.com/NVIDIA/nccl/issues/378 and 306, "
              "github.com/NVIDIA/nccl-tests/issues/19",
    .check = check,
    .yieldsTo = {"fabric/technology-mismatch"},
};

} // namespace clusterbrief::rules
