#include "tests/support/suggestions.h"
#include "tests/support/test_base.h"

#include "core/analyse.h"
#include "core/document/load.h"
#include "core/document/save.h"
#include "core/suggest/probe.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

namespace clusterbrief::tests {
namespace {

constexpr Count kMostTokens = 1'000'000'000;

std::string errorsOf(const SuggestQuestion& question)
{
    const Result<Suggestions> result = suggest(question, sharedBuiltInCatalog());
    std::string text;
    for (const Error& error : result ? Errors{} : result.error()) {
        text += describe(error) + '\n';
    }
    return text;
}

/// What must not be found: errors, and warnings about the job.
std::vector<std::string> faultsOf(const Document& request)
{
    const Result<Analysis> analysis = analyse(request, sharedBuiltInCatalog());
    std::vector<std::string> faults;
    for (const Finding& finding : analysis.value().check.findings) {
        const bool ofTheJob =
            finding.rule.starts_with("workload/") || finding.rule.starts_with("nvlink/");
        if (finding.severity == Severity::Error
            || (finding.severity == Severity::Warning && ofTheJob)) {
            faults.push_back(finding.rule + ": " + finding.message());
        }
    }
    return faults;
}

void addModels()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<bool>("trains");
    for (const Model& model : sharedBuiltInCatalog()->models) {
        const QString id = QString::fromStdString(model.id);
        QTest::newRow(qPrintable(id + QStringLiteral(" training"))) << id << true;
        QTest::newRow(qPrintable(id + QStringLiteral(" inference"))) << id << false;
    }
}

SuggestQuestion questionOfRow()
{
    QFETCH(QString, model);
    QFETCH(bool, trains);
    return trains ? training(model.toStdString()) : inference(model.toStdString());
}

/// Every way to write a job's layout on the request's GPUs, whether the engine would try it or not.
std::vector<Workload> everyLayout(const Document& request, Count gpus)
{
    std::vector<Workload> list;
    Workload job = request.workloads.front();
    const Count batch = *job.globalBatch;
    for (Count tensor = 1; tensor <= gpus; ++tensor) {
        for (Count pipeline = 1; tensor * pipeline <= gpus; ++pipeline) {
            for (Count context = 1; tensor * pipeline * context <= gpus; ++context) {
                for (Count data = 1; tensor * pipeline * context * data <= gpus; ++data) {
                    job.parallelism = Parallelism{
                        tensor, pipeline, data, context, std::nullopt, std::nullopt, {}, {}, {}};
                    job.globalBatch = std::max<Count>(1, batch / data) * data;
                    job.recompute = Recompute::Full;
                    for (const Sharding sharding :
                        {Sharding::None, Sharding::Zero1, Sharding::Zero2, Sharding::Zero3}) {
                        job.sharding = sharding;
                        list.push_back(job);
                    }
                }
            }
        }
    }
    return list;
}

} // namespace

class TstSuggest : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void fineTuneOf70BTakesFifteenH100HenceTwoServers();
    void fineTuneOf70BStaysOnOneB300Server();
    void whatJustFitsIsToldWithWhatHasRoom();
    void rackIsFilledWhole();
    void optionsAreRankedAsTold();
    void freeMemoryDoesNotPayForAStepFarLonger();
    void tensorParallelLeadsWhatIsFarSlower();
    void statedFiguresAreKept();
    void moreGpusThanNeededAreAllUsed();
    void systemsThatLeaveTheirCardsOpenAreSkippedWithTheReason();
    void whatFitsNowhereSaysWhatIsMissing();
    void unknownPartsNameTheNearest();
    void figuresOutsideTheirRangeAreRefused();
    void figuresOfTheOtherKindAreRefused();
    void requestComesBackFromItsFile();
    void acceptanceRunHasAThresholdThatItsLinksAllow();
    void everySuggestionIsClean_data();
    void everySuggestionIsClean();
    void oneServerLessDoesNotFit_data();
    void oneServerLessDoesNotFit();
    void noLayoutAtAllFitsOneServerLess();
    void jsonHasEveryFigureOrNull();
};

void TstSuggest::fineTuneOf70BTakesFifteenH100HenceTwoServers()
{
    const SystemSuggestion h100 = onOne(training("llama-3.1-70b", "hgx-h100-8"));
    QCOMPARE(h100.gpusByMemory, 15);
    QVERIFY(h100.byMemoryHow.find("70,553,706,496 parameters × 16 bytes = 1,128.9 GB")
        != std::string::npos);
    QVERIFY2(!h100.options.empty(), h100.reason.c_str());
    QCOMPARE(h100.options.front().servers, 2);
    QCOMPARE(h100.options.front().gpusToBuy, 16);
    QVERIFY(h100.options.front().needsFabric);
    QVERIFY(h100.options.front().request.networks.compute);
    QVERIFY(h100.options.front().fabricGb.value_or(0) > 0);
}

void TstSuggest::fineTuneOf70BStaysOnOneB300Server()
{
    const SystemSuggestion b300 = onOne(training("llama-3.1-70b", "hgx-b300-8"));
    QVERIFY2(!b300.options.empty(), b300.reason.c_str());
    const Suggestion& best = b300.options.front();
    QCOMPARE(b300.gpusByMemory, 5);
    QCOMPARE(best.servers, 1);
    QCOMPARE(best.gpusToBuy, 8);
    QVERIFY(!best.needsFabric);
    QVERIFY(!best.request.networks.compute);
    QCOMPARE(best.fabricGb, 0.0);
}

/// Two HGX H100 servers hold the job with 11 % free; a third keeps tensor parallel inside the
/// board.
void TstSuggest::whatJustFitsIsToldWithWhatHasRoom()
{
    const SystemSuggestion h100 = onOne(training("llama-3.1-70b", "hgx-h100-8"));
    const Suggestion& best = h100.options.front();
    QVERIFY(best.headroom() < kRoomyShare);
    QVERIFY(h100.roomier);
    QCOMPARE(h100.roomier->servers, 4);
    QVERIFY(h100.roomier->headroom() >= kRoomyShare);
    QVERIFY(*h100.roomier->fabricGb * 10 < *best.fabricGb);
    QVERIFY(faultsOf(h100.roomier->request).empty());

    SuggestQuestion stated = training("llama-3.1-70b", "hgx-h100-8");
    stated.gpus = 16;
    QVERIFY(!onOne(stated).roomier);
    QVERIFY(!onOne(training("llama-3.1-70b", "hgx-b300-8")).roomier);
}

void TstSuggest::rackIsFilledWhole()
{
    const SystemSuggestion rack = onOne(training("llama-3.1-405b", "gb300-nvl72"));
    QVERIFY2(!rack.options.empty(), rack.reason.c_str());
    for (const Suggestion& option : rack.options) {
        QCOMPARE(option.layout.gpus() % 72, 0);
        QCOMPARE(option.layout.gpus(), option.gpusToBuy);
    }
}

void TstSuggest::freeMemoryDoesNotPayForAStepFarLonger()
{
    const auto scored = [](double memoryGb, double lost) {
        detail::Scored layout;
        layout.candidate.layout.sharding = Sharding::Zero3;
        layout.memoryGb = memoryGb;
        layout.lostSeconds = lost;
        layout.stepSeconds = 100 + lost;
        return layout;
    };
    const detail::Scored tight = scored(70, 20);
    const detail::Scored roomy = scored(60, 80); // 180 s, 1.5 times 120.
    const detail::Scored slow = scored(60, 80.001);
    QVERIFY(roomy.ranksBefore(tight, 80, 120.0));
    QVERIFY(!tight.ranksBefore(roomy, 80, 120.0));
    QVERIFY(tight.ranksBefore(slow, 80, 120.0));
    QVERIFY(slow.ranksBefore(tight, 80, std::nullopt));
}

/// On one DGX B200 layouts with 20 % free lose minutes a step, tensor 8 loses seconds.
void TstSuggest::tensorParallelLeadsWhatIsFarSlower()
{
    const SystemSuggestion b200 = onOne(training("llama-3.1-70b", "dgx-b200"));
    const Suggestion& best = b200.options.front();
    QCOMPARE(best.servers, 1);
    QCOMPARE(best.layout.tensor, 8);
    QCOMPARE(best.layout.context, 1);
    QVERIFY(best.headroom() < kRoomyShare);
}

void TstSuggest::optionsAreRankedAsTold()
{
    const SystemSuggestion system = onOne(training("llama-3.1-70b", "dgx-b200"));
    QVERIFY(system.options.size() > 1);
    QVERIFY(system.options.size() <= kMostOptions);
    for (std::size_t i = 1; i < system.options.size(); ++i) {
        const Suggestion& better = system.options[i - 1];
        const Suggestion& worse = system.options[i];
        const bool moreRoom = better.headroom() >= kRoomyShare && worse.headroom() < kRoomyShare;
        QVERIFY(moreRoom || *better.lostSeconds <= *worse.lostSeconds);
    }
}

void TstSuggest::statedFiguresAreKept()
{
    SuggestQuestion question = training("llama-3.1-8b", "dgx-h100");
    question.sequence = 2'048;
    question.sharding = Sharding::Zero1;
    question.globalBatch = 96;
    const SystemSuggestion system = onOne(question);
    QVERIFY2(!system.options.empty(), system.reason.c_str());
    for (const Suggestion& option : system.options) {
        const Workload& job = option.request.workloads.front();
        QCOMPARE(job.sequenceLength, 2'048);
        QCOMPARE(job.globalBatch, 96);
        QCOMPARE(job.sharding, Sharding::Zero1);
    }
}

void TstSuggest::moreGpusThanNeededAreAllUsed()
{
    SuggestQuestion question = training("llama-3.1-70b", "dgx-h100");
    question.gpus = 1'020;
    const SystemSuggestion system = onOne(question);
    QVERIFY2(!system.options.empty(), system.reason.c_str());
    QCOMPARE(system.options.front().servers, 128);
    QCOMPARE(system.options.front().layout.gpus(), 1'024);
}

void TstSuggest::systemsThatLeaveTheirCardsOpenAreSkippedWithTheReason()
{
    const SystemSuggestion open = onOne(training("llama-3.1-8b", "pcie-server"));
    QVERIFY(open.options.empty());
    QVERIFY(open.reason.find("takes any card") != std::string::npos);
    const SystemSuggestion usual = onOne(training("llama-3.1-8b", "amd-8x-oam"));
    QVERIFY2(!usual.options.empty(), usual.reason.c_str());
    QCOMPARE(usual.gpu, "mi300x");
}

void TstSuggest::whatFitsNowhereSaysWhatIsMissing()
{
    SuggestQuestion question = inference("llama-3.1-405b");
    question.concurrent = 10'000'000;
    const Suggestions result = answerTo(question);
    QVERIFY(!result.any());
    for (const SystemSuggestion& system : result.systems) {
        QVERIFY2(!system.reason.empty(), system.system.c_str());
    }
    question.system = "dgx-h100";
    question.concurrent = 1;
    question.gpus = 8;
    question.precision = Precision::Bf16;
    const std::string reason = onOne(question).reason;
    QVERIFY2(reason.find("memory alone asks for 11 GPUs") != std::string::npos, reason.c_str());
}

void TstSuggest::unknownPartsNameTheNearest()
{
    const std::string told = errorsOf(training("llama-3.1-70", "dgx-h10"));
    QVERIFY2(told.find("did you mean llama-3.1-70b?") != std::string::npos, told.c_str());
    QVERIFY2(told.find("did you mean dgx-h100?") != std::string::npos, told.c_str());
    QVERIFY(errorsOf(training("")).find("catalog has no such model") != std::string::npos);
}

void TstSuggest::figuresOutsideTheirRangeAreRefused()
{
    for (const Count figure : {Count{0}, Count{-1}, Count{1'000'000'000'000'000'000}}) {
        SuggestQuestion question = training("llama-3.1-8b", "dgx-h100");
        question.gpus = question.sequence = question.globalBatch = figure;
        const std::string told = errorsOf(question);
        for (const char* name : {"gpus", "sequence", "global batch"}) {
            QVERIFY2(told.find(std::string(name) + ": " + std::to_string(figure)
                         + " is outside its range")
                    != std::string::npos,
                told.c_str());
        }
    }
    SuggestQuestion largest = training("llama-3.1-405b");
    largest.gpus = 1'000'000;
    largest.sequence = largest.globalBatch = kMostTokens;
    for (const SystemSuggestion& system : answerTo(largest).systems) {
        QCOMPARE(system.options.empty(), !system.reason.empty());
    }
}

void TstSuggest::figuresOfTheOtherKindAreRefused()
{
    SuggestQuestion served = inference("llama-3.1-8b");
    served.sharding = Sharding::Zero3;
    QVERIFY(errorsOf(served).find("a figure of training") != std::string::npos);
    SuggestQuestion trained = training("llama-3.1-8b");
    trained.concurrent = 4;
    QVERIFY(errorsOf(trained).find("a figure of inference") != std::string::npos);
}

void TstSuggest::requestComesBackFromItsFile()
{
    const SystemSuggestion system = onOne(training("llama-3.1-70b", "dgx-h100"));
    QVERIFY(!system.options.empty());
    const Document request = requestFor(system.options.front(), sharedBuiltInCatalog());
    const Result<LoadedRequest> read = loadRequest(saveYaml(request), "request");
    QVERIFY(read);
    QVERIFY(read->document == request);
    for (const NetworkKind kind : kNetworkKinds) {
        QVERIFY(request.networks[kind]);
    }
}

void TstSuggest::acceptanceRunHasAThresholdThatItsLinksAllow()
{
    const SystemSuggestion system = onOne(training("llama-3.1-70b", "dgx-h100"));
    QVERIFY(!system.options.empty());
    const Document request = requestFor(system.options.front(), sharedBuiltInCatalog());
    QCOMPARE(request.acceptance.size(), std::size_t{1});
    QVERIFY(request.acceptance.front().busBandwidthGbs.value_or(0) > 0);
    QVERIFY(faultsOf(request).empty());
}

void TstSuggest::everySuggestionIsClean_data()
{
    addModels();
}

void TstSuggest::everySuggestionIsClean()
{
    SuggestQuestion question = questionOfRow();
    std::size_t seen = 0;
    for (const System& system : sharedBuiltInCatalog()->systems) {
        question.system = system.id;
        for (const Suggestion& option : onOne(question).options) {
            const Document request = requestFor(option, sharedBuiltInCatalog());
            const std::vector<std::string> faults = faultsOf(request);
            QVERIFY2(faults.empty(),
                (system.id + ": " + (faults.empty() ? std::string() : faults.front())).c_str());
            const Analysis analysis = analyse(request, sharedBuiltInCatalog()).value();
            const double gb = analysis.sizing.workloads.front().memory->gb();
            QVERIFY(std::abs(gb - option.memoryGb) < 1e-9);
            QVERIFY(gb <= option.gpuMemoryGb);
            QCOMPARE(analysis.design.gpus(), option.gpusToBuy);
            ++seen;
        }
    }
    QVERIFY(seen > 0);
}

void TstSuggest::oneServerLessDoesNotFit_data()
{
    addModels();
}

void TstSuggest::oneServerLessDoesNotFit()
{
    SuggestQuestion question = questionOfRow();
    for (const SystemSuggestion& system : answerTo(question).systems) {
        if (system.options.empty()) {
            continue;
        }
        const Suggestion& best = system.options.front();
        QVERIFY(best.gpusToBuy >= *system.gpusByMemory);
        if (best.servers > 1) {
            question.system = system.system;
            question.gpus = best.gpusToBuy / best.servers * (best.servers - 1);
            QVERIFY2(onOne(question).options.empty(), system.system.c_str());
        }
    }
}

void TstSuggest::noLayoutAtAllFitsOneServerLess()
{
    for (const char* system : {"hgx-h100-8", "dgx-h200"}) {
        const SystemSuggestion found = onOne(training("llama-3.1-70b", system));
        QVERIFY2(!found.options.empty(), found.reason.c_str());
        const Suggestion& best = found.options.front();
        QCOMPARE(best.servers, 2);
        Document smaller = best.request;
        smaller.nodes.front().count = 1;
        std::size_t tried = 0;
        for (const Workload& job : everyLayout(smaller, 8)) {
            smaller.workloads.front() = job;
            QVERIFY(!faultsOf(smaller).empty());
            ++tried;
        }
        QVERIFY(tried > 100);
    }
}

void TstSuggest::jsonHasEveryFigureOrNull()
{
    const Value value = suggestionsValue(answerTo(training("llama-3.1-70b")));
    QCOMPARE(value.find("schema")->text, std::string(kSuggestSchema));
    const Value* systems = value.find("systems");
    QCOMPARE(systems->items.size(), sharedBuiltInCatalog()->systems.size());
    for (const Value& system : systems->items) {
        const bool found = !system.find("options")->items.empty();
        QCOMPARE(system.find("reason")->kind == Value::Kind::Null, found);
        for (const Value& option : system.find("options")->items) {
            QCOMPARE(option.find("memory_gb")->kind, Value::Kind::Number);
            QCOMPARE(option.find("layout")->find("tensor")->kind, Value::Kind::Number);
            QCOMPARE(option.find("needs_compute_fabric")->kind, Value::Kind::Flag);
        }
    }
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstSuggest)
#include "tst_suggest.moc"
