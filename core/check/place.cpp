#include "core/check/place.h"

#include "core/document/fields.h"

namespace clusterbrief {

std::optional<TextSpan> placeOf(
    const SourceText& source, const Document& document, const Finding& finding)
{
    if (finding.ofKey) {
        return keySpanOf(source, finding.field);
    }
    if (!finding.field.empty()) {
        return spanOf(source, finding.field);
    }
    std::string at = finding.at;
    while (true) {
        if (const auto pointer = pointerFor(document, at)) {
            return spanOf(source, *pointer);
        }
        const std::size_t end = at.rfind('/');
        if (end == std::string::npos) {
            return std::nullopt;
        }
        at.resize(end);
    }
}

} // namespace clusterbrief
