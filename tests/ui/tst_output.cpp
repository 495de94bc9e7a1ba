#include "tests/ui/ui_test.h"

#include "core/version.h"
#include "ui/preview/export_dialog.h"
#include "ui/preview/export_job.h"
#include "ui/preview/preview_page.h"
#include "ui/preview/print_brief.h"
#include "ui/print/paged_brief.h"
#include "ui/print/pdf.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/main_window.h"

#include <QtCore/QDir>
#include <QtCore/QPointer>
#include <QtCore/QProcess>
#include <QtCore/QSemaphore>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtCore/QThreadPool>
#include <QtGui/QAccessible>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtPrintSupport/QPrinter>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStatusBar>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

QSemaphore begun;
QSemaphore mayEnd;

Result<std::string> renderQuickly(const RenderInput& /*input*/)
{
    return std::string("quick");
}

/// Ends when the test lets it.
Result<std::string> renderSlowly(const RenderInput& /*input*/)
{
    begun.release();
    mayEnd.acquire();
    return std::string(5'000'000, 's');
}

Result<std::string> renderNothing(const RenderInput& /*input*/)
{
    return failure("none", "there is nothing to render");
}

constexpr Format kQuick{"quick", "Quick", "text/plain", renderQuickly};
constexpr Format kSlow{"slow", "Slow", "text/plain", renderSlowly};
constexpr Format kNone{"none", "None", "text/plain", renderNothing};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("The folder for the test cannot be written to.");
    }
}

std::shared_ptr<const Analysis> analysisOf(const Document& document)
{
    return std::make_shared<const Analysis>(analyse(document, sharedBuiltInCatalog()).value());
}

QString textOfPdf(const QString& path)
{
    QProcess reader;
    reader.start(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
    reader.waitForFinished();
    return QString::fromUtf8(reader.readAllStandardOutput());
}

} // namespace

/// What leaves the window: files, paper, the clipboard.
class TstOutput : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void exportWritesWhatIsChosen();
    void windowSaysWhatWasWritten();
    void presentFileIsReplacedOnlyWhenAskedFor();
    void windowStaysAliveAndCancelEndsTheExport();
    void cancelledJobLeavesEveryFile();
    void stoppedPdfEndsWithinItsPages();
    void oneFailureDoesNotStopTheOthers();
    void dialogGoesWhileFilesAreMade();
    void printedSheetsAreThoseOfThePdf();
    void printedPageRangeIsKept();
    void printerThatTakesNothingIsTold();
    void markdownIsOnTheClipboard();

private:
    ui::ExportOrder orderOf(std::initializer_list<const Format*> formats);
    void choose(ui::ExportDialog& dialog, const QStringList& endings);

    QTemporaryDir m_folder;
};

ui::ExportOrder TstOutput::orderOf(std::initializer_list<const Format*> formats)
{
    ui::ExportOrder order{
        analysisOf(fullDocument()), ui::briefOptions(std::nullopt, Detail::Full), Paper::A4, {}};
    for (const Format* format : formats) {
        order.targets.push_back(
            {format, m_folder.filePath(u"out."_s + QString::fromUtf8(format->ending))});
    }
    return order;
}

void TstOutput::choose(ui::ExportDialog& dialog, const QStringList& endings)
{
    for (auto* box : dialog.findChildren<QCheckBox*>()) {
        box->setChecked(endings.contains(box->objectName()));
    }
}

void TstOutput::exportWritesWhatIsChosen()
{
    ui::DocumentStore store(sharedBuiltInCatalog());
    QVERIFY(store.reset(fullDocument()).empty());
    ui::ExportDialog dialog(store, nullptr);
    dialog.show();
    dialog.findChild<QLineEdit*>(u"base"_s)->setText(m_folder.filePath(u"my.brief"_s));
    choose(dialog, {u"pdf"_s, u"md"_s, u"xlsx"_s});
    click(buttonWith(dialog, u"Export"_s));
    QVERIFY(dialog.findChild<QProgressBar*>()->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isVisible(), 30'000);
    QCOMPARE(dialog.result(), int{QDialog::Accepted});
    QVERIFY(contentOf(m_folder.filePath(u"my.brief.pdf"_s)).startsWith("%PDF"));
    QVERIFY(contentOf(m_folder.filePath(u"my.brief.md"_s)).contains('#'));
    QVERIFY(contentOf(m_folder.filePath(u"my.brief.xlsx"_s)).startsWith("PK"));
}

void TstOutput::windowSaysWhatWasWritten()
{
    ui::MainWindow* window = openWindow(fullDocument());
    whenDialogOpens([this](QDialog& dialog) {
        dialog.findChild<QLineEdit*>(u"base"_s)->setText(m_folder.filePath(u"told"_s));
        choose(static_cast<ui::ExportDialog&>(dialog), {u"md"_s, u"brief.json"_s});
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    window->exportBrief();
    const QString told = window->statusBar()->currentMessage();
    QVERIFY2(told.startsWith(u"Wrote told."_s), qPrintable(told));
    for (const QString& part : {u"told.md"_s, u"told.brief.json"_s,
             u" in "_s + QDir::toNativeSeparators(m_folder.path())}) {
        QVERIFY2(told.contains(part), qPrintable(told));
    }
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(window->statusBar());
    QCOMPARE(spoken->text(QAccessible::Name), told);
    closeWindow(window);
}

void TstOutput::presentFileIsReplacedOnlyWhenAskedFor()
{
    ui::DocumentStore store(sharedBuiltInCatalog());
    QVERIFY(store.reset(fullDocument()).empty());
    ui::ExportDialog dialog(store, nullptr);
    dialog.show();
    const QString path = m_folder.filePath(u"present.md"_s);
    put(path, "mine");
    dialog.findChild<QLineEdit*>(u"base"_s)->setText(m_folder.filePath(u"present"_s));
    choose(dialog, {u"md"_s});
    whenDialogOpens([](QDialog& asked) {
        QVERIFY(buttonWith(asked, u"Replace"_s)->isVisible());
        QTest::keyClick(&asked, Qt::Key_Return);
    });
    click(buttonWith(dialog, u"Export"_s));
    QVERIFY(dialog.isVisible());
    QCOMPARE(contentOf(path), QByteArray("mine"));
    whenDialogOpens([](QDialog& asked) { click(buttonWith(asked, u"Replace"_s)); });
    click(buttonWith(dialog, u"Export"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isVisible(), 30'000);
    QVERIFY(contentOf(path).contains('#'));
}

void TstOutput::windowStaysAliveAndCancelEndsTheExport()
{
    ui::DocumentStore store(sharedBuiltInCatalog());
    QVERIFY(store.reset(fullDocument()).empty());
    ui::ExportDialog dialog(store, nullptr);
    dialog.show();
    const QString base = m_folder.filePath(u"cancelled"_s);
    dialog.findChild<QLineEdit*>(u"base"_s)->setText(base);
    choose(dialog, {u"pdf"_s, u"html"_s});
    dialog.startExport();
    click(buttonWith(dialog, u"Cancel"_s));
    QVERIFY(dialog.isVisible());
    QVERIFY(buttonWith(dialog, u"Export"_s)->isEnabled());
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(dialog.isVisible());
    QVERIFY(!QFile::exists(base + u".pdf"_s) && !QFile::exists(base + u".html"_s));
    click(buttonWith(dialog, u"Cancel"_s));
    QVERIFY(!dialog.isVisible());
}

void TstOutput::cancelledJobLeavesEveryFile()
{
    const QString quick = m_folder.filePath(u"out.quick"_s);
    put(quick, "as it was");
    ui::ExportJob job(orderOf({&kQuick, &kSlow}), nullptr);
    const QSignalSpy making(&job, &ui::ExportJob::making);
    const QSignalSpy finished(&job, &ui::ExportJob::finished);
    job.start();
    begun.acquire();
    QCoreApplication::processEvents();
    QCOMPARE(making.last().front().toInt(), 1);
    job.cancel();
    mayEnd.release();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(finished.isEmpty());
    QCOMPARE(contentOf(quick), "as it was");
    QCOMPARE(
        QDir(m_folder.path()).entryList({u"out.*"_s}, QDir::Files), QStringList{u"out.quick"_s});
}

void TstOutput::stoppedPdfEndsWithinItsPages()
{
    const std::shared_ptr<const Analysis> analysis = analysisOf(fullDocument());
    const Brief brief = compose(*analysis, ui::briefOptions(std::nullopt, Detail::Full));
    std::atomic<bool> stop = false;
    RenderInput input{*analysis, brief};
    input.stop = &stop;
    QVERIFY(pdfFormat().render(input).has_value());
    QVERIFY(PagedBrief(brief, Paper::A4, nullptr, &stop).pageCount() > 1);
    stop = true;
    const Result<std::string> stopped = pdfFormat().render(input);
    QVERIFY(!stopped.has_value());
    QVERIFY(stopped.error().front().what.find("stopped") != std::string::npos);
    // Nothing was laid out but what stands before the first section.
    QVERIFY(PagedBrief(brief, Paper::A4, nullptr, &stop).pageCount() <= 1);
}

void TstOutput::oneFailureDoesNotStopTheOthers()
{
    ui::ExportJob job(orderOf({&kNone, &kQuick}), nullptr);
    QSignalSpy finished(&job, &ui::ExportJob::finished);
    job.start();
    QVERIFY(finished.wait());
    QCOMPARE(finished.front().front().toStringList(),
        QStringList{u"none: there is nothing to render"_s});
    QCOMPARE(contentOf(m_folder.filePath(u"out.quick"_s)), "quick");

    ui::ExportOrder order = orderOf({&kQuick});
    order.targets.front().path = m_folder.filePath(u"nowhere/out.quick"_s);
    ui::ExportJob lost(std::move(order), nullptr);
    QSignalSpy told(&lost, &ui::ExportJob::finished);
    lost.start();
    QVERIFY(told.wait());
    const QString line = told.front().front().toStringList().join(u'\n');
    QVERIFY2(line.contains(u"the folder"_s) && line.contains(u"is not there"_s), qPrintable(line));
}

void TstOutput::dialogGoesWhileFilesAreMade()
{
    auto* job = new ui::ExportJob(orderOf({&kSlow}), nullptr);
    job->start();
    begun.acquire();
    delete job;
    mayEnd.release();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(!QFile::exists(m_folder.filePath(u"out.slow"_s)));
}

void TstOutput::printedSheetsAreThoseOfThePdf()
{
    const auto analysis = analysisOf(fullDocument());
    const Brief brief = compose(*analysis, ui::briefOptions(std::nullopt, Detail::Full));
    const QString exported = m_folder.filePath(u"exported.pdf"_s);
    const QString printed = m_folder.filePath(u"printed.pdf"_s);
    put(exported, QByteArray::fromStdString(pdfFormat().render({*analysis, brief}).value()));
    QPrinter printer;
    printer.setOutputFileName(printed);
    printer.setPageSize(QPageSize(QPageSize::A4));
    QVERIFY(ui::printBrief(printer, brief, Paper::A4));
    const QString text = textOfPdf(exported);
    QVERIFY(text.size() > 1'000);
    QCOMPARE(textOfPdf(printed), text);
}

void TstOutput::printedPageRangeIsKept()
{
    const auto analysis = analysisOf(fullDocument());
    const Brief brief = compose(*analysis, ui::briefOptions(std::nullopt, Detail::Full));
    const QString printed = m_folder.filePath(u"range.pdf"_s);
    QPrinter printer;
    printer.setOutputFileName(printed);
    printer.setPrintRange(QPrinter::PageRange);
    printer.setFromTo(2, 2);
    QVERIFY(ui::printBrief(printer, brief, Paper::A4));
    QCOMPARE(textOfPdf(printed).count(u'\f'), 1);
    printer.setFromTo(900, 901);
    QVERIFY(!ui::printBrief(printer, brief, Paper::A4));
}

void TstOutput::printerThatTakesNothingIsTold()
{
    const auto analysis = analysisOf({});
    const Brief brief = compose(*analysis, ui::briefOptions(std::nullopt, Detail::Full));
    QPrinter printer;
    printer.setOutputFileName(m_folder.filePath(u"nowhere/printed.pdf"_s));
    QTest::ignoreMessage(QtWarningMsg, "QPainter::begin(): Returned false");
    QVERIFY(!ui::printBrief(printer, brief, Paper::A4));
}

void TstOutput::markdownIsOnTheClipboard()
{
    ui::MainWindow* window = openWindow(fullDocument());
    window->findChild<QAction*>(u"copyMarkdown"_s)->trigger();
    const QString text = QApplication::clipboard()->text();
    QVERIFY(text.startsWith(u'#'));
    QVERIFY(text.contains(ui::toQt(fullDocument().project.title)));
    closeWindow(window);
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstOutput test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_output.moc"
