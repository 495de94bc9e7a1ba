#include "core/analyse.h"
#include "core/base/parse.h"
#include "core/catalog/load_catalog.h"
#include "core/catalog/own_parts.h"
#include "core/catalog/part_fields.h"
#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/document/load.h"

#include <QtTest/QTest>

namespace clusterbrief::tests {

namespace {

constexpr const char* kMine =
    "systems:\n"
    "  - {id: my-box, gpu: my-gpu, gpus: 8, domain: 8, compute_nics: {count: 8, nic: my-nic, gbps: "
    "400}}\n"
    "gpus:\n"
    "  - {id: my-gpu, memory_gb: 96, scale_up: {fabric: nvlink, total_gbs: 900}, sources: "
    "[my-sheet]}\n"
    "nics:\n"
    "  - {id: my-nic, port_gbps: 400}\n"
    "switches:\n"
    "  - {id: qm9700, technology: infiniband, ports: {ndr: 32}}\n"
    "sources:\n"
    "  my-sheet: {title: Data sheet, where: \"https://example.com\", standing: vendor}\n";

Catalog ownCatalog()
{
    return overlaidFile({}, kMine, "own.yaml").value();
}

Document request()
{
    return readRequest(
        readTree(std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/bases/h100-127.yaml"), "base")
        .value();
}

Document edited(const Document& before, const std::string& system)
{
    Document after = before;
    after.nodes.front().system = system;
    return withOwnParts(before, after, ownCatalog(), builtInCatalog());
}

} // namespace

/// A user's own parts in a request, and the table that a part is edited by.
class TstOwnParts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namedPartBringsWhatItNames();
    void copiesThatNothingNamesGo();
    void changedCopyStays();
    void partOfTheSameIdIsTakenWhenItIsChosen();
    void requestWithoutOwnPartsStaysAsItIs();
    void everyBuiltInPartPassesThroughItsTable();
    void everyKeyOfTheTableIsRead();
    void impossibleEntryIsTold();
};

void TstOwnParts::namedPartBringsWhatItNames()
{
    const Document after = edited(request(), "my-box");
    for (const auto& [kind, id] : {std::pair(PartKind::System, "my-box"),
             std::pair(PartKind::Gpu, "my-gpu"), std::pair(PartKind::Nic, "my-nic")}) {
        QVERIFY2(partIn(after, kind, id) != nullptr, id);
    }
    QVERIFY(partIn(after, PartKind::Switch, "qm9700") == nullptr);
    const Result<Analysis> analysis = analyse(after, sharedBuiltInCatalog());
    QVERIFY(analysis.has_value());
    const Gpu* gpu = analysis->catalog().gpu("my-gpu");
    QVERIFY(gpu != nullptr);
    QCOMPARE(analysis->catalog().citation(*gpu), std::string("Data sheet"));
    QVERIFY(analysis->check.findings.empty()
        || analysis->check.findings.front().rule != std::string("catalog/unknown-part"));
}

void TstOwnParts::copiesThatNothingNamesGo()
{
    const Document before = request();
    const Document back = edited(edited(before, "my-box"), "dgx-h100");
    QVERIFY(!back.parts.has_value());
    QCOMPARE(back == before, true);
}

void TstOwnParts::changedCopyStays()
{
    Document changed = edited(request(), "my-box");
    Value entry = *partIn(changed, PartKind::System, "my-box");
    entry.find("domain")->text = "4";
    putPart(changed, PartKind::System, entry);
    const Document back = edited(changed, "dgx-h100");
    QVERIFY(partIn(back, PartKind::System, "my-box") != nullptr);
    QVERIFY(partIn(back, PartKind::Gpu, "my-gpu") == nullptr);
}

void TstOwnParts::partOfTheSameIdIsTakenWhenItIsChosen()
{
    Document before = request();
    before.networks.compute->switchId = "qm9700";
    // Another edit leaves what the file has meant so far.
    Document after = before;
    after.project.title = "changed";
    QVERIFY(!withOwnParts(before, after, ownCatalog(), builtInCatalog()).parts.has_value());
    Document without = before;
    without.networks.compute->switchId.clear();
    const Document chosen = withOwnParts(without, before, ownCatalog(), builtInCatalog());
    QVERIFY(partIn(chosen, PartKind::Switch, "qm9700") != nullptr);
}

void TstOwnParts::requestWithoutOwnPartsStaysAsItIs()
{
    const Document before = request();
    QCOMPARE(edited(before, "dgx-h200").parts.has_value(), false);
    Document dropped = before;
    dropPart(dropped, PartKind::Switch, "my-switch");
    QCOMPARE(dropped == before, true);
}

void TstOwnParts::everyBuiltInPartPassesThroughItsTable()
{
    int stated = 0;
    for (const PartKind kind : kPartKinds) {
        for (const Part* part : builtInCatalog().parts(kind)) {
            const Errors errors = partFaults(kind, part->entry);
            QVERIFY2(errors.empty(), part->id.c_str());
            Value entry = part->entry;
            for (const PartField& field : partFields(kind)) {
                const FieldValue value = partValue(entry, field);
                setPartValue(entry, field, value);
                const bool isStated = !std::holds_alternative<std::monostate>(value);
                stated += isStated ? 1 : 0;
                // What the entry states is not dropped because the table does not take it.
                const std::string pointer = '/' + std::string(field.field.key);
                QVERIFY2(isStated == (locate(part->entry, pointer) != nullptr),
                    (part->id + pointer).c_str());
            }
            QVERIFY2(entry == part->entry, part->id.c_str());
        }
    }
    QVERIFY(stated > 1000);
}

void TstOwnParts::everyKeyOfTheTableIsRead()
{
    for (const PartKind kind : kPartKinds) {
        for (const PartField& field : partFields(kind)) {
            Value entry = Value::ofMap({});
            setPartValue(entry, field,
                field.field.kind == FieldKind::Flag          ? FieldValue(true)
                    : field.field.kind == FieldKind::Integer ? FieldValue(std::int64_t{1})
                    : field.field.kind == FieldKind::Number  ? FieldValue(1.5)
                    : field.field.kind == FieldKind::Choice
                    ? FieldValue(std::string(field.field.choices.front()))
                    : FieldValue(std::string("4")));
            QVERIFY2(!entry.members.empty(), field.field.key);
            setPartValue(entry, field, {});
            QVERIFY2(entry.members.empty(), field.field.key);
        }
    }
}

void TstOwnParts::impossibleEntryIsTold()
{
    const auto faults = [](PartKind kind, const char* text) {
        return partFaults(kind, parse(text, "test").value());
    };
    const Errors noPorts = faults(PartKind::Switch, "{id: my-switch, technology: infiniband}");
    QCOMPARE(noPorts.size(), std::size_t{1});
    QCOMPARE(noPorts.front().what, std::string("ports is missing; state it"));
    QVERIFY(!faults(PartKind::Model, "{id: m, parameters: 7, layers: 0, hidden: 8}").empty());
    QVERIFY(faults(PartKind::Nic, "{id: n, port_gbps: 400}").empty());
}

} // namespace clusterbrief::tests

QTEST_APPLESS_MAIN(clusterbrief::tests::TstOwnParts)

#include "tst_own_parts.moc"
