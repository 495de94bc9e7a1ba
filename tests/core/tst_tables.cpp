#include "core/base/text.h"
#include "core/render/point_to_point.h"
#include "core/render/tables.h"
#include "tests/support/briefs.h"
#include "tests/support/test_base.h"

#include <QtTest/QTest>

#include <algorithm>
#include <set>

namespace clusterbrief::tests {
namespace {

Analysis superPod()
{
    return analysed(readTree(CLUSTERBRIEF_RESOURCES "/templates/h100-superpod-127.cluster.yaml"));
}

Result<std::string> exported(const Analysis& analysis, std::string_view ending)
{
    const Brief brief = compose(analysis, briefOptions());
    for (const Format& format : coreFormats()) {
        if (format.ending == ending) {
            return format.render({analysis, brief});
        }
    }
    return failure("test", "no such format");
}

std::vector<std::string> linesOf(const std::string& csv)
{
    std::vector<std::string> lines = split(csv, '\n');
    lines.pop_back(); // behind the last line feed
    return lines;
}

std::string row(const std::vector<std::string>& cells)
{
    std::string csv;
    for (const std::string& cell : cells) {
        appendCell(csv, cell);
    }
    return csv;
}

struct Ends {
    std::vector<std::pair<std::string, std::string>> a; ///< Name and port.
    std::vector<std::pair<std::string, std::string>> z;
};

Ends endsOf(const Analysis& analysis, Protocol protocol)
{
    Ends ends;
    const Wiring wiring = wire(analysis.design, analysis.sizing);
    visitPointToPoint(wiring, protocol, [&](const PointToPointEnd& a, const PointToPointEnd& z) {
        ends.a.emplace_back(a.name, a.port);
        ends.z.emplace_back(z.name, z.port);
    });
    return ends;
}

bool all(const std::vector<std::pair<std::string, std::string>>& ends, const char* prefix)
{
    return !ends.empty() && std::all_of(ends.begin(), ends.end(), [&](const auto& end) {
        return end.second.starts_with(prefix);
    });
}

} // namespace

class TstTables : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void cellsAreQuotedAndHarmless_data();
    void cellsAreQuotedAndHarmless();
    void anEmptyFirstCellKeepsItsPlace();
    void theBillHasTheContractsColumns();
    void theWiringHasARowALink();
    void nothingToListIsAnError();
    void hostileNamesStayTexts();
    void theWorkbookIsTheSameEveryTime();
    void theWorkbookHasTheDateOfItsBrief();
    void infiniBandPortsAreSpelledForUfm();
    void xdrPortsAreSpelledForNvos();
    void ethernetPortsAreSpelledForUfm();
    void noPortIsUsedTwice();
    void aLargeWiringListIsWhole();
    void moreLinksThanASheetHoldsAreNotListedInIt();
};

void TstTables::cellsAreQuotedAndHarmless_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    const auto add = [](const char* name, const char* text, const char* cell) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(cell);
    };
    add("plain", "leaf-01", "leaf-01");
    add("comma", "a,b", "\"a,b\"");
    add("quote", "2\" rack", "\"2\"\" rack\"");
    add("line feed", "a\nb", "\"a\nb\"");
    add("carriage return", "a\rb", "a\\x0db");
    add("equals", "=1+1", "\"'=1+1\"");
    add("plus", "+1", "\"'+1\"");
    add("minus", "-1", "\"'-1\"");
    add("at", "@SUM(A1)", "\"'@SUM(A1)\"");
    add("tab", "\t=1", "\"'\t=1\"");
    add("return first", "\r=1", "\\x0d=1");
    add("inside", "a=1", "a=1");
    add("umlaut", "Köln", "Köln");
}

void TstTables::cellsAreQuotedAndHarmless()
{
    QFETCH(const QString, text);
    QFETCH(const QString, cell);
    QCOMPARE(row({text.toStdString()}), cell.toStdString());
    QCOMPARE(row({"x", text.toStdString(), "y"}), "x," + cell.toStdString() + ",y");
}

void TstTables::anEmptyFirstCellKeepsItsPlace()
{
    QCOMPARE(row({"", "a", "", "b"}), std::string("\"\",a,,b"));
    QCOMPARE(row({"", ""}), std::string("\"\","));
    std::string csv = "head\n";
    appendCell(csv, std::string_view());
    appendCell(csv, std::int64_t{7});
    QCOMPARE(csv, std::string("head\n\"\",7"));
}

void TstTables::theBillHasTheContractsColumns()
{
    const auto csv = exported(superPod(), "bom.csv");
    QVERIFY(csv.has_value());
    const std::vector<std::string> lines = linesOf(*csv);
    QCOMPARE(lines.front(), std::string("part,description,network,count,estimate,source"));
    QVERIFY(has(*csv, "\nqm9700,"));
    QVERIFY(has(*csv, ",compute,1536,no,"));
    QVERIFY(has(*csv, ",compute,508,no,"));
}

void TstTables::theWiringHasARowALink()
{
    const Analysis analysis = superPod();
    const Wiring wiring = wire(analysis.design, analysis.sizing);
    std::size_t links = 0;
    for (const NetworkWiring& network : wiring.networks) {
        QCOMPARE(network.error, std::string());
        links += network.links.size();
    }
    const auto csv = exported(analysis, "wiring.csv");
    QVERIFY(csv.has_value());
    const std::vector<std::string> lines = linesOf(*csv);
    QCOMPARE(lines.front(),
        std::string("network,plane,rail,a_device,a_port,b_device,b_port,gbps,medium,length_m"));
    QCOMPARE(lines.size(), links + 1);
    for (const std::string& line : lines) {
        QVERIFY2(std::count(line.begin(), line.end(), ',') == 9, line.c_str());
    }
    const auto compute = std::count_if(lines.begin(), lines.end(),
        [](const std::string& line) { return line.starts_with("compute,1,"); });
    QCOMPARE(compute, 1016 + 4 + 1024);
}

void TstTables::nothingToListIsAnError()
{
    const Analysis nothing = analysed(tree("schema: clusterbrief/request/1"));
    for (const char* ending : {"bom.csv", "wiring.csv"}) {
        const auto csv = exported(nothing, ending);
        QVERIFY(!csv);
        QVERIFY2(
            has(csv.error().front().what, "asks for no network"), csv.error().front().what.c_str());
    }
    const Analysis unbuilt = analysed(
        tree("{schema: clusterbrief/request/1, nodes: [{name: a, system: dgx-h100, count: 4}], "
             "networks: {compute: {generation: ndr, switch: qm8700}}}"));
    const auto wiring = exported(unbuilt, "wiring.csv");
    QVERIFY(!wiring);
    QVERIFY2(has(wiring.error().front().what, "compute: NVIDIA Quantum QM8700 has no ndr ports"),
        wiring.error().front().what.c_str());
    QVERIFY(exported(unbuilt, "bom.csv").has_value());
    QVERIFY(exported(unbuilt, "xlsx").has_value());
    QVERIFY(exported(nothing, "xlsx").has_value());
}

void TstTables::hostileNamesStayTexts()
{
    const Analysis analysis = analysed(h100With(
        "{nodes: {gpu: {system: \"=HYPERLINK(1)\"}}, project: {title: \"=1+1\\x01]]>\"}}"));
    const auto csv = exported(analysis, "bom.csv");
    QVERIFY(csv.has_value());
    QVERIFY(has(*csv, "\n\"'=HYPERLINK(1)\","));
    QVERIFY(exported(analysis, "xlsx").has_value());
}

void TstTables::theWorkbookIsTheSameEveryTime()
{
    const Analysis analysis = superPod();
    const auto once = exported(analysis, "xlsx");
    QVERIFY(once.has_value());
    QVERIFY(once->starts_with("PK"));
    QTest::qWait(1100); // a creation time in it would differ now
    QVERIFY2(*once == *exported(analysis, "xlsx"), "the same input, other bytes");
}

void TstTables::theWorkbookHasTheDateOfItsBrief()
{
    const auto one = exported(analysed(h100With("{project: {date: \"2026-11-30\"}}")), "xlsx");
    const auto other = exported(analysed(h100With("{project: {date: \"1970-01-01\"}}")), "xlsx");
    QVERIFY(one && other);
    QVERIFY(*one != *other);
}

void TstTables::infiniBandPortsAreSpelledForUfm()
{
    const Analysis analysis = superPod();
    const Ends ends = endsOf(analysis, Protocol::InfiniBand);
    const auto port = [&](const char* node, const char* leaf) {
        for (std::size_t i = 0; i < ends.a.size(); ++i) {
            if (ends.a[i].first == node && ends.z[i].first == leaf) {
                return ends.a[i].second + " to " + ends.z[i].second;
            }
        }
        return std::string("no link");
    };
    QCOMPARE(port("gpu-0001", "compute-leaf-u01-r1"), std::string("1 to 1/1"));
    QCOMPARE(port("gpu-0002", "compute-leaf-u01-r3"), std::string("3 to 1/2"));
    const Wiring wiring = wire(analysis.design, analysis.sizing);
    QCOMPARE(hcaPorts(wiring), 10); // eight of compute and two of storage
}

void TstTables::xdrPortsAreSpelledForNvos()
{
    const Analysis analysis = analysed(
        tree("{schema: clusterbrief/request/1, nodes: [{name: a, system: dgx-b300, count: 4}], "
             "networks: {compute: {generation: xdr, oversubscription: 1}}}"));
    const Ends ends = endsOf(analysis, Protocol::InfiniBand);
    QVERIFY(all(ends.z, "sw"));
    QCOMPARE(ends.z.front().second, std::string("sw1p1"));
    QVERIFY(endsOf(analysis, Protocol::Ethernet).a.empty());
}

void TstTables::ethernetPortsAreSpelledForUfm()
{
    const Analysis analysis = analysed(
        tree("{schema: clusterbrief/request/1, nodes: [{name: a, system: dgx-b300, count: 4}], "
             "networks: {compute: {technology: roce, generation: 400g, planes: 2, switch: sn5600, "
             "oversubscription: 1}}}"));
    const Ends ends = endsOf(analysis, Protocol::Ethernet);
    QVERIFY(all(ends.a, "rail"));
    QVERIFY(all(ends.z, "swp"));
    QCOMPARE(ends.z.front().second, std::string("swp1s0"));
    std::set<std::string> ports;
    for (const auto& [name, port] : ends.a) {
        if (name == "a-0001") {
            ports.insert(port);
        }
    }
    QCOMPARE(ports.size(), std::size_t{16}); // eight ports in each of two planes
    QVERIFY(ports.count("rail1") == 1 && ports.count("rail16") == 1);
}

void TstTables::noPortIsUsedTwice()
{
    for (const Protocol protocol : {Protocol::InfiniBand, Protocol::Ethernet}) {
        const Ends ends = endsOf(superPod(), protocol);
        std::set<std::pair<std::string, std::string>> taken;
        for (const auto& side : {ends.a, ends.z}) {
            for (const auto& end : side) {
                QVERIFY2(taken.insert(end).second, (end.first + ' ' + end.second).c_str());
            }
        }
        QVERIFY(taken.size() > 500);
    }
}

void TstTables::aLargeWiringListIsWhole()
{
    const Analysis analysis = analysed(
        tree("{schema: clusterbrief/request/1, nodes: [{name: gpu, system: dgx-h100, count: 12288, "
             "nodes_per_rack: 4}], networks: {compute: {technology: roce, generation: 400g, "
             "switch: sn5600, oversubscription: 1, tiers: 3}}}"));
    const Brief brief = compose(analysis, briefOptions());
    const auto csv = renderWiringCsv({analysis, brief});
    QVERIFY(csv.has_value());
    QCOMPARE(std::count(csv->begin(), csv->end(), '\n'), 98304 * 3 + 1);
}

void TstTables::moreLinksThanASheetHoldsAreNotListedInIt()
{
    const Analysis analysis = analysed(
        tree("{schema: clusterbrief/request/1, nodes: [{name: gpu, system: dgx-h100, count: "
             "1000000}], networks: {out_of_band: {generation: 1g, technology: ethernet}}}"));
    QVERIFY(linksOf(wire(analysis.design, analysis.sizing)) > 1'000'000);
    const auto book = exported(analysis, "xlsx");
    QVERIFY(book.has_value());
    QVERIFY2(book->size() < 100'000, std::to_string(book->size()).c_str());
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstTables)
#include "tst_tables.moc"
