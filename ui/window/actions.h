#pragma once

class QMenu;

namespace clusterbrief::ui {

class MainWindow;

/// Fills the menu bar from the table of actions; the menu of recent files is returned for the
/// window to fill.
[[nodiscard]] QMenu* makeActions(MainWindow& window);

} // namespace clusterbrief::ui
