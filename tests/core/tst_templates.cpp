#include "tests/support/briefs.h"
#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/base/text.h"
#include "core/document/fields.h"
#include "core/document/load.h"
#include "core/document/save.h"
#include "core/document/templates.h"

#include <QtTest/QTest>

#include <algorithm>
#include <set>

namespace clusterbrief::tests {
namespace {

const std::string kTemplatesFolder = std::string(CLUSTERBRIEF_RESOURCES) + "/templates/";

/// What the index says that checking the template brings up.
std::vector<std::string> announced(const Template& wanted)
{
    std::vector<std::string> list;
    const Value index = readTree(kTemplatesFolder + "index.yaml");
    for (const Value& entry : index.find("templates")->items) {
        if (entry.find("id")->text == wanted.id && entry.find("findings") != nullptr) {
            for (const Value& finding : entry.find("findings")->items) {
                list.push_back(finding.text);
            }
        }
    }
    return list;
}

Result<Analysis> analysedText(std::string_view text)
{
    Result<LoadedRequest> request = loadRequest(text, "template");
    if (!request) {
        return tl::unexpected(request.error());
    }
    return analyse(std::move(request->document), sharedBuiltInCatalog());
}

} // namespace

class TstTemplates : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void idsAreUniqueAndFindable();
    void bringsExactlyTheAnnouncedFindings_data();
    void bringsExactlyTheAnnouncedFindings();
    void survivesSavingAndLoading_data();
    void survivesSavingAndLoading();
    void racksAreAsManyAsTheNodesTake_data();
    void racksAreAsManyAsTheNodesTake();
    void inferenceServersAreTestedByThemselves();
    void superpodIsThePublishedOne();
    void nodeChecksAreNoBenchmarks();

private:
    static void addRows();
};

void TstTemplates::addRows()
{
    QTest::addColumn<QString>("id");
    for (const Template& each : templates()) {
        const std::string id(each.id);
        QTest::addRow("%s", id.c_str()) << QString::fromStdString(id);
    }
}

void TstTemplates::idsAreUniqueAndFindable()
{
    std::set<std::string_view> ids;
    for (const Template& each : templates()) {
        QVERIFY(ids.insert(each.id).second);
        QVERIFY(findTemplate(each.id) == &each);
        QVERIFY(!each.title.empty() && !each.description.empty());
        QVERIFY(each.description.find('\n') == std::string_view::npos);
    }
    QVERIFY(ids.contains("blank"));
    QVERIFY(findTemplate("no-such-template") == nullptr);
}

void TstTemplates::bringsExactlyTheAnnouncedFindings_data()
{
    addRows();
}

void TstTemplates::bringsExactlyTheAnnouncedFindings()
{
    QFETCH(const QString, id);
    const Template& tested = *findTemplate(id.toStdString());
    const Result<Analysis> analysis = analysedText(tested.text);
    QVERIFY2(analysis, analysis ? "" : describe(analysis.error().front()).c_str());
    std::vector<std::string> found = places(analysis->check.findings);
    std::vector<std::string> expected = announced(tested);
    std::sort(found.begin(), found.end());
    std::sort(expected.begin(), expected.end());
    std::string listed = "found:";
    for (const Finding& finding : analysis->check.findings) {
        listed += "\n  " + finding.rule + ' ' + finding.at + ": " + finding.message();
    }
    QVERIFY2(found == expected, (listed + "\nannounced: " + join(expected, ", ")).c_str());
    QCOMPARE(analysis->check.ready(), id != QStringLiteral("blank"));
    QVERIFY(unknownKeys(analysis->document()).empty());
}

void TstTemplates::survivesSavingAndLoading_data()
{
    addRows();
}

void TstTemplates::survivesSavingAndLoading()
{
    QFETCH(const QString, id);
    const Result<LoadedRequest> request =
        loadRequest(findTemplate(id.toStdString())->text, "first");
    QVERIFY(request);
    for (const std::string& saved : {saveYaml(request->document), saveJson(request->document)}) {
        const Result<LoadedRequest> again = loadRequest(saved, "second");
        QVERIFY2(again, saved.c_str());
        QVERIFY2(again->document == request->document, saved.c_str());
    }
}

void TstTemplates::racksAreAsManyAsTheNodesTake_data()
{
    addRows();
}

void TstTemplates::racksAreAsManyAsTheNodesTake()
{
    QFETCH(const QString, id);
    const Result<Analysis> analysis = analysedText(findTemplate(id.toStdString())->text);
    QVERIFY(analysis);
    std::int64_t racks = 0;
    for (const auto& group : analysis->design.groups) {
        racks +=
            ceilDiv(group->servers, group->isRack() ? 1 : group->request->nodesPerRack.value_or(1));
    }
    const auto& stated = analysis->document().facility.racks;
    QVERIFY2(!stated || *stated >= racks, std::to_string(racks).c_str());
}

void TstTemplates::inferenceServersAreTestedByThemselves()
{
    const Result<Analysis> analysis = analysedText(findTemplate("l40s-inference")->text);
    QVERIFY(analysis);
    const std::string text = rendered(*analysis, "md");
    QVERIFY(has(text, "`all_reduce_perf` within each of the 6 nodes"));
    QVERIFY(has(text, "each of the 6 nodes by itself, 6 runs"));
    QVERIFY(has(text, "**Cooling of the nodes:** PCIe server: air\n"));
}

void TstTemplates::superpodIsThePublishedOne()
{
    const Result<Analysis> analysis = analysedText(findTemplate("h100-superpod-127")->text);
    QVERIFY(analysis);
    const FabricSize& size = analysis->sizing.network(NetworkKind::Compute)->size;
    QCOMPARE(size.leaf, std::int64_t{32});
    QCOMPARE(size.spine, std::int64_t{16});
    QCOMPARE(size.nodeLeafLinks, std::int64_t{1016});
    QCOMPARE(size.managerLinks, std::int64_t{4});
    QCOMPARE(size.leafSpineLinks, std::int64_t{1024});
}

void TstTemplates::nodeChecksAreNoBenchmarks()
{
    const Result<Analysis> analysis = analysedText(findTemplate("h100-superpod-127")->text);
    QVERIFY(analysis);
    const std::string text = rendered(*analysis, "md");
    QVERIFY(has(text, "**Covers:** each of the 127 nodes\n"));
    QVERIFY(has(text, "no PCIe bridge shows SrcValid+ under ACSCtl in `lspci -vvv`"));
    QVERIFY(!has(text, "acs-off -b"));
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstTemplates)
#include "tst_templates.moc"
