#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/base/write.h"
#include "core/document/fields.h"
#include "core/document/load.h"
#include "core/document/save.h"

#include <QtTest/QTest>

#include <algorithm>
#include <filesystem>

namespace clusterbrief::tests {
namespace {

const std::string kBases = std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/bases/";

Document loaded(const std::string& text)
{
    Result<LoadedRequest> request = loadRequest(text, "request");
    if (!request) {
        qFatal("%s", describe(request.error().front()).c_str());
    }
    return std::move(request->document);
}

FieldValue sample(const FieldInfo& field)
{
    switch (field.kind) {
    case FieldKind::Text:
    case FieldKind::Model:
        return std::string("a \"quoted\" # text: - with 'everything'\n\tno");
    case FieldKind::Date:
        return std::string("2026-11-30");
    case FieldKind::Size:
        return std::string("16GiB");
    case FieldKind::Integer:
        return static_cast<std::int64_t>(field.maximum);
    case FieldKind::Number:
        return 0.1 + 0.2;
    case FieldKind::Flag:
        return false;
    case FieldKind::Choice:
        return std::string(field.choices.back());
    case FieldKind::Ratio:
        return Ratio{4, 3};
    case FieldKind::Record:
    case FieldKind::List:
    case FieldKind::Raw:
    case FieldKind::Severities:
        break;
    }
    return {};
}

/// Fills every field of a record, two items a list.
void fill(const RecordInfo& record, void* owner, const std::string& suffix)
{
    for (const FieldInfo& field : record.fields) {
        if (field.kind == FieldKind::Record) {
            fill(*field.record, field.makeChild(owner), suffix);
        } else if (field.kind == FieldKind::List) {
            fill(*field.record, field.append(owner), "1");
            fill(*field.record, field.append(owner), "2");
        } else if (field.write != nullptr) {
            field.write(owner, sample(field));
            if (record.itemName != nullptr && std::string_view(field.key) == record.itemName) {
                field.write(owner, "name" + suffix);
            }
        }
    }
    record.unknown(owner).push_back({"later key",
        Value::ofList(
            {Value::ofText("010"), Value::ofNumber(std::int64_t{7}), Value::ofFlag(true)}),
        {}});
}

} // namespace

/// A saved request reads back as the same request, and nothing of a file is lost.
class TstSave : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void everyFieldSurvives();
    void baseSurvives_data();
    void baseSurvives();
    void unknownKeysAreKeptAndTold();
    void emptyRecordStaysStated();
    void pathsLeadToFields_data();
    void pathsLeadToFields();
    void pathNamesItems();
};

void TstSave::everyFieldSurvives()
{
    Document document;
    fill(requestRecord(), &document, "");
    document.severities = {{"fabric/oversubscribed", SeverityChoice::Off},
        {"nvlink/domain-not-offered", SeverityChoice::Error}};
    document.parts =
        Value::ofMap({{"gpus", Value::ofList({Value::ofMap({{"id", Value::ofText("off")}})}), {}}});

    QVERIFY(loaded(saveYaml(document)) == document);
    QVERIFY(loaded(saveJson(document)) == document);
    QCOMPARE(saveYaml(loaded(saveJson(document))), saveYaml(document));

    document.workloads.front().inlineModel =
        Value::ofMap({{"parameters", Value::ofNumber(std::int64_t{70'600'000'000}), {}}});
    document.workloads.front().model.clear();
    QVERIFY(loaded(saveYaml(document)) == document);
}

void TstSave::baseSurvives_data()
{
    QTest::addColumn<QString>("path");
    for (const auto& entry : std::filesystem::directory_iterator(kBases)) {
        QTest::addRow("%s", entry.path().stem().c_str())
            << QString::fromStdString(entry.path().string());
    }
}

void TstSave::baseSurvives()
{
    QFETCH(const QString, path);
    const Document document = loaded(readFile(path.toStdString()));
    QVERIFY(loaded(saveYaml(document)) == document);
    QVERIFY(loaded(saveJson(document)) == document);
}

void TstSave::unknownKeysAreKeptAndTold()
{
    const std::string text = "schema: clusterbrief/request/1\n"
                             "colour: red\n"
                             "nodes:\n"
                             "  - {name: gpu, count: 4, compute_ports: {per_node: 8, gpbs: 400}}\n"
                             "networks:\n"
                             "  compute: {oversubscribtion: 2, extra: {a: [1, 'no', no, 010]}}\n";
    const Document document = loaded(text);
    QVERIFY(loaded(saveJson(document)) == document);
    QVERIFY(saveYaml(document).find("gpbs: 400") != std::string::npos);

    std::vector<std::string> told;
    for (const UnknownKey& key : unknownKeys(document)) {
        told.push_back(key.at + ' ' + key.pointer + ' ' + key.nearestKey);
    }
    const std::vector<std::string> expected{"colour /colour ",
        "nodes/gpu /nodes/0/compute_ports/gpbs gbps",
        "networks/compute /networks/compute/oversubscribtion oversubscription",
        "networks/compute /networks/compute/extra "};
    QCOMPARE(told, expected);
}

void TstSave::emptyRecordStaysStated()
{
    const Document document = loaded("schema: clusterbrief/request/1\nnetworks: {compute: {}}\n");
    QVERIFY(document.networks.compute.has_value());
    QVERIFY(loaded(saveYaml(document)) == document);
    QVERIFY(loaded(saveJson(document)) == document);
}

void TstSave::pathsLeadToFields_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<bool>("known");
    QTest::addRow("a field") << QByteArray("project/title") << true;
    QTest::addRow("a field of a named item") << QByteArray("nodes/gpu/compute_ports/gbps") << true;
    QTest::addRow("an index") << QByteArray("nodes/0/count") << true;
    QTest::addRow("a whole record") << QByteArray("networks/storage") << true;
    QTest::addRow("a severity") << QByteArray("severities/fabric/oversubscribed") << true;
    QTest::addRow("inside a model") << QByteArray("workloads/a/model/layers") << true;
    QTest::addRow("no such field") << QByteArray("networks/compute/oversubscribtion") << false;
    QTest::addRow("below a scalar") << QByteArray("project/title/x") << false;
    QTest::addRow("nothing") << QByteArray("") << false;
}

void TstSave::pathsLeadToFields()
{
    QFETCH(const QByteArray, path);
    QFETCH(const bool, known);
    QCOMPARE(fieldAt(path.toStdString()) != nullptr, known);
}

void TstSave::pathNamesItems()
{
    const Document document = loaded(
        "schema: clusterbrief/request/1\nnodes: [{name: a, count: 1}, {name: b, count: 2}]\n");
    QCOMPARE(pointerFor(document, "nodes/b/count").value(), std::string("/nodes/1/count"));
    QCOMPARE(pointerFor(document, "nodes/b/compute_ports/pcie/gen").value(),
        std::string("/nodes/1/compute_ports/pcie/gen"));
    QCOMPARE(pointerFor(document, "severities/fabric/oversubscribed").value(),
        std::string("/severities/fabric~1oversubscribed"));
    const auto missing = pointerFor(document, "nodes/c/count");
    QVERIFY(!missing.has_value());
    QVERIFY(missing.error().front().what.find("there is a, b") != std::string::npos);
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstSave)
#include "tst_save.moc"
