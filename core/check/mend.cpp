#include "core/check/mend.h"

#include "core/check/fixes.h"
#include "core/design/resolve.h"
#include "core/document/fields.h"
#include "core/document/save.h"
#include "core/sizing/size.h"

#include <algorithm>
#include <set>
#include <utility>

namespace clusterbrief {
namespace {

constexpr std::size_t kMostFixes = 256;
constexpr std::size_t kMostDetours = 32;

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

/// A request on its way, with the fixes that led there and every request that was seen.
struct Course {
    std::shared_ptr<const FixedDesign> now;
    std::vector<AppliedFix> applied;
    std::set<std::string> known;
    std::set<std::pair<std::string, std::string>> foundAtFirst; ///< Rule and place.
    bool complete = true;

    /// Takes the step unless it leads to a request that was there already.
    bool take(const Finding& finding, std::optional<FixedDesign> after)
    {
        if (!after || !known.insert(saveJson(*after->design.document)).second) {
            return false;
        }
        applied.push_back({finding, changesBy(*finding.fix, *now->design.document)});
        now = std::make_shared<const FixedDesign>(std::move(*after));
        return true;
    }
};

/// A network that was asked for is dropped only where the request as it came has no use for it: a
/// fix before may have taken the use away.
bool mayApply(const Course& course, const Finding& finding)
{
    const bool drops =
        std::any_of(finding.fix->set.begin(), finding.fix->set.end(), [](const auto& setting) {
            return setting.second.kind == Value::Kind::Null
                && setting.first.starts_with("/networks/")
                && std::count(setting.first.begin(), setting.first.end(), '/') == 2;
        });
    return !drops || course.foundAtFirst.contains({finding.rule, finding.at});
}

/// The first sound fix that leads on, of those that give something up or of the others.
bool stepOn(Course& course, bool givesUp)
{
    const std::shared_ptr<const FixedDesign> from = course.now;
    const std::vector<Finding>& findings = from->result.findings;
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
        return finding.fix && finding.fix->givesUp == givesUp && mayApply(course, finding)
            && course.take(finding, appliedSoundly(from->design, from->result, finding));
    });
}

/// Nothing is given up that another fix makes needless.
void goOn(Course& course)
{
    while (stepOn(course, false) || stepOn(course, true)) {
        if (course.applied.size() >= kMostFixes) {
            course.complete = false;
            return;
        }
    }
}

/// Two faults can hide each other: the fix of one uncovers the other, so that neither is sound by
/// itself. Such a fix stands where those that follow it leave fewer errors and no new one.
bool getPast(Course& course, std::size_t& tries)
{
    const std::shared_ptr<const FixedDesign> from = course.now;
    for (const Finding& finding : from->result.findings) {
        if (finding.severity != Severity::Error || !finding.fix) {
            continue;
        }
        if (tries++ == kMostDetours) {
            return false;
        }
        Course detour = course;
        if (!detour.take(finding, appliedAnyhow(from->design, finding))) {
            continue;
        }
        goOn(detour);
        const CheckResult& after = detour.now->result;
        if (after.count(Severity::Error) < from->result.count(Severity::Error)
            && bringsNoError(from->result, after)) {
            course = std::move(detour);
            return true;
        }
    }
    return false;
}

} // namespace

Result<Mended> mend(Document document, const std::shared_ptr<const Catalog>& catalog)
{
    Result<Design> design = resolve(std::make_shared<const Document>(std::move(document)), catalog);
    if (!design) {
        return tl::unexpected(std::move(design.error()));
    }
    CheckResult result = runRules(*design, size(*design));
    Course course;
    course.now =
        std::make_shared<const FixedDesign>(FixedDesign{std::move(*design), std::move(result)});
    course.known.insert(saveJson(*course.now->design.document));
    for (const Finding& finding : course.now->result.findings) {
        course.foundAtFirst.emplace(finding.rule, finding.at);
    }
    goOn(course);
    std::size_t tries = 0;
    while (course.complete && getPast(course, tries)) {
    }
    return Mended{*course.now->design.document, std::move(course.applied), course.complete};
}

} // namespace clusterbrief
