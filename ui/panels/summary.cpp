#include "ui/panels/summary_panel.h"

#include "core/base/text.h"
#include "ui/text.h"

#include <QtCore/QLocale>

#include <algorithm>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

using Kind = SummaryLine::Kind;

QString counted(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

QString number(double value, int decimals = 1)
{
    QString text = QLocale().toString(value, 'f', decimals);
    const QString point = QLocale().decimalPoint();
    while (text.contains(point) && (text.endsWith(u'0') || text.endsWith(point))) {
        text.chop(1);
    }
    return text;
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
    lines.push_back({Kind::Bar, link, number(scaleUp), unit, {}, scaleUp / most});
    if (gap.fabric) {
        lines.push_back(
            {Kind::Bar, SummaryPanel::tr("Fabric"), number(fabric), unit, {}, fabric / most});
    }
    if (gap.ratio() && scaleUp > 0) {
        lines.push_back({Kind::Note, SummaryPanel::tr("%1 times apart").arg(number(*gap.ratio())),
            {}, {}, {}, 0});
    }
}

void addFabric(const SizedNetwork& sized, std::vector<SummaryLine>& lines)
{
    const FabricSize& size = sized.size;
    lines.push_back(heading(SummaryPanel::tr("Compute fabric")));
    if (size.fault != FabricFault::None) {
        lines.push_back({Kind::Note, SummaryPanel::tr("cannot be sized: %1").arg(toQt(size.error)),
            {}, {}, {}, 0});
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

} // namespace

std::vector<SummaryLine> summaryOf(const Analysis& analysis)
{
    const Sizing& sizing = analysis.sizing;
    std::vector<SummaryLine> lines;
    lines.push_back(value(SummaryPanel::tr("GPUs"), counted(analysis.design.gpus()),
        SummaryPanel::tr("in %1 nodes").arg(counted(analysis.design.nodes()))));
    if (sizing.bandwidth) {
        lines.push_back(value(SummaryPanel::tr("NVLink domain"),
            counted(sizing.bandwidth->group->domain), SummaryPanel::tr("GPUs")));
        addBandwidth(*sizing.bandwidth, lines);
    }
    for (const SizedNetwork& network : sizing.networks) {
        addFabric(network, lines);
    }
    addWorkloads(sizing, lines);
    if (sizing.nodePowerKw) {
        lines.push_back(heading(SummaryPanel::tr("Site")));
        lines.push_back(value(SummaryPanel::tr("Power of the nodes"), number(*sizing.nodePowerKw),
            SummaryPanel::tr("kW, at most")));
    }
    return lines;
}

std::vector<SummaryLine> summaryOf(const Analysis& analysis, const Analysis& before)
{
    std::vector<SummaryLine> lines = summaryOf(analysis);
    if (&analysis == &before) {
        return lines;
    }
    const std::vector<SummaryLine> old = summaryOf(before);
    for (SummaryLine& line : lines) {
        const auto same = std::find_if(old.begin(), old.end(), [&](const SummaryLine& known) {
            return known.name == line.name && known.kind == line.kind;
        });
        if (same != old.end() && same->value != line.value) {
            line.before = same->value;
        }
    }
    return lines;
}

} // namespace clusterbrief::ui
