#include "core/base/contract.h"
#include "core/check/subjects.h"

namespace clusterbrief::rules {
namespace {

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const ResolvedNetwork* network = design.network(NetworkKind::Compute);
    if (network == nullptr || !network->request->sharesWith.empty()) {
        return;
    }
    const Network& request = *network->request;
    const bool routing = request.adaptiveRouting.value_or(false);
    if (!request.sharp && !routing) {
        return;
    }
    if (!network->technology) {
        report.skip(CLUSTERBRIEF_TR_PHRASE("the technology of the compute network is not stated"));
        return;
    }
    if (!network->isInfiniBand()) {
        return;
    }
    if (!request.subnetManager) {
        report.skip(CLUSTERBRIEF_TR_PHRASE("who runs the subnet manager is not stated"));
        return;
    }
    report.examined();
    if (*request.subnetManager != SubnetManager::Switch) {
        return;
    }
    std::vector<std::string> wanted;
    if (request.sharp) {
        wanted.push_back(filled(
            CLUSTERBRIEF_TR_PHRASE("SHARP version {n}"), {{"n", std::to_string(*request.sharp)}}));
    }
    if (routing) {
        wanted.emplace_back(CLUSTERBRIEF_TR_PHRASE("adaptive routing"));
    }
    Finding& finding = report.add(
        network->at, network->field("subnet_manager"), {{"wanted", join(wanted, " and ")}});
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Let UFM manage the fabric"),
        {{network->field("subnet_manager"),
            Value::ofText(std::string(textOf(SubnetManager::Ufm)))}}};
}

} // namespace

extern const Rule fabric_needs_ufm;

const Rule fabric_needs_ufm{
    .id = "fabric/needs-ufm",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("The manager in the switch does not run what is asked for"),
    .text = CLUSTERBRIEF_TR_NOOP("{wanted} is asked for, and the subnet manager of a switch is to "
                                 "manage the fabric; that takes UFM."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "The aggregation and routing managers run beside UFM or a host's subnet manager; with the "
        "switch's own the feature stays off, and nobody notices but the benchmark."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "SHARP or adaptive routing is asked for on an InfiniBand compute network whose subnet "
        "manager is the switch's. Not evaluated while it is not stated who runs it."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for UFM, and keep leaf ports for it."),
    .source = "NVIDIA UFM and SHARP documentation; NVIDIA QM97X0 user manual: the embedded subnet "
              "manager is for up to 2,048 nodes",
    .check = check,
    .yieldsTo = {"fabric/sharp-not-available", "fabric/manager-limit"},
};

} // namespace clusterbrief::rules
