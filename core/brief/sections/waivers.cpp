#include "core/brief/section.h"
#include "core/brief/words.h"

namespace clusterbrief::sections {
namespace {

Callout calloutOf(const WaivedFinding& waived)
{
    const Waiver& waiver = waived.waiver;
    Callout callout;
    callout.severity = waived.finding.severity;
    callout.title =
        "Waived " + std::string(textOf(waived.finding.severity)) + " · " + waived.finding.at;
    callout.text = plain(waived.finding.message());
    callout.details.emplace_back("Reason", plain(waiver.reason));
    callout.details.emplace_back(
        "Waived by", waiver.by.empty() ? dimmed("not stated") : plain(waiver.by));
    callout.details.emplace_back(
        "Date", waiver.date.empty() ? dimmed("not stated") : plain(waiver.date));
    callout.details.emplace_back("Rule", code(waived.finding.rule));
    return callout;
}

} // namespace

std::optional<Section> waivers(const SectionInput& input)
{
    const std::vector<WaivedFinding>& waived = input.analysis.check.waived;
    if (waived.empty()) {
        return std::nullopt;
    }
    Section section{"waivers", "Waivers", {}};
    for (const WaivedFinding& finding : waived) {
        section.blocks.emplace_back(calloutOf(finding));
    }
    return section;
}

} // namespace clusterbrief::sections
