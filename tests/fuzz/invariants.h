#pragma once

#include "core/document/document.h"

#include <memory>
#include <string>

namespace clusterbrief {
struct Analysis;
class Catalog;
} // namespace clusterbrief

/// What holds for every request that loads. A breach ends the program, which a fuzzer takes for a
/// crash and a test for a failure.
namespace clusterbrief::tests {

void require(bool holds, const std::string& what);

/// Saved and loaded again, the request is the same.
void requireRoundTrip(const Document& document);

/// It can be analysed and told. Where it is small: in every format, its links are as many as were
/// counted and use no port twice.
void requireAnalysis(Document document, const std::shared_ptr<const Catalog>& catalog);

/// Each fix takes its finding away and leaves a request that can be analysed.
void requireFixes(const Document& document, const std::shared_ptr<const Catalog>& catalog);

/// What `check --fix` leaves can be saved and loaded.
void requireMends(const Document& document, const std::shared_ptr<const Catalog>& catalog);

} // namespace clusterbrief::tests
