#include "core/base/contract.h"
#include "core/check/rule.h"

#include <set>
#include <utility>

namespace clusterbrief::rules {
namespace {

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const std::vector<Waiver>& waivers = design.document->waivers;
    std::set<std::pair<std::string, std::string>> told;
    for (std::size_t i = 0; i < waivers.size(); ++i) {
        report.examined();
        const Waiver& waiver = waivers[i];
        if (!isBlank(waiver.reason) || !told.emplace(waiver.rule, waiver.at).second) {
            continue;
        }
        report.add("waivers/" + waiver.rule + '/' + waiver.at,
            "/waivers/" + std::to_string(i) + "/reason",
            {{"rule", waiver.rule}, {"at", waiver.at}});
    }
}

} // namespace

extern const Rule document_waiver_without_reason;

const Rule document_waiver_without_reason{
    .id = "document/waiver-without-reason",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Waiver without a reason"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The waiver of {rule} at {at} has no reason, and does not count without one."),
    .why = CLUSTERBRIEF_TR_NOOP("The reader of the brief must be able to judge what was accepted "
                                "and why."),
    .condition = CLUSTERBRIEF_TR_NOOP("A waiver's reason is missing or empty. This finding cannot "
                                      "be waived."),
    .fix = CLUSTERBRIEF_TR_NOOP("State the reason, and who agreed to it, or remove the waiver."),
    .source = "Users of rule checkers ask that a reason be mandatory "
              "(github.com/oaslananka/kicad-mcp-pro/issues/46)",
    .check = check,
};

} // namespace clusterbrief::rules
