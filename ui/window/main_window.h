#pragma once

#include "ui/theme/theme.h"
#include "ui/window/sections.h"

#include <QtWidgets/QMainWindow>

#include <map>
#include <memory>

class QLabel;
class QMenu;
class QStackedWidget;

namespace clusterbrief::ui {

class DocumentStore;
class FileBar;
class FileWatch;
class FindingsPanel;
class RecoveryWriter;
class PreviewPage;
class SectionList;
class SectionPage;
class StartPage;
struct Leftover;

/// The window: sections at the left, the form in the middle, what it comes to at the right,
/// findings below.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] DocumentStore& store() { return *m_store; }
    [[nodiscard]] FindingsPanel& findings() { return *m_findings; }

    /// Opens a file in this window, asking first where changes would be lost. Tells what is wrong
    /// with it.
    bool openFile(const QString& path);
    /// Whether a window can show the file; tells what is wrong with it.
    [[nodiscard]] bool canOpen(const QString& path);
    /// Unsaved work of a process that ended; asks as `openFile`.
    bool recover(const Leftover& copy);
    void newFromTemplate(const QString& id);
    /// Shows what a file of another program says and takes it as the user then wants it.
    bool importFile(const QString& path);
    void showSection(SectionId section);
    /// Shows the page of a field and puts the cursor there; `at` is what the finding is about.
    void goTo(const QString& pointer, const QString& at);
    [[nodiscard]] SectionPage* page(SectionId section); ///< Made when it is first wanted.

    // What menus, tool bar and shortcuts do.
    void newWindow();
    void openWithDialog();
    bool save();
    bool saveAs();
    bool saveTo(const QString& path);
    void reload();   ///< What the file says now; can be undone.
    bool mayClose(); ///< Asks where changes would be lost, and saves them where that is wanted.
    void closeWithoutAsking();
    void exportBrief();
    void printBrief();
    void copyAsMarkdown();
    void useScheme(Scheme scheme);
    void chooseTemplate();
    void showStart(); ///< The ways to begin, in place of page and panels.
    void guidedRequest();
    void importWithDialog();
    void resetLayout(); ///< Panels where they are in a new installation.
    void about();

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    [[nodiscard]] SectionPage* makePage(SectionId section);
    void makePanels();
    [[nodiscard]] PreviewPage& preview();
    void makeToolBar();
    void makeMenus();
    void makeStatusBar();
    void connectStore();
    void connectFile();
    void updateTitle();
    void updateStatus();
    void fillRecentMenu();
    void sizePanels();
    void restoreLayout();
    void saveLayout();
    void leaveStart();
    void hidePanels();
    void showPanels(); ///< Those that were hidden.
    bool startWith(const Document& request, const QString& title);
    bool takeImported(const Document& request, const QString& name, bool intoThis);
    bool mayDiscardChanges();
    void tellUntaken(); ///< What a field shows that did not go where the document went.
    bool mayReplace(const QString& path);

    bool tellNotOpened(const QString& path, const Errors& errors);
    bool tellNotSaved(const Errors& errors);
    void tellErrors(const QString& title, const QString& event, const Errors& errors);

    std::unique_ptr<DocumentStore> m_store;
    FileWatch* m_watch;
    RecoveryWriter* m_recovery;
    QStackedWidget* m_pages;
    FileBar* m_fileBar;
    bool m_asked = false; ///< About unsaved changes, before all windows are closed.
    StartPage* m_start = nullptr;
    bool m_atStart = false;
    QWidgetList m_panels; ///< Hidden by the start page.
    QByteArray m_firstLayout;
    SectionList* m_sections;
    FindingsPanel* m_findings = nullptr;
    std::map<SectionId, SectionPage*> m_bySection;
    QMenu* m_recent = nullptr;
    QString m_told; ///< In the status bar, of what was not taken.
    QLabel* m_fileState;
    QLabel* m_designState;
};

} // namespace clusterbrief::ui
