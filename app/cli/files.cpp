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
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace clusterbrief::cli {
namespace {

namespace fs = std::filesystem;

/// A request has kilobytes; a device that never ends must not fill the memory.
std::size_t mostBytes()
{
    return std::max<std::size_t>(64'000'000, inputLimits().bytes);
}

std::string reason()
{
    return std::strerror(errno);
}

Result<std::string> readAll(int descriptor, const std::string& name)
{
    std::string content;
    std::vector<char> buffer(1U << 16U);
    const std::size_t most = mostBytes();
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
        if (content.size() > most) {
            return failure(name,
                "is larger than " + grouped(static_cast<std::int64_t>(most))
                    + " bytes, the limit for input; raise it with " + inputLimits().raisedBy);
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

/// A symbolic link is written through, not replaced.
fs::path target(const std::string& path)
{
    std::error_code ignored;
    fs::path real =
        fs::is_symlink(path, ignored) ? fs::weakly_canonical(path, ignored) : fs::path(path);
    return real.empty() ? fs::path(path) : real;
}

mode_t modeFor(const fs::path& path)
{
    struct stat present {};
    if (::stat(path.c_str(), &present) == 0) {
        return present.st_mode & 0777U;
    }
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
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

std::optional<Error> replaceFile(const std::string& path, std::string_view content)
{
    const fs::path real = target(path);
    std::string temporary =
        (real.parent_path() / ("." + real.filename().string() + ".XXXXXX")).string();
    const int descriptor = ::mkstemp(temporary.data());
    if (descriptor < 0) {
        return Error{path, {},
            "cannot be written: " + reason()
                + "; choose a folder that exists and can be written to"};
    }
    const bool written = writeAll(descriptor, content) && ::fchmod(descriptor, modeFor(real)) == 0
        && ::fsync(descriptor) == 0;
    const std::string why = reason();
    ::close(descriptor);
    if (!written || ::rename(temporary.c_str(), real.c_str()) != 0) {
        const std::string cause = written ? reason() : why;
        ::unlink(temporary.c_str());
        return Error{path, {}, "cannot be written: " + cause};
    }
    return std::nullopt;
}

std::optional<Error> writeToStandardOutput(std::string_view content)
{
    return writeAll(STDOUT_FILENO, content)
        ? std::nullopt
        : std::optional(Error{"<stdout>", {}, "cannot be written: " + reason()});
}

} // namespace

ParseLimits inputLimits()
{
    constexpr std::size_t kBytesOfValue = 20;
    ParseLimits limits;
    limits.raisedBy = "CLUSTERBRIEF_MAX_BYTES=NUMBER in the environment";
    const char* text = std::getenv("CLUSTERBRIEF_MAX_BYTES");
    if (const auto bytes = text == nullptr ? std::nullopt : parseCount(text); bytes && *bytes > 0) {
        limits.bytes = static_cast<std::size_t>(*bytes);
        limits.nodes = std::max(limits.nodes, limits.bytes / kBytesOfValue);
    }
    return limits;
}

std::string shownName(const std::string& path)
{
    return path.empty() ? "\"\"" : path;
}

Result<std::string> readInput(const std::string& path)
{
    if (path == "-") {
        return readAll(STDIN_FILENO, "<stdin>");
    }
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
        return failure(path, "is a folder; name a request file");
    }
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return failure(shownName(path), "cannot be read: " + reason());
    }
    Result<std::string> content = readAll(descriptor, path);
    ::close(descriptor);
    return content;
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
    const std::optional<Error> error = writeToStandardOutput(text);
    if (error) {
        printErrors({*error});
    }
    return error ? kUnusable : kFine;
}

void printToStandardError(std::string_view text)
{
    (void)writeAll(STDERR_FILENO, text);
}

void printErrors(const Errors& errors)
{
    for (const Error& error : errors) {
        printError(describe(error));
    }
}

void printError(std::string_view text)
{
    // A message is one line: what a file smuggles in must not start another.
    const std::string line = replaced(printable(text), "\n", "\\n") + '\n';
    (void)writeAll(STDERR_FILENO, line);
}

} // namespace clusterbrief::cli
