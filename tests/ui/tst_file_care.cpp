#include "tests/ui/ui_test.h"

#include "core/document/save.h"
#include "ui/compare/compare_dialog.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/file_bar.h"
#include "ui/window/main_window.h"
#include "ui/window/windows.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QPointer>
#include <QtCore/QSaveFile>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray yamlOf(const Document& document)
{
    return QByteArray::fromStdString(saveYaml(document));
}

/// Replaces the file as careful programs do: by another of its name.
void replaceFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        qFatal("The folder for the test cannot be written to.");
    }
}

/// Nobody's rights as long as it lives, as those of root know no folder that cannot be written to.
class WithoutRights {
public:
    WithoutRights() { m_dropped = geteuid() == 0 && setresuid(kNobody, kNobody, 0) == 0; }
    ~WithoutRights()
    {
        if (m_dropped && setresuid(0, 0, 0) != 0) {
            qFatal("The rights do not come back.");
        }
    }
    WithoutRights(const WithoutRights&) = delete;
    WithoutRights& operator=(const WithoutRights&) = delete;

private:
    static constexpr uid_t kNobody = 65'534;
    bool m_dropped = false;
};

/// No file can grow beyond so many bytes, as on a full disk.
class WithoutRoom {
public:
    explicit WithoutRoom(rlim_t bytes)
        : m_signal(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit narrow{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &narrow);
    }
    ~WithoutRoom()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    WithoutRoom(const WithoutRoom&) = delete;
    WithoutRoom& operator=(const WithoutRoom&) = delete;

private:
    rlimit m_before{};
    void (*m_signal)(int);
};

/// What the message that opens next says; it is then cancelled.
void readMessage(QString& text)
{
    whenDialogOpens([&text](QDialog& dialog) {
        auto* box = qobject_cast<QMessageBox*>(&dialog);
        text = box == nullptr ? QString() : box->text() + u'\n' + box->informativeText();
        dialog.reject();
    });
}

} // namespace

/// The file of a window, other programs, other windows, and disks that take nothing.
class TstFileCare : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void replacedFileIsTold();
    void fileWrittenInPlaceIsTold();
    void savingOverAChangedFileAsks();
    void reloadCanBeUndone();
    void keepMineSavesWithoutAsking();
    void ownSaveIsNoChange();
    void deletedFileIsMarkedAndWrittenAgain();
    void fileThatComesBackIsAsBefore();
    void sameFileRaisesItsWindow();
    void emptyWindowIsUsedOtherwiseAnotherOpens();
    void brokenFileOpensNoWindow();
    void saveAsOverAnOpenFileIsRefused();
    void quitAsksForEachAndCancelClosesNone();
    void folderThatCannotBeWrittenLeavesTheFile();
    void fullDiskLeavesTheFile();
    void removedFolderIsTold();
    void pipeIsNotWaitedFor();
    void damagedSettingsAreTold();
    void floatingPanelComesBackAndResetPutsItHome();

private:
    ui::MainWindow* open(const QString& path);
    QString fileWith(const QString& name, const Document& document = baseDocument("h100-127"));
    void change(ui::MainWindow* window, const char* title);

    QTemporaryDir m_folder;
};

void TstFileCare::cleanup()
{
    for (ui::MainWindow* window : ui::mainWindows()) {
        window->store().setFileMissing(false);
        closeWindow(window);
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

ui::MainWindow* TstFileCare::open(const QString& path)
{
    ui::MainWindow* window = openWindow({});
    if (!window->openFile(path)) {
        qFatal("The file does not open.");
    }
    return window;
}

QString TstFileCare::fileWith(const QString& name, const Document& document)
{
    QString path = m_folder.filePath(name);
    replaceFile(path, yamlOf(document));
    return path;
}

void TstFileCare::change(ui::MainWindow* window, const char* title)
{
    window->store().setField(u"/project/title"_s, std::string(title), u"Title"_s);
}

void TstFileCare::replacedFileIsTold()
{
    const QString path = fileWith(u"replaced.cluster.yaml"_s);
    ui::MainWindow* window = open(path);
    auto* bar = window->findChild<ui::FileBar*>();
    QVERIFY(!bar->isVisible());
    replaceFile(path, yamlOf(fullDocument()));
    QTRY_VERIFY(bar->isVisible());
    QVERIFY(bar->findChild<QLabel*>()->text().contains(u"replaced.cluster.yaml"_s));
    click(buttonWith(*bar, u"Compare…"_s));
    auto* comparison = window->findChild<ui::CompareDialog*>();
    QVERIFY(comparison != nullptr && !comparison->comparison().isEqual());
    comparison->close();
    // The file that stands there now is watched as the first one was.
    replaceFile(path, yamlOf(baseDocument("h100-127")));
    QTRY_VERIFY(!bar->isVisible());
    replaceFile(path, yamlOf(fullDocument()));
    QTRY_VERIFY(bar->isVisible());
}

void TstFileCare::fileWrittenInPlaceIsTold()
{
    const QString path = fileWith(u"in place.cluster.yaml"_s);
    ui::MainWindow* window = open(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("# looked at\n");
    file.close();
    QTRY_VERIFY(window->findChild<ui::FileBar*>()->isVisible());
}

void TstFileCare::savingOverAChangedFileAsks()
{
    const QString path = fileWith(u"asks.cluster.yaml"_s);
    ui::MainWindow* window = open(path);
    change(window, "mine");
    replaceFile(path, yamlOf(fullDocument()));
    // At once, before the system has told of it.
    QString text;
    readMessage(text);
    QVERIFY(!window->save());
    QVERIFY2(text.contains(u"asks.cluster.yaml"_s), qPrintable(text));
    QCOMPARE(contentOf(path), yamlOf(fullDocument()));
    QVERIFY(window->store().isModified());
    answerMessage(QMessageBox::Save);
    QVERIFY(window->save());
    QVERIFY(contentOf(path).contains("mine"));
}

void TstFileCare::reloadCanBeUndone()
{
    const QString path = fileWith(u"reload.cluster.yaml"_s);
    ui::MainWindow* window = open(path);
    change(window, "mine");
    const Document mine = window->store().document();
    replaceFile(path, yamlOf(fullDocument()));
    auto* bar = window->findChild<ui::FileBar*>();
    QTRY_VERIFY(bar->isVisible());
    click(buttonWith(*bar, u"Reload"_s));
    QVERIFY(!bar->isVisible());
    QCOMPARE(window->store().document(), fullDocument());
    QVERIFY(!window->store().isModified());
    window->store().undoStack().undo();
    QCOMPARE(window->store().document(), mine);
    QVERIFY(window->store().isModified());
}

void TstFileCare::keepMineSavesWithoutAsking()
{
    const QString path = fileWith(u"keep.cluster.yaml"_s);
    ui::MainWindow* window = open(path);
    replaceFile(path, yamlOf(fullDocument()));
    auto* bar = window->findChild<ui::FileBar*>();
    QTRY_VERIFY(bar->isVisible());
    click(buttonWith(*bar, u"Keep Mine"_s));
    QVERIFY(!bar->isVisible());
    QVERIFY(window->store().isModified());
    QVERIFY(window->save());
    QCOMPARE(contentOf(path), yamlOf(baseDocument("h100-127")));
}

void TstFileCare::ownSaveIsNoChange()
{
    const QString path = fileWith(u"own.cluster.yaml"_s);
    ui::MainWindow* window = open(path);
    for (const char* title : {"one", "two"}) {
        change(window, title);
        QVERIFY(window->save());
    }
    QTest::qWait(400); // Until what the system tells of it has been looked at.
    QVERIFY(!window->findChild<ui::FileBar*>()->isVisible());
}

void TstFileCare::deletedFileIsMarkedAndWrittenAgain()
{
    const QString path = fileWith(u"deleted.cluster.yaml"_s);
    ui::MainWindow* window = open(path);
    QVERIFY(QFile::remove(path));
    auto* bar = window->findChild<ui::FileBar*>();
    QTRY_VERIFY(bar->isVisible());
    QVERIFY(window->isWindowModified());
    answerMessage(QMessageBox::Cancel);
    QVERIFY(!window->close());
    click(buttonWith(*bar, u"Write Again"_s));
    QCOMPARE(contentOf(path), yamlOf(baseDocument("h100-127")));
    QVERIFY(!bar->isVisible() && !window->isWindowModified());
}

void TstFileCare::fileThatComesBackIsAsBefore()
{
    const QString path = fileWith(u"back.cluster.yaml"_s);
    ui::MainWindow* window = open(path);
    auto* bar = window->findChild<ui::FileBar*>();
    QVERIFY(QFile::rename(path, path + u".aside"_s));
    QTRY_VERIFY(bar->isVisible());
    QVERIFY(QFile::rename(path + u".aside"_s, path));
    QTRY_VERIFY(!bar->isVisible());
    QVERIFY(!window->isWindowModified());
}

void TstFileCare::sameFileRaisesItsWindow()
{
    const QString path = fileWith(u"same.cluster.yaml"_s);
    ui::MainWindow* window = open(path);
    ui::MainWindow* other = openWindow({});
    const QString another =
        m_folder.path() + u"/../"_s + QDir(m_folder.path()).dirName() + u"/same.cluster.yaml"_s;
    QCOMPARE(ui::openInWindow(another, other), window);
    QVERIFY(other->store().isUntouched());
    QVERIFY(QTest::qWaitForWindowActive(window));
}

void TstFileCare::emptyWindowIsUsedOtherwiseAnotherOpens()
{
    closeWindow(openWindow({})); // Where it stood is where the next one opens.
    ui::MainWindow* window = openWindow({});
    QCOMPARE(ui::openInWindow(fileWith(u"first.cluster.yaml"_s), window), window);
    ui::MainWindow* second = ui::openInWindow(fileWith(u"second.cluster.yaml"_s), window);
    QVERIFY(second != window);
    QVERIFY(second->geometry().topLeft() != window->geometry().topLeft());
    QVERIFY(window->store().filePath().endsWith(u"first.cluster.yaml"_s));
    ui::MainWindow* third = openWindow({});
    change(third, "entered");
    third->store().undoStack().undo();
    QVERIFY(ui::openInWindow(fileWith(u"third.cluster.yaml"_s), third) != third);
}

void TstFileCare::brokenFileOpensNoWindow()
{
    ui::MainWindow* window = open(fileWith(u"whole.cluster.yaml"_s));
    const QString path = m_folder.filePath(u"broken.cluster.yaml"_s);
    replaceFile(path, "nodes: 5");
    QString text;
    readMessage(text);
    QCOMPARE(ui::openInWindow(path, window), nullptr);
    QVERIFY(text.contains(u"broken.cluster.yaml"_s));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(ui::mainWindows().size(), 1);
}

void TstFileCare::saveAsOverAnOpenFileIsRefused()
{
    const QString path = fileWith(u"taken.cluster.yaml"_s);
    open(path);
    ui::MainWindow* other = openWindow(fullDocument());
    QString text;
    readMessage(text);
    QVERIFY(!other->saveTo(path));
    QVERIFY2(text.contains(u"another window"_s), qPrintable(text));
    QCOMPARE(contentOf(path), yamlOf(baseDocument("h100-127")));
}

void TstFileCare::quitAsksForEachAndCancelClosesNone()
{
    const QPointer<ui::MainWindow> first = openWindow(baseDocument("h100-127"));
    const QPointer<ui::MainWindow> second = openWindow(baseDocument("h100-127"));
    change(first, "one");
    change(second, "two");
    whenDialogOpens([](QDialog& dialog) {
        answerMessage(QMessageBox::Cancel);
        click(qobject_cast<QMessageBox*>(&dialog)->button(QMessageBox::Discard));
    });
    QVERIFY(!ui::quitAll());
    QVERIFY(first->isVisible() && second->isVisible());
    whenDialogOpens([](QDialog& dialog) {
        answerMessage(QMessageBox::Discard);
        click(qobject_cast<QMessageBox*>(&dialog)->button(QMessageBox::Discard));
    });
    QVERIFY(ui::quitAll());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(first == nullptr && second == nullptr);
}

void TstFileCare::folderThatCannotBeWrittenLeavesTheFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"kept.cluster.yaml"_s);
    replaceFile(path, yamlOf(baseDocument("h100-127")));
    QFile::setPermissions(path, QFileDevice::Permissions(0x6666));
    QFile::setPermissions(folder.path(), QFileDevice::Permissions(0x5555));
    ui::MainWindow* window = open(path);
    change(window, "not saved");
    QString text;
    {
        const WithoutRights nobody;
        readMessage(text);
        QVERIFY(!window->save());
    }
    QVERIFY2(text.contains(u"nothing may be written to the folder"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Save As"_s), qPrintable(text));
    QVERIFY(window->store().isModified());
    QCOMPARE(contentOf(path), yamlOf(baseDocument("h100-127")));
    QFile::setPermissions(folder.path(), QFileDevice::Permissions(0x7700));
    QVERIFY(window->save());
}

void TstFileCare::fullDiskLeavesTheFile()
{
    const QString path = fileWith(u"full.cluster.yaml"_s);
    ui::MainWindow* window = open(path);
    change(window, "not saved");
    QString text;
    {
        const WithoutRoom narrow(100);
        readMessage(text);
        QVERIFY(!window->save());
    }
    QVERIFY2(text.contains(u"cannot be written"_s), qPrintable(text));
    QVERIFY(window->store().isModified());
    QCOMPARE(contentOf(path), yamlOf(baseDocument("h100-127")));
    QCOMPARE(QDir(m_folder.path()).entryList({u"full.*"_s}, QDir::Files).size(), 1);
}

void TstFileCare::removedFolderIsTold()
{
    const QString folder = m_folder.filePath(u"removed"_s);
    QVERIFY(QDir().mkpath(folder));
    const QString path = folder + u"/a.cluster.yaml"_s;
    replaceFile(path, yamlOf(fullDocument()));
    ui::MainWindow* window = open(path);
    QVERIFY(QDir(folder).removeRecursively());
    QTRY_VERIFY(window->findChild<ui::FileBar*>()->isVisible());
    QString text;
    readMessage(text);
    QVERIFY(!window->save());
    QVERIFY2(text.contains(u"is not there"_s), qPrintable(text));
    QVERIFY(window->store().isModified());
}

void TstFileCare::pipeIsNotWaitedFor()
{
    ui::DocumentStore store(sharedBuiltInCatalog());
    const Errors errors = store.open(u"/dev/zero"_s);
    QCOMPARE(errors.size(), std::size_t{1});
    QVERIFY(QString::fromStdString(errors.front().what).contains(u"device"_s));
}

void TstFileCare::damagedSettingsAreTold()
{
    QVERIFY(ui::settingsTrouble().isEmpty());
    const QString file = QSettings().fileName();
    QFile::remove(file);
    QDir().mkpath(QFileInfo(file).absolutePath());
    replaceFile(file, "[window\nscheme");
    QString text = ui::settingsTrouble();
    QVERIFY2(text.contains(file) && text.contains(u"damaged"_s), qPrintable(text));
    // Whatever its values are, the window opens.
    replaceFile(file, "[window]\ngeometry=7\nstate=@ByteArray(x)\nscheme=-9\n[export]\nformats=1");
    open(fileWith(u"settings.cluster.yaml"_s));
    replaceFile(file, "");
    QVERIFY(ui::settingsTrouble().isEmpty());
}

void TstFileCare::floatingPanelComesBackAndResetPutsItHome()
{
    const auto summary = [](ui::MainWindow* window) {
        return window->findChild<QDockWidget*>(u"summaryDock"_s);
    };
    const QString path = fileWith(u"layout.cluster.yaml"_s);
    ui::MainWindow* window = open(path);
    QTest::mouseDClick(summary(window)->titleBarWidget(), Qt::LeftButton);
    QVERIFY(summary(window)->isFloating());
    window->resize(1180, 700);
    closeWindow(window);
    window = new ui::MainWindow;
    window->show();
    QVERIFY(window->openFile(path));
    QVERIFY(summary(window)->isFloating());
    QCOMPARE(window->size(), QSize(1180, 700));
    window->findChild<QDockWidget*>(u"findingsDock"_s)->hide();
    window->findChild<QAction*>(u"resetLayout"_s)->trigger();
    QVERIFY(!summary(window)->isFloating());
    QCOMPARE(window->dockWidgetArea(summary(window)), Qt::RightDockWidgetArea);
    QVERIFY(window->findChild<QDockWidget*>(u"findingsDock"_s)->isVisible());
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstFileCare test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_file_care.moc"
