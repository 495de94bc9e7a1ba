#include "tests/support/test_base.h"

#include "core/analyse.h"
#include "core/base/parse.h"
#include "core/catalog/load_catalog.h"
#include "core/catalog/model_shape.h"

#include <QtTest/QTest>

#include <cmath>

namespace clusterbrief::tests {

/// The parameter counts that follow from the catalog's dimensions.
class TstModelShape : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void totalIsThePublishedOne_data();
    void totalIsThePublishedOne();
    void activeIsThePublishedOne_data() { totalIsThePublishedOne_data(); }
    void activeIsThePublishedOne();
    void partsOfALlamaAreThoseOfItsMatrices();
    void latentAttentionIsFarBelowTheHeads();
    void missingOrImpossibleDimensionsGiveNoShape_data();
    void missingOrImpossibleDimensionsGiveNoShape();
    void hugeDimensionsStayFinite();
};

namespace {

Model modelOf(const char* text)
{
    const Result<Value> tree = parse(text, "model");
    return tree ? readModel(*tree, "model").value_or(Model{}) : Model{};
}

const Model& modelNamed(const QString& id)
{
    return *sharedBuiltInCatalog()->model(id.toStdString());
}

} // namespace

void TstModelShape::totalIsThePublishedOne_data()
{
    QTest::addColumn<QString>("model");
    for (const Model& model : sharedBuiltInCatalog()->models) {
        QTest::addRow("%s", model.id.c_str()) << QString::fromStdString(model.id);
    }
}

void TstModelShape::totalIsThePublishedOne()
{
    QFETCH(const QString, model);
    const Model& tested = modelNamed(model);
    const std::optional<ModelShape> shape = modelShape(tested);
    QVERIFY(shape);
    QCOMPARE(static_cast<std::int64_t>(shape->total()), tested.parameters);
}

void TstModelShape::activeIsThePublishedOne()
{
    QFETCH(const QString, model);
    const Model& tested = modelNamed(model);
    const std::optional<ModelShape> shape = modelShape(tested);
    QVERIFY(shape && tested.activeParameters);
    // gpt-oss is published without its input table.
    const double leftOut = model == QLatin1String("gpt-oss-120b") ? shape->embedding : 0;
    QCOMPARE(static_cast<std::int64_t>(shape->active() - leftOut), *tested.activeParameters);
}

void TstModelShape::partsOfALlamaAreThoseOfItsMatrices()
{
    const std::optional<ModelShape> shape = modelShape(modelNamed(QStringLiteral("llama-3.1-70b")));
    QVERIFY(shape);
    QCOMPARE(shape->embedding, 128'256.0 * 8'192);
    QCOMPARE(shape->output, shape->embedding);
    QCOMPARE(shape->attention, 2.0 * 8'192 * 8'192 + 2.0 * 8'192 * 8 * 128);
    QCOMPARE(shape->denseFfn, 3.0 * 8'192 * 28'672);
    QCOMPARE(shape->expertsOfAll(), 0.0);
    QCOMPARE(shape->active(), shape->total());
}

void TstModelShape::latentAttentionIsFarBelowTheHeads()
{
    const std::optional<ModelShape> shape = modelShape(modelNamed(QStringLiteral("deepseek-v3")));
    QVERIFY(shape);
    QCOMPARE(shape->attention, 187'107'328.0);
    QCOMPARE(shape->expertLayers, 58.0);
    QCOMPARE(shape->expert, 3.0 * 7'168 * 2'048);
    QVERIFY(shape->expertsOfAll() / shape->total() > 0.97);
}

void TstModelShape::missingOrImpossibleDimensionsGiveNoShape_data()
{
    QTest::addColumn<QByteArray>("model");
    QTest::newRow("parameters alone") << QByteArray("{parameters: 70000000000}");
    QTest::newRow("no layers") << QByteArray(
        "{parameters: 7, layers: 0, hidden: 8, heads: 2, vocab: 9, ffn: 32}");
    QTest::newRow("no vocabulary")
        << QByteArray("{parameters: 7, layers: 4, hidden: 8, heads: 2, ffn: 32}");
    QTest::newRow("no feed-forward width")
        << QByteArray("{parameters: 7, layers: 4, hidden: 8, heads: 2, vocab: 9}");
    QTest::newRow("latent attention without widths")
        << QByteArray("{parameters: 7, layers: 4, hidden: 8, heads: 2, vocab: 9, ffn: 32, "
                      "latent: {kv_lora_rank: 4, qk_rope: 2}}");
    QTest::newRow("more heads than numbers in the hidden state")
        << QByteArray("{parameters: 7, layers: 4, hidden: 8, heads: 16, vocab: 9, ffn: 32}");
}

void TstModelShape::missingOrImpossibleDimensionsGiveNoShape()
{
    QFETCH(const QByteArray, model);
    QVERIFY(!modelShape(modelOf(model.constData())));
}

void TstModelShape::hugeDimensionsStayFinite()
{
    const std::optional<ModelShape> shape =
        modelShape(modelOf("{parameters: 1000000000000000, layers: 1000000000000000, "
                           "hidden: 1000000000000000, heads: 1000000000000000, "
                           "head_dim: 1000000000000000, vocab: 1000000000000000, "
                           "ffn: 1000000000000000, experts: 1000000000000000, "
                           "experts_per_token: 1000000000000000, dense_layers: 1}"));
    QVERIFY(shape && std::isfinite(shape->total()) && std::isfinite(shape->active()));
    QVERIFY(shape->total() > 0 && shape->active() <= shape->total());
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstModelShape)
#include "tst_model_shape.moc"
