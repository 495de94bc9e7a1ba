#pragma once

#include "core/check/finding.h"

#include <string>

namespace clusterbrief::cli {

/// Colour and weight on a terminal, plain text elsewhere.
class Style {
public:
    [[nodiscard]] static Style forStandardOutput();
    [[nodiscard]] static Style forStandardError();

    [[nodiscard]] std::string strong(const std::string& text) const;
    [[nodiscard]] std::string dimmed(const std::string& text) const;
    [[nodiscard]] std::string good(const std::string& text) const;
    [[nodiscard]] std::string severity(Severity severity, const std::string& text) const;

private:
    explicit Style(bool coloured)
        : m_coloured(coloured)
    {}

    [[nodiscard]] std::string wrapped(const char* code, const std::string& text) const;

    bool m_coloured;
};

} // namespace clusterbrief::cli
