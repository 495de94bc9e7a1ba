#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QFileSystemWatcher>
#include <QtCore/QObject>
#include <QtCore/QTimer>

namespace clusterbrief::ui {

class DocumentStore;

enum class FileState {
    Same,    ///< As this window read or wrote it; also without a file.
    Changed, ///< Another program wrote it.
    Gone     ///< Deleted or moved away.
};

/// Whether a store's file is still what the store knows. Told by the system, never asked for again
/// and again; call `check` before it matters, as not every file system tells.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(DocumentStore& store, QObject* parent = nullptr);

    FileState check(); ///< Looks at the file now.
    [[nodiscard]] FileState state() const { return m_state; }
    [[nodiscard]] const QByteArray& fingerprint() const { return m_found; } ///< When last looked.

Q_SIGNALS:
    void stateChanged();

private:
    void watch();
    void look();

    DocumentStore& m_store;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
    FileState m_state = FileState::Same;
    QByteArray m_found;
};

} // namespace clusterbrief::ui
