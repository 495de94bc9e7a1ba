#include "core/diagram/sketch.h"

#include "core/base/text.h"

#include <algorithm>
#include <numeric>

namespace clusterbrief::detail {
namespace {

constexpr std::int64_t kMostBoxes = 8;
constexpr double kPadding = 20;
constexpr double kLowBox = 27;
constexpr double kHighBox = 46;
constexpr std::string_view kMore = "… ";

/// `spine 1`, `spine 1–4`.
std::string numbered(const std::string& word, Run run)
{
    return word + ' ' + grouped(run.first + 1)
        + (run.count > 1 ? "–" + grouped(run.end()) : std::string());
}

std::string times(std::int64_t count)
{
    return count > 1 ? "×" + grouped(count) : std::string();
}

std::string sizeOf(const FabricView& view, Run nodes)
{
    const std::int64_t gpus = view.gpusIn(nodes);
    std::string gpuText = gpus > 0 ? counted(gpus, "GPU", "GPUs") : std::string();
    if (view.hosts == HostKind::Node && nodes.count == 1) {
        return gpuText;
    }
    const std::string text = view.trays() ? counted(nodes.count, "tray", "trays")
                                          : counted(nodes.count, "node", "nodes");
    return text + (gpuText.empty() ? "" : " · " + gpuText);
}

std::string hostLabel(const FabricView& view, Run items, Run nodes)
{
    const bool many = items.count > 1;
    const std::string more = std::string(kMore) + grouped(items.count) + " more ";
    switch (view.hosts) {
    case HostKind::Node:
        return many ? more + (view.trays() ? "trays" : "nodes") : view.nodeName(items.first);
    case HostKind::NodeGroup:
        return many ? more + "groups" : numbered(view.trays() ? "trays" : "nodes", nodes);
    case HostKind::Unit:
        return many ? more + "units" : numbered("unit", items);
    case HostKind::Pod:
        break;
    }
    return many ? more + "pods" : numbered("pod", items);
}

std::string hostId(const FabricView& view, Run items)
{
    const std::string number = items.count > 1 ? "more" : std::to_string(items.first + 1);
    switch (view.hosts) {
    case HostKind::Node:
        return "node-" + number;
    case HostKind::NodeGroup:
        return "nodes-" + number;
    case HostKind::Unit:
        return "unit-" + number;
    case HostKind::Pod:
        break;
    }
    return "pod-" + number;
}

void giveSize(DiagramBox& box)
{
    const double label = estimatedWidth(box.label);
    const double detail = estimatedWidth(box.detail);
    box.width = kPadding
        + (box.detailBelow || box.detail.empty() ? std::max(label, detail)
                                                 : label + kLetterSize / 2 + detail);
    box.height = box.detailBelow ? kHighBox : kLowBox;
}

Part part(DiagramTier tier, std::string id, std::string label, std::string detail, Run of)
{
    Part made;
    made.box.id = std::move(id);
    made.box.tier = tier;
    made.box.label = std::move(label);
    made.box.detail = std::move(detail);
    made.box.detailBelow = tier == DiagramTier::Host;
    made.box.devices = of.count;
    made.of = of;
    giveSize(made.box);
    return made;
}

/// A box for many folded ones may be wider than the rest.
void sameWidth(std::vector<Part>& parts)
{
    double widest = 0;
    for (const Part& made : parts) {
        widest = std::max(widest, made.box.label.starts_with(kMore) ? 0 : made.box.width);
    }
    for (Part& made : parts) {
        made.box.width = std::max(made.box.width, widest);
    }
}

double rowWidth(const std::vector<Part>& parts)
{
    return std::accumulate(parts.begin(), parts.end(),
        kBoxGap * static_cast<double>(parts.size() - 1),
        [](double sum, const Part& made) { return sum + made.box.width; });
}

std::vector<Part> hostParts(const FabricView& view, const std::vector<Run>& runs)
{
    std::vector<Part> parts;
    for (const Run run : runs) {
        const Run nodes = view.nodesOf(run);
        parts.push_back(part(DiagramTier::Host, hostId(view, run), hostLabel(view, run, nodes),
            sizeOf(view, nodes), run));
        parts.back().box.devices = nodes.count;
    }
    sameWidth(parts);
    return parts;
}

/// As many boxes as there is room for.
std::vector<Part> hostParts(const FabricView& view)
{
    std::vector<Part> parts;
    for (std::int64_t most = kMostBoxes; most >= 3; --most) {
        parts = hostParts(view, folded(view.hostItems, most));
        if (rowWidth(parts) <= kMostWidth) {
            break;
        }
    }
    return parts;
}

/// Leaves with the same rails; `sets` counts such sets of rails.
Part railPart(const FabricView& view, Run sets)
{
    const std::int64_t perSet = view.railsOfLeaf();
    const std::int64_t first = std::min(view.rails(), sets.first * perSet);
    const Run rails{first, std::min(view.rails(), sets.end() * perSet) - first};
    const bool byRail = view.order == LeafOrder::ByRail;
    const std::int64_t switches = byRail ? sets.count * view.leavesOfRail() : 1;
    const std::string number = std::to_string(sets.first + 1);
    Part made;
    if (view.leaf == 1) {
        made = part(DiagramTier::Leaf, "leaf-1", "switch", {}, sets);
    } else if (sets.count > 1) {
        made = part(DiagramTier::Leaf, "rail-more",
            std::string(kMore) + grouped(rails.count) + " more rails", times(switches), sets);
    } else if (perSet == 1 && byRail) {
        made = part(DiagramTier::Leaf, "rail-" + number, "rail " + number, times(switches), sets);
        made.box.rail = sets.first + 1;
    } else {
        const std::string shown = numbered(rails.count > 1 ? "rails" : "rail", rails);
        made = part(DiagramTier::Leaf, "leaf-" + number, "leaf " + number,
            view.rails() > 1 ? shown : std::string(), sets);
    }
    made.rails = rails;
    made.box.devices = switches;
    return made;
}

std::vector<Run> railSets(const FabricView& view)
{
    return view.order == LeafOrder::Halves
        ? folded(2, kMostBoxes)
        : folded(ceilDiv(view.rails(), view.railsOfLeaf()), kMostBoxes);
}

std::vector<Part> leafParts(const FabricView& view, const std::vector<Part>& hosts)
{
    std::vector<Part> parts;
    switch (view.order) {
    case LeafOrder::ByRail:
    case LeafOrder::Halves:
        for (const Run sets : railSets(view)) {
            parts.push_back(railPart(view, sets));
        }
        break;
    case LeafOrder::ByNode:
        for (const Part& host : hosts) {
            const Run leaves = view.leavesOf(host.of);
            const std::string id = host.of.count > 1 ? "more" : std::to_string(host.of.first + 1);
            parts.push_back(
                part(DiagramTier::Leaf, "leaf-" + id, numbered("leaf", leaves), {}, leaves));
        }
        break;
    case LeafOrder::Mixed:
        for (const Run run : blocks(view.leaf)) {
            parts.push_back(part(DiagramTier::Leaf, "leaf-" + std::to_string(parts.size() + 1),
                numbered("leaf", run), {}, run));
        }
        break;
    }
    sameWidth(parts);
    return parts;
}

std::vector<Part> blockParts(DiagramTier tier, const std::string& word, std::int64_t switches)
{
    std::vector<Part> parts;
    for (const Run run : blocks(switches)) {
        parts.push_back(part(
            tier, word + '-' + std::to_string(parts.size() + 1), numbered(word, run), {}, run));
    }
    sameWidth(parts);
    return parts;
}

/// Over each leaf box the spines that only its leaves are joined to.
std::vector<Part> spinesOverLeaves(
    const FabricView& view, const std::vector<Part>& leaves, const std::vector<Part>& hosts)
{
    const bool byRail = view.order == LeafOrder::ByRail;
    std::vector<Part> parts;
    std::int64_t first = 0;
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        const std::int64_t share = byRail ? leaves[i].rails.count : hosts[i].of.count;
        const std::int64_t shares = byRail ? view.rails() : view.hostItems;
        const Run run{first, view.spine * share / shares};
        first = run.end();
        Part made = part(DiagramTier::Spine, "spine-" + std::to_string(i + 1),
            byRail ? "spine" : numbered("spine", run), byRail ? times(run.count) : "", run);
        made.box.rail = leaves[i].box.rail;
        parts.push_back(std::move(made));
    }
    sameWidth(parts);
    return parts;
}

} // namespace

double estimatedWidth(std::string_view text)
{
    const auto characters = std::count_if(text.begin(), text.end(),
        [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    return static_cast<double>(characters) * kLetterSize * 0.6;
}

std::vector<Run> folded(std::int64_t items, std::int64_t most)
{
    std::vector<Run> runs;
    const std::int64_t alone = items <= most ? items : most - 2;
    for (std::int64_t i = 0; i < alone; ++i) {
        runs.push_back({i, 1});
    }
    if (alone < items) {
        runs.push_back({alone, items - alone - 1});
        runs.push_back({items - 1, 1});
    }
    return runs;
}

std::vector<Run> blocks(std::int64_t items)
{
    std::int64_t number = std::min<std::int64_t>(items, 4);
    if (items > 4) {
        for (const std::int64_t even : {8, 7, 3, 6, 5, 4}) {
            number = items % even == 0 ? even : number;
        }
    }
    std::vector<Run> runs;
    std::int64_t first = 0;
    for (std::int64_t i = 0; i < number; ++i) {
        const std::int64_t count = items / number + (i < items % number ? 1 : 0);
        runs.push_back({first, count});
        first += count;
    }
    return runs;
}

Sketch sketched(const FabricView& view)
{
    Sketch sketch;
    sketch.hosts = hostParts(view);
    sketch.leaves = leafParts(view, sketch.hosts);
    if (view.spine > 0) {
        sketch.spines = view.spinesApart() ? spinesOverLeaves(view, sketch.leaves, sketch.hosts)
                                           : blockParts(DiagramTier::Spine, "spine", view.spine);
    }
    if (view.core > 0) {
        sketch.cores = blockParts(DiagramTier::Core, "core", view.core);
    }
    return sketch;
}

} // namespace clusterbrief::detail
