#pragma once

#include <string>

namespace clusterbrief {

/// A file without a name, for libraries that write to a path; gone with its last handle.
class MemoryFile {
public:
    MemoryFile();
    ~MemoryFile();
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    [[nodiscard]] std::string path() const;
    [[nodiscard]] std::string content() const;

private:
    int m_handle;
};

} // namespace clusterbrief
