#include "core/analyse.h"
#include "core/catalog/load_catalog.h"
#include "core/document/load.h"
#include "core/document/templates.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace clusterbrief;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    auto catalog = overlaidFile(builtInCatalog(), text, "fuzz.yaml");
    if (!catalog) {
        return 0;
    }
    static const auto kRequest =
        loadRequest(findTemplate("h100-superpod-127")->text, "template.cluster.yaml");
    tests::requireAnalysis(
        kRequest->document, std::make_shared<const Catalog>(std::move(*catalog)));
    return 0;
}
