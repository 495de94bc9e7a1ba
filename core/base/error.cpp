#include "core/base/error.h"

#include <utility>

namespace clusterbrief {

std::string describe(const Error& error)
{
    std::string text = error.where;
    if (error.at.line > 0) {
        text += ':' + std::to_string(error.at.line) + ':' + std::to_string(error.at.column);
    }
    return text.empty() ? error.what : text + ": " + error.what;
}

tl::unexpected<Errors> failure(std::string where, std::string what)
{
    return tl::unexpected(Errors{{std::move(where), {}, std::move(what)}});
}

} // namespace clusterbrief
