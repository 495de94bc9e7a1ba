#pragma once

#include "core/analyse.h"
#include "core/brief/brief.h"

namespace clusterbrief {

enum class Detail { Summary, Full };

/// What the brief is for and when it is written; nothing is read from the clock.
struct BriefOptions {
    std::optional<Audience> audience; ///< Else the project's, else a request.
    Detail detail = Detail::Full;
    bool wiringList = false;         ///< With every link as an appendix, whatever the detail.
    std::string today;               ///< YYYY-MM-DD, for a project without a date.
    std::string version;             ///< Of the program.
    const Analysis* since = nullptr; ///< An earlier request, whose changes the brief lists.
    std::string sinceName;           ///< The name of its file.
};

[[nodiscard]] Brief compose(const Analysis& analysis, const BriefOptions& options);

} // namespace clusterbrief
