#include "core/check/mend.h"

#include "core/check/fixes.h"
#include "core/design/resolve.h"
#include "core/document/fields.h"
#include "core/document/save.h"
#include "core/sizing/size.h"

#include <set>
#include <utility>

namespace clusterbrief {
namespace {

constexpr std::size_t kMostFixes = 256;

struct Step {
    FixedDesign after;
    AppliedFix fix;
};

std::vector<AppliedFix::Change> changesBy(const Fix& fix, const Document& document)
{
    const Value tree = toValue(document);
    std::vector<AppliedFix::Change> changes;
    for (const auto& [pointer, value] : fix.set) {
        const Value* before = locate(tree, pointer);
        if (before == nullptr ? value.kind != Value::Kind::Null : *before != value) {
            changes.push_back({pointer, setPathFor(document, pointer),
                before == nullptr ? Value{} : *before, value});
        }
    }
    return changes;
}

/// The first sound fix that leads to a request that was not there yet, of those that give something
/// up or of the others.
std::optional<Step> nextStep(const FixedDesign& before, bool givesUp, std::set<std::string>& known)
{
    for (const Finding& finding : before.result.findings) {
        auto after = finding.fix && finding.fix->givesUp == givesUp
            ? appliedSoundly(before.design, before.result, finding)
            : std::nullopt;
        if (after && known.insert(saveJson(*after->design.document)).second) {
            return Step{
                std::move(*after), {finding, changesBy(*finding.fix, *before.design.document)}};
        }
    }
    return std::nullopt;
}

/// Nothing is given up that another fix makes needless.
std::optional<Step> nextStep(const FixedDesign& before, std::set<std::string>& known)
{
    std::optional<Step> step = nextStep(before, false, known);
    return step ? std::move(step) : nextStep(before, true, known);
}

} // namespace

Result<Mended> mend(Document document, const std::shared_ptr<const Catalog>& catalog)
{
    Result<Design> design = resolve(std::make_shared<const Document>(std::move(document)), catalog);
    if (!design) {
        return tl::unexpected(std::move(design.error()));
    }
    CheckResult result = runRules(*design, size(*design));
    FixedDesign now{std::move(*design), std::move(result)};
    std::set<std::string> known{saveJson(*now.design.document)};
    Mended mended;
    while (auto step = nextStep(now, known)) {
        if (mended.applied.size() == kMostFixes) {
            mended.complete = false;
            break;
        }
        now = std::move(step->after);
        mended.applied.push_back(std::move(step->fix));
    }
    mended.document = *now.design.document;
    return mended;
}

} // namespace clusterbrief
