#pragma once

#include "core/check/rule.h"

#include <cstddef>
#include <string>
#include <vector>

namespace clusterbrief {

struct WaivedFinding {
    Finding finding;
    Waiver waiver;
};

/// What was looked at. Together the four lists are all rules.
struct Coverage {
    std::vector<std::string> run;
    std::vector<std::string> notApplicable;
    struct NotEvaluated {
        std::string rule;
        std::string reason;
    };
    std::vector<NotEvaluated> notEvaluated;
    std::vector<std::string> off;
};

struct CheckResult {
    std::vector<Finding> findings; ///< By severity, then the rules' order, then `at`.
    std::vector<WaivedFinding> waived;
    Coverage coverage;

    [[nodiscard]] std::size_t count(Severity severity) const;
    [[nodiscard]] bool ready() const { return count(Severity::Error) == 0; } ///< No unwaived error.
};

/// Runs every rule, with the fixes that they offer, whether those are sound or not.
[[nodiscard]] CheckResult runRules(const Design& design, const Sizing& sizing);

/// Runs every rule, and keeps of the fixes those that mend without a new error. The same input
/// gives the same result in the same order.
[[nodiscard]] CheckResult check(const Design& design, const Sizing& sizing);

/// A waiver counts when it has a reason.
[[nodiscard]] bool waives(const Waiver& waiver, const Finding& finding);

} // namespace clusterbrief
