#pragma once

#include "core/document/document.h"

#include <QtCore/QDateTime>
#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QThreadPool>
#include <QtCore/QTimer>

#include <memory>
#include <optional>
#include <vector>

class QLockFile;

/// Unsaved work outlives the program: each window keeps a copy of its own in a folder, locked as
/// long as the process lives. What is there without a living owner was left behind.
namespace clusterbrief::ui {

class DocumentStore;

/// Of this user, not shared between machines.
[[nodiscard]] QString recoveryFolder();

/// Writes a store's unsaved document soon after the last edit, on another thread, and removes it
/// when nothing would be lost any more.
class RecoveryWriter : public QObject {
    Q_OBJECT

public:
    /// In milliseconds: after the last edit, and at most where edits never pause.
    struct Delays {
        qint64 pause = 2'000;
        qint64 longest = 30'000;
    };

    RecoveryWriter(DocumentStore& store, QString folder, Delays delays, QObject* parent);
    /// The window is closed: what it had is saved or was given up.
    ~RecoveryWriter() override;

    /// At once, and waits until it is on the disk.
    void writeNow();

Q_SIGNALS:
    void troubled(const QString& reason); ///< Empty: the copy is written again.

private:
    void follow();
    void write();
    void remove();
    [[nodiscard]] bool isReady();
    void take(const QString& fault);

    DocumentStore& m_store;
    QString m_folder;
    Delays m_delays;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    QThreadPool m_writer; ///< Of one thread: what is written last is last on the disk.
    QTimer m_pause;
    QElapsedTimer m_waiting; ///< Since the first edit that is not written.
    QString m_fault;
    bool m_isWritten = false;
};

/// A request that a process left behind.
struct Leftover {
    QString title;
    QString path;           ///< Of the file that was edited; empty where there was none.
    QDateTime edited;       ///< Invalid where nothing can be read.
    QByteArray fingerprint; ///< Of the file when it was read.
    std::optional<Document> document;
    QString fault; ///< Why there is no document.
};

/// What dead processes left behind, claimed: no other process takes it meanwhile.
class Leftovers {
public:
    explicit Leftovers(const QString& folder);
    ~Leftovers(); ///< What was not removed can be claimed again.
    Leftovers(const Leftovers&) = delete;
    Leftovers& operator=(const Leftovers&) = delete;

    [[nodiscard]] const std::vector<Leftover>& list() const { return m_list; }
    void remove(std::size_t index); ///< From list and disk.

private:
    std::vector<Leftover> m_list;
    std::vector<QString> m_files;
    std::vector<std::unique_ptr<QLockFile>> m_locks;
};

} // namespace clusterbrief::ui
