#include "ui/window/actions.h"

#include "ui/compare/compare_dialog.h"
#include "ui/forms/section_page.h"
#include "ui/panels/findings_panel.h"
#include "ui/store/document_store.h"
#include "ui/window/main_window.h"
#include "ui/window/windows.h"

#include <QtCore/QSettings>
#include <QtGui/QAction>
#include <QtGui/QActionGroup>
#include <QtGui/QKeySequence>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

/// One row a menu entry; an empty text is a separator.
struct ActionRow {
    const char* name;
    const char* text;
    QKeySequence shortcut;
    void (*run)(MainWindow& window);
};

void fill(QMenu& menu, MainWindow& window, std::initializer_list<ActionRow> rows)
{
    for (const ActionRow& row : rows) {
        if (row.text[0] == '\0') {
            menu.addSeparator();
            continue;
        }
        QAction* action = menu.addAction(MainWindow::tr(row.text));
        action->setObjectName(QString::fromUtf8(row.name));
        action->setShortcut(row.shortcut);
        QObject::connect(
            action, &QAction::triggered, &window, [&window, run = row.run] { run(window); });
    }
}

/// What there is nothing for is grey.
void followFindings(QMenu& menu, FindingsPanel& findings)
{
    const auto follow = [&menu, &findings] {
        const std::pair<QString, bool> states[] = {{u"nextFinding"_s, !findings.isEmpty()},
            {u"fix"_s, findings.mayFix()}, {u"waive"_s, findings.mayWaive()},
            {u"explain"_s, findings.current() != nullptr}};
        for (const auto& [name, enabled] : states) {
            menu.findChild<QAction*>(name)->setEnabled(enabled);
        }
    };
    QObject::connect(&findings, &FindingsPanel::currentChanged, &menu, follow);
    follow();
}

void fillEdit(QMenu& menu, MainWindow& window)
{
    QAction* undo = window.store().undoStack().createUndoAction(&window, MainWindow::tr("&Undo"));
    QAction* redo = window.store().undoStack().createRedoAction(&window, MainWindow::tr("&Redo"));
    undo->setObjectName(u"undo"_s);
    redo->setObjectName(u"redo"_s);
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcuts({QKeySequence(u"Ctrl+Shift+Z"_s), QKeySequence(u"Ctrl+Y"_s)});
    menu.addAction(undo);
    menu.addAction(redo);
    fill(menu, window,
        {{"", "", {}, nullptr},
            {"copyMarkdown", QT_TR_NOOP("Copy Brief as &Markdown"), QKeySequence(u"Ctrl+Shift+C"_s),
                [](MainWindow& w) { w.copyAsMarkdown(); }}});
}

void fillGo(QMenu& menu, MainWindow& window)
{
    int number = 1;
    for (const SectionId section : kSections) {
        QAction* action = menu.addAction(titleOf(section));
        // The drawing is looked at from every form, and ten digits are taken.
        action->setShortcut(section == SectionId::Topology
                ? QKeySequence(u"Ctrl+T"_s)
                : QKeySequence(u"Alt+%1"_s.arg(number++ % 10)));
        QObject::connect(action, &QAction::triggered, &window, [&window, section] {
            window.showSection(section);
            window.page(section)->setFocus(Qt::ShortcutFocusReason);
        });
    }
}

void fillView(QMenu& menu, MainWindow& window)
{
    for (QDockWidget* holder : window.findChildren<QDockWidget*>()) {
        menu.addAction(holder->toggleViewAction());
    }
    fill(menu, window,
        {{"resetLayout", QT_TR_NOOP("&Reset Layout"), {}, [](MainWindow& w) { w.resetLayout(); }},
            {"", "", {}, nullptr}});
    auto* schemes = new QActionGroup(&window);
    const std::pair<const char*, Scheme> rows[] = {
        {QT_TR_NOOP("Colours of the Desktop"), Scheme::System},
        {QT_TR_NOOP("Light"), Scheme::Light}, {QT_TR_NOOP("Dark"), Scheme::Dark}};
    const int present =
        QSettings().value(u"window/scheme"_s, static_cast<int>(Scheme::System)).toInt();
    for (const auto& [text, scheme] : rows) {
        QAction* action = schemes->addAction(MainWindow::tr(text));
        action->setCheckable(true);
        action->setChecked(static_cast<int>(scheme) == present);
        menu.addAction(action);
        QObject::connect(action, &QAction::triggered, &window,
            [&window, chosen = scheme] { window.useScheme(chosen); });
    }
}

} // namespace

QMenu* makeActions(MainWindow& window)
{
    QMenuBar& bar = *window.menuBar();
    QMenu& file = *bar.addMenu(MainWindow::tr("&File"));
    fill(file, window,
        {{"newWindow", QT_TR_NOOP("New &Window"), QKeySequence(u"Ctrl+Shift+N"_s),
             [](MainWindow& w) { w.newWindow(); }},
            {"newFromTemplate", QT_TR_NOOP("&New From Template…"), QKeySequence::New,
                [](MainWindow& w) { w.chooseTemplate(); }},
            {"open", QT_TR_NOOP("&Open…"), QKeySequence::Open,
                [](MainWindow& w) { w.openWithDialog(); }},
            {"guided", QT_TR_NOOP("&Guided Request…"), QKeySequence(u"Ctrl+G"_s),
                [](MainWindow& w) { w.guidedRequest(); }},
            {"import", QT_TR_NOOP("&Import…"), QKeySequence(u"Ctrl+I"_s),
                [](MainWindow& w) { w.importWithDialog(); }},
            {"startPage", QT_TR_NOOP("Start &Page"), QKeySequence(u"Ctrl+Home"_s),
                [](MainWindow& w) { w.showStart(); }}});
    QMenu* recent = file.addMenu(MainWindow::tr("Open &Recent"));
    fill(file, window,
        {{"", "", {}, nullptr},
            {"save", QT_TR_NOOP("&Save"), QKeySequence::Save, [](MainWindow& w) { w.save(); }},
            {"saveAs", QT_TR_NOOP("Save &As…"), QKeySequence(u"Ctrl+Shift+S"_s),
                [](MainWindow& w) { w.saveAs(); }},
            {"", "", {}, nullptr},
            {"export", QT_TR_NOOP("&Export Brief…"), QKeySequence(u"Ctrl+Shift+E"_s),
                [](MainWindow& w) { w.exportBrief(); }},
            {"print", QT_TR_NOOP("Prin&t…"), QKeySequence::Print,
                [](MainWindow& w) { w.printBrief(); }},
            {"", "", {}, nullptr},
            {"close", QT_TR_NOOP("&Close Window"), QKeySequence(u"Ctrl+W"_s),
                [](MainWindow& w) { w.close(); }},
            {"quit", QT_TR_NOOP("&Quit"), QKeySequence(u"Ctrl+Q"_s),
                [](MainWindow& /*w*/) { quitAll(); }}});
    fillEdit(*bar.addMenu(MainWindow::tr("&Edit")), window);
    QMenu& design = *bar.addMenu(MainWindow::tr("&Design"));
    fill(design, window,
        {{"nextFinding", QT_TR_NOOP("&Next Finding"), QKeySequence(u"F8"_s),
             [](MainWindow& w) { w.findings().goToNext(); }},
            {"filterFindings", QT_TR_NOOP("&Filter Findings"), QKeySequence(u"Ctrl+F"_s),
                [](MainWindow& w) { w.findings().focusFilter(); }},
            {"", "", {}, nullptr},
            {"fix", QT_TR_NOOP("&Apply Fix…"), QKeySequence(u"Ctrl+Return"_s),
                [](MainWindow& w) { w.findings().fixCurrent(); }},
            {"waive", QT_TR_NOOP("&Waive…"), QKeySequence(u"Ctrl+Shift+W"_s),
                [](MainWindow& w) { w.findings().waiveCurrent(); }},
            {"explain", QT_TR_NOOP("&Explain Rule"), QKeySequence(u"F1"_s),
                [](MainWindow& w) { w.findings().explainCurrent(); }},
            {"", "", {}, nullptr},
            {"compare", QT_TR_NOOP("&Compare With…"), QKeySequence(u"Ctrl+Shift+D"_s),
                [](MainWindow& w) { compareWithFile(w.store(), &w); }},
            {"compareWithLastSave", QT_TR_NOOP("Compare With Last &Save"),
                QKeySequence(u"Ctrl+D"_s),
                [](MainWindow& w) { compareWithLastSave(w.store(), &w); }}});
    followFindings(design, window.findings());
    fillGo(*bar.addMenu(MainWindow::tr("&Go")), window);
    fillView(*bar.addMenu(MainWindow::tr("&View")), window);
    fill(*bar.addMenu(MainWindow::tr("&Help")), window,
        {{"about", QT_TR_NOOP("&About Cluster Brief"), {}, [](MainWindow& w) { w.about(); }}});
    return recent;
}

} // namespace clusterbrief::ui
