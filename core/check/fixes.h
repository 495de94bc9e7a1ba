#pragma once

#include "core/check/check.h"

namespace clusterbrief {

/// Takes the fix away, and with it what only its text says.
void dropFix(Finding& finding);

/// Takes away every fix after which its finding is still there, an error is there that was not, or
/// the request is not one any more. Each is tried on the request; where there are very many, those
/// that are not tried are taken away too.
void dropUnsoundFixes(const Design& design, CheckResult& result);

/// A design with a fix applied, and what the rules find then.
struct FixedDesign {
    Design design;
    CheckResult result;
};

/// Whether every error was there before; waived ones count as there.
[[nodiscard]] bool bringsNoError(const CheckResult& before, const CheckResult& after);

/// Applies the fix of one finding of a result, whatever else it uncovers. Nothing where the finding
/// is then still there or the request is not one any more.
[[nodiscard]] std::optional<FixedDesign> appliedAnyhow(
    const Design& design, const Finding& finding);

/// Applies the fix of one finding of a result. Nothing where the finding is then still there, an
/// error is there that was not (unless the fix reveals what could not be judged), or the request is
/// not one any more.
[[nodiscard]] std::optional<FixedDesign> appliedSoundly(
    const Design& design, const CheckResult& result, const Finding& finding);

} // namespace clusterbrief
