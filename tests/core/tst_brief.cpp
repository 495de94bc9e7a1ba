#include "core/base/write.h"
#include "core/brief/words.h"
#include "tests/support/briefs.h"
#include "tests/support/test_base.h"

#include <QtTest/QTest>

#include <algorithm>

namespace clusterbrief::tests {
namespace {

struct AskCase {
    const char* name;
    const char* change;
    const char* ask;
    const char* expected;
};

constexpr AskCase kAskCases[] = {
    {"domain", "{}", "NVLink domain", "8-GPU board with NVSwitch (DGX H100)"},
    {"rack", "{nodes: {gpu: {system: gb200-nvl72, count: 8}}}", "NVLink domain",
        "72-GPU GB200 NVL72 rack with NVSwitch"},
    {"no NVLink", "{nodes: {gpu: {system: pcie-8x-l40s}}}", "NVLink domain",
        "None: L40S has no NVLink"},
    {"ports", "{}", "Compute ports", "8 × 400 Gb/s (NDR), one a GPU, ConnectX-7"},
    {"shared ports", "{nodes: {gpu: {compute_ports: {per_node: 4}}}}", "Compute ports",
        "8 GPUs share them"},
    {"ports without NIC", "{nodes: {gpu: {compute_ports: {nic: null}}}}", "Compute ports",
        "Not stated: the supplier is to state the NIC."},
    {"ports of the catalog", "{nodes: {gpu: {compute_ports: null}}}", "Compute ports",
        "from the catalog, not stated"},
    {"topology", "{}", "Topology", "Rail-aligned, units of 32 nodes, 1 : 1, non-blocking"},
    {"ratio not stated", "{networks: {compute: {oversubscription: null}}}", "Topology",
        "Not stated: the supplier is to state the oversubscription"},
    {"not buildable", "{networks: {compute: {switch: no-such}}}", "Topology", "Open:"},
    {"pxb", "{}", "GPUDirect RDMA", "through PCIe switches alone (PXB)"},
    {"path not stated", "{nodes: {gpu: {compute_ports: {path: null}}}}", "GPUDirect RDMA",
        "Not stated: the supplier is to state whether each NIC is under the same PCIe switch"},
    {"networks", "{}", "Separate networks",
        "Storage NDR InfiniBand, in-band 200 GbE, out-of-band 1 GbE"},
    {"storage missing", "{networks: {storage: null}}", "Separate networks",
        "Not stated: the supplier is to state the storage network."},
    {"storage shared", "{networks: {storage: {shares_with: compute}}}", "Separate networks",
        "Storage on the compute network"},
    {"acceptance", "{}", "Acceptance",
        "all_reduce_perf across all 127 nodes, 16 GiB, at least 360 GB/s bus bandwidth"},
    {"no threshold", "{acceptance: [{test: all_reduce_perf, scope: every-node}]}", "Acceptance",
        "Not stated: the supplier is to state the bus bandwidth"},
    {"local acceptance",
        "{networks: {compute: null}, workloads: [{name: one, parallelism: {tensor: 8, data: 1}}]}",
        "Acceptance", "all_reduce_perf within each of the 127 nodes"},
    {"unknown system", "{nodes: {gpu: {system: dgx-h10}}}", "NVLink domain",
        "Open: the system dgx-h10 is not in the catalog."},
    {"local job",
        "{networks: {compute: null}, workloads: [{name: one, parallelism: {tensor: 8, data: 1}}]}",
        "Compute ports", "None: every job fits one server"},
};

/// The answer in the row of the first section's table.
std::string answer(const Analysis& analysis, std::string_view ask)
{
    const Brief brief = compose(analysis, briefOptions());
    const auto& table = std::get<Table>(brief.sections.front().blocks.at(1));
    for (const std::vector<SpanText>& row : table.rows) {
        if (textOf(row.at(0)) == ask) {
            return textOf(row.at(1));
        }
    }
    return {};
}

} // namespace

class TstBrief : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void everyAskIsAnsweredOrMarkedOpen_data();
    void everyAskIsAnsweredOrMarkedOpen();
    void theFirstPageSaysWhatTheClusterIs();
    void theSummarySaysWhatIsAskedFor_data();
    void theSummarySaysWhatIsAskedFor();
    void theAudienceChangesTheWording();
    void aSummaryIsShorterThanTheFullBrief();
    void findingsAreToldInFull();
    void onlyRulesThatRanCount();
    void aCoreRatioWithoutACoreIsNoted();
    void waivedFindingsNameWhoWhenAndWhy();
    void anEstimateIsCalledOne();
    void unknownSystemIsToldAsSuch();
    void localJobsGiveNoReasonOfFabrics();
    void inferenceNamesItsCachePrecision();
    void sourcesTellLesserStandings();
    void everyLinkIsListedWhereAskedFor();
    void tooManyLinksAreNotPrinted();
    void everyCountSaysHowItFollows();
    void roomIsComparedWithThePlan();
    void notesAreMarkedAsGiven();
    void changeNamesTheThing();
    void figuresAreBoundToTheirUnits_data();
    void figuresAreBoundToTheirUnits();
    void everyTableIsWhole_data();
    void everyTableIsWhole();
};

void TstBrief::everyAskIsAnsweredOrMarkedOpen_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("ask");
    QTest::addColumn<QString>("expected");
    const auto add = [](const std::string& name, const AskCase& c) {
        QTest::newRow(name.c_str()) << QString::fromUtf8(c.change) << QString::fromUtf8(c.ask)
                                    << QString::fromUtf8(c.expected);
    };
    const char* nothing = "{nodes: {gpu: null}, networks: {compute: null, storage: null, "
                          "in_band: null, out_of_band: null}, acceptance: [], workloads: []}";
    for (const char* ask : {"NVLink domain", "Compute ports", "Topology", "GPUDirect RDMA",
             "Separate networks", "Acceptance"}) {
        add(std::string("nothing stated, ") + ask, {"", nothing, ask, "Not stated:"});
    }
    for (const AskCase& c : kAskCases) {
        add(c.name, c);
    }
}

void TstBrief::everyAskIsAnsweredOrMarkedOpen()
{
    QFETCH(const QString, change);
    QFETCH(const QString, ask);
    QFETCH(const QString, expected);
    const std::string said = answer(analysed(h100With(change.toStdString())), ask.toStdString());
    QVERIFY2(has(said, expected.toStdString()), said.c_str());
}

void TstBrief::theFirstPageSaysWhatTheClusterIs()
{
    const Analysis analysis = analysed(h100With("{project: {revision: 3}}"));
    const Brief brief = compose(analysis, briefOptions());
    QCOMPARE(brief.meta.title, std::string("Foundation model cluster"));
    QCOMPARE(brief.meta.revision, std::string("Revision 3"));
    QCOMPARE(brief.meta.date, std::string("2026-11-30"));
    QVERIFY(brief.meta.ready);
    const auto& headline = std::get<Headline>(brief.sections.front().blocks.front());
    std::string items;
    for (const Headline::Item& item : headline.items) {
        items += item.value + ' ' + item.label + '\n';
    }
    QCOMPARE(items,
        std::string("1,016 GPUs, 127 nodes of 8\n8 GPUs in an NVLink domain\n"
                    "9 : 1 NVLink 450 to fabric 50 GB/s, each way\n"
                    "1 : 1 oversubscription, leaf to spine\n"));
}

void TstBrief::theSummarySaysWhatIsAskedFor_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char* row, const char* change, const char* expected) {
        QTest::newRow(row) << QString::fromUtf8(change) << QString::fromUtf8(expected);
    };
    add("as asked", "{}",
        "Requested by Example Labs from any supplier. 1,016 GPUs in 127 DGX H100 nodes on a "
        "rail-aligned, non-blocking NDR InfiniBand fabric, with storage and management on networks "
        "of their own.");
    add("racks", "{nodes: {gpu: {system: gb200-nvl72, count: 8, compute_ports: null}}}",
        "576 GPUs in 8 GB200 NVL72 racks on a rail-aligned");
    add("two groups", "{nodes: {more: {system: dgx-h200, count: 1, role: compute}}}",
        "1,024 GPUs in 127 DGX H100 nodes and 1 DGX H200 node on a");
    add("cards", "{nodes: {gpu: {system: pcie-8x-l40s, count: 2}}}",
        "16 GPUs in 2 PCIe servers with 8 L40S each on a");
    add("no fabric", "{networks: {compute: null}}", "without a compute fabric between them");
    add("tapered", "{networks: {compute: {oversubscription: 2}}}",
        "on a rail-aligned, 2 : 1 oversubscribed NDR InfiniBand fabric");
    add("one switch", "{nodes: {gpu: {count: 4}}, networks: {compute: {scalable_unit: null}}}",
        "on a single-switch NDR InfiniBand fabric");
    add("not buildable", "{networks: {compute: {switch: no-such}}}", "which cannot be sized yet");
    add("shared storage", "{networks: {storage: {shares_with: compute}}}",
        "with management on networks of their own; storage shares the compute network.");
    add("management missing", "{networks: {in_band: null, out_of_band: null}}",
        "with storage on a network of its own; management is not stated.");
    add("nothing", "{nodes: {gpu: null}, workloads: []}", "not stated yet.");
}

void TstBrief::theSummarySaysWhatIsAskedFor()
{
    QFETCH(const QString, change);
    QFETCH(const QString, expected);
    const std::string said =
        compose(analysed(h100With(change.toStdString())), briefOptions()).meta.summary;
    QVERIFY2(has(said, expected.toStdString()), said.c_str());
}

void TstBrief::theAudienceChangesTheWording()
{
    const Analysis analysis = analysed(h100With("{project: {prepared_by: Sales, term: null}}"));
    BriefOptions quote = briefOptions();
    quote.audience = Audience::Quote;
    const Brief brief = compose(analysis, quote);
    QVERIFY(brief.meta.summary.starts_with("Offered to Example Labs by Sales. "));
    QCOMPARE(brief.sections.front().title, std::string("What is offered"));
    const auto& terms = std::get<KeyValues>(sectionOf(brief, "terms")->blocks.front());
    QVERIFY(has(textOf(terms.rows.at(2).second), "to be settled before an order: the term"));
    const auto& asks = std::get<Table>(brief.sections.front().blocks.at(1));
    QCOMPARE(asks.columns.at(1).title, std::string("Offered"));
    QVERIFY(asks.columns.at(0).title != "Ask");
}

void TstBrief::aSummaryIsShorterThanTheFullBrief()
{
    BriefOptions summary = briefOptions();
    summary.detail = Detail::Summary;
    const Brief brief = compose(analysed(baseRequest("h100-127")), summary);
    std::vector<std::string> ids;
    for (const Section& section : brief.sections) {
        ids.push_back(section.id);
    }
    QCOMPARE(
        ids, (std::vector<std::string>{"asked-for", "compute-fabric", "findings", "assumptions"}));
}

void TstBrief::findingsAreToldInFull()
{
    const Analysis analysis = analysed(h100With("{networks: {compute: {oversubscription: 2}}}"));
    const Brief brief = compose(analysis, briefOptions());
    QVERIFY2(has(brief.meta.verdict, "no error, 1 warning"), brief.meta.verdict.c_str());
    const Section* section = sectionOf(brief, "findings");
    const auto told =
        std::find_if(section->blocks.begin(), section->blocks.end(), [](const Block& block) {
            const auto* callout = std::get_if<Callout>(&block);
            return callout != nullptr && has(textOf(callout->text), "oversubscribed 2:1");
        });
    QVERIFY(told != section->blocks.end());
    const auto& callout = std::get<Callout>(*told);
    QCOMPARE(callout.title, std::string("Warning · networks/compute"));
    std::vector<std::string> keys;
    for (const auto& [key, text] : callout.details) {
        keys.push_back(key);
        QVERIFY2(!textOf(text).empty(), key.c_str());
    }
    QCOMPARE(keys, (std::vector<std::string>{"Why", "Fix", "Change", "Source", "Rule"}));
}

void TstBrief::onlyRulesThatRanCount()
{
    const Analysis analysis = analysed(h100With("{networks: {compute: {switch: no-such}}}"));
    const Brief brief = compose(analysis, briefOptions());
    const Coverage& coverage = analysis.check.coverage;
    const std::string run = std::to_string(coverage.run.size()) + " of "
        + std::to_string(allRules().size()) + " rules run, "
        + std::to_string(coverage.notEvaluated.size()) + " not evaluated: 1 error";
    QVERIFY2(has(brief.meta.verdict, run), brief.meta.verdict.c_str());
    const Section* section = sectionOf(brief, "findings");
    const auto named =
        std::find_if(section->blocks.begin(), section->blocks.end(), [](const Block& block) {
            const auto* paragraph = std::get_if<Paragraph>(&block);
            return paragraph != nullptr
                && has(textOf(paragraph->text), "Not evaluated: fabric/generation-not-on-switch");
        });
    QVERIFY(named != section->blocks.end());
}

void TstBrief::aCoreRatioWithoutACoreIsNoted()
{
    const Analysis analysis =
        analysed(h100With("{networks: {compute: {core_oversubscription: 2}}}"));
    const auto& assumptions = analysis.design.assumptions;
    QVERIFY(std::any_of(assumptions.begin(), assumptions.end(), [](const Assumption& assumption) {
        return has(assumption.text, "core oversubscription of 2:1 is not used");
    }));
}

void TstBrief::waivedFindingsNameWhoWhenAndWhy()
{
    const Analysis analysis = analysed(h100With(
        "{networks: {compute: {oversubscription: 2}}, waivers: [{rule: fabric/oversubscribed, "
        "at: networks/compute, reason: agreed, by: A. Author, date: 2026-11-12}]}"));
    const std::string text = rendered(analysis, "md");
    for (const char* part : {"Waived warning · networks/compute", "**Reason:** agreed",
             "**Waived by:** A. Author", "**Date:** 2026-11-12", ", 1 waived"}) {
        QVERIFY2(has(text, part), part);
    }
}

void TstBrief::anEstimateIsCalledOne()
{
    const std::string text =
        rendered(analysed(h100With("{nodes: {gpu: {system: pcie-8x-l40s}}}")), "md");
    QVERIFY2(has(text, "**Planning estimate:** PCIe server, 8 x L40S, power at most 5 kW"),
        text.c_str());
    QVERIFY2(has(text, "planning estimate"), text.c_str());
}

void TstBrief::unknownSystemIsToldAsSuch()
{
    const Analysis analysis = analysed(h100With("{nodes: {gpu: {system: dgx-h10}}}"));
    const Brief brief = compose(analysis, briefOptions());
    QVERIFY2(has(brief.meta.summary,
                 "127 nodes of the system dgx-h10, which is not in the catalog, on a rail-aligned"),
        brief.meta.summary.c_str());
    const auto& item = std::get<Headline>(brief.sections.front().blocks.front()).items.front();
    QCOMPARE(item.value, std::string("127"));
    QCOMPARE(
        item.label, std::string("nodes; GPUs not known: the system dgx-h10 is not in the catalog"));
}

void TstBrief::localJobsGiveNoReasonOfFabrics()
{
    const Analysis analysis =
        analysed(h100With("{networks: {compute: null}, workloads: [{name: one, "
                          "parallelism: {tensor: 8, data: 1}}]}"));
    const Brief brief = compose(analysis, briefOptions());
    const auto& table = std::get<Table>(brief.sections.front().blocks.at(1));
    int none = 0;
    for (const std::vector<SpanText>& row : table.rows) {
        if (has(textOf(row.at(1)), "every job fits one server")) {
            QCOMPARE(textOf(row.at(2)), std::string("No traffic of a job leaves its server"));
            ++none;
        }
    }
    QCOMPARE(none, 3);
}

void TstBrief::inferenceNamesItsCachePrecision()
{
    const auto cache = [](const char* change) {
        const Brief brief = compose(analysed(h100With(change)), briefOptions());
        for (const Block& block : sectionOf(brief, "workloads")->blocks) {
            if (const auto* facts = std::get_if<KeyValues>(&block)) {
                for (const auto& [key, text] : facts->rows) {
                    if (key == "KV-cache precision") {
                        return textOf(text);
                    }
                }
            }
        }
        return std::string("missing");
    };
    QCOMPARE(cache("{workloads: [{name: a, kind: inference, model: llama-3.1-8b}]}"),
        std::string("bf16 (taken, not stated)"));
    QCOMPARE(
        cache("{workloads: [{name: a, kind: inference, model: llama-3.1-8b, kv_precision: fp8}]}"),
        std::string("fp8"));
}

void TstBrief::sourcesTellLesserStandings()
{
    const Analysis analysis = analysed(h100With("{nodes: {gpu: {system: gb300-nvl72, count: 2}}}"));
    const Brief brief = compose(analysis, briefOptions());
    const auto& table = std::get<Table>(sectionOf(brief, "sources")->blocks.front());
    QCOMPARE(
        textOf(table.rows.front().at(2)), std::string("vendor; power at most 142 kW: second-hand"));
}

void TstBrief::changeNamesTheThing()
{
    const Analysis analysis = analysed(h100With("{nodes: {gpu: {compute_ports: {per_node: 4}}}}"));
    const std::string text = rendered(analysis, "md");
    QVERIFY2(has(text, "`nodes/gpu/compute_ports/per_node` = 8"), text.c_str());
    QVERIFY(!has(text, "/nodes/0"));
}

void TstBrief::figuresAreBoundToTheirUnits_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("bound");
    const auto row = [](const char* given, const char* bound) {
        QTest::newRow(given) << QString::fromUtf8(given)
                             << QString::fromUtf8(bound).replace(QLatin1Char('~'), QChar(0xA0));
    };
    row("links, 400 Gb/s", "links, 400~Gb/s");
    row("2 : 1", "2~:~1");
    row("≥ 360 GB/s", "≥~360~GB/s");
    row("4 kWh", "4 kWh");
    row("71.4 %, 13 GB left", "71.4~%, 13~GB left");
    row("3 memories", "3 memories");
    row("all: 3", "all: 3");
}

void TstBrief::figuresAreBoundToTheirUnits()
{
    QFETCH(const QString, given);
    QFETCH(const QString, bound);
    QCOMPARE(QString::fromStdString(unbroken(given.toStdString())), bound);
}

void TstBrief::everyTableIsWhole_data()
{
    QTest::addColumn<QString>("request");
    for (const auto& [name, request] : edgeRequests()) {
        QTest::newRow(name) << QString::fromStdString(writeJson(request));
    }
}

void TstBrief::everyTableIsWhole()
{
    QFETCH(const QString, request);
    const Brief brief = compose(analysed(tree(request.toStdString())), briefOptions());
    for (const Section& section : brief.sections) {
        QVERIFY2(!section.title.empty() && !section.blocks.empty(), section.id.c_str());
        for (const Block& block : section.blocks) {
            if (const auto* table = std::get_if<Table>(&block)) {
                QVERIFY2(!table->rows.empty(), section.id.c_str());
                for (const auto& row : table->rows) {
                    QCOMPARE(row.size(), table->columns.size());
                }
            }
        }
    }
}

void TstBrief::everyLinkIsListedWhereAskedFor()
{
    const Analysis analysis = analysed(baseRequest("h100-127"));
    QVERIFY(sectionOf(compose(analysis, briefOptions()), "wiring-list") == nullptr);
    BriefOptions options = briefOptions();
    options.wiringList = true;
    options.detail = Detail::Summary;
    const Brief brief = compose(analysis, options);
    const Section* list = sectionOf(brief, "wiring-list");
    QVERIFY(list != nullptr);
    QCOMPARE(list, &brief.sections.back());
    const auto& compute = std::get<Table>(list->blocks.at(2));
    QCOMPARE(textOf(std::get<Paragraph>(list->blocks.at(1)).text),
        std::string("Compute, 2,044 links")); // 127 × 8 to nodes, 4 to UFM, 32 × 32 to spines
    QCOMPARE(compute.rows.size(), std::size_t{2044});
    QCOMPARE(textOf(compute.rows.front().at(0)), std::string("gpu-0001"));
    QCOMPARE(textOf(compute.rows.front().at(2)), std::string("compute-leaf-u01-r1"));
    QCOMPARE(textOf(compute.rows.front().at(4)), std::string("400"));
}

void TstBrief::tooManyLinksAreNotPrinted()
{
    const Analysis analysis = analysed(h100With("{nodes: {gpu: {count: 1000}}}"));
    BriefOptions options = briefOptions();
    options.wiringList = true;
    const Brief brief = compose(analysis, options);
    const Section* list = sectionOf(brief, "wiring-list");
    QVERIFY(list != nullptr);
    QCOMPARE(list->blocks.size(), std::size_t{1});
    QVERIFY(textOf(std::get<Paragraph>(list->blocks.front()).text).find(".wiring.csv")
        != std::string::npos);
}

void TstBrief::everyCountSaysHowItFollows()
{
    const std::string text = rendered(analysed(baseRequest("h100-127")), "md");
    QVERIFY(has(text, "192 uplinks ÷ 64 ports = 3"));
    QVERIFY(has(text, "Power distribution units (PDUs), 70: one for each rack and power feed"));
}

void TstBrief::roomIsComparedWithThePlan()
{
    QVERIFY(has(rendered(analysed(h100With("{facility: {racks: 10}}")), "md"),
        "10 racks, 25 fewer than planned"));
    QVERIFY(
        !has(rendered(analysed(h100With("{facility: {racks: 35}}")), "md"), "fewer than planned"));
    const std::string unknown = rendered(
        analysed(h100With("{nodes: {more: {system: hgx-h100-8, count: 2, role: compute}}}")), "md");
    QVERIFY(has(unknown, "Racks for nodes, without those whose power is not known"));
    QVERIFY(has(unknown, "of switches, without nodes/more; planning estimate"));
}

void TstBrief::notesAreMarkedAsGiven()
{
    const std::string text =
        rendered(analysed(h100With("{project: {notes: \"Validated by nobody.\"}}")), "md");
    QVERIFY(has(text, "**Notes, as they were given:**\n\nValidated by nobody."));
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstBrief)
#include "tst_brief.moc"
