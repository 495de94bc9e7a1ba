#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/compare/compare.h"
#include "core/document/edits.h"
#include "core/document/load.h"
#include "core/document/save.h"
#include "core/render/comparison.h"

#include <QtTest/QTest>

#include <algorithm>
#include <functional>
#include <limits>

namespace clusterbrief::tests {
namespace {

using Kind = FieldDifference::Kind;
using Edit = std::function<void(Document&)>;

Document base()
{
    return readRequest(
        readTree(std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/bases/h100-127.yaml"), "base")
        .value();
}

Analysis analysisOf(Document document)
{
    return analyse(std::move(document), sharedBuiltInCatalog()).value();
}

Document edited(const Edit& edit)
{
    Document document = base();
    edit(document);
    return document;
}

Comparison against(const Edit& edit)
{
    return compare(analysisOf(base()), analysisOf(edited(edit)));
}

const FieldDifference* fieldWith(const Comparison& comparison, std::string_view path)
{
    const auto found = std::find_if(comparison.fields.begin(), comparison.fields.end(),
        [&](const FieldDifference& field) { return field.path == path; });
    return found == comparison.fields.end() ? nullptr : &*found;
}

const CountDifference* countWith(const Comparison& comparison, std::string_view key)
{
    const auto found = std::find_if(comparison.counts.begin(), comparison.counts.end(),
        [&](const CountDifference& count) { return count.key == key; });
    return found == comparison.counts.end() ? nullptr : &*found;
}

std::string summaryOf(const Comparison& comparison)
{
    std::string text;
    for (const Remark& remark : comparison.summary) {
        text += remark.message() + '\n';
    }
    return text;
}

NodeGroup storageGroup()
{
    NodeGroup group;
    group.name = "disks";
    group.count = 2;
    group.role = Role::Storage;
    return group;
}

/// What is different in many ways.
const std::vector<Edit>& edits()
{
    static const std::vector<Edit> kEdits{
        [](Document& d) { d.nodes.front().count = 95; },
        [](Document& d) {
            d.networks.compute->oversubscription = Ratio{4, 3};
        },
        [](Document& d) { d.networks.storage.reset(); },
        [](Document& d) { d.nodes.push_back(storageGroup()); },
        [](Document& d) { d.nodes.insert(d.nodes.begin(), storageGroup()); },
        [](Document& d) { d.workloads.clear(); },
        [](Document& d) { d.workloads.front().name = "a/b=c"; },
        [](Document& d) { d.workloads.front().parallelism.reset(); },
        [](Document& d) { d.networks.compute->roce.emplace(); },
        [](Document& d) { std::swap(d.acceptance.front(), d.acceptance.back()); },
        [](Document& d) { d.acceptance.push_back(d.acceptance.front()); },
        [](Document& d) {
            d.severities = {{"fabric/oversubscribed", SeverityChoice::Off}};
        },
        [](Document& d) {
            d.unknown.push_back({"a/b", Value::ofText("c"), {}});
        },
        [](Document& d) {
            d.project.title = "Another";
            d.facility = {};
        },
    };
    return kEdits;
}

} // namespace

/// Two requests differ in what was changed and in what follows from it, and in nothing else.
class TstCompare : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void equalRequestsDifferInNothing();
    void everyEditIsSeen();
    void everyLeftValueCanBeTaken();
    void changedFieldIsTold();
    void addedAndRemovedItemsAreTold();
    void reorderedItemsAreNotChanged();
    void ownPartsAreMatchedById();
    void recordOfOneSideIsTold();
    void countsFollow();
    void unsizedNetworkIsNotKnown();
    void otherPartsOfEqualCountAreMaterial();
    void findingsComeAndGo();
    void waiverTurnsAFinding();
    void revisionsAreTold_data();
    void revisionsAreTold();
    void differenceOfHugeCountsIsSafe();
    void namesAreEscapedInMarkdown();
};

void TstCompare::equalRequestsDifferInNothing()
{
    const Comparison comparison = against([](Document&) {});
    QVERIFY(comparison.isEqual());
    QVERIFY(!comparison.isMaterial());
    QCOMPARE(summaryOf(comparison), std::string("Both ask for the same and come to the same.\n"));
}

void TstCompare::everyEditIsSeen()
{
    for (const Edit& edit : edits()) {
        QVERIFY(!against(edit).fields.empty());
        const Analysis changed = analysisOf(edited(edit));
        QVERIFY(compare(changed, analysisOf(edited(edit))).isEqual());
    }
}

void TstCompare::everyLeftValueCanBeTaken()
{
    for (const Edit& edit : edits()) {
        Document right = edited(edit);
        int taken = 0;
        while (true) {
            const Comparison comparison = compare(analysisOf(base()), analysisOf(right));
            const auto next = std::find_if(comparison.fields.begin(), comparison.fields.end(),
                [](const FieldDifference& field) { return !field.place.empty(); });
            if (next == comparison.fields.end()) {
                QVERIFY(std::all_of(comparison.fields.begin(), comparison.fields.end(),
                    [](const auto& field) { return field.kind == Kind::Reordered; }));
                break;
            }
            const Result<Document> result = withLeftTaken(right, *next);
            QVERIFY2(result.has_value(), next->path.c_str());
            right = *result;
            QVERIFY(++taken < 20);
        }
    }
}

void TstCompare::changedFieldIsTold()
{
    const Comparison comparison = against([](Document& d) {
        d.nodes.front().count = 95;
        d.nodes.front().computePorts->pcie.reset();
        d.project.customer.clear();
    });
    QCOMPARE(comparison.fields.size(), std::size_t{3});
    const FieldDifference* count = fieldWith(comparison, "nodes/gpu/count");
    QVERIFY(count != nullptr);
    QCOMPARE(labelOf(*count), std::string("Nodes › gpu › Count"));
    QCOMPARE(textOf(count->left), std::string("127"));
    QCOMPARE(textOf(count->right), std::string("95"));
    const FieldDifference* customer = fieldWith(comparison, "project/customer");
    QVERIFY(customer != nullptr);
    QCOMPARE(textOf(customer->right), std::string("not stated"));
    const FieldDifference* slot = fieldWith(comparison, "nodes/gpu/compute_ports/pcie");
    QVERIFY(slot != nullptr);
    QVERIFY(slot->kind == Kind::Removed);
}

void TstCompare::addedAndRemovedItemsAreTold()
{
    const Comparison comparison =
        against([](Document& d) { d.nodes.insert(d.nodes.begin(), storageGroup()); });
    QCOMPARE(comparison.fields.size(), std::size_t{1});
    QCOMPARE(comparison.fields.front().path, std::string("nodes/disks"));
    QVERIFY(comparison.fields.front().kind == Kind::Added);
    const Comparison back = compare(
        analysisOf(edited([](Document& d) { d.nodes.insert(d.nodes.begin(), storageGroup()); })),
        analysisOf(base()));
    QCOMPARE(back.fields.size(), std::size_t{1});
    QVERIFY(back.fields.front().kind == Kind::Removed);
    QCOMPARE(back.fields.front().place, std::string("/nodes/-"));
}

void TstCompare::reorderedItemsAreNotChanged()
{
    const Comparison comparison =
        against([](Document& d) { std::swap(d.acceptance.front(), d.acceptance.back()); });
    QCOMPARE(comparison.fields.size(), std::size_t{1});
    QVERIFY(comparison.fields.front().kind == Kind::Reordered);
    QCOMPARE(comparison.fields.front().path, std::string("acceptance"));
    QVERIFY(!withLeftTaken(base(), comparison.fields.front()));
}

void TstCompare::ownPartsAreMatchedById()
{
    const auto withParts = [](const std::vector<std::pair<std::string, int>>& parts) {
        std::vector<Value> items;
        for (const auto& [id, ports] : parts) {
            items.push_back(Value::ofMap(
                {{"id", Value::ofText(id)}, {"ports", Value::ofNumber(std::int64_t{ports})}}));
        }
        Document document = base();
        document.parts = Value::ofMap({{"later", Value::ofList(std::move(items))}});
        return document;
    };
    // Compared as documents: what a part of this kind means is another matter.
    Analysis left = analysisOf(base());
    Analysis right = analysisOf(base());
    const std::shared_ptr<const Document> resolved[] = {
        left.design.document, right.design.document};
    left.design.document =
        std::make_shared<const Document>(withParts({{"a", 32}, {"b", 64}, {"c", 1}}));
    right.design.document = std::make_shared<const Document>(withParts({{"b", 36}, {"a", 32}}));
    const Comparison comparison = compare(left, right);
    QVERIFY(resolved[0] != left.design.document && resolved[1] != right.design.document);
    QVERIFY(fieldWith(comparison, "parts/later/0/ports") != nullptr);
    QVERIFY(std::any_of(comparison.fields.begin(), comparison.fields.end(), [](const auto& field) {
        return field.kind == Kind::Removed && field.label.back().text == "c";
    }));
    QCOMPARE(comparison.fields.size(), std::size_t{3}); // ports of b, c, the order
}

void TstCompare::recordOfOneSideIsTold()
{
    const Comparison comparison = against([](Document& d) { d.networks.storage.reset(); });
    const FieldDifference* storage = fieldWith(comparison, "networks/storage");
    QVERIFY(storage != nullptr);
    QVERIFY(storage->kind == Kind::Removed);
    const CountDifference* leaves = countWith(comparison, "networks/storage/switches/leaf");
    QVERIFY(leaves != nullptr);
    QCOMPARE(textOf(leaves->right), std::string("0"));
}

void TstCompare::countsFollow()
{
    const Comparison comparison = against([](Document& d) {
        d.networks.compute->oversubscription = Ratio{2, 1};
    });
    const CountDifference* spines = countWith(comparison, "networks/compute/switches/spine");
    QVERIFY(spines != nullptr);
    QVERIFY(spines->left == Amount(std::int64_t{16}));
    QVERIFY(spines->right == Amount(std::int64_t{8}));
    QVERIFY(spines->difference() == Amount(std::int64_t{-8}));
    QCOMPARE(signedTextOf(spines->difference()), std::string("-8"));
    QCOMPARE(labelOf(*spines), std::string("Compute network: Spine switches"));
    const CountDifference* ratio = countWith(comparison, "networks/compute/oversubscription");
    QVERIFY(ratio != nullptr);
    QVERIFY(ratio->difference() == Amount(1.0));
    QVERIFY(!ratio->quoted);
    QVERIFY(countWith(comparison, "totals/gpus") == nullptr);
    QVERIFY(comparison.isMaterial());
}

void TstCompare::unsizedNetworkIsNotKnown()
{
    const Comparison comparison = against([](Document& d) {
        d.networks.compute->tiers = Tiers::One;
        d.networks.compute->topology = Topology::SingleSwitch;
    });
    const CountDifference* spines = countWith(comparison, "networks/compute/switches/spine");
    QVERIFY(spines != nullptr);
    QCOMPARE(textOf(spines->right), std::string("not known"));
    QCOMPARE(signedTextOf(spines->difference()), std::string());
}

void TstCompare::otherPartsOfEqualCountAreMaterial()
{
    const Comparison comparison = against([](Document& d) { d.nodes.front().system = "dgx-h200"; });
    QVERIFY(countWith(comparison, "totals/nodes") == nullptr);
    const CountDifference* old = countWith(comparison, "parts/systems/dgx-h100");
    const CountDifference* fresh = countWith(comparison, "parts/systems/dgx-h200");
    QVERIFY(old != nullptr && fresh != nullptr);
    QVERIFY(old->difference() == Amount(std::int64_t{-127}));
    QVERIFY(fresh->difference() == Amount(std::int64_t{127}));
    QVERIFY(comparison.isMaterial());
}

void TstCompare::findingsComeAndGo()
{
    const Edit taper = [](Document& d) { d.networks.compute->oversubscription = Ratio{2, 1}; };
    const Comparison comparison = against(taper);
    QCOMPARE(comparison.findings.size(), std::size_t{1});
    QVERIFY(!comparison.findings.front().left);
    QCOMPARE(comparison.findings.front().any().rule, std::string("fabric/oversubscribed"));
    const Comparison back = compare(analysisOf(edited(taper)), analysisOf(base()));
    QCOMPARE(back.findings.size(), std::size_t{1});
    QVERIFY(!back.findings.front().right);
    const Comparison steeper =
        compare(analysisOf(edited(taper)), analysisOf(edited([](Document& d) {
            d.networks.compute->oversubscription = Ratio{3, 1};
        })));
    const auto same = std::find_if(steeper.findings.begin(), steeper.findings.end(),
        [](const auto& finding) { return finding.any().rule == "fabric/oversubscribed"; });
    QVERIFY(same != steeper.findings.end());
    QVERIFY(same->left && same->right);
    QVERIFY(same->left->finding.message() != same->right->finding.message());
}

void TstCompare::waiverTurnsAFinding()
{
    const Edit taper = [](Document& d) { d.networks.compute->oversubscription = Ratio{2, 1}; };
    const Edit waived = [&](Document& d) {
        taper(d);
        waive(d, {"fabric/oversubscribed", "networks/compute", "agreed", "A. Author", "", {}});
    };
    const Comparison comparison = compare(analysisOf(edited(taper)), analysisOf(edited(waived)));
    QVERIFY(comparison.fields.empty());
    QCOMPARE(comparison.waivers.size(), std::size_t{1});
    QVERIFY(!comparison.waivers.front().left);
    QCOMPARE(comparison.findings.size(), std::size_t{1});
    QVERIFY(!comparison.findings.front().left->waived);
    QVERIFY(comparison.findings.front().right->waived);
    QVERIFY(!comparison.isMaterial());
    QVERIFY(!comparison.isEqual());
}

void TstCompare::revisionsAreTold_data()
{
    using Revision = std::optional<Count>;
    QTest::addColumn<Revision>("left");
    QTest::addColumn<Revision>("right");
    QTest::addColumn<Revision>("follows");
    QTest::addColumn<int>("succession");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, Revision left, Revision right, Revision follows,
                         Succession succession, const char* told) {
        QTest::newRow(name) << left << right << follows << static_cast<int>(succession)
                            << QString::fromUtf8(told);
    };
    row("follows", 2, 3, 2, Succession::Follows,
        "Right is revision 3 and says that it follows revision 2");
    row("another", 1, 3, 2, Succession::Another, "follows revision 2; left is revision 1");
    row("unstated", {}, 3, 2, Succession::Unstated, "Nothing material has changed");
    row("same", 2, 2, {}, Succession::Unstated, "Both say revision 2, and they differ");
}

void TstCompare::revisionsAreTold()
{
    using Revision = std::optional<Count>;
    QFETCH(const Revision, left);
    QFETCH(const Revision, right);
    QFETCH(const Revision, follows);
    QFETCH(const int, succession);
    QFETCH(const QString, told);
    const Analysis before = analysisOf(edited([&](Document& d) { d.project.revision = left; }));
    const Analysis after = analysisOf(edited([&](Document& d) {
        d.project.revision = right;
        d.project.follows = follows;
        d.project.notes = "Delivered in two lots.";
    }));
    const Comparison comparison = compare(before, after);
    QCOMPARE(static_cast<int>(comparison.succession), succession);
    const QString text = QString::fromStdString(summaryOf(comparison));
    QVERIFY2(text.contains(told), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("Nothing material has changed")), qPrintable(text));
    const bool followed = comparison.succession == Succession::Follows;
    QCOMPARE(compare(after, before).succession == Succession::Reversed, followed);
}

void TstCompare::differenceOfHugeCountsIsSafe()
{
    CountDifference count{"", "", "", {}, "", true, std::numeric_limits<std::int64_t>::min(),
        std::numeric_limits<std::int64_t>::max()};
    QVERIFY(std::holds_alternative<std::monostate>(count.difference()));
    count.left = 0.5;
    count.right = std::int64_t{2};
    QVERIFY(count.difference() == Amount(1.5));
    const Comparison comparison = against([](Document& d) {
        d.nodes.front().count = 1'000'000;
        d.workloads.front().parallelism->data = 10'000'000;
        d.workloads.front().parallelism->tensor = 10'000'000;
        d.workloads.front().parallelism->pipeline = 10'000'000;
    });
    QVERIFY(countWith(comparison, "totals/nodes") != nullptr);
    QVERIFY(countWith(comparison, "workloads/pretraining/gpus") != nullptr);
}

void TstCompare::namesAreEscapedInMarkdown()
{
    const Comparison comparison =
        against([](Document& d) { d.project.title = "a | b <img>\n# c"; });
    const std::string text = comparisonMarkdown(comparison, {"a|b.yaml", "*c*.yaml"});
    QVERIFY(text.find("a \\| b \\<img\\> \\# c") != std::string::npos);
    QVERIFY(text.find("a\\|b.yaml") != std::string::npos);
    QVERIFY(text.find("\\*c\\*.yaml") != std::string::npos);
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstCompare)

#include "tst_compare.moc"
