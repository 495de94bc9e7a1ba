#include "core/check/acceptance.h"

#include "core/base/text.h"

namespace clusterbrief {

bool isAllReduce(const AcceptanceRun& run)
{
    return lowered(run.test).find("all_reduce_perf") != std::string::npos;
}

} // namespace clusterbrief
