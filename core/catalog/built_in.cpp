#include "core/base/contract.h"
#include "core/base/parse.h"
#include "core/catalog/load_catalog.h"
#include "core/catalog/packed_catalog.h"

namespace clusterbrief {

const Catalog& builtInCatalog()
{
    static const Catalog kCatalog = [] {
        const Result<Value> tree = parse(packedCatalog(), "built-in catalog");
        CLUSTERBRIEF_EXPECTS(tree.has_value());
        Result<Catalog> catalog = overlaid({}, *tree, {});
        CLUSTERBRIEF_EXPECTS(catalog.has_value());
        return std::move(*catalog);
    }();
    return kCatalog;
}

} // namespace clusterbrief
