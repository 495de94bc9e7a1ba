#pragma once

#include "core/base/error.h"
#include "core/document/load.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <string>

class QFileDevice;

/// Reading and writing the files that a person keeps.
namespace clusterbrief::ui {

/// Requests and settings are never larger, in bytes.
inline constexpr qint64 kMostBytes = 64'000'000;

/// A whole file. Errors: it is a folder, a device or a pipe, too large, or cannot be read.
[[nodiscard]] Result<QByteArray> bytesOf(const QString& path);
[[nodiscard]] Result<LoadedRequest> requestIn(const QByteArray& bytes, const QString& path);
/// The same for the same content, whatever the clock and the folder say.
[[nodiscard]] QByteArray fingerprintOf(const QByteArray& bytes);

/// Writes the whole file or leaves the old one. Errors: what is wrong and what to do.
[[nodiscard]] Errors writeWhole(const QString& path, const std::string& content);
/// The same; `advice` is what the message of an error ends with.
[[nodiscard]] Errors writeWhole(
    const QString& path, const std::string& content, const QString& advice);
/// Why a file could not be written, as a person can mend it.
[[nodiscard]] QString whyNotWritten(const QString& path, const QFileDevice& file);

} // namespace clusterbrief::ui
