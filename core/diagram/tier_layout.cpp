#include "core/base/text.h"
#include "core/diagram/caption.h"
#include "core/diagram/diagram.h"
#include "core/diagram/fabric_view.h"
#include "core/diagram/sketch.h"

#include <algorithm>
#include <numeric>

namespace clusterbrief {
namespace {
using detail::FabricView;

using detail::Part;
using detail::Run;
using detail::Sketch;

constexpr double kMargin = 2;
constexpr double kRowGap = 68;
constexpr double kLeastWidth = 560;
constexpr double kGutter = 84;        ///< For the notes at the left of the lines.
constexpr double kAttachShare = 0.68; ///< Of a box's width, where lines end.

/// Where the boxes of a tier stand in the drawing's list.
struct Tier {
    std::size_t first = 0;
    std::size_t count = 0;
};

double widthOf(const std::vector<Part>& parts)
{
    return std::accumulate(parts.begin(), parts.end(),
        detail::kBoxGap * static_cast<double>(parts.size()),
        [](double sum, const Part& part) { return sum + part.box.width; });
}

/// The rows from the top: cores, spines, leaves, hosts.
std::vector<std::vector<Part>*> rowsOf(Sketch& sketch)
{
    std::vector<std::vector<Part>*> rows;
    for (auto* row : {&sketch.cores, &sketch.spines, &sketch.leaves, &sketch.hosts}) {
        if (!row->empty()) {
            rows.push_back(row);
        }
    }
    return rows;
}

void spread(std::vector<Part>& row, double width, double y)
{
    const double gap = (width - widthOf(row)) / static_cast<double>(row.size()) + detail::kBoxGap;
    double x = kGutter + kMargin + gap / 2;
    for (Part& part : row) {
        part.box.x = x;
        part.box.y = y;
        x += part.box.width + gap;
    }
}

void place(Sketch& sketch, Diagram& diagram)
{
    double width = kLeastWidth;
    const auto rows = rowsOf(sketch);
    for (const auto* row : rows) {
        width = std::max(width, widthOf(*row));
    }
    double y = kMargin;
    for (auto* row : rows) {
        spread(*row, width, y);
        y += row->front().box.height + kRowGap;
    }
    diagram.width = kGutter + width + 2 * kMargin;
    diagram.height = y - kRowGap + kMargin;
}

Tier append(Diagram& diagram, const std::vector<Part>& parts)
{
    const Tier tier{diagram.boxes.size(), parts.size()};
    for (const Part& part : parts) {
        diagram.boxes.push_back(part.box);
    }
    return tier;
}

void join(Diagram& diagram, std::size_t from, std::size_t to, std::int64_t links)
{
    if (links > 0) {
        const std::int64_t below = diagram.boxes[from].rail;
        const std::int64_t rail = below > 0 ? below : diagram.boxes[to].rail;
        diagram.lines.push_back({from, to, rail, links});
    }
}

/// Shares a total out in proportion to weights; the shares add up to it.
std::vector<std::int64_t> shares(std::int64_t total, const std::vector<std::int64_t>& weights)
{
    const std::int64_t sum = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
    std::vector<std::int64_t> parts;
    std::int64_t weight = 0;
    std::int64_t given = 0;
    for (const std::int64_t own : weights) {
        weight += own;
        const std::int64_t upTo = sum == 0 ? 0 : total * weight / sum;
        parts.push_back(upTo - given);
        given = upTo;
    }
    return parts;
}

std::vector<std::int64_t> counts(const std::vector<Part>& parts)
{
    std::vector<std::int64_t> list;
    for (const Part& part : parts) {
        list.push_back(part.of.count);
    }
    return list;
}

/// Every box of the one tier with every box of the other.
void joinAll(Diagram& diagram, Tier below, const std::vector<std::int64_t>& weightsBelow,
    Tier above, const std::vector<std::int64_t>& weightsAbove, std::int64_t total)
{
    const auto rows = shares(total, weightsBelow);
    for (std::size_t i = 0; i < below.count; ++i) {
        const auto links = shares(rows[i], weightsAbove);
        for (std::size_t j = 0; j < above.count; ++j) {
            join(diagram, below.first + i, above.first + j, links[j]);
        }
    }
}

void joinPairs(Diagram& diagram, Tier below, const std::vector<std::int64_t>& weights, Tier above,
    std::int64_t total)
{
    const auto links = shares(total, weights);
    for (std::size_t i = 0; i < below.count; ++i) {
        join(diagram, below.first + i, above.first + i, links[i]);
    }
}

/// Nodes with one port take the leaves of a pair in turn.
std::int64_t linksInTurn(Run nodes, std::size_t leaf)
{
    return leaf == 0 ? (nodes.end() + 1) / 2 - (nodes.first + 1) / 2
                     : nodes.end() / 2 - nodes.first / 2;
}

void joinHost(Diagram& diagram, const FabricView& view, const Sketch& sketch, std::size_t host,
    std::size_t firstLeaf)
{
    const Run nodes = view.nodesOf(sketch.hosts[host].of);
    const std::int64_t planes = view.size().planes;
    const std::int64_t all = view.linksIn(nodes, {0, view.rails()}) * planes;
    const auto mixed = shares(all, counts(sketch.leaves));
    for (std::size_t i = 0; i < sketch.leaves.size(); ++i) {
        std::int64_t links = view.linksIn(nodes, sketch.leaves[i].rails) * planes;
        if (view.order == LeafOrder::ByNode) {
            links = i == host ? all : 0;
        } else if (view.order == LeafOrder::Mixed) {
            links = mixed[i];
        } else if (view.order == LeafOrder::Halves && view.rails() == 1) {
            links = linksInTurn(nodes, i) * planes;
        }
        join(diagram, host, firstLeaf + i, links);
    }
}

std::vector<std::int64_t> leafWeights(const FabricView& view, const std::vector<Part>& leaves)
{
    if (view.order != LeafOrder::ByRail) {
        return counts(leaves);
    }
    std::vector<std::int64_t> weights;
    for (const Part& part : leaves) {
        weights.push_back(part.rails.count);
    }
    return weights;
}

void joinTiers(Diagram& diagram, const FabricView& view, const Sketch& sketch)
{
    append(diagram, sketch.hosts);
    const Tier leaves = append(diagram, sketch.leaves);
    const Tier spines = append(diagram, sketch.spines);
    const Tier cores = append(diagram, sketch.cores);
    for (std::size_t host = 0; host < sketch.hosts.size(); ++host) {
        joinHost(diagram, view, sketch, host, leaves.first);
    }
    if (view.order == LeafOrder::Halves) {
        join(diagram, leaves.first, leaves.first + 1, view.size().leafLeafLinks);
    }
    const auto weights = leafWeights(view, sketch.leaves);
    if (view.spinesApart()) {
        joinPairs(diagram, leaves, weights, spines, view.size().leafSpineLinks);
    } else {
        joinAll(
            diagram, leaves, weights, spines, counts(sketch.spines), view.size().leafSpineLinks);
    }
    joinAll(diagram, spines, counts(sketch.spines), cores, counts(sketch.cores),
        view.size().spineCoreLinks);
}

double middle(const DiagramBox& box)
{
    return box.x + box.width / 2;
}

/// Spreads the ends of a box's lines along its edge, in the order of where they lead.
void spreadEnds(Diagram& diagram, std::size_t box, bool upper)
{
    std::vector<DiagramLine*> lines;
    for (DiagramLine& line : diagram.lines) {
        if ((upper ? line.from : line.to) == box
            && diagram.boxes[line.from].tier != diagram.boxes[line.to].tier) {
            lines.push_back(&line);
        }
    }
    std::stable_sort(lines.begin(), lines.end(), [&](const DiagramLine* a, const DiagramLine* b) {
        return middle(diagram.boxes[upper ? a->to : a->from])
            < middle(diagram.boxes[upper ? b->to : b->from]);
    });
    const DiagramBox& from = diagram.boxes[box];
    const double span = from.width * kAttachShare;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const double share = (static_cast<double>(i) + 0.5) / static_cast<double>(lines.size());
        (upper ? lines[i]->x1 : lines[i]->x2) = middle(from) + (share - 0.5) * span;
        (upper ? lines[i]->y1 : lines[i]->y2) = upper ? from.y : from.y + from.height;
    }
}

void drawLines(Diagram& diagram)
{
    for (std::size_t box = 0; box < diagram.boxes.size(); ++box) {
        spreadEnds(diagram, box, true);
        spreadEnds(diagram, box, false);
    }
    for (DiagramLine& line : diagram.lines) {
        const DiagramBox& from = diagram.boxes[line.from];
        const DiagramBox& to = diagram.boxes[line.to];
        if (from.tier == to.tier) {
            line.x1 = from.x + from.width;
            line.x2 = to.x;
            line.y1 = line.y2 = from.y + from.height / 2;
        }
    }
}

/// Between each two tiers, what one line there stands for.
void addNotes(Diagram& diagram)
{
    for (const DiagramTier tier : {DiagramTier::Host, DiagramTier::Leaf, DiagramTier::Spine}) {
        std::int64_t least = 0;
        std::int64_t most = 0;
        const DiagramLine* any = nullptr;
        for (const DiagramLine& line : diagram.lines) {
            const DiagramTier below = diagram.boxes[line.from].tier;
            if (below == tier && diagram.boxes[line.to].tier != below) {
                least = any == nullptr ? line.links : std::min(least, line.links);
                most = std::max(most, line.links);
                any = &line;
            }
        }
        if (any != nullptr) {
            const double y = (any->y1 + any->y2) / 2;
            const std::string links = least == most ? counted(most, "link", "links")
                                                    : grouped(least) + "–" + grouped(most);
            diagram.notes.push_back({links, kMargin, y - 2});
            diagram.notes.push_back({least == most ? "a line" : "links a line", kMargin, y + 12});
        }
    }
}

} // namespace

std::optional<Diagram> drawFabric(const Design&, const SizedNetwork& network)
{
    if (network.size.fault != FabricFault::None || network.size.leaf < 1) {
        return std::nullopt;
    }
    const FabricView view(network);
    Sketch sketch = detail::sketched(view);
    Diagram diagram;
    place(sketch, diagram);
    joinTiers(diagram, view, sketch);
    drawLines(diagram);
    addNotes(diagram);
    diagram.caption = detail::captionOf(view);
    return diagram;
}

} // namespace clusterbrief
