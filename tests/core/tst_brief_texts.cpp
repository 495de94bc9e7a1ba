#include "tests/support/briefs.h"
#include "tests/support/test_base.h"

#include <QtTest/QTest>

#include <algorithm>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

/// How a brief tells what it tells: cut, isolated, and with the figure that a reader looks for.
class TstBriefTexts : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void rightToLeftTextsTurnNothingRound();
    void listsOfASummaryAreCut();
    void countsThatAreDerivedAreNotCalledStated();
    void aPeakIsNamed();
    void messageSizesStandAsNcclTestsReadsThem_data();
    void messageSizesStandAsNcclTestsReadsThem();
    void smallNumbersReadAsAPersonSaysThem();
};

void TstBriefTexts::rightToLeftTextsTurnNothingRound()
{
    const std::string name = "مجموعة 2";
    const std::string text = rendered(
        analysed(h100With("{project: {customer: \"\u2067Labs\u2069\"}, nodes: {\"" + name
            + "\": {system: dgx-h100, count: 2, role: compute, storage_ports: {per_node: 2, gbps: "
              "400}}}}")),
        "md");
    QVERIFY2(has(text, "\u2068" + name + "\u2069 2 × 400 Gb/s"), text.c_str());
    QVERIFY(has(text, "Requested by Labs from"));
    QVERIFY(!has(rendered(analysed(h100With("{}")), "md"), "\u2068"));
}

void TstBriefTexts::listsOfASummaryAreCut()
{
    std::string groups;
    for (int i = 0; i < 40; ++i) {
        groups += "g" + std::to_string(i) + ": {system: no-such-system-" + std::to_string(i)
            + ", count: 3, role: compute}, ";
    }
    BriefOptions options = briefOptions();
    options.detail = Detail::Summary;
    const Analysis analysis = analysed(h100With("{nodes: {" + groups + "}}"));
    const Brief brief = compose(analysis, options);
    const auto& blocks = sectionOf(brief, "findings")->blocks;
    QCOMPARE(std::count_if(blocks.begin(), blocks.end(),
                 [](const Block& block) { return std::holds_alternative<Callout>(block); }),
        std::ptrdiff_t{2});
    QVERIFY(
        has(textOf(std::get<Paragraph>(blocks.back()).text), "more findings, told in the full"));
    const auto& asks = std::get<Table>(brief.sections.front().blocks.at(1));
    QVERIFY(has(textOf(asks.rows.front().at(1)), "more groups in the full brief"));
    options.detail = Detail::Full;
    QVERIFY(sectionOf(compose(analysis, options), "findings")->blocks.size() > blocks.size());
}

void TstBriefTexts::countsThatAreDerivedAreNotCalledStated()
{
    const std::string text = rendered(
        analysed(h100With(
            "{networks: {compute: {leaf_switches: 32, scalable_unit: null, leaf_group: 32}}}")),
        "md");
    QVERIFY2(has(text, "| Leaf, Quantum-2 QM9700 | 32 | 32 down, 32 up of 64 | stated by the"),
        text.c_str());
    QVERIFY2(has(text, "1,024 uplinks ÷ 64 ports, as many as share"), text.c_str());
    const std::string few =
        rendered(analysed(h100With("{networks: {compute: {leaf_switches: 31}}}")), "md");
    QVERIFY2(has(few,
                 "The stated switch counts do not close: 1,016 host links, 992 ports on 31 leaves, "
                 "24 short."),
        few.c_str());
}

void TstBriefTexts::aPeakIsNamed()
{
    QVERIFY(has(rendered(analysed(baseRequest("h100-127")), "md"),
        "40 % of the GPU's dense BF16 peak of 989 TFLOP/s"));
}

void TstBriefTexts::messageSizesStandAsNcclTestsReadsThem_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("argument");
    QTest::newRow("TiB") << u"2TiB"_s << u"2048G"_s;
    QTest::newRow("GiB") << u"16GiB"_s << u"16G"_s;
    QTest::newRow("MiB") << u"512MiB"_s << u"512M"_s;
    QTest::newRow("K") << u"64K"_s << u"64K"_s;
    QTest::newRow("GB") << u"3GB"_s << u"3000000000"_s;
    QTest::newRow("bytes") << u"4096B"_s << u"4096"_s;
}

/// K, M and G are powers of 1,024 there, and there is no T.
void TstBriefTexts::messageSizesStandAsNcclTestsReadsThem()
{
    QFETCH(QString, message);
    QFETCH(QString, argument);
    const std::string brief = rendered(
        analysed(h100With("{acceptance: [{test: all_reduce_perf, scope: every-node, message: "
            + message.toStdString() + ", statistic: peak, bus_bandwidth_gbs: 360}]}")),
        "md");
    QVERIFY2(has(brief, "-e " + argument.toStdString() + " -f 2"), brief.c_str());
}

void TstBriefTexts::smallNumbersReadAsAPersonSaysThem()
{
    const std::string two =
        rendered(analysed(h100With("{nodes: {gpu: {count: 2}}, networks: {compute: {topology: "
                                   "single-switch, scalable_unit: null}}}")),
            "md");
    QVERIFY2(has(two, "`all_reduce_perf` across both nodes, 16 GiB"), two.c_str());
    QVERIFY2(has(two, "both nodes in one run"), two.c_str());
    QVERIFY2(has(two, "| All GPUs are one switch apart |"), two.c_str());
    const std::string one =
        rendered(analysed(h100With("{nodes: {gpu: {count: 1}}, networks: {compute: null}}")), "md");
    QVERIFY2(has(one, "1 node port and "), one.c_str());
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstBriefTexts)
#include "tst_brief_texts.moc"
