#include "core/render/memory_file.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace clusterbrief {

MemoryFile::MemoryFile()
    : m_handle(::memfd_create("clusterbrief", MFD_CLOEXEC))
{}

MemoryFile::~MemoryFile()
{
    if (m_handle >= 0) {
        ::close(m_handle);
    }
}

std::string MemoryFile::path() const
{
    return "/proc/self/fd/" + std::to_string(m_handle);
}

std::string MemoryFile::content() const
{
    std::string bytes;
    std::array<char, 65536> block{};
    ::lseek(m_handle, 0, SEEK_SET);
    for (ssize_t got = 1; got > 0;) {
        got = ::read(m_handle, block.data(), block.size());
        bytes.append(block.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    }
    return bytes;
}

} // namespace clusterbrief
