#include "tests/support/random_requests.h"
#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/base/text.h"
#include "core/check/mend.h"
#include "core/document/edits.h"
#include "core/document/load.h"
#include "core/document/save.h"
#include "core/document/source.h"

#include <QtTest/QTest>

#include <algorithm>
#include <filesystem>
#include <set>

namespace clusterbrief::tests {
namespace {

namespace fs = std::filesystem;

const std::string kRulesFolder = std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/";

using Places = std::set<std::string>;

Places standingErrorsOf(const Analysis& analysis)
{
    Places errors;
    for (const Finding& finding : analysis.check.findings) {
        if (finding.severity == Severity::Error) {
            errors.insert(finding.rule + ' ' + finding.at);
        }
    }
    return errors;
}

/// With those that are waived.
Places errorsOf(const Analysis& analysis)
{
    Places errors = standingErrorsOf(analysis);
    for (const WaivedFinding& waived : analysis.check.waived) {
        errors.insert(waived.finding.rule + ' ' + waived.finding.at);
    }
    return errors;
}

Value baseNamed(const std::string& name)
{
    return readTree(kRulesFolder + "bases/" + name + ".yaml");
}

std::vector<std::string> baseNames()
{
    std::vector<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(kRulesFolder + "bases")) {
        names.push_back(entry.path().stem().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

/// Every request of the rules' fixtures: each fires or just does not fire a rule.
std::vector<std::pair<std::string, Value>> fixtureRequests()
{
    std::vector<std::pair<std::string, Value>> requests;
    for (const Rule* rule : allRules()) {
        const Value fixture = readTree(kRulesFolder + replaced(rule->id, "/", "_") + ".yaml");
        for (const Value& testCase : fixture.find("cases")->items) {
            const Value* base = testCase.find("base");
            const Value* change = testCase.find("change");
            Value request = baseNamed((base == nullptr ? fixture.find("base") : base)->text);
            requests.emplace_back(std::string(rule->id) + ": " + testCase.find("name")->text,
                change == nullptr ? request : patched(request, *change));
        }
    }
    return requests;
}

/// What a fix makes known it does not bring.
bool isRevealed(const Analysis& before, const std::string& error)
{
    const std::vector<std::string>& run = before.check.coverage.run;
    return std::find(run.begin(), run.end(), error.substr(0, error.find(' '))) == run.end();
}

/// Empty when each fix that is offered takes its finding away and brings no error, else what is
/// wrong. The rules whose fixes were tried are added to `tried`.
std::string faultOfFixes(const Value& request, std::set<std::string>& tried)
{
    const Analysis before = analysed(request);
    const Places known = errorsOf(before);
    for (const Finding& finding : before.check.findings) {
        if (!finding.fix) {
            continue;
        }
        tried.insert(finding.rule);
        const Result<Document> fixed = withPlacesSet(before.document(), finding.fix->set);
        if (!fixed) {
            return finding.rule + ": " + describe(fixed.error().front());
        }
        const Analysis after = analysed(toValue(*fixed));
        for (const Finding& left : after.check.findings) {
            if (left.rule == finding.rule && left.at == finding.at) {
                return finding.rule + " is still there at " + finding.at;
            }
        }
        for (const std::string& error : standingErrorsOf(after)) {
            if (!known.contains(error) && !(finding.fix->reveals && isRevealed(before, error))) {
                return finding.rule + " brings " + error;
            }
        }
    }
    return {};
}

/// The rules that offer a fix for a finding of the request, whether it is sound or not.
void addOffering(const Value& request, std::set<std::string>& rules)
{
    const Analysis analysis = analysed(request);
    for (const Finding& finding : runRules(analysis.design, analysis.sizing).findings) {
        if (finding.fix) {
            rules.insert(finding.rule);
        }
    }
}

bool isFound(const Analysis& analysis, const Finding& finding)
{
    const auto& list = analysis.check.findings;
    return std::any_of(list.begin(), list.end(),
        [&](const Finding& other) { return other.rule == finding.rule && other.at == finding.at; });
}

/// Empty when the request is mended as it should be, else what is wrong.
std::string faultOfMending(const Value& request, std::size_t& applied)
{
    const Analysis before = analysed(request);
    const Result<Mended> mended = mend(before.document(), sharedBuiltInCatalog());
    if (!mended) {
        return describe(mended.error().front());
    }
    applied += mended->applied.size();
    const Analysis after = analysed(toValue(mended->document));
    const Places known = errorsOf(before);
    for (const std::string& error : standingErrorsOf(after)) {
        if (!known.contains(error) && !isRevealed(before, error)) {
            return "a new error: " + error;
        }
    }
    for (const Finding& finding : after.check.findings) {
        // What a network was for may have gone with another fix; then it stays.
        const bool stays = finding.rule == "workload/fits-one-server" && !isFound(before, finding);
        if (finding.fix && !stays) {
            return "a fix is left: " + finding.rule + ' ' + finding.at;
        }
    }
    return mended->complete ? "" : "does not end";
}

SourceText sourceOf(const std::string& text)
{
    Result<LoadedRequest> loaded = loadRequest(text, "request");
    return {"request", text, std::move(loaded->root)};
}

} // namespace

/// A request is mended until nothing mechanical is left.
class TstMend : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void everyFixOfEveryRuleIsSound();
    void fixturesAreMended();
    void randomRequestsAreMended();
    void changesAreToldWithOldAndNewValue();
    void cleanRequestIsLeftAlone();
    void waivedFindingIsNotMended();
    void whatWasAskedForIsGivenUpLast();
    void clusterIsNotGivenAwayAsSpares();
    void moreReplicasBringNoWarning();
    void rightNameIsTakenAndWhatItShowsIsMended();
    void faultsThatHideEachOtherAreMended_data();
    void faultsThatHideEachOtherAreMended();
    void mistypedKeyKeepsItsValue();
    void networkOnItsOwnIsSized();
    void networkIsNotDroppedForAnotherMend();
    void editsMendFixtures();
};

/// The fixtures, and each of them twice with other places changed at random.
void TstMend::everyFixOfEveryRuleIsSound()
{
    Dice dice(20261201);
    std::set<std::string> offering;
    std::set<std::string> tried;
    for (const auto& [name, request] : fixtureRequests()) {
        addOffering(request, offering);
        const Value first = changedAtRandom(request, dice);
        const Value second = changedAtRandom(request, dice);
        for (const Value* each : {&request, &first, &second}) {
            const std::string fault = faultOfFixes(*each, tried);
            QVERIFY2(fault.empty(),
                (name + ": " + fault + '\n' + saveYaml(analysed(*each).document())).c_str());
        }
    }
    for (const std::string& rule : offering) {
        QVERIFY2(tried.contains(rule), (rule + " offers fixes, and none of them is sound").c_str());
    }
    QVERIFY(tried.size() > allRules().size() / 2);
}

void TstMend::fixturesAreMended()
{
    std::size_t applied = 0;
    for (const auto& [name, request] : fixtureRequests()) {
        const std::string fault = faultOfMending(request, applied);
        QVERIFY2(fault.empty(), (name + ": " + fault).c_str());
    }
    QVERIFY(applied > allRules().size());
}

void TstMend::randomRequestsAreMended()
{
    const std::vector<std::string> bases = baseNames();
    Dice dice(20261130);
    std::size_t applied = 0;
    for (int number = 0; number < 400; ++number) {
        const Value request = changedAtRandom(baseNamed(dice.oneOf(bases)), dice);
        const std::string fault = faultOfMending(request, applied);
        QVERIFY2(fault.empty(),
            (std::to_string(number) + ": " + fault + '\n' + saveYaml(analysed(request).document()))
                .c_str());
    }
    QVERIFY2(applied > 300, std::to_string(applied).c_str());
}

void TstMend::changesAreToldWithOldAndNewValue()
{
    Value request = baseNamed("h100-127");
    QVERIFY(
        assign(request, "/networks/compute/oversubscription", Value::ofNumber(std::int64_t{2})));
    const Result<Mended> mended = mend(analysed(request).document(), sharedBuiltInCatalog());
    QVERIFY(mended.has_value());
    QCOMPARE(mended->applied.size(), std::size_t{1});
    const AppliedFix& fix = mended->applied.front();
    QCOMPARE(fix.finding.rule, std::string("fabric/oversubscribed"));
    QCOMPARE(fix.changes.size(), std::size_t{1});
    QCOMPARE(fix.changes.front().path, std::string("networks/compute/oversubscription"));
    QCOMPARE(fix.changes.front().before.text, std::string("2"));
    QCOMPARE(fix.changes.front().after.text, std::string("1"));
    QVERIFY(mended->document == analysed(baseNamed("h100-127")).document());
}

void TstMend::cleanRequestIsLeftAlone()
{
    const Document clean = analysed(baseNamed("h100-127")).document();
    const Result<Mended> mended = mend(clean, sharedBuiltInCatalog());
    QVERIFY(mended.has_value());
    QVERIFY(mended->applied.empty());
    QVERIFY(mended->document == clean);
}

void TstMend::waivedFindingIsNotMended()
{
    Value request = baseNamed("h100-127");
    QVERIFY(
        assign(request, "/networks/compute/oversubscription", Value::ofNumber(std::int64_t{2})));
    Document document = analysed(request).document();
    waive(document, {"fabric/oversubscribed", "networks/compute", "agreed", "A", "", {}});
    const Result<Mended> mended = mend(document, sharedBuiltInCatalog());
    QVERIFY(mended.has_value());
    QVERIFY(mended->document == document);
}

/// SHARP 4 is not there, and with the switch that the ports call for version 3 is, not 2.
void TstMend::whatWasAskedForIsGivenUpLast()
{
    Value request = baseNamed("h100-127");
    for (const auto& [pointer, value] :
        {std::pair("/networks/compute/switch", Value::ofText("qm8700")),
            std::pair("/networks/compute/generation", Value::ofText("hdr")),
            std::pair("/networks/compute/sharp", Value::ofNumber(std::int64_t{4})),
            std::pair("/nodes/0/compute_ports/gbps", Value::ofNumber(std::int64_t{200}))}) {
        QVERIFY(assign(request, pointer, value));
    }
    const Result<Mended> mended = mend(analysed(request).document(), sharedBuiltInCatalog());
    QVERIFY(mended.has_value());
    QVERIFY(mended->document.networks.compute->generation == Generation::Ndr);
    QCOMPARE(mended->document.networks.compute->sharp.value_or(0), std::int64_t{3});
    QCOMPARE(mended->document.acceptance.front().busBandwidthGbs.value_or(0), 360.0);
}

void TstMend::clusterIsNotGivenAwayAsSpares()
{
    Value request = baseNamed("h100-127");
    QVERIFY(assign(request, "/workloads/0/parallelism/data", Value::ofNumber(std::int64_t{1})));
    const Result<Mended> mended = mend(analysed(request).document(), sharedBuiltInCatalog());
    QVERIFY(mended.has_value());
    const Analysis after = analysed(toValue(mended->document));
    const ResolvedWorkload& job = *after.design.workloads.front();
    QVERIFY2(job.gpus() * 10 > after.design.gpus() * 9, std::to_string(job.gpus()).c_str());
}

/// 200 nodes take more replicas, and these a batch that keeps the pipeline busy.
void TstMend::moreReplicasBringNoWarning()
{
    Value request = baseNamed("h100-127");
    QVERIFY(assign(request, "/nodes/0/count", Value::ofNumber(std::int64_t{200})));
    const Analysis before = analysed(request);
    const auto idle = std::find_if(before.check.findings.begin(), before.check.findings.end(),
        [](const Finding& finding) { return finding.rule == "workload/gpus-idle"; });
    QVERIFY(idle != before.check.findings.end() && idle->fix);
    const Result<Document> fixed = withPlacesSet(before.document(), idle->fix->set);
    QVERIFY(fixed.has_value());
    QVERIFY(*fixed->workloads.front().parallelism->data > 31);
    for (const Finding& finding : analysed(toValue(*fixed)).check.findings) {
        QVERIFY2(!finding.rule.starts_with("workload/"), finding.rule.c_str());
    }
}

void TstMend::rightNameIsTakenAndWhatItShowsIsMended()
{
    Value request = baseNamed("h100-127");
    QVERIFY(assign(request, "/nodes/0/system", Value::ofText("dgx-h10")));
    QVERIFY(assign(request, "/workloads/0/parallelism/tensor", Value::ofNumber(std::int64_t{16})));
    QVERIFY(assign(request, "/workloads/0/parallelism/pipeline", Value::ofNumber(std::int64_t{2})));
    const Result<Mended> mended = mend(analysed(request).document(), sharedBuiltInCatalog());
    QVERIFY(mended.has_value());
    QCOMPARE(mended->document.nodes.front().system, std::string("dgx-h100"));
    QCOMPARE(*mended->document.workloads.front().parallelism->tensor, std::int64_t{8});
    QVERIFY(analysed(toValue(mended->document)).check.ready());
}

/// Most fixes only write over words or add keys; what those come to is what the fix sets.
/// The fix of one uncovers the other, so that neither stands by itself.
void TstMend::faultsThatHideEachOtherAreMended_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("firstValue");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("secondValue");
    QTest::newRow("too many GPUs and a batch that does not divide")
        << "h100-127"
        << "/workloads/0/parallelism/tensor"
        << "16"
        << "/workloads/0/global_batch"
        << "500";
    QTest::newRow("a switch without the generation and too few tiers") << "h100-127"
                                                                       << "/networks/compute/switch"
                                                                       << "qm8700"
                                                                       << "/networks/compute/tiers"
                                                                       << "1";
    QTest::newRow("the other technology's generation and its SHARP")
        << "roce-32"
        << "/networks/compute/generation"
        << "ndr"
        << "/networks/compute/sharp"
        << "3";
}

void TstMend::faultsThatHideEachOtherAreMended()
{
    QFETCH(QString, base);
    QFETCH(QString, first);
    QFETCH(QString, firstValue);
    QFETCH(QString, second);
    QFETCH(QString, secondValue);
    Value request = baseNamed(base.toStdString());
    for (const auto& [pointer, text] : {std::pair(first, firstValue), {second, secondValue}}) {
        QVERIFY(assign(request, pointer.toStdString(), Value::ofPlain(text.toStdString(), {})));
    }
    const Analysis before = analysed(request);
    QVERIFY(!standingErrorsOf(before).empty());
    const Result<Mended> mended = mend(before.document(), sharedBuiltInCatalog());
    QVERIFY(mended && mended->complete);
    const Places left = standingErrorsOf(analysed(toValue(mended->document)));
    QVERIFY2(left.empty(), left.empty() ? "" : left.begin()->c_str());
}

void TstMend::mistypedKeyKeepsItsValue()
{
    Value request = baseNamed("h100-127");
    QVERIFY(assign(request, "/networks/compute/oversubscription", {}));
    QVERIFY(
        assign(request, "/networks/compute/oversubscribtion", Value::ofNumber(std::int64_t{1})));
    const Result<Mended> mended = mend(analysed(request).document(), sharedBuiltInCatalog());
    QVERIFY(mended);
    QCOMPARE(mended->applied.size(), std::size_t{1});
    QCOMPARE(mended->applied.front().finding.rule, std::string("document/unknown-key"));
}

void TstMend::networkOnItsOwnIsSized()
{
    Value request = baseNamed("h100-127");
    QVERIFY(assign(request, "/networks/storage", {}));
    QVERIFY(assign(request, "/networks/storage/shares_with", Value::ofText("compute")));
    const Result<Mended> mended = mend(analysed(request).document(), sharedBuiltInCatalog());
    QVERIFY(mended);
    const Analysis after = analysed(toValue(mended->document));
    const ResolvedNetwork* storage = after.design.network(NetworkKind::Storage);
    QCOMPARE(storage->request->sharesWith, std::string());
    QVERIFY(storage->generation == Generation::Ndr);
    QVERIFY(after.check.ready());
}

/// 61 layers divide by no pipeline but 1; a mend that takes it would leave one rack in use.
void TstMend::networkIsNotDroppedForAnotherMend()
{
    Value request = baseNamed("nvl72-4");
    for (const auto& [pointer, text] : {std::pair("model", "deepseek-v3"),
             {"parallelism/tensor", "2"}, {"parallelism/pipeline", "9"}, {"parallelism/data", "16"},
             {"parallelism/expert", "32"}, {"global_batch", "4096"}}) {
        QVERIFY(assign(request, std::string("/workloads/0/") + pointer, Value::ofPlain(text, {})));
    }
    const Result<Mended> mended = mend(analysed(request).document(), sharedBuiltInCatalog());
    QVERIFY(mended);
    QVERIFY(mended->document.networks.compute);
    QVERIFY(*mended->document.workloads.front().parallelism->pipeline > 1);
}

void TstMend::editsMendFixtures()
{
    std::size_t fixes = 0;
    std::size_t expressed = 0;
    for (const auto& [name, request] : fixtureRequests()) {
        const Analysis analysis = analysed(request);
        for (const bool json : {false, true}) {
            const std::string text =
                json ? saveJson(analysis.document()) : saveYaml(analysis.document());
            const SourceText source = sourceOf(text);
            for (const Finding& finding : analysis.check.findings) {
                const auto edits = finding.fix ? editsOf(source, finding.fix->set) : std::nullopt;
                fixes += finding.fix ? 1U : 0U;
                expressed += edits ? 1U : 0U;
                if (edits) {
                    const Result<LoadedRequest> after = loadRequest(edited(text, *edits), "");
                    QVERIFY2(after.has_value(), name.c_str());
                    QVERIFY2(
                        after->document == *withPlacesSet(analysis.document(), finding.fix->set),
                        name.c_str());
                }
            }
        }
    }
    QVERIFY2(expressed * 10 > fixes * 8,
        (std::to_string(expressed) + " of " + std::to_string(fixes)).c_str());
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstMend)
#include "tst_mend.moc"
