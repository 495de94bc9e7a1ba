#include "core/design/design.h"

#include "core/base/text.h"

#include <algorithm>
#include <set>

namespace clusterbrief {

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

std::optional<GigabitsPerSecond> ResolvedNetwork::linkSpeed() const
{
    return generation ? std::optional(speedOf(*generation)) : std::nullopt;
}

std::string ResolvedNetwork::field(std::string_view below) const
{
    return '/' + at + '/' + std::string(below);
}

std::int64_t ResolvedWorkload::gpusPerServer() const
{
    std::int64_t least = 0;
    for (const ResolvedGroup* group : groups) {
        least = least == 0 ? group->gpusPerServer : std::min(least, group->gpusPerServer);
    }
    return least;
}

std::int64_t ResolvedWorkload::domain() const
{
    std::int64_t least = 0;
    for (const ResolvedGroup* group : groups) {
        least = least == 0 ? group->domain : std::min(least, group->domain);
    }
    return least;
}

const Gpu* ResolvedWorkload::gpu() const
{
    const Gpu* least = nullptr;
    for (const ResolvedGroup* group : groups) {
        if (group->gpu != nullptr && (least == nullptr || group->gpu->memoryGb < least->memoryGb)) {
            least = group->gpu;
        }
    }
    return least;
}

std::optional<bool> ResolvedWorkload::spansServers() const
{
    const std::int64_t server = gpusPerServer();
    return server == 0 || data == 0 ? std::nullopt : std::optional(gpus() > server);
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
