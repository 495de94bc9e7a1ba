#include "core/base/text.h"
#include "core/diagram/rail_colors.h"
#include "core/render/renderer.h"

#include <algorithm>

namespace clusterbrief {
namespace {

/// The drawing of the compute fabric, or of the first network that can be drawn.
Result<Diagram> drawing(const RenderInput& input)
{
    const Analysis& analysis = input.analysis;
    std::string reason = "the request asks for no network";
    for (const SizedNetwork& network : analysis.sizing.networks) {
        if (std::optional<Diagram> diagram = drawFabric(analysis.design, network)) {
            return std::move(*diagram);
        }
        if (&network == &analysis.sizing.networks.front()) {
            reason = "the " + labelOf(network.network->kind)
                + " network is not sized: " + network.size.error;
        }
    }
    return tl::unexpected(Errors{{{}, {}, "there is no topology to draw: " + reason}});
}

/// Text in the quotes of DOT, its escapes made plain.
std::string quoted(const std::string& text)
{
    return '"' + replaced(replaced(printable(text), "\\", "\\\\"), "\"", "\\\"") + '"';
}

std::string boxDot(const DiagramBox& box)
{
    const std::string label = box.detail.empty() ? box.label : box.label + "\n" + box.detail;
    return "    " + quoted(box.id) + " [label=" + replaced(quoted(label), "\n", "\\n")
        + (box.rail > 0 ? ", color=" + quoted(railColor(box.rail)) : std::string()) + "];\n";
}

std::string tierDot(const Diagram& diagram, DiagramTier tier)
{
    std::string dot = "  { rank=same;\n";
    std::vector<std::string> order; // Graphviz keeps neighbours in a chain side by side
    for (const DiagramBox& box : diagram.boxes) {
        if (box.tier == tier) {
            dot += boxDot(box);
            order.push_back(quoted(box.id));
        }
    }
    dot += order.size() > 1 ? "    " + join(order, " -- ") + " [style=invis];\n" : "";
    return dot + "  }\n";
}

} // namespace

Result<std::string> renderSvg(const RenderInput& input)
{
    const Result<Diagram> diagram = drawing(input);
    if (!diagram) {
        return tl::unexpected(diagram.error());
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + diagramSvg(*diagram);
}

Result<std::string> renderDot(const RenderInput& input)
{
    const Result<Diagram> drawn = drawing(input);
    if (!drawn) {
        return tl::unexpected(drawn.error());
    }
    const Diagram& diagram = *drawn;
    std::string dot = "graph fabric {\n  label=" + quoted(diagram.caption)
        + ";\n  rankdir=BT; ranksep=1.2; nodesep=0.25; splines=line;\n"
          "  fontname=\"Helvetica\"; fontsize=11;\n"
          "  node [shape=box, style=rounded, fontname=\"Helvetica\", fontsize=10, "
          "color=\"#8a93a5\"];\n"
          "  edge [fontname=\"Helvetica\", fontsize=8, color=\"#8a93a5\"];\n";
    for (const DiagramTier tier :
        {DiagramTier::Host, DiagramTier::Leaf, DiagramTier::Spine, DiagramTier::Core}) {
        dot += tierDot(diagram, tier);
    }
    for (const DiagramLine& line : diagram.lines) {
        dot += "  " + quoted(diagram.boxes[line.from].id) + " -- "
            + quoted(diagram.boxes[line.to].id)
            + " [tooltip=" + quoted(counted(line.links, "link", "links"))
            + (line.rail > 0 ? ", color=" + quoted(railColor(line.rail)) : std::string())
            + (diagram.lines.size() <= 48 ? ", label=" + quoted(grouped(line.links))
                                          : std::string())
            + "];\n";
    }
    return dot + "}\n";
}

} // namespace clusterbrief
