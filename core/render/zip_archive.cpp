#include "core/render/zip_archive.h"

#include "core/render/memory_file.h"

#include <minizip/zip.h>

#include <limits>
#include <utility>

namespace clusterbrief {
namespace {

constexpr unsigned long kFirstDay = 0x0021'0000; ///< 1 January 1980, midnight, as DOS has it.
constexpr int kDeflated = 8;
constexpr int kBestLevel = 9;

bool added(zipFile archive, const ZipEntry& entry)
{
    zip_fileinfo info{};
    info.dosDate = kFirstDay;
    if (entry.content.size() > std::numeric_limits<unsigned>::max()
        || zipOpenNewFileInZip(archive, entry.name.c_str(), &info, nullptr, 0, nullptr, 0, nullptr,
               entry.stored ? 0 : kDeflated, kBestLevel)
            != ZIP_OK) {
        return false;
    }
    const bool written = zipWriteInFileInZip(archive, entry.content.data(),
                             static_cast<unsigned>(entry.content.size()))
        == ZIP_OK;
    return zipCloseFileInZip(archive) == ZIP_OK && written;
}

} // namespace

Result<std::string> zipArchive(const std::vector<ZipEntry>& entries)
{
    const MemoryFile file;
    zipFile archive = zipOpen64(file.path().c_str(), APPEND_STATUS_CREATE);
    bool whole = archive != nullptr;
    for (std::size_t i = 0; whole && i < entries.size(); ++i) {
        whole = added(archive, entries[i]);
    }
    if (archive != nullptr) {
        whole = zipClose(archive, nullptr) == ZIP_OK && whole;
    }
    if (!whole) {
        return failure("archive", "cannot be written: no memory");
    }
    return file.content();
}

} // namespace clusterbrief
