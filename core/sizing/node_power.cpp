#include "core/sizing/node_power.h"

#include "core/base/text.h"

#include <vector>

namespace clusterbrief {
namespace {

bool isLeftOut(const ResolvedGroup& group)
{
    return group.system == nullptr && group.role != Role::Compute;
}

} // namespace

std::optional<double> nodePower(const Design& design)
{
    double kw = 0;
    bool any = false;
    for (const auto& group : design.groups) {
        if (isLeftOut(*group)) {
            continue;
        }
        if (group->system == nullptr || !group->system->maxPowerKw) {
            return std::nullopt;
        }
        kw += *group->system->maxPowerKw * static_cast<double>(group->servers);
        any = true;
    }
    return any ? std::optional(kw) : std::nullopt;
}

std::string withoutPower(const Design& design)
{
    std::vector<std::string> groups;
    for (const auto& group : design.groups) {
        if (isLeftOut(*group) && group->servers > 0) {
            groups.push_back(grouped(group->servers) + " of " + group->at);
        }
    }
    return groups.empty() ? std::string()
                          : "without " + join(groups, ", ") + ", whose power is not known";
}

} // namespace clusterbrief
