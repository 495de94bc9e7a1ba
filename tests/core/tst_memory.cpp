#include "tests/support/jobs.h"
#include "tests/support/test_base.h"

#include "core/analyse.h"
#include "core/base/text.h"
#include "core/sizing/memory.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

namespace clusterbrief::tests {
namespace {

constexpr std::int64_t kLongContext = 131'072;

const Model& modelNamed(std::string_view id)
{
    return *sharedBuiltInCatalog()->model(id);
}

} // namespace

class TstMemory : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void seventyBillionParametersTakeOverATerabyte();
    void cacheOfOneTokenOrManyFollowsTheModel_data();
    void cacheOfOneTokenOrManyFollowsTheModel();
    void shardingStagesShareOutTheStates_data();
    void shardingStagesShareOutTheStates();
    void statedBytesReplaceTheDefault();
    void twoServersOfH100OrOneOfB300HoldTheFineTune();
    void activationsFollowTheFormula_data();
    void activationsFollowTheFormula();
    void activationsWithoutTheirSizesAreLeftOutAndSaidSo();
    void logitsStandOnTheLastStageOfOneMicroBatch_data();
    void logitsStandOnTheLastStageOfOneMicroBatch();
    void lastStageIsTheFullestWhereItsLogitsOutweighTheActivations();
    void logitsWithoutAVocabularyAreLeftOutAndSaidSo();
    void expertsHaveTheirOwnDataParallelGroup();
    void expertsFollowTensorWhereNothingIsStated();
    void latentCacheIsWholeOnEveryRank();
    void cacheIsSplitByItsHeadsAndNoFurther();
    void cacheOfWindowsIsThatOfTheFullestStage();
    void cacheOfAStageIsThatOfItsLayers();
    void hugeOrEmptyModelsStayFinite_data();
    void hugeOrEmptyModelsStayFinite();
    void missingFiguresAreNamed();
    void bandwidthGapOfTheDesigns_data();
    void bandwidthGapOfTheDesigns();
};

void TstMemory::seventyBillionParametersTakeOverATerabyte()
{
    QCOMPARE(trainingBytes(70e9, 16), 1.12e12);
    QCOMPARE(trainingBytes(70e9, 18), 1.26e12);
    const auto parameters = static_cast<double>(modelNamed("llama-3.1-70b").parameters);
    QCOMPARE(std::ceil(trainingBytes(parameters, 16) / 80e9), 15.0);
}

void TstMemory::cacheOfOneTokenOrManyFollowsTheModel_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<qint64>("tokens");
    QTest::addColumn<double>("bytes");

    QTest::newRow("grouped heads") << "llama-3.1-70b" << 1LL << 327'680.0;
    QTest::newRow("alias") << "llama-3.3-70b" << 1LL << 327'680.0;
    QTest::newRow("405B") << "llama-3.1-405b" << 1LL << 516'096.0;
    QTest::newRow("8B") << "llama-3.1-8b" << 1LL << 131'072.0;
    QTest::newRow("latent attention") << "deepseek-v3" << 1LL << 70'272.0;
    QTest::newRow("window not yet full") << "gpt-oss-120b" << 128LL << 128 * 73'728.0;
    QTest::newRow("window full: half of the layers keep 128 tokens")
        << "gpt-oss-120b" << qint64{kLongContext} << 131'072 * 36'864.0 + 4'718'592.0;
    QTest::newRow("70B, 128k tokens")
        << "llama-3.1-70b" << qint64{kLongContext} << 42'949'672'960.0;
}

void TstMemory::cacheOfOneTokenOrManyFollowsTheModel()
{
    QFETCH(const QString, model);
    QFETCH(const qint64, tokens);
    QFETCH(const double, bytes);
    QCOMPARE(kvCacheBytes(modelNamed(model.toStdString()), tokens, 2), bytes);
}

void TstMemory::shardingStagesShareOutTheStates_data()
{
    QTest::addColumn<QString>("sharding");
    QTest::addColumn<double>("weights");
    QTest::addColumn<double>("gradients");
    QTest::addColumn<double>("optimizer");

    const double whole = 70.553706496;
    QTest::newRow("none") << "none" << 2 * whole << 2 * whole << 12 * whole;
    QTest::newRow("stage 1") << "zero1" << 2 * whole << 2 * whole << 12 * whole / 16;
    QTest::newRow("stage 2") << "zero2" << 2 * whole << 2 * whole / 16 << 12 * whole / 16;
    QTest::newRow("stage 3") << "zero3" << 2 * whole / 16 << 2 * whole / 16 << 12 * whole / 16;
}

void TstMemory::shardingStagesShareOutTheStates()
{
    QFETCH(const QString, sharding);
    QFETCH(const double, weights);
    QFETCH(const double, gradients);
    QFETCH(const double, optimizer);
    const Analysis analysis = analysedJob("system: hgx-h100-8, count: 2",
        "kind: training, model: llama-3.1-70b, sharding: " + sharding.toStdString()
            + ", parallelism: {data: 16}");
    QVERIFY(isNear(partGb(analysis, "weights"), weights));
    QVERIFY(isNear(partGb(analysis, "gradients"), gradients));
    QVERIFY(isNear(partGb(analysis, "optimizer"), optimizer));
}

void TstMemory::statedBytesReplaceTheDefault()
{
    const Analysis analysis = analysedJob("system: hgx-h100-8, count: 4",
        "kind: training, model: llama-3.1-70b, training_bytes: {gradients: 4}, "
        "parallelism: {tensor: 8, pipeline: 4}");
    // 20 of 80 layers of 855,654,400 parameters, the output head and the last norm.
    const double rank = (20 * 0.8556544 + 1.050673152 + 0.000008192) / 8;
    QVERIFY(isNear(partGb(analysis, "weights"), 2 * rank));
    QVERIFY(isNear(partGb(analysis, "gradients"), 4 * rank));
    QVERIFY(isNear(partGb(analysis, "optimizer"), 12 * rank));
}

void TstMemory::twoServersOfH100OrOneOfB300HoldTheFineTune()
{
    const std::string job = "kind: training, model: llama-3.1-70b, sharding: zero3, parallelism: ";
    const double states = 16 * 70.553706496;
    QCOMPARE(figure(states, 0), std::string("1,129"));

    const Analysis single = analysedJob("system: hgx-h100-8, count: 1", job + "{data: 8}");
    QVERIFY(states > 640);
    QVERIFY(single.sizing.workloads.front().memory->gb() > 80);

    const Analysis pair = analysedJob("system: hgx-h100-8, count: 2", job + "{data: 16}");
    const double onH100 =
        partGb(pair, "weights") + partGb(pair, "gradients") + partGb(pair, "optimizer");
    QVERIFY(isNear(onH100, states / 16));
    QVERIFY(onH100 < 80);

    const Analysis b300 = analysedJob("system: hgx-b300-8, count: 1", job + "{data: 8}");
    const ResolvedGroup& group = *b300.design.groups.front();
    QCOMPARE(group.gpu->memoryGb * static_cast<double>(group.gpus()), 2'160.0);
    QVERIFY(states < 2'160);
}

void TstMemory::activationsFollowTheFormula_data()
{
    QTest::addColumn<QString>("settings");
    QTest::addColumn<QString>("layout");
    QTest::addColumn<double>("factor"); // of 8,192 tokens × 8,192 hidden × 80 layers

    QTest::newRow("selective") << "recompute: selective"
                               << "tensor: 8" << 34.0 / 8;
    QTest::newRow("selective where not stated") << ""
                                                << "tensor: 8" << 34.0 / 8;
    QTest::newRow("none keeps the scores") << "recompute: none"
                                           << "tensor: 8" << 354.0 / 8;
    QTest::newRow("full keeps layer inputs") << "recompute: full"
                                             << "tensor: 8" << 2.0;
    QTest::newRow("one rank") << ""
                              << "tensor: 1" << 34.0;
    QTest::newRow("without sequence parallel") << ""
                                               << "tensor: 8, sequence: false" << 13.0;
    QTest::newRow("the same with scores") << "recompute: none"
                                          << "tensor: 8, sequence: false" << 13.0 + 320.0 / 8;
    QTest::newRow("context parallel") << ""
                                      << "tensor: 8, context: 2" << 34.0 / 16;
    QTest::newRow("a full pipeline keeps as much") << "global_batch: 16"
                                                   << "tensor: 8, pipeline: 4" << 34.0 / 8;
    QTest::newRow("a short batch does not fill it") << "global_batch: 2"
                                                    << "tensor: 8, pipeline: 4" << 34.0 / 16;
    QTest::newRow("virtual stages keep more")
        << "global_batch: 16"
        << "tensor: 8, pipeline: 4, virtual_pipeline: 2" << 34.0 / 8 * 1.375;
}

void TstMemory::activationsFollowTheFormula()
{
    QFETCH(const QString, settings);
    QFETCH(const QString, layout);
    QFETCH(const double, factor);
    const std::string also = settings.isEmpty() ? "" : ", " + settings.toStdString();
    const Analysis analysis = analysedJob("system: hgx-h100-8, count: 4",
        "kind: training, model: llama-3.1-70b, sequence_length: 8192, micro_batch: 1" + also
            + ", parallelism: {data: 1, " + layout.toStdString() + "}");
    QVERIFY(isNear(partGb(analysis, "activations"), factor * 8'192 * 8'192 * 80 / 1e9));
}

void TstMemory::activationsWithoutTheirSizesAreLeftOutAndSaidSo()
{
    const Analysis analysis =
        analysedJob("system: hgx-h100-8, count: 2", "kind: training, model: llama-3.1-70b");
    QCOMPARE(partGb(analysis, "activations"), -1.0);
    const auto& taken = analysis.design.assumptions;
    QVERIFY(std::any_of(taken.begin(), taken.end(), [](const Assumption& assumption) {
        return assumption.text.find("Activations and output logits are left out")
            != std::string::npos;
    }));
}

void TstMemory::logitsStandOnTheLastStageOfOneMicroBatch_data()
{
    QTest::addColumn<QString>("settings");
    QTest::addColumn<QString>("layout");
    QTest::addColumn<double>("gb"); // -1: not in the fullest GPU

    // 8,192 tokens × 128,256 words × 4 bytes.
    const double whole = 4.202692608;
    QTest::newRow("one rank") << "micro_batch: 1"
                              << "tensor: 1" << whole;
    QTest::newRow("tensor splits the vocabulary") << "micro_batch: 1"
                                                  << "tensor: 8" << 0.525336576;
    QTest::newRow("also without sequence parallel") << "micro_batch: 1"
                                                    << "tensor: 8, sequence: false" << 0.525336576;
    QTest::newRow("context splits the sequence") << "micro_batch: 1"
                                                 << "tensor: 4, context: 2" << 0.525336576;
    QTest::newRow("every sequence of a micro batch") << "micro_batch: 3"
                                                     << "tensor: 1" << 3 * whole;
    QTest::newRow("recompute does not spare them") << "micro_batch: 1, recompute: full"
                                                   << "tensor: 1" << whole;
    QTest::newRow("micro batches in turn do not add up") << "micro_batch: 1, global_batch: 64"
                                                         << "tensor: 1" << whole;
    QTest::newRow("a first stage that is fuller has none") << "micro_batch: 1"
                                                           << "tensor: 8, pipeline: 4" << -1.0;
}

void TstMemory::logitsStandOnTheLastStageOfOneMicroBatch()
{
    QFETCH(const QString, settings);
    QFETCH(const QString, layout);
    QFETCH(const double, gb);
    const Analysis analysis = analysedJob("system: hgx-h100-8, count: 4",
        "kind: training, model: llama-3.1-70b, sequence_length: 8192, " + settings.toStdString()
            + ", parallelism: {data: 1, " + layout.toStdString() + "}");
    QVERIFY(isNear(partGb(analysis, "logits"), gb));
}

void TstMemory::lastStageIsTheFullestWhereItsLogitsOutweighTheActivations()
{
    // Both ends hold 40 layers and a table; the first keeps layer inputs of two micro batches,
    // 2 × 2 × 40 × 8,192 × 8,192 bytes = 10.74 GB, the last of one, 5.37 GB.
    const auto needed = [](const char* vocabulary) {
        return analysedJob("system: hgx-h100-8, count: 1",
            "kind: training, sequence_length: 8192, micro_batch: 1, recompute: full, model: "
            "{parameters: "
                + std::string(vocabulary)
                + ", layers: 80, hidden: 8192, ffn: 28672, heads: 64, kv_heads: 8}, "
                  "parallelism: {tensor: 1, pipeline: 2, data: 1}");
    };
    const Analysis small = needed("70553706496, vocab: 128256");
    QCOMPARE(partGb(small, "logits"), -1.0);
    QVERIFY(isNear(partGb(small, "activations"), 10.73741824));
    // 68,452,352,000 parameters of layers and two tables of 512,000 × 8,192, and a norm.
    const Analysis large = needed("76840968192, vocab: 512000");
    QVERIFY(isNear(partGb(large, "logits"), 16.777216));
    QVERIFY(isNear(partGb(large, "activations"), 5.36870912));
    // Where dimensions are not known, both ends hold half of the model.
    const Analysis unknown = needed("900000000000, vocab: 512000");
    QVERIFY(isNear(partGb(unknown, "weights"), 900));
    QVERIFY(isNear(partGb(unknown, "logits"), 16.777216));
}

void TstMemory::logitsWithoutAVocabularyAreLeftOutAndSaidSo()
{
    const Analysis analysis = analysedJob("system: hgx-h100-8, count: 1",
        "kind: training, model: {parameters: 5000000000, layers: 32, hidden: 4096, heads: 32}, "
        "sequence_length: 8192, micro_batch: 1");
    QCOMPARE(partGb(analysis, "logits"), -1.0);
    QVERIFY(partGb(analysis, "activations") > 0);
    const auto& taken = analysis.design.assumptions;
    QVERIFY(std::any_of(taken.begin(), taken.end(), [](const Assumption& assumption) {
        return assumption.text.find("Output logits are left out of its memory: the model states no "
                                    "vocabulary.")
            != std::string::npos;
    }));
}

void TstMemory::expertsHaveTheirOwnDataParallelGroup()
{
    const Analysis analysis = analysedJob("system: hgx-h100-8, count: 1",
        "kind: training, model: mixtral-8x7b, sharding: zero1, sequence_length: 4096, "
        "micro_batch: 1, parallelism: {tensor: 2, data: 4, expert: 8}");
    const double experts = 32.0 * 8 * 3 * 4'096 * 14'336 / 1e9;
    const double shared = 46.702792704 - experts;
    QVERIFY(isNear(partGb(analysis, "weights"), 2 * (shared / 2 + experts / 8)));
    QVERIFY(isNear(partGb(analysis, "optimizer"), 12 * (shared / 2 / 4 + experts / 8)));
    // Two experts of 14,336 a token: 18 + 4 × 2 × 14,336 ÷ 4,096 = 46.
    QVERIFY(isNear(partGb(analysis, "activations"), 46.0 * 4'096 * 4'096 * 32 / 2 / 1e9));
}

void TstMemory::expertsFollowTensorWhereNothingIsStated()
{
    const Analysis analysis = analysedJob("system: hgx-h100-8, count: 1",
        "kind: training, model: mixtral-8x7b, parallelism: {tensor: 8}");
    QVERIFY(isNear(partGb(analysis, "weights"), 2 * 46.702792704 / 8));
}

void TstMemory::latentCacheIsWholeOnEveryRank()
{
    const Analysis analysis = analysedJob("system: hgx-h200-8, count: 1",
        "kind: inference, model: deepseek-v3, precision: fp8, sequence_length: 1000, "
        "concurrent_sequences: 8, parallelism: {tensor: 8}");
    QVERIFY(isNear(partGb(analysis, "kv_cache"), 70'272 * 8'000 / 1e9));
}

/// Tensor parallel 16 of 8 KV heads: each rank keeps one whole head.
void TstMemory::cacheIsSplitByItsHeadsAndNoFurther()
{
    const Analysis analysis = analysedJob("system: gb200-nvl72, count: 1",
        "kind: inference, model: llama-3.1-70b, sequence_length: 4096, parallelism: {tensor: 16}");
    QVERIFY(isNear(partGb(analysis, "kv_cache"), 2.0 * 80 * 8 * 128 * 2 * 4'096 / 8 / 1e9));
}

/// gpt-oss keeps a window in every other layer: 5 of the 9 layers of a stage keep all tokens.
void TstMemory::cacheOfWindowsIsThatOfTheFullestStage()
{
    const auto cache = [](const char* pipeline) {
        return partGb(analysedJob("system: hgx-h100-8, count: 5",
                          std::string("kind: inference, model: gpt-oss-120b, precision: fp4, "
                                      "sequence_length: 131072, parallelism: {pipeline: ")
                              + pipeline + "}"),
            "kv_cache");
    };
    const double layer = 2.0 * 8 * 64 * 2;
    QVERIFY(isNear(cache("4"), layer * (5 * 131'072 + 4 * 128) / 1e9));
    QVERIFY(isNear(cache("36"), layer * 131'072 / 1e9));
    QVERIFY(isNear(cache("1"), layer * 18 * (131'072 + 128) / 1e9));
}

void TstMemory::cacheOfAStageIsThatOfItsLayers()
{
    const Analysis analysis = analysedJob("system: hgx-h100-8, count: 2",
        "kind: inference, model: llama-3.1-405b, sequence_length: 4096, "
        "parallelism: {tensor: 4, pipeline: 4}");
    // 126 layers: the fullest stages have 32.
    QVERIFY(isNear(partGb(analysis, "kv_cache"), 2.0 * 32 * 8 * 128 * 2 * 4'096 / 4 / 1e9));
}

void TstMemory::hugeOrEmptyModelsStayFinite_data()
{
    QTest::addColumn<QString>("model");
    QTest::newRow("no layers") << "{parameters: 7, layers: 0, hidden: 8, heads: 2, vocab: 9}";
    QTest::newRow("nothing but parameters") << "{parameters: 1}";
    QTest::newRow("dimensions of another model")
        << "{parameters: 7, layers: 4, hidden: 8192, heads: 64, vocab: 128000, ffn: 28672}";
    QTest::newRow("more dense layers than layers")
        << "{parameters: 900, layers: 4, hidden: 8, heads: 2, vocab: 9, ffn: 8, moe_ffn: 8, "
           "experts: 8, dense_layers: 9}";
    QTest::newRow("a thousand billions of everything")
        << "{parameters: 1000000000000000, layers: 1000000000000000, hidden: 1000000000000000, "
           "heads: 1000000000000000, head_dim: 1000000000000000, vocab: 1000000000000000, ffn: "
           "1000000000000000, experts: 1000000000000000, experts_per_token: 1000000000000000}";
}

void TstMemory::hugeOrEmptyModelsStayFinite()
{
    QFETCH(const QString, model);
    for (const char* job :
        {"kind: training, sharding: zero3, global_batch: 1000000000, micro_batch: 10000000, ",
            "kind: inference, precision: fp4, concurrent_sequences: 10000000, "}) {
        const Analysis analysis = analysedJob("system: hgx-h100-8, count: 1000000",
            job + std::string("sequence_length: 1000000000, model: ") + model.toStdString()
                + ", parallelism: {tensor: 8, pipeline: 3, context: 7, expert: 10000000, "
                  "expert_tensor: 10000000}");
        const SizedWorkload& sized = analysis.sizing.workloads.front();
        const double gb = sized.memory ? sized.memory->gb() : 0;
        QVERIFY(std::isfinite(gb) && gb >= 0);
        for (const TrafficPart& part :
            sized.traffic ? sized.traffic->parts : std::vector<TrafficPart>{}) {
            QVERIFY(std::isfinite(part.gb) && part.gb >= 0);
            QVERIFY(std::isfinite(part.seconds().value_or(0)));
        }
    }
}

void TstMemory::missingFiguresAreNamed()
{
    const std::string group = "system: hgx-h100-8, count: 1";
    const auto unknown = [&](const std::string& job) {
        const Analysis analysis = analysedJob(group, job);
        return memoryUnknown(*analysis.design.workloads.front());
    };
    QCOMPARE(unknown("kind: training"), std::string("job: no model is stated"));
    QCOMPARE(unknown("kind: training, model: llama-9"),
        std::string("job: the model llama-9 is not known"));
    QCOMPARE(
        unknown("model: llama-3.1-8b"), std::string("job: training or inference is not stated"));
    QCOMPARE(unknown("kind: inference, model: llama-3.1-8b"),
        std::string("job: no sequence length is stated"));
}

void TstMemory::bandwidthGapOfTheDesigns_data()
{
    QTest::addColumn<QString>("group");
    QTest::addColumn<double>("scaleUp");
    QTest::addColumn<double>("fabric");
    QTest::addColumn<double>("ratio");

    QTest::newRow("H100, NDR")
        << "system: dgx-h100, count: 2, compute_ports: {per_node: 8, gbps: 400}" << 450.0 << 50.0
        << 9.0;
    QTest::newRow("B200, NDR")
        << "system: dgx-b200, count: 2, compute_ports: {per_node: 8, gbps: 400}" << 900.0 << 50.0
        << 18.0;
    QTest::newRow("B300, XDR")
        << "system: dgx-b300, count: 2, compute_ports: {per_node: 8, gbps: 800}" << 900.0 << 100.0
        << 9.0;
    QTest::newRow("GB300 tray, XDR")
        << "system: gb300-nvl72, count: 1, compute_ports: {per_node: 4, gbps: 800}" << 900.0
        << 100.0 << 9.0;
    QTest::newRow("half a port a GPU")
        << "system: dgx-h100, count: 2, compute_ports: {per_node: 4, gbps: 400}" << 450.0 << 25.0
        << 18.0;
}

void TstMemory::bandwidthGapOfTheDesigns()
{
    QFETCH(const QString, group);
    QFETCH(const double, scaleUp);
    QFETCH(const double, fabric);
    QFETCH(const double, ratio);
    const Analysis analysis = analysedJob(group.toStdString(), "kind: training");
    const std::optional<BandwidthGap>& gap = analysis.sizing.bandwidth;
    QVERIFY(gap && gap->fabric && gap->ratio());
    QCOMPARE(gap->scaleUp.value, scaleUp);
    QCOMPARE(gap->fabric->value, fabric);
    QCOMPARE(*gap->ratio(), ratio);
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstMemory)
#include "tst_memory.moc"
