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

std::optional<FixedDesign> applied(const Design& design, const Value& request, const Fix& fix)
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
    Result<Design> after =
        resolve(std::make_shared<const Document>(std::move(*document)), design.catalog);
    if (!after) {
        return std::nullopt;
    }
    CheckResult result = runRules(*after, size(*after));
    return FixedDesign{std::move(*after), std::move(result)};
}

/// Whether the rule could be judged before. What a fix makes known it does not bring.
bool wasJudged(const CheckResult& before, const std::string& rule)
{
    const std::vector<std::string>& run = before.coverage.run;
    return std::find(run.begin(), run.end(), rule) != run.end();
}

bool isThere(const Finding& finding, const CheckResult& result)
{
    return std::any_of(result.findings.begin(), result.findings.end(),
        [&](const Finding& left) { return left.rule == finding.rule && left.at == finding.at; });
}

bool isSound(const Finding& finding, const CheckResult& before, const CheckResult& after)
{
    const Places known = errorsOf(before);
    return !isThere(finding, after)
        && std::none_of(after.findings.begin(), after.findings.end(), [&](const Finding& left) {
               return left.severity == Severity::Error && !known.contains({left.rule, left.at})
                   && (!finding.fix->reveals || wasJudged(before, left.rule));
           });
}

} // namespace

void dropFix(Finding& finding)
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

bool bringsNoError(const CheckResult& before, const CheckResult& after)
{
    const Places known = errorsOf(before);
    const Places left = errorsOf(after);
    return std::includes(known.begin(), known.end(), left.begin(), left.end());
}

std::optional<FixedDesign> appliedAnyhow(const Design& design, const Finding& finding)
{
    auto after = applied(design, toValue(*design.document), *finding.fix);
    return after && !isThere(finding, after->result) ? std::move(after) : std::nullopt;
}

std::optional<FixedDesign> appliedSoundly(
    const Design& design, const CheckResult& result, const Finding& finding)
{
    auto after = applied(design, toValue(*design.document), *finding.fix);
    return after && isSound(finding, result, after->result) ? std::move(after) : std::nullopt;
}

void dropUnsoundFixes(const Design& design, CheckResult& result)
{
    const bool any = std::any_of(result.findings.begin(), result.findings.end(),
        [](const Finding& finding) { return finding.fix.has_value(); });
    if (!any) {
        return;
    }
    const Value request = toValue(*design.document);
    std::size_t tried = 0;
    for (Finding& finding : result.findings) {
        if (!finding.fix) {
            continue;
        }
        const std::optional<FixedDesign> after =
            ++tried <= kMostTried ? applied(design, request, *finding.fix) : std::nullopt;
        if (!after || !isSound(finding, result, after->result)) {
            dropFix(finding);
        }
    }
}

} // namespace clusterbrief
