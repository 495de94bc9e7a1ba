#include "ui/store/file_content.h"

#include "ui/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>
#include <QtCore/QStorageInfo>

namespace clusterbrief::ui {

namespace {

struct FileContent {
    Q_DECLARE_TR_FUNCTIONS(FileContent)
};

tl::unexpected<Errors> unreadable(const QString& path, const QString& what)
{
    return tl::unexpected(Errors{{fromQt(path), {}, fromQt(what)}});
}

/// Less than this is not room for a request and what the file system needs beside it.
constexpr qint64 kLeastRoom = 65'536;

} // namespace

Result<QByteArray> bytesOf(const QString& path)
{
    const QFileInfo info(path);
    if (info.isDir()) {
        return unreadable(path, FileContent::tr("is a folder, not a file"));
    }
    // Reading a pipe or a device waits for ever.
    if (info.exists() && !info.isFile()) {
        return unreadable(path, FileContent::tr("is a device or a pipe, not a file"));
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return unreadable(path, FileContent::tr("cannot be read: %1").arg(file.errorString()));
    }
    if (file.size() > kMostBytes) {
        return unreadable(
            path, FileContent::tr("is larger than 64 MB; settings and requests are not"));
    }
    return file.readAll();
}

Result<LoadedRequest> requestIn(const QByteArray& bytes, const QString& path)
{
    return loadRequest({bytes.constData(), static_cast<std::size_t>(bytes.size())}, fromQt(path));
}

QByteArray fingerprintOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QString whyNotWritten(const QString& path, const QFileDevice& file)
{
    const QFileInfo info(path);
    const QFileInfo folder(info.absolutePath());
    if (!folder.exists()) {
        return FileContent::tr("the folder %1 is not there").arg(folder.filePath());
    }
    if (info.isDir()) {
        return FileContent::tr("a folder has this name");
    }
    const QStorageInfo storage(folder.filePath());
    if (storage.isReady() && storage.isReadOnly()) {
        return FileContent::tr("the disk can only be read");
    }
    if (info.exists() && !info.isWritable()) {
        return FileContent::tr("the file can only be read");
    }
    if (!folder.isWritable()) {
        return FileContent::tr("nothing may be written to the folder %1").arg(folder.filePath());
    }
    if (storage.isReady() && storage.bytesAvailable() < kLeastRoom) {
        return FileContent::tr("the disk is full");
    }
    return file.errorString();
}

Errors writeWhole(const QString& path, const std::string& content)
{
    return writeWhole(path, content,
        FileContent::tr("What the file held is unchanged; Save As writes to another place."));
}

Errors writeWhole(const QString& path, const std::string& content, const QString& advice)
{
    QSaveFile file(path);
    const auto size = static_cast<qint64>(content.size());
    const bool written = file.open(QIODevice::WriteOnly) && file.write(content.data(), size) == size
        && file.flush() // `commit` does not see that the last bytes found no room.
        && file.commit();
    return written
        ? Errors()
        : Errors{{fromQt(path), {},
            fromQt(FileContent::tr("cannot be written: %1.").arg(whyNotWritten(path, file)) + u' '
                + advice)}};
}

} // namespace clusterbrief::ui
