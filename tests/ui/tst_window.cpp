#include "tests/ui/ui_test.h"

#include "core/document/save.h"
#include "ui/forms/section_page.h"
#include "ui/panels/findings_panel.h"
#include "ui/panels/summary_panel.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/recent_files.h"

#include <QtCore/QMimeData>
#include <QtCore/QPointer>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtCore/QUrl>
#include <QtGui/QAccessible>
#include <QtGui/QAction>
#include <QtGui/QDragEnterEvent>
#include <QtGui/QDropEvent>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QStatusBar>

#include <algorithm>
#include <set>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

QString nameOf(QWidget* widget)
{
    const QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
    return interface == nullptr ? QString() : interface->text(QAccessible::Name);
}

void drop(QWidget& window, const QList<QUrl>& urls)
{
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &enter);
    if (enter.isAccepted()) {
        QDropEvent dropped(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &dropped);
    }
}

} // namespace

/// The frame around the forms.
class TstWindow : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void mnemonicsAreUniqueInEachMenu();
    void shortcutsAreUnique();
    void everyMenuEntryHasAnEffectOrIsGrey();
    void everyControlHasAName();
    void tabReachesEveryControlOfAPage();
    void closingAsksForUnsavedChanges();
    void openingAsksForUnsavedChanges();
    void savingLosesCommentsOnlyWhenConfirmed();
    void droppedFileOpens();
    void brokenFileTellsItsProblems();
    void titleTellsFileAndChanges();
    void recentFilesAreKept();
    void docksComeBackAsTheyWere();
    void formerValueIsNotDrawnOverAnything();
    void buttonsOfDialogsStandInOneOrder();
    void fieldWithTheCursorIsToldFromOneWithAdvice();

private:
    ui::MainWindow* open(const Document& document = baseDocument("h100-127"));
    QString fileWith(const QString& name, const Document& document);

    QPointer<ui::MainWindow> m_window;
    QTemporaryDir m_folder;
};

ui::MainWindow* TstWindow::open(const Document& document)
{
    m_window = openWindow(document);
    return m_window;
}

void TstWindow::cleanup()
{
    if (m_window != nullptr) {
        closeWindow(m_window);
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

QString TstWindow::fileWith(const QString& name, const Document& document)
{
    QString path = m_folder.filePath(name);
    QFile file(path);
    const std::string text = saveYaml(document);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.c_str()) < 0) {
        qFatal("The folder for the test cannot be written to.");
    }
    return path;
}

void TstWindow::mnemonicsAreUniqueInEachMenu()
{
    open();
    std::vector<QList<QAction*>> menus{m_window->menuBar()->actions()};
    for (const auto* menu : m_window->menuBar()->findChildren<QMenu*>()) {
        menus.push_back(menu->actions());
    }
    QVERIFY(menus.size() >= 7);
    for (const QList<QAction*>& actions : menus) {
        std::set<QString> used;
        for (const QAction* action : actions) {
            const QString key = QKeySequence::mnemonic(action->text()).toString();
            QVERIFY2(key.isEmpty() || used.insert(key).second, qPrintable(action->text()));
        }
    }
}

void TstWindow::shortcutsAreUnique()
{
    open();
    std::set<QString> used;
    for (const QAction* action : m_window->findChildren<QAction*>()) {
        for (const QKeySequence& keys : action->shortcuts()) {
            QVERIFY2(used.insert(keys.toString()).second, qPrintable(keys.toString()));
        }
    }
    QVERIFY(used.size() > 20);
}

void TstWindow::everyMenuEntryHasAnEffectOrIsGrey()
{
    Document document = baseDocument("h100-127");
    open(document);
    const auto action = [&](const char* name) {
        return m_window->findChild<QAction*>(QString::fromUtf8(name));
    };
    for (const char* name : {"undo", "redo", "fix", "waive", "explain"}) {
        QVERIFY2(!action(name)->isEnabled(), name);
    }
    m_window->store().setField(
        u"/workloads/0/parallelism/tensor"_s, std::int64_t{16}, u"Tensor parallel"_s);
    QVERIFY(action("undo")->isEnabled());
    QVERIFY(action("nextFinding")->isEnabled());
    action("nextFinding")->trigger();
    for (const char* name : {"fix", "waive", "explain"}) {
        QVERIFY2(action(name)->isEnabled(), name);
    }
    for (const char* name : {"fix", "waive", "explain", "export", "newFromTemplate", "about"}) {
        bool opened = false;
        whenDialogOpens([&](QDialog& dialog) {
            opened = true;
            dialog.reject();
        });
        action(name)->trigger();
        QVERIFY2(opened, name);
    }
    action("filterFindings")->trigger();
    QVERIFY(m_window->focusWidget()->accessibleName().contains(u"Filter"_s));
    m_window->store().undoStack().undo();
    QVERIFY(m_window->store().reset({}).empty());
    QCOMPARE(action("nextFinding")->isEnabled(), !m_window->findings().isEmpty());
}

void TstWindow::everyControlHasAName()
{
    open(fullDocument());
    QStringList nameless;
    for (const ui::SectionId section : ui::kSections) {
        m_window->showSection(section);
        for (auto* widget : m_window->findChildren<QWidget*>()) {
            const bool takesKeys = widget->isVisible() && widget->focusPolicy() != Qt::NoFocus
                && widget->focusProxy() == nullptr;
            if (takesKeys && nameOf(widget).isEmpty()) {
                nameless << QString::fromUtf8(widget->metaObject()->className()) + u' '
                        + widget->objectName() + u" in "_s + ui::titleOf(section);
            }
        }
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
}

void TstWindow::tabReachesEveryControlOfAPage()
{
    open(fullDocument());
    for (const ui::SectionId section : {ui::SectionId::Project, ui::SectionId::Nodes,
             ui::SectionId::Compute, ui::SectionId::Rules}) {
        m_window->showSection(section);
        m_window->page(section)->setFocus();
        std::set<QWidget*> reached;
        for (int step = 0; step < 400; ++step) {
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
            reached.insert(m_window->focusWidget());
        }
        for (auto* widget : m_window->page(section)->findChildren<QWidget*>()) {
            const bool wanted = widget->isVisible() && widget->isEnabled()
                && (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr;
            QVERIFY2(!wanted || reached.count(widget) == 1, qPrintable(nameOf(widget)));
        }
    }
}

void TstWindow::closingAsksForUnsavedChanges()
{
    open();
    m_window->store().setField(u"/project/title"_s, std::string("changed"), u"Title"_s);
    answerMessage(QMessageBox::Cancel);
    QVERIFY(!m_window->close());
    QVERIFY(m_window->isVisible());
    const QString path = fileWith(u"closing.cluster.yaml"_s, {});
    QVERIFY(m_window->store().save(path).empty());
    m_window->store().setField(u"/project/title"_s, std::string("again"), u"Title"_s);
    answerMessage(QMessageBox::Save);
    QVERIFY(m_window->close());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("again"));

    open();
    m_window->store().setField(u"/project/title"_s, std::string("lost"), u"Title"_s);
    answerMessage(QMessageBox::Discard);
    QVERIFY(m_window->close());
}

void TstWindow::openingAsksForUnsavedChanges()
{
    open();
    const QString path = fileWith(u"other.cluster.yaml"_s, fullDocument());
    m_window->store().setField(u"/project/title"_s, std::string("changed"), u"Title"_s);
    answerMessage(QMessageBox::Cancel);
    QVERIFY(!m_window->openFile(path));
    QCOMPARE(m_window->store().document().project.title, std::string("changed"));
    answerMessage(QMessageBox::Discard);
    QVERIFY(m_window->openFile(path));
    QCOMPARE(m_window->store().document(), fullDocument());
}

void TstWindow::savingLosesCommentsOnlyWhenConfirmed()
{
    const QString path = fileWith(u"comments.cluster.yaml"_s, baseDocument("h100-127"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("# mind the gap\n");
    file.close();
    open();
    QVERIFY(m_window->openFile(path));
    answerMessage(QMessageBox::Cancel);
    QVERIFY(!m_window->save());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("mind the gap"));
    answerMessage(QMessageBox::Save);
    QVERIFY(m_window->save());
}

void TstWindow::droppedFileOpens()
{
    open({});
    const QString path = fileWith(u"dropped.cluster.yaml"_s, fullDocument());
    drop(*m_window, {QUrl::fromLocalFile(path), QUrl::fromLocalFile(path)});
    drop(*m_window, {QUrl(u"https://example.com/a.cluster.yaml"_s)});
    QCOMPARE(m_window->store().document(), Document{});
    drop(*m_window, {QUrl::fromLocalFile(path)});
    QCOMPARE(m_window->store().document(), fullDocument());
    QCOMPARE(m_window->store().filePath(), path);
}

void TstWindow::brokenFileTellsItsProblems()
{
    open();
    const QString path = m_folder.filePath(u"broken <b>.cluster.yaml"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("schema: clusterbrief/request/1\nproject: {revision: <b>soon</b>}\nnodes: 5\n");
    file.close();
    QString text;
    whenDialogOpens([&](QDialog& dialog) {
        auto* box = qobject_cast<QMessageBox*>(&dialog);
        text = box->text() + u'\n' + box->informativeText();
        dialog.reject();
    });
    QVERIFY(!m_window->openFile(path));
    QVERIFY2(text.contains(u":2:"_s) && text.contains(u":3:"_s), qPrintable(text));
    QVERIFY(!text.section(u'\n', 1).contains(u"<b>soon"_s));
    QCOMPARE(m_window->store().document(), baseDocument("h100-127"));
}

void TstWindow::titleTellsFileAndChanges()
{
    open();
    QVERIFY(m_window->windowTitle().startsWith(u"Untitled"_s));
    const auto says = [this](const QString& text) {
        const auto labels = m_window->statusBar()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
            [&](const QLabel* label) { return label->text() == text; });
    };
    QVERIFY(says(u"Untitled, not saved yet"_s));
    m_window->store().setField(u"/project/title"_s, std::string("changed"), u"Title"_s);
    QVERIFY(says(u"Untitled, not saved yet"_s));
    m_window->store().undoStack().undo();
    QVERIFY(m_window->openFile(fileWith(u"named.cluster.yaml"_s, {})));
    QVERIFY(m_window->windowTitle().startsWith(u"named.cluster.yaml"_s));
    QVERIFY(!m_window->isWindowModified());
    m_window->store().setField(u"/project/title"_s, std::string("changed"), u"Title"_s);
    QVERIFY(m_window->isWindowModified());
    QVERIFY(says(u"named.cluster.yaml, changed since it was saved"_s));
    m_window->store().undoStack().undo();
    QVERIFY(!m_window->isWindowModified());
}

void TstWindow::recentFilesAreKept()
{
    ui::forgetRecentFiles();
    open();
    for (int i = 0; i < 12; ++i) {
        QVERIFY(m_window->openFile(fileWith(u"recent%1 & co.cluster.yaml"_s.arg(i), {})));
    }
    QCOMPARE(ui::recentFiles().size(), 10);
    QVERIFY(ui::recentFiles().front().endsWith(u"recent11 & co.cluster.yaml"_s));
    ui::forgetRecentFiles();
    QVERIFY(ui::recentFiles().isEmpty());
}

void TstWindow::docksComeBackAsTheyWere()
{
    QSettings().clear();
    open();
    auto* summary = m_window->findChild<QDockWidget*>(u"summaryDock"_s);
    QVERIFY(summary->isVisible());
    m_window->addDockWidget(Qt::LeftDockWidgetArea, summary);
    m_window->findChild<QDockWidget*>(u"findingsDock"_s)->hide();
    closeWindow(m_window);
    open();
    summary = m_window->findChild<QDockWidget*>(u"summaryDock"_s);
    QCOMPARE(m_window->dockWidgetArea(summary), Qt::LeftDockWidgetArea);
    QVERIFY(!m_window->findChild<QDockWidget*>(u"findingsDock"_s)->isVisible());
    QSettings().clear();
}

void TstWindow::formerValueIsNotDrawnOverAnything()
{
    open();
    m_window->store().edit(
        u"Grow"_s, [](Document& document) { document.nodes.front().count = 999'999; });
    auto* panel = m_window->findChild<ui::SummaryPanel*>();
    const QImage changed = panel->grab().toImage();
    QVERIFY(m_window->saveTo(m_folder.filePath(u"grown.cluster.yaml"_s)));
    const QImage saved = panel->grab().toImage();
    QCOMPARE(changed.size(), saved.size());
    QVERIFY(changed != saved);
    const QRgb empty = saved.pixel(1, 1);
    for (int y = 0; y < saved.height(); ++y) {
        for (int x = 0; x < saved.width(); ++x) {
            const QRgb present = saved.pixel(x, y);
            QVERIFY2(present == empty || present == changed.pixel(x, y),
                qPrintable(u"at %1, %2"_s.arg(x).arg(y)));
        }
    }
}

void TstWindow::buttonsOfDialogsStandInOneOrder()
{
    open(templateDocument("h100-superpod-127"));
    m_window->store().setField(
        u"/workloads/0/parallelism/tensor"_s, FieldValue{std::int64_t{16}}, u"x"_s);
    const auto expect = [](const QString& acts) {
        whenDialogOpens([acts](QDialog& dialog) {
            const int act = buttonWith(dialog, acts)->mapTo(&dialog, QPoint()).x();
            const int leave = buttonWith(dialog, u"Cancel"_s)->mapTo(&dialog, QPoint()).x();
            QVERIFY2(act < leave, qPrintable(acts));
            dialog.reject();
        });
    };
    for (int i = 0; i < 20 && !m_window->findings().mayFix(); ++i) {
        m_window->findings().goToNext();
    }
    QVERIFY(m_window->findings().mayFix());
    const std::pair<QString, QString> dialogs[] = {{u"fix"_s, u"Apply"_s}, {u"waive"_s, u"Waive"_s},
        {u"newFromTemplate"_s, u"Start"_s}, {u"export"_s, u"Export"_s}, {u"guided"_s, u"Next"_s}};
    for (const auto& [action, button] : dialogs) {
        expect(button);
        m_window->findChild<QAction*>(action)->trigger();
    }
}

void TstWindow::fieldWithTheCursorIsToldFromOneWithAdvice()
{
    QWidget form;
    auto* advised = new QLineEdit(&form);
    advised->setProperty("trouble", u"advice"_s);
    auto* edited = new QLineEdit(&form);
    edited->move(0, advised->height() + 10);
    edited->setFocus();
    form.show();
    activate(form);
    QTRY_VERIFY(edited->hasFocus());
    const auto insideTheEdge = [](QWidget& field) {
        return field.grab().toImage().pixelColor(1, field.height() / 2);
    };
    QCOMPARE(insideTheEdge(*edited), ui::tokensOf(qApp->palette()).accent);
    QCOMPARE(insideTheEdge(*advised), ui::tokensOf(qApp->palette()).field);
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstWindow test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_window.moc"
