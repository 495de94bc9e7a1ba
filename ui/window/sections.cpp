#include "ui/window/sections.h"

#include "ui/text.h"

#include <QtCore/QCoreApplication>

namespace clusterbrief::ui {
namespace {

struct SectionText {
    const char* title;
    const char* subtitle;
};

constexpr SectionText kTexts[] = {
    {QT_TRANSLATE_NOOP("Sections", "Project"),
        QT_TRANSLATE_NOOP("Sections", "Who asks, for what, and when it is needed.")},
    {QT_TRANSLATE_NOOP("Sections", "Workloads"),
        QT_TRANSLATE_NOOP("Sections",
            "The jobs that shall run. They decide how large the NVLink domain and the fabric must "
            "be.")},
    {QT_TRANSLATE_NOOP("Sections", "Nodes"),
        QT_TRANSLATE_NOOP(
            "Sections", "Servers and racks, one entry a group of equal ones, with their ports.")},
    {QT_TRANSLATE_NOOP("Sections", "Compute fabric"),
        QT_TRANSLATE_NOOP("Sections",
            "What crosses servers. Size it for everything that does not stay on NVLink.")},
    {QT_TRANSLATE_NOOP("Sections", "Storage network"),
        QT_TRANSLATE_NOOP("Sections", "Data and checkpoints, apart from the compute fabric.")},
    {QT_TRANSLATE_NOOP("Sections", "Management"),
        QT_TRANSLATE_NOOP("Sections",
            "In-band for provisioning and scheduling, out-of-band for BMCs and consoles.")},
    {QT_TRANSLATE_NOOP("Sections", "Topology"),
        QT_TRANSLATE_NOOP("Sections", "What is joined to what. Point at a part to see its ways.")},
    {QT_TRANSLATE_NOOP("Sections", "Facility"),
        QT_TRANSLATE_NOOP("Sections", "What the site gives: power, cooling, racks, floor.")},
    {QT_TRANSLATE_NOOP("Sections", "Acceptance"),
        QT_TRANSLATE_NOOP("Sections", "The runs that must pass before the cluster is taken over.")},
    {QT_TRANSLATE_NOOP("Sections", "Rules and parts"),
        QT_TRANSLATE_NOOP("Sections",
            "Findings that are accepted with a reason, rules that weigh differently here, and "
            "parts that the catalog lacks.")},
    {QT_TRANSLATE_NOOP("Sections", "Brief"),
        QT_TRANSLATE_NOOP("Sections", "The pages as they will be sent.")},
};

} // namespace

QString titleOf(SectionId section)
{
    return QCoreApplication::translate("Sections", kTexts[static_cast<std::size_t>(section)].title);
}

QString subtitleOf(SectionId section)
{
    return QCoreApplication::translate(
        "Sections", kTexts[static_cast<std::size_t>(section)].subtitle);
}

SectionId sectionOf(const QString& place)
{
    const QString path = place.startsWith(u'/') ? place.mid(1) : place;
    const std::pair<const char16_t*, SectionId> kPrefixes[] = {{u"workloads", SectionId::Workloads},
        {u"nodes", SectionId::Nodes}, {u"networks/compute", SectionId::Compute},
        {u"networks/storage", SectionId::Storage}, {u"networks/", SectionId::Management},
        {u"facility", SectionId::Facility}, {u"acceptance", SectionId::Acceptance},
        {u"waivers", SectionId::Rules}, {u"severities", SectionId::Rules},
        {u"parts", SectionId::Rules}};
    for (const auto& [prefix, section] : kPrefixes) {
        if (path.startsWith(QStringView(prefix))) {
            return section;
        }
    }
    return SectionId::Project;
}

namespace {

bool isAbout(SectionId section, const Finding& finding)
{
    const SectionId own = sectionOf(toQt(finding.at));
    const bool network =
        own == SectionId::Compute || own == SectionId::Storage || own == SectionId::Management;
    return own == section || section == SectionId::Brief
        || (section == SectionId::Topology && network);
}

} // namespace

std::optional<Severity> worstOf(const CheckResult& check, SectionId section)
{
    std::optional<Severity> worst;
    for (const Finding& finding : check.findings) {
        if (isAbout(section, finding) && (!worst || finding.severity > *worst)) {
            worst = finding.severity;
        }
    }
    return worst;
}

} // namespace clusterbrief::ui
