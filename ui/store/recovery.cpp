#include "ui/store/recovery.h"

#include "core/document/save.h"
#include "ui/phrases.h"
#include "ui/store/document_store.h"
#include "ui/store/file_content.h"
#include "ui/text.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QLockFile>
#include <QtCore/QSaveFile>
#include <QtCore/QStandardPaths>
#include <QtCore/QUuid>

#include <algorithm>
#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

const auto kSchema = u"clusterbrief/recovery/1"_s;
const auto kEnding = u".recovery.json"_s;
const auto kLockEnding = u".lock"_s;
constexpr QFileDevice::Permissions kOwnerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// What has to be known to write the copy without the store.
struct Copy {
    std::shared_ptr<const Analysis> analysis;
    QString path;
    QByteArray fingerprint;
    QDateTime edited;
};

/// Returns why it could not be written.
QString writeCopy(const Copy& copy, const QString& file)
{
    const QJsonObject object{{u"schema"_s, kSchema}, {u"path"_s, copy.path},
        {u"edited"_s, copy.edited.toString(Qt::ISODateWithMs)},
        {u"fingerprint"_s, QString::fromLatin1(copy.fingerprint)},
        {u"request"_s, toQt(saveJson(copy.analysis->document()))}};
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly)) {
        return whyNotWritten(file, target);
    }
    // A request may not be for everybody's eyes.
    target.setPermissions(kOwnerOnly);
    const QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Compact);
    const bool written = target.write(bytes) == bytes.size() && target.flush() && target.commit();
    return written ? QString() : whyNotWritten(file, target);
}

std::unique_ptr<QLockFile> lockOf(const QString& file)
{
    auto lock = std::make_unique<QLockFile>(file.chopped(kEnding.size()) + kLockEnding);
    // However long its process lives, it is not left behind.
    lock->setStaleLockTime(0);
    return lock;
}

/// What a whole file was to be made from.
void removeParts(const QDir& folder, const QString& name)
{
    for (const QString& part : folder.entryList({name + u".*"_s}, QDir::Files)) {
        QFile::remove(folder.filePath(part));
    }
}

/// What a process leaves that dies while it writes, or before it has written anything.
void removeRemains(const QDir& folder)
{
    for (const QString& name : folder.entryList({u'*' + kLockEnding}, QDir::Files)) {
        const QString file = folder.filePath(name.chopped(kLockEnding.size()) + kEnding);
        if (!QFile::exists(file) && lockOf(file)->tryLock()) {
            removeParts(folder, QFileInfo(file).fileName());
        }
    }
}

QString unusable(const QString& reason)
{
    return RecoveryWriter::tr("The copy cannot be read: %1").arg(reason);
}

Leftover readCopy(const QString& file)
{
    Leftover copy;
    const Result<QByteArray> bytes = bytesOf(file);
    if (!bytes) {
        copy.fault = unusable(phrased(bytes.error().front().what));
        return copy;
    }
    const QJsonObject object = QJsonDocument::fromJson(*bytes).object();
    if (object.value(u"schema"_s).toString() != kSchema) {
        copy.fault = unusable(RecoveryWriter::tr("it is damaged or of another version"));
        return copy;
    }
    copy.path = object.value(u"path"_s).toString();
    copy.edited = QDateTime::fromString(object.value(u"edited"_s).toString(), Qt::ISODateWithMs);
    copy.fingerprint = object.value(u"fingerprint"_s).toString().toLatin1();
    const Result<LoadedRequest> request =
        requestIn(object.value(u"request"_s).toString().toUtf8(), file);
    if (!request) {
        copy.fault = unusable(phrased(request.error().front().what));
        return copy;
    }
    copy.document = request->document;
    copy.title = toQt(request->document.project.title);
    return copy;
}

} // namespace

QString recoveryFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/recovery"_s;
}

RecoveryWriter::RecoveryWriter(DocumentStore& store, QString folder, Delays delays, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_folder(std::move(folder))
    , m_delays(delays)
{
    m_writer.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &RecoveryWriter::write);
    connect(&store, &DocumentStore::changed, this, &RecoveryWriter::follow);
    connect(&store, &DocumentStore::fileChanged, this, &RecoveryWriter::follow);
}

RecoveryWriter::~RecoveryWriter()
{
    remove();
    m_writer.waitForDone();
}

void RecoveryWriter::follow()
{
    if (!m_store.isModified()) {
        remove();
        return;
    }
    if (!m_pause.isActive()) {
        m_waiting.start();
    }
    // Somebody who never stops typing is not forgotten.
    const qint64 left = std::max<qint64>(m_delays.longest - m_waiting.elapsed(), 0);
    m_pause.start(static_cast<int>(std::min(m_delays.pause, left)));
}

bool RecoveryWriter::isReady()
{
    if (m_lock != nullptr) {
        return true;
    }
    if (!QDir().mkpath(m_folder)) {
        take(tr("the folder %1 cannot be made").arg(m_folder));
        return false;
    }
    QFile::setPermissions(m_folder, kOwnerOnly | QFileDevice::ExeOwner);
    const QString file =
        m_folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + kEnding;
    std::unique_ptr<QLockFile> lock = lockOf(file);
    if (!lock->tryLock()) {
        take(tr("nothing can be written to %1").arg(m_folder));
        return false;
    }
    m_file = file;
    m_lock = std::move(lock);
    return true;
}

void RecoveryWriter::write()
{
    m_pause.stop();
    if (!m_store.isModified() || !isReady()) {
        return;
    }
    m_isWritten = true;
    const Copy copy{m_store.sharedAnalysis(), m_store.filePath(), m_store.fingerprint(),
        QDateTime::currentDateTimeUtc()};
    m_writer.start([this, copy, file = m_file] {
        const QString fault = writeCopy(copy, file);
        // The thread is waited for before this object goes; what it sends may come too late.
        QMetaObject::invokeMethod(
            this, [this, fault] { take(fault); }, Qt::QueuedConnection);
    });
}

void RecoveryWriter::take(const QString& fault)
{
    if (std::exchange(m_fault, fault) != fault) {
        Q_EMIT troubled(fault);
    }
}

void RecoveryWriter::writeNow()
{
    write();
    m_writer.waitForDone();
}

void RecoveryWriter::remove()
{
    m_pause.stop();
    if (std::exchange(m_isWritten, false)) {
        m_writer.start([file = m_file] { QFile::remove(file); });
    }
}

Leftovers::Leftovers(const QString& folder)
{
    const QDir directory(folder);
    removeRemains(directory);
    const QStringList names = directory.entryList(
        {u'*' + kEnding}, QDir::Files | QDir::System | QDir::Hidden, QDir::Time);
    for (const QString& name : names) {
        const QString file = directory.filePath(name);
        std::unique_ptr<QLockFile> lock = lockOf(file);
        // Fails where its process is alive, of whatever user and machine. The file may have been
        // removed by a process that was quicker.
        if (!lock->tryLock() || !QFile::exists(file)) {
            continue;
        }
        removeParts(directory, name);
        m_list.push_back(readCopy(file));
        m_files.push_back(file);
        m_locks.push_back(std::move(lock));
    }
}

Leftovers::~Leftovers() = default;

void Leftovers::remove(std::size_t index)
{
    const auto at = static_cast<std::ptrdiff_t>(index);
    QFile::remove(m_files[index]);
    m_list.erase(m_list.begin() + at);
    m_files.erase(m_files.begin() + at);
    m_locks.erase(m_locks.begin() + at);
}

} // namespace clusterbrief::ui
