#include "core/check/port_fit.h"

#include "core/base/contract.h"
#include "core/check/subjects.h"

#include <algorithm>

namespace clusterbrief {
namespace {

constexpr std::int64_t kLanesOfAFullSlot = 16;

NicVerdict speedVerdict(const Nic& nic, const PortNeed& need)
{
    const std::int64_t card = topCardSpeed(nic, need.technology);
    if (need.ofPlane().value > static_cast<double>(topPortSpeed(nic, need.technology))) {
        return NicVerdict::PortTooSlow;
    }
    if (card == 0) {
        return NicVerdict::Unknown;
    }
    return need.speed.value > static_cast<double>(card) ? NicVerdict::CardTooSlow
                                                        : NicVerdict::Fits;
}

std::optional<HostLink> slotLink(const Ports& stated, const Nic* nic)
{
    if (!stated.pcie || !stated.pcie->gen) {
        return std::nullopt;
    }
    HostLink host;
    host.link.generation = *stated.pcie->gen;
    host.link.lanes = stated.pcie->lanes.value_or(kLanesOfAFullSlot);
    host.slots = stated.pcie->slots.value_or(1);
    if (nic != nullptr && nic->pcie.generation > 0) {
        host.link.generation = std::min(host.link.generation, nic->pcie.generation);
    }
    return host;
}

} // namespace

std::int64_t topPortSpeed(const Nic& nic, Technology technology)
{
    return technology == Technology::InfiniBand ? nic.portGbps : nic.ethernetPortGbps.value_or(0);
}

std::int64_t topCardSpeed(const Nic& nic, Technology technology)
{
    const std::int64_t ofPorts = nic.ports * topPortSpeed(nic, technology);
    return technology == Technology::InfiniBand ? ofPorts : nic.ethernetTotalGbps.value_or(ofPorts);
}

NicVerdict verdictOf(const Nic& nic, const PortNeed& need)
{
    if (need.technology != Technology::InfiniBand) {
        if (!nic.ethernetPortGbps) {
            return NicVerdict::Unknown;
        }
        return *nic.ethernetPortGbps == 0 ? NicVerdict::OtherTechnology : speedVerdict(nic, need);
    }
    if (!nic.infinibandKnown) {
        return NicVerdict::Unknown;
    }
    if (nic.infiniband.empty()) {
        return NicVerdict::OtherTechnology;
    }
    const NicVerdict speed = speedVerdict(nic, need);
    const bool has = !need.generation
        || std::find(nic.infiniband.begin(), nic.infiniband.end(), *need.generation)
            != nic.infiniband.end();
    return speed == NicVerdict::PortTooSlow || has ? speed : NicVerdict::OtherGeneration;
}

bool isHopperOrNewer(const Gpu& gpu)
{
    return gpu.architecture.starts_with("Hopper") || gpu.architecture.starts_with("Blackwell");
}

bool portsAreSlow(const ResolvedGroup& group)
{
    return group.gpu != nullptr && isHopperOrNewer(*group.gpu) && group.compute
        && group.compute->speed && *group.compute->speed < kLeastOfNewGpus;
}

std::string HostLink::label() const
{
    const std::string one =
        "Gen" + std::to_string(link.generation) + " x" + std::to_string(link.lanes);
    const char* text = ofBoard ? CLUSTERBRIEF_TR_PHRASE("{link} link of the board")
        : slots == 1           ? CLUSTERBRIEF_TR_PHRASE("{link} slot")
                               : CLUSTERBRIEF_TR_PHRASE("{n} {link} slots");
    return filled(text, {{"link", one}, {"n", std::to_string(slots)}});
}

std::optional<HostLink> hostLinkOf(const ResolvedGroup& group, const Nic* nic)
{
    if (group.system != nullptr && group.system->nicGpuLink) {
        return HostLink{*group.system->nicGpuLink, 1, true};
    }
    if (group.compute && group.compute->request != nullptr) {
        return slotLink(*group.compute->request, nic);
    }
    if (nic == nullptr || nic->pcie.generation == 0) {
        return std::nullopt;
    }
    return HostLink{{nic->pcie.generation, nic->pcie.lanes + nic->pcie.extraLanes, 0}, 1, false};
}

std::string PortUse::at() const
{
    return kind == NetworkKind::Compute ? group->at
                                        : group->at + '/' + std::string(textOf(kind)) + "_ports";
}

std::string PortUse::field(std::string_view below) const
{
    return group->field(std::string(textOf(kind)) + "_ports/" + std::string(below));
}

std::optional<HostLink> PortUse::hostLink(const Nic* nic) const
{
    return kind == NetworkKind::Compute ? hostLinkOf(*group, nic) : slotLink(*ports().request, nic);
}

std::vector<PortUse> portUses(const Design& design, Report& report)
{
    std::vector<PortUse> uses;
    for (const ResolvedGroup* group : computePortGroups(design, report)) {
        uses.push_back({group, NetworkKind::Compute, design.network(NetworkKind::Compute)});
    }
    for (const auto& network : design.networks) {
        const ResolvedNetwork* carrier = design.carrier(*network);
        const bool shares = carrier != network.get();
        if (network->kind == NetworkKind::Compute || carrier == nullptr
            || carrier->kind == NetworkKind::Compute
            || (shares && network->kind != NetworkKind::Storage)) {
            continue;
        }
        for (const ResolvedGroup* group : network->groups) {
            if (group->ports(network->kind)->stated) {
                uses.push_back({group, network->kind, carrier});
            }
        }
    }
    return uses;
}

} // namespace clusterbrief
