#include "core/document/templates.h"

#include <algorithm>

namespace clusterbrief {

const Template* findTemplate(std::string_view id)
{
    const auto found = std::find_if(templates().begin(), templates().end(),
        [&](const Template& candidate) { return candidate.id == id; });
    return found == templates().end() ? nullptr : &*found;
}

} // namespace clusterbrief
