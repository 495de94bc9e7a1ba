#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/base/parse.h"
#include "core/document/fields.h"
#include "core/document/load.h"

#include <QtTest/QTest>

namespace clusterbrief::tests {
namespace {

std::string problems(std::string_view text)
{
    const Result<LoadedRequest> request = loadRequest(text, "request.yaml");
    std::string list;
    if (!request) {
        for (const Error& error : request.error()) {
            list += describe(error) + '\n';
        }
    }
    return list;
}

std::string request(const std::string& below)
{
    return "schema: clusterbrief/request/1\n" + below;
}

} // namespace

/// What a file gets wrong is told with its line, and nothing is taken for something else.
class TstLoad : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void problemIsToldWithItsPlace_data();
    void problemIsToldWithItsPlace();
    void allProblemsComeAtOnce();
    void oneMistakeIsOneProblem();
    void noNumberIsGuessed();
    void pathsAndPointersLeadToTheSamePlace_data();
    void pathsAndPointersLeadToTheSamePlace();
    void scalarMeansWhatItsFieldSays_data();
    void scalarMeansWhatItsFieldSays();
    void jsonAndYamlAreToldApartByContent();
    void briefCarriesItsRequest();
    void ratiosOfThirds_data();
    void ratiosOfThirds();
    void hostileTextEndsQuickly_data();
    void hostileTextEndsQuickly();
};

void TstLoad::problemIsToldWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("told");
    const auto row = [](const char* name, const std::string& text, const char* told) {
        QTest::addRow("%s", name) << QByteArray::fromStdString(text) << QByteArray(told);
    };
    row("empty", "", "is empty");
    row("blank", " \n\n", "is empty");
    row("no schema", "project: {title: x}\n", "request.yaml:1:1: the key schema is missing");
    row("newer schema", "schema: clusterbrief/request/2\n",
        "request.yaml:1:9: the file has the schema clusterbrief/request/2, which a newer version");
    row("other schema", "schema: something\n",
        "request.yaml:1:9: schema is the text \"something\"");
    row("not a map", "- a\n- b\n", "a request is a map");
    row("scalar", "hello\n", "a request is a map");
    row("tab", request("project:\n\ttitle: x\n"), "request.yaml:3:7: a tab in the indentation");
    row("duplicate key", request("project: {title: a, title: b}\n"),
        "request.yaml:2:21: the key \"title\" stands twice");
    row("columns are characters", request("project: {title: \"Größe 規模\", title: b}\n"),
        "request.yaml:2:30: the key \"title\" stands twice");
    row("lines after others with many bytes",
        request("project:\n  notes: ü\n  title: \"日本\"\n  site: [a, ü, b]\n"),
        "request.yaml:5:9: project/site");
    row("far along a line of JSON",
        "{\"schema\": \"clusterbrief/request/1\", \"project\": {\"notes\": \""
            + std::string(9000, 'x') + "ü\"}, \"nodes\": 1}",
        "request.yaml:1:9074: nodes");
    row("duplicate key in JSON",
        "{\"schema\": \"clusterbrief/request/1\",\n \"nodes\": [], \"nodes\": []}",
        "request.yaml:2:15: the key \"nodes\" stands twice");
    row("anchor", request("project: &p {title: a}\n"), "request.yaml:2:10: an anchor");
    row("alias", request("project: {title: &t a, notes: *t}\n"), "request.yaml:2:31: an alias");
    row("tag", request("project: !!python/object {title: a}\n"), "the tag");
    row("two documents", request("---\nproject: {title: a}\n"), "a second document begins here");
    row("bytes after NUL", request("project: {title: a}\n") + std::string("\0x", 2),
        "request.yaml:3:1: a NUL byte");
    row("not UTF-8", request("project: {title: \"\xff\"}\n"),
        "request.yaml:2:19: bytes that are not UTF-8");
    row("NaN in JSON",
        "{\"schema\": \"clusterbrief/request/1\", \"facility\": {\"rack_power_kw\": NaN}}",
        "not readable as JSON");
    row("trailing comma", "{\"schema\": \"clusterbrief/request/1\",}",
        "request.yaml:1:37: not readable as JSON");
    const auto json = [&](const char* text, const char* told) { row(text, text, told); };
    json("{\"a\": NaN}", "1:7: not readable as JSON: found NaN; expected a value: a number");
    json("{\"a\": tru}", "1:7: not readable as JSON: found tru; expected a value");
    json("{\"a\": 1,}", "found } after a comma; expected a key in double quotes");
    json("{\"a\": [1,]}", "found ] after a comma; expected a value");
    json("{\"a\" 1}", "1:6: not readable as JSON: found 1; expected a colon");
    json(
        "{\"a\": 1 \"b\": 2}", "1:9: not readable as JSON: found the text \"b\"; expected a comma");
    json("{\"a\": [1 2]}", "found 2; expected a comma or ]");
    json("{\"a\": 1", "1:8: not readable as JSON: the file ends here; expected a comma or }");
    json("{\"a\": \"x", "found a text without its closing quote");
    json("{\"a\": \"x\ny\"}", "1:7: not readable as JSON: found a line break");
    json("{\"a\": \"\\q\"}", "found a backslash before a character that needs none");
    json("{\"a\": 1e999}", "found the number 1e999, which is too large");
    json("{\"a\": 1.}", "1:7: not readable as JSON: found 1.; expected a number");
    json("{\"a\": /* x */ 1}", "found a comment");
    json("{\"a\": 日}", "found 日; expected a value");
    json("{\"a\": 1 \"日本語日本語日本語日本語日本語日本語日本語日本語\"}",
        "found the text \"日本語日本語日本語日本語日本語日本語日…; expected a comma");
    json("{\"a\": 1} x", "found x; expected nothing more after the closing bracket");
    row("ratio over the limit", request("networks:\n  compute: {oversubscription: 2000000}\n"),
        "at most 1,000,000");
    row("ratio a little over the limit",
        request("networks:\n  compute: {oversubscription: 1000000.33}\n"), "at most 1,000,000");
    row("wrong type", request("nodes: 3\n"),
        "request.yaml:2:8: nodes is the number 3; expected a list");
    row("record wanted", request("project: Foundation\n"),
        "request.yaml:2:10: project is the text \"Foundation\"; expected a map");
    row("no name", request("nodes:\n  - system: dgx-h100\n    count: 4\n"),
        "request.yaml:3:5: nodes/0: the key name is missing");
    row("no count", request("nodes:\n  - name: gpu\n"), "nodes/0: the key count is missing");
    row("same name", request("nodes:\n  - {name: a, count: 1}\n  - {name: a, count: 2}\n"),
        "request.yaml:4:5: nodes/1: another entry of nodes is named \"a\"");
    row("misspelt choice", request("nodes:\n  - {name: a, count: 1, role: comput}\n"),
        "did you mean compute?");
    row("choice is off", request("severities: {fabric/oversubscribed: quiet}\n"),
        "expected off, advice, warning or error");
    row("date", request("project: {date: 2026-02-30}\n"), "expected a date as YYYY-MM-DD");
    row("size", request("acceptance:\n  - {test: all_reduce_perf, message: big}\n"),
        "expected a size such as 16GiB");
    row("negative power", request("facility: {rack_power_kw: -1}\n"), "expected a number from 0");
    row("infinite power", request("facility: {rack_power_kw: .inf}\n"), "expected a number from 0");
    row("flag", request("facility: {liquid_cooling: no}\n"),
        "facility/liquid_cooling is the text \"no\"; expected true or false");
    for (const char* count : {"0", "-1", "1.5", "1e3", "010", "0x10", "1_000", "many", "'4'",
             "1000000000000000000", "99999999999999999999", "true", "[4]"}) {
        row((std::string("count ") + count).c_str(),
            request("nodes:\n  - name: gpu\n    count: " + std::string(count) + "\n"),
            "request.yaml:4:12: nodes/0/count is ");
    }
    for (const char* ratio : {"0", "-2", "4:0", "0:3", "a:b", "1e1", "1/2", ".5"}) {
        row((std::string("ratio ") + ratio).c_str(),
            request("networks:\n  compute: {oversubscription: \"" + std::string(ratio) + "\"}\n"),
            "expected a ratio above zero");
    }
}

void TstLoad::problemIsToldWithItsPlace()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, told);
    const std::string list = problems(text.toStdString());
    QVERIFY2(QByteArray::fromStdString(list).contains(told), list.c_str());
}

void TstLoad::allProblemsComeAtOnce()
{
    const std::string list =
        problems(request("nodes:\n  - {name: gpu, count: none, role: comput}\nnetworks:\n  "
                         "compute: {planes: 3}\nfacility: 7\n"));
    QCOMPARE(std::count(list.begin(), list.end(), '\n'), 4);
    QVERIFY2(
        list.find(":3:") < list.find(":5:") && list.find(":5:") < list.find(":6:"), list.c_str());
}

void TstLoad::oneMistakeIsOneProblem()
{
    const std::string list = problems(request("nodes:\n  - name: gpu\n    count: [1]\n"));
    QCOMPARE(std::count(list.begin(), list.end(), '\n'), 1);
}

void TstLoad::noNumberIsGuessed()
{
    const std::string list = problems(request("networks:\n  compute: {tiers: 4}\n"));
    QVERIFY2(list.find("expected one of auto, 1, 2, 3") != std::string::npos, list.c_str());
    QVERIFY2(list.find("did you mean") == std::string::npos, list.c_str());
}

void TstLoad::pathsAndPointersLeadToTheSamePlace_data()
{
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("path");
    const auto row = [](const char* pointer, const char* path) {
        QTest::addRow("%s", pointer) << QByteArray(pointer) << QByteArray(path);
    };
    row("/nodes/0/compute_ports/per_node", "nodes/gpu/compute_ports/per_node");
    row("/nodes/1/count", "nodes/0/count");
    row("/nodes/2/count", "/nodes/2/count");
    row("/nodes/3/count", "/nodes/3/count");
    row("/nodes/-", "nodes/-");
    row("/acceptance/0/scope", "acceptance/0/scope");
    row("/networks/compute/switch", "networks/compute/switch");
    row("/severities/fabric~1oversubscribed", "severities/fabric/oversubscribed");
    row("/workloads/0/model/parameters", "workloads/job/model/parameters");
}

void TstLoad::pathsAndPointersLeadToTheSamePlace()
{
    QFETCH(const QByteArray, pointer);
    QFETCH(const QByteArray, path);
    const Document document = loadRequest(
        request(
            "nodes: [{name: gpu, count: 1}, {name: '0', count: 1}, {name: a/b, count: 1}, {name: "
            "a=b, count: 1}]\nworkloads: [{name: job}]\nacceptance: [{test: x}]\n"),
        "-")
                                  ->document;
    QCOMPARE(setPathFor(document, pointer.toStdString()), path.toStdString());
    QCOMPARE(pointerFor(document, path.toStdString()), Result<std::string>(pointer.toStdString()));
    QCOMPARE(
        pointerFor(document, pointer.toStdString()), Result<std::string>(pointer.toStdString()));
    QVERIFY(fieldAt(path.toStdString()) != nullptr);
}

void TstLoad::scalarMeansWhatItsFieldSays_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QByteArray>("title");
    for (const char* plain :
        {"no", "on", "off", "010", "1e3", "2026-11-30", "true", ".inf", "0x1F", "12:30", "1_000"}) {
        QTest::addRow("%s", plain) << QByteArray(plain) << QByteArray(plain);
    }
    QTest::addRow("nothing") << QByteArray("~") << QByteArray();
    QTest::addRow("null") << QByteArray("null") << QByteArray();
    QTest::addRow("quoted null") << QByteArray("\"null\"") << QByteArray("null");
}

void TstLoad::scalarMeansWhatItsFieldSays()
{
    QFETCH(const QByteArray, yaml);
    QFETCH(const QByteArray, title);
    const Result<LoadedRequest> loaded =
        loadRequest(request("project: {title: " + yaml.toStdString() + "}\n"), "request.yaml");
    QVERIFY(loaded.has_value());
    QCOMPARE(loaded->document.project.title, title.toStdString());
}

void TstLoad::jsonAndYamlAreToldApartByContent()
{
    const std::string json =
        "{\"schema\": \"clusterbrief/request/1\", \"project\": {\"title\": \"A \\ud83d\\ude00\"}}";
    QCOMPARE(loadRequest(json, "request.yaml")->document.project.title, std::string("A 😀"));
    QCOMPARE(loadRequest(request("project: {title: B}\n"), "request.json")->document.project.title,
        std::string("B"));
    QCOMPARE(loadRequest("{schema: clusterbrief/request/1, project: {title: C}}", "-")
                 ->document.project.title,
        std::string("C"));
    QCOMPARE(loadRequest("\xEF\xBB\xBF" + json, "-")->document.project.title, std::string("A 😀"));
    QVERIFY(
        !loadRequest("{\"schema\": \"clusterbrief/request/1\", \"project\": {\"title\": 3}}", "-")
             .has_value());
}

void TstLoad::briefCarriesItsRequest()
{
    const std::string inside =
        R"({"schema": "clusterbrief/request/1", "project": {"title": "Inside"}})";
    const Result<LoadedRequest> loaded = loadRequest(
        R"({"schema": "clusterbrief/brief/1", "request": )" + inside + "}", "a.brief.json");
    QVERIFY(loaded.has_value());
    QCOMPARE(loaded->document.project.title, std::string("Inside"));
    QVERIFY(!loadRequest(
        R"({"schema": "clusterbrief/brief/2", "request": )" + inside + "}", "a.brief.json")
                 .has_value());
    QVERIFY(!loadRequest(R"({"schema": "clusterbrief/brief/1"})", "a.brief.json").has_value());
}

void TstLoad::ratiosOfThirds_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<int>("numerator");
    QTest::addColumn<int>("denominator");
    QTest::addRow("1") << QByteArray("1") << 1 << 1;
    QTest::addRow("1.33") << QByteArray("1.33") << 4 << 3;
    QTest::addRow("1.67") << QByteArray("1.67") << 5 << 3;
    QTest::addRow("1.333") << QByteArray("1.333") << 4 << 3;
    QTest::addRow("1.5") << QByteArray("1.5") << 3 << 2;
    QTest::addRow("2.0") << QByteArray("2.0") << 2 << 1;
    QTest::addRow("4:3") << QByteArray("\"4:3\"") << 4 << 3;
    QTest::addRow("8:6") << QByteArray("8:6") << 4 << 3;
    QTest::addRow("0.5") << QByteArray("0.5") << 1 << 2;
}

void TstLoad::ratiosOfThirds()
{
    QFETCH(const QByteArray, written);
    QFETCH(const int, numerator);
    QFETCH(const int, denominator);
    const Result<LoadedRequest> loaded = loadRequest(
        request("networks:\n  compute: {oversubscription: " + written.toStdString() + "}\n"), "-");
    QVERIFY(loaded.has_value());
    QCOMPARE(loaded->document.networks.compute->oversubscription->numerator, numerator);
    QCOMPARE(loaded->document.networks.compute->oversubscription->denominator, denominator);
}

void TstLoad::hostileTextEndsQuickly_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("told");
    QByteArray bomb("a: &a [x, x, x, x, x, x, x, x, x, x]\n");
    for (char name = 'b'; name < 'k'; ++name) {
        const char before = static_cast<char>(name - 1);
        bomb += QByteArray(1, name) + ": &" + QByteArray(1, name) + " ["
            + (QByteArray("*") + before + ", ").repeated(9) + "*" + before + "]\n";
    }
    QTest::addRow("aliases that explode") << bomb << QByteArray("not allowed");
    QTest::addRow("an alias of itself")
        << QByteArray("a: &a [1, *a]\n") << QByteArray("not allowed");
    QTest::addRow("YAML of 100,000 levels")
        << QByteArray("[").repeated(100'000) + QByteArray("]").repeated(100'000)
        << QByteArray("nested deeper");
    QTest::addRow("JSON of 100,000 levels")
        << QByteArray("{\"a\":").repeated(100'000) << QByteArray("nested deeper");
    QTest::addRow("block of 1,000 levels") << [] {
        QByteArray text;
        for (int i = 0; i < 1'000; ++i) {
            text += QByteArray(i, ' ') + "a:\n";
        }
        return text;
    }() << QByteArray("nested deeper");
    QTest::addRow("more than the limit")
        << QByteArray("a: ") + QByteArray("x").repeated(5'000'000) << QByteArray("limit");
    QTest::addRow("300,000 items")
        << QByteArray("- 1\n").repeated(300'000) << QByteArray("more than 200,000 values");
    QTest::addRow("a key of lists")
        << QByteArray("? [a, b]\n: c\n") << QByteArray("a key must be a plain word");
}

void TstLoad::hostileTextEndsQuickly()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, told);
    const std::string list = problems(text.toStdString());
    QVERIFY2(QByteArray::fromStdString(list).contains(told), list.substr(0, 500).c_str());
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstLoad)
#include "tst_load.moc"
