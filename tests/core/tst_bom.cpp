#include "core/base/text.h"
#include "core/base/write.h"
#include "core/bom/bill_of_materials.h"
#include "core/wiring/medium.h"
#include "tests/support/briefs.h"
#include "tests/support/test_base.h"

#include <QtTest/QTest>

#include <algorithm>

namespace clusterbrief::tests {
namespace {

BillOfMaterials billOf(const Analysis& analysis)
{
    const Wiring wiring = wire(analysis.design, analysis.sizing);
    return billOfMaterials(analysis.design, analysis.sizing, wiring);
}

Value superPod()
{
    return readTree(CLUSTERBRIEF_RESOURCES "/templates/h100-superpod-127.cluster.yaml");
}

/// What a line is picked by; empty text picks any.
struct Pick {
    std::string network;
    std::string part;
    std::string describes;
    std::string without;
};

bool picks(const Pick& pick, const BomLine& line)
{
    const std::string network = line.network ? std::string(textOf(*line.network)) : "none";
    return (pick.network.empty() || pick.network == network)
        && (pick.part.empty() || pick.part == line.part) && has(line.description, pick.describes)
        && (pick.without.empty() || !has(line.description, pick.without));
}

std::int64_t sum(const BillOfMaterials& bill, const Pick& pick)
{
    std::int64_t count = 0;
    for (const BomLine& line : bill.lines) {
        count += picks(pick, line) ? line.count : 0;
    }
    return count;
}

std::string told(const BillOfMaterials& bill)
{
    std::string text;
    for (const BomLine& line : bill.lines) {
        text += std::to_string(line.count) + " [" + line.part + "] " + line.description + '\n';
    }
    return text;
}

/// One node group on one compute network.
Analysis fabricOf(const std::string& nodes, const std::string& network)
{
    return analysed(tree("{schema: clusterbrief/request/1, nodes: [" + nodes
        + "], networks: {compute: " + network + "}}"));
}

Value item(const Value& map, const char* key)
{
    const Value* found = map.find(key);
    return found == nullptr ? Value{} : *found;
}

} // namespace

class TstBom : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void theSuperPodsComputeFabricIsMetExactly();
    void publishedFiguresAreMetOrExplained_data();
    void publishedFiguresAreMetOrExplained();
    void opticsUnlessAStatedLengthAllowsCopper_data();
    void opticsUnlessAStatedLengthAllowsCopper();
    void copperNeedsNoTransceivers();
    void hdrTakesOpticalCablesWithTheirEnds();
    void hdr100SplitsItsCables();
    void ndr200SplitsItsFibres();
    void anEthernetPortOf800TakesBothFibresOfItsModule();
    void twoPlanesShareTheCageOfANic();
    void aSwitchWithoutCagesTakesNoTransceivers();
    void whatTheCatalogLacksIsSaid();
    void cardsOfTheSystemAreNoLinesOfTheirOwn();
    void cardsThatComeWithTheSystemAreToldApart();
    void switchesAreCountedAsBoxes();
    void plannedCountsAreMarked();
    void aNetworkThatIsNotWiredKeepsItsSwitches();
    void everyRequestHasSoundLines_data();
    void everyRequestHasSoundLines();
};

void TstBom::theSuperPodsComputeFabricIsMetExactly()
{
    const BillOfMaterials bill = billOf(analysed(superPod()));
    const char* manager = "for manager links";
    QCOMPARE(sum(bill, {"compute", "qm9700", "", ""}), 48);
    QCOMPARE(sum(bill, {"compute", "ndr-mmf-twin", "in switches", ""}), 1536);
    QCOMPARE(sum(bill, {"compute", "ndr-twin-flt", "in nodes", ""}), 508);
    QCOMPARE(sum(bill, {"compute", "mfp7e10", "", manager}), 2040);
    QCOMPARE(sum(bill, {"compute", "mfp7e10", manager, ""}), 4);
    QCOMPARE(sum(bill, {"none", "dgx-h100", "", ""}), 127);
    // Nothing else is on that network: what is left are the four ends at the managers.
    QCOMPARE(sum(bill, {"compute", "", "", ""}), 48 + 1536 + 508 + 2040 + 4 + 4);
    QCOMPARE(sum(bill, {"compute", "", "in manager appliances", ""}), 4);
}

void TstBom::publishedFiguresAreMetOrExplained_data()
{
    QTest::addColumn<QString>("request");
    QTest::addColumn<QString>("figure");
    const Value file = readTree(CLUSTERBRIEF_TEST_DATA "/bom/published.yaml");
    for (const Value& design : item(file, "designs").items) {
        for (const Value& figure : item(design, "figures").items) {
            const std::string row = item(design, "id").text + ", " + item(figure, "what").text;
            const Value base =
                item(design, "template").text.empty() ? item(design, "request") : superPod();
            QTest::newRow(row.c_str()) << QString::fromStdString(writeJson(base))
                                       << QString::fromStdString(writeJson(figure));
        }
    }
}

void TstBom::publishedFiguresAreMetOrExplained()
{
    QFETCH(const QString, request);
    QFETCH(const QString, figure);
    const Value asked = tree(figure.toStdString());
    const BillOfMaterials bill = billOf(analysed(tree(request.toStdString())));
    const auto number = [&](const char* key) { return parseCount(item(asked, key).text); };
    QVERIFY(number("published") && number("ours"));
    const std::int64_t ours = sum(bill,
        {item(asked, "network").text, item(asked, "part").text, item(asked, "describes").text,
            item(asked, "without").text});
    QVERIFY2(ours == *number("ours"), (std::to_string(ours) + '\n' + told(bill)).c_str());
    // A difference has its reason, and a reason its difference.
    QCOMPARE(item(asked, "because").text.empty(), *number("published") == ours);
}

void TstBom::opticsUnlessAStatedLengthAllowsCopper_data()
{
    QTest::addColumn<QString>("network");
    QTest::addColumn<double>("reach");
    QTest::addColumn<bool>("between");
    QTest::addColumn<QString>("medium");
    const auto row = [](const char* network, double reach, bool between, const char* medium) {
        QTest::addRow("%s at %g m%s", network, reach, between ? " between switches" : "")
            << QString::fromLatin1(network) << reach << between << QString::fromLatin1(medium);
    };
    row("generation: ndr", 0, false, "multimode");
    row("generation: ndr", 2, false, "multimode");
    row("generation: ndr", 50, false, "multimode");
    row("generation: ndr", 51, false, "single-mode");
    row("generation: ndr", 2000, true, "single-mode");
    row("generation: ndr", 2001, true, "");
    row("generation: ndr, longest_cable_m: 3", 40, false, "copper");
    row("generation: ndr, longest_cable_m: 2", 40, true, "copper");
    row("generation: ndr, longest_cable_m: 3", 40, true, "active-copper");
    row("generation: ndr, longest_cable_m: 5", 40, false, "active-copper");
    row("generation: ndr, longest_cable_m: 6", 40, false, "multimode");
    row("generation: xdr", 1, false, "single-mode");
    row("generation: xdr, longest_cable_m: 2", 1, false, "active-copper");
    row("generation: xdr", 501, false, "");
    row("generation: hdr", 30, false, "aoc");
    row("generation: hdr100", 30, false, "aoc");
    row("generation: hdr, longest_cable_m: 2", 30, false, "copper");
    row("generation: 400g", 30, false, "multimode");
    row("generation: 200g, switch: sn4700", 30, false, "aoc");
    row("generation: 1g", 30, false, "copper");
    row("generation: 100g", 30, false, "");
}

void TstBom::opticsUnlessAStatedLengthAllowsCopper()
{
    QFETCH(const QString, network);
    QFETCH(const double, reach);
    QFETCH(const bool, between);
    QFETCH(const QString, medium);
    const Analysis analysis =
        fabricOf("{name: a, system: hgx-h100-8, count: 4}", '{' + network.toStdString() + '}');
    const ResolvedNetwork& resolved = *analysis.design.network(NetworkKind::Compute);
    const Medium chosen = chooseMedium(
        analysis.catalog(), resolved, reach, between ? LinkKind::LeafSpine : LinkKind::NodeLeaf);
    QCOMPARE(std::string(textOf(chosen)), medium.toStdString());
}

void TstBom::copperNeedsNoTransceivers()
{
    const BillOfMaterials bill = billOf(fabricOf("{name: a, system: hgx-h100-8, count: 8}",
        "{generation: ndr, oversubscription: 1, longest_cable_m: 2}"));
    QCOMPARE(sum(bill, {"compute", "", "transceivers", ""}), 0);
    QCOMPARE(sum(bill, {"compute", "", " in ", ""}), 0);
    // 64 node ports, one twin-port cage of the switch and two ports of a server a splitter.
    QVERIFY2(sum(bill, {"compute", "mcp7y00", "", ""}) == 32, told(bill).c_str());
}

void TstBom::hdrTakesOpticalCablesWithTheirEnds()
{
    const BillOfMaterials bill = billOf(fabricOf("{name: a, system: dgx-a100, count: 20}",
        "{generation: hdr, oversubscription: 1, scalable_unit: 20}"));
    QVERIFY2(sum(bill, {"compute", "hdr-aoc", "", ""}) == 160 + 160, told(bill).c_str());
    QCOMPARE(sum(bill, {"compute", "", " in ", ""}), 0);
}

void TstBom::hdr100SplitsItsCables()
{
    const BillOfMaterials bill = billOf(fabricOf(
        "{name: a, count: 10, gpus: 4, gpu: a100-sxm-80, compute_ports: {per_node: 4, gbps: 100}}",
        "{generation: hdr100, oversubscription: 1}"));
    QVERIFY2(sum(bill, {"compute", "hdr-aoc", "", ""}) == 20, told(bill).c_str());
}

void TstBom::ndr200SplitsItsFibres()
{
    const BillOfMaterials bill =
        billOf(fabricOf("{name: a, system: hgx-h100-8, count: 4, compute_ports: {per_node: 8, "
                        "gbps: 200, nic: cx7-ndr200-2p}}",
            "{generation: ndr200, oversubscription: 1}"));
    QVERIFY2(sum(bill, {"compute", "mfp7e20", "", ""}) == 16, told(bill).c_str());
    QCOMPARE(sum(bill, {"compute", "ndr-mmf-twin", "in switches", ""}), 8);
    QCOMPARE(sum(bill, {"compute", "ndr-mmf-400-qsfp112", "in nodes", ""}), 32);
}

void TstBom::anEthernetPortOf800TakesBothFibresOfItsModule()
{
    const BillOfMaterials bill = billOf(fabricOf(
        "{name: a, count: 8, gpus: 4, gpu: h100-sxm, compute_ports: {per_node: 4, gbps: 800}}",
        "{technology: ethernet, generation: 800g, switch: sn5600, oversubscription: 1}"));
    QVERIFY2(sum(bill, {"compute", "ndr-mmf-twin", "in switches", ""}) == 32, told(bill).c_str());
    QCOMPARE(sum(bill, {"compute", "mfp7e10", "", ""}), 64);
}

void TstBom::twoPlanesShareTheCageOfANic()
{
    const BillOfMaterials bill = billOf(fabricOf("{name: a, system: dgx-b300, count: 4}",
        "{technology: roce, generation: 400g, planes: 2, switch: sn5600, oversubscription: 1}"));
    QVERIFY2(sum(bill, {"compute", "ndr-twin-flt", "in nodes", ""}) == 32, told(bill).c_str());
    QCOMPARE(sum(bill, {"compute", "mfp7e10", "", ""}), 64);
    QCOMPARE(sum(bill, {"compute", "ndr-mmf-twin", "in switches", ""}), 32);
}

void TstBom::aSwitchWithoutCagesTakesNoTransceivers()
{
    const BillOfMaterials bill = billOf(fabricOf("{name: a, system: dgx-b300, count: 4}",
        "{technology: infiniband, generation: xdr, switch: q3450-ld, oversubscription: 1}"));
    QVERIFY2(sum(bill, {"compute", "xdr-single", "in nodes", ""}) == 32, told(bill).c_str());
    QCOMPARE(sum(bill, {"compute", "", "in switches", ""}), 0);
}

void TstBom::whatTheCatalogLacksIsSaid()
{
    const BillOfMaterials bill = billOf(fabricOf("{name: a, system: dgx-b300, count: 4}",
        "{technology: infiniband, generation: xdr, oversubscription: 1}"));
    bool said = false;
    for (const BomLine& line : bill.lines) {
        if (line.part.empty() && has(line.description, "XDR single-mode fibres")) {
            QVERIFY(line.estimate);
            QCOMPARE(line.count, 32);
            said = true;
        }
    }
    QVERIFY2(said, told(bill).c_str());
    const BillOfMaterials unknown =
        billOf(fabricOf("{name: a, system: no-such-box, count: 4, compute_ports: {per_node: 1, "
                        "gbps: 400, nic: no-such-nic}}",
            "{generation: ndr}"));
    QCOMPARE(sum(unknown, {"none", "no-such-box", "not in the catalog", ""}), 4);
    QCOMPARE(sum(unknown, {"none", "no-such-nic", "not in the catalog", ""}), 4);
    QCOMPARE(sum(unknown, {"compute", "", "in nodes whose NIC is not known", ""}), 4);
}

void TstBom::cardsOfTheSystemAreNoLinesOfTheirOwn()
{
    QCOMPARE(sum(billOf(analysed(superPod())), {"none", "cx7-ndr-1p", "", ""}), 0);
    const BillOfMaterials bill = billOf(analysed(
        tree("{schema: clusterbrief/request/1, nodes: [{name: a, system: pcie-server, gpu: l40s, "
             "gpus: 4, "
             "count: 3, storage_ports: {per_node: 1, gbps: 400, nic: cx7-ndr-2p}, in_band_ports: "
             "{per_node: 1, gbps: 200, nic: cx7-ndr-2p}}]}")));
    QVERIFY2(sum(bill, {"none", "cx7-ndr-2p", "", ""}) == 3, told(bill).c_str());
    QCOMPARE(sum(bill, {"none", "l40s", "", ""}), 12);
}

/// The maker of an HGX server chooses the cards; those of a DGX and those on the board come along.
void TstBom::cardsThatComeWithTheSystemAreToldApart()
{
    const BillOfMaterials dgx = billOf(analysed(superPod()));
    QCOMPARE(dgx.included.size(), std::size_t{2});
    QCOMPARE(dgx.included.front().part, std::string("cx7-ndr-1p"));
    QCOMPARE(dgx.included.front().count, dgx.lines.front().count * 8);

    const auto fabric = [](const char* node) {
        return fabricOf(node, "{technology: infiniband, generation: ndr, oversubscription: 1}");
    };
    const BillOfMaterials hgx = billOf(fabric("{name: a, system: hgx-h100-8, count: 4}"));
    QVERIFY2(sum(hgx, {"none", "cx7-ndr-1p", "", ""}) == 32, told(hgx).c_str());
    QVERIFY(hgx.included.empty());
    const BillOfMaterials joined = billOf(fabricOf("{name: a, system: hgx-b300-8, count: 4}",
        "{technology: infiniband, generation: xdr, oversubscription: 1}"));
    QVERIFY2(sum(joined, {"none", "cx8-hgx", "", ""}) == 0, told(joined).c_str());
    QCOMPARE(joined.included.front().count, std::int64_t{32});
}

void TstBom::switchesAreCountedAsBoxes()
{
    const Analysis analysis = fabricOf("{name: a, system: dgx-b300, count: 16}",
        "{generation: xdr, switch: q3200-ra, oversubscription: 1, tiers: 2}");
    const FabricSize& size = analysis.sizing.network(NetworkKind::Compute)->size;
    QVERIFY(size.leaf + size.spine > 1);
    QCOMPARE(
        sum(billOf(analysis), {"compute", "q3200-ra", "", ""}), ceilDiv(size.leaf + size.spine, 2));
}

void TstBom::plannedCountsAreMarked()
{
    const BillOfMaterials bill = billOf(analysed(superPod()));
    for (const BomLine& line : bill.lines) {
        const bool counted = line.part == "qm9700" || line.part == "dgx-h100"
            || line.part == "ndr-mmf-twin" || line.part == "ndr-twin-flt";
        const bool planned = line.part.empty() || line.part == "oob-cat6" || line.part == "sn2201"
            || has(line.description, "as planned");
        QVERIFY2(!counted || !line.estimate, line.description.c_str());
        QVERIFY2(!planned || line.estimate, line.description.c_str());
    }
    QCOMPARE(sum(bill, {"none", "", "Racks for nodes", ""}), 32);
}

void TstBom::aNetworkThatIsNotWiredKeepsItsSwitches()
{
    const Analysis analysis = fabricOf("{name: a, system: dgx-h100, count: 60000}",
        "{technology: roce, generation: 400g, switch: sn5600, oversubscription: 1}");
    const SizedNetwork& network = *analysis.sizing.network(NetworkKind::Compute);
    Wiring wiring = wire(analysis.design, analysis.sizing);
    wiring.networks.front().links.clear();
    wiring.networks.front().error = "too many";
    const BillOfMaterials bill = billOfMaterials(analysis.design, analysis.sizing, wiring);
    QVERIFY(network.size.leaf > 0);
    QCOMPARE(sum(bill, {"compute", "sn5600", "", ""}),
        network.size.leaf + network.size.spine + network.size.core);
    QCOMPARE(sum(bill, {"compute", "", "not listed: too many", ""}),
        network.size.nodeLeafLinks + network.size.leafSpineLinks + network.size.spineCoreLinks);
}

void TstBom::everyRequestHasSoundLines_data()
{
    QTest::addColumn<QString>("request");
    for (const auto& [name, request] : edgeRequests()) {
        QTest::newRow(name) << QString::fromStdString(writeJson(request));
    }
}

void TstBom::everyRequestHasSoundLines()
{
    QFETCH(const QString, request);
    const Analysis analysis = analysed(tree(request.toStdString()));
    for (const BomLine& line : billOf(analysis).lines) {
        QVERIFY2(line.count > 0 || has(line.description, "not known"), line.description.c_str());
        QVERIFY(!line.description.empty());
        QVERIFY2(!line.source.empty(), line.description.c_str());
        QVERIFY2(!line.part.empty() || line.estimate, line.description.c_str());
    }
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstBom)
#include "tst_bom.moc"
