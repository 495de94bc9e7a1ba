#include "tests/support/suggestions.h"
#include "tests/support/test_base.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

namespace clusterbrief::tests {

class TstServing : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void llamaInFp8WithItsWholeContextFitsOneH200();
    void inferenceTakesThePrecisionThatTheModelIsPublishedIn();
    void deepSeekTakesTheServersThatAreRecommendedForIt_data();
    void deepSeekTakesTheServersThatAreRecommendedForIt();
    void expertsOfALargeModelAreSpreadOverServers();
    void expertsSpreadOverARackWhereTheirNumberDoesNotDivideIt();
    void everySetOfExpertsThatFitsARackIsTried();
    void gpusWithoutNvlinkGetStagesInsteadOfTensorParallel();
};

void TstServing::llamaInFp8WithItsWholeContextFitsOneH200()
{
    SuggestQuestion question = inference("llama-3.3-70b", "hgx-h200-8");
    question.precision = Precision::Fp8;
    const SystemSuggestion h200 = onOne(question);
    QVERIFY2(!h200.options.empty(), h200.reason.c_str());
    const Suggestion& best = h200.options.front();
    QCOMPARE(h200.gpusByMemory, 1);
    QCOMPARE(best.gpusTogether, 1);
    QCOMPARE(best.layout.data, 8);
    QVERIFY(std::abs(best.memoryGb - 115.65) < 0.05);
    QCOMPARE(best.gpuMemoryGb, 141.0);
    QCOMPARE(best.request.workloads.front().sequenceLength, 131'072);
    QVERIFY(!best.needsFabric);
}

void TstServing::inferenceTakesThePrecisionThatTheModelIsPublishedIn()
{
    const auto told = [](const Suggestions& result, const char* sentence) {
        return std::find(result.assumptions.begin(), result.assumptions.end(), sentence)
            != result.assumptions.end();
    };
    const Suggestions served = answerTo(inference("deepseek-v3", "hgx-h200-8"));
    QCOMPARE(served.asked.precision, Precision::Fp8);
    QVERIFY(told(served, "FP8 weights, as the model is published."));
    // 671,026,419,200 bytes, and one byte more for 1,960,685,056 parameters in 16 bits.
    const std::string& how = served.systems.front().byMemoryHow;
    QVERIFY2(how.starts_with("weights 673 GB + KV cache 9.2 GB"), how.c_str());

    const Suggestions experts = answerTo(inference("gpt-oss-120b", "hgx-h100-8"));
    QVERIFY(told(experts, "FP4 weights, as the model is published."));
    QCOMPARE(experts.systems.front().options.front().gpusTogether, 1);

    QCOMPARE(answerTo(inference("llama-3.1-8b", "dgx-h100")).asked.precision, Precision::Bf16);
    const Suggestions trained = answerTo(training("gpt-oss-120b", "dgx-h100"));
    QCOMPARE(trained.asked.precision, Precision::Bf16);
    QVERIFY(told(trained, "BF16 weights."));
    SuggestQuestion asked = inference("deepseek-v3", "hgx-h200-8");
    asked.precision = Precision::Bf16;
    QCOMPARE(answerTo(asked).asked.precision, Precision::Bf16);
}

/// Source: the table of servers in SGLang's guide to DeepSeek-V3.
void TstServing::deepSeekTakesTheServersThatAreRecommendedForIt_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<Precision>("precision");
    QTest::addColumn<qint64>("servers");

    QTest::newRow("8 x H200") << "hgx-h200-8" << Precision::Fp8 << 1LL;
    QTest::newRow("8 x B200") << "hgx-b200-8" << Precision::Fp8 << 1LL;
    QTest::newRow("8 x MI300X") << "amd-8x-oam" << Precision::Fp8 << 1LL;
    QTest::newRow("2 x 8 x H100") << "hgx-h100-8" << Precision::Fp8 << 2LL;
    QTest::newRow("2 x 8 x H200") << "hgx-h200-8" << Precision::Bf16 << 2LL;
    QTest::newRow("2 x 8 x MI300X") << "amd-8x-oam" << Precision::Bf16 << 2LL;
    QTest::newRow("4 x 8 x H100") << "hgx-h100-8" << Precision::Bf16 << 4LL;
    QTest::newRow("4 x 8 x A100") << "hgx-a100-8" << Precision::Bf16 << 4LL;
    QTest::newRow("4 or 8 x B200") << "hgx-b200-8" << Precision::Fp4 << 1LL;
    QTest::newRow("a rack of GB200") << "gb200-nvl72" << Precision::Fp8 << 1LL;
    QTest::newRow("the same in BF16") << "gb200-nvl72" << Precision::Bf16 << 1LL;
}

void TstServing::deepSeekTakesTheServersThatAreRecommendedForIt()
{
    QFETCH(const QString, system);
    QFETCH(const Precision, precision);
    QFETCH(const qint64, servers);
    SuggestQuestion question = inference("deepseek-v3", system.toStdString());
    question.precision = precision;
    const SystemSuggestion found = onOne(question);
    QVERIFY2(!found.options.empty(), found.reason.c_str());
    QCOMPARE(found.options.front().servers, servers);
}

void TstServing::expertsOfALargeModelAreSpreadOverServers()
{
    SuggestQuestion question = inference("deepseek-v3", "dgx-h100");
    question.precision = Precision::Fp8;
    const SystemSuggestion h100 = onOne(question);
    QVERIFY2(!h100.options.empty(), h100.reason.c_str());
    const Suggestion& best = h100.options.front();
    QCOMPARE(best.servers, 2);
    QCOMPARE(best.layout.expert, 16);
    QVERIFY(best.needsFabric);
}

void TstServing::expertsSpreadOverARackWhereTheirNumberDoesNotDivideIt()
{
    // 16 sequences of 131,072 tokens take 147.4 GB of every GPU, and 90 % of its 186 are 167.4. Of
    // the experts' 653.9 GB it holds 20.4 among 32 and 10.2 among 64.
    SuggestQuestion question = inference("deepseek-v3", "gb200-nvl72");
    question.concurrent = 16;
    const SystemSuggestion rack = onOne(question);
    QVERIFY2(!rack.options.empty(), rack.reason.c_str());
    const Suggestion& best = rack.options.front();
    QCOMPARE(best.servers, 1);
    QCOMPARE(best.layout.expert, 64);
    QCOMPARE(best.layout.gpus(), 64);
    QCOMPARE(best.gpusToBuy, 72);
    QVERIFY(!best.needsFabric);
}

void TstServing::everySetOfExpertsThatFitsARackIsTried()
{
    // In BF16 a GPU's part of 8 sets is too large, that of more is not.
    SuggestQuestion question = inference("deepseek-v3", "gb200-nvl72");
    question.precision = Precision::Bf16;
    const SystemSuggestion rack = onOne(question);
    std::vector<Count> sizes;
    for (const Suggestion& option : rack.options) {
        sizes.push_back(option.layout.expert);
        QCOMPARE(option.layout.gpus() % option.layout.expert, 0);
        QCOMPARE(option.gpusTogether, option.layout.expert);
        QVERIFY(option.layout.gpus() > 72 - option.layout.expert);
    }
    for (const Count size : {16, 32}) {
        QVERIFY(std::find(sizes.begin(), sizes.end(), size) != sizes.end());
    }
    QVERIFY(std::is_sorted(sizes.begin(), sizes.end()));
}

void TstServing::gpusWithoutNvlinkGetStagesInsteadOfTensorParallel()
{
    const SystemSuggestion l40s = onOne(inference("llama-3.1-70b", "pcie-8x-l40s"));
    QVERIFY2(!l40s.options.empty(), l40s.reason.c_str());
    for (const Suggestion& option : l40s.options) {
        QCOMPARE(option.layout.tensor, 1);
        QVERIFY(option.layout.pipeline > 1);
    }
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstServing)
#include "tst_serving.moc"
