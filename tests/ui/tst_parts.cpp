#include "tests/ui/form_driver.h"
#include "tests/ui/ui_test.h"

#include "ui/forms/field_row.h"
#include "ui/forms/part_fit.h"
#include "ui/parts/parts_dialog.h"
#include "ui/store/document_store.h"
#include "ui/store/own_catalog.h"
#include "ui/text.h"
#include "ui/window/main_window.h"

#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTreeView>

#include <algorithm>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

/// Parts in lists: what does not go there, and why.
class TstParts : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void unfitPartsSayWhy_data();
    void unfitPartsSayWhy();
    void unfitPartCanBeChosen();
    void rowsOfTheListKeepTheirHeight();
    void emptyListSaysWhy();
};

void TstParts::unfitPartsSayWhy_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("unfit");
    QTest::addColumn<QString>("fit");
    QTest::newRow("switch without the speed")
        << u"h100-127"_s << u"/networks/compute/switch"_s << u"qm8700"_s << u"qm9700"_s;
    QTest::newRow("switch of another technology")
        << u"h100-127"_s << u"/networks/compute/switch"_s << u"sn5600"_s << u"qm9700"_s;
    QTest::newRow("slow NIC") << u"h100-127"_s << u"/nodes/0/compute_ports/nic"_s << u"cx6-hdr-1p"_s
                              << u"cx7-ndr-1p"_s;
    QTest::newRow("GPU without the NVLink that is asked for")
        << u"h200nvl-2"_s << u"/nodes/0/gpu"_s << u"l40s"_s << u"h200-nvl"_s;
    QTest::newRow("system with too small an NVLink domain")
        << u"h100-127"_s << u"/nodes/0/system"_s << u"hgx-h100-4"_s << u"dgx-h100"_s;
    QTest::newRow("model too large for the job")
        << u"h100-127"_s << u"/workloads/0/model"_s << u"kimi-k2"_s << u"llama-3.1-70b"_s;
}

namespace {

/// The entry of the open list once it is known what fits; -1 where there is none.
QModelIndex entry(QComboBox& combo, const QString& id)
{
    return combo.model()->index(combo.findText(id + u' ', Qt::MatchStartsWith), 0);
}

} // namespace

void TstParts::unfitPartsSayWhy()
{
    QFETCH(const QString, base);
    QFETCH(const QString, pointer);
    QFETCH(const QString, unfit);
    QFETCH(const QString, fit);
    Document document = baseDocument(ui::fromQt(base));
    if (pointer == u"/nodes/0/gpu"_s) {
        // A server that leaves its cards open.
        document.nodes.front().system = "pcie-server";
        document.nodes.front().gpu = "h200-nvl";
        document.nodes.front().gpus = 8;
    }
    ui::MainWindow* window = openWindow(document);
    window->goTo(pointer, {});
    auto* combo = rowAt(*window, pointer)->findChild<QComboBox*>();
    QVERIFY(combo != nullptr);
    QVERIFY(entry(*combo, unfit).data(ui::PartReasonRole).toString().isEmpty());
    combo->showPopup();
    QTRY_VERIFY(!entry(*combo, unfit).data(ui::PartReasonRole).toString().isEmpty());
    const QString reason = entry(*combo, unfit).data(ui::PartReasonRole).toString();
    QVERIFY(entry(*combo, unfit).data(Qt::AccessibleDescriptionRole).toString().contains(reason));
    QVERIFY(!entry(*combo, unfit).data(Qt::ToolTipRole).toString().isEmpty());
    QCOMPARE(entry(*combo, fit).data(ui::PartReasonRole).toString(), QString());
    QVERIFY(!entry(*combo, fit).data(ui::PartFactsRole).toString().isEmpty());
    combo->hidePopup();
    closeWindow(window);
}

void TstParts::unfitPartCanBeChosen()
{
    ui::MainWindow* window = openWindow(baseDocument("h100-127"));
    window->goTo(u"/networks/compute/switch"_s, {});
    auto* combo = rowAt(*window, u"/networks/compute/switch"_s)->findChild<QComboBox*>();
    combo->showPopup();
    QTRY_VERIFY(!entry(*combo, u"qm8700"_s).data(ui::PartReasonRole).toString().isEmpty());
    const QString reason = entry(*combo, u"qm8700"_s).data(ui::PartReasonRole).toString();
    combo->view()->setCurrentIndex(entry(*combo, u"qm8700"_s));
    QTest::keyClick(combo->view(), Qt::Key_Return);
    QTRY_COMPARE(window->store().document().networks.compute->switchId, std::string("qm8700"));
    const std::vector<Finding>& findings = window->store().analysis().check.findings;
    QVERIFY(std::any_of(findings.begin(), findings.end(),
        [&](const Finding& finding) { return ui::messageOf(finding) == reason; }));
    closeWindow(window);
}

void TstParts::rowsOfTheListKeepTheirHeight()
{
    ui::DocumentStore store(sharedBuiltInCatalog());
    ui::PartsDialog dialog(store, ui::OwnCatalog::ofUser(), nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* list = dialog.findChild<QTreeView*>();
    const auto height = [&] { return list->visualRect(list->model()->index(0, 0)).height(); };
    const int first = height();
    constexpr int kComfortable = 24;
    QVERIFY2(first >= kComfortable, qPrintable(QString::number(first)));
    QTest::keyClicks(dialog.findChild<QLineEdit*>(), u"h100"_s);
    QCOMPARE(height(), first);
}

void TstParts::emptyListSaysWhy()
{
    ui::DocumentStore store(sharedBuiltInCatalog());
    ui::PartsDialog dialog(store, ui::OwnCatalog::ofUser(), nullptr);
    dialog.show();
    const auto* nothing = dialog.findChild<QLabel*>(u"noParts"_s);
    QVERIFY(!nothing->isVisible());
    QTest::keyClicks(dialog.findChild<QLineEdit*>(), u"abacus"_s);
    QVERIFY(nothing->isVisible());
    QCOMPARE(nothing->text(), u"No part has this text."_s);
    dialog.findChild<QLineEdit*>()->clear();
    QVERIFY(!nothing->isVisible());
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstParts test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_parts.moc"
