#include "app/cli/files.h"

#include "app/cli/commands.h"
#include "core/base/text.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace clusterbrief::cli {
namespace {

namespace fs = std::filesystem;

std::string reason()
{
    return std::strerror(errno);
}

Result<std::string> readAll(int descriptor, const std::string& name, const InputLimit& limit)
{
    std::string content;
    std::vector<char> buffer(1U << 16U);
    while (true) {
        const ssize_t got = ::read(descriptor, buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            return failure(name, "cannot be read: " + reason());
        }
        if (got == 0) {
            return content;
        }
        content.append(buffer.data(), static_cast<std::size_t>(got));
        if (content.size() > limit.bytes) {
            return failure(name,
                "is larger than " + grouped(static_cast<std::int64_t>(limit.bytes))
                    + " bytes, the limit for input" + limit.hint);
        }
    }
}

bool writeAll(int descriptor, std::string_view content)
{
    while (!content.empty()) {
        const ssize_t put = ::write(descriptor, content.data(), content.size());
        if (put < 0 && errno == EINTR) {
            continue;
        }
        if (put <= 0) {
            return false;
        }
        content.remove_prefix(static_cast<std::size_t>(put));
    }
    return true;
}

/// A symbolic link is written through, not replaced, even where its goal is still to be made. A
/// link that leads round is told by what comes back being one.
fs::path target(const std::string& path)
{
    constexpr int kMostLinks = 40;
    fs::path real(path);
    std::error_code fault;
    for (int passed = 0; passed < kMostLinks && fs::is_symlink(real, fault); ++passed) {
        const fs::path goal = fs::read_symlink(real, fault);
        real = goal.is_absolute() ? goal : real.parent_path() / goal;
    }
    return real;
}

/// Gives a new file the mode of the one that it replaces, and its owner where the user may.
bool takePlaceOf(const fs::path& path, int descriptor)
{
    struct stat present {};
    if (::stat(path.c_str(), &present) == 0) {
        (void)!::fchown(descriptor, present.st_uid, present.st_gid);
        return ::fchmod(descriptor, present.st_mode & 0777U) == 0;
    }
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return ::fchmod(descriptor, 0666U & ~mask) == 0;
}

std::optional<Error> writeDirectly(const std::string& path, std::string_view content)
{
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    const bool written = descriptor >= 0 && writeAll(descriptor, content);
    const std::string why = reason();
    if (descriptor >= 0) {
        ::close(descriptor);
    }
    return written ? std::nullopt : std::optional(Error{path, {}, "cannot be written: " + why});
}

constexpr std::string_view kTemporary = ".clusterbrief-";
constexpr std::string_view kTemporaryEnd = ".tmp";

/// Takes the file for this process; nobody else removes it then.
bool claim(int descriptor)
{
    return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

/// A new file that this process has claimed, and its name; no descriptor where there can be none.
std::pair<int, std::string> openTemporary(const fs::path& folder)
{
    constexpr int kTries = 100;
    for (int tried = 0; tried < kTries; ++tried) {
        std::string name =
            (folder / (std::string(kTemporary) + "XXXXXX" + std::string(kTemporaryEnd))).string();
        const int descriptor =
            ::mkostemps(name.data(), static_cast<int>(kTemporaryEnd.size()), O_CLOEXEC);
        if (descriptor < 0) {
            return {-1, {}};
        }
        // Another process may have taken it for a leftover before it was claimed.
        struct stat present {};
        (void)claim(descriptor); // a file system without locks has no leftovers removed either
        if (::fstat(descriptor, &present) == 0 && present.st_nlink > 0) {
            return {descriptor, std::move(name)};
        }
        ::close(descriptor);
    }
    errno = EBUSY;
    return {-1, {}};
}

/// Removes what a process that was killed while it wrote has left in the folder.
void removeLeftovers(const fs::path& folder)
{
    std::error_code fault;
    fs::directory_iterator entry(folder.empty() ? fs::path(".") : folder, fault);
    for (; !fault && entry != fs::directory_iterator(); entry.increment(fault)) {
        const std::string name = entry->path().filename().string();
        if (!name.starts_with(kTemporary) || !name.ends_with(kTemporaryEnd)) {
            continue;
        }
        const int descriptor =
            ::open(entry->path().c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
        struct stat present {};
        if (descriptor >= 0 && ::fstat(descriptor, &present) == 0 && S_ISREG(present.st_mode)
            && present.st_uid == ::geteuid() && claim(descriptor)) {
            ::unlink(entry->path().c_str());
        }
        if (descriptor >= 0) {
            ::close(descriptor);
        }
    }
}

std::optional<Error> replaceFile(const std::string& path, std::string_view content)
{
    const fs::path real = target(path);
    std::error_code ignored;
    if (fs::is_symlink(real, ignored)) {
        return Error{path, {}, "cannot be written: the symbolic link leads back to itself"};
    }
    if (fs::exists(real, ignored) && ::access(real.c_str(), W_OK) != 0) {
        return Error{path, {}, "cannot be written: the file can only be read"};
    }
    removeLeftovers(real.parent_path());
    const auto [descriptor, temporary] = openTemporary(real.parent_path());
    if (descriptor < 0) {
        return Error{path, {},
            "cannot be written: " + reason()
                + "; choose a folder that exists and can be written to"};
    }
    const bool written =
        writeAll(descriptor, content) && takePlaceOf(real, descriptor) && ::fsync(descriptor) == 0;
    std::string why = reason();
    const bool replaced = written && ::rename(temporary.c_str(), real.c_str()) == 0;
    if (!replaced) {
        why = written ? reason() : why;
        ::unlink(temporary.c_str());
    }
    ::close(descriptor); // which ends the claim, so only now
    return replaced ? std::nullopt : std::optional(Error{path, {}, "cannot be written: " + why});
}

std::optional<Error> writeToStandardOutput(std::string_view content)
{
    return writeAll(STDOUT_FILENO, content)
        ? std::nullopt
        : std::optional(Error{"<stdout>", {}, "cannot be written: " + reason()});
}

} // namespace

std::string shownName(const std::string& path)
{
    return path.empty() ? "\"\"" : path;
}

void openStandardStreams()
{
    for (int descriptor = 0; descriptor <= STDERR_FILENO; ++descriptor) {
        if (::fcntl(descriptor, F_GETFD) < 0) {
            // The wrong way round, so that reading or writing still fails as it should.
            (void)::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        }
    }
}

Result<std::string> readInput(const std::string& path, const InputLimit& limit)
{
    if (path == "-") {
        return readAll(STDIN_FILENO, "<stdin>", limit);
    }
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
        return failure(path, "is a folder, not a file");
    }
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return failure(shownName(path), "cannot be read: " + reason());
    }
    Result<std::string> content = readAll(descriptor, path, limit);
    ::close(descriptor);
    return content;
}

std::string fileOf(const std::string& path)
{
    std::error_code fault;
    const fs::path file = fs::weakly_canonical(fs::absolute(target(path)), fault);
    return path == "-" || fault ? path : file.string();
}

std::optional<Error> writeOutput(const std::string& path, std::string_view content)
{
    if (path == "-") {
        return writeToStandardOutput(content);
    }
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    if (fs::is_directory(status)) {
        return Error{path, {}, "is a folder; name a file in it"};
    }
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        return writeDirectly(path, content);
    }
    return replaceFile(path, content);
}

bool wouldOverwrite(const std::string& path, std::string_view content)
{
    if (path == "-") {
        return false;
    }
    const Result<std::string> present = readInput(path);
    return present && !present->empty() && *present != content;
}

int print(std::string_view text)
{
    const std::optional<Error> error = writeToStandardOutput(withDirectionsShown(text));
    if (error) {
        printErrors({*error});
    }
    return error ? kUnusable : kFine;
}

void printToStandardError(std::string_view text)
{
    (void)writeAll(STDERR_FILENO, withDirectionsShown(text));
}

void printErrors(const Errors& errors)
{
    for (const Error& error : errors) {
        printError(describe(error));
    }
}

std::string oneLine(std::string_view text)
{
    return replaced(printable(text), "\n", "\\n");
}

void printError(std::string_view text)
{
    printToStandardError(oneLine(text) + '\n');
}

} // namespace clusterbrief::cli
