#include "core/check/port_fit.h"

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
    if (ofBoard) {
        return one + " link of the board";
    }
    return slots == 1 ? one + " slot" : std::to_string(slots) + ' ' + one + " slots";
}

std::optional<HostLink> hostLinkOf(const ResolvedGroup& group, const Nic* nic)
{
    if (group.system != nullptr && group.system->nicGpuLink) {
        return HostLink{*group.system->nicGpuLink, 1, true};
    }
    const Ports* stated = group.compute ? group.compute->request : nullptr;
    if (stated == nullptr) {
        if (nic == nullptr || nic->pcie.generation == 0) {
            return std::nullopt;
        }
        return HostLink{
            {nic->pcie.generation, nic->pcie.lanes + nic->pcie.extraLanes, 0}, 1, false};
    }
    if (!stated->pcie || !stated->pcie->gen) {
        return std::nullopt;
    }
    HostLink host;
    host.link.generation = *stated->pcie->gen;
    host.link.lanes = stated->pcie->lanes.value_or(kLanesOfAFullSlot);
    host.slots = stated->pcie->slots.value_or(1);
    if (nic != nullptr && nic->pcie.generation > 0) {
        host.link.generation = std::min(host.link.generation, nic->pcie.generation);
    }
    return host;
}

} // namespace clusterbrief
