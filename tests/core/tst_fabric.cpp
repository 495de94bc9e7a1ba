#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/base/text.h"
#include "core/sizing/fabric.h"

#include <QtTest/QTest>

#include <algorithm>

namespace clusterbrief::tests {
namespace {

const std::string kFabricFolder = std::string(CLUSTERBRIEF_TEST_DATA) + "/fabric/";

FabricInput fabricOf(std::int64_t nodes, std::int64_t rails, std::int64_t radix)
{
    FabricInput input;
    input.nodes = nodes;
    input.rails = rails;
    input.hostLinks = nodes * rails;
    input.leafRadix = radix;
    input.spineRadix = radix;
    input.coreRadix = radix;
    return input;
}

FabricInput inUnits(std::int64_t nodes, std::int64_t unit, Ratio ratio)
{
    FabricInput input = fabricOf(nodes, 8, 64);
    input.scalableUnit = unit;
    input.oversubscription = ratio;
    return input;
}

std::int64_t linkGbps(const Analysis& analysis, std::int64_t links)
{
    const auto speed = analysis.design.network(NetworkKind::Compute)->linkSpeed();
    return links * static_cast<std::int64_t>(speed ? speed->value : 0);
}

std::int64_t derivedFigure(const Analysis& analysis, std::string_view key)
{
    const FabricSize& size = analysis.sizing.network(NetworkKind::Compute)->size;
    const std::pair<std::string_view, std::int64_t> figures[] = {{"nodes", analysis.design.nodes()},
        {"gpus", analysis.design.gpus()}, {"leaf", size.leaf}, {"spine", size.spine},
        {"core", size.core},
        {"node_leaf_and_manager_gbps", linkGbps(analysis, size.nodeLeafLinks + size.managerLinks)},
        {"leaf_spine_gbps", linkGbps(analysis, size.leafSpineLinks)},
        {"spine_core_gbps", linkGbps(analysis, size.spineCoreLinks)}};
    const auto found = std::find_if(std::begin(figures), std::end(figures),
        [&](const auto& figure) { return figure.first == key; });
    return found == std::end(figures) ? -1 : found->second;
}

std::string switchesOf(const FabricSize& size)
{
    return size.error.empty() ? std::to_string(size.leaf) + '+' + std::to_string(size.spine) + '+'
            + std::to_string(size.core)
                              : size.error;
}

} // namespace

class TstFabric : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void publishedDesignsAreReproduced_data();
    void publishedDesignsAreReproduced();
    void everyPublishedRequestIsListed();
    void switchesFollowTheRules_data();
    void switchesFollowTheRules();
    void uplinksSpreadEvenly_data();
    void uplinksSpreadEvenly();
    void largestFabricOfARadix_data();
    void largestFabricOfARadix();
    void oneSwitchTakesWhatFitsIt();
    void growthTierBuildsGroupsOfSpines();
    void leafPairHalvesTheRails();
    void leafPairIsFullWhenItsPortsAre();
    void managerPortsTakeFreePorts();
    void managerPortsThatDoNotFitAreCounted();
    void planesMultiplyTheTotals();
    void statedCountsThatDoNotCloseAreTold();
    void moreLeavesThanSpinePortsTakeAThirdTier();
    void coreRatioCountsAtTheSpine();
    void spineMultipleIsOfThePlane();
    void managersAndPairsAreOfEachPlane();
    void nodesAreSharedOutEvenly();
    void statedCountsThatCloseAreKept();
    void effectiveRatioIsTheLeafsTimesTheSpines();
};

void TstFabric::publishedDesignsAreReproduced_data()
{
    QTest::addColumn<QString>("id");
    const Value published = readTree(kFabricFolder + "published.yaml");
    for (const Value& design : published.find("cases")->items) {
        const std::string& id = design.find("id")->text;
        QTest::addRow("%s (%s)", id.c_str(), design.find("confidence")->text.c_str())
            << QString::fromStdString(id);
    }
}

void TstFabric::publishedDesignsAreReproduced()
{
    QFETCH(const QString, id);
    const Value published = readTree(kFabricFolder + "published.yaml");
    const Analysis analysis =
        analysed(readTree(kFabricFolder + id.toStdString() + ".cluster.yaml"));
    QCOMPARE(analysis.sizing.network(NetworkKind::Compute)->size.error, std::string());
    for (const Value& design : published.find("cases")->items) {
        if (design.find("id")->text != id.toStdString()) {
            continue;
        }
        for (const Member& figure : design.find("published")->members) {
            const std::int64_t derived = derivedFigure(analysis, figure.key);
            QVERIFY2(figure.value.text == std::to_string(derived),
                (figure.key + ": derived " + grouped(derived) + ", published " + figure.value.text)
                    .c_str());
        }
    }
}

void TstFabric::everyPublishedRequestIsListed()
{
    const Value published = readTree(kFabricFolder + "published.yaml");
    QCOMPARE(published.find("cases")->items.size(), std::size_t{42});
}

void TstFabric::switchesFollowTheRules_data()
{
    QTest::addColumn<QString>("expected");
    QTest::addColumn<qint64>("nodes");
    QTest::addColumn<qint64>("rails");
    QTest::addColumn<qint64>("radix");
    QTest::addColumn<qint64>("unit");

    QTest::newRow("100 nodes, radix 64: four groups of 25")
        << "32+13+0" << 100LL << 8LL << 64LL << 0LL;
    QTest::newRow("three units of 32") << "24+16+0" << 95LL << 8LL << 64LL << 32LL;
    QTest::newRow("127 nodes build four units") << "32+16+0" << 127LL << 8LL << 64LL << 32LL;
    QTest::newRow("98,304 GPUs, radix 128") << "1536+1536+1024" << 12288LL << 8LL << 128LL << 0LL;
    QTest::newRow("8 nodes fit one switch") << "1+0+0" << 8LL << 8LL << 64LL << 0LL;
    QTest::newRow("16 nodes share leaves, two rails each") << "4+2+0" << 16LL << 8LL << 64LL << 0LL;
}

void TstFabric::switchesFollowTheRules()
{
    QFETCH(const QString, expected);
    QFETCH(const qint64, nodes);
    QFETCH(const qint64, rails);
    QFETCH(const qint64, radix);
    QFETCH(const qint64, unit);
    FabricInput input = fabricOf(nodes, rails, radix);
    if (unit > 0) {
        input.scalableUnit = unit;
    }
    QCOMPARE(QString::fromStdString(switchesOf(sizeFabric(input))), expected);
}

void TstFabric::uplinksSpreadEvenly_data()
{
    QTest::addColumn<qint64>("down");
    QTest::addColumn<qint64>("up");
    QTest::addColumn<qint64>("uplinks");
    QTest::addColumn<qint64>("spines");

    QTest::newRow("1:1") << 1LL << 1LL << 32LL << 16LL;
    QTest::newRow("4:3") << 4LL << 3LL << 24LL << 12LL;
    QTest::newRow("2:1") << 2LL << 1LL << 16LL << 8LL;
    QTest::newRow("3:1") << 3LL << 1LL << 12LL << 6LL;
}

void TstFabric::uplinksSpreadEvenly()
{
    QFETCH(const qint64, down);
    QFETCH(const qint64, up);
    QFETCH(const qint64, uplinks);
    QFETCH(const qint64, spines);
    const FabricSize size = sizeFabric(inUnits(127, 32, Ratio::of(down, up)));
    QCOMPARE(size.error, std::string());
    QCOMPARE(qint64(size.portsUp), uplinks);
    QCOMPARE(qint64(size.spine), spines);
    QCOMPARE(size.leafSpineLinks, std::int64_t{32} * size.portsUp);
    QCOMPARE(size.portsUp, size.linksPerLeafSpinePair * size.spine);
}

void TstFabric::largestFabricOfARadix_data()
{
    QTest::addColumn<qint64>("radix");
    QTest::addColumn<bool>("three");
    QTest::addColumn<qint64>("hostLinks");

    QTest::newRow("radix 40, two tiers") << 40LL << false << 800LL;
    QTest::newRow("radix 64, two tiers") << 64LL << false << 2'048LL;
    QTest::newRow("radix 128, two tiers") << 128LL << false << 8'192LL;
    QTest::newRow("radix 144, two tiers") << 144LL << false << 10'368LL;
    QTest::newRow("radix 40, three tiers") << 40LL << true << 16'000LL;
    QTest::newRow("radix 64, three tiers") << 64LL << true << 65'536LL;
    QTest::newRow("radix 128, three tiers") << 128LL << true << 524'288LL;
    QTest::newRow("radix 144, three tiers") << 144LL << true << 746'496LL;
}

void TstFabric::largestFabricOfARadix()
{
    QFETCH(const qint64, radix);
    QFETCH(const bool, three);
    QFETCH(const qint64, hostLinks);
    FabricInput input = fabricOf(hostLinks / 8, 8, radix);
    input.tiers = three ? Tiers::Three : Tiers::Two;
    const FabricSize largest = sizeFabric(input);
    QCOMPARE(largest.error, std::string());
    QCOMPARE(largest.nodeLeafLinks, std::int64_t{hostLinks});

    input.nodes += 1;
    input.hostLinks += input.rails;
    const FabricSize tooMany = sizeFabric(input);
    QCOMPARE(tooMany.fault, FabricFault::TooManyNodes);
    QCOMPARE(tooMany.nodesCarried, std::int64_t{hostLinks / 8});
    QCOMPARE(tooMany.tiersNeeded, std::int64_t{three ? 0 : 3});
}

void TstFabric::oneSwitchTakesWhatFitsIt()
{
    FabricInput input = fabricOf(8, 8, 64);
    input.topology = Topology::SingleSwitch;
    QCOMPARE(sizeFabric(input).leaf, std::int64_t{1});
    input.scalableUnit = 4;
    input.tiers = Tiers::Three;
    QCOMPARE(switchesOf(sizeFabric(input)), std::string("1+0+0"));
    input = fabricOf(9, 8, 64);
    input.topology = Topology::SingleSwitch;
    const FabricSize tooMany = sizeFabric(input);
    QCOMPARE(tooMany.fault, FabricFault::TooManyNodes);
    QCOMPARE(tooMany.nodesCarried, std::int64_t{8});
}

void TstFabric::growthTierBuildsGroupsOfSpines()
{
    FabricInput input = fabricOf(3LL * 144, 4, 64);
    input.scalableUnit = 144;
    input.leafGroup = 18;
    input.growthTier = true;
    QCOMPARE(switchesOf(sizeFabric(input)), std::string("96+72+36"));
}

void TstFabric::leafPairHalvesTheRails()
{
    FabricInput input = fabricOf(4, 8, 64);
    input.topology = Topology::LeafPair;
    const FabricSize pair = sizeFabric(input);
    QCOMPARE(switchesOf(pair), std::string("2+0+0"));
    QCOMPARE(pair.portsDown, std::int64_t{16});
    QCOMPARE(pair.leafLeafLinks, std::int64_t{16});
    QCOMPARE(pair.nodeLeafLinks, std::int64_t{32});
}

void TstFabric::leafPairIsFullWhenItsPortsAre()
{
    FabricInput input = fabricOf(8, 8, 64);
    input.topology = Topology::LeafPair;
    QCOMPARE(sizeFabric(input).error, std::string());
    input.managerPorts = 1;
    QCOMPARE(sizeFabric(input).fault, FabricFault::TooManyNodes);
    input = fabricOf(9, 8, 64);
    input.topology = Topology::LeafPair;
    QCOMPARE(sizeFabric(input).fault, FabricFault::TooManyNodes);
    QCOMPARE(sizeFabric(input).nodesCarried, std::int64_t{8});
}

void TstFabric::managerPortsTakeFreePorts()
{
    FabricInput input = inUnits(127, 32, {});
    input.managerPorts = 4;
    const FabricSize size = sizeFabric(input);
    QCOMPARE(size.nodeLeafLinks, std::int64_t{1016});
    QCOMPARE(size.managerLinks, std::int64_t{4});
    QCOMPARE(size.managerPortsShort, std::int64_t{0});
    QCOMPARE(size.emptyNodeSlots, std::int64_t{1});
}

void TstFabric::managerPortsThatDoNotFitAreCounted()
{
    FabricInput input = inUnits(128, 32, {});
    input.managerPorts = 4;
    const FabricSize size = sizeFabric(input);
    QCOMPARE(switchesOf(size), std::string("32+16+0"));
    QCOMPARE(size.managerLinks, std::int64_t{0});
    QCOMPARE(size.managerPortsShort, std::int64_t{4});
}

void TstFabric::planesMultiplyTheTotals()
{
    FabricInput input = fabricOf(32, 8, 128);
    const FabricSize one = sizeFabric(input);
    input.planes = 2;
    const FabricSize two = sizeFabric(input);
    QCOMPARE(two.leaf, 2 * one.leaf);
    QCOMPARE(two.spine, 2 * one.spine);
    QCOMPARE(two.nodeLeafLinks, 2 * one.nodeLeafLinks);
    QCOMPARE(two.leafSpineLinks, 2 * one.leafSpineLinks);
    QCOMPARE(two.portsDown, one.portsDown);
}

void TstFabric::statedCountsThatDoNotCloseAreTold()
{
    FabricInput input = fabricOf(128, 8, 64);
    input.leafSwitches = 32;
    input.spineSwitches = 8;
    const FabricSize size = sizeFabric(input);
    QVERIFY(size.stated);
    QCOMPARE(switchesOf(size), std::string("32+8+0"));
    QVERIFY(!size.gap.closes());
    QCOMPARE(size.gap.uplinks, std::int64_t{1024});
    QCOMPARE(size.gap.spinePorts, std::int64_t{512});
    QCOMPARE(size.gap.spinesToClose, std::int64_t{16});

    input.leafSwitches = 31;
    input.spineSwitches = 16;
    QCOMPARE(sizeFabric(input).gap.leavesToClose, std::int64_t{32});

    input.leafSwitches = 15;
    const FabricSize fewLeaves = sizeFabric(input);
    QVERIFY(fewLeaves.gap.leafDownPorts < input.hostLinks);
    QVERIFY(fewLeaves.gap.leavesToClose > 15);
}

/// A spine has a port for each leaf; 72 leaves do not meet on spines of 64 ports.
void TstFabric::moreLeavesThanSpinePortsTakeAThirdTier()
{
    const FabricSize two = sizeFabric(fabricOf(256, 8, 64));
    QCOMPARE(two.leaf, std::int64_t{64});
    QCOMPARE(two.tiers, std::int64_t{2});
    FabricInput input = fabricOf(288, 8, 64);
    const FabricSize three = sizeFabric(input);
    QCOMPARE(three.leaf, std::int64_t{72});
    QCOMPARE(three.tiers, std::int64_t{3});
    input.tiers = Tiers::Two;
    QVERIFY(sizeFabric(input).fault == FabricFault::TooManyNodes);
}

/// 2 : 1 at the spine halves the links to the core.
void TstFabric::coreRatioCountsAtTheSpine()
{
    FabricInput input = fabricOf(512, 8, 64);
    const FabricSize full = sizeFabric(input);
    QCOMPARE(full.spineCoreLinks, full.leafSpineLinks);
    input.coreOversubscription = Ratio{2, 1};
    const FabricSize tapered = sizeFabric(input);
    QCOMPARE(tapered.spineCoreLinks * 2, tapered.leafSpineLinks);
}

/// The multiple is of all spines of a plane, not of those of one pod.
void TstFabric::spineMultipleIsOfThePlane()
{
    FabricInput input = fabricOf(512, 8, 64);
    const FabricSize free = sizeFabric(input);
    input.spineMultiple = 2 * free.spinesPerPod;
    const FabricSize size = sizeFabric(input);
    QCOMPARE(size.fault, FabricFault::None);
    QCOMPARE(size.spine % input.spineMultiple, std::int64_t{0});
    QCOMPARE(size.spine, free.spine);
}

void TstFabric::managersAndPairsAreOfEachPlane()
{
    FabricInput input = fabricOf(30, 8, 64);
    input.planes = 2;
    input.managerPorts = 3;
    QCOMPARE(sizeFabric(input).managerLinks, std::int64_t{6});
    input.managerPorts = 0;
    input.topology = Topology::LeafPair;
    input.nodes = 4;
    input.hostLinks = 32;
    const FabricSize pair = sizeFabric(input);
    QCOMPARE(pair.leaf, std::int64_t{4});
    QCOMPARE(pair.nodeLeafLinks, std::int64_t{64});
}

/// Nine nodes on three leaves are three on each, though four would fit.
void TstFabric::nodesAreSharedOutEvenly()
{
    FabricInput input = fabricOf(9, 8, 64);
    input.topology = Topology::NodeAligned;
    const FabricSize size = sizeFabric(input);
    QCOMPARE(size.leaf, std::int64_t{3});
    QCOMPARE(size.portsDown, std::int64_t{24});
}

void TstFabric::statedCountsThatCloseAreKept()
{
    FabricInput input = fabricOf(128, 8, 64);
    input.leafSwitches = 32;
    input.spineSwitches = 16;
    const FabricSize closing = sizeFabric(input);
    QVERIFY(closing.gap.closes());
    QVERIFY(!closing.gap.unevenSpineLinks);
    input.spineSwitches = 20;
    const FabricSize uneven = sizeFabric(input);
    QCOMPARE(uneven.spine, std::int64_t{20});
    QVERIFY(uneven.gap.closes());
    QVERIFY(uneven.gap.unevenSpineLinks);
}

void TstFabric::effectiveRatioIsTheLeafsTimesTheSpines()
{
    FabricInput input = fabricOf(512, 8, 64);
    input.scalableUnit = 32;
    input.tiers = Tiers::Three;
    input.oversubscription = Ratio::of(2, 1);
    input.coreOversubscription = Ratio::of(2, 1);
    const FabricSize size = sizeFabric(input);
    QCOMPARE(size.error, std::string());
    QVERIFY(size.effectiveRatio && size.effectiveLeafRatio && size.effectiveSpineRatio);
    QCOMPARE(*size.effectiveLeafRatio, 2.0);
    QCOMPARE(*size.effectiveRatio, *size.effectiveLeafRatio * *size.effectiveSpineRatio);
    QVERIFY(*size.effectiveRatio <= 4.0);
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstFabric)
#include "tst_fabric.moc"
