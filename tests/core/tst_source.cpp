#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/base/text.h"
#include "core/check/place.h"
#include "core/document/load.h"
#include "core/document/source.h"

#include <QtTest/QTest>

namespace clusterbrief::tests {
namespace {

SourceText sourceOf(const std::string& text)
{
    Result<LoadedRequest> loaded = loadRequest(text, "request");
    return {"request", text, std::move(loaded->root)};
}

const std::string kText = "schema: clusterbrief/request/1\n"
                          "project: {title: \"Bö # x\", customer: 'it''s'}   # said so\n"
                          "nodes:\n"
                          "  - name: gpu   # eight\n"
                          "    count: 4\n"
                          "networks:\n"
                          "  compute: {}\n"
                          "  storage:\n"
                          "    generation: 400g\n";

} // namespace

/// Where a request's text says something, and how it is made to say something else.
class TstSource : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void placesAreFoundInTheText_data();
    void placesAreFoundInTheText();
    void unknownKeyIsPlacedAtTheKey();
    void findingIsPlacedWhereTheFileStatesMost_data();
    void findingIsPlacedWhereTheFileStatesMost();
    void editsLeaveTheRestOfTheText_data();
    void editsLeaveTheRestOfTheText();
    void whatTakesMoreThanWordsHasNoEdits();
};

void TstSource::placesAreFoundInTheText_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("columns");
    QTest::addRow("a quoted word with its quotes") << "/project/title" << 2 << 18 << 8;
    QTest::addRow("characters, not bytes") << "/project/customer" << 2 << 38 << 7;
    QTest::addRow("a figure") << "/nodes/0/count" << 5 << 12 << 1;
    QTest::addRow("an item by its name") << "/nodes/0" << 4 << 11 << 3;
    QTest::addRow("what the item does not state") << "/nodes/0/compute_ports/gbps" << 4 << 11 << 3;
    QTest::addRow("a map by its key") << "/networks/storage" << 8 << 3 << 7;
    QTest::addRow("a list by its key") << "/nodes" << 3 << 1 << 5;
    QTest::addRow("the nearest above") << "/networks/compute/roce/mtu" << 7 << 3 << 7;
    QTest::addRow("nothing") << "/acceptance" << 0 << 0 << 0;
}

void TstSource::placesAreFoundInTheText()
{
    QFETCH(const QString, pointer);
    QFETCH(const int, line);
    QFETCH(const int, column);
    QFETCH(const int, columns);
    const SourceText source = sourceOf(kText);
    const auto span = spanOf(source, pointer.toStdString());
    QCOMPARE(span.has_value(), line > 0);
    if (span) {
        QCOMPARE(span->from.line, line);
        QCOMPARE(span->from.column, column);
        QCOMPARE(span->columns, columns);
    }
}

void TstSource::unknownKeyIsPlacedAtTheKey()
{
    const std::string text = kText + "  in_band: {tires: 2}\n";
    const SourceText source = sourceOf(text);
    const auto key = keySpanOf(source, "/networks/in_band/tires");
    QVERIFY(key && key->from.line == 10 && key->from.column == 13 && key->columns == 5);
    const Analysis analysis = analysed(source.root);
    for (const Finding& finding : analysis.check.findings) {
        if (finding.rule == "document/unknown-key") {
            const auto span = placeOf(source, analysis.document(), finding);
            QVERIFY(span && span->from.column == 13);
            return;
        }
    }
    QFAIL("the key is not found");
}

void TstSource::findingIsPlacedWhereTheFileStatesMost_data()
{
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("line");
    QTest::addRow("its field") << "nodes/gpu"
                               << "/nodes/0/count" << 5;
    QTest::addRow("what it is about") << "nodes/gpu"
                                      << "" << 4;
    QTest::addRow("the list, where the item is not there") << "nodes/other"
                                                           << "" << 3;
    QTest::addRow("the map above") << "networks/in_band"
                                   << "" << 6;
    QTest::addRow("nowhere") << "acceptance"
                             << "" << 0;
}

void TstSource::findingIsPlacedWhereTheFileStatesMost()
{
    QFETCH(const QString, at);
    QFETCH(const QString, field);
    QFETCH(const int, line);
    const SourceText source = sourceOf(kText);
    Finding finding;
    finding.at = at.toStdString();
    finding.field = field.toStdString();
    const auto span = placeOf(source, *readRequest(source.root, ""), finding);
    QCOMPARE(span ? span->from.line : 0, line);
}

void TstSource::editsLeaveTheRestOfTheText_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addRow("a figure") << "/nodes/0/count"
                              << "8"
                              << "count: 4"
                              << "count: 8";
    QTest::addRow("a quoted word") << "/project/title"
                                   << "on"
                                   << "\"Bö # x\""
                                   << "\"on\"";
    QTest::addRow("a key of a flow map") << "/project/site"
                                         << "here"
                                         << "{title"
                                         << "{site: here, title";
    QTest::addRow("a key of an empty map") << "/networks/compute/generation"
                                           << "ndr"
                                           << "{}"
                                           << "{generation: ndr}";
    QTest::addRow("a key of an item") << "/nodes/0/system"
                                      << "dgx-h100"
                                      << "- name: gpu"
                                      << "- system: dgx-h100\n    name: gpu";
    QTest::addRow("a key at the end") << "/facility/rack_units"
                                      << "48"
                                      << "400g\n"
                                      << "400g\nfacility: {rack_units: 48}\n";
}

void TstSource::editsLeaveTheRestOfTheText()
{
    QFETCH(const QString, pointer);
    QFETCH(const QString, value);
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    const SourceText source = sourceOf(kText);
    const Value wanted = Value::ofPlain(value.toStdString(), {});
    const auto edits = editsOf(source,
        {{pointer.toStdString(),
            wanted.kind == Value::Kind::Number ? Value::ofNumber(*parseCount(wanted.text))
                                               : Value::ofText(wanted.text)}});
    QVERIFY(edits.has_value());
    QCOMPARE(edited(kText, *edits), replaced(kText, from.toStdString(), to.toStdString()));
}

void TstSource::whatTakesMoreThanWordsHasNoEdits()
{
    const SourceText source = sourceOf(kText);
    QVERIFY(!editsOf(source, {{"/nodes/0", Value{}}}));
    QVERIFY(!editsOf(source, {{"/nodes/0/count", Value::ofText("many")}}));
    QVERIFY(!editsOf(source, {{"/nodes/7/count", Value::ofNumber(std::int64_t{1})}}));
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstSource)
#include "tst_source.moc"
