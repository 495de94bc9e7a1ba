#include "core/base/contract.h"
#include "core/check/own_network.h"
#include "core/check/rule.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

using Path = std::vector<const ResolvedNetwork*>;

/// The networks that `shares_with` leads through and back to the first; empty where it does not.
Path circleFrom(const Design& design, const ResolvedNetwork& first)
{
    Path path{&first};
    while (path.size() <= kNetworkKinds.size()) {
        const auto next = choiceOf<NetworkKind>(path.back()->request->sharesWith);
        const ResolvedNetwork* network = next ? design.network(*next) : nullptr;
        if (network == nullptr) {
            break;
        }
        if (network == &first) {
            return path;
        }
        path.push_back(network);
    }
    return {};
}

std::string spelled(const Path& circle)
{
    std::vector<std::string> names;
    for (const ResolvedNetwork* network : circle) {
        names.push_back(labelOf(network->kind));
    }
    names.push_back(names.front());
    return join(names, " -> ");
}

/// All of them on their own, where that moves nothing else.
std::optional<Fix> separated(const Design& design, const Path& networks)
{
    Fix fix{networks.size() == 1 ? CLUSTERBRIEF_TR_NOOP("Give it switches of its own")
                                 : CLUSTERBRIEF_TR_NOOP("Give each network switches of its own"),
        {}};
    for (const ResolvedNetwork* network : networks) {
        const Settings own = ownSwitches(design, *network);
        fix.set.insert(fix.set.end(), own.begin(), own.end());
    }
    const bool others =
        std::any_of(design.networks.begin(), design.networks.end(), [&](const auto& network) {
            return !network->request->sharesWith.empty()
                && std::find(networks.begin(), networks.end(), network.get()) == networks.end();
        });
    return others ? std::nullopt : std::optional(std::move(fix));
}

void lookAt(const Design& design, const ResolvedNetwork& network, Report& report)
{
    const std::string& with = network.request->sharesWith;
    const auto kind = choiceOf<NetworkKind>(with);
    if (!kind || design.network(*kind) == nullptr) {
        Finding& finding = report.add(network.at, network.field("shares_with"),
            {{"network", labelOf(network.kind)}, {"with", with}});
        finding.text = CLUSTERBRIEF_TR_NOOP("The {network} network is to share the switches of "
                                            "{with}, which is not a network of this request.");
        finding.fix = separated(design, {&network});
        return;
    }
    const Path circle = circleFrom(design, network);
    const bool toldBefore = std::any_of(circle.begin(), circle.end(),
        [&](const ResolvedNetwork* member) { return member->kind < network.kind; });
    if (circle.empty() || toldBefore) {
        return;
    }
    Finding& finding =
        report.add(network.at, network.field("shares_with"), {{"network", labelOf(network.kind)}});
    if (circle.size() > 1) {
        finding.params = {{"circle", spelled(circle)}};
        finding.text = CLUSTERBRIEF_TR_NOOP(
            "The networks share each other's switches in a circle and none has any: {circle}.");
    }
    finding.fix = separated(design, circle);
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& network : design.networks) {
        if (network->request->sharesWith.empty()) {
            continue;
        }
        report.examined();
        lookAt(design, *network, report);
    }
}

} // namespace

extern const Rule networks_shares_itself;

const Rule networks_shares_itself{
    .id = "networks/shares-itself",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Network shares no switches"),
    .text = CLUSTERBRIEF_TR_NOOP("The {network} network is to share its own switches."),
    .why = CLUSTERBRIEF_TR_NOOP("No switches are counted or quoted for it."),
    .condition = CLUSTERBRIEF_TR_NOOP("shares_with names the network itself, a network that is not "
                                      "asked for, or leads round in a circle."),
    .fix = CLUSTERBRIEF_TR_NOOP("Name the network that has the switches, or none."),
    .source = "The request format: shares_with names another network of the request",
    .check = check,
};

} // namespace clusterbrief::rules
