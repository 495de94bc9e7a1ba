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
        ports << countText(count) + u" × "_s + choiceLabel(generation);
    }
    QString facts = ports.mid(0, 3).join(u", "_s);
    if (part.maxPowerW) {
        facts += u" · "_s + PartSummary::tr("%1 W").arg(number(*part.maxPowerW));
    }
    return facts;
}

QString ofNic(const Nic& nic)
{
    QStringList facts{PartSummary::tr("%1 × %2 Gb/s").arg(nic.ports).arg(nic.portGbps)};
    if (nic.pcie.generation > 0) {
        facts << PartSummary::tr("PCIe Gen%1 x%2").arg(nic.pcie.generation).arg(nic.pcie.lanes);
    }
    if (!nic.cage.empty()) {
        facts << toQt(nic.cage);
    }
    return facts.join(u" · "_s);
}

template<class P, class Describe>
QString factsOf(const P* part, const Describe& describe)
{
    return part == nullptr ? QString() : describe(*part);
}

const Part* partOf(Reference reference, const std::string& id, const Catalog& catalog)
{
    switch (reference) {
    case Reference::Gpu:
        return catalog.gpu(id);
    case Reference::System:
        return catalog.system(id);
    case Reference::Nic:
        return catalog.nic(id);
    case Reference::Switch:
        return catalog.switchPart(id);
    case Reference::Model:
        return catalog.model(id);
    case Reference::NodeGroup:
    case Reference::Network:
    case Reference::Rule:
    case Reference::None:
        break;
    }
    return nullptr;
}

QString ofModel(const Model& model)
{
    return PartSummary::tr("%1 billion parameters")
        .arg(number(static_cast<double>(model.parameters) / 1e9));
}

} // namespace

bool isPart(Reference reference)
{
    return reference == Reference::Gpu || reference == Reference::System
        || reference == Reference::Nic || reference == Reference::Switch
        || reference == Reference::Model;
}

QString partFacts(Reference reference, const std::string& id, const Catalog& catalog)
{
    switch (reference) {
    case Reference::Gpu:
        return factsOf(catalog.gpu(id), ofGpu);
    case Reference::System:
        return factsOf(catalog.system(id), ofSystem);
    case Reference::Nic:
        return factsOf(catalog.nic(id), ofNic);
    case Reference::Switch:
        return factsOf(catalog.switchPart(id), ofSwitch);
    case Reference::Model:
        return factsOf(catalog.model(id), ofModel);
    case Reference::NodeGroup:
    case Reference::Network:
    case Reference::Rule:
    case Reference::None:
        break;
    }
    return {};
}

QString partSummary(Reference reference, const std::string& id, const Catalog& catalog)
{
    const Part* part = partOf(reference, id, catalog);
    if (part == nullptr) {
        return {};
    }
    const QString facts = partFacts(reference, id, catalog);
    return facts.isEmpty() ? toQt(part->name) : toQt(part->name) + u" · "_s + facts;
}

} // namespace clusterbrief::ui
