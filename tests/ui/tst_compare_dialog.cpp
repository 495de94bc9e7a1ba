#include "tests/ui/form_driver.h"
#include "tests/ui/ui_test.h"

#include "core/document/save.h"
#include "ui/compare/compare_dialog.h"
#include "ui/forms/field_row.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

/// Two requests side by side, and values taken over from the left.
class TstCompareDialog : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void oldValueIsTakenBack();
    void everyFieldOfABlankRequestIsTaken();
    void fileIsCompared();
    void unreadableFileIsTold();
    void onlyFieldsAreTaken();
    void dialogIsWhole_data();
    void dialogIsWhole();

protected Q_SLOTS:
    void init() override;

private:
    [[nodiscard]] ui::DocumentStore& store() { return m_window->store(); }
    [[nodiscard]] ui::CompareDialog& dialog();
    [[nodiscard]] QTreeWidget& tree() { return *dialog().findChild<QTreeWidget*>(u"comparison"_s); }
    /// The row whose name ends so; null where there is none.
    [[nodiscard]] QTreeWidgetItem* rowWith(const QString& ending);
    [[nodiscard]] QPushButton& takeButton();
    [[nodiscard]] QString summary() { return dialog().findChild<QLabel*>(u"summary"_s)->text(); }
    void openWithKeys();

    ui::MainWindow* m_window = nullptr;
    QTemporaryDir m_folder;
};

void TstCompareDialog::init()
{
    UiTest::init();
    m_window = openWindow(baseDocument("h100-127"));
}

void TstCompareDialog::cleanup()
{
    closeWindow(m_window);
}

ui::CompareDialog& TstCompareDialog::dialog()
{
    auto* found = m_window->findChild<ui::CompareDialog*>();
    if (found == nullptr) {
        qFatal("No comparison is open.");
    }
    return *found;
}

QTreeWidgetItem* TstCompareDialog::rowWith(const QString& ending)
{
    for (int section = 0; section < tree().topLevelItemCount(); ++section) {
        QTreeWidgetItem* parent = tree().topLevelItem(section);
        for (int row = 0; row < parent->childCount(); ++row) {
            if (parent->child(row)->text(0).endsWith(ending)) {
                return parent->child(row);
            }
        }
    }
    return nullptr;
}

QPushButton& TstCompareDialog::takeButton()
{
    return *qobject_cast<QPushButton*>(buttonWith(dialog(), u"Take Left Value"_s));
}

void TstCompareDialog::openWithKeys()
{
    QTest::keyClick(m_window, Qt::Key_D, Qt::ControlModifier);
    activate(dialog());
}

void TstCompareDialog::oldValueIsTakenBack()
{
    const QString ratio = u"Oversubscription"_s;
    m_window->showSection(ui::SectionId::Compute);
    enter(*rowAt(*m_window, u"/networks/compute/oversubscription"_s), u"2"_s);
    openWithKeys();
    QTreeWidgetItem* spines = rowWith(u"Spine switches"_s);
    QVERIFY(spines != nullptr);
    QCOMPARE(spines->text(1), u"16"_s);
    QCOMPARE(spines->text(2), u"8 (−8)"_s);
    QVERIFY(rowWith(u"Compute fabric is oversubscribed"_s) != nullptr);
    QVERIFY2(summary().startsWith(u"A quote changes"_s), qPrintable(summary()));

    QVERIFY(rowWith(ratio) != nullptr);
    tree().setCurrentItem(rowWith(ratio));
    QVERIFY(takeButton().isEnabled());
    QTest::keyClick(&dialog(), Qt::Key_T, Qt::AltModifier);
    QTRY_COMPARE(store().document().networks.compute->oversubscription, std::optional(Ratio{1, 1}));
    QVERIFY(rowWith(ratio) == nullptr);
    QVERIFY(rowWith(u"Spine switches"_s) == nullptr);
    QCOMPARE(summary(), u"Both ask for the same and come to the same."_s);
    QVERIFY(!takeButton().isEnabled());
    QCOMPARE(store().undoStack().undoText(), u"Take Left Value of Oversubscription"_s);

    QTest::keyClick(&tree(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(store().document().networks.compute->oversubscription, std::optional(Ratio{2, 1}));
    QVERIFY(rowWith(ratio) != nullptr);
    QTest::keyClick(&dialog(), Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(m_window->findChild<ui::CompareDialog*>() == nullptr);
}

void TstCompareDialog::everyFieldOfABlankRequestIsTaken()
{
    const Document full = store().document();
    store().edit(u"Blank"_s, [](Document& document) { document = {}; });
    openWithKeys();
    for (int taken = 0; takeButton().isEnabled() && taken < 40; ++taken) {
        click(&takeButton());
    }
    QVERIFY(store().document() == full);
    QCOMPARE(tree().topLevelItem(0)->text(0), u"Fields: none differs"_s);
}

void TstCompareDialog::fileIsCompared()
{
    const QString path = m_folder.filePath(u"left.cluster.yaml"_s);
    Document left = store().document();
    left.nodes.front().count = 95;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(saveYaml(left)));
    file.close();
    ui::compareWithFile(store(), path, m_window);
    QCOMPARE(tree().headerItem()->text(1), u"left.cluster.yaml"_s);
    QCOMPARE(rowWith(u"Totals › GPUs"_s)->text(1), u"760"_s);
    QVERIFY(store().filePath().isEmpty());
    QVERIFY(!store().isModified());
    store().setField(u"/nodes/0/count"_s, std::int64_t{95}, u"Count"_s);
    QVERIFY(rowWith(u"Totals › GPUs"_s) == nullptr);
}

void TstCompareDialog::unreadableFileIsTold()
{
    QString told;
    whenDialogOpens([&](QDialog& box) {
        told = qobject_cast<QMessageBox*>(&box)->informativeText();
        QTest::keyClick(&box, Qt::Key_Escape);
    });
    ui::compareWithFile(store(), m_folder.filePath(u"nowhere.yaml"_s), m_window);
    QVERIFY2(told.contains(u"cannot be read"_s), qPrintable(told));
    QVERIFY(m_window->findChild<ui::CompareDialog*>() == nullptr);
}

void TstCompareDialog::onlyFieldsAreTaken()
{
    store().setField(u"/networks/compute/oversubscription"_s, Ratio{2, 1}, u"x"_s);
    openWithKeys();
    for (int section = 0; section < tree().topLevelItemCount(); ++section) {
        QTreeWidgetItem* parent = tree().topLevelItem(section);
        tree().setCurrentItem(parent);
        QVERIFY(!takeButton().isEnabled());
        QVERIFY(parent->childCount() > 0);
        for (int row = 0; row < parent->childCount(); ++row) {
            tree().setCurrentItem(parent->child(row));
            QCOMPARE(takeButton().isEnabled(), section == 0);
            QVERIFY(!dialog().findChild<QPlainTextEdit*>(u"details"_s)->toPlainText().isEmpty());
        }
    }
}

void TstCompareDialog::dialogIsWhole_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("blank");
    QTest::newRow("light") << false << false;
    QTest::newRow("dark") << true << false;
    QTest::newRow("blank light") << false << true;
    QTest::newRow("blank dark") << true << true;
}

void TstCompareDialog::dialogIsWhole()
{
    QFETCH(const bool, dark);
    QFETCH(const bool, blank);
    ui::applyTheme(*qApp, dark ? ui::Scheme::Dark : ui::Scheme::Light);
    store().edit(u"Change"_s, [&](Document& document) {
        if (blank) {
            document = {};
            return;
        }
        document.networks.compute->oversubscription = Ratio{2, 1};
        document.nodes.front().count = 95;
        document.project.revision = 3;
    });
    openWithKeys();
    QVERIFY(dialog().width() <= 1280 && dialog().height() <= 720);
    tree().setCurrentItem(rowWith(blank ? u"gpu"_s : u"Compute fabric is oversubscribed"_s));
    tree().scrollToTop();
    QCoreApplication::processEvents();
    const QDir folder(QString::fromUtf8(CLUSTERBRIEF_SCREENS));
    QVERIFY(folder.mkpath(u"."_s));
    const QString name =
        u"compare-"_s + QString::fromUtf8(QTest::currentDataTag()).replace(u' ', u'-');
    QVERIFY(dialog().grab().save(folder.filePath(name + u".png"_s)));
    for (const auto* button : dialog().findChildren<QPushButton*>()) {
        const QString text = QString(button->text()).remove(u'&');
        QVERIFY(button->fontMetrics().horizontalAdvance(text) <= button->contentsRect().width());
    }
    for (int column = 1; column < 3; ++column) {
        const QString head = tree().headerItem()->text(column);
        QVERIFY(tree().fontMetrics().horizontalAdvance(head) < tree().columnWidth(column));
    }
    QVERIFY(tree().columnWidth(0) > 300);
    dialog().resize(dialog().minimumSizeHint());
    QVERIFY(dialog().width() <= 640);
    ui::applyTheme(*qApp, ui::Scheme::Light);
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstCompareDialog test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_compare_dialog.moc"
