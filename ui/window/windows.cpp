#include "ui/window/windows.h"

#include "core/base/text.h"
#include "ui/phrases.h"
#include "ui/store/document_store.h"
#include "ui/store/own_catalog.h"
#include "ui/text.h"
#include "ui/window/main_window.h"
#include "ui/window/recovery_dialog.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <QtGui/QScreen>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMessageBox>

#include <algorithm>

namespace clusterbrief::ui {

namespace {

bool sameFile(const QString& left, const QString& right)
{
    const QFileInfo a(left);
    const QFileInfo b(right);
    return a == b || a.absoluteFilePath() == b.absoluteFilePath();
}

/// One step below and right of every window that stands there already.
void moveAside(MainWindow& window)
{
    constexpr QPoint kStep(28, 28);
    const QRect screen = window.screen()->availableGeometry();
    const auto isTaken = [&] {
        const QList<MainWindow*> others = mainWindows();
        return std::any_of(others.begin(), others.end(), [&](const MainWindow* other) {
            return other != &window && other->isVisible()
                && other->geometry().topLeft() == window.geometry().topLeft();
        });
    };
    while (isTaken()
        && screen.contains(QRect(window.geometry().topLeft() + kStep, window.size() / 2))) {
        window.setGeometry(window.geometry().translated(kStep));
    }
}

/// The window that shows it; null where the copy could not be taken.
MainWindow* recoverInWindow(const Leftover& copy, MainWindow* near)
{
    MainWindow* window = copy.path.isEmpty() ? nullptr : windowWith(copy.path);
    if (window != nullptr) {
        bringUp(*window);
        return window->recover(copy) ? window : nullptr;
    }
    const bool reuses = near != nullptr && near->store().isUntouched();
    window = reuses ? near : showNewWindow();
    if (!window->recover(copy)) {
        if (!reuses) {
            window->close();
        }
        return nullptr;
    }
    bringUp(*window);
    return window;
}

} // namespace

QList<MainWindow*> mainWindows()
{
    QList<MainWindow*> windows;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (auto* window = qobject_cast<MainWindow*>(widget)) {
            windows << window;
        }
    }
    return windows;
}

MainWindow* windowWith(const QString& path, const MainWindow* except)
{
    for (MainWindow* window : mainWindows()) {
        const QString present = window->store().filePath();
        if (window != except && window->isVisible() && !present.isEmpty()
            && sameFile(present, path)) {
            return window;
        }
    }
    return nullptr;
}

void bringUp(QWidget& window)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
}

MainWindow* showNewWindow()
{
    auto* window = new MainWindow;
    moveAside(*window);
    window->show();
    return window;
}

MainWindow* openInWindow(const QString& path, MainWindow* near)
{
    if (MainWindow* present = windowWith(path)) {
        bringUp(*present);
        return present;
    }
    if (near != nullptr && near->store().isUntouched()) {
        return near->openFile(path) ? near : nullptr;
    }
    // Before there is a window: one that only comes to go again is a fright.
    if (near != nullptr && !near->canOpen(path)) {
        return nullptr;
    }
    MainWindow* window = showNewWindow();
    if (!window->openFile(path)) {
        window->close();
        return nullptr;
    }
    return window;
}

bool quitAll()
{
    const QList<MainWindow*> windows = mainWindows();
    for (MainWindow* window : windows) {
        if (window->isVisible() && !window->mayClose()) {
            return false;
        }
    }
    for (MainWindow* window : windows) {
        window->closeWithoutAsking();
    }
    return true;
}

QString settingsTrouble()
{
    const QSettings settings;
    const QString file = settings.fileName();
    switch (settings.status()) {
    case QSettings::NoError:
        return {};
    case QSettings::AccessError:
        return MainWindow::tr("%1 cannot be read. Colours, layout and recent files are those of a "
                              "new installation and will not be kept; make the file yours to read "
                              "and write, or remove it.")
            .arg(file);
    case QSettings::FormatError:
        break;
    }
    return MainWindow::tr("%1 is damaged. What could not be read in it is as in a new "
                          "installation; the file is mended when a window is closed. Your requests "
                          "are not touched.")
        .arg(file);
}

void tellSettingsTrouble(const QString& trouble, QWidget* parent)
{
    if (trouble.isEmpty()) {
        return;
    }
    QMessageBox box(QMessageBox::Warning, MainWindow::tr("Settings"),
        MainWindow::tr("The settings could not be read."), QMessageBox::Ok, parent);
    box.setInformativeText(asPlainText(trouble));
    box.exec();
}

void tellPartsTrouble(const OwnCatalog& users, QWidget* parent)
{
    if (users.errors().empty()) {
        return;
    }
    constexpr std::size_t kShown = 6;
    QStringList lines;
    for (std::size_t i = 0; i < std::min(kShown, users.errors().size()); ++i) {
        lines << errorText(users.errors()[i]).left(600);
    }
    lines << MainWindow::tr("All other parts can be used. Mend the file, or remove it; "
                            "Design, Parts lists what was read.");
    QMessageBox box(QMessageBox::Warning, MainWindow::tr("Own Parts"),
        MainWindow::tr("Some of your own parts could not be read."), QMessageBox::Ok, parent);
    box.setInformativeText(asPlainText(lines.join(u'\n')));
    box.exec();
}

void offerRecovery(const QString& folder, MainWindow* near)
{
    Leftovers leftovers(folder);
    if (leftovers.list().empty()) {
        return;
    }
    RecoveryDialog dialog(leftovers, near);
    dialog.setRecover(
        [near](const Leftover& copy) { return recoverInWindow(copy, near) != nullptr; });
    dialog.exec();
}

} // namespace clusterbrief::ui
