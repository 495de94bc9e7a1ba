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
#include "ui/phrases.h"
#include "ui/preview/export_dialog.h"
#include "ui/preview/preview_page.h"
#include "ui/store/document_store.h"
#include "ui/store/file_watch.h"
#include "ui/store/own_catalog.h"
#include "ui/store/recovery.h"
#include "ui/text.h"
#include "ui/window/actions.h"
#include "ui/window/file_bar.h"
#include "ui/window/recent_files.h"
#include "ui/window/section_list.h"
#include "ui/window/template_dialog.h"
#include "ui/window/verdict.h"
#include "ui/window/windows.h"

#include <QtCore/QSettings>
#include <QtGui/QScreen>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QStyle>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

/// Raised when docks change so much that an older arrangement would mislead.
constexpr int kLayoutVersion = 1;

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
    // Floating, it has no frame of the desktop that would tell.
    QObject::connect(holder, &QDockWidget::topLevelChanged, holder, [holder](bool floats) {
        QWidget* bar = holder->titleBarWidget();
        bar->setProperty("floats", floats);
        bar->style()->unpolish(bar);
        bar->style()->polish(bar);
    });
    return holder;
}

} // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent)
    , m_store(std::make_unique<DocumentStore>(sharedBuiltInCatalog()))
    , m_watch(new FileWatch(*m_store, this))
    , m_recovery(new RecoveryWriter(*m_store, recoveryFolder(), {}, this))
    , m_pages(new QStackedWidget(this))
    , m_fileBar(new FileBar(this))
    , m_sections(new SectionList(*m_store, this))
    , m_fileState(new QLabel(this))
    , m_designState(new QLabel(this))
{
    setAcceptDrops(true);
    setAttribute(Qt::WA_DeleteOnClose);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_fileBar);
    column->addWidget(m_pages, 1);
    setCentralWidget(middle);
    connect(m_sections, &SectionList::chosen, this, [this](SectionId section) {
        leaveStart();
        m_pages->setCurrentWidget(page(section));
    });
    makePanels();
    makeToolBar();
    makeMenus();
    makeStatusBar();
    connectStore();
    connectFile();
    // With the frame and a panel of the desktop.
    constexpr QSize kAround(16, 56);
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - kAround));
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
        auto* view = new FabricView(store, page);
        page->setFooter(view);
        connect(
            view, &FabricView::topologyWanted, this, [this] { showSection(SectionId::Topology); });
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
    sizePanels();
}

void MainWindow::sizePanels()
{
    resizeDocks({findChild<QDockWidget*>(u"findingsDock"_s)}, {170}, Qt::Vertical);
    resizeDocks(
        {findChild<QDockWidget*>(u"sectionsDock"_s), findChild<QDockWidget*>(u"summaryDock"_s)},
        {190, 300}, Qt::Horizontal);
}

void MainWindow::connectStore()
{
    connect(m_store.get(), &DocumentStore::started, this, &MainWindow::leaveStart);
    const auto takeOwnParts = [this] {
        m_store->setOwnParts(OwnCatalog::ofUser().own(), OwnCatalog::ofUser().offered());
    };
    connect(&OwnCatalog::ofUser(), &OwnCatalog::changed, this, takeOwnParts);
    takeOwnParts();
    connect(m_store.get(), &DocumentStore::changed, this, &MainWindow::updateStatus);
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
        connect(action, &QAction::triggered, this, [this, path] { openInWindow(path, this); });
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
    m_firstLayout = saveState(kLayoutVersion);
    const QSettings settings;
    restoreGeometry(settings.value(u"window/geometry"_s).toByteArray());
    restoreState(settings.value(u"window/state"_s).toByteArray(), kLayoutVersion);
}

void MainWindow::saveLayout()
{
    showPanels();
    QSettings settings;
    settings.setValue(u"window/geometry"_s, saveGeometry());
    settings.setValue(u"window/state"_s, saveState(kLayoutVersion));
}

void MainWindow::resetLayout()
{
    m_panels.clear();
    restoreState(m_firstLayout, kLayoutVersion);
    sizePanels();
    if (m_atStart) {
        hidePanels();
    }
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
        lines << errorText(error).left(600);
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

void MainWindow::newWindow()
{
    showNewWindow();
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

} // namespace clusterbrief::ui
