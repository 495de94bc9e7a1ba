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
class FindingsPanel;
class SectionList;
class SectionPage;
class StartPage;

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
    void exportBrief();
    void useScheme(Scheme scheme);
    void chooseTemplate();
    void showStart(); ///< The ways to begin, in place of page and panels.
    void guidedRequest();
    void importWithDialog();
    void about();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    [[nodiscard]] SectionPage* makePage(SectionId section);
    void makePanels();
    void makeToolBar();
    void makeMenus();
    void makeStatusBar();
    void connectStore();
    void updateTitle();
    void updateStatus();
    void fillRecentMenu();
    void restoreLayout();
    void leaveStart();
    void showPanels(); ///< Those that the start page hid.
    bool startWith(const Document& request, const QString& title);
    bool takeImported(const Document& request, const QString& name, bool intoThis);
    bool mayDiscardChanges();
    bool saveTo(const QString& path);
    void tellErrors(const QString& title, const QString& event, const Errors& errors);

    std::unique_ptr<DocumentStore> m_store;
    QStackedWidget* m_pages;
    StartPage* m_start = nullptr;
    bool m_atStart = false;
    QWidgetList m_panels; ///< Hidden by the start page.
    SectionList* m_sections;
    FindingsPanel* m_findings = nullptr;
    std::map<SectionId, SectionPage*> m_bySection;
    QMenu* m_recent = nullptr;
    QLabel* m_fileState;
    QLabel* m_designState;
};

} // namespace clusterbrief::ui
