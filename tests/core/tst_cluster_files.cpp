#include "core/base/text.h"
#include "tests/support/briefs.h"
#include "tests/support/test_base.h"

#include <QtTest/QTest>

#include <algorithm>
#include <map>
#include <set>

/// The files that the programs of a running cluster read.
namespace clusterbrief::tests {
namespace {

Result<std::string> exported(const Value& request, std::string_view ending)
{
    const Analysis analysis = analysed(request);
    const Brief brief = compose(analysis, briefOptions());
    for (const Format& format : coreFormats()) {
        if (format.ending == ending) {
            return format.render({analysis, brief});
        }
    }
    return failure("", "no such format");
}

std::string textFor(const std::string& change, std::string_view ending)
{
    const Result<std::string> text = exported(h100With(change), ending);
    return text ? *text : "refused: " + describe(text.error().front());
}

std::string refusalFor(const std::string& change, std::string_view ending)
{
    const Result<std::string> text = exported(h100With(change), ending);
    return text ? "not refused" : describe(text.error().front());
}

/// Without comments and empty lines.
std::vector<std::string> contentLines(const std::string& text)
{
    std::vector<std::string> lines;
    for (const std::string& line : split(text, '\n')) {
        if (!line.empty() && !line.starts_with('#')) {
            lines.push_back(line);
        }
    }
    return lines;
}

/// GUID of each node of an .ibnet by its name.
std::map<std::string, std::string> guids(const std::string& ibnet)
{
    std::map<std::string, std::string> found;
    for (const std::string& line : contentLines(ibnet)) {
        if (line.starts_with("Switch\t") || line.starts_with("Ca\t")) {
            const std::vector<std::string> quoted = split(line, '"');
            found[quoted[3]] = quoted[1];
        }
    }
    return found;
}

constexpr const char* kRoce =
    "{networks: {compute: {technology: roce, generation: 400g, switch: sn5600}}}";

} // namespace

class TstClusterFiles : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void anotherFabricThanInfiniBandIsRefused();
    void aNetworkThatIsNotThereIsRefused();
    void aNetworkThatIsNotWiredSaysWhy();
    void moreThanASubnetsAddressesAreRefused();
    void speedsAreThoseOfTheGeneration_data();
    void speedsAreThoseOfTheGeneration();
    void theSimulatedFileDiffersInSpeedAlone();
    void noTwoNodesShareAGuid();
    void guidsStayWhenTheClusterGrows();
    void titlesStayInComments();
    void aSlurmSwitchIsOneUnit();
    void oneUnitIsOneSlurmSwitch();
    void aSlurmSwitchIsALeafThatHasWholeNodes();
    void podsAreAMiddleLevel();
    void everyNodeIsUnderOneSlurmSwitch_data();
    void everyNodeIsUnderOneSlurmSwitch();
    void slurmHasNoStorageNodes();
};

void TstClusterFiles::anotherFabricThanInfiniBandIsRefused()
{
    for (const char* ending : {"ibnet", "sim.ibnet", "topo"}) {
        QCOMPARE(refusalFor(kRoce, ending),
            '.' + std::string(ending)
                + ": a format that cannot exist for this design: it describes InfiniBand, and the "
                  "compute network is RoCE");
    }
    QVERIFY(has(textFor(kRoce, "topology.conf"), "SwitchName="));
}

void TstClusterFiles::aNetworkThatIsNotThereIsRefused()
{
    for (const char* ending : {"ibnet", "sim.ibnet", "topo", "topology.conf"}) {
        QCOMPARE(refusalFor("{networks: {compute: null}}", ending),
            '.' + std::string(ending) + ": the request has no compute network");
    }
}

void TstClusterFiles::aNetworkThatIsNotWiredSaysWhy()
{
    for (const char* ending : {"ibnet", "sim.ibnet", "topo", "topology.conf"}) {
        QCOMPARE(refusalFor("{networks: {compute: {switch: qm8700}}}", ending),
            '.' + std::string(ending)
                + ": the compute network is not wired: NVIDIA Quantum QM8700 has no ndr ports");
    }
}

void TstClusterFiles::moreThanASubnetsAddressesAreRefused()
{
    // 192 units of 32: 49,152 ports of nodes alone.
    const std::string refused = refusalFor("{nodes: {gpu: {count: 6144}}}", "ibnet");
    QVERIFY2(has(refused, "one InfiniBand subnet has 49,151 unicast addresses"), refused.c_str());
    QVERIFY(has(textFor("{nodes: {gpu: {count: 6144}}}", "topology.conf"), "unit-192"));
}

void TstClusterFiles::speedsAreThoseOfTheGeneration_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("truth");
    QTest::addColumn<QString>("simulated");
    QTest::newRow("hdr100") << "{networks: {compute: {generation: hdr100, switch: qm8700}}}"
                            << "2xHDR"
                            << "2xHDR";
    QTest::newRow("hdr") << "{networks: {compute: {generation: hdr, switch: qm8700, scalable_unit: "
                            "20}}}"
                         << "4xHDR"
                         << "4xHDR";
    QTest::newRow("ndr200") << "{networks: {compute: {generation: ndr200}}}"
                            << "2xNDR"
                            << "2xHDR";
    QTest::newRow("ndr") << "{}"
                         << "4xNDR"
                         << "4xHDR";
    QTest::newRow("xdr") << "{networks: {compute: {generation: xdr, switch: q3400-ra}}}"
                         << "4xXDR"
                         << "4xHDR";
}

void TstClusterFiles::speedsAreThoseOfTheGeneration()
{
    QFETCH(const QString, change);
    QFETCH(const QString, truth);
    QFETCH(const QString, simulated);
    const auto speeds = [&](const char* ending) {
        std::set<std::string> found;
        for (const std::string& line : contentLines(textFor(change.toStdString(), ending))) {
            if (line.starts_with('[')) {
                found.insert(line.substr(line.rfind(' ') + 1));
            }
        }
        return found;
    };
    QVERIFY(speeds("ibnet") == std::set{truth.toStdString()});
    QVERIFY(speeds("sim.ibnet") == std::set{simulated.toStdString()});
}

void TstClusterFiles::theSimulatedFileDiffersInSpeedAlone()
{
    const std::string truth = textFor("{}", "ibnet");
    const std::string simulated = textFor("{}", "sim.ibnet");
    QVERIFY(contentLines(truth).size() > 4'000);
    QVERIFY(join(contentLines(simulated), "\n")
        == replaced(join(contentLines(truth), "\n"), "4xNDR", "4xHDR"));
    QVERIFY(has(simulated, "# For simulation: "));
    QVERIFY(has(simulated, "every 4xNDR stands here as 4xHDR"));
}

void TstClusterFiles::noTwoNodesShareAGuid()
{
    for (const char* change : {"{}", "{networks: {compute: {planes: 2, generation: ndr200}}}"}) {
        const std::map<std::string, std::string> byName = guids(textFor(change, "ibnet"));
        std::set<std::string> distinct;
        for (const auto& [name, guid] : byName) {
            distinct.insert(guid);
        }
        QVERIFY(byName.size() > 1'000);
        QCOMPARE(distinct.size(), byName.size());
    }
}

void TstClusterFiles::guidsStayWhenTheClusterGrows()
{
    const auto before = guids(textFor("{nodes: {gpu: {count: 64}}}", "ibnet"));
    const auto after = guids(textFor("{nodes: {gpu: {count: 96}}}", "ibnet"));
    QVERIFY(before.size() > 500 && after.size() > before.size());
    for (const auto& [name, guid] : before) {
        QVERIFY2(after.count(name) == 1 && after.at(name) == guid, name.c_str());
    }
}

void TstClusterFiles::titlesStayInComments()
{
    // ibsim runs what stands behind `do`; Slurm reads what is no comment.
    const std::string change =
        "{project: {title: \"a\\ndo !/tmp/commands\\nSwitchName=x Nodes=y\", "
        "customer: \"b\\rinclude c\"}}";
    for (const char* ending : {"ibnet", "sim.ibnet", "topo", "topology.conf"}) {
        const std::string text = textFor(change, ending);
        QVERIFY2(has(text, "do !/tmp/commands"), ending);
        QVERIFY2(contentLines(text) == contentLines(textFor("{}", ending)), ending);
    }
}

void TstClusterFiles::aSlurmSwitchIsOneUnit()
{
    const std::vector<std::string> expected = {"SwitchName=unit-01 Nodes=gpu-[0001-0032]",
        "SwitchName=unit-02 Nodes=gpu-[0033-0064]", "SwitchName=unit-03 Nodes=gpu-[0065-0096]",
        "SwitchName=unit-04 Nodes=gpu-[0097-0127]", "SwitchName=fabric Switches=unit-[01-04]"};
    const std::string text = textFor("{}", "topology.conf");
    QVERIFY2(contentLines(text) == expected, text.c_str());
    QVERIFY(has(text, "Foundation model cluster, Example Labs"));
    QVERIFY(has(text, "A switch with nodes is one scalable unit"));
}

void TstClusterFiles::oneUnitIsOneSlurmSwitch()
{
    QCOMPARE(contentLines(textFor("{nodes: {gpu: {count: 31}}}", "topology.conf")),
        std::vector<std::string>{"SwitchName=unit-01 Nodes=gpu-[0001-0031]"});
}

void TstClusterFiles::aSlurmSwitchIsALeafThatHasWholeNodes()
{
    const std::string text = textFor("{nodes: {gpu: {count: 16}}, networks: {compute: {topology: "
                                     "node-aligned, scalable_unit: null, fabric_manager_ports: "
                                     "0}}}",
        "topology.conf");
    const std::vector<std::string> expected = {"SwitchName=compute-leaf-01 Nodes=gpu-[0001-0004]",
        "SwitchName=compute-leaf-02 Nodes=gpu-[0005-0008]",
        "SwitchName=compute-leaf-03 Nodes=gpu-[0009-0012]",
        "SwitchName=compute-leaf-04 Nodes=gpu-[0013-0016]",
        "SwitchName=fabric Switches=compute-leaf-[01-04]"};
    QVERIFY2(contentLines(text) == expected, text.c_str());
}

void TstClusterFiles::podsAreAMiddleLevel()
{
    // 64 units in 2 pods: half of a spine's 64 ports lead down.
    const std::vector<std::string> lines = contentLines(
        textFor("{nodes: {gpu: {count: 2048}}, networks: {compute: {fabric_manager_ports: 0}}}",
            "topology.conf"));
    QCOMPARE(lines.size(), std::size_t{67});
    QCOMPARE(lines[64], std::string("SwitchName=pod-01 Switches=unit-[01-32]"));
    QCOMPARE(lines[65], std::string("SwitchName=pod-02 Switches=unit-[33-64]"));
    QCOMPARE(lines[66], std::string("SwitchName=fabric Switches=pod-[01-02]"));
}

void TstClusterFiles::everyNodeIsUnderOneSlurmSwitch_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<int>("nodes");
    QTest::newRow("leaf groups of half a unit")
        << "{nodes: {gpu: {count: 96}}, networks: {compute: {leaf_group: 16}}}" << 96;
    QTest::newRow("no unit") << "{nodes: {gpu: {count: 100}}, networks: {compute: {scalable_unit: "
                                "null, fabric_manager_ports: 0}}}"
                             << 100;
    QTest::newRow("pair") << "{nodes: {gpu: {count: 6}}, networks: {compute: {topology: leaf-pair, "
                             "scalable_unit: null}}}"
                          << 6;
    QTest::newRow("two planes") << "{networks: {compute: {planes: 2, generation: ndr200}}}" << 127;
    QTest::newRow("growth tier") << "{networks: {compute: {growth_tier: true}}}" << 127;
    QTest::newRow("own counts") << "{networks: {compute: {leaf_switches: 32, spine_switches: 16}}}"
                                << 127;
    QTest::newRow("roce of 12,288")
        << "{nodes: {gpu: {count: 12288}}, networks: {compute: {technology: roce, generation: "
           "400g, "
           "switch: sn5600, subnet_manager: null, fabric_manager_ports: null}}}"
        << 12'288;
}

void TstClusterFiles::everyNodeIsUnderOneSlurmSwitch()
{
    QFETCH(const QString, change);
    QFETCH(const int, nodes);
    std::vector<int> seen;
    const std::string text = textFor(change.toStdString(), "topology.conf");
    for (const std::string& line : contentLines(text)) {
        const std::size_t at = line.find(" Nodes=gpu-");
        if (at == std::string::npos) {
            QVERIFY2(has(line, " Switches="), line.c_str());
            continue;
        }
        const std::string list = replaced(line.substr(at + 11), "[", "");
        for (const std::string& range : split(replaced(list, "]", ""), ',')) {
            const std::vector<std::string> ends = split(range, '-');
            for (int node = std::stoi(ends.front()); node <= std::stoi(ends.back()); ++node) {
                seen.push_back(node);
            }
        }
    }
    std::sort(seen.begin(), seen.end());
    QVERIFY(std::adjacent_find(seen.begin(), seen.end()) == seen.end());
    QVERIFY2(static_cast<int>(seen.size()) == nodes && seen.back() == nodes, text.c_str());
}

void TstClusterFiles::slurmHasNoStorageNodes()
{
    const std::string text = textFor("{nodes: {gpu: {count: 30}, disks: {role: storage, count: 2, "
                                     "compute_ports: {per_node: 8, gbps: 400}}}}",
        "topology.conf");
    QVERIFY2(has(text, "gpu-[0001-0030]\n"), text.c_str());
    QVERIFY2(!has(text, "disks"), text.c_str());
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstClusterFiles)
#include "tst_cluster_files.moc"
