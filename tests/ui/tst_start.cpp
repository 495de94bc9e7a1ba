#include "tests/ui/ui_test.h"

#include "core/document/load.h"
#include "core/document/templates.h"
#include "ui/forms/section_page.h"
#include "ui/start/guided_dialog.h"
#include "ui/start/titled_list.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/main_window.h"
#include "ui/window/recent_files.h"
#include "ui/window/verdict.h"

#include <QtCore/QFile>
#include <QtCore/QMimeData>
#include <QtCore/QTemporaryDir>
#include <QtGui/QDropEvent>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeWidget>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kCommand =
    "torchrun --nproc_per_node 8 --nnodes 2 pretrain_gpt.py --tensor-model-parallel-size 8 \\\n"
    "  --num-layers 80 --hidden-size 8192 --seq-length 4096 --micro-batch-size 1 --bf16 \\\n"
    "  --unheard-of 3\n";

QPushButton* next(QDialog& dialog)
{
    return dialog.findChild<QPushButton*>(u"next"_s);
}

/// The key where the focus of the dialog is.
void press(QDialog& dialog, Qt::Key key, Qt::KeyboardModifiers with = {})
{
    QWidget* focus = dialog.focusWidget();
    QTest::keyClick(focus == nullptr ? &dialog : focus, key, with);
}

void search(QDialog& dialog, const QString& list, const QString& text)
{
    auto* line = dialog.findChild<QWidget*>(list)->findChild<QLineEdit*>();
    QTest::keyClicks(line, text);
}

QTableWidget* options(QDialog& dialog)
{
    return dialog.findChild<QTableWidget*>(u"options"_s);
}

QStringList columnOf(QDialog& dialog, int column)
{
    QStringList texts;
    for (int row = 0; row < options(dialog)->rowCount(); ++row) {
        texts << options(dialog)->item(row, column)->text();
    }
    return texts;
}

QStringList textsOf(const QTreeWidget& tree)
{
    QStringList lines;
    for (int group = 0; group < tree.topLevelItemCount(); ++group) {
        const QTreeWidgetItem* head = tree.topLevelItem(group);
        for (int row = 0; row < head->childCount(); ++row) {
            const QTreeWidgetItem* child = head->child(row);
            lines << head->text(0) + u": "_s + child->text(0) + u" = "_s + child->text(1) + u" < "_s
                    + child->text(2);
        }
    }
    return lines;
}

} // namespace

/// From a window without a request to a right one: start page, guided request, import.
class TstStart : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void newWindowShowsTheStartPageAlone();
    void oneClickOpensATemplate();
    void returnOpensARecentFile();
    void startPageStandsBeforeARequestAndGoesBack();
    void guidedTrainingOf70BOnHgxH100IsTwoServersWithoutErrors();
    void guidedByKeyboardAlone();
    void escapeLeavesWithoutATrace();
    void siteRulesOutWhatItCannotCarry();
    void withoutAModelANumberDecides();
    void answersStayOnTheWayBack();
    void importedCommandOpensAsANewRequest();
    void importedJobGoesIntoTheRequestAsOneStep();
    void whatCannotBeImportedSaysWhere();
    void droppedSettingsAreImportedAndDroppedRequestsOpened();

protected Q_SLOTS:
    void init() override;

private:
    [[nodiscard]] ui::DocumentStore& store() { return m_window->store(); }
    [[nodiscard]] QWidget* startPage() { return m_window->findChild<QWidget*>(u"startPage"_s); }
    [[nodiscard]] QString fileWith(const QString& name, const QByteArray& text);
    void drop(const QString& path);
    void exportPdf(const QString& base);

    ui::MainWindow* m_window = nullptr;
    QTemporaryDir m_folder;
};

void TstStart::init()
{
    UiTest::init();
    ui::forgetRecentFiles();
    m_window = new ui::MainWindow;
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window));
    activate(*m_window);
}

void TstStart::cleanup()
{
    closeWindow(m_window);
}

QString TstStart::fileWith(const QString& name, const QByteArray& text)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        qFatal("The file could not be written.");
    }
    return file.fileName();
}

void TstStart::drop(const QString& path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_window, &enter);
    QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_window, &event);
}

void TstStart::exportPdf(const QString& base)
{
    whenDialogOpens([&](QDialog& dialog) {
        dialog.findChild<QLineEdit*>(u"base"_s)->setText(base);
        for (auto* box : dialog.findChildren<QCheckBox*>()) {
            box->setChecked(box->objectName() == u"pdf"_s);
        }
        click(buttonWith(dialog, u"Export"_s));
    });
    m_window->exportBrief();
}

void TstStart::newWindowShowsTheStartPageAlone()
{
    QVERIFY(startPage()->isVisible());
    for (const auto* panel : m_window->findChildren<QDockWidget*>()) {
        QVERIFY(!panel->isVisible());
    }
    QVERIFY(
        !buttonWith(*startPage(), u"Guided request…\nThree questions, then what to choose from"_s)
             ->visibleRegion()
             .isEmpty());
    QVERIFY(!startPage()->findChild<QWidget*>(u"startRecent"_s)->isVisible());
    m_window->showSection(ui::SectionId::Nodes);
    QVERIFY(!startPage()->isVisible());
    QVERIFY(m_window->page(ui::SectionId::Nodes)->isVisible());
    for (const auto* panel : m_window->findChildren<QDockWidget*>()) {
        QVERIFY(panel->isVisible());
    }
}

void TstStart::oneClickOpensATemplate()
{
    auto* list = startPage()->findChild<ui::TitledList*>(u"startTemplates"_s);
    QCOMPARE(list->count(), static_cast<int>(templates().size()));
    QTest::mouseClick(
        list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
    QCOMPARE(store().document(), templateDocument(templates()[1].id));
    QVERIFY(!startPage()->isVisible());
    QVERIFY(m_window->findChild<QDockWidget*>(u"findingsDock"_s)->isVisible());
}

void TstStart::returnOpensARecentFile()
{
    const QString path = m_folder.filePath(u"recent.cluster.yaml"_s);
    QVERIFY(store().reset(fullDocument()).empty());
    QVERIFY(store().save(path).empty());
    QVERIFY(m_window->openFile(path));
    QVERIFY(store().reset({}).empty());
    m_window->showStart();
    auto* list = startPage()->findChild<ui::TitledList*>(u"startRecent"_s);
    QVERIFY(list->isVisible());
    QCOMPARE(list->currentId(), path);
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_COMPARE(store().document(), fullDocument());
    QVERIFY(!startPage()->isVisible());
}

void TstStart::startPageStandsBeforeARequestAndGoesBack()
{
    QVERIFY(store().reset(fullDocument()).empty());
    m_window->showSection(ui::SectionId::Facility);
    m_window->findChild<QAction*>(u"startPage"_s)->trigger();
    QVERIFY(startPage()->isVisible());
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!startPage()->isVisible());
    QVERIFY(m_window->page(ui::SectionId::Facility)->isVisible());
    QCOMPARE(store().document(), fullDocument());
}

void TstStart::guidedTrainingOf70BOnHgxH100IsTwoServersWithoutErrors()
{
    whenDialogOpens([](QDialog& dialog) {
        search(dialog, u"model"_s, u"llama 70b"_s);
        click(next(dialog));
        click(next(dialog));
        search(dialog, u"system"_s, u"hgx-h100-8"_s);
        click(next(dialog));
        QVERIFY2(
            columnOf(dialog, 1).front() == u"2 servers"_s, qPrintable(columnOf(dialog, 1).front()));
        QCOMPARE(columnOf(dialog, 2).front(), u"16"_s);
        const auto* options = dialog.findChild<QTableWidget*>();
        for (int column = 0; column < options->columnCount(); ++column) {
            QCOMPARE(options->horizontalHeaderItem(column)->textAlignment(),
                options->item(0, column)->textAlignment());
        }
        QCOMPARE(next(dialog)->text(), u"&Finish"_s);
        click(next(dialog));
    });
    click(startPage()->findChild<QPushButton*>(u"guided"_s));
    const Document& request = store().document();
    QCOMPARE(request.nodes.size(), std::size_t{1});
    QCOMPARE(request.nodes.front().system, std::string("hgx-h100-8"));
    QCOMPARE(request.nodes.front().count, std::optional<Count>(2));
    QCOMPARE(request.workloads.front().model, std::string("llama-3.1-70b"));
    QCOMPARE(store().analysis().check.count(Severity::Error), std::size_t{0});
    QVERIFY(store().isModified());
    QVERIFY(store().filePath().isEmpty());
    QVERIFY(!startPage()->isVisible());
    const QString base = m_folder.filePath(u"guided"_s);
    exportPdf(base);
    QFile pdf(base + u".pdf"_s);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().startsWith("%PDF-1."));
    QVERIFY(pdf.size() > 20'000);
}

void TstStart::guidedByKeyboardAlone()
{
    whenDialogOpens([](QDialog& dialog) {
        activate(dialog);
        QTest::keyClicks(dialog.focusWidget(), u"qwen3-32b"_s);
        press(dialog, Qt::Key_Return);
        press(dialog, Qt::Key_Return);
        QTest::keyClicks(dialog.focusWidget(), u"dgx-b200"_s);
        press(dialog, Qt::Key_Left, Qt::AltModifier);
        press(dialog, Qt::Key_Right, Qt::AltModifier);
        press(dialog, Qt::Key_Return);
        QVERIFY(options(dialog)->rowCount() > 0);
        QVERIFY(options(dialog)->hasFocus());
        press(dialog, Qt::Key_Return);
    });
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
    QCOMPARE(store().document().nodes.size(), std::size_t{1});
    QCOMPARE(store().document().nodes.front().system, std::string("dgx-b200"));
    QCOMPARE(store().document().workloads.front().model, std::string("qwen3-32b"));
}

void TstStart::escapeLeavesWithoutATrace()
{
    whenDialogOpens([](QDialog& dialog) {
        activate(dialog);
        search(dialog, u"model"_s, u"70b"_s);
        click(next(dialog));
        press(dialog, Qt::Key_Escape);
    });
    m_window->guidedRequest();
    QCOMPARE(store().document(), Document{});
    QVERIFY(!store().isModified());
    QVERIFY(startPage()->isVisible());
    whenDialogOpens([](QDialog& dialog) {
        QVERIFY(dialog.findChild<QWidget*>(u"model"_s)->findChild<QLineEdit*>()->text().isEmpty());
        dialog.reject();
    });
    m_window->guidedRequest();
}

void TstStart::siteRulesOutWhatItCannotCarry()
{
    whenDialogOpens([](QDialog& dialog) {
        search(dialog, u"model"_s, u"llama 70b"_s);
        click(next(dialog));
        click(next(dialog));
        click(buttonWith(*dialog.findChild<QWidget*>(u"liquid"_s), u"No"_s));
        click(buttonWith(*dialog.findChild<QWidget*>(u"technology"_s), u"RoCE"_s));
        click(next(dialog));
        const auto rack = columnOf(dialog, 0).indexOf(u"GB200 NVL72 rack (DGX GB200)"_s);
        QVERIFY2(rack > 0, qPrintable(columnOf(dialog, 0).join(u'\n')));
        const auto* item = options(dialog)->item(static_cast<int>(rack), 0);
        QVERIFY(!item->flags().testFlag(Qt::ItemIsEnabled));
        QVERIFY(columnOf(dialog, 6)[rack].contains(u"liquid cooling"_s));
        QVERIFY(!columnOf(dialog, 5).join(u' ').contains(u"InfiniBand"_s));
        QCOMPARE(options(dialog)->currentRow(), 0);
        click(next(dialog));
    });
    m_window->guidedRequest();
    QCOMPARE(store().document().facility.liquidCooling, std::optional(false));
    QCOMPARE(store().analysis().check.count(Severity::Error), std::size_t{0});
}

void TstStart::withoutAModelANumberDecides()
{
    whenDialogOpens([](QDialog& dialog) {
        click(next(dialog));
        QVERIFY(!dialog.findChild<QWidget*>(u"smallest"_s)->isEnabled());
        dialog.findChild<QSpinBox*>(u"gpus"_s)->setValue(60);
        click(next(dialog));
        search(dialog, u"system"_s, u"dgx-h100"_s);
        click(next(dialog));
        QCOMPARE(columnOf(dialog, 1), QStringList{u"8 servers"_s});
        click(next(dialog));
    });
    m_window->guidedRequest();
    QCOMPARE(store().document().nodes.front().count, std::optional<Count>(8));
    QVERIFY(store().document().workloads.empty());
    QVERIFY(store().document().networks.compute.has_value());
    QCOMPARE(store().analysis().check.count(Severity::Error), std::size_t{0});
}

void TstStart::answersStayOnTheWayBack()
{
    whenDialogOpens([](QDialog& dialog) {
        search(dialog, u"model"_s, u"8b"_s);
        click(next(dialog));
        dialog.findChild<QSpinBox*>(u"gpus"_s)->setValue(24);
        click(next(dialog));
        click(dialog.findChild<QPushButton*>(u"back"_s));
        QCOMPARE(dialog.findChild<QSpinBox*>(u"gpus"_s)->value(), 24);
        QVERIFY(dialog.findChild<QAbstractButton*>(u"number"_s)->isChecked());
        click(next(dialog));
        click(next(dialog));
        QVERIFY(options(dialog)->rowCount() > 3);
        dialog.reject();
    });
    m_window->guidedRequest();
    QCOMPARE(store().document(), Document{});
}

void TstStart::importedCommandOpensAsANewRequest()
{
    const QString path = fileWith(u"train.sh"_s, kCommand);
    QStringList lines;
    whenDialogOpens([&](QDialog& dialog) {
        lines = textsOf(*dialog.findChild<QTreeWidget*>(u"import"_s));
        click(buttonWith(dialog, u"Open as New Request"_s));
    });
    QVERIFY(m_window->importFile(path));
    const QString text = lines.join(u'\n');
    QVERIFY2(text.contains(u"Understood: workload/parallelism/tensor = 8 < "
                           "--tensor-model-parallel-size, line 1"_s),
        qPrintable(text));
    QVERIFY2(text.contains(u"not in the request: --unheard-of"_s), qPrintable(text));
    QVERIFY(store().isModified());
    QCOMPARE(store().document().workloads.size(), std::size_t{1});
    QCOMPARE(store().document().workloads.front().parallelism->tensor, std::optional<Count>(8));
    QVERIFY(m_window->page(ui::SectionId::Workloads)->isVisible());
    QVERIFY(!startPage()->isVisible());
}

void TstStart::importedJobGoesIntoTheRequestAsOneStep()
{
    const Document before = templateDocument("h100-superpod-127");
    QVERIFY(store().reset(before).empty());
    const QString path = fileWith(u"train.sh"_s, kCommand);
    for (int i = 0; i < 2; ++i) {
        whenDialogOpens(
            [](QDialog& dialog) { click(buttonWith(dialog, u"Put Into This Request"_s)); });
        QVERIFY(m_window->importFile(path));
    }
    const std::vector<Workload>& jobs = store().document().workloads;
    QCOMPARE(jobs.size(), before.workloads.size() + 2);
    QVERIFY(jobs.back().name != jobs[jobs.size() - 2].name);
    QCOMPARE(jobs.back().sequenceLength, std::optional<Count>(4096));
    QCOMPARE(store().undoStack().count(), 2);
    QCOMPARE(store().undoStack().undoText(), u"Import train.sh"_s);
    store().undoStack().undo();
    store().undoStack().undo();
    QCOMPARE(store().document(), before);
}

void TstStart::whatCannotBeImportedSaysWhere()
{
    const QString path = fileWith(u"broken <b>.json"_s, "{\n  \"hidden_size\": 8192,\n  oops\n}\n");
    QString text;
    whenDialogOpens([&](QDialog& dialog) {
        auto* box = qobject_cast<QMessageBox*>(&dialog);
        text = box == nullptr ? QString() : box->text() + u'\n' + box->informativeText();
        dialog.reject();
    });
    QVERIFY(!m_window->importFile(path));
    QVERIFY2(text.contains(u".json:3:"_s), qPrintable(text));
    whenDialogOpens([&](QDialog& dialog) {
        text = qobject_cast<QMessageBox*>(&dialog)->informativeText();
        dialog.reject();
    });
    QVERIFY(!m_window->importFile(m_folder.path()));
    QVERIFY2(text.contains(u"folder"_s), qPrintable(text));
    QCOMPARE(store().document(), Document{});
    QVERIFY(startPage()->isVisible());
}

void TstStart::droppedSettingsAreImportedAndDroppedRequestsOpened()
{
    QString opened;
    const auto note = [&](QDialog& dialog) {
        opened = dialog.windowTitle();
        dialog.reject();
    };
    whenDialogOpens(note);
    drop(fileWith(u"train.sh"_s, kCommand));
    QCOMPARE(opened, u"Import"_s);
    whenDialogOpens(note);
    drop(fileWith(u"broken.cluster.yaml"_s, "schema: clusterbrief/request/1\nnodes: 5\n"));
    QCOMPARE(opened, u"Open Request"_s);
    drop(fileWith(u"good.cluster.yaml"_s,
        QByteArray(findTemplate("b300-single")->text.data(),
            static_cast<qsizetype>(findTemplate("b300-single")->text.size()))));
    QCOMPARE(store().document(), templateDocument("b300-single"));
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstStart test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_start.moc"
