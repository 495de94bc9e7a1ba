#include "core/document/edits.h"
#include "core/document/load.h"
#include "core/import/import.h"
#include "ui/forms/section_page.h"
#include "ui/start/guided_dialog.h"
#include "ui/start/import_dialog.h"
#include "ui/start/start_page.h"
#include "ui/store/document_store.h"
#include "ui/store/file_content.h"
#include "ui/text.h"
#include "ui/window/main_window.h"
#include "ui/window/section_list.h"
#include "ui/window/windows.h"

#include <QtCore/QFileInfo>
#include <QtCore/QMimeData>
#include <QtGui/QDragEnterEvent>
#include <QtGui/QDropEvent>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QToolBar>

#include <optional>
#include <utility>

/// How a window begins: its start page, the guided request, and the import.
namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

Result<std::string> readText(const QString& path)
{
    return bytesOf(path).map([](const QByteArray& bytes) { return bytes.toStdString(); });
}

/// How the checkpoint is quantised, where a file beside a config.json says so.
std::optional<QuantConfigText> quantConfigOf(const QString& path)
{
    const std::string beside = quantConfigBeside(fromQt(path));
    Result<std::string> text = beside.empty() ? std::string() : readText(toQt(beside));
    return text && !text->empty() ? std::optional(QuantConfigText{beside, std::move(*text)})
                                  : std::nullopt;
}

/// The imported job beside those that are there, for all compute nodes.
void addJob(Document& document, const Document& imported)
{
    const Workload& job = imported.workloads.front();
    addItem(document, "/workloads", job.name);
    const std::string name = document.workloads.back().name;
    document.workloads.back() = job;
    document.workloads.back().name = name;
}

} // namespace

void MainWindow::showStart()
{
    if (m_start == nullptr) {
        m_start = new StartPage(this);
        m_pages->addWidget(m_start);
        connect(m_start, &StartPage::guidedWanted, this, &MainWindow::guidedRequest);
        connect(m_start, &StartPage::openWanted, this, &MainWindow::openWithDialog);
        connect(m_start, &StartPage::importWanted, this, &MainWindow::importWithDialog);
        connect(m_start, &StartPage::backWanted, this, &MainWindow::leaveStart);
        connect(m_start, &StartPage::templatePicked, this, &MainWindow::newFromTemplate);
        // The list that names the file is filled again while it is opened.
        connect(
            m_start, &StartPage::filePicked, this,
            [this](const QString& path) { openInWindow(path, this); }, Qt::QueuedConnection);
    }
    const bool hasRequest = m_store->document() != Document{} || !m_store->filePath().isEmpty();
    m_start->refresh(hasRequest);
    if (std::exchange(m_atStart, true)) {
        return;
    }
    m_pages->setCurrentWidget(m_start);
    hidePanels();
    m_start->setFocus(Qt::OtherFocusReason);
}

void MainWindow::hidePanels()
{
    const auto hide = [this](QWidget* panel) {
        if (!panel->isHidden()) {
            panel->hide();
            m_panels << panel;
        }
    };
    for (QDockWidget* panel : findChildren<QDockWidget*>()) {
        hide(panel);
    }
    for (QToolBar* bar : findChildren<QToolBar*>()) {
        hide(bar);
    }
}

void MainWindow::showPanels()
{
    for (QWidget* panel : std::exchange(m_panels, {})) {
        panel->show();
    }
}

void MainWindow::leaveStart()
{
    if (std::exchange(m_atStart, false)) {
        m_pages->setCurrentWidget(page(m_sections->current()));
        showPanels();
    }
}

bool MainWindow::startWith(const Document& request, const QString& title)
{
    if (!mayDiscardChanges()) {
        return false;
    }
    if (const Errors errors = m_store->reset(request); !errors.empty()) {
        tellErrors(title, tr("The request could not be opened."), errors);
        return false;
    }
    // No file holds it yet.
    m_store->undoStack().resetClean();
    return true;
}

void MainWindow::guidedRequest()
{
    GuidedDialog dialog(m_store->sharedOffered(), this);
    if (dialog.exec() == QDialog::Accepted) {
        startWith(dialog.request(), tr("Guided Request"));
    }
}

void MainWindow::importWithDialog()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Import"),
        QFileInfo(m_store->filePath()).absolutePath(),
        tr("Settings (*.json *.sh *.yaml *.yml *.toml *.txt);;All files (*)"));
    if (!path.isEmpty()) {
        importFile(path);
    }
}

bool MainWindow::importFile(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    const auto refuse = [&](const Errors& errors) {
        tellErrors(tr("Import"),
            tr("%1 could not be imported. What was open before is unchanged.").arg(name), errors);
        return false;
    };
    const Result<std::string> text = readText(path);
    if (!text) {
        return refuse(text.error());
    }
    const Result<Imported> imported =
        importText(*text, fromQt(path), m_store->catalog(), quantConfigOf(path));
    if (!imported) {
        return refuse(imported.error());
    }
    const Result<Document> request = requestOf(*imported);
    if (!request) {
        return refuse(request.error());
    }
    const bool hasRequest = m_store->document() != Document{};
    const QString present = !hasRequest ? QString()
        : m_store->filePath().isEmpty() ? tr("the request that is open")
                                        : QFileInfo(m_store->filePath()).fileName();
    ImportDialog dialog(*imported, name, present, this);
    if (dialog.exec() != QDialog::Accepted) {
        return false;
    }
    return takeImported(*request, name, dialog.use() == ImportDialog::Use::ThisRequest);
}

bool MainWindow::takeImported(const Document& request, const QString& name, bool intoThis)
{
    if (!intoThis && !startWith(request, tr("Import"))) {
        return false;
    }
    if (intoThis) {
        const QString refusal = m_store->edit(
            tr("Import %1").arg(name), [&](Document& document) { addJob(document, request); });
        if (!refusal.isEmpty()) {
            tellErrors(tr("Import"), tr("The workload could not be added."),
                {{fromQt(name), {}, fromQt(refusal)}});
            return false;
        }
    }
    showSection(SectionId::Workloads);
    return true;
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().size() == 1
        && event->mimeData()->urls().front().isLocalFile()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QString path = event->mimeData()->urls().front().toLocalFile();
    const Result<std::string> text = readText(path);
    const bool isRequest = text && loadRequest(*text, fromQt(path));
    if (text && !isRequest && importText(*text, fromQt(path), m_store->catalog())) {
        importFile(path);
    } else {
        openInWindow(path, this);
    }
}

} // namespace clusterbrief::ui
