#include "ui/forms/part_summary.h"

#include "core/base/text.h"
#include "ui/text.h"

#include <QtCore/QCoreApplication>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("PartSummary", text);
}

QString number(double value)
{
    return toQt(figure(value));
}

QString ofGpu(const Gpu& gpu)
{
    const QString domain = gpu.hasScaleUp()
        ? say("%1 GB/s each way").arg(number(gpu.scaleUp.eachWay().value))
        : say("no NVLink");
    return say("%1 GB · %2").arg(number(gpu.memoryGb), domain);
}

QString ofSystem(const System& system)
{
    QStringList facts;
    if (system.gpus > 0) {
        facts << say("%1 GPUs").arg(system.gpus) << say("domain %1").arg(system.domain);
    }
    if (system.maxPowerKw) {
        facts << say("%1 kW").arg(number(*system.maxPowerKw));
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
                : say("%1 billion parameters")
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
