#include "tests/support/briefs.h"
#include "tests/support/test_base.h"

#include "ui/print/paged_brief.h"
#include "ui/print/pdf.h"
#include "ui/print/typeface.h"

#include <QtGui/QGuiApplication>
#include <QtTest/QTest>

namespace clusterbrief::tests {

/// The summary, on pages.
class TstSummary : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void aSummaryIsTwoPages_data();
    void aSummaryIsTwoPages();
};

void TstSummary::aSummaryIsTwoPages_data()
{
    std::string groups;
    for (int i = 0; i < 200; ++i) {
        groups += "    g" + std::to_string(i)
            + ": {system: hgx-h100-8, count: 3, role: compute, compute_ports: {per_node: "
            + std::to_string(1 + i % 8) + ", gbps: 400}}\n";
    }
    std::string words;
    for (int i = 0; i < 4000; ++i) {
        words += "a long note ";
    }
    QTest::addColumn<QString>("change");
    const std::pair<const char*, std::string> requests[] = {{"as it is", "{}"},
        {"many findings",
            "{networks: {compute: {oversubscription: 3, longest_cable_m: 900, spine_switches: 4, "
            "subnet_manager: null, fabric_manager_ports: 900}, storage: null, in_band: null}, "
            "nodes: {gpu: {compute_ports: {path: sys, pcie: {gen: 3, lanes: 8}, bonded: true}}}, "
            "workloads: [{name: a, model: llama-3.1-405b, kind: training, parallelism: {tensor: "
            "16, pipeline: 7, data: 9}}, {name: b, model: llama-3.1-70b, kind: training, "
            "parallelism: {tensor: 3}}], acceptance: [], facility: {rack_power_kw: 5}}"},
        {"a long note", "{project: {notes: \"" + words + "\"}}"},
        {"long names", "{project: {title: \"" + words + "\", customer: \"" + words + "\"}}"},
        {"many groups", "nodes:\n" + groups},
        {"nothing stated", "{nodes: null, networks: null, workloads: null, acceptance: null}"}};
    for (const auto& [name, change] : requests) {
        QTest::newRow(name) << QString::fromStdString(change);
    }
}

void TstSummary::aSummaryIsTwoPages()
{
    QFETCH(const QString, change);
    QVERIFY(loadTypeface());
    BriefOptions options = briefOptions();
    options.detail = Detail::Summary;
    const Analysis analysis = analysed(h100With(change.toStdString()));
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const int pages = PagedBrief(compose(analysis, options), paper).pageCount();
        QVERIFY2(pages <= 2, std::to_string(pages).c_str());
    }
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    clusterbrief::prepareHeadless();
    const QGuiApplication application(argc, argv);
    clusterbrief::tests::TstSummary test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_summary.moc"
