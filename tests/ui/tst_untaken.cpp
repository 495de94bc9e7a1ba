#include "tests/ui/form_driver.h"
#include "tests/ui/ui_test.h"

#include "ui/forms/field_row.h"
#include "ui/preview/export_dialog.h"
#include "ui/store/document_store.h"
#include "ui/window/main_window.h"
#include "ui/window/section_list.h"
#include "ui/window/untaken.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QStatusBar>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

/// A text that a field shows and the document does not have: nothing of it is kept, and nothing
/// leaves the window without a word about it.
class TstUntaken : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() override;
    void cleanup();
    void noPartOfARejectedTextIsKept_data();
    void noPartOfARejectedTextIsKept();
    void pauseWhileTypingChangesNothing();
    void rejectionGoesBackToWhatWasLastTaken();
    void undoElsewhereShowsTheDocument();
    void reloadShowsTheDocument();
    void sectionAndVerdictShowIt();
    void removedFieldIsNotToldOf();
    void saveTellsOfIt();
    void exportTellsOfIt();
    void closeAsks();

private:
    [[nodiscard]] Count count() { return *m_window->store().document().nodes.front().count; }
    [[nodiscard]] QString badge();

    ui::MainWindow* m_window = nullptr;
    ui::FieldRow* m_row = nullptr;
};

void TstUntaken::init()
{
    UiTest::init();
    m_window = openWindow(templateDocument("h100-superpod-127"));
    m_window->goTo(u"/nodes/0/count"_s, {});
    m_row = rowAt(*m_window, u"/nodes/0/count"_s);
}

void TstUntaken::cleanup()
{
    closeWindow(m_window);
}

QString TstUntaken::badge()
{
    const auto* list = m_window->findChild<ui::SectionList*>();
    return list->item(static_cast<int>(ui::SectionId::Nodes))
        ->data(Qt::AccessibleTextRole)
        .toString();
}

void TstUntaken::noPartOfARejectedTextIsKept_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("letter after digits") << u"12x"_s;
    QTest::newRow("fraction of a whole number") << u"1.5"_s;
    QTest::newRow("above the maximum") << u"9999999"_s;
    QTest::newRow("nothing") << u""_s;
}

void TstUntaken::noPartOfARejectedTextIsKept()
{
    QFETCH(const QString, typed);
    ui::DocumentStore& store = m_window->store();
    const Document before = store.document();
    enter(*m_row, typed);
    QTest::keyClick(lineOf(*m_row), Qt::Key_Tab);
    QCOMPARE(store.document(), before);
    QCOMPARE(store.undoStack().count(), 0);
    QVERIFY(!store.isModified());
    QCOMPARE(shownIn(*m_row), typed);
    QVERIFY(isMarked(*m_row));
}

void TstUntaken::pauseWhileTypingChangesNothing()
{
    constexpr int kLongerThanAStepMs = 1'100;
    ui::DocumentStore& store = m_window->store();
    enter(*m_row, u"12"_s);
    QTest::qWait(kLongerThanAStepMs);
    QTest::keyClicks(lineOf(*m_row), u"34"_s);
    QCOMPARE(store.undoStack().count(), 2);
    QTest::keyClicks(lineOf(*m_row), u"x"_s);
    QCOMPARE(count(), Count(127));
    QCOMPARE(store.undoStack().count(), 0);
}

void TstUntaken::rejectionGoesBackToWhatWasLastTaken()
{
    ui::DocumentStore& store = m_window->store();
    enter(*m_row, u"64"_s);
    QTest::keyClick(lineOf(*m_row), Qt::Key_Return);
    enter(*m_row, u"12x"_s);
    QCOMPARE(count(), Count(64));
    QCOMPARE(store.undoStack().count(), 1);
    QTest::keyClick(lineOf(*m_row), Qt::Key_Backspace);
    QCOMPARE(count(), Count(12));
    QVERIFY(!isMarked(*m_row));
    QCOMPARE(ui::untakenText(store), QString());
}

void TstUntaken::undoElsewhereShowsTheDocument()
{
    ui::DocumentStore& store = m_window->store();
    store.edit(u"Elsewhere"_s, [](Document& document) { document.project.notes += 'x'; });
    enter(*m_row, u"12x"_s);
    store.undoStack().undo();
    QCOMPARE(shownIn(*m_row), u"127"_s);
    QVERIFY(!isMarked(*m_row));
    // At once: what is taken on the way would be a step, and nothing could be done again.
    paste(*lineOf(*m_row), u"1.5"_s);
    QVERIFY(isMarked(*m_row));
    store.undoStack().redo();
    QCOMPARE(shownIn(*m_row), u"127"_s);
    QVERIFY(!isMarked(*m_row));
    QCOMPARE(ui::untakenText(store), QString());
}

void TstUntaken::reloadShowsTheDocument()
{
    const QTemporaryDir folder;
    QVERIFY(m_window->saveTo(folder.filePath(u"a.cluster.yaml"_s)));
    enter(*m_row, u"12x"_s);
    m_window->reload();
    QCOMPARE(shownIn(*m_row), u"127"_s);
    QVERIFY(!isMarked(*m_row));
}

void TstUntaken::sectionAndVerdictShowIt()
{
    const QString before = badge();
    auto* verdict = m_window->findChild<QWidget*>(u"verdict"_s);
    const QString ready = verdict->accessibleName();
    enter(*m_row, u"12x"_s);
    QCOMPARE(badge(), u"Nodes, a text is not taken"_s);
    QCOMPARE(verdict->accessibleName(), u"A text is not taken"_s);
    enter(*m_row, u"127"_s);
    QCOMPARE(badge(), before);
    QCOMPARE(verdict->accessibleName(), ready);
}

void TstUntaken::removedFieldIsNotToldOf()
{
    enter(*m_row, u"12x"_s);
    QVERIFY(!ui::untakenText(m_window->store()).isEmpty());
    m_window->store().edit(u"Remove"_s, [](Document& document) { document.nodes.clear(); });
    QCOMPARE(ui::untakenText(m_window->store()), QString());
}

void TstUntaken::saveTellsOfIt()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.cluster.yaml"_s);
    enter(*m_row, u"12x"_s);
    QVERIFY(m_window->saveTo(path));
    QCOMPARE(m_window->statusBar()->currentMessage(),
        u"Count of nodes/gpu shows “12x”, which is not taken; 127 is used."_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("count: 127"));
    enter(*m_row, u"128"_s);
    QCOMPARE(m_window->statusBar()->currentMessage(), QString());
}

void TstUntaken::exportTellsOfIt()
{
    enter(*m_row, u"12x"_s);
    const ui::ExportDialog dialog(m_window->store(), m_window);
    QStringList told;
    for (const auto* label : dialog.findChildren<QLabel*>()) {
        told << label->text();
    }
    QVERIFY2(told.join(u'\n').contains(u"shows “12x”"_s), qPrintable(told.join(u'\n')));
}

void TstUntaken::closeAsks()
{
    enter(*m_row, u"12x"_s);
    QVERIFY(!m_window->store().isModified());
    answerMessage(QMessageBox::Cancel);
    QVERIFY(!m_window->close());
    QVERIFY(m_window->isVisible());
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstUntaken test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_untaken.moc"
