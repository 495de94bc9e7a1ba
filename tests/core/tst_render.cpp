#include "core/base/parse.h"
#include "core/base/text.h"
#include "core/base/write.h"
#include "core/document/load.h"
#include "tests/support/briefs.h"
#include "tests/support/test_base.h"

#include <QtTest/QTest>

#include <algorithm>
#include <regex>

namespace clusterbrief::tests {
namespace {

constexpr const char* kHostile =
    "<img src=\"file:///etc/passwd\"> | `x` *b* [a](b)\n# not a heading";

std::string number(const Value& root, const char* pointer)
{
    const Value* value = locate(root, pointer);
    return value == nullptr ? "absent" : value->kind == Value::Kind::Null ? "null" : value->text;
}

bool isLetter(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
}

/// Whether a figure came out as `nan` or `inf`.
bool hasNoNumber(const std::string& text)
{
    const std::string lower = lowered(text);
    for (const std::string& word : {std::string("nan"), std::string("inf")}) {
        for (std::size_t at = lower.find(word); at != lower.npos; at = lower.find(word, at + 1)) {
            const std::size_t end = at + word.size();
            if ((at == 0 || !isLetter(lower[at - 1]))
                && (end == lower.size() || !isLetter(lower[end]))) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

class TstRender : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void theDesignIsTheContractsSample();
    void aNetworkThatCannotBeBuiltSaysWhy();
    void workloadsCountTheGpusTheyUse();
    void findingsAreCounted();
    void waivedFindingsAreOutsideTheCounts();
    void aBriefReadsBackToItsRequest_data();
    void aBriefReadsBackToItsRequest();
    void theRequestFormatsReadBack();
    void hostileTextStaysText_data();
    void hostileTextStaysText();
    void thePageLoadsNothing();
    void thePageBreaksNoWordOfATable();
    void thePagesContentsLeadSomewhere();
    void everyFormatRendersEveryRequest_data();
    void everyFormatRendersEveryRequest();
};

void TstRender::theDesignIsTheContractsSample()
{
    const Value expected = tree(R"(
schema: clusterbrief/design/1
totals: {nodes: 127, gpus: 1016, nvlink_domain: 8, power_kw: 1295.4, switch_power_kw: 82.56, rack_units: 1064, racks: 34}
bandwidth: {nvlink_each_way_gbs: 450, fabric_each_way_gbs: 50, ratio: 9}
workloads: {pretraining: {gpus: 992, memory_gb: null, memory_parts: {}, traffic: null}}
networks:
  compute:
    switch: qm9700
    planes: 1
    tiers: 2
    rails: 8
    switches: {leaf: 32, spine: 16, core: 0}
    leaf_ports: {down: 32, up: 32}
    links_per_leaf_spine_pair: 2
    links:
      node_leaf: {count: 1016, gbps: 400}
      manager_leaf: {count: 4, gbps: 400}
      leaf_leaf: {count: 0, gbps: 400}
      leaf_spine: {count: 1024, gbps: 400}
      spine_core: {count: 0, gbps: 400}
    oversubscription: {requested: 1, effective: 1}
)");
    const Analysis analysis =
        analysed(h100With("{workloads: {pretraining: {model: null}}, "
                          "networks: {storage: null, in_band: null, out_of_band: null}}"));
    QCOMPARE(writeJson(designValue(analysis)), writeJson(expected));
}

void TstRender::aNetworkThatCannotBeBuiltSaysWhy()
{
    const Analysis analysis = analysed(h100With("{networks: {compute: {switch: qm8700}}}"));
    const Value design = designValue(analysis);
    QCOMPARE(number(design, "/networks/compute/error"),
        std::string("NVIDIA Quantum QM8700 has no ndr ports"));
    QCOMPARE(number(design, "/networks/compute/switches"), std::string("absent"));
    QVERIFY(has(rendered(analysis, "html"), "cannot be sized:"));
}

void TstRender::workloadsCountTheGpusTheyUse()
{
    const Value design =
        designValue(analysed(h100With("{networks: {compute: {oversubscription: \"4:3\"}}, "
                                      "workloads: {pretraining: {spare_nodes: 0}}}")));
    QCOMPARE(number(design, "/workloads/pretraining/gpus"), std::string("992"));
    QCOMPARE(number(design, "/workloads/pretraining/memory_parts/weights"), std::string("4.541"));
    QCOMPARE(number(design, "/workloads/pretraining/traffic/parts/tensor/link"),
        std::string("scale-up"));
    QCOMPARE(number(design, "/workloads/pretraining/traffic/parts/data/each_way_gbs"),
        std::string("37.5"));
    QCOMPARE(number(design, "/networks/compute/oversubscription/requested"), std::string("1.3333"));
    const Value unstated =
        designValue(analysed(h100With("{networks: {compute: {oversubscription: null}}}")));
    QCOMPARE(number(unstated, "/networks/compute/oversubscription/requested"), std::string("null"));
    QCOMPARE(
        number(designValue(analysed(tree("schema: clusterbrief/request/1"))), "/bandwidth/ratio"),
        std::string("null"));
}

void TstRender::findingsAreCounted()
{
    const Analysis analysis = analysed(h100With("{networks: {compute: {oversubscription: 2}}}"));
    const Value findings = findingsValue(analysis);
    QCOMPARE(number(findings, "/counts/warning"),
        std::to_string(analysis.check.count(Severity::Warning)));
    const Value* list = findings.find("findings");
    QCOMPARE(list->items.size(), analysis.check.findings.size());
    const auto own = std::find_if(list->items.begin(), list->items.end(),
        [](const Value& f) { return f.find("rule")->text == "fabric/oversubscribed"; });
    QVERIFY(own != list->items.end());
    QCOMPARE(own->find("severity")->text, std::string("warning"));
    QCOMPARE(own->find("field")->text, std::string("/networks/compute/oversubscription"));
    QCOMPARE(own->find("fix")->find("set")->members.front().key,
        std::string("/networks/compute/oversubscription"));
    std::size_t covered = 0;
    for (const char* key : {"run", "not_applicable", "not_evaluated", "off"}) {
        covered += findings.find("coverage")->find(key)->items.size();
    }
    QCOMPARE(covered, allRules().size());
}

void TstRender::waivedFindingsAreOutsideTheCounts()
{
    const Value findings = findingsValue(
        analysed(h100With("{networks: {compute: {oversubscription: 2}}, waivers: [{rule: "
                          "fabric/oversubscribed, at: networks/compute, reason: agreed}]}")));
    for (const Value& finding : findings.find("findings")->items) {
        QVERIFY(finding.find("rule")->text != "fabric/oversubscribed");
    }
    QCOMPARE(number(findings, "/waived/0/rule"), std::string("fabric/oversubscribed"));
    QCOMPARE(number(findings, "/waived/0/waiver/reason"), std::string("agreed"));
    QCOMPARE(number(findings, "/waived/0/waiver/by"), std::string("null"));
}

void TstRender::aBriefReadsBackToItsRequest_data()
{
    QTest::addColumn<QString>("change");
    QTest::newRow("as it is") << QStringLiteral("{}");
    QTest::newRow("unknown keys") << QStringLiteral(
        "{project: {colour: blue}, extra: [1, {a: b}]}");
    QTest::newRow("lines") << QStringLiteral("{project: {notes: \"a\\nb\\t\\u00e4\"}}");
}

void TstRender::aBriefReadsBackToItsRequest()
{
    QFETCH(const QString, change);
    const Analysis analysis = analysed(h100With(change.toStdString()));
    const auto read = loadRequest(rendered(analysis, "brief.json"), "x.brief.json");
    QVERIFY(read.has_value());
    QVERIFY(read->document == analysis.document());
}

void TstRender::theRequestFormatsReadBack()
{
    const Analysis analysis = analysed(baseRequest("roce-32"));
    for (const char* ending : {"cluster.yaml", "cluster.json"}) {
        const auto read = loadRequest(rendered(analysis, ending), ending);
        QVERIFY2(read.has_value(), ending);
        QVERIFY2(read->document == analysis.document(), ending);
    }
}

void TstRender::hostileTextStaysText_data()
{
    QTest::addColumn<QString>("pointer");
    for (const char* pointer : {"/project/title", "/project/customer", "/project/notes",
             "/nodes/0/name", "/workloads/0/name", "/nodes/0/system", "/networks/compute/switch",
             "/workloads/0/model", "/acceptance/0/test", "/nodes/0/compute_ports/nic",
             "/networks/storage/shares_with"}) {
        QTest::newRow(pointer) << QString::fromUtf8(pointer);
    }
}

void TstRender::hostileTextStaysText()
{
    QFETCH(const QString, pointer);
    Value request = baseRequest("h100-127");
    QVERIFY(assign(request, pointer.toStdString(), Value::ofText(kHostile)));
    const Analysis analysis = analysed(request);

    const std::string html = rendered(analysis, "html");
    QVERIFY(!has(html, "<img"));
    QVERIFY2(has(html, "&lt;img src=&quot;file:///etc/passwd&quot;&gt; | `x`"), html.c_str());

    const std::string markdown = rendered(analysis, "md");
    QVERIFY(!std::regex_search(markdown, std::regex("(^|[^\\\\])<img")));
    QVERIFY(!has(markdown, "\n# not"));
    QVERIFY(has(markdown, "\\<img src=\"file:///etc/passwd\"\\> \\| \\`x\\` \\*b\\* \\[a\\](b)"));
}

void TstRender::thePageLoadsNothing()
{
    const std::string html = rendered(analysed(baseRequest("h100-127")), "html");
    QVERIFY(html.starts_with("<!DOCTYPE html>"));
    for (const char* reference : {"<script", " src=", "<link", "@import", "url(", "<iframe"}) {
        QVERIFY2(!has(html, reference), reference);
    }
    QVERIFY(has(html, "default-src 'none'"));
}

void TstRender::thePagesContentsLeadSomewhere()
{
    const std::string html = rendered(analysed(baseRequest("h100-127")), "html");
    int links = 0;
    for (std::size_t at = html.find("href=\"#"); at != html.npos;
         at = html.find("href=\"#", at + 1)) {
        const std::size_t start = at + 7;
        const std::string id = html.substr(start, html.find('"', start) - start);
        QVERIFY2(has(html, "<section id=\"" + id + '"'), id.c_str());
        ++links;
    }
    QVERIFY(links > 10);
}

void TstRender::thePageBreaksNoWordOfATable()
{
    const std::string html = rendered(analysed(baseRequest("h100-127")), "html");
    QVERIFY(has(html, "font-size: 14px; overflow-wrap: break-word; }"));
    // A reader's search for a figure finds it: its unit stands behind a plain blank.
    QVERIFY(has(html, "400 Gb/s"));
    QVERIFY(has(rendered(analysed(baseRequest("h100-127")), "md"), "400 Gb/s"));
}

void TstRender::everyFormatRendersEveryRequest_data()
{
    QTest::addColumn<QString>("request");
    for (const auto& [name, request] : edgeRequests()) {
        QTest::newRow(name) << QString::fromStdString(writeJson(request));
    }
}

/// What is made of a network, which a request may lack.
static bool mayRefuse(const Format& format)
{
    constexpr std::string_view kAlways[] = {
        "html", "md", "brief.json", "cluster.yaml", "cluster.json", "xlsx", "odt"};
    return std::find(std::begin(kAlways), std::end(kAlways), format.ending) == std::end(kAlways);
}

void TstRender::everyFormatRendersEveryRequest()
{
    QFETCH(const QString, request);
    const Value root = tree(request.toStdString());
    const Analysis analysis = analysed(root);
    const Brief brief = compose(analysis, briefOptions());
    for (const Format& format : coreFormats()) {
        const Result<std::string> result = format.render({analysis, brief});
        if (!result) {
            QVERIFY2(mayRefuse(format), format.ending);
            QVERIFY2(
                !result.error().empty() && !result.error().front().what.empty(), format.ending);
            continue;
        }
        const std::string& once = *result;
        QVERIFY2(!once.empty(), format.ending);
        QVERIFY2(once == rendered(analysed(root), format.ending), "the same input, other bytes");
        const bool checked = std::string_view(format.mediaType) != "text/plain"
            && std::string_view(format.ending) != "xlsx"
            && std::string_view(format.ending) != "odt";
        QVERIFY2(!checked || !hasNoNumber(once), format.ending);
        if (std::string_view(format.mediaType) == "application/json") {
            QVERIFY2(parse(once, format.ending).has_value(), format.ending);
        }
    }
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstRender)
#include "tst_render.moc"
