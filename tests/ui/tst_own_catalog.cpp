#include "core/base/parse.h"
#include "core/catalog/own_parts.h"
#include "core/document/edits.h"
#include "core/document/load.h"
#include "tests/support/briefs.h"
#include "tests/ui/parts_driver.h"
#include "tests/ui/ui_test.h"

#include "ui/forms/field_row.h"
#include "ui/forms/part_fit.h"
#include "ui/parts/part_form.h"
#include "ui/parts/parts_dialog.h"
#include "ui/store/document_store.h"
#include "ui/store/own_catalog.h"
#include "ui/text.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/windows.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

#include <sys/stat.h>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr const char* kSwitch = "{id: my-switch, name: House switch, technology: infiniband, "
                                "ports: {ndr: 32}, max_power_w: 900}";
const auto kCompute = u"/networks/compute/switch"_s;

Value entryOf(const char* text)
{
    return parse(text, "test").value();
}

ui::OwnCatalog& users()
{
    return ui::OwnCatalog::ofUser();
}

void put(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("The folder for the test cannot be written to.");
    }
}

std::string chosen(ui::MainWindow& window)
{
    return window.store().document().networks.compute->switchId;
}

bool isOffered(ui::MainWindow& window, const QString& id)
{
    return rowAt(window, kCompute)->findChild<QComboBox*>()->findText(id, Qt::MatchStartsWith) >= 0;
}

} // namespace

/// Parts of the user's own: their files, requests that use them, and the list that edits them.
class TstOwnCatalog : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void brokenFileTakesNothingFromTheOthers();
    void pipeInTheFolderIsToldAndNotReadFrom();
    void missingFolderHoldsNone();
    void partIsReplacedInItsFile();
    void usedPartTravelsWithTheRequest();
    void fileThatNamesAnOwnPartGetsItWhenOpened();
    void pickersOfEveryWindowFollow();
    void partIsAddedByKeyboardAndUsed();
    void copyOfABuiltInPartIsAnotherPart();
    void changedOwnPartChangesItsCopy();
    void partOfTheRequestIsEditedThroughTheHistory();
    void deletedPartSaysWhereItIsUsed();
    void folderThatCannotBeWrittenIsTold();
    void everyControlHasAName();
    void listIsWhole_data();
    void listIsWhole();

protected Q_SLOTS:
    void init() override;

private:
    void withDialog(const std::function<void(QDialog& dialog)>& act);
    void withForm(QDialog& dialog, const QString& button, const std::function<void(QDialog&)>& act);

    ui::MainWindow* m_window = nullptr;
    QTemporaryDir m_files;
};

void TstOwnCatalog::init()
{
    UiTest::init();
    QDir(users().folder()).removeRecursively();
    QFile::remove(users().folder());
    users().reload();
    m_window = openWindow(baseDocument("h100-127"));
    m_window->goTo(kCompute, {});
}

void TstOwnCatalog::cleanup()
{
    closeWindow(m_window);
}

void TstOwnCatalog::withDialog(const std::function<void(QDialog& dialog)>& act)
{
    bool opened = false;
    whenDialogOpens([&](QDialog& dialog) {
        opened = true;
        act(dialog);
        dialog.reject();
    });
    m_window->findChild<QAction*>(u"parts"_s)->trigger();
    QVERIFY(opened);
}

void TstOwnCatalog::withForm(
    QDialog& dialog, const QString& button, const std::function<void(QDialog&)>& act)
{
    bool opened = false;
    whenDialogOpens([&](QDialog& form) {
        opened = true;
        act(form);
        if (form.isVisible()) {
            form.reject();
        }
    });
    click(buttonWith(dialog, button));
    QVERIFY(opened);
}

void TstOwnCatalog::brokenFileTakesNothingFromTheOthers()
{
    put(users().folder() + u"/a.yaml"_s,
        "switches:\n  - {id: my-switch, technology: infiniband}\n");
    put(users().folder() + u"/b.yaml"_s,
        QByteArray("switches:\n  - ") + kSwitch + "\nnics: [{id: my-nic, port_gbps: 400}]\n");
    put(users().folder() + u"/c.yaml"_s, "gpus: [\n");
    users().reload();
    QCOMPARE(users().errors().size(), std::size_t{2});
    const QString first = ui::toQt(describe(users().errors().front()));
    QVERIFY2(first.contains(u"a.yaml:2:"_s) && first.contains(u"ports"_s), qPrintable(first));
    QVERIFY(ui::toQt(users().errors().back().where).endsWith(u"c.yaml"_s));
    QVERIFY(users().own()->switchPart("my-switch") != nullptr);
    QVERIFY(users().own()->nic("my-nic") != nullptr);
    QString told;
    whenDialogOpens([&](QDialog& dialog) {
        told = qobject_cast<QMessageBox*>(&dialog)->informativeText();
        dialog.accept();
    });
    ui::tellPartsTrouble(users(), m_window);
    QVERIFY2(told.contains(u"a.yaml:2:"_s), qPrintable(told));
    withDialog([&](QDialog& dialog) {
        const auto* trouble = dialog.findChild<QLabel*>(u"catalogTrouble"_s);
        QVERIFY(trouble->isVisible() && trouble->text().contains(u"c.yaml"_s));
    });
}

void TstOwnCatalog::pipeInTheFolderIsToldAndNotReadFrom()
{
    QVERIFY(QDir().mkpath(users().folder()));
    const QString pipe = users().folder() + u"/pipe.yaml"_s;
    QCOMPARE(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    put(users().folder() + u"/switch.yaml"_s, QByteArray("switches:\n  - ") + kSwitch + '\n');
    users().reload();
    QCOMPARE(users().errors().size(), std::size_t{1});
    QCOMPARE(ui::toQt(describe(users().errors().front())),
        pipe + u": is a device or a pipe, not a file"_s);
    QVERIFY(users().own()->switchPart("my-switch") != nullptr);
}

void TstOwnCatalog::missingFolderHoldsNone()
{
    QVERIFY(!QDir(users().folder()).exists());
    QVERIFY(users().errors().empty());
    QVERIFY(users().offered() == sharedBuiltInCatalog());
    QVERIFY(users().put(PartKind::Switch, entryOf(kSwitch)).empty());
    QVERIFY(users().offered()->switchPart("my-switch") != nullptr);
    QVERIFY(users().remove(PartKind::Switch, "my-switch").empty());
    QVERIFY(QDir(users().folder()).isEmpty());
}

void TstOwnCatalog::partIsReplacedInItsFile()
{
    const QString file = users().folder() + u"/mine.yaml"_s;
    put(file, QByteArray("switches:\n  - ") + kSwitch + "\nnics: [{id: my-nic, port_gbps: 400}]\n");
    users().reload();
    Value entry = users().own()->switchPart("my-switch")->entry;
    entry.find("name")->text = "Renamed";
    QVERIFY(users().put(PartKind::Switch, entry, "my-switch").empty());
    QCOMPARE(QDir(users().folder()).entryList(QDir::Files), QStringList{u"mine.yaml"_s});
    QCOMPARE(users().own()->switchPart("my-switch")->name, std::string("Renamed"));
    QVERIFY(users().remove(PartKind::Switch, "my-switch").empty());
    QVERIFY(users().own()->nic("my-nic") != nullptr);
    QVERIFY(QFile::exists(file));
}

void TstOwnCatalog::usedPartTravelsWithTheRequest()
{
    QVERIFY(users().put(PartKind::Switch, entryOf(kSwitch)).empty());
    ui::DocumentStore& store = m_window->store();
    const Document before = store.document();
    const int steps = store.undoStack().count();
    QVERIFY(store.setField(kCompute, std::string("my-switch"), u"Switch"_s).isEmpty());
    QCOMPARE(store.undoStack().count(), steps + 1);
    QVERIFY(partIn(store.document(), PartKind::Switch, "my-switch") != nullptr);
    store.undoStack().undo();
    QVERIFY(store.document() == before);
    store.undoStack().redo();

    const QString path = m_files.filePath(u"travels.cluster.yaml"_s);
    QVERIFY(store.save(path).empty());
    const std::string here = rendered(store.analysis(), "brief.json");
    QDir(users().folder()).removeRecursively();
    users().reload();
    ui::DocumentStore elsewhere(sharedBuiltInCatalog());
    QVERIFY(elsewhere.open(path).empty());
    QVERIFY(!elsewhere.isModified());
    QCOMPARE(rendered(elsewhere.analysis(), "brief.json"), here);
    QCOMPARE(elsewhere.analysis().design.network(NetworkKind::Compute)->leaf->name,
        std::string("House switch"));
}

void TstOwnCatalog::fileThatNamesAnOwnPartGetsItWhenOpened()
{
    QVERIFY(users().put(PartKind::Switch, entryOf(kSwitch)).empty());
    Document document = baseDocument("h100-127");
    document.networks.compute->switchId = "my-switch";
    ui::DocumentStore elsewhere(sharedBuiltInCatalog());
    QVERIFY(elsewhere.reset(document).empty());
    const QString path = m_files.filePath(u"names.cluster.yaml"_s);
    QVERIFY(elsewhere.save(path).empty());
    ui::DocumentStore& store = m_window->store();
    QVERIFY(store.open(path).empty());
    QVERIFY(partIn(store.document(), PartKind::Switch, "my-switch") != nullptr);
    QVERIFY(store.isModified());
    store.undoStack().undo();
    QVERIFY(store.document() == document);
}

void TstOwnCatalog::pickersOfEveryWindowFollow()
{
    ui::MainWindow* other = openWindow(baseDocument("h100-127"));
    other->goTo(kCompute, {});
    QVERIFY(!isOffered(*m_window, u"my-switch"_s));
    QVERIFY(users().put(PartKind::Switch, entryOf(kSwitch)).empty());
    QVERIFY(isOffered(*m_window, u"my-switch"_s) && isOffered(*other, u"my-switch"_s));
    auto* combo = rowAt(*other, kCompute)->findChild<QComboBox*>();
    const auto facts = [&] {
        return combo
            ->itemData(combo->findText(u"my-switch"_s, Qt::MatchStartsWith), ui::PartFactsRole)
            .toString();
    };
    QVERIFY2(facts().contains(u"900"_s), qPrintable(facts()));
    Value entry = entryOf(kSwitch);
    entry.find("max_power_w")->text = "1200";
    QVERIFY(users().put(PartKind::Switch, entry, "my-switch").empty());
    QVERIFY2(facts().contains(u"1,200"_s), qPrintable(facts()));
    QVERIFY(users().remove(PartKind::Switch, "my-switch").empty());
    QVERIFY(!isOffered(*m_window, u"my-switch"_s) && !isOffered(*other, u"my-switch"_s));
    closeWindow(other);
}

void TstOwnCatalog::partIsAddedByKeyboardAndUsed()
{
    withDialog([&](QDialog& dialog) {
        auto* add = qobject_cast<QPushButton*>(buttonWith(dialog, u"Add"_s));
        QList<QAction*> kinds = add->menu()->actions();
        QCOMPARE(kinds.size(), qsizetype{6});
        whenDialogOpens([&](QDialog& form) {
            QTest::keyClick(form.focusWidget(), Qt::Key_Return);
            QVERIFY2(faultOf(form).contains(u"Id"_s), qPrintable(faultOf(form)));
            type(form, u"Id"_s, u"my switch"_s);
            type(form, u"Ports at NDR 400"_s, u"64.5"_s);
            click(buttonWith(form, u"InfiniBand"_s));
            QTest::keyClick(form.focusWidget(), Qt::Key_Return);
            QVERIFY2(faultOf(form).contains(u"Ports at NDR 400"_s), qPrintable(faultOf(form)));
            type(form, u"Ports at NDR 400"_s, u"64"_s);
            QTest::keyClick(form.focusWidget(), Qt::Key_Return);
            QVERIFY2(faultOf(form).contains(u"my switch"_s), qPrintable(faultOf(form)));
            type(form, u"Id"_s, u"my-switch"_s);
            QTest::keyClick(form.focusWidget(), Qt::Key_Return);
            QVERIFY2(!form.isVisible(), qPrintable(faultOf(form)));
        });
        kinds.at(3)->trigger();
        QCOMPARE(cellOf(dialog, ui::PartModel::IdColumn), u"my-switch"_s);
        QCOMPARE(cellOf(dialog, ui::PartModel::OwnerColumn), u"Own"_s);
    });
    activate(*m_window);
    auto* combo = rowAt(*m_window, kCompute)->findChild<QComboBox*>();
    combo->lineEdit()->setFocus();
    combo->lineEdit()->selectAll();
    QTest::keyClicks(combo->lineEdit(), u"my-switch"_s);
    QCOMPARE(chosen(*m_window), std::string("my-switch"));
    QVERIFY(partIn(m_window->store().document(), PartKind::Switch, "my-switch") != nullptr);
    QCOMPARE(m_window->store()
                 .analysis()
                 .design.network(NetworkKind::Compute)
                 ->leaf->portsAt(Generation::Ndr),
        std::int64_t{64});
}

void TstOwnCatalog::copyOfABuiltInPartIsAnotherPart()
{
    withDialog([&](QDialog& dialog) {
        look(dialog, u"switch qm9700"_s);
        QCOMPARE(cellOf(dialog, ui::PartModel::OwnerColumn), u"Built in"_s);
        QVERIFY(!buttonWith(dialog, u"Edit…"_s)->isEnabled());
        QVERIFY(!buttonWith(dialog, u"Delete…"_s)->isEnabled());
        withForm(dialog, u"Copy to Own…"_s, [&](QDialog& form) {
            type(form, u"Id"_s, u"qm9700"_s);
            QTest::keyClick(form.focusWidget(), Qt::Key_Return);
            QVERIFY2(faultOf(form).contains(u"already"_s), qPrintable(faultOf(form)));
            type(form, u"Id"_s, u"qm9700-own"_s);
            type(form, u"Power"_s, u"1500"_s);
            click(buttonWith(form, u"Save"_s));
        });
    });
    const Switch* copy = users().own()->switchPart("qm9700-own");
    QVERIFY(copy != nullptr);
    QCOMPARE(copy->maxPowerW.value_or(0), 1500.0);
    QCOMPARE(copy->portsAt(Generation::Ndr), std::int64_t{64});
    // Keys that the form does not have are kept.
    QVERIFY(copy->entry.find("vendor_label") != nullptr);
}

void TstOwnCatalog::changedOwnPartChangesItsCopy()
{
    QVERIFY(users().put(PartKind::Switch, entryOf(kSwitch)).empty());
    ui::DocumentStore& store = m_window->store();
    QVERIFY(store.setField(kCompute, std::string("my-switch"), u"Switch"_s).isEmpty());
    const auto power = [&] { return store.catalog().switchPart("my-switch")->maxPowerW; };
    withDialog([&](QDialog& dialog) {
        look(dialog, u"my-switch own"_s);
        withForm(dialog, u"Edit…"_s, [&](QDialog& form) {
            type(form, u"Power"_s, u"950"_s);
            click(buttonWith(form, u"Save"_s));
        });
    });
    QCOMPARE(power().value_or(0), 950.0);
    QCOMPARE(users().own()->switchPart("my-switch")->maxPowerW.value_or(0), 950.0);
    store.undoStack().undo();
    QCOMPARE(power().value_or(0), 900.0);
}

void TstOwnCatalog::partOfTheRequestIsEditedThroughTheHistory()
{
    Document document = baseDocument("h100-127");
    putPart(document, PartKind::Switch, entryOf(kSwitch));
    ui::DocumentStore& store = m_window->store();
    QVERIFY(store.reset(document).empty());
    withDialog([&](QDialog& dialog) {
        look(dialog, u"my-switch"_s);
        QCOMPARE(cellOf(dialog, ui::PartModel::OwnerColumn), u"This request"_s);
        withForm(dialog, u"Edit…"_s, [&](QDialog& form) {
            type(form, u"Name"_s, u"Renamed"_s);
            click(buttonWith(form, u"Save"_s));
        });
        QCOMPARE(cellOf(dialog, ui::PartModel::NameColumn), u"Renamed"_s);
    });
    QCOMPARE(store.catalog().switchPart("my-switch")->name, std::string("Renamed"));
    QCOMPARE(store.undoStack().undoText(), u"Change my-switch"_s);
    store.undoStack().undo();
    QVERIFY(store.document() == document);
    QVERIFY(users().own()->switches.empty());
}

void TstOwnCatalog::deletedPartSaysWhereItIsUsed()
{
    QVERIFY(users().put(PartKind::Switch, entryOf(kSwitch)).empty());
    QVERIFY(m_window->store().setField(kCompute, std::string("my-switch"), {}).isEmpty());
    withDialog([&](QDialog& dialog) {
        look(dialog, u"my-switch own"_s);
        QString told;
        withForm(dialog, u"Delete…"_s, [&](QDialog& question) {
            told = qobject_cast<QMessageBox*>(&question)->informativeText();
            click(buttonWith(question, u"Delete"_s));
        });
        QVERIFY2(told.contains(u"networks/compute/switch"_s), qPrintable(told));
    });
    QVERIFY(users().own()->switches.empty());
    QVERIFY(partIn(m_window->store().document(), PartKind::Switch, "my-switch") != nullptr);
}

void TstOwnCatalog::folderThatCannotBeWrittenIsTold()
{
    // A file in the folder's place: nobody can write there, root neither.
    put(users().folder(), "in the way");
    users().reload();
    QVERIFY(users().errors().empty());
    withDialog([&](QDialog& dialog) {
        look(dialog, u"switch qm9700"_s);
        withForm(dialog, u"Copy to Own…"_s, [&](QDialog& form) {
            click(buttonWith(form, u"Save"_s));
            QVERIFY(form.isVisible());
            QVERIFY2(faultOf(form).contains(u"folder"_s), qPrintable(faultOf(form)));
        });
    });
    QVERIFY(users().own()->switches.empty());
}

void TstOwnCatalog::everyControlHasAName()
{
    withDialog([&](QDialog& dialog) {
        QVERIFY2(unnamed(dialog).isEmpty(), qPrintable(unnamed(dialog).join(u' ')));
        for (const char* words : {"gpu h100-sxm", "system dgx-h100", "nic cx7-ndr-1p",
                 "switch qm9700", "cable hdr-dac", "model llama-3.1-70b"}) {
            look(dialog, QString::fromUtf8(words));
            withForm(dialog, u"Copy to Own…"_s, [&](QDialog& form) {
                QVERIFY2(unnamed(form).isEmpty(), qPrintable(unnamed(form).join(u' ')));
                QVERIFY2(cutTexts(form).isEmpty(), qPrintable(cutTexts(form).join(u'\n')));
            });
        }
    });
}

void TstOwnCatalog::listIsWhole_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TstOwnCatalog::listIsWhole()
{
    QFETCH(const bool, dark);
    ui::applyTheme(*qApp, dark ? ui::Scheme::Dark : ui::Scheme::Light);
    QVERIFY(QDir().mkpath(QString::fromUtf8(CLUSTERBRIEF_SCREENS)));
    const auto picture = [&](QDialog& dialog, const QString& name) {
        QCoreApplication::processEvents();
        const QString path = u"%1/%2-%3.png"_s.arg(QString::fromUtf8(CLUSTERBRIEF_SCREENS), name,
            QString::fromUtf8(QTest::currentDataTag()));
        QVERIFY(dialog.grab().save(path));
        QVERIFY2(cutTexts(dialog).isEmpty(), qPrintable(cutTexts(dialog).join(u'\n')));
    };
    QVERIFY(users().put(PartKind::Switch, entryOf(kSwitch)).empty());
    QVERIFY(m_window->store().setField(kCompute, std::string("my-switch"), {}).isEmpty());
    put(users().folder() + u"/broken.yaml"_s, "gpus: [\n");
    withDialog([&](QDialog& dialog) {
        look(dialog, u"switch"_s);
        picture(dialog, u"dialog-parts"_s);
        look(dialog, u"my-switch own"_s);
        withForm(dialog, u"Edit…"_s, [&](QDialog& form) {
            type(form, u"Ports at NDR 400"_s, u"64.5"_s);
            click(buttonWith(form, u"Save"_s));
            picture(form, u"dialog-part"_s);
        });
    });
    ui::applyTheme(*qApp, ui::Scheme::Light);
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstOwnCatalog test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_own_catalog.moc"
