#include "ui/window/main_window.h"

#include "core/base/text.h"
#include "core/document/load.h"
#include "core/document/templates.h"
#include "core/version.h"
#include "ui/diagram/fabric_view.h"
#include "ui/diagram/topology_page.h"
#include "ui/forms/list_page.h"
#include "ui/forms/network_page.h"
#include "ui/forms/rules_page.h"
#include "ui/panels/findings_panel.h"
#include "ui/panels/summary_panel.h"
#include "ui/preview/export_dialog.h"
#include "ui/preview/preview_page.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/actions.h"
#include "ui/window/recent_files.h"
#include "ui/window/section_list.h"
#include "ui/window/template_dialog.h"
#include "ui/window/verdict.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <QtGui/QCloseEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QToolButton>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

/// Raised when docks change so much that an older arrangement would mislead.
constexpr int kLayoutVersion = 1;

QString requestFilter()
{
    return MainWindow::tr(
        "Requests (*.cluster.yaml *.cluster.json *.yaml *.yml *.json);;All files (*)");
}

QDockWidget* dock(const QString& name, const QString& title, QWidget* content, QMainWindow* window)
{
    auto* holder = new QDockWidget(title, window);
    holder->setObjectName(name);
    holder->setWidget(content);
    auto* handle = new QLabel(title, holder);
    handle->setProperty("role", u"dockTitle"_s);
    handle->setToolTip(MainWindow::tr("Drag to move the panel, double-click to let it float"));
    holder->setTitleBarWidget(handle);
    holder->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable
        | QDockWidget::DockWidgetClosable);
    return holder;
}

} // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent)
    , m_store(std::make_unique<DocumentStore>(sharedBuiltInCatalog()))
    , m_pages(new QStackedWidget(this))
    , m_sections(new SectionList(*m_store, this))
    , m_fileState(new QLabel(this))
    , m_designState(new QLabel(this))
{
    setAcceptDrops(true);
    setAttribute(Qt::WA_DeleteOnClose);
    setCentralWidget(m_pages);
    connect(m_sections, &SectionList::chosen, this, [this](SectionId section) {
        leaveStart();
        m_pages->setCurrentWidget(page(section));
    });
    makePanels();
    makeToolBar();
    makeMenus();
    makeStatusBar();
    connectStore();
    resize(1280, 800);
    restoreLayout();
    showStart();
}

MainWindow::~MainWindow() = default;

SectionPage* MainWindow::makePage(SectionId section)
{
    DocumentStore& store = *m_store;
    const auto list = [&](const QString& pointer, const QString& newName, const QString& noun) {
        return new ListPage(section, pointer, newName, noun, store, this);
    };
    switch (section) {
    case SectionId::Project:
        return new RecordPage(section, u"/project"_s, store, this);
    case SectionId::Workloads:
        return list(u"/workloads"_s, u"job"_s, tr("workload"));
    case SectionId::Nodes:
        return list(u"/nodes"_s, u"gpu"_s, tr("node group"));
    case SectionId::Compute: {
        auto* page = new NetworkPage(section, {NetworkKind::Compute}, store, this);
        page->setFooter(new FabricView(store, page));
        return page;
    }
    case SectionId::Storage:
        return new NetworkPage(section, {NetworkKind::Storage}, store, this);
    case SectionId::Management:
        return new NetworkPage(section, {NetworkKind::InBand, NetworkKind::OutOfBand}, store, this);
    case SectionId::Topology: {
        auto* page = new TopologyPage(store, this);
        connect(page, &TopologyPage::placeWanted, this, &MainWindow::goTo);
        return page;
    }
    case SectionId::Facility:
        return new RecordPage(section, u"/facility"_s, store, this);
    case SectionId::Acceptance:
        return list(u"/acceptance"_s, u"all_reduce_perf"_s, tr("run"));
    case SectionId::Rules:
        return new RulesPage(store, this);
    case SectionId::Brief:
        break;
    }
    return new PreviewPage(store, this);
}

void MainWindow::makePanels()
{
    addDockWidget(
        Qt::LeftDockWidgetArea, dock(u"sectionsDock"_s, tr("Sections"), m_sections, this));
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(300);
    scroll->setAccessibleName(tr("Summary"));
    scroll->setWidget(new SummaryPanel(*m_store, scroll));
    addDockWidget(
        Qt::RightDockWidgetArea, dock(u"summaryDock"_s, tr("What it comes to"), scroll, this));
    m_findings = new FindingsPanel(*m_store, this);
    QDockWidget* findings = dock(u"findingsDock"_s, tr("Findings"), m_findings, this);
    findings->setTitleBarWidget(m_findings->header());
    addDockWidget(Qt::BottomDockWidgetArea, findings);
    connect(m_findings, &FindingsPanel::placeWanted, this, &MainWindow::goTo);
    resizeDocks({findChild<QDockWidget*>(u"findingsDock"_s)}, {170}, Qt::Vertical);
    resizeDocks(
        {findChild<QDockWidget*>(u"sectionsDock"_s), findChild<QDockWidget*>(u"summaryDock"_s)},
        {190, 300}, Qt::Horizontal);
}

void MainWindow::connectStore()
{
    connect(m_store.get(), &DocumentStore::started, this, &MainWindow::leaveStart);
    connect(m_store.get(), &DocumentStore::changed, this, &MainWindow::updateStatus);
    connect(m_store.get(), &DocumentStore::fileChanged, this, &MainWindow::updateTitle);
    updateTitle();
    updateStatus();
}

void MainWindow::makeMenus()
{
    m_recent = makeActions(*this);
    fillRecentMenu();
}

void MainWindow::fillRecentMenu()
{
    m_recent->clear();
    for (const QString& path : recentFiles()) {
        QAction* action = m_recent->addAction(QString(path).replace(u'&', u"&&"_s));
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    m_recent->setEnabled(!m_recent->isEmpty());
    if (!m_recent->isEmpty()) {
        m_recent->addSeparator();
        connect(m_recent->addAction(tr("Forget These")), &QAction::triggered, this, [this] {
            forgetRecentFiles();
            fillRecentMenu();
        });
    }
}

void MainWindow::makeToolBar()
{
    QToolBar* bar = addToolBar(tr("Tools"));
    bar->setObjectName(u"tools"_s);
    bar->setMovable(false);
    const auto button = [&](const QString& text, const QString& tip, auto&& act) {
        auto* tool = new QToolButton(bar);
        tool->setText(text);
        tool->setToolTip(tip);
        tool->setFocusPolicy(Qt::TabFocus);
        connect(tool, &QToolButton::clicked, this, act);
        bar->addWidget(tool);
        return tool;
    };
    QUndoStack& stack = m_store->undoStack();
    QToolButton* undo =
        button(tr("↶ Undo"), tr("Undo the last change"), [&stack] { stack.undo(); });
    QToolButton* redo = button(tr("↷ Redo"), tr("Do it again"), [&stack] { stack.redo(); });
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(&stack, &QUndoStack::canUndoChanged, undo, &QToolButton::setEnabled);
    connect(&stack, &QUndoStack::canRedoChanged, redo, &QToolButton::setEnabled);
    button(tr("Export Brief…"), tr("Write the brief as PDF and other formats"), [this] {
        exportBrief();
    })->setProperty("primary", true);
    auto* space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    bar->addWidget(new Verdict(*m_store, bar));
}

void MainWindow::about()
{
    QMessageBox box(QMessageBox::NoIcon, tr("About Cluster Brief"),
        tr("Cluster Brief %1").arg(QString::fromUtf8(kVersion)), QMessageBox::Ok, this);
    box.setInformativeText(
        tr("Asks for, checks and quotes GPU clusters.\n%1 rules, %2 parts in the catalog.\nMIT "
           "licence. Qt %3 under the LGPL; the typeface is Inter under the SIL Open Font License.")
            .arg(allRules().size())
            .arg(m_store->catalog().gpus.size() + m_store->catalog().systems.size()
                + m_store->catalog().nics.size() + m_store->catalog().switches.size()
                + m_store->catalog().cables.size())
            .arg(QString::fromUtf8(qVersion())));
    box.exec();
}

void MainWindow::makeStatusBar()
{
    statusBar()->setSizeGripEnabled(false);
    m_fileState->setTextFormat(Qt::PlainText);
    m_designState->setTextFormat(Qt::PlainText);
    statusBar()->addWidget(m_fileState);
    statusBar()->addPermanentWidget(m_designState);
}

void MainWindow::updateTitle()
{
    const QString path = m_store->filePath();
    const QString name = path.isEmpty() ? tr("Untitled") : QFileInfo(path).fileName();
    setWindowTitle(tr("%1[*] — Cluster Brief").arg(name));
    setWindowFilePath(path);
    setWindowModified(m_store->isModified());
    m_fileState->setText(m_store->isModified() ? tr("%1, changed since it was saved").arg(name)
            : path.isEmpty()                   ? tr("Not saved yet")
                                               : path);
}

void MainWindow::updateStatus()
{
    const Analysis& analysis = m_store->analysis();
    QStringList parts;
    for (const auto& group : analysis.design.groups) {
        if (group->system != nullptr && parts.size() < 2) {
            parts << tr("%1 × %2").arg(group->servers).arg(toQt(group->system->name));
        }
    }
    if (const SizedNetwork* compute = analysis.sizing.network(NetworkKind::Compute);
        compute != nullptr && compute->size.fault == FabricFault::None) {
        parts << choiceLabel(textOf(*compute->network->generation))
              << (compute->size.tiers == 1 ? tr("1 tier")
                                           : tr("%1 tiers").arg(compute->size.tiers));
    }
    m_designState->setText(parts.join(u"  ·  "_s));
}

void MainWindow::restoreLayout()
{
    const QSettings settings;
    restoreGeometry(settings.value(u"window/geometry"_s).toByteArray());
    restoreState(settings.value(u"window/state"_s).toByteArray(), kLayoutVersion);
}

SectionPage* MainWindow::page(SectionId section)
{
    // Most of a page's cost is its style; a page that nobody looks at has none.
    SectionPage*& made = m_bySection[section];
    if (made == nullptr) {
        made = makePage(section);
        m_pages->addWidget(made);
    }
    return made;
}

void MainWindow::showSection(SectionId section)
{
    m_sections->choose(section);
    leaveStart();
}

void MainWindow::goTo(const QString& pointer, const QString& at)
{
    const SectionId section = sectionOf(pointer.isEmpty() ? at : pointer);
    showSection(section);
    if (!pointer.isEmpty()) {
        page(section)->focusField(pointer);
        page(section)->scrollToFocus();
    }
}

void MainWindow::tellErrors(const QString& title, const QString& event, const Errors& errors)
{
    QStringList lines;
    for (const Error& error : errors) {
        lines << toQt(printable(describe(error))).left(600);
    }
    QMessageBox box(QMessageBox::Warning, title, event, QMessageBox::Ok, this);
    constexpr qsizetype kShown = 6;
    box.setInformativeText(asPlainText(lines.mid(0, kShown).join(u'\n')
        + (lines.size() > kShown ? tr("\n… %1 more below").arg(lines.size() - kShown)
                                 : QString())));
    if (lines.size() > kShown) {
        box.setDetailedText(lines.join(u'\n'));
    }
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

bool MainWindow::mayDiscardChanges()
{
    if (!m_store->isModified()) {
        return true;
    }
    QMessageBox box(QMessageBox::Question, tr("Unsaved Changes"),
        tr("Save the changes to this request?"),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setInformativeText(tr("They are lost otherwise."));
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

bool MainWindow::openFile(const QString& path)
{
    if (!mayDiscardChanges()) {
        return false;
    }
    const Errors errors = m_store->open(path);
    if (!errors.empty()) {
        tellErrors(tr("Open Request"),
            tr("%1 could not be opened. What was open before is unchanged.")
                .arg(QFileInfo(path).fileName()),
            errors);
        return false;
    }
    rememberFile(path);
    fillRecentMenu();
    return true;
}

void MainWindow::openWithDialog()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open Request"), QFileInfo(m_store->filePath()).absolutePath(), requestFilter());
    if (!path.isEmpty()) {
        openFile(path);
    }
}

bool MainWindow::saveTo(const QString& path)
{
    if (m_store->losesCommentsOnSave() && path == m_store->filePath()) {
        const auto answer = QMessageBox::question(this, tr("Save Request"),
            asPlainText(tr("%1 has comments, and they are not kept. Save all the same?")
                            .arg(QFileInfo(path).fileName())),
            QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel);
        if (answer != QMessageBox::Save) {
            return false;
        }
    }
    if (const Errors errors = m_store->save(path); !errors.empty()) {
        tellErrors(tr("Save Request"), tr("The request was not saved."), errors);
        return false;
    }
    rememberFile(path);
    fillRecentMenu();
    return true;
}

bool MainWindow::save()
{
    return m_store->filePath().isEmpty() ? saveAs() : saveTo(m_store->filePath());
}

bool MainWindow::saveAs()
{
    const QString title = toQt(m_store->document().project.title)
                              .simplified()
                              .toLower()
                              .replace(u' ', u'-')
                              .replace(u'/', u'-');
    const QString proposed = !m_store->filePath().isEmpty()
        ? m_store->filePath()
        : (title.isEmpty() ? u"cluster"_s : title.left(60)) + u".cluster.yaml"_s;
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save Request As"), proposed, tr("YAML (*.cluster.yaml);;JSON (*.cluster.json)"));
    if (path.isEmpty()) {
        return false;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += u".cluster.yaml"_s;
    }
    return saveTo(path);
}

void MainWindow::exportBrief()
{
    ExportDialog(*m_store, this).exec();
}

void MainWindow::newWindow()
{
    (new MainWindow)->show();
}

void MainWindow::chooseTemplate()
{
    TemplateDialog dialog(this);
    if (dialog.exec() == QDialog::Accepted) {
        newFromTemplate(dialog.chosen());
    }
}

void MainWindow::newFromTemplate(const QString& id)
{
    const Template* found = findTemplate(fromQt(id));
    if (found == nullptr || !mayDiscardChanges()) {
        return;
    }
    const Result<LoadedRequest> request = loadRequest(found->text, fromQt(id));
    const Errors errors = request ? m_store->reset(request->document) : request.error();
    if (!errors.empty()) {
        tellErrors(tr("New From Template"), tr("The template could not be opened."), errors);
    }
}

void MainWindow::useScheme(Scheme scheme)
{
    QSettings().setValue(u"window/scheme"_s, static_cast<int>(scheme));
    applyTheme(*qApp, scheme);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayDiscardChanges()) {
        event->ignore();
        return;
    }
    showPanels();
    QSettings settings;
    settings.setValue(u"window/geometry"_s, saveGeometry());
    settings.setValue(u"window/state"_s, saveState(kLayoutVersion));
    event->accept();
}

} // namespace clusterbrief::ui
