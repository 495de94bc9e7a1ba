#include "core/base/contract.h"
#include "core/check/subjects.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

/// What a side's ports carry, each way.
struct Side {
    double gbs = 0;
    std::int64_t ports = 0;
};

/// A port is no faster than the links of its network.
GigabitsPerSecond portSpeed(const ResolvedNetwork& network, const ResolvedPorts& ports)
{
    const std::optional<GigabitsPerSecond> link = network.linkSpeed();
    const double built = link ? link->value * static_cast<double>(network.planes) : 0;
    return built > 0 ? GigabitsPerSecond{std::min(built, ports.speed->value)} : *ports.speed;
}

Side sumOf(const ResolvedNetwork& network, bool servers)
{
    Side side;
    for (const ResolvedGroup* group : network.groups) {
        if ((group->role == Role::Storage) == servers) {
            const ResolvedPorts& ports = *group->ports(NetworkKind::Storage);
            side.ports += std::min<std::int64_t>(group->nodes, 1'000'000'000) * ports.perNode;
            side.gbs += portSpeed(network, ports).eachWay().value
                * static_cast<double>(group->nodes) * static_cast<double>(ports.perNode);
        }
    }
    return side;
}

std::string unknown(const Design& design, const ResolvedNetwork& network)
{
    for (const ResolvedGroup* group : network.groups) {
        if (!group->ports(NetworkKind::Storage)->speed) {
            return filled(
                CLUSTERBRIEF_TR_PHRASE("the speed of the storage ports of {at} is not stated"),
                {{"at", group->at}});
        }
        if (group->traysUnknown()) {
            return traysNotKnown(*group);
        }
    }
    return network.groups.empty() ? portsUnknown(design, NetworkKind::Storage) : std::string();
}

void judge(const ResolvedNetwork& network, Report& report)
{
    const Network& request = *network.request;
    const bool read = request.readGbs.value_or(0) >= request.writeGbs.value_or(0);
    const double asked = read ? *request.readGbs : *request.writeGbs;
    const Side nodes = sumOf(network, false);
    const Side servers = sumOf(network, true);
    const double ratio = request.oversubscription.value_or(Ratio{}).value();
    const double across = nodes.gbs / std::max(1.0, ratio);
    const bool serversShort = servers.ports > 0 && servers.gbs < across;
    const double carried = nodes.ports == 0 ? servers.gbs : serversShort ? servers.gbs : across;
    report.examined();
    if (carried <= 0 || asked <= carried) {
        return;
    }
    const Side& narrow = serversShort || nodes.ports == 0 ? servers : nodes;
    Finding& finding = report.add(network.at, network.field(read ? "read_gbs" : "write_gbs"),
        {{"asked", figure(asked)},
            {"what", read ? CLUSTERBRIEF_TR_PHRASE("read") : CLUSTERBRIEF_TR_PHRASE("written")},
            {"ports", counted(narrow.ports, "storage port", "storage ports")},
            {"side",
                &narrow == &servers ? CLUSTERBRIEF_TR_PHRASE("storage servers")
                                    : CLUSTERBRIEF_TR_PHRASE("nodes")},
            {"carried", figure(carried)}, {"short", figure(asked - carried)}});
    if (&narrow == &nodes && ratio > 1) {
        finding.params.emplace_back("ratio", ratioText(ratio));
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "{asked} GB/s are to be {what}; the {ports} of the {side} carry {carried} GB/s each "
            "way across a network of {ratio}, {short} GB/s too little.");
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const ResolvedNetwork* network = design.network(NetworkKind::Storage);
    if (network == nullptr || (!network->request->readGbs && !network->request->writeGbs)) {
        return;
    }
    if (std::string reason = unknown(design, *network); !reason.empty()) {
        report.skip(std::move(reason));
        return;
    }
    if (!network->groups.empty()) {
        judge(*network, report);
    }
}

} // namespace

extern const Rule networks_storage_too_slow;

const Rule networks_storage_too_slow{
    .id = "networks/storage-too-slow",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Storage is asked for faster than its ports"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "{asked} GB/s are to be {what}; the {ports} of the {side} carry {carried} GB/s each way, "
        "{short} GB/s too little."),
    .why = CLUSTERBRIEF_TR_NOOP("Loading data and writing checkpoints take as long as the ports "
                                "allow, however fast the storage behind them is."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The larger of the stated read and write rates is over what the storage ports of the "
        "nodes, less the stated oversubscription, or those of the storage servers carry, each at "
        "the speed of the network's links at most. Not evaluated while ports are not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for more or faster storage ports, or for what they carry."),
    .source = "Ports counted; NVIDIA DGX SuperPOD H100 storage guideline: 40 GB/s of reads a node, "
              "500 GB/s for four units",
    .check = check,
    .yieldsTo = {"networks/ports-missing"},
};

} // namespace clusterbrief::rules
