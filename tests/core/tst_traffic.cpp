#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/base/parse.h"

#include <QtTest/QTest>

#include <cmath>

namespace clusterbrief::tests {
namespace {

Analysis analysedJob(const std::string& group, const std::string& job)
{
    const std::string text = "schema: clusterbrief/request/1\nnodes:\n  - {name: gpu, " + group
        + "}\nworkloads:\n  - {name: job, " + job
        + "}\nnetworks:\n  compute: {technology: infiniband, generation: ndr}\n";
    Result<Value> tree = parse(text, "request");
    return analysed(tree ? *tree : Value{});
}

const Traffic& trafficOf(const Analysis& analysis)
{
    static const Traffic kNone;
    const std::optional<Traffic>& traffic = analysis.sizing.workloads.front().traffic;
    return traffic ? *traffic : kNone;
}

double gbOf(const Analysis& analysis, std::string_view name)
{
    const TrafficPart* part = trafficOf(analysis).part(name);
    return part == nullptr ? -1 : part->gb;
}

bool isNear(double actual, double expected)
{
    return std::abs(actual - expected) <= 1e-6 * std::max(1.0, std::abs(expected));
}

const std::string kH100 = "system: dgx-h100, compute_ports: {per_node: 8, gbps: 400}, count: ";
const std::string kStep = "kind: training, model: llama-3.1-70b, sequence_length: 8192, "
                          "micro_batch: 1, ";

/// One activation of 8,192 tokens and 8,192 numbers in 16 bits.
constexpr double kActivationGb = 8'192.0 * 8'192 * 2 / 1e9;

} // namespace

class TstTraffic : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void tensorGroupIsNineTimesSlowerOverTheFabric();
    void fullRecomputeRunsTheForwardPassTwice();
    void stagesHandOnAPartOfTheActivation();
    void optimizerShardingMovesAsMuchAsPlainDataParallel();
    void weightShardingMovesHalfAsMuchAgainForEveryMicroBatch();
    void expertsSendTokensInsideTheDomain();
    void contextRanksPassKeysAndValuesOn();
    void linkFollowsFromWhereTheRanksAre_data();
    void linkFollowsFromWhereTheRanksAre();
    void inferenceMovesOneTokenOfEverySequence();
    void groupsThatStraddleTheirDomainsUseTheFabric();
    void stepTakesItsOperations();
    void expertsOfInferenceSendEachTokenOnce();
    void switchesOnTheWayFollowFromTheFabric_data();
    void switchesOnTheWayFollowFromTheFabric();
    void taperSlowsTheFabric();
    void nothingIsGuessedWithoutASequenceLength();
};

void TstTraffic::tensorGroupIsNineTimesSlowerOverTheFabric()
{
    const Analysis analysis = analysedJob(kH100 + "8",
        kStep
            + "global_batch: 32, sharding: zero1, parallelism: {tensor: 8, pipeline: 4, data: 2}");
    const TrafficPart* tensor = trafficOf(analysis).part("tensor");
    QVERIFY(tensor != nullptr);
    // 4 all-reduces in 20 layers, 16 micro batches, a ring of 8.
    QVERIFY(isNear(tensor->gb, 4.0 * 20 * 16 * 1.75 * kActivationGb));
    QCOMPARE(tensor->link, TrafficLink::ScaleUp);
    QVERIFY(isNear(*tensor->seconds(), tensor->gb / 450));
    QVERIFY(isNear(secondsAt(tensor->gb, *trafficOf(analysis).fabric), tensor->gb / 50));
}

void TstTraffic::fullRecomputeRunsTheForwardPassTwice()
{
    const std::string layout = "global_batch: 4, parallelism: {tensor: 8, data: 1}";
    const Analysis selective = analysedJob(kH100 + "1", kStep + layout);
    const Analysis full = analysedJob(kH100 + "1", kStep + "recompute: full, " + layout);
    QVERIFY(isNear(gbOf(full, "tensor"), 1.5 * gbOf(selective, "tensor")));
}

void TstTraffic::stagesHandOnAPartOfTheActivation()
{
    const std::string job =
        kStep + "global_batch: 32, parallelism: {tensor: 8, pipeline: 4, data: 2";
    const Analysis plain = analysedJob(kH100 + "8", job + "}");
    QVERIFY(isNear(gbOf(plain, "pipeline"), 2.0 * 16 * kActivationGb / 8));
    const Analysis chunks = analysedJob(kH100 + "8", job + ", virtual_pipeline: 2}");
    QVERIFY(isNear(gbOf(chunks, "pipeline"), 2 * gbOf(plain, "pipeline")));
    const Analysis whole = analysedJob(kH100 + "8", job + ", sequence: false}");
    QVERIFY(isNear(gbOf(whole, "pipeline"), 8 * gbOf(plain, "pipeline")));
}

void TstTraffic::optimizerShardingMovesAsMuchAsPlainDataParallel()
{
    const std::string layout = "global_batch: 16, parallelism: {tensor: 8, data: 4}";
    const Analysis plain = analysedJob(kH100 + "4", kStep + "sharding: none, " + layout);
    const Analysis first = analysedJob(kH100 + "4", kStep + "sharding: zero1, " + layout);
    QVERIFY(isNear(gbOf(plain, "data"), 2 * 0.75 * 2 * 70.553706496 / 8));
    QVERIFY(isNear(gbOf(first, "data") + gbOf(first, "sharding"), gbOf(plain, "data")));
    QCOMPARE(gbOf(plain, "sharding"), -1.0);
}

void TstTraffic::weightShardingMovesHalfAsMuchAgainForEveryMicroBatch()
{
    const std::string layout = "parallelism: {tensor: 8, data: 4}, global_batch: ";
    const double plain =
        gbOf(analysedJob(kH100 + "4", kStep + "sharding: none, " + layout + "4"), "data");
    for (const int batches : {1, 4}) {
        const Analysis third = analysedJob(
            kH100 + "4", kStep + "sharding: zero3, " + layout + std::to_string(4 * batches));
        QVERIFY(isNear(gbOf(third, "data") + gbOf(third, "sharding"), 1.5 * batches * plain));
    }
}

void TstTraffic::expertsSendTokensInsideTheDomain()
{
    const Analysis analysis = analysedJob(kH100 + "1",
        "kind: training, model: mixtral-8x7b, sequence_length: 4096, micro_batch: 1, "
        "global_batch: 8, parallelism: {data: 8, expert: 8}");
    const double activation = 4'096.0 * 4'096 * 2 / 1e9;
    // Out and back, forward and backward, in 32 layers, to 2 experts, 7 of 8 elsewhere.
    QVERIFY(isNear(gbOf(analysis, "expert"), 4.0 * 32 * 2 * activation * 7 / 8));
    QCOMPARE(trafficOf(analysis).part("expert")->link, TrafficLink::ScaleUp);
}

void TstTraffic::contextRanksPassKeysAndValuesOn()
{
    const Analysis analysis = analysedJob(kH100 + "1",
        "kind: training, model: llama-3.1-8b, sequence_length: 8192, micro_batch: 1, "
        "global_batch: 1, parallelism: {context: 2, data: 1}");
    const double block = 4'096.0 * 2 * 8 * 128 * 2 / 1e9;
    QVERIFY(isNear(gbOf(analysis, "context"), 3.0 * 32 * block));
}

void TstTraffic::linkFollowsFromWhereTheRanksAre_data()
{
    QTest::addColumn<QString>("group");
    QTest::addColumn<double>("span");
    QTest::addColumn<int>("link");
    const QString board = QStringLiteral("system: dgx-h100, count: 4");
    const QString rack = QStringLiteral("system: gb200-nvl72, count: 2");
    const QString bridged = QStringLiteral("system: pcie-8x-h200nvl, nvlink_domain: 4, count: 2");
    const QString cards = QStringLiteral("system: pcie-8x-l40s, count: 2");
    const auto row = [](const char* name, const QString& group, double span, TrafficLink link) {
        QTest::newRow(name) << group << span << static_cast<int>(link);
    };
    row("a board", board, 8, TrafficLink::ScaleUp);
    row("more than a board", board, 9, TrafficLink::Fabric);
    row("a rack", rack, 72, TrafficLink::ScaleUp);
    row("more than a rack", rack, 73, TrafficLink::Fabric);
    row("bridged cards", bridged, 4, TrafficLink::ScaleUp);
    row("beyond the bridge", bridged, 8, TrafficLink::Pcie);
    row("cards without NVLink", cards, 2, TrafficLink::Pcie);
    row("cards of two servers", cards, 9, TrafficLink::Fabric);
}

void TstTraffic::linkFollowsFromWhereTheRanksAre()
{
    QFETCH(const QString, group);
    QFETCH(const double, span);
    QFETCH(const int, link);
    const Analysis analysis = analysedJob(group.toStdString(), "kind: training");
    QCOMPARE(static_cast<int>(linkOf(*analysis.design.workloads.front(), span)), link);
}

void TstTraffic::inferenceMovesOneTokenOfEverySequence()
{
    const Analysis analysis = analysedJob("system: pcie-8x-l40s, count: 2",
        "kind: inference, model: llama-3.1-70b, precision: fp8, sequence_length: 8192, "
        "concurrent_sequences: 16, parallelism: {tensor: 2, pipeline: 4, data: 2}");
    const double token = 8'192.0 * 2 * 16 / 1e9;
    QVERIFY(isNear(gbOf(analysis, "tensor"), 2.0 * 20 * token));
    QVERIFY(isNear(gbOf(analysis, "pipeline"), token / 2));
    QCOMPARE(gbOf(analysis, "data"), -1.0);
    QCOMPARE(trafficOf(analysis).part("tensor")->link, TrafficLink::Pcie);
    QVERIFY(!trafficOf(analysis).computeSeconds);
}

/// Nine groups of 64 find no room in eight racks of 72: one of them straddles two.
void TstTraffic::groupsThatStraddleTheirDomainsUseTheFabric()
{
    const auto link = [](const char* racks, const char* layout) {
        return trafficOf(analysedJob(std::string("system: gb300-nvl72, count: ") + racks,
                             "kind: training, model: llama-3.1-405b, sequence_length: 8192, "
                             "micro_batch: 1, global_batch: 576, sharding: zero1, parallelism: "
                                 + std::string(layout)))
            .part("data")
            ->link;
    };
    QCOMPARE(link("8", "{tensor: 8, pipeline: 9, data: 8}"), TrafficLink::Fabric);
    QCOMPARE(link("9", "{tensor: 8, pipeline: 9, data: 8}"), TrafficLink::ScaleUp);
    QCOMPARE(link("8", "{tensor: 8, pipeline: 9, data: 3}"), TrafficLink::ScaleUp);
}

/// 6 operations a parameter and token, 8 with full recompute, at 40 % of 989 TFLOP/s.
void TstTraffic::stepTakesItsOperations()
{
    const auto seconds = [](const char* recompute) {
        return trafficOf(analysedJob(kH100 + "1",
                             std::string("kind: training, model: llama-3.1-8b, sequence_length: "
                                         "4096, micro_batch: 1, global_batch: 32, recompute: ")
                                 + recompute + ", parallelism: {tensor: 8}"))
            .computeSeconds.value_or(0);
    };
    const double tokens = 4'096.0 * 32;
    QVERIFY(isNear(seconds("selective"), 6 * 8'030'261'248.0 * tokens / 8 / (0.4 * 989e12)));
    QVERIFY(isNear(seconds("full") * 6, seconds("selective") * 8));
}

/// The formula's own figures give the traffic that is told.
void TstTraffic::expertsOfInferenceSendEachTokenOnce()
{
    const Analysis analysis = analysedJob(kH100 + "1",
        "kind: inference, model: mixtral-8x7b, sequence_length: 4096, concurrent_sequences: 16, "
        "parallelism: {data: 8, expert: 8}");
    QVERIFY(isNear(gbOf(analysis, "expert"), 2.0 * 32 * 2 * 16 * 4'096 * 2 / 1e9 * 7 / 8));
    QCOMPARE(trafficOf(analysis).part("expert")->how,
        std::string("2 all-to-alls in 32 layers × 2 experts a token × 0.13 MB for 16 tokens × "
                    "0.875 that leaves the GPU"));
}

void TstTraffic::switchesOnTheWayFollowFromTheFabric_data()
{
    QTest::addColumn<QString>("count");
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QString>("network");
    QTest::addColumn<int>("data");
    const auto row = [](const char* name, const char* count, const char* layout,
                         const char* network, int data) {
        QTest::newRow(name) << QString::fromUtf8(count) << QString::fromUtf8(layout)
                            << QString::fromUtf8(network) << data;
    };
    row("one leaf of a rail", "32", "{tensor: 8, data: 32}", "", 1);
    row("over the spine", "64", "{tensor: 8, data: 64}", "scalable_unit: 32", 3);
    row("stages keep to their units", "64", "{tensor: 8, pipeline: 2, data: 32}",
        "scalable_unit: 32", 1);
    row("groups that straddle units", "96", "{tensor: 8, pipeline: 4, data: 24}",
        "scalable_unit: 32", 3);
    row("over the core", "4096", "{tensor: 8, data: 4096}", "tiers: 3", 5);
    row("nodes on one leaf each", "64", "{tensor: 8, data: 64}", "topology: node-aligned", 3);
    row("a pair of leaves, half of the rails on each", "8", "{tensor: 8, data: 8}",
        "topology: leaf-pair", 1);
    row("a single switch", "8", "{tensor: 8, data: 8}", "topology: single-switch", 1);
    row("a fabric that cannot be built", "4096", "{tensor: 8, data: 4096}", "tiers: 1", -1);
}

void TstTraffic::switchesOnTheWayFollowFromTheFabric()
{
    QFETCH(const QString, count);
    QFETCH(const QString, layout);
    QFETCH(const QString, network);
    QFETCH(const int, data);
    const std::string text = "schema: clusterbrief/request/1\nnodes:\n  - {name: gpu, " + kH100
        + count.toStdString() + "}\nworkloads:\n  - {name: job, " + kStep + "parallelism: "
        + layout.toStdString() + "}\nnetworks:\n  compute: {technology: infiniband, generation: ndr"
        + (network.isEmpty() ? "" : ", " + network.toStdString()) + "}\n";
    const Result<Value> tree = parse(text, "request");
    QVERIFY(tree.has_value());
    const Analysis analysis = analysed(*tree);
    QCOMPARE(trafficOf(analysis).part("tensor")->switches.value_or(-1), std::int64_t{0});
    QCOMPARE(trafficOf(analysis).part("data")->switches.value_or(-1), std::int64_t{data});
}

void TstTraffic::taperSlowsTheFabric()
{
    const Analysis analysis = analysedJob(
        kH100 + "8", kStep + "global_batch: 32, parallelism: {tensor: 8, pipeline: 4, data: 2}");
    const ResolvedWorkload& job = *analysis.design.workloads.front();
    const std::optional<Traffic> even = clusterbrief::trafficOf(job, 1);
    const std::optional<Traffic> tapered = clusterbrief::trafficOf(job, 2);
    QVERIFY(even && tapered);
    QVERIFY(isNear(*tapered->part("data")->seconds(), 2 * *even->part("data")->seconds()));
    QVERIFY(isNear(*tapered->part("tensor")->seconds(), *even->part("tensor")->seconds()));
}

void TstTraffic::nothingIsGuessedWithoutASequenceLength()
{
    const Analysis analysis =
        analysedJob(kH100 + "1", "kind: training, model: llama-3.1-70b, micro_batch: 1");
    QVERIFY(!analysis.sizing.workloads.front().traffic);
    QCOMPARE(trafficUnknown(*analysis.design.workloads.front()),
        std::string("job: the sequence length is not stated"));
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstTraffic)
#include "tst_traffic.moc"
