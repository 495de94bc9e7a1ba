#include "core/base/contract.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

namespace clusterbrief::rules {
namespace {

constexpr std::int64_t kUsual = 4;

void check(const Design& /*design*/, const Sizing& sizing, Report& report)
{
    const SizedNetwork* compute = sizing.network(NetworkKind::Compute);
    if (compute == nullptr || !compute->network->isInfiniBand()) {
        return;
    }
    compute = sizedCompute(sizing, report);
    if (compute == nullptr || compute->network->leaf->technology != Technology::InfiniBand
        || compute->network->leaf->managerPort) {
        return;
    }
    report.examined();
    const ResolvedNetwork& network = *compute->network;
    const bool inSwitch =
        network.request->subnetManager == SubnetManager::Switch && network.leaf->managed;
    if (compute->input.managerPorts > 0 || inSwitch) {
        return;
    }
    Finding& finding = report.add(network.at, network.field("fabric_manager_ports"),
        {{"switch", network.leaf->name}, {"usual", std::to_string(kUsual)}});
    FabricInput input = compute->input;
    input.managerPorts = kUsual;
    const std::int64_t missing = sizeFabric(input).managerPortsShort;
    if (missing == 0 && builds(input)) {
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Keep {usual} ports"),
            {{network.field("fabric_manager_ports"), Value::ofNumber(kUsual)}}};
    } else if (missing > 0) {
        finding.params.emplace_back("short", std::to_string(missing));
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "No leaf port is kept for a fabric manager, and {switch} has none of its own; the "
            "{usual} that NVIDIA's designs keep would be {short} short below these leaves.");
    }
}

} // namespace

extern const Rule fabric_no_port_for_manager;

const Rule fabric_no_port_for_manager{
    .id = "fabric/no-port-for-manager",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("No port for a fabric manager"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "No leaf port is kept for a fabric manager, and {switch} has none of its own; NVIDIA's "
        "designs keep {usual}."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "UFM appliances need ports of the fabric that they manage; a full fabric has none left."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "An InfiniBand compute fabric with no manager ports asked for, on switches without one of "
        "their own, unless the subnet manager is asked for in a managed switch. Not evaluated "
        "while the fabric is not sized."),
    .fix = CLUSTERBRIEF_TR_NOOP("Keep 4 ports, two for each of two appliances."),
    .source = "NVIDIA DGX SuperPOD H100, network fabrics: 31, 63, 95 and 127 nodes leave 4 ports "
              "for UFM",
    .check = check,
};

} // namespace clusterbrief::rules
