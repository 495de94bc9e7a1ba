#include "core/check/check.h"

#include "core/base/contract.h"
#include "core/check/fixes.h"
#include "core/document/fields.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace clusterbrief {
namespace {

using Overrides = std::map<std::string, SeverityChoice, std::less<>>;

/// Rules about the waivers themselves see what the other rules left, and cannot be waived.
constexpr std::string_view kWaiverStale = "document/waiver-stale";
constexpr std::string_view kWaiverWithoutReason = "document/waiver-without-reason";

constexpr std::string_view kUnknownKey = "document/unknown-key";

Overrides overridesOf(const Document& document)
{
    Overrides overrides;
    for (const SeverityOverride& severity : document.severities) {
        overrides[severity.rule] = severity.severity;
    }
    return overrides;
}

void override(Finding& finding, SeverityChoice choice)
{
    switch (choice) {
    case SeverityChoice::Off:
        return;
    case SeverityChoice::Advice:
        finding.severity = Severity::Advice;
        return;
    case SeverityChoice::Warning:
        finding.severity = Severity::Warning;
        return;
    case SeverityChoice::Error:
        finding.severity = Severity::Error;
        return;
    }
}

void cover(const Rule& rule, const Report& report, Coverage& coverage)
{
    if (!report.skipped.empty()) {
        coverage.notEvaluated.push_back({rule.id, join(report.skipped, "; ")});
    } else if (report.wasExamined() || !report.findings.empty()) {
        coverage.run.emplace_back(rule.id);
    } else {
        coverage.notApplicable.emplace_back(rule.id);
    }
}

/// One cause, one finding: the more specific rule at the same place speaks, unless it thinks less
/// of it.
void dropEchoes(std::vector<Finding>& findings)
{
    std::map<std::pair<std::string, std::string>, Severity> places;
    std::set<std::string, std::less<>> found;
    for (const Finding& finding : findings) {
        places.emplace(std::pair(finding.rule, finding.at), finding.severity);
        found.insert(finding.rule);
    }
    std::erase_if(findings, [&](const Finding& finding) {
        const Rule& rule = *findRule(finding.rule);
        const bool here =
            std::any_of(rule.yieldsTo.begin(), rule.yieldsTo.end(), [&](std::string_view stronger) {
                const auto place = places.find({std::string(stronger), finding.at});
                return place != places.end() && place->second >= finding.severity;
            });
        return here
            || std::any_of(rule.yieldsEverywhereTo.begin(), rule.yieldsEverywhereTo.end(),
                [&](std::string_view stronger) { return found.contains(stronger); });
    });
}

/// The fields that misspelt keys were meant to state.
std::set<std::string> fieldsMeant(const Document& document, const std::vector<Finding>& findings)
{
    std::set<std::string> meant;
    for (const UnknownKey& key : unknownKeys(document)) {
        const bool told = !key.nearestKey.empty()
            && std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
                   return finding.rule == kUnknownKey && finding.at == key.at;
               });
        const bool waived = std::any_of(document.waivers.begin(), document.waivers.end(),
            [&](const Waiver& w) { return w.rule == kUnknownKey && w.at == key.at; });
        if (told && !waived) {
            meant.insert(key.pointer.substr(0, key.pointer.rfind('/')) + '/' + key.nearestKey);
        }
    }
    return meant;
}

/// A field that only a misspelt key leaves unstated is not told a second time, and no fix states
/// it anew.
void dropEchoesOfMisspelling(const Document& document, std::vector<Finding>& findings)
{
    if (std::none_of(findings.begin(), findings.end(),
            [](const Finding& finding) { return finding.rule == kUnknownKey; })) {
        return;
    }
    const std::set<std::string> meant = fieldsMeant(document, findings);
    std::erase_if(findings, [&](const Finding& finding) {
        return finding.rule != kUnknownKey && finding.severity <= Severity::Warning
            && meant.contains(finding.field);
    });
    for (Finding& finding : findings) {
        if (finding.rule != kUnknownKey && finding.fix
            && std::any_of(finding.fix->set.begin(), finding.fix->set.end(),
                [&](const auto& setting) { return meant.contains(setting.first); })) {
            dropFix(finding);
        }
    }
}

void applyOverrides(const Overrides& overrides, std::vector<Finding>& findings)
{
    for (Finding& finding : findings) {
        const auto setting = overrides.find(finding.rule);
        if (setting != overrides.end()) {
            override(finding, setting->second);
        }
    }
}

void setAside(const std::vector<Waiver>& waivers, CheckResult& result)
{
    std::vector<Finding> standing;
    for (Finding& finding : result.findings) {
        const auto waiver = std::find_if(
            waivers.begin(), waivers.end(), [&](const Waiver& w) { return waives(w, finding); });
        if (waiver == waivers.end()) {
            standing.push_back(std::move(finding));
        } else {
            result.waived.push_back({std::move(finding), *waiver});
        }
    }
    result.findings = std::move(standing);
}

/// A waiver of a rule that does not exist: the rule that was probably meant.
void sayNoSuchRule(const Waiver& waiver, const std::string& field, Finding& finding)
{
    std::vector<std::string> ids;
    for (const Rule* rule : allRules()) {
        ids.emplace_back(rule->id);
    }
    finding.text = CLUSTERBRIEF_TR_NOOP("The waiver at {at} names {rule}, which is no rule.");
    const std::string near = nearest(waiver.rule, ids);
    if (near.empty()) {
        return;
    }
    finding.text = CLUSTERBRIEF_TR_NOOP(
        "The waiver at {at} names {rule}, which is no rule; the nearest is {nearest}.");
    finding.params.emplace_back("nearest", near);
    finding.fix =
        Fix{CLUSTERBRIEF_TR_NOOP("Name {nearest}"), {{field + "/rule", Value::ofText(near)}}};
}

/// A waiver that waives nothing is told, unless its rule was off or could not be evaluated.
void reportStale(const Document& document, const Overrides& overrides, CheckResult& result)
{
    const Rule* rule = findRule(kWaiverStale);
    const auto setting = overrides.find(kWaiverStale);
    if (setting != overrides.end() && setting->second == SeverityChoice::Off) {
        return;
    }
    Report report(*rule);
    std::set<std::pair<std::string, std::string>> told;
    for (const Waiver& waiver : document.waivers) {
        const auto same = [&](const WaivedFinding& waived) {
            return waives(waiver, waived.finding);
        };
        const auto unread = [&](const Coverage::NotEvaluated& skipped) {
            return skipped.rule == waiver.rule;
        };
        const bool pending = std::any_of(
            result.coverage.notEvaluated.begin(), result.coverage.notEvaluated.end(), unread);
        if (isBlank(waiver.reason) || pending
            || std::any_of(result.waived.begin(), result.waived.end(), same)
            || !told.emplace(waiver.rule, waiver.at).second) {
            continue;
        }
        const auto index = &waiver - document.waivers.data();
        const std::string field = "/waivers/" + std::to_string(index);
        Finding& finding = report.add("waivers/" + waiver.rule + '/' + waiver.at, field,
            {{"rule", waiver.rule}, {"at", waiver.at}});
        finding.fix = Fix{rule->fix, {{field, Value{}}}};
        if (findRule(waiver.rule) == nullptr) {
            sayNoSuchRule(waiver, field, finding);
        }
        if (setting != overrides.end()) {
            override(finding, setting->second);
        }
    }
    std::move(report.findings.begin(), report.findings.end(), std::back_inserter(result.findings));
}

std::size_t orderOf(std::string_view id)
{
    const auto& rules = allRules();
    return static_cast<std::size_t>(std::find_if(rules.begin(), rules.end(), [&](const Rule* rule) {
        return rule->id == id;
    }) - rules.begin());
}

void sort(std::vector<Finding>& findings)
{
    std::map<std::string, std::size_t, std::less<>> order;
    for (const Finding& finding : findings) {
        order.try_emplace(finding.rule, orderOf(finding.rule));
    }
    std::stable_sort(findings.begin(), findings.end(), [&](const Finding& a, const Finding& b) {
        return std::tuple(-static_cast<int>(a.severity), order[a.rule], std::string_view(a.at))
            < std::tuple(-static_cast<int>(b.severity), order[b.rule], std::string_view(b.at));
    });
}

} // namespace

CheckResult runRules(const Design& design, const Sizing& sizing)
{
    CheckResult result;
    const Overrides overrides = overridesOf(*design.document);
    for (const Rule* rule : allRules()) {
        const auto setting = overrides.find(rule->id);
        if (setting != overrides.end() && setting->second == SeverityChoice::Off) {
            result.coverage.off.emplace_back(rule->id);
            continue;
        }
        Report report(*rule);
        rule->check(design, sizing, report);
        cover(*rule, report, result.coverage);
        std::move(
            report.findings.begin(), report.findings.end(), std::back_inserter(result.findings));
    }
    dropEchoes(result.findings);
    dropEchoesOfMisspelling(*design.document, result.findings);
    applyOverrides(overrides, result.findings);
    setAside(design.document->waivers, result);
    reportStale(*design.document, overrides, result);
    sort(result.findings);
    return result;
}

std::string_view textOf(Severity severity)
{
    constexpr std::string_view kWords[] = {"advice", "warning", "error"};
    return kWords[static_cast<std::size_t>(severity)];
}

std::vector<Severity> severitiesOf(const Rule& rule)
{
    std::vector<Severity> severities = rule.also;
    severities.push_back(rule.severity);
    std::sort(severities.begin(), severities.end(), std::greater<>());
    return severities;
}

std::string severityText(const Rule& rule)
{
    std::vector<std::string> words;
    for (const Severity severity : severitiesOf(rule)) {
        words.emplace_back(textOf(severity));
    }
    const std::string last = words.back();
    words.pop_back();
    return words.empty() ? last : join(words, ", ") + " or " + last;
}

Report::Report(const Rule& rule)
    : m_rule(rule)
{}

void Report::skip(std::string reason)
{
    if (std::find(skipped.begin(), skipped.end(), reason) == skipped.end()) {
        skipped.push_back(std::move(reason));
    }
}

Finding& Report::add(std::string at, std::string field, Params params)
{
    m_examined = true;
    findings.push_back({m_rule.id, m_rule.severity, std::move(at), std::move(field), false,
        m_rule.text, std::move(params), {}});
    return findings.back();
}

std::size_t CheckResult::count(Severity severity) const
{
    return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(),
        [&](const Finding& finding) { return finding.severity == severity; }));
}

bool waives(const Waiver& waiver, const Finding& finding)
{
    return !isBlank(waiver.reason) && waiver.rule == finding.rule && waiver.at == finding.at
        && finding.rule != kWaiverWithoutReason && finding.rule != kWaiverStale;
}

const Rule* findRule(std::string_view id)
{
    const auto& rules = allRules();
    const auto found =
        std::find_if(rules.begin(), rules.end(), [&](const Rule* rule) { return rule->id == id; });
    return found == rules.end() ? nullptr : *found;
}

CheckResult check(const Design& design, const Sizing& sizing)
{
    CheckResult result = runRules(design, sizing);
    dropUnsoundFixes(design, result);
    return result;
}

} // namespace clusterbrief
