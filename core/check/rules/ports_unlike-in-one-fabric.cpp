#include "core/base/contract.h"
#include "core/check/subjects.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

/// The path, where it says something about the node.
std::optional<PciePath> pathOf(const ResolvedGroup& group)
{
    const bool own = !group.compute->stated || group.gpu == nullptr || group.gpu->cpuAttached;
    return own ? std::nullopt : group.compute->request->path;
}

bool matchesNetwork(const ResolvedNetwork& network, const ResolvedGroup& group)
{
    const std::optional<GigabitsPerSecond> link = network.linkSpeed();
    return link && group.compute->speed
        && group.compute->speed->value == link->value * static_cast<double>(network.planes);
}

/// The group that the others are held against: of those that have the network's speed the one with
/// the most nodes.
const ResolvedGroup& usual(
    const ResolvedNetwork& network, const std::vector<const ResolvedGroup*>& groups)
{
    return **std::max_element(
        groups.begin(), groups.end(), [&](const ResolvedGroup* a, const ResolvedGroup* b) {
            const bool aFits = matchesNetwork(network, *a);
            const bool bFits = matchesNetwork(network, *b);
            return aFits != bFits ? bFits : a->nodes < b->nodes;
        });
}

void compare(const ResolvedGroup& group, const ResolvedGroup& other, Report& report)
{
    std::vector<std::string> unlike;
    Fix fix{CLUSTERBRIEF_TR_NOOP("Make the ports as those of {other_group}"), {}};
    const auto differs = [&](const std::string& said, std::string_view key, Value value) {
        unlike.push_back(said);
        fix.set.emplace_back(group.field("compute_ports/" + std::string(key)), std::move(value));
    };
    const ResolvedPorts& mine = *group.compute;
    const ResolvedPorts& theirs = *other.compute;
    if (mine.perNode != theirs.perNode) {
        differs(filled(CLUSTERBRIEF_TR_PHRASE("{n} ports a node against {m}"),
                    {{"n", std::to_string(mine.perNode)}, {"m", std::to_string(theirs.perNode)}}),
            "per_node", Value::ofNumber(theirs.perNode));
    }
    if (mine.speed && theirs.speed && *mine.speed != *theirs.speed) {
        differs(filled(CLUSTERBRIEF_TR_PHRASE("{n} Gb/s a port against {m}"),
                    {{"n", figure(mine.speed->value)}, {"m", figure(theirs.speed->value)}}),
            "gbps", Value::ofNumber(static_cast<std::int64_t>(theirs.speed->value)));
    }
    const std::optional<PciePath> path = pathOf(group);
    const std::optional<PciePath> otherPath = pathOf(other);
    if (path && otherPath && *path != *otherPath) {
        differs(filled(CLUSTERBRIEF_TR_PHRASE("path {path} against {other_path}"),
                    {{"path", std::string(textOf(*path))},
                        {"other_path", std::string(textOf(*otherPath))}}),
            "path", Value::ofText(std::string(textOf(*otherPath))));
    }
    if (unlike.empty()) {
        return;
    }
    Finding& finding = report.add(group.at, group.field("compute_ports"),
        {{"group", group.request->name}, {"other_group", other.request->name},
            {"unlike", join(unlike, ", ")}});
    if (mine.stated && group.gpusPerNode == other.gpusPerNode) {
        finding.fix = std::move(fix);
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    std::vector<const ResolvedGroup*> groups = gpuPortGroups(design, report);
    for (const ResolvedGroup* group : groups) {
        if (group->compute->perNode == 0) {
            report.skip(
                filled(CLUSTERBRIEF_TR_PHRASE("the number of compute ports of {at} is not stated"),
                    {{"at", group->at}}));
        }
    }
    std::erase_if(groups, [](const ResolvedGroup* group) { return group->compute->perNode == 0; });
    if (groups.size() < 2) {
        return;
    }
    report.examined();
    const ResolvedGroup& other = usual(*design.network(NetworkKind::Compute), groups);
    for (const ResolvedGroup* group : groups) {
        if (group != &other) {
            compare(*group, other, report);
        }
    }
}

} // namespace

extern const Rule ports_unlike_in_one_fabric;

const Rule ports_unlike_in_one_fabric{
    .id = "ports/unlike-in-one-fabric",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Nodes of one fabric have unlike ports"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "{group} and {other_group} are on one compute fabric with unlike compute ports: {unlike}."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "A job or a test across both runs at the slower node's pace, and NCCL has hung where nodes "
        "had different NIC layouts: rail k of one node is not rail k of the other."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Two groups of GPU nodes on the compute fabric differ in the number of ports, their speed "
        "or their stated path to the GPU; the group with the most nodes is what the others are "
        "held against. Paths of GPUs joined to their CPU are not compared. Not evaluated for a "
        "group whose ports or GPUs are not known."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Make the ports alike, or waive it with the reason why no job runs on both."),
    .source = "Field cases: github.com/NVIDIA/nccl/issues/1277 and 856, hang between nodes with "
              "different NIC layouts",
    .check = check,
    .yieldsTo = {"fabric/mixed-generations", "ports/generation-speed-mismatch",
        "ports/fewer-than-one-per-gpu", "ports/slow-for-gpu", "ports/nic-far-from-gpu"},
};

} // namespace clusterbrief::rules
