#include "core/design/design.h"

#include "core/base/contract.h"
#include "core/base/text.h"

#include <algorithm>
#include <limits>
#include <set>

namespace clusterbrief {
namespace {

/// The least of a figure over the groups; 0, not known, where one group's is not known.
std::int64_t least(
    const std::vector<const ResolvedGroup*>& groups, std::int64_t ResolvedGroup::*figure)
{
    const auto smaller = [&](const ResolvedGroup* a, const ResolvedGroup* b) {
        return a->*figure < b->*figure;
    };
    const auto found = std::min_element(groups.begin(), groups.end(), smaller);
    return found == groups.end() ? 0 : (*found)->*figure;
}

} // namespace

GigabitsPerSecond speedOf(Generation generation)
{
    switch (generation) {
    case Generation::G1:
        return {1};
    case Generation::G10:
        return {10};
    case Generation::G25:
        return {25};
    case Generation::Hdr100:
    case Generation::G100:
        return {100};
    case Generation::Hdr:
    case Generation::Ndr200:
    case Generation::G200:
        return {200};
    case Generation::Ndr:
    case Generation::G400:
        return {400};
    case Generation::Xdr:
    case Generation::G800:
        break;
    }
    return {800};
}

bool isInfiniBand(Generation generation)
{
    return generation <= Generation::Xdr;
}

std::string_view usualSwitch(Generation generation)
{
    switch (generation) {
    case Generation::Hdr100:
    case Generation::Hdr:
        return "qm8700";
    case Generation::Ndr200:
    case Generation::Ndr:
        return "qm9700";
    case Generation::Xdr:
        return "q3400-ra";
    case Generation::G400:
    case Generation::G800:
        return "sn5600";
    case Generation::G200:
        return "sn4700";
    case Generation::G100:
        return "sn4600c";
    case Generation::G1:
        return "sn2201";
    case Generation::G10:
    case Generation::G25:
        break;
    }
    return {};
}

std::string traysNotKnown(const ResolvedGroup& group)
{
    return filled(CLUSTERBRIEF_TR_PHRASE("the compute trays of a {id} in {at} are not known"),
        {{"id", group.system->id}, {"at", group.at}});
}

std::string labelOf(NetworkKind kind)
{
    return replaced(std::string(textOf(kind)), "_", "-");
}

std::string labelOf(Technology technology)
{
    switch (technology) {
    case Technology::InfiniBand:
        return "InfiniBand";
    case Technology::Roce:
        return "RoCE";
    case Technology::Ethernet:
        break;
    }
    return "Ethernet";
}

std::string labelOf(Generation generation)
{
    std::string label(textOf(generation));
    if (!isInfiniBand(generation)) {
        label.pop_back();
        return label + "GbE";
    }
    for (char& letter : label) {
        letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    }
    return label;
}

const std::optional<ResolvedPorts>& ResolvedGroup::ports(NetworkKind kind) const
{
    switch (kind) {
    case NetworkKind::Compute:
        return compute;
    case NetworkKind::Storage:
        return storage;
    case NetworkKind::InBand:
        return inBand;
    case NetworkKind::OutOfBand:
        break;
    }
    return outOfBand;
}

std::string ResolvedGroup::field(std::string_view below) const
{
    return "/nodes/" + std::to_string(index) + '/' + std::string(below);
}

std::int64_t ResolvedNetwork::portsOf(const ResolvedGroup& group) const
{
    std::int64_t sum = 0;
    for (const NetworkKind carried : carries) {
        const std::optional<ResolvedPorts>& ports = group.ports(carried);
        sum += ports ? ports->perNode : 0;
    }
    return sum;
}

std::optional<GigabitsPerSecond> ResolvedNetwork::linkSpeed() const
{
    return generation ? std::optional(speedOf(*generation)) : std::nullopt;
}

std::string ResolvedNetwork::field(std::string_view below) const
{
    return '/' + at + '/' + std::string(below);
}

std::int64_t ResolvedWorkload::gpus() const
{
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
    const std::int64_t replica = gpusAReplica();
    return replica > 0 && data > kMost / replica ? kMost : replica * data;
}

std::int64_t ResolvedWorkload::gpusPerServer() const
{
    return least(groups, &ResolvedGroup::gpusPerServer);
}

std::int64_t ResolvedWorkload::domain() const
{
    return least(groups, &ResolvedGroup::domain);
}

const Gpu* ResolvedWorkload::gpu() const
{
    const Gpu* least = nullptr;
    for (const ResolvedGroup* group : groups) {
        if (group->gpu == nullptr) {
            return nullptr;
        }
        if (least == nullptr || group->gpu->memoryGb < least->memoryGb) {
            least = group->gpu;
        }
    }
    return least;
}

std::optional<bool> ResolvedWorkload::spansServers() const
{
    const std::int64_t server = gpusPerServer();
    if (server == 0 || data == 0) {
        return std::nullopt;
    }
    const bool replicasTalk = request->kind != WorkloadKind::Inference;
    return (replicasTalk ? gpus() : std::max(gpusAReplica(), expert * expertTensor)) > server;
}

std::string ResolvedWorkload::field(std::string_view below) const
{
    return "/workloads/" + std::to_string(index) + '/' + std::string(below);
}

const ResolvedNetwork* Design::network(NetworkKind kind) const
{
    const auto found = std::find_if(networks.begin(), networks.end(),
        [&](const auto& network) { return network->kind == kind; });
    return found == networks.end() ? nullptr : found->get();
}

const ResolvedNetwork* Design::carrier(const ResolvedNetwork& network) const
{
    std::set<NetworkKind> passed;
    const ResolvedNetwork* here = &network;
    while (here != nullptr && !here->request->sharesWith.empty()) {
        const auto next = choiceOf<NetworkKind>(here->request->sharesWith);
        if (!next || !passed.insert(here->kind).second) {
            return nullptr;
        }
        here = this->network(*next);
    }
    return here;
}

const ResolvedGroup* Design::group(std::string_view name) const
{
    const auto found = std::find_if(groups.begin(), groups.end(),
        [&](const auto& group) { return group->request->name == name; });
    return found == groups.end() ? nullptr : found->get();
}

std::int64_t Design::nodes() const
{
    std::int64_t sum = 0;
    for (const auto& group : groups) {
        sum += group->gpusPerServer > 0 ? group->nodes : 0;
    }
    return sum;
}

std::int64_t Design::gpus() const
{
    std::int64_t sum = 0;
    for (const auto& group : groups) {
        sum += group->gpus();
    }
    return sum;
}

} // namespace clusterbrief
