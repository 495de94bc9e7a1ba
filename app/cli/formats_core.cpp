#include "app/cli/formats.h"

namespace clusterbrief::cli {

std::vector<const Format*> formats()
{
    std::vector<const Format*> list;
    for (const Format& format : coreFormats()) {
        list.push_back(&format);
    }
    return list;
}

std::string toolkit()
{
    return "without Qt";
}

} // namespace clusterbrief::cli
