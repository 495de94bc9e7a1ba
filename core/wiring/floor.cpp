#include "core/wiring/floor.h"

#include "core/wiring/names.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clusterbrief::detail {
namespace {

void placeNodes(const Design& design, const Sizing& sizing, Wiring& wiring)
{
    const std::vector<std::string> names = hostNames(design);
    for (const GroupRacks& racks : sizing.racks.groups) {
        const auto base = static_cast<std::int32_t>(wiring.racks.size());
        const std::string prefix = names[racks.group->index] + "-rack-";
        for (std::int64_t rack = 0; rack < racks.racks; ++rack) {
            wiring.racks.push_back(prefix + padded(rack + 1, 3));
        }
        const bool servers = !racks.group->isRack();
        const std::int64_t height = servers && racks.group->system != nullptr
            ? racks.group->system->rackUnits.value_or(0)
            : 0;
        std::int64_t index = 0;
        for (Device& device : wiring.devices) {
            if (device.kind != DeviceKind::Node || device.group != racks.group) {
                continue;
            }
            device.rack = base + static_cast<std::int32_t>(index / racks.nodesARack);
            device.unit =
                static_cast<std::int32_t>(height == 0 ? 0 : index % racks.nodesARack * height + 1);
            ++index;
        }
    }
}

void placeSwitches(const Design& design, Wiring& wiring)
{
    RackFill fill(design);
    const auto base = static_cast<std::int32_t>(wiring.racks.size());
    const Switch* boxPart = nullptr;
    std::int64_t inBox = 0;
    RackFill::Place place;
    for (Device& device : wiring.devices) {
        const Switch* part = device.part;
        if (part == nullptr) {
            continue;
        }
        if (part != boxPart || inBox == part->switchesPerBox) {
            place = fill.add(*part);
            boxPart = part;
            inBox = 0;
        }
        ++inBox;
        device.rack = place.unit == 0 ? -1 : base + static_cast<std::int32_t>(place.rack);
        device.unit = static_cast<std::int32_t>(place.unit);
    }
    for (std::int64_t rack = 0; rack < fill.racks(); ++rack) {
        wiring.racks.push_back("network-rack-" + padded(rack + 1, 2));
    }
}

/// Managers stand with the last switches.
void placeManagers(Wiring& wiring)
{
    std::int32_t rack = -1;
    for (const Device& device : wiring.devices) {
        rack = device.isSwitch() ? device.rack : rack;
    }
    for (Device& device : wiring.devices) {
        if (device.kind == DeviceKind::Manager) {
            device.rack = rack;
        }
    }
}

} // namespace

void placeDevices(const Design& design, const Sizing& sizing, Wiring& wiring)
{
    placeNodes(design, sizing, wiring);
    wiring.nodeRacks = static_cast<std::int32_t>(wiring.racks.size());
    placeSwitches(design, wiring);
    placeManagers(wiring);
}

std::uint16_t cableLength(const Wiring& wiring, const Device& a, const Device& b)
{
    constexpr std::array<std::uint16_t, 17> kSold{
        1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 40, 50, 70, 100, 150, 200, 300};
    constexpr std::int32_t kRacksARow = 16;
    constexpr double kRackWidthM = 0.6;
    constexpr double kRowPitchM = 3;
    constexpr double kInRacksM = 4;
    constexpr std::uint16_t kSameRackM = 3;
    if (a.rack < 0 || b.rack < 0) {
        return 0;
    }
    if (a.rack == b.rack) {
        return kSameRackM;
    }
    // The switches' racks stand in the middle of those of the nodes.
    const auto place = [&](std::int32_t rack) {
        const std::int32_t half = wiring.nodeRacks / 2;
        const auto all = static_cast<std::int32_t>(wiring.racks.size());
        const std::int32_t switches = all - wiring.nodeRacks;
        return rack >= wiring.nodeRacks ? half + rack - wiring.nodeRacks
            : rack < half               ? rack
                                        : rack + switches;
    };
    const std::int32_t from = place(a.rack);
    const std::int32_t to = place(b.rack);
    const double across = std::abs(from % kRacksARow - to % kRacksARow) * kRackWidthM;
    const double along = std::abs(from / kRacksARow - to / kRacksARow) * kRowPitchM;
    const double metres = kInRacksM + across + along;
    const auto* sold = std::lower_bound(kSold.begin(), kSold.end(), metres);
    return sold == kSold.end()
        ? static_cast<std::uint16_t>(std::min(60'000.0, std::ceil(metres / 100) * 100))
        : *sold;
}

} // namespace clusterbrief::detail
