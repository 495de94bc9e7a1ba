#include "tests/ui/ui_test.h"

#include "ui/models/rail_matrix.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QTest>

#include <utility>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

using ui::railMatrix;
using ui::RailMatrix;
using ui::RailMatrixModel;
using Fault = RailMatrix::Fault;

namespace {

std::shared_ptr<const Analysis> analysisOf(const Document& document)
{
    Result<Analysis> analysis = analyse(document, sharedBuiltInCatalog());
    return analysis ? std::make_shared<const Analysis>(std::move(*analysis)) : nullptr;
}

std::shared_ptr<Wiring> wired(const Analysis& analysis)
{
    return std::make_shared<Wiring>(wire(analysis.design, analysis.sizing));
}

/// The link of a port of a node, both from 1.
Link& hostLink(Wiring& wiring, const std::string& node, std::uint16_t port)
{
    for (NetworkWiring& network : wiring.networks) {
        for (Link& link : network.links) {
            if (network.kind() == NetworkKind::Compute && link.aPort == port
                && link.kind == LinkKind::NodeLeaf && wiring.devices[link.a].name == node) {
                return link;
            }
        }
    }
    qFatal("No link of %s.", node.c_str());
}

} // namespace

/// The table of which port is on which leaf.
class TstRailMatrix : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void matrixHasALeafForEveryPort();
    void wiringOfEveryDesignIsSound();
    void misplacedCableStandsOut();
    void missingAndDoubleCablesStandOut();
};

void TstRailMatrix::matrixHasALeafForEveryPort()
{
    RailMatrixModel model;
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto analysis = analysisOf(baseDocument("h100-127"));
    model.show(railMatrix(analysis, wired(*analysis), NetworkKind::Compute));
    QCOMPARE(model.rowCount(), 127);
    QCOMPARE(model.columnCount(), 8);
    QCOMPARE(model.index(0, 0).data().toString(), u"u01-r1"_s);
    QCOMPARE(model.index(126, 7).data().toString(), u"u04-r8"_s);
    QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), u"Port 3"_s);
    QVERIFY(model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString().endsWith(u"0001"_s));
    QCOMPARE(model.index(5, 3).data(RailMatrixModel::HueRole).toInt(), 4);
    // Neighbouring units of one rail can be told apart.
    QVERIFY(model.index(31, 0).data(RailMatrixModel::ShadeRole)
        != model.index(32, 0).data(RailMatrixModel::ShadeRole));
    const QString sentence = model.index(0, 2).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(sentence.contains(u"mlx5_2"_s) && sentence.contains(u"leaf-u01-r3"_s),
        qPrintable(sentence));
    model.show(railMatrix(analysis, wired(*analysis), NetworkKind::OutOfBand));
    QCOMPARE(model.columnCount(), 1);
    model.show(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TstRailMatrix::wiringOfEveryDesignIsSound()
{
    RailMatrixModel model;
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    int tables = 0;
    for (const Document& document : manyDocuments()) {
        const auto analysis = analysisOf(document);
        QVERIFY(analysis != nullptr);
        const auto wiring = wired(*analysis);
        for (const NetworkKind kind : kNetworkKinds) {
            const auto matrix = railMatrix(analysis, wiring, kind);
            model.show(matrix);
            QVERIFY2(matrix->faults == 0 || !matrix->error.empty(),
                qPrintable(matrix->faults == 0
                        ? QString()
                        : model.describe(
                            static_cast<int>(matrix->firstFault / std::size_t(matrix->columns)),
                            static_cast<int>(matrix->firstFault % std::size_t(matrix->columns)))));
            tables += matrix->nodes.empty() ? 0 : 1;
        }
    }
    QVERIFY(tables > 60);
}

void TstRailMatrix::misplacedCableStandsOut()
{
    const auto analysis = analysisOf(baseDocument("h100-127"));
    const auto wiring = wired(*analysis);
    const std::string node = wiring->devices[40].name;
    std::swap(hostLink(*wiring, node, 3).b, hostLink(*wiring, node, 6).b);
    RailMatrixModel model;
    const auto matrix = railMatrix(analysis, wiring, NetworkKind::Compute);
    model.show(matrix);
    QCOMPARE(matrix->faults, 2);
    QCOMPARE(matrix->firstFault, std::size_t(40 * 8 + 2));
    for (int column = 0; column < 8; ++column) {
        const bool wrong = column == 2 || column == 5;
        QCOMPARE(model.index(40, column).data(RailMatrixModel::FaultRole).toInt(),
            static_cast<int>(wrong ? Fault::Astray : Fault::None));
        QCOMPARE(model.index(40, column).data(RailMatrixModel::HueRole)
                == model.index(39, column).data(RailMatrixModel::HueRole),
            !wrong);
    }
    QVERIFY(model.describe(40, 2).contains(u"a leaf of rail 6, where the port is of rail 3"_s));
}

void TstRailMatrix::missingAndDoubleCablesStandOut()
{
    const auto analysis = analysisOf(baseDocument("h100-127"));
    const auto wiring = wired(*analysis);
    hostLink(*wiring, wiring->devices[7].name, 2).aPort = 1;
    const auto matrix = railMatrix(analysis, wiring, NetworkKind::Compute);
    QCOMPARE(matrix->cell(7, 0).fault, Fault::Twice);
    QCOMPARE(matrix->cell(7, 1).fault, Fault::NotConnected);
    QCOMPARE(matrix->faults, 2);
    RailMatrixModel model;
    model.show(matrix);
    QVERIFY(model.describe(7, 1).endsWith(u"is not connected"_s));
    QCOMPARE(model.index(7, 1).data().toString(), QString());
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstRailMatrix test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_rail_matrix.moc"
