#pragma once

#include "core/check/check.h"

namespace clusterbrief {

/// Runs the rules on a design, without looking at the fixes they offer.
using RulesRun = CheckResult (*)(const Design& design, const Sizing& sizing);

/// Takes away every fix after which its finding is still there, an error is there that was not, or
/// the request is not one any more. Each is tried on the request; where there are very many, those
/// that are not tried are taken away too.
void dropUnsoundFixes(const Design& design, RulesRun run, CheckResult& result);

} // namespace clusterbrief
