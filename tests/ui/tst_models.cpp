#include "tests/ui/ui_test.h"

#include "core/document/edits.h"
#include "ui/models/finding_model.h"
#include "ui/store/document_store.h"
#include "ui/text.h"

#include <QtCore/QItemSelectionModel>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <random>

namespace clusterbrief::tests {

using ui::FindingModel;

namespace {

std::shared_ptr<const Analysis> analysisOf(const Document& document)
{
    Result<Analysis> analysis = analyse(document, sharedBuiltInCatalog());
    return analysis ? std::make_shared<const Analysis>(std::move(*analysis)) : nullptr;
}

void compareWith(const FindingModel& model, const Analysis& analysis)
{
    const CheckResult& check = analysis.check;
    const std::size_t rows = check.findings.size() + check.waived.size();
    QCOMPARE(model.rowCount(), static_cast<int>(rows));
    for (std::size_t i = 0; i < rows; ++i) {
        const int row = static_cast<int>(i);
        const bool waived = i >= check.findings.size();
        const Finding& finding =
            waived ? check.waived[i - check.findings.size()].finding : check.findings[i];
        QCOMPARE(model.finding(row)->rule, finding.rule);
        QCOMPARE(model.finding(row)->at, finding.at);
        QCOMPARE(model.waiver(row) != nullptr, waived);
        const auto shown = [&](int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(shown(FindingModel::PlaceColumn), ui::toQt(finding.at));
        QVERIFY(shown(FindingModel::MessageColumn).startsWith(ui::messageOf(finding)));
        QCOMPARE(shown(FindingModel::FixColumn), waived ? QString() : ui::fixTextOf(finding));
        QCOMPARE(model.index(row, 0).data(FindingModel::SeverityRole).toInt(),
            static_cast<int>(finding.severity));
        QCOMPARE(model.index(row, 0).data(FindingModel::WaivedRole).toBool(), waived);
    }
    QCOMPARE(model.finding(static_cast<int>(rows)), nullptr);
    QCOMPARE(model.finding(-1), nullptr);
}

std::vector<FieldCase> editableFields(const Document& document)
{
    std::vector<FieldCase> cases;
    const auto add = [&](const QString& pointer) {
        for (const FieldCase& found : fieldsBelow(recordAt(pointer), pointer)) {
            cases.push_back(found);
        }
    };
    for (const char* record : {"/project", "/networks", "/facility"}) {
        add(QString::fromUtf8(record));
    }
    for (std::size_t i = 0; i < document.nodes.size(); ++i) {
        add(QStringLiteral("/nodes/%1").arg(i));
    }
    for (std::size_t i = 0; i < document.workloads.size(); ++i) {
        add(QStringLiteral("/workloads/%1").arg(i));
    }
    return cases;
}

} // namespace

/// The rows of findings are those of the analysis, whatever came before.
class TstModels : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void showsOneDocumentAfterAnother();
    void followsRandomEdits();
    void selectionStaysOnItsFinding();
    void tellsOnlyWhatChanged();
};

void TstModels::showsOneDocumentAfterAnother()
{
    FindingModel model;
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const std::vector<Document> documents = manyDocuments();
    QVERIFY(documents.size() > 50);
    for (int round = 0; round < 2; ++round) {
        for (const Document& document : documents) {
            const auto analysis = analysisOf(document);
            QVERIFY(analysis != nullptr);
            model.show(analysis);
            compareWith(model, *analysis);
        }
    }
}

void TstModels::followsRandomEdits()
{
    FindingModel model;
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    std::mt19937 random(1);
    const auto below = [&](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
    };
    std::size_t most = 0;
    for (const Document& start : manyDocuments()) {
        Document document = start;
        const std::vector<FieldCase> cases = editableFields(document);
        for (int edit = 0; edit < 20; ++edit) {
            const FieldCase& chosen = cases[below(cases.size())];
            const std::vector<Sample> samples = samplesOf(*chosen.field);
            const bool clears = below(4) == 0 && !chosen.field->required;
            setField(document, ui::fromQt(chosen.pointer),
                clears ? FieldValue{} : samples[below(samples.size())].value);
            const auto analysis = analysisOf(document);
            QVERIFY(analysis != nullptr);
            model.show(analysis);
            compareWith(model, *analysis);
            most = std::max(most, analysis->check.findings.size());
        }
    }
    QVERIFY2(most >= 8, qPrintable(QString::number(most)));
}

void TstModels::selectionStaysOnItsFinding()
{
    FindingModel model;
    QItemSelectionModel selection(&model);
    Document document = baseDocument("h100-127");
    setField(document, "/networks/compute/oversubscription", Ratio{2, 1});
    model.show(analysisOf(document));
    const auto rowOf = [&](const std::string& rule) {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.finding(row)->rule == rule) {
                return row;
            }
        }
        return -1;
    };
    const int before = rowOf("fabric/oversubscribed");
    QVERIFY(before >= 0);
    selection.setCurrentIndex(model.index(before, 0), QItemSelectionModel::ClearAndSelect);

    setField(document, "/workloads/0/parallelism/tensor", std::int64_t{16});
    model.show(analysisOf(document));
    const int after = rowOf("fabric/oversubscribed");
    QVERIFY(after > before);
    QCOMPARE(selection.currentIndex().row(), after);
    QVERIFY(selection.isRowSelected(after) || selection.isSelected(model.index(after, 0)));

    setField(document, "/networks/compute/oversubscription", Ratio{1, 1});
    model.show(analysisOf(document));
    QVERIFY(rowOf("fabric/oversubscribed") < 0);
    QVERIFY(selection.selectedIndexes().isEmpty()
        || model.finding(selection.selectedIndexes().front().row())->rule
            != "fabric/oversubscribed");
}

void TstModels::tellsOnlyWhatChanged()
{
    FindingModel model;
    Document document = baseDocument("h100-127");
    setField(document, "/networks/compute/oversubscription", Ratio{2, 1});
    model.show(analysisOf(document));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.show(analysisOf(document));
    QCOMPARE(changed.size() + inserted.size() + removed.size(), 0);
    setField(document, "/networks/compute/oversubscription", Ratio{4, 1});
    model.show(analysisOf(document));
    QVERIFY(!changed.isEmpty());
    QCOMPARE(inserted.size() + removed.size(), 0);
    QCOMPARE(reset.size(), 0);
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstModels test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_models.moc"
