#include "tests/support/jobs.h"

#include "core/base/parse.h"
#include "core/sizing/memory.h"

#include <algorithm>
#include <cmath>

namespace clusterbrief::tests {

Analysis analysedJob(const std::string& group, const std::string& job)
{
    const std::string text = "schema: clusterbrief/request/1\nnodes:\n  - {name: gpu, " + group
        + "}\nworkloads:\n  - {name: job, " + job + "}\n";
    Result<Value> tree = parse(text, "request");
    return analysed(tree ? *tree : Value{});
}

double partGb(const Analysis& analysis, std::string_view name)
{
    const std::optional<MemoryNeed>& need = analysis.sizing.workloads.front().memory;
    if (!need) {
        return -1;
    }
    const auto found = std::find_if(need->parts.begin(), need->parts.end(),
        [&](const MemoryPart& part) { return part.name == name; });
    return found == need->parts.end() ? -1 : found->gb;
}

bool isNear(double actual, double expected, double tolerance)
{
    return std::abs(actual - expected) <= tolerance;
}

} // namespace clusterbrief::tests
