#include "core/base/contract.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

constexpr Count kMtu = 9000;
constexpr Count kUsualGid = 3;

constexpr const char* kMtuUnstated = CLUSTERBRIEF_TR_NOOP(
    "The compute network is RoCE and its MTU is not stated; {wanted} lets the 4,096-byte RDMA MTU "
    "fit.");
constexpr const char* kMtuSmall = CLUSTERBRIEF_TR_NOOP(
    "The compute network is RoCE with an MTU of {mtu}, {short} under the {wanted} that lets the "
    "4,096-byte RDMA MTU fit.");
constexpr const char* kGidAndMtu = CLUSTERBRIEF_TR_NOOP(
    "The compute network is RoCE, and neither the GID index that jobs set as NCCL_IB_GID_INDEX nor "
    "an MTU of {wanted} is stated.");
constexpr const char* kGidAndSmallMtu = CLUSTERBRIEF_TR_NOOP(
    "The compute network is RoCE with an MTU of {mtu}, {short} under {wanted}, and the GID index "
    "that jobs set as NCCL_IB_GID_INDEX is not stated.");

void addFinding(const ResolvedNetwork& network, const Roce& roce, Report& report)
{
    const bool gid = !roce.gidIndex;
    const bool mtu = roce.mtu.value_or(0) < kMtu;
    Finding& finding =
        report.add(network.at, network.field(gid ? "roce/gid_index" : "roce/mtu"), {});
    if (mtu) {
        finding.text =
            roce.mtu ? (gid ? kGidAndSmallMtu : kMtuSmall) : (gid ? kGidAndMtu : kMtuUnstated);
        finding.params.emplace_back("wanted", grouped(kMtu));
    }
    if (mtu && roce.mtu) {
        finding.params.emplace_back("mtu", grouped(*roce.mtu));
        finding.params.emplace_back("short", grouped(kMtu - *roce.mtu));
    }
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Ask for MTU {wanted}"), {}};
    if (gid) {
        finding.params.emplace_back("usual", std::to_string(kUsualGid));
        finding.fix->text = mtu ? CLUSTERBRIEF_TR_NOOP("Ask for GID index {usual} and MTU {wanted}")
                                : CLUSTERBRIEF_TR_NOOP("Ask for GID index {usual}");
        finding.fix->set.emplace_back(network.field("roce/gid_index"), Value::ofNumber(kUsualGid));
    }
    if (mtu) {
        finding.fix->set.emplace_back(network.field("roce/mtu"), Value::ofNumber(kMtu));
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const ResolvedNetwork* network = design.network(NetworkKind::Compute);
    if (network == nullptr || !network->request->sharesWith.empty()) {
        return;
    }
    if (!network->technology) {
        report.skip(CLUSTERBRIEF_TR_PHRASE("the technology of the compute network is not stated"));
        return;
    }
    if (network->technology != Technology::Roce) {
        return;
    }
    report.examined();
    const Roce roce = network->request->roce.value_or(Roce{});
    if (!roce.gidIndex || roce.mtu.value_or(0) < kMtu) {
        addFinding(*network, roce, report);
    }
}

} // namespace

extern const Rule fabric_roce_gid_index;

const Rule fabric_roce_gid_index{
    .id = "fabric/roce-gid-index",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("RoCE address and MTU are not stated"),
    .text = CLUSTERBRIEF_TR_NOOP("The compute network is RoCE, and the GID index that jobs set as "
                                 "NCCL_IB_GID_INDEX is not stated."),
    .why =
        CLUSTERBRIEF_TR_NOOP("A wrong GID index or unlike MTUs end in time-outs between hosts on "
                             "different switches."),
    .condition = CLUSTERBRIEF_TR_NOOP("A RoCE compute network without a GID index, or without an "
                                      "MTU of at least 9,000. Not evaluated while the technology "
                                      "is not stated."),
    .fix =
        CLUSTERBRIEF_TR_NOOP("State both; RoCE v2 over IPv4 is commonly index 3, to be confirmed "
                             "by whoever sets the hosts up."),
    .source = "QuantaCloud, NVLink vs InfiniBand: NCCL_IB_GID_INDEX; field cases: "
              "github.com/NVIDIA/nccl/issues/426 (wrong GID) and 709 (MTU)",
    .check = check,
    .yieldsTo = {"fabric/technology-mismatch"},
};

} // namespace clusterbrief::rules
