#include "core/analyse.h"

#include "core/catalog/load_catalog.h"
#include "core/design/resolve.h"

#include <utility>

namespace clusterbrief {

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
    analysis.check = check(analysis.design, analysis.sizing);
    return analysis;
}

} // namespace clusterbrief
