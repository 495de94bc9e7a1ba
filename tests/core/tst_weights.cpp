#include "tests/support/jobs.h"
#include "tests/support/test_base.h"

#include "core/base/text.h"

#include <QtTest/QTest>

namespace clusterbrief::tests {

class TstWeights : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void fp8CheckpointAndCacheOfALongContext();
    void embeddingsStayInSixteenBits();
    void fp4WeightsCarryTheirScales_data();
    void fp4WeightsCarryTheirScales();
    void fp4LeavesAllButTheExpertsWhereTheModelSaysSo();
    void whatNarrowWeightsTakeIsSaid_data();
    void whatNarrowWeightsTakeIsSaid();
};

void TstWeights::fp8CheckpointAndCacheOfALongContext()
{
    const std::string job = "kind: inference, model: llama-3.3-70b, precision: fp8, "
                            "sequence_length: 131072, concurrent_sequences: 1, parallelism: ";
    const Analysis one = analysedJob("system: hgx-h200-8, count: 1", job + "{tensor: 1, data: 1}");
    QCOMPARE(figure(partGb(one, "weights")), std::string("72.7"));
    QCOMPARE(figure(partGb(one, "kv_cache")), std::string("42.9"));
    QCOMPARE(figure(one.sizing.workloads.front().memory->gb()), std::string("115.6"));
    QVERIFY(one.sizing.workloads.front().memory->gb() < one.design.groups.front()->gpu->memoryGb);

    const Analysis eight = analysedJob("system: hgx-h200-8, count: 1", job + "{tensor: 8}");
    QVERIFY(isNear(partGb(eight, "weights"), 72.7 / 8));
    QVERIFY(isNear(partGb(eight, "kv_cache"), 42.94967296 / 8));
}

void TstWeights::embeddingsStayInSixteenBits()
{
    const Analysis analysis = analysedJob("system: hgx-h100-8, count: 1",
        "kind: inference, model: llama-3.1-8b, precision: fp8, sequence_length: 8192");
    const double unscaled = (2.0 * 128'256 * 4'096 + 65 * 4'096) / 1e9;
    QVERIFY(isNear(partGb(analysis, "weights"), 8.030261248 + unscaled));
}

void TstWeights::fp4WeightsCarryTheirScales_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<double>("weights");
    QTest::addColumn<double>("cache"); // of 1,000 tokens in FP4

    // Two tables of 128,256 × 16,384 and 253 norms stay in 16 bits: 4,206,837,760 parameters.
    QTest::newRow("linear layers at 4.5 bits, tables and norms at 16")
        << "llama-3.1-405b" << 401.64655104 * 4.5 / 8 + 4.20683776 * 2
        << 126 * 2 * 8 * 128 * 4.5 / 8 * 1e-6;
    QTest::newRow("nothing but parameters")
        << "{parameters: 8000000000, layers: 10, hidden: 1000, heads: 10}" << 4.5
        << 10 * 2 * 1000 * 4.5 / 8 * 1e-6;
    QTest::newRow("blocks of 32")
        << "{parameters: 8000000000, layers: 10, hidden: 1000, heads: 10, fp4_block: 32}" << 4.25
        << 10 * 2 * 1000 * 4.5 / 8 * 1e-6;
    QTest::newRow("experts alone, of a model that has none")
        << "{parameters: 8000000000, layers: 10, hidden: 1000, heads: 10, fp4_layers: experts}"
        << 4.5 << 10 * 2 * 1000 * 4.5 / 8 * 1e-6;
}

void TstWeights::fp4WeightsCarryTheirScales()
{
    QFETCH(const QString, model);
    QFETCH(const double, weights);
    QFETCH(const double, cache);
    const Analysis analysis = analysedJob("system: hgx-b200-8, count: 1",
        "kind: inference, precision: fp4, kv_precision: fp4, sequence_length: 1000, parallelism: "
        "{tensor: 1}, model: "
            + model.toStdString());
    QVERIFY(isNear(partGb(analysis, "weights"), weights));
    QVERIFY(isNear(partGb(analysis, "kv_cache"), cache));
}

void TstWeights::fp4LeavesAllButTheExpertsWhereTheModelSaysSo()
{
    const auto weights = [](const char* layout) {
        return partGb(analysedJob("system: hgx-h100-8, count: 1",
                          "kind: inference, model: gpt-oss-120b, precision: fp4, sequence_length: "
                          "1000, parallelism: "
                              + std::string(layout)),
            "weights");
    };
    // 36 layers of 128 experts: three matrices of 2,880 × 2,880 and 8,640 biases each.
    const double matrices = 114.6617856;
    const double biases = 0.03981312;
    const double rest = 116.829156672 - matrices - biases;
    const double whole = matrices * 4.25 / 8 + 2 * (biases + rest);
    QVERIFY(isNear(weights("{tensor: 1}"), whole));
    // The published checkpoint is 65.25 GB.
    QCOMPARE(figure(whole, 2), std::string("65.25"));
    QVERIFY(isNear(weights("{tensor: 8}"), whole / 8));
    QVERIFY(isNear(weights("{tensor: 2, data: 4, expert: 8}"),
        (matrices * 4.25 / 8 + 2 * biases) / 8 + 2 * rest / 2));
}

void TstWeights::whatNarrowWeightsTakeIsSaid_data()
{
    QTest::addColumn<QString>("job");
    QTest::addColumn<QString>("told"); // empty: nothing about FP8 or FP4

    QTest::newRow("experts alone")
        << "model: gpt-oss-120b, precision: fp4"
        << "FP4 weights are taken as 4.25 bits a parameter in the matrices of routed experts, with "
           "a scale of 8 bits for 32 values; all else is kept in 16 bits.";
    QTest::newRow("linear layers")
        << "model: llama-3.1-405b, precision: fp4"
        << "FP4 weights are taken as 4.5 bits a parameter in every linear layer, with a scale of 8 "
           "bits for 16 values; embeddings, output head, norms and routers are kept in 16 bits.";
    QTest::newRow("FP8")
        << "model: deepseek-v3, precision: fp8"
        << "FP8 weights are taken as 1 byte a parameter in every linear layer, without their "
           "scales (0.02 % in blocks of 128 × 128); embeddings, output head, norms and routers are "
           "kept in 16 bits.";
    QTest::newRow("dimensions that are not known")
        << "precision: fp4, model: {parameters: 8000000000, layers: 8, hidden: 64, heads: 8}"
        << "FP4 weights are taken as 4.5 bits a parameter in every linear layer, with a scale of 8 "
           "bits for 16 values; the model's dimensions do not tell what is kept in 16 bits, and "
           "nothing is.";
    QTest::newRow("a published checkpoint") << "model: llama-3.1-70b, precision: fp8"
                                            << "";
    QTest::newRow("16 bits") << "model: deepseek-v3, precision: bf16"
                             << "";
}

void TstWeights::whatNarrowWeightsTakeIsSaid()
{
    QFETCH(const QString, job);
    QFETCH(const QString, told);
    const Analysis analysis = analysedJob("system: hgx-b200-8, count: 2",
        "kind: inference, sequence_length: 1000, parallelism: {tensor: 8}, " + job.toStdString());
    std::string narrow;
    for (const Assumption& assumption : analysis.design.assumptions) {
        narrow += assumption.text.find("weights are taken") != std::string::npos ? assumption.text
                                                                                 : std::string();
    }
    QCOMPARE(narrow, told.toStdString());
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstWeights)
#include "tst_weights.moc"
