#include "tests/ui/ui_test.h"

#include "core/document/save.h"
#include "ui/store/document_store.h"
#include "ui/store/file_content.h"
#include "ui/store/recovery.h"
#include "ui/text.h"
#include "ui/window/main_window.h"
#include "ui/window/recovery_dialog.h"
#include "ui/window/windows.h"

#include <QtCore/QDir>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QTreeWidget>

#include <memory>
#include <sys/stat.h>
#include <utility>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPatienceMs = 20'000;
const auto kUnsaved = u"entered before the crash"_s;

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("The folder for the test cannot be written to.");
    }
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList copies()
{
    return QDir(ui::recoveryFolder()).entryList({u"*.recovery.json"_s}, QDir::AllEntries);
}

/// A copy as a process writes it, without its process.
void leaveCopy(const Document& document, const QString& path, const QByteArray& fingerprint)
{
    const QJsonObject object{{u"schema"_s, u"clusterbrief/recovery/1"_s}, {u"path"_s, path},
        {u"edited"_s, u"2026-05-04T10:00:00.000Z"_s},
        {u"fingerprint"_s, QString::fromLatin1(fingerprint)},
        {u"request"_s, ui::toQt(saveJson(document))}};
    QDir().mkpath(ui::recoveryFolder());
    put(ui::recoveryFolder() + u"/left.recovery.json"_s, QJsonDocument(object).toJson());
}

/// What the window of the other process does: it edits and is then left alone.
int editAndWait(const QString& path)
{
    ui::MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    if (!window.openFile(path)) {
        return 1;
    }
    window.store().setField(u"/project/title"_s, ui::fromQt(kUnsaved), u"Title"_s);
    return QApplication::exec();
}

} // namespace

/// What was entered outlives the process that it was entered in.
class TstRecovery : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void killedProcessLosesNothing();
    void livingProcessKeepsItsCopy();
    void copyIsThereUntilTheWorkIsSaved();
    void copyIsForItsOwnerOnly();
    void copyFollowsTheLastEdit();
    void typingThatNeverPausesIsWrittenToo();
    void copyOfAnUnsavedRequestOpensWithoutAFile();
    void copyOfADeletedFileOpensWithItsPath();
    void fileThatChangedSinceIsTold();
    void laterKeepsAndDiscardRemoves();
    void damagedCopiesTellWhatIsWrong_data();
    void damagedCopiesTellWhatIsWrong();
    void folderThatCannotBeMadeIsTold();
    void workThatIsGivenUpTellsNothing();
    void fileIsKnownFromEveryFolder();

private:
    ui::MainWindow* open(const QString& path = {});
    QString savedFile();
    void recoverFirst();

    QTemporaryDir m_folder;
};

void TstRecovery::cleanup()
{
    for (ui::MainWindow* window : ui::mainWindows()) {
        window->store().setFileMissing(false);
        closeWindow(window);
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QDir(ui::recoveryFolder()).removeRecursively();
}

ui::MainWindow* TstRecovery::open(const QString& path)
{
    ui::MainWindow* window = openWindow({});
    if (!path.isEmpty() && !window->openFile(path)) {
        qFatal("The file does not open.");
    }
    return window;
}

QString TstRecovery::savedFile()
{
    QString path = m_folder.filePath(u"saved.cluster.yaml"_s);
    put(path, QByteArray::fromStdString(saveYaml(baseDocument("h100-127"))));
    return path;
}

void TstRecovery::recoverFirst()
{
    ui::MainWindow* window = open();
    whenDialogOpens([](QDialog& dialog) { click(buttonWith(dialog, u"Recover"_s)); });
    ui::offerRecovery(ui::recoveryFolder(), window);
}

void TstRecovery::killedProcessLosesNothing()
{
    const QString path = savedFile();
    const QByteArray before = contentOf(path);
    QProcess other;
    other.setProcessChannelMode(QProcess::ForwardedChannels);
    other.start(QCoreApplication::applicationFilePath(), {u"--edit-and-wait"_s, path});
    QTRY_COMPARE_WITH_TIMEOUT(copies().size(), 1, kPatienceMs);
    QVERIFY(ui::Leftovers(ui::recoveryFolder()).list().empty());
    other.kill();
    QVERIFY(other.waitForFinished());
    QCOMPARE(contentOf(path), before);

    ui::MainWindow* window = open();
    QString row;
    QString details;
    whenDialogOpens([&](QDialog& dialog) {
        const auto* list = dialog.findChild<QTreeWidget*>();
        const QTreeWidgetItem* item = list->topLevelItem(0);
        constexpr int kComfortable = 24;
        QVERIFY(list->visualItemRect(item).height() >= kComfortable);
        row = item->text(0) + u' ' + item->text(1);
        details = dialog.findChild<QPlainTextEdit*>()->toPlainText();
        click(buttonWith(dialog, u"Recover"_s));
    });
    ui::offerRecovery(ui::recoveryFolder(), window);
    QVERIFY2(row.contains(kUnsaved) && row.contains(path), qPrintable(row));
    QVERIFY2(details.contains(u"→ "_s + kUnsaved), qPrintable(details));

    ui::DocumentStore& store = window->store();
    QCOMPARE(ui::toQt(store.document().project.title), kUnsaved);
    QCOMPARE(store.filePath(), path);
    QVERIFY(store.isModified());
    QCOMPARE(copies().size(), 1); // The window's own, as nothing is saved yet.
    store.undoStack().undo();
    QVERIFY(!store.isModified());
    QCOMPARE(store.document(), baseDocument("h100-127"));
    store.undoStack().redo();
    QVERIFY(window->save());
    QVERIFY(contentOf(path).contains(kUnsaved.toUtf8()));
    QTRY_VERIFY(copies().isEmpty());
}

void TstRecovery::livingProcessKeepsItsCopy()
{
    ui::MainWindow* window = open();
    window->store().setField(u"/project/title"_s, std::string("mine"), u"Title"_s);
    QTRY_COMPARE_WITH_TIMEOUT(copies().size(), 1, kPatienceMs);
    const ui::Leftovers left(ui::recoveryFolder());
    QVERIFY(left.list().empty());

    // One that is being looked at is not offered to a second program.
    leaveCopy(fullDocument(), {}, {});
    const ui::Leftovers first(ui::recoveryFolder());
    const ui::Leftovers second(ui::recoveryFolder());
    QCOMPARE(first.list().size(), std::size_t{1});
    QVERIFY(second.list().empty());
}

void TstRecovery::copyIsThereUntilTheWorkIsSaved()
{
    ui::MainWindow* window = open(savedFile());
    QTest::qWait(50);
    QVERIFY(copies().isEmpty());
    window->store().setField(u"/project/title"_s, std::string("one"), u"Title"_s);
    QTRY_COMPARE_WITH_TIMEOUT(copies().size(), 1, kPatienceMs);
    window->store().undoStack().undo();
    QTRY_VERIFY(copies().isEmpty());
    window->store().setField(u"/project/title"_s, std::string("two"), u"Title"_s);
    QTRY_COMPARE_WITH_TIMEOUT(copies().size(), 1, kPatienceMs);
    answerMessage(QMessageBox::Discard);
    QVERIFY(window->close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(QDir(ui::recoveryFolder()).isEmpty());
}

void TstRecovery::copyIsForItsOwnerOnly()
{
    ui::MainWindow* window = open();
    window->store().setField(u"/project/title"_s, std::string("secret"), u"Title"_s);
    QTRY_COMPARE_WITH_TIMEOUT(copies().size(), 1, kPatienceMs);
    const auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther
        | QFileDevice::WriteOther;
    const QString folder = ui::recoveryFolder();
    QVERIFY((QFile::permissions(folder + u'/' + copies().front()) & others) == 0);
    QVERIFY((QFile::permissions(folder) & others) == 0);
}

void TstRecovery::copyFollowsTheLastEdit()
{
    ui::DocumentStore store(sharedBuiltInCatalog());
    ui::RecoveryWriter writer(store, ui::recoveryFolder(), {}, nullptr);
    store.setField(u"/project/title"_s, std::string("first"), u"Title"_s);
    writer.writeNow();
    QCOMPARE(copies().size(), 1);
    const QString file = ui::recoveryFolder() + u'/' + copies().front();
    store.setField(u"/project/title"_s, std::string("second"), u"Title"_s);
    writer.writeNow();
    QVERIFY(contentOf(file).contains("second"));
    QCOMPARE(copies().size(), 1);
}

void TstRecovery::typingThatNeverPausesIsWrittenToo()
{
    ui::DocumentStore store(sharedBuiltInCatalog());
    const ui::RecoveryWriter writer(store, ui::recoveryFolder(), {60'000, 500}, nullptr);
    for (int key = 0; key < 1'000 && copies().isEmpty(); ++key) {
        store.setField(u"/project/title"_s, std::to_string(key), u"Title"_s);
        QTest::qWait(20);
    }
    QCOMPARE(copies().size(), 1);
}

void TstRecovery::copyOfAnUnsavedRequestOpensWithoutAFile()
{
    leaveCopy(fullDocument(), {}, {});
    recoverFirst();
    ui::DocumentStore& store = ui::mainWindows().front()->store();
    QCOMPARE(store.document(), fullDocument());
    QVERIFY(store.filePath().isEmpty() && store.isModified());
    store.undoStack().undo();
    QVERIFY(store.isModified());
}

void TstRecovery::copyOfADeletedFileOpensWithItsPath()
{
    const QString path = m_folder.filePath(u"gone.cluster.yaml"_s);
    leaveCopy(fullDocument(), path, "0123");
    recoverFirst();
    ui::MainWindow* window = ui::mainWindows().front();
    QCOMPARE(window->store().document(), fullDocument());
    QCOMPARE(window->store().filePath(), path);
    QVERIFY(window->store().isFileMissing());
    QVERIFY(window->save());
    QVERIFY(QFile::exists(path));
    QVERIFY(!window->store().isModified());
}

void TstRecovery::fileThatChangedSinceIsTold()
{
    const QString path = savedFile();
    leaveCopy(fullDocument(), path, ui::fingerprintOf("what it was"));
    const ui::Leftovers left(ui::recoveryFolder());
    QVERIFY(ui::differencesOf(left.list().front()).front().contains(u"another program"_s));
    ui::MainWindow* window = open();
    QVERIFY(window->recover(left.list().front()));
    answerMessage(QMessageBox::Cancel);
    QVERIFY(!window->save());
    QCOMPARE(contentOf(path), QByteArray::fromStdString(saveYaml(baseDocument("h100-127"))));
}

void TstRecovery::laterKeepsAndDiscardRemoves()
{
    leaveCopy(fullDocument(), {}, {});
    ui::MainWindow* window = open();
    whenDialogOpens([](QDialog& dialog) { click(buttonWith(dialog, u"Later"_s)); });
    ui::offerRecovery(ui::recoveryFolder(), window);
    QCOMPARE(copies().size(), 1);
    whenDialogOpens([](QDialog& dialog) {
        answerMessage(QMessageBox::Cancel);
        click(buttonWith(dialog, u"Discard…"_s));
        QCOMPARE(copies().size(), 1);
        answerMessage(QMessageBox::Discard);
        click(buttonWith(dialog, u"Discard…"_s));
    });
    ui::offerRecovery(ui::recoveryFolder(), window);
    QVERIFY(QDir(ui::recoveryFolder()).isEmpty());
    QVERIFY(window->store().isUntouched());
}

void TstRecovery::damagedCopiesTellWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("noise") << QByteArray(1000, '\xff');
    QTest::newRow("cut off") << QByteArray(R"({"schema":"clusterbrief/recovery/1","pa)");
    QTest::newRow("another version") << QByteArray(R"({"schema":"clusterbrief/recovery/9"})");
    QTest::newRow("deep") << QByteArray(200'000, '[');
    QTest::newRow("numbers for texts") << QByteArray(
        R"({"schema":"clusterbrief/recovery/1","path":7,"edited":[],"fingerprint":{},"request":3})");
    QTest::newRow("no request") << QByteArray(
        R"({"schema":"clusterbrief/recovery/1","path":"/dev/zero","request":"nodes: 5"})");
    QTest::newRow("pipe") << QByteArray("a pipe");
    QTest::newRow("huge") << QByteArray("huge");
}

void TstRecovery::damagedCopiesTellWhatIsWrong()
{
    QFETCH(const QByteArray, bytes);
    QDir().mkpath(ui::recoveryFolder());
    const QString file = ui::recoveryFolder() + u"/bad.recovery.json"_s;
    if (bytes == "a pipe") {
        QCOMPARE(mkfifo(file.toLocal8Bit().constData(), 0600), 0);
    } else {
        put(file, bytes);
    }
    if (bytes == "huge") {
        QVERIFY(QFile::resize(file, ui::kMostBytes + 1));
    }
    ui::MainWindow* window = open();
    QString details;
    bool mayRecover = true;
    whenDialogOpens([&](QDialog& dialog) {
        details = dialog.findChild<QPlainTextEdit*>()->toPlainText();
        mayRecover = buttonWith(dialog, u"Recover"_s)->isEnabled();
        answerMessage(QMessageBox::Discard);
        click(buttonWith(dialog, u"Discard…"_s));
    });
    ui::offerRecovery(ui::recoveryFolder(), window);
    QVERIFY2(details.contains(u"cannot be read"_s), qPrintable(details));
    QVERIFY(!mayRecover);
    QVERIFY(copies().isEmpty());
}

void TstRecovery::folderThatCannotBeMadeIsTold()
{
    const QString file = m_folder.filePath(u"a file"_s);
    put(file, "x");
    ui::DocumentStore store(sharedBuiltInCatalog());
    ui::RecoveryWriter writer(store, file + u"/recovery"_s, {}, nullptr);
    QString reason;
    connect(
        &writer, &ui::RecoveryWriter::troubled, this, [&](const QString& told) { reason = told; });
    store.setField(u"/project/title"_s, std::string("x"), u"Title"_s);
    writer.writeNow();
    QVERIFY2(reason.contains(file), qPrintable(reason));
}

/// Who listens would look at what has gone.
void TstRecovery::workThatIsGivenUpTellsNothing()
{
    auto store = std::make_unique<ui::DocumentStore>(sharedBuiltInCatalog());
    int told = 0;
    connect(store.get(), &ui::DocumentStore::fileChanged, this, [&told] { ++told; });
    store->setField(u"/project/title"_s, std::string("x"), u"Title"_s);
    QVERIFY(store->isModified());
    QCOMPARE(std::exchange(told, 0), 1);
    store.reset();
    QCOMPARE(told, 0);
}

/// Who recovers it may stand in another folder than who opened it.
void TstRecovery::fileIsKnownFromEveryFolder()
{
    const QString path = savedFile();
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder.path()));
    ui::DocumentStore store(sharedBuiltInCatalog());
    QVERIFY(store.open(QFileInfo(path).fileName()).empty());
    QVERIFY(QDir::setCurrent(before));
    QVERIFY(QFileInfo(store.filePath()).isAbsolute());
    QCOMPARE(QFileInfo(store.filePath()).canonicalFilePath(), QFileInfo(path).canonicalFilePath());
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        const QStringList words = QCoreApplication::arguments();
        if (words.size() == 3 && words[1] == QStringLiteral("--edit-and-wait")) {
            return clusterbrief::tests::editAndWait(words[2]);
        }
        clusterbrief::tests::TstRecovery test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_recovery.moc"
