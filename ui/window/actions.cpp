#include "ui/window/actions.h"

#include "ui/compare/compare_dialog.h"
#include "ui/forms/section_page.h"
#include "ui/panels/findings_panel.h"
#include "ui/parts/parts_dialog.h"
#include "ui/store/document_store.h"
#include "ui/store/own_catalog.h"
#include "ui/window/language.h"
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

/// Gives the menu of recent files.
QMenu* fillFile(QMenu& menu, MainWindow& window)
{
    fill(menu, window,
        {{"newWindow", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "New &Window"),
             QKeySequence(u"Ctrl+Shift+N"_s), [](MainWindow& w) { w.newWindow(); }},
            {"newFromTemplate",
                QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&New From Template…"),
                QKeySequence::New, [](MainWindow& w) { w.chooseTemplate(); }},
            {"open", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Open…"),
                QKeySequence::Open, [](MainWindow& w) { w.openWithDialog(); }},
            {"guided", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Guided Request…"),
                QKeySequence(u"Ctrl+G"_s), [](MainWindow& w) { w.guidedRequest(); }},
            {"import", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Import…"),
                QKeySequence(u"Ctrl+I"_s), [](MainWindow& w) { w.importWithDialog(); }},
            {"startPage", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "Start &Page"),
                QKeySequence(u"Alt+Home"_s), [](MainWindow& w) { w.showStart(); }}});
    QMenu* recent = menu.addMenu(MainWindow::tr("Open &Recent"));
    fill(menu, window,
        {{"", "", {}, nullptr},
            {"save", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Save"), QKeySequence::Save,
                [](MainWindow& w) { w.save(); }},
            {"saveAs", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "Save &As…"),
                QKeySequence(u"Ctrl+Shift+S"_s), [](MainWindow& w) { w.saveAs(); }},
            {"", "", {}, nullptr},
            {"export", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Export Brief…"),
                QKeySequence(u"Ctrl+Shift+E"_s), [](MainWindow& w) { w.exportBrief(); }},
            {"print", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "Prin&t…"),
                QKeySequence::Print, [](MainWindow& w) { w.printBrief(); }},
            {"", "", {}, nullptr},
            {"close", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Close Window"),
                QKeySequence(u"Ctrl+W"_s), [](MainWindow& w) { w.close(); }},
            {"quit", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Quit"),
                QKeySequence(u"Ctrl+Q"_s), [](MainWindow& /*w*/) { quitAll(); }}});
    return recent;
}

void fillDesign(QMenu& menu, MainWindow& window)
{
    fill(menu, window,
        {{"nextFinding", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Next Finding"),
             QKeySequence(u"F8"_s), [](MainWindow& w) { w.findings().goToNext(); }},
            {"filterFindings",
                QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Filter Findings"),
                QKeySequence(u"Ctrl+F"_s), [](MainWindow& w) { w.findings().focusFilter(); }},
            {"", "", {}, nullptr},
            {"fix", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Apply Fix…"),
                QKeySequence(u"Ctrl+Return"_s), [](MainWindow& w) { w.findings().fixCurrent(); }},
            {"waive", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Waive…"),
                QKeySequence(u"Ctrl+Shift+W"_s),
                [](MainWindow& w) { w.findings().waiveCurrent(); }},
            {"explain", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Explain Rule"),
                QKeySequence(u"F1"_s), [](MainWindow& w) { w.findings().explainCurrent(); }},
            {"", "", {}, nullptr},
            {"parts", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Parts…"),
                QKeySequence(u"Ctrl+Shift+P"_s),
                [](MainWindow& w) { PartsDialog(w.store(), OwnCatalog::ofUser(), &w).exec(); }},
            {"", "", {}, nullptr},
            {"compare", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Compare With…"),
                QKeySequence(u"Ctrl+Shift+D"_s),
                [](MainWindow& w) { compareWithFile(w.store(), &w); }},
            {"compareWithLastSave",
                QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "Compare With Last &Save"),
                QKeySequence(u"Ctrl+D"_s),
                [](MainWindow& w) { compareWithLastSave(w.store(), &w); }}});
    followFindings(menu, window.findings());
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
            {"copyMarkdown",
                QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "Copy Brief as &Markdown"),
                QKeySequence(u"Ctrl+Shift+C"_s), [](MainWindow& w) { w.copyAsMarkdown(); }}});
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

/// Its own name says a language to whom cannot read the rest.
void fillLanguages(QMenu& menu, MainWindow& window)
{
    auto* languages = new QActionGroup(&window);
    const std::pair<QString, Language> rows[] = {
        {MainWindow::tr("Language of the Desktop"), Language::System},
        {u"English"_s, Language::English}, {u"Deutsch"_s, Language::German}};
    for (const auto& [text, language] : rows) {
        QAction* action = languages->addAction(text);
        action->setCheckable(true);
        action->setChecked(language == chosenLanguage());
        menu.addAction(action);
        QObject::connect(
            action, &QAction::triggered, &window, [chosen = language] { chooseLanguage(chosen); });
    }
}

void fillView(QMenu& menu, MainWindow& window)
{
    for (QDockWidget* holder : window.findChildren<QDockWidget*>()) {
        menu.addAction(holder->toggleViewAction());
    }
    fill(menu, window,
        {{"resetLayout", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&Reset Layout"), {},
             [](MainWindow& w) { w.resetLayout(); }},
            {"", "", {}, nullptr}});
    auto* schemes = new QActionGroup(&window);
    const std::pair<const char*, Scheme> rows[] = {
        {QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "Colours of the Desktop"),
            Scheme::System},
        {QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "Light"), Scheme::Light},
        {QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "Dark"), Scheme::Dark}};
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
    menu.addSeparator();
    fillLanguages(*menu.addMenu(MainWindow::tr("&Language From the Next Start")), window);
}

} // namespace

QMenu* makeActions(MainWindow& window)
{
    QMenuBar& bar = *window.menuBar();
    QMenu* recent = fillFile(*bar.addMenu(MainWindow::tr("&File")), window);
    fillEdit(*bar.addMenu(MainWindow::tr("&Edit")), window);
    fillDesign(*bar.addMenu(MainWindow::tr("&Design")), window);
    fillGo(*bar.addMenu(MainWindow::tr("&Go")), window);
    fillView(*bar.addMenu(MainWindow::tr("&View")), window);
    fill(*bar.addMenu(MainWindow::tr("&Help")), window,
        {{"about", QT_TRANSLATE_NOOP("clusterbrief::ui::MainWindow", "&About Cluster Brief"), {},
            [](MainWindow& w) { w.about(); }}});
    return recent;
}

} // namespace clusterbrief::ui
