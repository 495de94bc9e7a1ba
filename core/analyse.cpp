#include "core/analyse.h"

#include "core/base/text.h"
#include "core/catalog/load_catalog.h"
#include "core/design/resolve.h"

#include <utility>

namespace clusterbrief {

namespace {

void noteUnusedCoreRatio(Analysis& analysis)
{
    const SizedNetwork* compute = analysis.sizing.network(NetworkKind::Compute);
    if (compute == nullptr || compute->size.fault != FabricFault::None || compute->size.tiers > 2
        || !compute->network->request->coreOversubscription) {
        return;
    }
    analysis.design.assumptions.push_back({compute->network->at,
        "The core oversubscription of " + spelled(*compute->network->request->coreOversubscription)
            + " is not used: the fabric has " + counted(compute->size.tiers, "tier", "tiers")
            + " and no core."});
}

void noteTakenForJobs(Analysis& analysis)
{
    for (const SizedWorkload& sized : analysis.sizing.workloads) {
        for (std::string& text : memoryAssumptions(*sized.workload)) {
            analysis.design.assumptions.push_back({sized.workload->at, std::move(text)});
        }
        if (!sized.traffic) {
            continue;
        }
        for (const std::string& text : sized.traffic->assumptions) {
            analysis.design.assumptions.push_back({sized.workload->at, text});
        }
    }
}

} // namespace

std::shared_ptr<const Catalog> sharedBuiltInCatalog()
{
    return {std::shared_ptr<void>(), &builtInCatalog()};
}

Result<Analysis> analyse(Document document, std::shared_ptr<const Catalog> catalog)
{
    Result<Design> design =
        resolve(std::make_shared<const Document>(std::move(document)), std::move(catalog));
    if (!design) {
        return tl::unexpected(std::move(design.error()));
    }
    Analysis analysis{std::move(*design), {}, {}};
    analysis.sizing = size(analysis.design);
    noteUnusedCoreRatio(analysis);
    noteTakenForJobs(analysis);
    analysis.check = check(analysis.design, analysis.sizing);
    return analysis;
}

} // namespace clusterbrief
