#include "ui/panels/summary_panel.h"

#include "core/base/text.h"
#include "ui/phrases.h"
#include "ui/text.h"

#include <algorithm>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

using Kind = SummaryLine::Kind;

QString counted(std::int64_t count)
{
    return countText(count);
}

QString number(double value, int decimals = 1)
{
    return figureText(value, decimals);
}

SummaryLine heading(const QString& name)
{
    return {Kind::Heading, name, {}, {}, {}, 0};
}

SummaryLine value(const QString& name, const QString& text, const QString& unit = {})
{
    return {Kind::Value, name, text, unit, {}, 0};
}

void addBandwidth(const BandwidthGap& gap, std::vector<SummaryLine>& lines)
{
    const double scaleUp = gap.scaleUp.value;
    const double fabric = gap.fabric ? gap.fabric->value : 0;
    const double most = std::max(scaleUp, fabric);
    if (most <= 0) {
        return;
    }
    const QString unit = u"GB/s"_s;
    const QString link =
        gap.group->gpu != nullptr && gap.group->gpu->scaleUpFabric == "infinity-fabric"
        ? SummaryPanel::tr("Infinity Fabric")
        : SummaryPanel::tr("NVLink");
    lines.push_back(heading(SummaryPanel::tr("Each way, a GPU")));
    lines.push_back({Kind::Bar, link, number(scaleUp, 2), unit, {}, scaleUp / most});
    if (gap.fabric) {
        lines.push_back(
            {Kind::Bar, SummaryPanel::tr("Fabric"), number(fabric, 2), unit, {}, fabric / most});
    }
    if (gap.ratio() && scaleUp > 0) {
        lines.push_back({Kind::Note, SummaryPanel::tr("%1 times apart").arg(number(*gap.ratio())),
            {}, {}, {}, 0});
    }
}

QString titleOf(NetworkKind kind)
{
    switch (kind) {
    case NetworkKind::Compute:
        return SummaryPanel::tr("Compute fabric");
    case NetworkKind::Storage:
        return SummaryPanel::tr("Storage network");
    case NetworkKind::InBand:
        return SummaryPanel::tr("In-band network");
    case NetworkKind::OutOfBand:
        break;
    }
    return SummaryPanel::tr("Out-of-band network");
}

void addFabric(const SizedNetwork& sized, std::vector<SummaryLine>& lines)
{
    const FabricSize& size = sized.size;
    lines.push_back(heading(titleOf(NetworkKind::Compute)));
    if (size.fault != FabricFault::None) {
        lines.push_back({Kind::Note,
            SummaryPanel::tr("cannot be sized: %1").arg(phrased(size.error)), {}, {}, {}, 0});
        return;
    }
    const QString speed = number(sized.network->linkSpeed()->value) + u" Gb/s"_s;
    const std::pair<QString, std::int64_t> switches[] = {
        {SummaryPanel::tr("Leaf switches"), size.leaf},
        {SummaryPanel::tr("Spine switches"), size.spine},
        {SummaryPanel::tr("Core switches"), size.core}};
    for (const auto& [name, count] : switches) {
        if (count > 0) {
            lines.push_back(value(name, counted(count)));
        }
    }
    lines.push_back(value(SummaryPanel::tr("Ports of a leaf"),
        QString::number(size.portsDown) + u" + "_s + QString::number(size.portsUp),
        SummaryPanel::tr("down, up")));
    lines.push_back(value(SummaryPanel::tr("Node links"), counted(size.nodeLeafLinks),
        size.managerLinks > 0 ? SummaryPanel::tr("+ %1 manager").arg(counted(size.managerLinks))
                              : speed));
    const std::pair<QString, std::int64_t> links[] = {
        {SummaryPanel::tr("Leaf to leaf"), size.leafLeafLinks},
        {SummaryPanel::tr("Leaf to spine"), size.leafSpineLinks},
        {SummaryPanel::tr("Spine to core"), size.spineCoreLinks}};
    for (const auto& [name, count] : links) {
        if (count > 0) {
            lines.push_back(value(name, counted(count), speed));
        }
    }
    if (size.effectiveRatio) {
        lines.push_back(value(
            SummaryPanel::tr("Oversubscription"), number(*size.effectiveRatio, 2) + u" : 1"_s));
    }
}

void addWorkloads(const Sizing& sizing, std::vector<SummaryLine>& lines)
{
    for (const SizedWorkload& sized : sizing.workloads) {
        const ResolvedWorkload& workload = *sized.workload;
        lines.push_back(heading(toQt(shortened(workload.request->name, 28))));
        lines.push_back(value(SummaryPanel::tr("GPUs used"), counted(workload.gpus())));
        if (sized.memory && workload.gpu() != nullptr) {
            lines.push_back(value(SummaryPanel::tr("Memory a GPU"), number(sized.memory->gb()),
                SummaryPanel::tr("of %1 GB").arg(number(workload.gpu()->memoryGb))));
        }
    }
}

/// The short form: switches by tier in one line, links in another.
void addNetwork(const SizedNetwork& sized, std::vector<SummaryLine>& lines)
{
    const FabricSize& size = sized.size;
    lines.push_back(heading(titleOf(sized.network->kind)));
    if (sized.shares || size.fault != FabricFault::None) {
        const QString text = sized.shares
            ? phrased(size.error)
            : SummaryPanel::tr("cannot be sized: %1").arg(phrased(size.error));
        lines.push_back({Kind::Note, text, {}, {}, {}, 0});
        return;
    }
    QString tiers = counted(size.leaf);
    for (const std::int64_t tier : {size.spine, size.core}) {
        tiers += tier > 0 ? u" + "_s + counted(tier) : QString();
    }
    lines.push_back(value(SummaryPanel::tr("Switches"), tiers,
        size.core > 0        ? SummaryPanel::tr("leaf, spine, core")
            : size.spine > 0 ? SummaryPanel::tr("leaf, spine")
                             : SummaryPanel::tr("leaf")));
    const std::int64_t all = size.nodeLeafLinks + size.equipmentLinks + size.managerLinks
        + size.leafLeafLinks + size.leafSpineLinks + size.spineCoreLinks + size.accessLinks;
    lines.push_back(value(SummaryPanel::tr("Links"), counted(all),
        SummaryPanel::tr("%1 to nodes").arg(counted(size.nodeLeafLinks))));
}

void addSite(const Sizing& sizing, std::vector<SummaryLine>& lines)
{
    const RackPlan& racks = sizing.racks;
    const bool switches = racks.switchPowerKw && *racks.switchPowerKw > 0;
    if (!sizing.nodePowerKw && !switches && racks.racks() == 0) {
        return;
    }
    lines.push_back(heading(SummaryPanel::tr("Site")));
    const QString unit = SummaryPanel::tr("kW, at most");
    if (sizing.nodePowerKw) {
        lines.push_back(
            value(SummaryPanel::tr("Power of the nodes"), number(*sizing.nodePowerKw), unit));
    }
    if (switches) {
        lines.push_back(
            value(SummaryPanel::tr("Power of the switches"), number(*racks.switchPowerKw), unit));
    }
    if (!racks.complete) {
        lines.push_back(value(SummaryPanel::tr("Racks"), SummaryPanel::tr("not known")));
    } else if (racks.racks() > 0) {
        lines.push_back(
            value(SummaryPanel::tr("Racks"), counted(racks.racks()), SummaryPanel::tr("estimate")));
    }
}

} // namespace

std::vector<SummaryLine> summaryOf(const Analysis& analysis)
{
    const Sizing& sizing = analysis.sizing;
    std::vector<SummaryLine> lines;
    lines.push_back(value(SummaryPanel::tr("GPUs"), counted(analysis.design.gpus()),
        analysis.design.nodes() == 1
            ? SummaryPanel::tr("in one node")
            : SummaryPanel::tr("in %1 nodes").arg(counted(analysis.design.nodes()))));
    if (sizing.bandwidth) {
        const std::int64_t domain = sizing.bandwidth->group->domain;
        lines.push_back(value(SummaryPanel::tr("NVLink domain"), counted(domain),
            domain == 1 ? SummaryPanel::tr("GPU") : SummaryPanel::tr("GPUs")));
        addBandwidth(*sizing.bandwidth, lines);
    }
    for (const SizedNetwork& network : sizing.networks) {
        if (network.network->kind == NetworkKind::Compute) {
            addFabric(network, lines);
        } else {
            addNetwork(network, lines);
        }
    }
    addWorkloads(sizing, lines);
    addSite(sizing, lines);
    return lines;
}

/// The line of the same name under the same heading; null where there is none.
static const SummaryLine* lineOf(
    const std::vector<SummaryLine>& lines, const QString& section, const SummaryLine& wanted)
{
    QString here;
    for (const SummaryLine& line : lines) {
        here = line.kind == Kind::Heading ? line.name : here;
        if (here == section && line.kind == wanted.kind && line.name == wanted.name) {
            return &line;
        }
    }
    return nullptr;
}

std::vector<SummaryLine> summaryOf(const Analysis& analysis, const Analysis& before)
{
    std::vector<SummaryLine> lines = summaryOf(analysis);
    if (&analysis == &before) {
        return lines;
    }
    const std::vector<SummaryLine> old = summaryOf(before);
    QString section;
    for (SummaryLine& line : lines) {
        section = line.kind == Kind::Heading ? line.name : section;
        const SummaryLine* same = lineOf(old, section, line);
        if (same != nullptr && same->value != line.value) {
            line.before = same->value;
        }
    }
    return lines;
}

} // namespace clusterbrief::ui
