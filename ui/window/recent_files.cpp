#include "ui/window/recent_files.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSettings>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostFiles = 10;

QString key()
{
    return u"recentFiles"_s;
}

} // namespace

QStringList recentFiles()
{
    return QSettings().value(key()).toStringList();
}

void rememberFile(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(full);
    files.prepend(full);
    QSettings().setValue(key(), files.mid(0, kMostFiles));
}

void forgetRecentFiles()
{
    QSettings().remove(key());
}

} // namespace clusterbrief::ui
