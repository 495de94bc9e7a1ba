#include "ui/forms/part_summary.h"

#include "core/base/text.h"
#include "ui/text.h"

#include <QtCore/QCoreApplication>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

struct PartSummary {
    Q_DECLARE_TR_FUNCTIONS(PartSummary)
};

QString number(double value)
{
    return figureText(value);
}

QString ofGpu(const Gpu& gpu)
{
    const QString domain = gpu.hasScaleUp()
        ? PartSummary::tr("%1 GB/s each way").arg(number(gpu.scaleUp.eachWay().value))
        : PartSummary::tr("no NVLink");
    return PartSummary::tr("%1 GB · %2").arg(number(gpu.memoryGb), domain);
}

QString ofSystem(const System& system)
{
    QStringList facts;
    if (system.gpus > 0) {
        facts << PartSummary::tr("%1 GPUs").arg(system.gpus)
              << PartSummary::tr("domain %1").arg(system.domain);
    }
    if (system.maxPowerKw) {
        facts << PartSummary::tr("%1 kW").arg(number(*system.maxPowerKw));
    }
    return facts.join(u" · "_s);
}

QString ofSwitch(const Switch& part)
{
    QStringList ports;
    for (const auto& [generation, count] : part.ports) {
        ports << QString::number(count) + u" × "_s + choiceLabel(generation);
    }
    return ports.mid(0, 3).join(u", "_s);
}

} // namespace

QString partSummary(Reference reference, const std::string& id, const Catalog& catalog)
{
    const auto with = [](const Part* part, const QString& facts) {
        return part == nullptr ? QString()
            : facts.isEmpty()  ? toQt(part->name)
                               : toQt(part->name) + u" · "_s + facts;
    };
    switch (reference) {
    case Reference::Gpu:
        return with(
            catalog.gpu(id), catalog.gpu(id) == nullptr ? QString() : ofGpu(*catalog.gpu(id)));
    case Reference::System:
        return with(catalog.system(id),
            catalog.system(id) == nullptr ? QString() : ofSystem(*catalog.system(id)));
    case Reference::Nic:
        return with(catalog.nic(id), {});
    case Reference::Switch:
        return with(catalog.switchPart(id),
            catalog.switchPart(id) == nullptr ? QString() : ofSwitch(*catalog.switchPart(id)));
    case Reference::Model:
        return with(catalog.model(id),
            catalog.model(id) == nullptr
                ? QString()
                : PartSummary::tr("%1 billion parameters")
                      .arg(number(static_cast<double>(catalog.model(id)->parameters) / 1e9)));
    case Reference::NodeGroup:
    case Reference::Network:
    case Reference::Rule:
    case Reference::None:
        break;
    }
    return {};
}

} // namespace clusterbrief::ui
