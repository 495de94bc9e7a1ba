#include "core/render/svg.h"

#include "core/base/text.h"
#include "core/diagram/rail_colors.h"
#include "core/render/renderer.h"
#include "core/render/xml_text.h"

namespace clusterbrief {
namespace {

/// Two decimals, without a group separator.
std::string coordinate(double number)
{
    return replaced(figure(number, 2), ",", "");
}

std::string attribute(const char* name, const std::string& value)
{
    return std::string(" ") + name + "=\"" + escapedXml(value) + '"';
}

std::string attribute(const char* name, double value)
{
    return attribute(name, coordinate(value));
}

std::string lineSvg(const Diagram& diagram, const DiagramLine& line)
{
    const std::string ends = diagram.boxes[line.from].label + " to " + diagram.boxes[line.to].label;
    return "<line" + attribute("x1", line.x1) + attribute("y1", line.y1) + attribute("x2", line.x2)
        + attribute("y2", line.y2) + attribute("stroke", railColor(line.rail)) + "><title>"
        + escapedXml(counted(line.links, "link", "links") + ", " + ends) + "</title></line>\n";
}

std::string textSvg(double x, double y, const std::string& content)
{
    return "<text" + attribute("x", x) + attribute("y", y) + '>' + content + "</text>\n";
}

std::string span(const char* style, const std::string& text)
{
    return std::string("<tspan") + style + '>' + escapedXml(text) + "</tspan>";
}

std::string boxSvg(const DiagramBox& box, SvgReader reader)
{
    constexpr const char* kDimmed = " class=\"dimmed\" fill=\"#5f687b\"";
    constexpr const char* kBeside = " class=\"dimmed\" fill=\"#5f687b\" dx=\"3.5\"";
    constexpr const char* kStrong = " font-weight=\"600\"";
    const double x = box.x + box.width / 2;
    const double y = box.y + box.height / 2 + 4;
    std::string svg = "<g" + attribute("id", "fabric-" + box.id) + "><rect" + attribute("x", box.x)
        + attribute("y", box.y) + attribute("width", box.width) + attribute("height", box.height)
        + " rx=\"5\" fill=\"#ffffff\""
        + attribute("stroke", box.rail > 0 ? railColor(box.rail) : "#c6cdd8")
        + attribute("stroke-width", box.rail > 0 ? 1.6 : 1.2) + "/>\n";
    if (box.detailBelow && !box.detail.empty()) {
        svg += textSvg(x, y - 8, span(kStrong, box.label))
            + textSvg(x, y + 8, span(kDimmed, box.detail));
    } else if (reader == SvgReader::Office && !box.detail.empty()) {
        svg += textSvg(x, y, span("", box.label + ' ' + box.detail));
    } else {
        svg += textSvg(x, y,
            span(box.detailBelow ? kStrong : "", box.label)
                + (box.detail.empty() ? "" : span(kBeside, box.detail)));
    }
    return svg + "</g>\n";
}

} // namespace

std::string diagramSvg(const Diagram& diagram, SvgReader reader)
{
    constexpr const char* kFaces =
        "'Cluster Brief Sans', Inter, 'Helvetica Neue', Arial, sans-serif";
    const std::string width = coordinate(diagram.width);
    const std::string height = coordinate(diagram.height);
    std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"fabric\" role=\"img\""
        + attribute("width", width) + attribute("height", height)
        + attribute("viewBox", "0 0 " + width + ' ' + height)
        + attribute("font-family", reader == SvgReader::Office ? "Arial" : kFaces)
        + " font-size=\"11\" text-anchor=\"middle\" fill=\"#1f2633\">\n<title>"
        + escapedXml(diagram.caption)
        + "</title>\n<g stroke-width=\"1.2\" stroke-opacity=\"0.55\">\n";
    for (const DiagramLine& line : diagram.lines) {
        svg += lineSvg(diagram, line);
    }
    svg += "</g>\n";
    for (const DiagramBox& box : diagram.boxes) {
        svg += boxSvg(box, reader);
    }
    for (const DiagramNote& note : diagram.notes) {
        svg += "<text" + attribute("x", note.x) + attribute("y", note.y)
            + " class=\"dimmed\" fill=\"#5f687b\" font-size=\"10\" text-anchor=\"start\">"
            + escapedXml(note.text) + "</text>\n";
    }
    return svg + "</svg>\n";
}

std::string diagramSvg(const Diagram& diagram)
{
    return diagramSvg(diagram, SvgReader::Browser);
}

} // namespace clusterbrief
