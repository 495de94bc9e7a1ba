#include "core/wiring/plane.h"

#include "core/wiring/names.h"

#include <algorithm>

namespace clusterbrief::detail {
namespace {

std::string leafLabel(const Plane& plane, std::int64_t leaf)
{
    const LeafLayout& layout = plane.layout;
    if (layout.order != LeafOrder::ByRail || layout.leaf == 1) {
        return padded(leaf + 1, 2);
    }
    const std::int64_t block = leaf / layout.leavesOfBlock();
    const std::int64_t rail = leaf % layout.leavesOfBlock() * layout.railsOfLeaf();
    const std::int64_t ofUnit = layout.blocksOfUnit();
    std::string label =
        ofUnit == 0 ? "g" + padded(block + 1, 2) : "u" + padded(block / ofUnit + 1, 2);
    label += ofUnit > 1 ? "-g" + std::to_string(block % ofUnit + 1) : "";
    label += "-r" + std::to_string(rail + 1);
    return layout.railsOfLeaf() == 1 ? label
                                     : label + '-' + std::to_string(rail + layout.railsOfLeaf());
}

Device switchOf(const Plane& plane, DeviceKind kind, const Switch* part, std::string name)
{
    Device device;
    device.kind = kind;
    device.part = part;
    device.name = networkName(plane.network, plane.index) + std::move(name);
    device.plane = static_cast<std::int32_t>(plane.index + 1);
    return device;
}

void addLeaves(const Plane& plane, std::vector<Device>& devices)
{
    const LeafLayout& layout = plane.layout;
    for (std::int64_t leaf = 0; leaf < layout.leaf; ++leaf) {
        Device device = switchOf(plane, DeviceKind::Leaf, plane.network.network->leaf,
            "-leaf-" + leafLabel(plane, leaf));
        const bool byRail = layout.order == LeafOrder::ByRail && layout.leaf > 1;
        const std::int64_t block = leaf / layout.leavesOfBlock();
        const std::int64_t ofUnit = std::max<std::int64_t>(1, layout.blocksOfUnit());
        device.block = layout.order == LeafOrder::Mixed || layout.order == LeafOrder::Halves
            ? 0
            : static_cast<std::int32_t>(block / ofUnit + 1);
        device.rail = byRail && layout.railsOfLeaf() == 1
            ? static_cast<std::int32_t>(leaf % layout.leavesOfBlock() + 1)
            : layout.rails() == 1 ? 1
                                  : 0;
        devices.push_back(std::move(device));
    }
}

void addSpines(const Plane& plane, std::vector<Device>& devices)
{
    const FabricSize& size = plane.size();
    const std::int64_t apart = size.pods > 0 ? size.spinesPerPod : plane.layout.spine;
    for (std::int64_t spine = 0; spine < plane.layout.spine; ++spine) {
        const std::int64_t group = spine / apart;
        const std::int64_t column = group % plane.columns();
        std::string label = "-spine-";
        if (size.pods > 0) {
            label += "pod" + padded(group / plane.columns() + 1, 2) + '-';
            label += plane.columns() > 1 ? "r" + std::to_string(column + 1) + '-' : "";
        }
        Device device = switchOf(plane, DeviceKind::Spine, plane.network.network->spine,
            label + padded(spine % apart + 1, 2));
        if (size.pods > 0) {
            device.block = static_cast<std::int32_t>(group / plane.columns() + 1);
            device.rail = plane.columns() > 1 ? static_cast<std::int32_t>(column + 1) : 0;
        }
        devices.push_back(std::move(device));
    }
}

Link linkOf(const Plane& plane, LinkKind kind, std::int64_t a, std::int64_t aPort, std::int64_t b,
    std::int64_t bPort, std::int32_t rail)
{
    Link link;
    link.kind = kind;
    link.a = static_cast<std::uint32_t>(a);
    link.b = static_cast<std::uint32_t>(b);
    link.aPort = static_cast<std::uint16_t>(aPort + 1);
    link.bPort = static_cast<std::uint16_t>(bPort + 1);
    link.rail = static_cast<std::uint16_t>(rail);
    link.plane = static_cast<std::uint8_t>(plane.index + 1);
    return link;
}

/// Where a leaf's uplinks go: the spines it is joined to and its place among their leaves.
struct Reach {
    std::int64_t firstSpine = 0;
    std::int64_t spines = 0;
    std::int64_t place = 0;
};

Reach reachOf(const Plane& plane, std::int64_t leaf)
{
    const FabricSize& size = plane.size();
    if (size.pods == 0) {
        return {0, plane.layout.spine, leaf};
    }
    const std::int64_t block = leaf / plane.columns();
    const std::int64_t group =
        block / plane.leavesOfPod() * plane.columns() + leaf % plane.columns();
    return {group * size.spinesPerPod, size.spinesPerPod, block % plane.leavesOfPod()};
}

/// Parallel links stand side by side on both switches; counts that do not divide go round.
void wireLeafToSpine(const Plane& plane, const Wiring& wiring, std::vector<Link>& links)
{
    const FabricSize& size = plane.size();
    const std::int64_t up = size.portsUp;
    const Switch& part = *plane.network.network->leaf;
    std::vector<std::int64_t> next(static_cast<std::size_t>(plane.layout.spine), 0);
    for (std::int64_t leaf = 0; leaf < plane.layout.leaf; ++leaf) {
        const Reach reach = reachOf(plane, leaf);
        const std::int64_t first = firstUplink(part, *plane.network.network->generation, up,
            plane.used[static_cast<std::size_t>(leaf)]);
        const std::int64_t parallel = up / reach.spines;
        const std::int32_t rail =
            wiring.devices[plane.firstLeaf + static_cast<std::size_t>(leaf)].rail;
        for (std::int64_t link = 0; link < up; ++link) {
            const bool even = parallel * reach.spines == up;
            const std::int64_t spine =
                reach.firstSpine + (even ? link / parallel : (leaf * up + link) % reach.spines);
            std::int64_t& free = next[static_cast<std::size_t>(spine)];
            const std::int64_t port = even ? reach.place * parallel + link % parallel : free;
            ++free;
            links.push_back(linkOf(plane, LinkKind::LeafSpine, plane.firstLeaf + leaf, first + link,
                plane.firstSpine + spine, port, rail));
        }
    }
}

/// Which core and which of its ports an uplink of a pod takes.
///
/// Blocks of parallel links where they divide a spine's uplinks, else round all cores, so that each
/// spine has the same number of links to each core that it reaches.
struct CoreEnd {
    std::int64_t core = 0;
    std::int64_t port = 0;
};

CoreEnd coreEnd(std::int64_t cores, std::int64_t parallel, std::int64_t upOfSpine, std::int64_t pod,
    std::int64_t link)
{
    const bool blocks = upOfSpine % parallel == 0;
    const std::int64_t core = blocks ? link / parallel : link % cores;
    const std::int64_t among = blocks ? link % parallel : link / cores;
    return {core, pod * parallel + among};
}

void wireSpineToCore(const Plane& plane, const Wiring& wiring, std::vector<Link>& links)
{
    const FabricSize& size = plane.size();
    const std::int64_t spines = plane.layout.spine;
    const std::int64_t cores = plane.layout.core;
    const std::int64_t up = size.spineCoreLinks / size.planes / spines;
    const std::int64_t apart = size.pods > 0 ? size.spinesPerPod : spines;
    const std::int64_t podLinks = up * apart;
    const bool even = size.pods > 0 && podLinks % cores == 0;
    const std::int64_t below = size.pods > 0 ? plane.leavesOfPod() * (size.portsUp / apart)
                                             : ceilDiv(size.leafSpineLinks / size.planes, spines);
    const std::int64_t first =
        firstUplink(*plane.network.network->spine, *plane.network.network->generation, up, below);
    std::vector<std::int64_t> next(static_cast<std::size_t>(cores), 0);
    for (std::int64_t spine = 0; spine < spines; ++spine) {
        const std::int32_t rail =
            wiring.devices[plane.firstSpine + static_cast<std::size_t>(spine)].rail;
        for (std::int64_t link = 0; link < up; ++link) {
            const std::int64_t ofPod = spine % apart * up + link;
            CoreEnd end;
            if (even) {
                end = coreEnd(cores, podLinks / cores, up, spine / apart, ofPod);
            } else {
                end.core = (spine * up + link) % cores;
                end.port = next[static_cast<std::size_t>(end.core)]++;
            }
            links.push_back(linkOf(plane, LinkKind::SpineCore, plane.firstSpine + spine,
                first + link, plane.firstCore + end.core, end.port, rail));
        }
    }
}

} // namespace

std::int64_t Plane::leavesOfPod() const
{
    return std::max<std::int64_t>(
        1, ceilDiv(layout.leaf / columns(), std::max<std::int64_t>(1, size().pods)));
}

std::int64_t firstUplink(
    const Switch& part, Generation generation, std::int64_t up, std::int64_t usedBelow)
{
    const std::int64_t first = part.portsAt(generation) - up;
    const std::int64_t aligned = first - first % part.portsOfCage(generation);
    return aligned >= usedBelow ? aligned : first;
}

void addSwitches(Plane& plane, std::vector<Device>& devices)
{
    plane.firstLeaf = static_cast<std::uint32_t>(devices.size());
    addLeaves(plane, devices);
    plane.firstSpine = static_cast<std::uint32_t>(devices.size());
    addSpines(plane, devices);
    plane.firstCore = static_cast<std::uint32_t>(devices.size());
    for (std::int64_t core = 0; core < plane.layout.core; ++core) {
        devices.push_back(switchOf(
            plane, DeviceKind::Core, plane.network.network->core, "-core-" + padded(core + 1, 3)));
    }
}

void wireUpperTiers(const Plane& plane, const Wiring& wiring, std::vector<Link>& links)
{
    if (plane.layout.spine > 0 && plane.size().portsUp > 0) {
        wireLeafToSpine(plane, wiring, links);
    }
    if (plane.layout.core > 0) {
        wireSpineToCore(plane, wiring, links);
    }
}

} // namespace clusterbrief::detail
