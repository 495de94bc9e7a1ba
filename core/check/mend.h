#pragma once

#include "core/check/finding.h"
#include "core/design/design.h"

#include <memory>
#include <string>
#include <vector>

namespace clusterbrief {

/// A fix that was applied: what it mended, and each place that it changed.
struct AppliedFix {
    Finding finding;
    struct Change {
        std::string pointer;
        std::string path; ///< As `--set` takes it, with items by their names.
        Value before;     ///< Null where it was not stated.
        Value after;      ///< Null where it is not stated any more.
    };
    std::vector<Change> changes;
};

/// A request with its mechanical fixes applied.
struct Mended {
    Document document;
    std::vector<AppliedFix> applied; ///< In the order in which they were applied.
    bool complete = true;            ///< False where there were more fixes than one run applies.
};

/// Applies the first fix, runs the rules again and goes on until no finding has a fix left that
/// leads to a request that was not there before; what lowers something that was asked for comes
/// after all others. So a fix that another one made needless is not
/// applied, one that it changed is applied as it is now, and two that undo each other end. Where
/// the fix of an error uncovers another error, it stands if the fixes after it leave no new one.
///
/// Errors: the request's own `parts` are not readable as catalog entries.
[[nodiscard]] Result<Mended> mend(Document document, const std::shared_ptr<const Catalog>& catalog);

} // namespace clusterbrief
