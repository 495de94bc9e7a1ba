#include "ui/diagram/topology_drawing.h"

#include "core/base/text.h"
#include "ui/phrases.h"
#include "ui/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <algorithm>
#include <array>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

/// Names of the context that `tr` has here.
class Topology {
    Q_DECLARE_TR_FUNCTIONS(Topology)
};

struct Ends {
    std::int64_t down = 0;
    std::int64_t up = 0;
};

Ends endsOf(const Diagram& diagram, std::size_t box)
{
    Ends ends;
    for (const DiagramLine& line : diagram.lines) {
        const bool across = diagram.boxes[line.from].tier == diagram.boxes[line.to].tier;
        ends.up += line.from == box && !across ? line.links : 0;
        ends.down += line.to == box && !across ? line.links : 0;
    }
    return ends;
}

QString number(std::int64_t count)
{
    return countText(count);
}

QString linksText(std::int64_t links)
{
    return links == 1 ? Topology::tr("1 link") : Topology::tr("%1 links").arg(number(links));
}

QString hostText(const DiagramBox& box, Ends ends)
{
    QString title = toQt(box.label);
    title += box.detail.empty() ? QString() : u": "_s + toQt(box.detail);
    const bool even = box.devices > 0 && ends.up % box.devices == 0;
    const QString links = Topology::tr("%1 up").arg(linksText(ends.up));
    return title + u'\n'
        + (even && box.devices > 1
                ? Topology::tr("%1, %2 a node").arg(links, number(ends.up / box.devices))
                : links);
}

QString portsText(std::int64_t down, std::int64_t up)
{
    return up == 0 ? Topology::tr("%1 ports down").arg(number(down))
                   : Topology::tr("%1 ports down, %2 up").arg(number(down), number(up));
}

QString switchText(const DiagramBox& box, Ends ends, const FabricSize& size)
{
    const QString count = box.devices == 1 ? Topology::tr("1 switch")
                                           : Topology::tr("%1 switches").arg(number(box.devices));
    QStringList lines{size.planes == 1 ? Topology::tr("%1: %2").arg(toQt(box.label), count)
                                       : Topology::tr("%1: %2 in each of %3 planes")
                                             .arg(toQt(box.label), count, number(size.planes))};
    const std::int64_t switches = std::max<std::int64_t>(1, box.devices * size.planes);
    if (ends.down % switches == 0 && ends.up % switches == 0) {
        const QString ports = portsText(ends.down / switches, ends.up / switches);
        lines << (switches == 1 ? ports : Topology::tr("%1 a switch").arg(ports));
    } else if (box.tier == DiagramTier::Leaf) {
        lines << Topology::tr("%1 a switch when full").arg(portsText(size.portsDown, size.portsUp));
    }
    if (switches > 1) {
        lines << (ends.up == 0
                ? Topology::tr("%1 down in all").arg(linksText(ends.down))
                : Topology::tr("%1 down, %2 up in all").arg(linksText(ends.down), number(ends.up)));
    }
    return lines.join(u'\n');
}

QString lineText(const Diagram& diagram, const DiagramLine& line)
{
    return Topology::tr("%1, %2 to %3")
        .arg(linksText(line.links), toQt(diagram.boxes[line.from].label),
            toQt(diagram.boxes[line.to].label));
}

/// The row of the drawing that a finding's field decides.
std::optional<DiagramTier> tierOf(const Finding& finding)
{
    const auto has = [&](const char* word) {
        return finding.field.find(word) != std::string::npos;
    };
    if (finding.at.starts_with("nodes/")) {
        return DiagramTier::Host;
    }
    return has("/core_") || has("growth") ? std::optional(DiagramTier::Core)
        : has("/spine_")                  ? std::optional(DiagramTier::Spine)
        : has("/leaf_") || has("/switch") || has("/oversub") || has("manager_ports")
        ? std::optional(DiagramTier::Leaf)
        : has("scalable_unit") ? std::optional(DiagramTier::Host)
                               : std::nullopt;
}

std::array<TopologyDrawing::Mark, 4> marksOf(const CheckResult& check, NetworkKind kind)
{
    std::array<TopologyDrawing::Mark, 4> marks;
    for (const Finding* finding : findingsOf(check, kind)) {
        const std::optional<DiagramTier> tier = tierOf(*finding);
        if (!tier) {
            continue;
        }
        TopologyDrawing::Mark& mark = marks[static_cast<std::size_t>(*tier)];
        mark.worst = std::max(mark.worst, std::optional(finding->severity));
        mark.messages += u'\n' + messageOf(*finding);
    }
    return marks;
}

} // namespace

QString networkTitle(NetworkKind kind)
{
    switch (kind) {
    case NetworkKind::Compute:
        return Topology::tr("Compute fabric");
    case NetworkKind::Storage:
        return Topology::tr("Storage network");
    case NetworkKind::InBand:
        return Topology::tr("In-band management");
    case NetworkKind::OutOfBand:
        break;
    }
    return Topology::tr("Out-of-band management");
}

std::vector<const Finding*> findingsOf(const CheckResult& check, NetworkKind kind)
{
    const std::string at = "networks/" + std::string(textOf(kind));
    std::vector<const Finding*> found;
    for (const Finding& finding : check.findings) {
        const bool ports = kind == NetworkKind::Compute && finding.rule.starts_with("ports/")
            && finding.at.starts_with("nodes/");
        if (ports || finding.at == at || finding.at.starts_with(at + '/')) {
            found.push_back(&finding);
        }
    }
    return found;
}

std::optional<TopologyDrawing> topologyDrawing(const Analysis& analysis, NetworkKind kind)
{
    const SizedNetwork* network = analysis.sizing.network(kind);
    std::optional<Diagram> diagram =
        network == nullptr ? std::nullopt : drawFabric(analysis.design, *network);
    if (!diagram) {
        return std::nullopt;
    }
    TopologyDrawing drawing;
    const auto marks = marksOf(analysis.check, kind);
    for (std::size_t i = 0; i < diagram->boxes.size(); ++i) {
        const DiagramBox& box = diagram->boxes[i];
        const Ends ends = endsOf(*diagram, i);
        drawing.boxes.push_back(box.tier == DiagramTier::Host
                ? hostText(box, ends)
                : switchText(box, ends, network->size));
        drawing.marks.push_back(marks[static_cast<std::size_t>(box.tier)]);
    }
    for (const DiagramLine& line : diagram->lines) {
        drawing.lines.push_back(lineText(*diagram, line));
    }
    drawing.diagram = std::move(*diagram);
    return drawing;
}

QString whyNoDrawing(const Analysis& analysis, NetworkKind kind)
{
    const SizedNetwork* network = analysis.sizing.network(kind);
    if (network == nullptr) {
        return Topology::tr("%1: not asked for.").arg(networkTitle(kind));
    }
    if (network->shares) {
        return Topology::tr("%1: the switches of another network carry it.")
            .arg(networkTitle(kind));
    }
    QString error = phrased(network->size.error);
    if (!error.isEmpty() && !error.endsWith(u'.')) {
        error += u'.';
    }
    return error.isEmpty() ? Topology::tr("%1: no switches yet.").arg(networkTitle(kind)) : error;
}

} // namespace clusterbrief::ui
