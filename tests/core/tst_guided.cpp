#include "tests/support/test_base.h"

#include "core/analyse.h"
#include "core/suggest/guided.h"

#include <QtTest/QTest>

#include <algorithm>
#include <limits>

namespace clusterbrief::tests {
namespace {

GuidedAnswers answersFor(Purpose purpose, const std::string& model, const std::string& system = {})
{
    GuidedAnswers answers;
    answers.purpose = purpose;
    answers.model = model;
    answers.system = system;
    return answers;
}

GuidedResult resultOf(const GuidedAnswers& answers)
{
    return guidedResult(answers, sharedBuiltInCatalog()).value();
}

const GuidedOption* optionOf(const GuidedResult& result, const std::string& system)
{
    const auto found = std::find_if(result.options.begin(), result.options.end(),
        [&](const GuidedOption& option) { return option.system == system; });
    return found == result.options.end() ? nullptr : &*found;
}

std::size_t errorsOf(const Document& request)
{
    return analyse(request, sharedBuiltInCatalog()).value().check.count(Severity::Error);
}

} // namespace

class TstGuided : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void fewestGpusComeFirst();
    void whatHasRoomStandsBesideWhatJustFits();
    void optionsWithoutObstacleHaveNoError_data();
    void optionsWithoutObstacleHaveNoError();
    void airCooledSiteRulesOutLiquidCooledRacks();
    void weakRacksRuleOutHeavyServers();
    void bothPurposesShareTheServers();
    void technologyIsKeptWhereAFabricIsNeeded();
    void withoutAModelTheNumberOfGpusDecides();
    void figuresBeyondEveryRangeAreRefused();
};

void TstGuided::fewestGpusComeFirst()
{
    const GuidedResult result = resultOf(answersFor(Purpose::Training, "llama-3.1-70b"));
    QVERIFY(result.options.size() > 10);
    QVERIFY(std::is_sorted(result.options.begin(), result.options.end(),
        [](const GuidedOption& a, const GuidedOption& b) {
            return a.suggestion.gpusToBuy < b.suggestion.gpusToBuy;
        }));
    QCOMPARE(optionOf(result, "hgx-h100-8")->suggestion.servers, Count{2});
    QVERIFY(!result.without.empty());
}

void TstGuided::whatHasRoomStandsBesideWhatJustFits()
{
    GuidedAnswers answers = answersFor(Purpose::Training, "llama-3.1-70b");
    answers.system = "hgx-h100-8";
    const GuidedResult result = resultOf(answers);
    QCOMPARE(result.options.front().suggestion.servers, Count{2});
    QVERIFY(result.options.front().suggestion.headroom() < kRoomyShare);
    QCOMPARE(result.options.back().suggestion.servers, Count{4});
    QVERIFY(result.options.back().suggestion.headroom() >= kRoomyShare);
    QCOMPARE(result.options.back().request.nodes.front().count, Count{4});
}

void TstGuided::optionsWithoutObstacleHaveNoError_data()
{
    QTest::addColumn<int>("purpose");
    QTest::addColumn<int>("technology");
    for (int purpose = 0; purpose < 4; ++purpose) {
        for (int technology = -1; technology < 2; ++technology) {
            QTest::addRow("purpose %d technology %d", purpose, technology) << purpose << technology;
        }
    }
}

void TstGuided::optionsWithoutObstacleHaveNoError()
{
    QFETCH(const int, purpose);
    QFETCH(const int, technology);
    GuidedAnswers answers = answersFor(static_cast<Purpose>(purpose), "llama-3.1-70b");
    answers.rackPowerKw = 40;
    if (technology >= 0) {
        answers.technology = static_cast<Technology>(technology);
    }
    int usable = 0;
    for (const char* model : {"llama-3.1-70b", ""}) {
        answers.model = model;
        for (const GuidedOption& option : resultOf(answers).options) {
            QCOMPARE(errorsOf(option.request) == 0, option.obstacle.empty());
            QCOMPARE(option.request.facility.rackPowerKw, std::optional(40.0));
            usable += option.obstacle.empty() ? 1 : 0;
        }
    }
    QVERIFY(usable > 8);
}

void TstGuided::airCooledSiteRulesOutLiquidCooledRacks()
{
    GuidedAnswers answers = answersFor(Purpose::Training, "llama-3.1-70b");
    QVERIFY(optionOf(resultOf(answers), "gb200-nvl72")->obstacle.empty());
    answers.liquidCooling = false;
    const GuidedResult result = resultOf(answers);
    QVERIFY(optionOf(result, "gb200-nvl72")->obstacle.find("liquid cooling") != std::string::npos);
    QVERIFY(result.options.front().obstacle.empty());
    QVERIFY(!result.options.back().obstacle.empty());
}

void TstGuided::weakRacksRuleOutHeavyServers()
{
    GuidedAnswers answers = answersFor(Purpose::Training, "llama-3.1-70b", "dgx-b200");
    answers.rackPowerKw = 5;
    for (const GuidedOption& option : resultOf(answers).options) {
        QVERIFY(!option.obstacle.empty());
    }
    answers.rackPowerKw = 40;
    QVERIFY(resultOf(answers).options.front().obstacle.empty());
}

void TstGuided::bothPurposesShareTheServers()
{
    const GuidedResult result = resultOf(answersFor(Purpose::Both, "llama-3.1-70b", "hgx-h100-8"));
    const Document& request = result.options.front().request;
    QCOMPARE(request.workloads.size(), std::size_t{2});
    QCOMPARE(request.workloads[0].kind, std::optional(WorkloadKind::Training));
    QCOMPARE(request.workloads[1].kind, std::optional(WorkloadKind::Inference));
    QVERIFY(request.workloads[0].name != request.workloads[1].name);
    QVERIFY(request.project.title.starts_with("Training and serving of "));
}

void TstGuided::technologyIsKeptWhereAFabricIsNeeded()
{
    for (const Technology technology : {Technology::InfiniBand, Technology::Roce}) {
        GuidedAnswers answers = answersFor(Purpose::Training, "llama-3.1-70b", "hgx-h100-8");
        answers.technology = technology;
        const GuidedResult result = resultOf(answers);
        QVERIFY(!result.options.empty());
        QCOMPARE(
            result.options.front().request.networks.compute->technology, std::optional(technology));
    }
}

void TstGuided::withoutAModelTheNumberOfGpusDecides()
{
    GuidedAnswers answers = answersFor(Purpose::Unknown, {}, "dgx-h100");
    QCOMPARE(resultOf(answers).options.front().suggestion.servers, Count{1});
    answers.gpus = 1000;
    const GuidedResult result = resultOf(answers);
    const GuidedOption& option = result.options.front();
    QCOMPARE(option.suggestion.servers, Count{125});
    QVERIFY(option.request.workloads.empty());
    QVERIFY(option.request.networks.compute.has_value());
    QCOMPARE(option.obstacle, std::string());
}

void TstGuided::figuresBeyondEveryRangeAreRefused()
{
    for (const Count gpus : {Count{0}, Count{-1}, std::numeric_limits<Count>::max()}) {
        GuidedAnswers answers = answersFor(Purpose::Training, "llama-3.1-70b");
        answers.gpus = gpus;
        QVERIFY(!guidedResult(answers, sharedBuiltInCatalog()).has_value());
        answers.model.clear();
        QVERIFY(resultOf(answers).options.empty());
    }
    QVERIFY(!guidedResult(answersFor(Purpose::Training, "no-such"), sharedBuiltInCatalog()));
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstGuided)
#include "tst_guided.moc"
