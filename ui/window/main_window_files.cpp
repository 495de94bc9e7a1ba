#include "core/base/text.h"
#include "ui/compare/compare_dialog.h"
#include "ui/phrases.h"
#include "ui/store/document_store.h"
#include "ui/store/file_watch.h"
#include "ui/store/recovery.h"
#include "ui/text.h"
#include "ui/window/file_bar.h"
#include "ui/window/main_window.h"
#include "ui/window/recent_files.h"
#include "ui/window/untaken.h"
#include "ui/window/windows.h"

#include <QtCore/QFileInfo>
#include <QtGui/QCloseEvent>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStatusBar>

#include <utility>

/// A window's care for its file: what it is called, what became of it, that nothing is lost.
namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

QString requestFilter()
{
    return MainWindow::tr(
        "Requests (*.cluster.yaml *.cluster.json *.yaml *.yml *.json);;All files (*)");
}

} // namespace

void MainWindow::connectFile()
{
    connect(m_store.get(), &DocumentStore::fileChanged, this, &MainWindow::updateTitle);
    connect(m_watch, &FileWatch::stateChanged, this, &MainWindow::updateTitle);
    connect(m_recovery, &RecoveryWriter::troubled, this, [this](const QString& reason) {
        reason.isEmpty() ? statusBar()->clearMessage()
                         : statusBar()->showMessage(
                             tr("Unsaved changes are not safe from a crash: %1").arg(reason));
    });
    connect(m_fileBar, &FileBar::reloadWanted, this, &MainWindow::reload);
    connect(m_fileBar, &FileBar::keepWanted, this, [this] {
        m_watch->check();
        m_store->keepOver(m_watch->fingerprint());
    });
    connect(m_fileBar, &FileBar::compareWanted, this,
        [this] { compareWithFile(*m_store, m_store->filePath(), this); });
    connect(m_fileBar, &FileBar::saveWanted, this, &MainWindow::save);
    connect(m_fileBar, &FileBar::saveAsWanted, this, &MainWindow::saveAs);
    connect(m_store.get(), &DocumentStore::untakenChanged, this, [this] {
        if (!m_told.isEmpty() && statusBar()->currentMessage() == m_told) {
            statusBar()->clearMessage();
        }
    });
    updateTitle();
}

void MainWindow::updateTitle()
{
    const QString path = m_store->filePath();
    const QString name = path.isEmpty() ? tr("Untitled") : QFileInfo(path).fileName();
    setWindowTitle(tr("%1[*] — Cluster Brief").arg(name));
    setWindowFilePath(path);
    setWindowModified(m_store->isModified());
    m_fileState->setText(m_store->isFileMissing() ? tr("%1, deleted from the disk").arg(name)
            : path.isEmpty()                      ? tr("%1, not saved yet").arg(name)
            : m_store->isModified()               ? tr("%1, changed since it was saved").arg(name)
                                                  : path);
    m_fileBar->show(m_watch->state(), name, !m_store->undoStack().isClean());
}

bool MainWindow::mayDiscardChanges()
{
    const QString untaken = untakenText(*m_store);
    if (!m_store->isModified()) {
        if (untaken.isEmpty()) {
            return true;
        }
        QMessageBox box(QMessageBox::Question, tr("Unsaved Changes"), untaken,
            QMessageBox::Discard | QMessageBox::Cancel, this);
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(tr("What was typed there is lost."));
        box.setDefaultButton(QMessageBox::Cancel);
        return box.exec() == QMessageBox::Discard;
    }
    QMessageBox box(QMessageBox::Question, tr("Unsaved Changes"),
        m_store->filePath().isEmpty()
            ? tr("Save the changes to this request?")
            : tr("Save the changes to %1?").arg(QFileInfo(m_store->filePath()).fileName()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(asPlainText(
        tr("They are lost otherwise.") + (untaken.isEmpty() ? QString() : u'\n' + untaken)));
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void MainWindow::tellUntaken()
{
    m_told = untakenText(*m_store);
    if (!m_told.isEmpty()) {
        statusBar()->showMessage(m_told);
    }
}

bool MainWindow::tellNotOpened(const QString& path, const Errors& errors)
{
    tellErrors(tr("Open Request"),
        tr("%1 could not be opened. What was open before is unchanged.")
            .arg(QFileInfo(path).fileName()),
        errors);
    return false;
}

bool MainWindow::canOpen(const QString& path)
{
    const Result<Analysis> analysis = m_store->analysisOf(path);
    return analysis || tellNotOpened(path, analysis.error());
}

bool MainWindow::openFile(const QString& path)
{
    if (!mayDiscardChanges()) {
        return false;
    }
    if (const Errors errors = m_store->open(path); !errors.empty()) {
        return tellNotOpened(path, errors);
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
        openInWindow(path, this);
    }
}

bool MainWindow::recover(const Leftover& copy)
{
    if (!copy.document || !mayDiscardChanges()) {
        return false;
    }
    if (const Errors errors = m_store->recover(*copy.document, copy.path, copy.fingerprint);
        !errors.empty()) {
        tellErrors(
            tr("Recover Unsaved Work"), tr("The copy could not be opened; it is kept."), errors);
        return false;
    }
    // The copy that it came from may be removed now.
    m_recovery->writeNow();
    m_watch->check();
    return true;
}

void MainWindow::reload()
{
    if (const Errors errors = m_store->reload(); !errors.empty()) {
        tellErrors(
            tr("Reload"), tr("The file could not be read. This request is unchanged."), errors);
    }
    m_watch->check();
}

/// Whether a file may be written where it is not as this window knows it.
bool MainWindow::mayReplace(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    const auto ask = [&](const QString& what, const QString& means, const QString& yes) {
        QMessageBox box(QMessageBox::Warning, tr("Save Request"), what,
            QMessageBox::Save | QMessageBox::Cancel, this);
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(asPlainText(means));
        box.button(QMessageBox::Save)->setText(yes);
        box.setDefaultButton(QMessageBox::Cancel);
        return box.exec() == QMessageBox::Save;
    };
    if (windowWith(path, this) != nullptr) {
        QMessageBox box(QMessageBox::Warning, tr("Save Request"),
            tr("%1 is open in another window.").arg(name), QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(tr("Choose another name, or close that window first."));
        box.exec();
        return false;
    }
    if (path != m_store->filePath()) {
        return true;
    }
    if (m_watch->check() == FileState::Changed
        && !ask(tr("Another program changed %1 since it was read here.").arg(name),
            tr("Replacing it loses what the other program wrote. Cancel, then Compare or Reload "
               "above the form, or Save As to keep both."),
            tr("Replace"))) {
        return false;
    }
    return !m_store->losesCommentsOnSave()
        || ask(tr("%1 has comments, and they are not kept.").arg(name),
            tr("Save As keeps the file with its comments."), tr("Save Without Comments"));
}

bool MainWindow::saveTo(const QString& path)
{
    if (!mayReplace(path)) {
        return false;
    }
    if (const Errors errors = m_store->save(path); !errors.empty()) {
        return tellNotSaved(errors);
    }
    m_watch->check();
    rememberFile(path);
    fillRecentMenu();
    tellUntaken();
    return true;
}

/// Whether it was then saved in another place.
bool MainWindow::tellNotSaved(const Errors& errors)
{
    QMessageBox box(QMessageBox::Warning, tr("Save Request"), tr("The request was not saved."),
        QMessageBox::Cancel, this);
    box.setInformativeText(asPlainText(errorText(errors.front()).left(1'000)));
    QPushButton* elsewhere = box.addButton(tr("Save As…"), QMessageBox::AcceptRole);
    box.setDefaultButton(elsewhere);
    box.exec();
    return box.clickedButton() == elsewhere && saveAs();
}

bool MainWindow::save()
{
    return m_store->filePath().isEmpty() ? saveAs() : saveTo(m_store->filePath());
}

bool MainWindow::saveAs()
{
    const QString title = fileNameOf(toQt(m_store->document().project.title));
    const QString proposed = !m_store->filePath().isEmpty()
        ? m_store->filePath()
        : (title.isEmpty() ? u"cluster"_s : title) + u".cluster.yaml"_s;
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

bool MainWindow::mayClose()
{
    if (m_store->isModified() || !m_store->untaken().empty()) {
        bringUp(*this);
    }
    return mayDiscardChanges();
}

void MainWindow::closeWithoutAsking()
{
    m_asked = true;
    close();
}

bool MainWindow::event(QEvent* event)
{
    // Not every file system tells of a change.
    if (event->type() == QEvent::WindowActivate) {
        m_watch->check();
    }
    return QMainWindow::event(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_asked && !mayDiscardChanges()) {
        event->ignore();
        return;
    }
    saveLayout();
    event->accept();
}

} // namespace clusterbrief::ui
