#include "core/analyse.h"
#include "core/document/load.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace clusterbrief;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto request = loadRequest(text, "fuzz.cluster.yaml")) {
        tests::requireRoundTrip(request->document);
        tests::requireAnalysis(request->document, sharedBuiltInCatalog());
    }
    return 0;
}
