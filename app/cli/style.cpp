#include "app/cli/style.h"

#include "core/base/text.h"

#include <cstdlib>
#include <string_view>
#include <unistd.h>

namespace clusterbrief::cli {

namespace {

/// Source: no-color.org; an empty NO_COLOR says nothing.
bool showsColour(int descriptor)
{
    const char* terminal = std::getenv("TERM");
    const char* none = std::getenv("NO_COLOR");
    const bool dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
    const bool wanted = none == nullptr || *none == '\0';
    return ::isatty(descriptor) == 1 && !dumb && wanted;
}

} // namespace

Style Style::forStandardOutput()
{
    return Style(showsColour(STDOUT_FILENO));
}

Style Style::forStandardError()
{
    return Style(showsColour(STDERR_FILENO));
}

std::string Style::strong(const std::string& text) const
{
    return wrapped("1", text);
}

std::string Style::dimmed(const std::string& text) const
{
    return wrapped("2", text);
}

std::string Style::good(const std::string& text) const
{
    return wrapped("1;32", text);
}

std::string Style::severity(Severity severity, const std::string& text) const
{
    switch (severity) {
    case Severity::Error:
        return wrapped("1;31", text);
    case Severity::Warning:
        return wrapped("1;33", text);
    case Severity::Advice:
        break;
    }
    return wrapped("1;34", text);
}

std::string Style::wrapped(const char* code, const std::string& text) const
{
    const std::string safe = printable(text);
    return m_coloured ? std::string("\x1b[") + code + 'm' + safe + "\x1b[0m" : safe;
}

} // namespace clusterbrief::cli
