#include "ui/preview/export_dialog.h"
#include "ui/preview/preview_page.h"
#include "ui/preview/print_brief.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/main_window.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtGui/QClipboard>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStatusBar>

/// What leaves the window: files, paper, the clipboard.
namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

PreviewPage& MainWindow::preview()
{
    return *static_cast<PreviewPage*>(page(SectionId::Brief));
}

void MainWindow::exportBrief()
{
    ExportDialog dialog(*m_store, this);
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    QStringList names;
    for (const QString& path : dialog.targets()) {
        names << QFileInfo(path).fileName();
    }
    const QString folder = QFileInfo(dialog.targets().front()).absolutePath();
    statusBar()->showMessage(
        tr("Wrote %1 in %2").arg(names.join(u", "_s), QDir::toNativeSeparators(folder)));
}

void MainWindow::printBrief()
{
    tellUntaken();
    printWithDialog(preview().brief(), preview().paper(), this);
}

void MainWindow::copyAsMarkdown()
{
    const Brief brief = preview().brief();
    const Result<std::string> text = renderMarkdown({m_store->analysis(), brief});
    if (!text) {
        tellErrors(tr("Copy Brief as Markdown"), tr("Nothing was copied."), text.error());
        return;
    }
    QApplication::clipboard()->setText(toQt(*text));
    constexpr int kReadMs = 6'000;
    statusBar()->showMessage(tr("The brief is on the clipboard as Markdown."), kReadMs);
    tellUntaken();
}

} // namespace clusterbrief::ui
