#include "core/analyse.h"
#include "core/catalog/load_catalog.h"
#include "core/import/import.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace clusterbrief;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto imported = importText(text, "fuzz", builtInCatalog());
    if (!imported) {
        return 0;
    }
    (void)importValue(*imported);
    if (const auto request = requestOf(*imported)) {
        tests::requireRoundTrip(*request);
        tests::requireAnalysis(*request, sharedBuiltInCatalog());
    }
    return 0;
}
