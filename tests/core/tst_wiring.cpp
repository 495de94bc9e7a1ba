#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/base/parse.h"
#include "core/wiring/verify.h"
#include "core/wiring/wiring.h"

#include <QtTest/QTest>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace clusterbrief::tests {
namespace {

struct Wired {
    Analysis analysis;
    Wiring wiring;

    [[nodiscard]] const NetworkWiring& network(NetworkKind kind = NetworkKind::Compute) const
    {
        return *wiring.network(kind);
    }
};

/// The sizing must stay where the wiring points to it.
std::unique_ptr<Wired> wired(const Value& request)
{
    auto result = std::make_unique<Wired>(Wired{analysed(request), {}});
    result->wiring = wire(result->analysis.design, result->analysis.sizing);
    return result;
}

Value patch(const char* yaml)
{
    return parse(yaml, "patch").value();
}

Value base(const char* name)
{
    return readTree(std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/bases/" + name + ".yaml");
}

std::vector<std::string> publishedDesigns()
{
    std::vector<std::string> files;
    for (const auto& entry :
        std::filesystem::directory_iterator(std::string(CLUSTERBRIEF_TEST_DATA) + "/fabric")) {
        const std::string path = entry.path().string();
        if (path.ends_with(".cluster.yaml")) {
            files.push_back(path);
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::map<LinkKind, std::int64_t> kindsOf(const NetworkWiring& network)
{
    std::map<LinkKind, std::int64_t> kinds;
    for (const Link& link : network.links) {
        ++kinds[link.kind];
    }
    return kinds;
}

/// `a port -> b port` of every link.
std::set<std::string> endsOf(const Wired& wired, NetworkKind kind)
{
    std::set<std::string> ends;
    const NetworkWiring& network = wired.network(kind);
    for (const Link& link : network.links) {
        const std::string b = link.b == kOutside ? "outside" : wired.wiring.devices[link.b].name;
        ends.insert(wired.wiring.devices[link.a].name + ' ' + aPortName(wired.wiring, network, link)
            + " -> " + b + ' ' + bPortName(wired.wiring, network, link));
    }
    return ends;
}

} // namespace

class TstWiring : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void everyPublishedDesignIsWiredAsItIsSized()
    {
        int designs = 0;
        for (const std::string& file : publishedDesigns()) {
            const auto design = wired(readTree(file));
            for (const NetworkWiring& network : design->wiring.networks) {
                QVERIFY2(network.error.empty(), (file + ": " + network.error).c_str());
                const FabricSize& size = network.sized->size;
                auto kinds = kindsOf(network);
                QCOMPARE(kinds[LinkKind::NodeLeaf], size.nodeLeafLinks);
                QCOMPARE(kinds[LinkKind::ManagerLeaf], size.managerLinks);
                QCOMPARE(kinds[LinkKind::LeafLeaf], size.leafLeafLinks);
                QCOMPARE(kinds[LinkKind::LeafSpine], size.leafSpineLinks);
                QCOMPARE(kinds[LinkKind::SpineCore], size.spineCoreLinks);
            }
            ++designs;
        }
        QCOMPARE(designs, 42);
    }

    void everyPublishedFabricIsSound()
    {
        for (const std::string& file : publishedDesigns()) {
            const auto design = wired(readTree(file));
            const auto reports = verify(design->wiring, design->network());
            const FabricSize& size = design->network().sized->size;
            QCOMPARE(std::ssize(reports), size.planes);
            for (const GraphReport& report : reports) {
                QVERIFY2(report.sound(), file.c_str());
                // A growth tier of one unit joins its rails only once the core is there.
                const bool rails = size.pods == 1 && size.core == 0;
                QCOMPARE(report.switchIslands == 1, !rails || size.leaf == 1);
                const std::int64_t most = size.leafLeafLinks > 0 ? 2 : 2 * size.tiers - 1;
                QVERIFY(report.hops.rbegin()->first <= most);
                QCOMPARE(report.leastParallel, report.mostParallel);
                QCOMPARE(report.mostParallel, size.linksPerLeafSpinePair);
            }
        }
    }

    void halfOfTheNodesFillTheOtherHalf()
    {
        for (const char* name : {"dgx-h100-superpod-4su-ufm", "dgx-b300-xdr-superpod-1su",
                 "dgx-h100-superpod-2su-ufm", "ocp-hedgehog-clos-512gpu"}) {
            const auto design = wired(readTree(
                std::string(CLUSTERBRIEF_TEST_DATA) + "/fabric/" + name + ".cluster.yaml"));
            const GraphReport report = verify(design->wiring, design->network()).front();
            QVERIFY(report.bisection);
            QCOMPARE(*report.bisection, report.bisectionAsked);
        }
    }

    void taperedUplinksBoundTheBisection()
    {
        const auto design = wired(patched(base("h100-127"),
            patch("networks: {compute: {oversubscription: 2, fabric_manager_ports: null}}\n"
                  "nodes: {gpu: {count: 128}}")));
        const GraphReport report = verify(design->wiring, design->network()).front();
        QCOMPARE(report.bisectionAsked, std::int64_t{512});
        QCOMPARE(*report.bisection, std::int64_t{256}); // 2 units × 8 leaves × 16 uplinks
    }

    void railKIsOnTheLeafOfRailK()
    {
        const auto design = wired(base("h100-127"));
        std::map<std::pair<std::int32_t, std::int32_t>, std::set<std::string>> leaves;
        for (const Link& link : design->network().links) {
            if (link.kind == LinkKind::NodeLeaf) {
                const Device& leaf = design->wiring.devices[link.b];
                leaves[{leaf.block, static_cast<std::int32_t>(link.rail)}].insert(leaf.name);
            }
        }
        QCOMPARE(std::ssize(leaves), std::ptrdiff_t{32});
        for (const auto& [place, names] : leaves) {
            QCOMPARE(std::ssize(names), std::ptrdiff_t{1});
        }
        QVERIFY(endsOf(*design, NetworkKind::Compute)
                    .contains("gpu-0033 mlx5_2 -> compute-leaf-u02-r3 1/1"));
    }

    void managersTakeThePlaceOfTheMissingNode()
    {
        const auto design = wired(base("h100-127"));
        const auto ends = endsOf(*design, NetworkKind::Compute);
        QVERIFY(ends.contains("compute-ufm-01 mlx5_0 -> compute-leaf-u04-r1 16/2"));
        QVERIFY(ends.contains("compute-ufm-02 mlx5_1 -> compute-leaf-u04-r4 16/2"));
    }

    void managersTakeFreePortsBetweenUnlikeGroups()
    {
        const auto design =
            wired(parse("schema: clusterbrief/request/1\n"
                        "nodes:\n"
                        "  - {name: a, count: 31, compute_ports: {per_node: 4, gbps: 400}}\n"
                        "  - {name: b, count: 1, compute_ports: {per_node: 8, gbps: 400}}\n"
                        "networks: {compute: {technology: infiniband, generation: ndr, "
                        "fabric_manager_ports: 16}}\n",
                "unlike")
                      .value());
        QCOMPARE(kindsOf(design->network())[LinkKind::ManagerLeaf], std::int64_t{16});
        QVERIFY(verify(design->wiring, design->network()).front().sound());
    }

    void outOfBandKeepsItsShapeWhenDefaultsAreWrittenOut()
    {
        const auto before = wired(base("h100-127"));
        const auto after = wired(patched(base("h100-127"),
            patch("networks: {out_of_band: {tiers: auto, topology: rail-aligned, oversubscription: "
                  "1}}")));
        QVERIFY(endsOf(*before, NetworkKind::OutOfBand) == endsOf(*after, NetworkKind::OutOfBand));
    }

    void anotherNodeRenamesAndMovesNothing()
    {
        const auto before = wired(base("h100-127"));
        const auto after = wired(patched(base("h100-127"),
            patch("nodes: {gpu: {count: 128}}\n"
                  "networks: {compute: {fabric_manager_ports: 0}}")));
        const auto with = endsOf(*after, NetworkKind::Compute);
        std::vector<std::string> lost;
        for (const std::string& end : endsOf(*before, NetworkKind::Compute)) {
            if (!with.contains(end)) {
                lost.push_back(end);
            }
        }
        QCOMPARE(std::ssize(lost), std::ptrdiff_t{4}); // the manager links alone
        QVERIFY(std::all_of(lost.begin(), lost.end(),
            [](const std::string& end) { return end.starts_with("compute-ufm-"); }));
    }

    void anotherUnitKeepsEveryNodeWhereItIs()
    {
        const auto before = wired(base("h100-127"));
        const auto after = wired(patched(base("h100-127"), patch("nodes: {gpu: {count: 200}}")));
        const auto with = endsOf(*after, NetworkKind::Compute);
        for (const std::string& end : endsOf(*before, NetworkKind::Compute)) {
            QVERIFY2(!end.starts_with("gpu-") || with.contains(end), end.c_str());
        }
    }

    void everyBmcSwitchAndPduHasAnOutOfBandPort()
    {
        const auto design = wired(base("h100-127"));
        auto kinds = kindsOf(design->network(NetworkKind::OutOfBand));
        QCOMPARE(kinds[LinkKind::NodeLeaf], std::int64_t{127});
        std::set<std::string> equipment;
        for (const Link& link : design->network(NetworkKind::OutOfBand).links) {
            if (link.kind == LinkKind::EquipmentLeaf) {
                equipment.insert(design->wiring.devices[link.a].name);
            }
        }
        for (const Device& device : design->wiring.devices) {
            if (device.isSwitch() && !device.name.starts_with("out-of-band")) {
                QVERIFY2(equipment.contains(device.name), device.name.c_str());
            }
        }
        QVERIFY(equipment.contains("pdu-001"));
    }

    void planesTakeBothPortsOfANic()
    {
        const auto design = wired(readTree(std::string(CLUSTERBRIEF_TEST_DATA)
            + "/fabric/dgx-b300-spectrumx-superpod-1su.cluster.yaml"));
        const auto ends = endsOf(*design, NetworkKind::Compute);
        QVERIFY(std::any_of(ends.begin(), ends.end(), [](const std::string& end) {
            return end.find("-0001 mlx5_0/2 -> compute-plane2-leaf-") != std::string::npos;
        }));
    }

    void aSwappedPairOfLinksIsNoticed()
    {
        const auto design = wired(base("h100-127"));
        NetworkWiring swapped = design->network();
        std::swap(swapped.links[0].b, swapped.links[1].b);
        const GraphReport report = verify(design->wiring, swapped).front();
        QCOMPARE(report.railsAstray, std::int64_t{2});
        QVERIFY(!report.sound());
    }

    void aMissingUplinkIsNoticed()
    {
        const auto design = wired(base("h100-127"));
        NetworkWiring broken = design->network();
        std::erase_if(broken.links, [first = true](const Link& link) mutable {
            return link.kind == LinkKind::LeafSpine && std::exchange(first, false);
        });
        QCOMPARE(verify(design->wiring, broken).front().unevenLeaves, std::int64_t{1});
    }

    void aPortUsedTwiceIsNoticed()
    {
        const auto design = wired(base("h100-127"));
        NetworkWiring broken = design->network();
        broken.links[9].bPort = broken.links[1].bPort;
        QCOMPARE(verify(design->wiring, broken).front().portsTwice, std::int64_t{1});
    }

    void leavesWithoutSpinesAreIslands()
    {
        const auto design = wired(patched(
            base("h100-127"), patch("networks: {compute: {tiers: 1, fabric_manager_ports: 0}}")));
        const GraphReport report = verify(design->wiring, design->network()).front();
        QVERIFY(report.switchIslands > 1);
    }

    void statedCountsThatDoNotCloseAreNotWired()
    {
        const auto design = wired(patched(base("h100-127"),
            patch("networks: {compute: {leaf_switches: 32, spine_switches: 8}}")));
        QVERIFY(design->network().links.empty());
        QCOMPARE(design->network().error, std::string("the stated switch counts do not close"));
    }

    void aMillionGpusAreRefusedWithTheLimit()
    {
        const auto design = wired(patched(base("roce-32"),
            patch("nodes: {gpu: {count: 250000}}\n"
                  "networks: {compute: {tiers: 3, switch: arista-7060x6-64pe}}")));
        QVERIFY(design->network().links.empty());
        QVERIFY(!design->network().error.empty());
    }

    void sharedSwitchesCarryBothNetworks()
    {
        const auto design =
            wired(patched(base("h100-127"), patch("networks: {in_band: {shares_with: storage}}")));
        const SizedNetwork& storage = *design->analysis.sizing.network(NetworkKind::Storage);
        QCOMPARE(storage.size.nodeLeafLinks, std::int64_t{508});
        QVERIFY(design->analysis.sizing.network(NetworkKind::InBand)->shares);
        QVERIFY(endsOf(*design, NetworkKind::Storage)
                    .contains("gpu-0001 eth1 -> storage-leaf-g01-r4 1/1"));
    }
};

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstWiring)
#include "tst_wiring.moc"
