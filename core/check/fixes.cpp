#include "core/check/fixes.h"

#include "core/design/resolve.h"
#include "core/document/load.h"
#include "core/document/save.h"

#include <algorithm>
#include <set>
#include <utility>

namespace clusterbrief {
namespace {

constexpr std::size_t kMostTried = 64;

using Places = std::set<std::pair<std::string, std::string>>;

void addErrors(const Finding& finding, Places& places)
{
    if (finding.severity == Severity::Error) {
        places.emplace(finding.rule, finding.at);
    }
}

/// Waived errors are known as well.
Places errorsOf(const CheckResult& result)
{
    Places places;
    for (const Finding& finding : result.findings) {
        addErrors(finding, places);
    }
    for (const WaivedFinding& waived : result.waived) {
        addErrors(waived.finding, places);
    }
    return places;
}

std::optional<CheckResult> resultOf(
    const Design& design, const Value& request, const Fix& fix, RulesRun run)
{
    Value mended = request;
    for (const auto& [pointer, value] : fix.set) {
        if (!assign(mended, pointer, value)) {
            return std::nullopt;
        }
    }
    Result<Document> document = readRequest(mended, {});
    if (!document) {
        return std::nullopt;
    }
    const Result<Design> after =
        resolve(std::make_shared<const Document>(std::move(*document)), design.catalog);
    return after ? std::optional(run(*after, size(*after))) : std::nullopt;
}

bool isSound(const Finding& finding, const Places& known, const CheckResult& after)
{
    return std::none_of(after.findings.begin(), after.findings.end(), [&](const Finding& left) {
        const bool same = left.rule == finding.rule && left.at == finding.at;
        return same || (left.severity == Severity::Error && !known.contains({left.rule, left.at}));
    });
}

/// A fix goes together with what only its text says.
void drop(Finding& finding)
{
    const std::string_view text = finding.text;
    const Fix fix = std::move(*finding.fix);
    finding.fix.reset();
    std::erase_if(finding.params, [&](const auto& param) {
        const std::string place = '{' + param.first + '}';
        return text.find(place) == std::string_view::npos
            && fix.text.find(place) != std::string::npos;
    });
}

} // namespace

void dropUnsoundFixes(const Design& design, RulesRun run, CheckResult& result)
{
    const bool any = std::any_of(result.findings.begin(), result.findings.end(),
        [](const Finding& finding) { return finding.fix.has_value(); });
    if (!any) {
        return;
    }
    const Value request = toValue(*design.document);
    const Places known = errorsOf(result);
    std::size_t tried = 0;
    for (Finding& finding : result.findings) {
        if (!finding.fix) {
            continue;
        }
        const std::optional<CheckResult> after =
            ++tried <= kMostTried ? resultOf(design, request, *finding.fix, run) : std::nullopt;
        if (!after || !isSound(finding, known, *after)) {
            drop(finding);
        }
    }
}

} // namespace clusterbrief
