#include "ui/store/file_watch.h"

#include "ui/store/document_store.h"
#include "ui/store/file_content.h"

#include <QtCore/QFileInfo>

#include <utility>

namespace clusterbrief::ui {

namespace {

/// A program that writes its file in pieces is done by then.
constexpr int kSettleMs = 200;

} // namespace

FileWatch::FileWatch(DocumentStore& store, QObject* parent)
    : QObject(parent)
    , m_store(store)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::check);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::look);
    connect(&store, &DocumentStore::fileChanged, this, &FileWatch::check);
}

/// Not started anew by each change: a busy folder would put it off for ever.
void FileWatch::look()
{
    if (!m_settle.isActive()) {
        m_settle.start();
    }
}

/// A file that is replaced by another of its name is not watched any more; its folder is.
void FileWatch::watch()
{
    const QString file = m_store.filePath();
    QStringList wanted;
    if (!file.isEmpty()) {
        for (const QString& path : {file, QFileInfo(file).absolutePath()}) {
            if (QFileInfo::exists(path)) {
                wanted << path;
            }
        }
    }
    const QStringList present = m_watcher.files() + m_watcher.directories();
    for (const QString& path : present) {
        if (!wanted.contains(path)) {
            m_watcher.removePath(path);
        }
    }
    for (const QString& path : wanted) {
        if (!present.contains(path)) {
            m_watcher.addPath(path);
        }
    }
}

FileState FileWatch::check()
{
    watch();
    const QString file = m_store.filePath();
    FileState state = FileState::Same;
    m_found.clear();
    if (!file.isEmpty() && !QFileInfo::exists(file)) {
        state = FileState::Gone;
    } else if (!file.isEmpty()) {
        const Result<QByteArray> bytes = bytesOf(file);
        m_found = bytes ? fingerprintOf(*bytes) : QByteArray();
        state = m_found == m_store.fingerprint() ? FileState::Same : FileState::Changed;
    }
    if (std::exchange(m_state, state) != state) {
        m_store.setFileMissing(state == FileState::Gone);
        Q_EMIT stateChanged();
    }
    return state;
}

} // namespace clusterbrief::ui
