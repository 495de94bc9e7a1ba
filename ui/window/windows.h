#pragma once

#include <QtCore/QStringList>

class QWidget;

/// All windows of the process; what there is, is asked of the application.
namespace clusterbrief::ui {

class MainWindow;
class OwnCatalog;

[[nodiscard]] QList<MainWindow*> mainWindows();

/// The window that has the file, however its path is spelt; null where none has it.
[[nodiscard]] MainWindow* windowWith(const QString& path, const MainWindow* except = nullptr);

/// To the front, out of the task bar.
void bringUp(QWidget& window);

/// A shown window beside the others, not on top of one.
MainWindow* showNewWindow();

/// Opens a file: brings up the window that has it already, takes `near` where nothing was entered
/// there, opens another window otherwise. Tells what is wrong with the file. Returns the window
/// that shows it, null where none does.
MainWindow* openInWindow(const QString& path, MainWindow* near);

/// Asks for each request with unsaved changes, then closes all windows; an answer of Cancel closes
/// none.
bool quitAll();

/// What is wrong with the settings file and what follows from it; empty when nothing is. To be
/// asked before anything else reads it.
[[nodiscard]] QString settingsTrouble();
void tellSettingsTrouble(const QString& trouble, QWidget* parent);

/// Lists what crashed processes left behind, where there is anything, and opens what is wanted.
void offerRecovery(const QString& folder, MainWindow* near);

/// Says which files of the user's own parts could not be read; nothing where all could.
void tellPartsTrouble(const OwnCatalog& users, QWidget* parent);

} // namespace clusterbrief::ui
