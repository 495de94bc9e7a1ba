#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/base/parse.h"
#include "core/base/text.h"
#include "core/diagram/diagram.h"
#include "core/render/renderer.h"

#include <QtTest/QTest>

#include <algorithm>
#include <map>
#include <set>

namespace clusterbrief::tests {
namespace {

const std::string kBase = std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/bases/h100-127.yaml";

/// The published base with a merge patch over it, in YAML.
Analysis changed(const std::string& patch)
{
    return analysed(patched(readTree(kBase), *parse(patch, "patch")));
}

std::optional<Diagram> drawn(const Analysis& analysis)
{
    return drawFabric(analysis.design, *analysis.sizing.network(NetworkKind::Compute));
}

std::int64_t linksBetween(const Diagram& diagram, DiagramTier below, DiagramTier above)
{
    std::int64_t links = 0;
    for (const DiagramLine& line : diagram.lines) {
        if (diagram.boxes[line.from].tier == below && diagram.boxes[line.to].tier == above) {
            links += line.links;
        }
    }
    return links;
}

const DiagramBox* box(const Diagram& diagram, std::string_view id)
{
    const auto found = std::find_if(diagram.boxes.begin(), diagram.boxes.end(),
        [&](const DiagramBox& known) { return known.id == id; });
    return found == diagram.boxes.end() ? nullptr : &*found;
}

std::string text(const Diagram& diagram, std::string_view id)
{
    const DiagramBox* found = box(diagram, id);
    return found == nullptr ? "no " + std::string(id) : found->label + '|' + found->detail;
}

std::size_t boxesOf(const Diagram& diagram, DiagramTier tier)
{
    return static_cast<std::size_t>(std::count_if(diagram.boxes.begin(), diagram.boxes.end(),
        [&](const DiagramBox& known) { return known.tier == tier; }));
}

bool apart(const DiagramBox& a, const DiagramBox& b)
{
    return a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y
        || b.y + b.height < a.y;
}

/// A letter of the built-in face is 6.2 wide on average at 11.
double textWidth(const DiagramBox& of)
{
    const auto letters = [](const std::string& label) {
        return static_cast<double>(
            std::count_if(label.begin(), label.end(), [](char c) { return (c & 0xC0) != 0x80; }));
    };
    return 6.2
        * (of.detailBelow ? std::max(letters(of.label), letters(of.detail))
                          : letters(of.label) + letters(of.detail) + (of.detail.empty() ? 0 : 1));
}

struct Topology {
    const char* name;
    const char* patch;
};

/// Fabrics of every make; sizes are laid over them.
const Topology kTopologies[] = {
    {"rails in units", "{}"},
    {"rails without units", "networks: {compute: {scalable_unit: null}}"},
    {"groups below a unit", "networks: {compute: {leaf_group: 16}}"},
    {"stated group", "networks: {compute: {scalable_unit: null, leaf_group: 20}}"},
    {"three tiers", "networks: {compute: {tiers: 3}}"},
    {"three tiers without units", "networks: {compute: {tiers: 3, scalable_unit: null}}"},
    {"three tiers, tapered core", "networks: {compute: {tiers: 3, core_oversubscription: 2}}"},
    {"growth tier", "networks: {compute: {growth_tier: true}}"},
    {"two planes", "networks: {compute: {planes: 2, generation: ndr200}}"},
    {"two planes, three tiers", "networks: {compute: {planes: 2, generation: ndr200, tiers: 3}}"},
    {"node-aligned", "networks: {compute: {topology: node-aligned, scalable_unit: null}}"},
    {"node-aligned units", "networks: {compute: {topology: node-aligned}}"},
    {"node-aligned odd units", "networks: {compute: {topology: node-aligned, scalable_unit: 31}}"},
    {"node-aligned, three tiers", "networks: {compute: {topology: node-aligned, tiers: 3}}"},
    {"node-aligned growth", "networks: {compute: {topology: node-aligned, growth_tier: true}}"},
    {"one port a node", "nodes: {gpu: {compute_ports: {per_node: 1}}}"},
    {"one port a node, no unit",
        "{nodes: {gpu: {compute_ports: {per_node: 1}}}, networks: {compute: {scalable_unit: "
        "null}}}"},
    {"one port a node, small groups",
        "{nodes: {gpu: {compute_ports: {per_node: 1}}}, networks: {compute: {leaf_group: 10}}}"},
    {"one port a node, three tiers",
        "{nodes: {gpu: {compute_ports: {per_node: 1}}}, networks: {compute: {tiers: 3}}}"},
    {"sixteen rails", "nodes: {gpu: {compute_ports: {per_node: 16}}}"},
    {"single switch", "networks: {compute: {topology: single-switch}}"},
    {"leaf pair", "networks: {compute: {topology: leaf-pair, scalable_unit: null}}"},
    {"leaf pair, one port",
        "{nodes: {gpu: {compute_ports: {per_node: 1}}}, networks: {compute: {topology: "
        "leaf-pair}}}"},
    {"one tier", "networks: {compute: {tiers: 1, scalable_unit: null}}"},
    {"oversubscribed", "networks: {compute: {oversubscription: 3}}"},
    {"unlike groups",
        "nodes: {store: {count: 6, role: storage, compute_ports: {per_node: 2, gbps: 400}}}"},
    {"stated counts", "networks: {compute: {leaf_switches: 32, spine_switches: 12}}"},
    {"stated odd counts",
        "networks: {compute: {leaf_switches: 35, spine_switches: 13, planes: 2}}"},
    {"stated core",
        "networks: {compute: {leaf_switches: 32, spine_switches: 16, core_switches: 9}}"},
    {"stated, node-aligned",
        "networks: {compute: {leaf_switches: 34, spine_switches: 16, topology: node-aligned}}"},
    {"wide switch",
        "{nodes: {gpu: {compute_ports: {nic: null}}}, networks: {compute: {technology: roce, "
        "generation: 400g, switch: sn5600, scalable_unit: null, fabric_manager_ports: null}}}"},
};

const int kSizes[] = {1, 2, 3, 4, 7, 8, 9, 16, 25, 31, 32, 33, 63, 64, 65, 100, 127, 128, 200, 256,
    500, 512, 1000, 1024, 2048, 4096, 8191, 12288};

} // namespace

/// The drawing says what the sizing says and can be read.
class TstDiagram : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void everyFabricIsDrawnWhole_data();
    void everyFabricIsDrawnWhole();
    void publishedFabricReadsAsItsTable();
    void largeFabricIsFolded();
    void smallFabricShowsItsNodes();
    void captionsTellTheNumbers_data();
    void captionsTellTheNumbers();
    void planesAreSaidAndCounted();
    void unlikeGroupsKeepTheirNames();
    void whatCannotBeBuiltIsNotDrawn();
    void svgIsWellFormedAndEscaped();
};

void TstDiagram::everyFabricIsDrawnWhole_data()
{
    QTest::addColumn<QString>("patch");
    QTest::addColumn<int>("nodes");
    for (const Topology& topology : kTopologies) {
        for (const int nodes : kSizes) {
            QTest::addRow("%s, %d", topology.name, nodes)
                << QString::fromUtf8(topology.patch) << nodes;
        }
    }
}

void TstDiagram::everyFabricIsDrawnWhole()
{
    QFETCH(const QString, patch);
    QFETCH(const int, nodes);
    Value tree = patched(readTree(kBase), *parse(patch.toStdString(), "patch"));
    QVERIFY(assign(tree, "/nodes/0/count", Value::ofNumber(std::int64_t{nodes})));
    const Analysis analysis = analysed(tree);
    const FabricSize& size = analysis.sizing.network(NetworkKind::Compute)->size;
    const auto diagram = drawn(analysis);
    QCOMPARE(diagram.has_value(), size.fault == FabricFault::None);
    if (!diagram) {
        return;
    }

    std::set<std::string> ids;
    for (const DiagramBox& one : diagram->boxes) {
        QVERIFY2(ids.insert(one.id).second, one.id.c_str());
        QVERIFY(one.x >= 0 && one.y >= 0 && one.x + one.width <= diagram->width
            && one.y + one.height <= diagram->height);
        QVERIFY2(textWidth(one) < one.width, one.label.c_str());
        for (const DiagramBox& other : diagram->boxes) {
            QVERIFY2(&one == &other || apart(one, other), (one.id + ' ' + other.id).c_str());
        }
    }
    for (const auto tier :
        {DiagramTier::Host, DiagramTier::Leaf, DiagramTier::Spine, DiagramTier::Core}) {
        QVERIFY(boxesOf(*diagram, tier) <= 8);
    }
    for (const DiagramLine& line : diagram->lines) {
        const DiagramBox& from = diagram->boxes[line.from];
        const DiagramBox& to = diagram->boxes[line.to];
        QVERIFY(line.links > 0);
        QVERIFY(line.x1 >= from.x && line.x1 <= from.x + from.width);
        QVERIFY(line.x2 >= to.x && line.x2 <= to.x + to.width);
        QVERIFY(from.tier == to.tier || line.y1 == from.y);
        QVERIFY(from.tier == to.tier || line.y2 == to.y + to.height);
    }
    for (const DiagramNote& note : diagram->notes) {
        for (const DiagramBox& box : diagram->boxes) {
            QVERIFY2(
                note.x + 6.2 * static_cast<double>(note.text.size()) < box.x, note.text.c_str());
        }
    }
    using enum DiagramTier;
    QCOMPARE(linksBetween(*diagram, Host, Leaf), size.nodeLeafLinks);
    QCOMPARE(linksBetween(*diagram, Leaf, Leaf), size.leafLeafLinks);
    QCOMPARE(linksBetween(*diagram, Leaf, Spine), size.leafSpineLinks);
    QCOMPARE(linksBetween(*diagram, Spine, Core), size.spineCoreLinks);
    QVERIFY(diagram->width < 1100);
    QVERIFY(diagram->caption.ends_with('.'));
}

void TstDiagram::publishedFabricReadsAsItsTable()
{
    const auto diagram = drawn(changed("{}"));
    QCOMPARE(text(*diagram, "unit-1"), std::string("unit 1|32 nodes · 256 GPUs"));
    QCOMPARE(text(*diagram, "unit-4"), std::string("unit 4|31 nodes · 248 GPUs"));
    QCOMPARE(text(*diagram, "rail-8"), std::string("rail 8|×4"));
    QCOMPARE(text(*diagram, "spine-4"), std::string("spine 13–16|"));
    QCOMPARE(diagram->boxes.size(), std::size_t{4 + 8 + 4});
    QCOMPARE(box(*diagram, "rail-3")->rail, std::int64_t{3});
    QCOMPARE(linksBetween(*diagram, DiagramTier::Host, DiagramTier::Leaf), std::int64_t{1016});
    QCOMPARE(linksBetween(*diagram, DiagramTier::Leaf, DiagramTier::Spine), std::int64_t{1024});
    for (const DiagramLine& line : diagram->lines) {
        const bool lastUnit = diagram->boxes[line.from].id == "unit-4";
        QCOMPARE(line.links, std::int64_t{lastUnit ? 31 : 32});
    }
    QCOMPARE(diagram->caption,
        std::string("Four units, eight rails. A leaf serves one rail of one unit: 32 ports down, "
                    "32 up, two links to each of 16 spines."));
}

void TstDiagram::largeFabricIsFolded()
{
    const auto diagram = drawn(changed("nodes: {gpu: {count: 2040}}"));
    const DiagramBox* more = box(*diagram, "unit-more");
    QVERIFY(more != nullptr);
    const std::int64_t shown = static_cast<std::int64_t>(boxesOf(*diagram, DiagramTier::Host)) - 1;
    QCOMPARE(more->label, "… " + std::to_string(64 - shown) + " more units");
    QCOMPARE(more->detail,
        grouped((64 - shown) * 32) + " nodes · " + grouped((64 - shown) * 256) + " GPUs");
    QCOMPARE(text(*diagram, "unit-64"), std::string("unit 64|24 nodes · 192 GPUs"));
}

void TstDiagram::smallFabricShowsItsNodes()
{
    const auto eight =
        drawn(changed("{nodes: {gpu: {count: 8}}, networks: {compute: {scalable_unit: null, "
                      "fabric_manager_ports: null}}}"));
    QCOMPARE(text(*eight, "node-8"), std::string("node 8|8 GPUs"));
    QCOMPARE(text(*eight, "leaf-1"), std::string("switch|"));
    QCOMPARE(eight->lines.size(), std::size_t{8});
    const auto unit = drawn(changed("nodes: {gpu: {count: 20}}"));
    QCOMPARE(text(*unit, "node-more"), std::string("… 13 more nodes|13 nodes · 104 GPUs"));
}

void TstDiagram::captionsTellTheNumbers_data()
{
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("caption");
    QTest::newRow("one switch")
        << "{nodes: {gpu: {count: 7}}, networks: {compute: {scalable_unit: null}}}"
        << "Seven nodes, eight ports a node. One switch takes all 56 links.";
    QTest::newRow("leaf pair")
        << "{nodes: {gpu: {count: 4}}, networks: {compute: {topology: leaf-pair}}}"
        << "Four nodes, eight rails. A leaf serves half of the rails; 16 links join the two.";
    QTest::newRow("several rails on a leaf")
        << "{nodes: {gpu: {count: 12}}, networks: {compute: {scalable_unit: null}}}"
        << "Twelve nodes, eight rails. A leaf serves two rails of all nodes: 24 ports down, 24 up, "
           "twelve links to each of two spines.";
    QTest::newRow("groups")
        << "{nodes: {gpu: {count: 100}}, networks: {compute: {scalable_unit: null}}}"
        << "100 nodes, eight rails. A leaf serves one rail of 25 nodes: 25 ports down, 26 up, two "
           "links to each of 13 spines.";
    QTest::newRow("node-aligned")
        << "networks: {compute: {topology: node-aligned}}"
        << "Four units, eight ports a node. A leaf serves four nodes: 32 ports down, 32 up, two "
           "links to each of 16 spines.";
    QTest::newRow("growth tier")
        << "{nodes: {gpu: {count: 32}}, networks: {compute: {growth_tier: true}}}"
        << "32 nodes, eight rails. A leaf serves one rail of the unit: 32 ports down, 32 up, 32 "
           "links to the spine of its rail. The spines keep half of their ports free for a core "
           "tier.";
    QTest::newRow("three tiers")
        << "nodes: {gpu: {count: 2048}}"
        << "64 units, eight rails. A leaf serves one rail of one unit: 32 ports down, 32 up, one "
           "link to each of 32 spines of its pod. Each rail has two pods of 32 spines; 256 core "
           "switches join them all.";
    QTest::newRow("stated")
        << "networks: {compute: {leaf_switches: 32, spine_switches: 12}}"
        << "Four units, eight rails. A leaf serves one rail of one unit: 32 ports down, 32 up to "
           "twelve spines. The switch counts are stated, not derived.";
}

void TstDiagram::captionsTellTheNumbers()
{
    QFETCH(const QString, patch);
    QFETCH(const QString, caption);
    const auto diagram = drawn(changed(patch.toStdString()));
    QVERIFY(diagram.has_value());
    QCOMPARE(QString::fromStdString(diagram->caption), caption);
}

void TstDiagram::planesAreSaidAndCounted()
{
    const Analysis analysis =
        changed("networks: {compute: {planes: 2, generation: ndr200, scalable_unit: null}}");
    const FabricSize& size = analysis.sizing.network(NetworkKind::Compute)->size;
    const auto diagram = drawn(analysis);
    QVERIFY(diagram->caption.find("two planes, one drawn") != std::string::npos);
    QCOMPARE(linksBetween(*diagram, DiagramTier::Host, DiagramTier::Leaf), std::int64_t{2032});
    QCOMPARE(size.nodeLeafLinks, std::int64_t{2032});
    const std::int64_t leavesOfRail = size.leaf / 2 / 8;
    QCOMPARE(box(*diagram, "rail-1")->detail,
        leavesOfRail > 1 ? "×" + std::to_string(leavesOfRail) : std::string());
}

void TstDiagram::unlikeGroupsKeepTheirNames()
{
    const auto diagram = drawn(changed(
        "{nodes: {gpu: {count: 3}, store: {count: 2, role: storage, compute_ports: {per_node: 2, "
        "gbps: 400}}}, networks: {compute: {scalable_unit: null, fabric_manager_ports: null}}}"));
    QCOMPARE(text(*diagram, "node-1"), std::string("gpu 1|8 GPUs"));
    QCOMPARE(text(*diagram, "node-5"), std::string("store 2|"));
    QCOMPARE(diagram->lines.back().links, std::int64_t{2});
}

void TstDiagram::whatCannotBeBuiltIsNotDrawn()
{
    QVERIFY(!drawn(changed("networks: {compute: {topology: single-switch}}")));
    QVERIFY(!drawn(changed("networks: {compute: {switch: no-such-switch}}")));
}

void TstDiagram::svgIsWellFormedAndEscaped()
{
    auto diagram = drawn(changed("{}"));
    diagram->boxes[0].label = "<b> & \"c\"";
    diagram->width = 1234.5;
    const std::string svg = diagramSvg(*diagram);
    QVERIFY(svg.starts_with("<svg xmlns="));
    QVERIFY(svg.ends_with("</svg>\n"));
    QVERIFY(svg.find("<b>") == std::string::npos);
    QVERIFY(svg.find("&lt;b&gt; &amp; &quot;c&quot;") != std::string::npos);
    QVERIFY(svg.find("width=\"1234.5\"") != std::string::npos);
    QVERIFY(svg.find("32 links, ") != std::string::npos);
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstDiagram)
#include "tst_diagram.moc"
