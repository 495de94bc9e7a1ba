#include "tests/ui/ui_test.h"

#include "core/document/save.h"
#include "ui/store/document_store.h"
#include "ui/store/file_content.h"
#include "ui/store/recovery.h"
#include "ui/text.h"
#include "ui/window/main_window.h"

#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QProcess>
#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr int kKills = 200;
constexpr int kPatienceMs = 60'000;

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Document version(int number)
{
    Document document = baseDocument("h100-127");
    document.project.title = std::to_string(number);
    return document;
}

int numberOf(const Document& document)
{
    return std::stoi(document.project.title);
}

/// What the other process does until it dies: it edits, lets its window keep a copy, saves every
/// third edit, and says what is on the disk.
int editAndSaveForEver(const QString& path)
{
    ui::MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    if (!window.openFile(path)) {
        return 1;
    }
    auto* recovery = window.findChild<ui::RecoveryWriter*>();
    for (int number = 1;; ++number) {
        window.store().setField(u"/project/title"_s, std::to_string(number), u"Title"_s);
        if (number % 3 == 0) {
            if (!window.save()) {
                return 1;
            }
        } else {
            recovery->writeNow();
        }
        std::printf("%d\n", number);
        std::fflush(stdout);
        QCoreApplication::processEvents();
    }
}

/// Runs the other process until it has told so many edits and is on its way with the next, and
/// returns the last edit that it called safe.
int killedAfter(const QString& path, int edits, QRandomGenerator& chance)
{
    QProcess other;
    other.setStandardErrorFile(QProcess::nullDevice());
    other.start(QCoreApplication::applicationFilePath(), {u"--edit-and-save"_s, path});
    QElapsedTimer clock;
    int told = 0;
    while (told < edits && other.waitForReadyRead(kPatienceMs)) {
        if (told == 0) {
            clock.start();
        }
        while (other.canReadLine()) {
            told = other.readLine().toInt();
        }
    }
    const auto usual = static_cast<int>(clock.nsecsElapsed() / 1'000 / edits) + 1'000;
    std::this_thread::sleep_for(std::chrono::microseconds(chance.bounded(usual)));
    other.kill();
    other.waitForFinished(kPatienceMs);
    while (other.canReadLine()) {
        told = other.readLine().toInt();
    }
    return told;
}

} // namespace

/// A process that dies while it saves leaves the old file or the new one, and a copy of the rest.
class TstKills : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void nothingSafeIsLostAtAnyMoment();
};

void TstKills::nothingSafeIsLostAtAnyMoment()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"saved.cluster.yaml"_s);
    QRandomGenerator chance(7);
    int copies = 0;
    int newerCopies = 0;
    for (int kill = 0; kill < kKills; ++kill) {
        QVERIFY(ui::writeWhole(path, saveYaml(version(0))).empty());
        const int safe = killedAfter(path, 1 + static_cast<int>(chance.bounded(6)), chance);
        QVERIFY(safe > 0);

        const Result<LoadedRequest> file = ui::requestIn(contentOf(path), path);
        QVERIFY2(file.has_value(), contentOf(path).constData());
        const int saved = numberOf(file->document);
        QCOMPARE(file->document, version(saved));
        QCOMPARE(saved % 3, 0);

        int kept = 0;
        ui::Leftovers left(ui::recoveryFolder());
        QVERIFY(left.list().size() <= 1);
        while (!left.list().empty()) {
            const ui::Leftover& copy = left.list().front();
            QVERIFY2(copy.document.has_value(), qPrintable(copy.fault));
            kept = numberOf(*copy.document);
            QCOMPARE(*copy.document, version(kept));
            QCOMPARE(copy.path, path);
            ++copies;
            newerCopies += kept > saved ? 1 : 0;
            left.remove(0);
        }
        QVERIFY2(std::max(saved, kept) >= safe,
            qPrintable(u"safe %1, file %2, copy %3"_s.arg(safe).arg(saved).arg(kept)));
    }
    // The moments fell into all parts of the work.
    QVERIFY(newerCopies > kKills / 4);
    QVERIFY(copies < kKills);
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        const QStringList words = QCoreApplication::arguments();
        if (words.size() == 3 && words[1] == QStringLiteral("--edit-and-save")) {
            return clusterbrief::tests::editAndSaveForEver(words[2]);
        }
        clusterbrief::tests::TstKills test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_kills.moc"
