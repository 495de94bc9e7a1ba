#include "core/base/contract.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

/// Which waivers waive nothing is known only after every rule has run: check.cpp adds the findings.
void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    if (!design.document->waivers.empty()) {
        report.examined();
    }
}

} // namespace

extern const Rule document_waiver_stale;

const Rule document_waiver_stale{
    .id = "document/waiver-stale",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("Waiver matches nothing"),
    .text = CLUSTERBRIEF_TR_NOOP("The waiver of {rule} at {at} matches no finding any more."),
    .why = CLUSTERBRIEF_TR_NOOP("A waiver that outlives its reason would silence the same fault "
                                "when it comes back for another reason."),
    .condition =
        CLUSTERBRIEF_TR_NOOP("A waiver with a reason whose rule and place fit no finding of this "
                             "run. A waiver of a rule that could not be evaluated is left alone."),
    .fix = CLUSTERBRIEF_TR_NOOP("Remove the waiver."),
    .source = "KiCad's rule checker lists exclusions that no longer apply; users of rule checkers "
              "ask for it (github.com/oaslananka/kicad-mcp-pro/issues/46)",
    .check = check,
};

} // namespace clusterbrief::rules
