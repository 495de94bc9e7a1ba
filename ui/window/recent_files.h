#pragma once

#include <QtCore/QStringList>

/// The files that were opened or saved last, newest first, kept between runs.
namespace clusterbrief::ui {

[[nodiscard]] QStringList recentFiles();
void rememberFile(const QString& path);
void forgetRecentFiles();

} // namespace clusterbrief::ui
