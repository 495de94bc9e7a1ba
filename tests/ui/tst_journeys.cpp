#include "tests/ui/form_driver.h"
#include "tests/ui/ui_test.h"

#include "core/document/templates.h"
#include "ui/forms/field_row.h"
#include "ui/forms/section_page.h"
#include "ui/panels/findings_panel.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/main_window.h"
#include "ui/window/verdict.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

/// What a user sets out to do, from beginning to end, by clicks and keys.
class TstJourneys : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void fromTemplateToPdf();
    void exportListsWhatChangedSinceAFile();
    void mistakeIsFoundFixedAndBroughtBack();
    void waivedFindingStaysWaived();
    void everyFindingLeadsToItsField_data();
    void everyFindingLeadsToItsField();
    void rightBriefByKeyboardAlone();

protected Q_SLOTS:
    void init() override;

private:
    [[nodiscard]] ui::DocumentStore& store() { return m_window->store(); }
    [[nodiscard]] QString verdict() { return ui::verdictOf(store().analysis().check); }
    /// The row of a rule's first finding; below zero where it has none.
    [[nodiscard]] int findingRow(const QString& rule);
    void clickFinding(const QString& rule, int column);
    void chooseTemplate(std::string_view id);
    /// Fills the export dialog with keys: one format, the changes since a file.
    void exportTo(const QString& base, const QString& ending, const QString& since = {});
    /// Presses a key where the focus is. Without a window manager nobody gives it back to the
    /// window after a dialog.
    void press(Qt::Key key, Qt::KeyboardModifiers with = {});

    ui::MainWindow* m_window = nullptr;
    QTemporaryDir m_folder;
};

void TstJourneys::init()
{
    UiTest::init();
    m_window = openWindow({});
}

void TstJourneys::cleanup()
{
    closeWindow(m_window);
}

int TstJourneys::findingRow(const QString& rule)
{
    const auto* table = m_window->findChild<QTableView*>(u"findings"_s);
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QModelIndex what = table->model()->index(row, 2);
        if (what.data(Qt::ToolTipRole).toString().contains(u'[' + rule + u']')) {
            return row;
        }
    }
    return -1;
}

void TstJourneys::clickFinding(const QString& rule, int column)
{
    activate(*m_window);
    auto* table = m_window->findChild<QTableView*>(u"findings"_s);
    const QModelIndex index = table->model()->index(findingRow(rule), column);
    QVERIFY(index.isValid());
    table->scrollTo(index);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
}

void TstJourneys::press(Qt::Key key, Qt::KeyboardModifiers with)
{
    activate(*m_window);
    QWidget* focus = m_window->focusWidget();
    QTest::keyClick(focus == nullptr ? m_window : focus, key, with);
}

void TstJourneys::chooseTemplate(std::string_view id)
{
    whenDialogOpens([id](QDialog& dialog) {
        auto* list = dialog.findChild<QListWidget*>(u"templates"_s);
        for (int row = 0; row < list->count(); ++row) {
            if (list->item(row)->data(Qt::UserRole).toString() == ui::toQt(id)) {
                QListWidgetItem* item = list->item(row);
                list->scrollToItem(item);
                QTest::mouseClick(
                    list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
            }
        }
        click(buttonWith(dialog, u"Start"_s));
    });
    press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(store().document(), templateDocument(id));
}

void TstJourneys::exportTo(const QString& base, const QString& ending, const QString& since)
{
    whenDialogOpens([&](QDialog& dialog) {
        auto* line = dialog.findChild<QLineEdit*>(u"base"_s);
        QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(line, base);
        QTest::keyClicks(dialog.findChild<QLineEdit*>(u"since"_s), since);
        for (auto* box : dialog.findChildren<QCheckBox*>()) {
            if (box->isChecked() != (box->objectName() == ending)) {
                QTest::keyClick(box, Qt::Key_Space);
            }
        }
        click(buttonWith(dialog, u"Export"_s));
    });
    press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
}

void TstJourneys::fromTemplateToPdf()
{
    chooseTemplate("h100-superpod-127");
    m_window->goTo(u"/project/customer"_s, {});
    enter(*rowAt(*m_window, u"/project/customer"_s), u"Fjord Institute"_s);
    QCOMPARE(verdict(), u"Ready to send"_s);
    const QString base = m_folder.filePath(u"fjord"_s);
    exportTo(base, u"pdf"_s);
    QFile pdf(base + u".pdf"_s);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().startsWith("%PDF-1."));
    QVERIFY(pdf.size() > 20'000);
}

void TstJourneys::exportListsWhatChangedSinceAFile()
{
    chooseTemplate("h100-superpod-127");
    const QString old = m_folder.filePath(u"old.cluster.yaml"_s);
    QVERIFY(store().save(old).empty());
    m_window->goTo(u"/networks/compute/oversubscription"_s, {});
    enter(*rowAt(*m_window, u"/networks/compute/oversubscription"_s), u"2"_s);
    const QString base = m_folder.filePath(u"changed"_s);
    exportTo(base, u"md"_s, old);
    QFile written(base + u".md"_s);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray text = written.readAll();
    QVERIFY(text.contains("Compared with revision 1 (old.cluster.yaml)"));
    QVERIFY(text.contains("| Compute network: Spine switches | 16 | 8 | -8 |"));
}

void TstJourneys::mistakeIsFoundFixedAndBroughtBack()
{
    const QString rule = u"nvlink/tensor-parallel-exceeds-domain"_s;
    chooseTemplate("h100-superpod-127");
    QCOMPARE(findingRow(rule), -1);
    m_window->showSection(ui::SectionId::Workloads);
    const QString pointer = u"/workloads/0/parallelism/tensor"_s;
    enter(*rowAt(*m_window, pointer), u"16"_s);
    QVERIFY(findingRow(rule) >= 0);
    QVERIFY2(verdict().endsWith(u"not ready to send"_s), qPrintable(verdict()));

    m_window->showSection(ui::SectionId::Project);
    clickFinding(rule, 2);
    QVERIFY(lineOf(*rowAt(*m_window, pointer))->hasFocus());
    QString preview;
    whenDialogOpens([&](QDialog& dialog) {
        for (const auto* label : dialog.findChildren<QLabel*>()) {
            preview += label->text() + u'\n';
        }
        click(buttonWith(dialog, u"Apply"_s));
    });
    click(buttonWith(m_window->findings(), u"Apply Fix…"_s));
    QVERIFY2(preview.contains(u"tensor: 16 → 8"_s), qPrintable(preview));
    QCOMPARE(findingRow(rule), -1);
    QCOMPARE(shownIn(*rowAt(*m_window, pointer)), u"8"_s);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(findingRow(rule) >= 0);
    QCOMPARE(shownIn(*rowAt(*m_window, pointer)), u"16"_s);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(findingRow(rule), -1);
}

void TstJourneys::waivedFindingStaysWaived()
{
    const QString rule = u"fabric/oversubscribed"_s;
    const QString path = m_folder.filePath(u"waived.cluster.yaml"_s);
    chooseTemplate("h100-superpod-127");
    m_window->showSection(ui::SectionId::Compute);
    enter(*rowAt(*m_window, u"/networks/compute/oversubscription"_s), u"2"_s);
    clickFinding(rule, 1);
    whenDialogOpens([](QDialog& dialog) {
        auto* waive = qobject_cast<QPushButton*>(buttonWith(dialog, u"Waive"_s));
        QVERIFY(!waive->isEnabled());
        QTest::keyClicks(dialog.findChild<QLineEdit*>(u"reason"_s), u"Agreed with the customer"_s);
        QVERIFY(waive->isEnabled());
        click(waive);
    });
    click(buttonWith(m_window->findings(), u"Waive…"_s));
    QCOMPARE(store().analysis().check.waived.size(), std::size_t{1});
    QVERIFY(store().save(path).empty());
    closeWindow(m_window);

    m_window = openWindow({});
    QVERIFY(m_window->openFile(path));
    const CheckResult& check = store().analysis().check;
    QCOMPARE(check.waived.size(), std::size_t{1});
    QCOMPARE(ui::toQt(check.waived.front().finding.rule), rule);
    QCOMPARE(check.waived.front().waiver.reason, std::string("Agreed with the customer"));
    const auto* table = m_window->findChild<QTableView*>(u"findings"_s);
    const QString text = table->model()->index(findingRow(rule), 2).data().toString();
    QVERIFY2(text.contains(u"waived: Agreed with the customer"_s), qPrintable(text));
}

void TstJourneys::everyFindingLeadsToItsField_data()
{
    QTest::addColumn<int>("number");
    const auto count = static_cast<int>(manyDocuments().size());
    for (int number = 0; number < count; ++number) {
        QTest::addRow("document %d", number) << number;
    }
}

void TstJourneys::everyFindingLeadsToItsField()
{
    QFETCH(const int, number);
    Document document = manyDocuments().at(static_cast<std::size_t>(number));
    document.project.customer.clear();
    document.acceptance.clear();
    if (!document.workloads.empty()) {
        document.workloads.back().parallelism.emplace().tensor = 4096;
        document.workloads.back().nodes = "nowhere";
    }
    if (document.networks.compute) {
        document.networks.compute->oversubscription = Ratio{7, 1};
        document.networks.compute->switchId = "sn2201";
        document.networks.compute->sharp = 3;
        document.networks.compute->fabricManagerPorts = 900;
    }
    document.networks.storage.reset();
    if (!document.nodes.empty()) {
        document.nodes.front().inBandPorts.reset();
    }
    QVERIFY(store().reset(document).empty());
    for (const Finding& finding : store().analysis().check.findings) {
        m_window->goTo(ui::toQt(finding.field), ui::toQt(finding.at));
        const QByteArray where = (ui::toQt(finding.rule) + u' ' + ui::toQt(finding.field)).toUtf8();
        const ui::SectionId section =
            ui::sectionOf(ui::toQt(finding.field.empty() ? finding.at : finding.field));
        QVERIFY2(m_window->page(section)->isVisible(), where.constData());
        if (!finding.field.empty()) {
            QWidget* focus = QApplication::focusWidget();
            QVERIFY2(focus != nullptr && m_window->page(section)->isAncestorOf(focus),
                where.constData());
            QVERIFY2(focus->isVisible(), where.constData());
            QVERIFY2(!focus->visibleRegion().isEmpty(), where.constData());
        }
    }
}

void TstJourneys::rightBriefByKeyboardAlone()
{
    whenDialogOpens([](QDialog& dialog) {
        auto* list = dialog.findChild<QListWidget*>(u"templates"_s);
        for (int row = 0; row < list->count(); ++row) {
            const QString id = list->currentItem()->data(Qt::UserRole).toString();
            if (id != u"h100-superpod-127"_s) {
                QTest::keyClick(list, Qt::Key_Down);
            }
        }
        QTest::keyClick(list, Qt::Key_Return);
    });
    press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(store().document(), templateDocument("h100-superpod-127"));
    press(Qt::Key_3, Qt::AltModifier);
    for (int tab = 0; tab < 40; ++tab) {
        auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        if (line != nullptr && line->accessibleName() == u"Count"_s) {
            break;
        }
        press(Qt::Key_Tab);
    }
    auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(line != nullptr);
    press(Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(line, u"126"_s);
    QCOMPARE(store().document().nodes.front().count, std::optional<Count>(126));
    press(Qt::Key_F8);
    QVERIFY(m_window->findings().current() != nullptr);
    QCOMPARE(m_window->findings().current()->severity, Severity::Error);
    whenDialogOpens([](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(!verdict().contains(u"error"_s), qPrintable(verdict()));
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstJourneys test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_journeys.moc"
