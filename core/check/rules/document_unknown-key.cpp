#include "core/base/contract.h"
#include "core/catalog/model_faults.h"
#include "core/check/rule.h"
#include "core/document/fields.h"
#include "core/document/load.h"
#include "core/document/save.h"

#include <algorithm>
#include <map>

namespace clusterbrief::rules {
namespace {

constexpr const char* kNothingNearText =
    CLUSTERBRIEF_TR_NOOP("The format does not have: {keys}. They are kept and do nothing.");

constexpr const char* kNothingNearOneText =
    CLUSTERBRIEF_TR_NOOP("The format does not have: {keys}. It is kept and does nothing.");

constexpr const char* kOneText = CLUSTERBRIEF_TR_NOOP(
    "The format does not have: {keys}. It is kept and does nothing; the nearest known key is: "
    "{nearest}.");

constexpr const char* kOneOfManyText = CLUSTERBRIEF_TR_NOOP(
    "The format does not have: {keys}. They are kept and do nothing; the nearest known key is: "
    "{nearest}.");

constexpr const char* kRuleText =
    CLUSTERBRIEF_TR_NOOP("The severity {severity} is set for {rule}, which is no rule.");

constexpr const char* kNearRuleText = CLUSTERBRIEF_TR_NOOP(
    "The severity {severity} is set for {rule}, which is no rule; the nearest is {nearest}.");

std::string besideKey(const std::string& pointer, const std::string& key)
{
    return pointer.substr(0, pointer.rfind('/')) + pointerStep(key);
}

/// Renames every key to its nearest; nothing where that would overwrite another or cannot be read.
std::optional<Fix> renamed(const Document& document, const std::vector<UnknownKey>& keys)
{
    Fix fix{CLUSTERBRIEF_TR_NOOP("Rename to {nearest}"), {}};
    fix.reveals = true;
    Value tree = toValue(document);
    for (const UnknownKey& key : keys) {
        const std::string target = besideKey(key.pointer, key.nearestKey);
        const Value* value = locate(tree, key.pointer);
        if (key.nearestKey.empty() || value == nullptr || locate(tree, target) != nullptr) {
            return std::nullopt;
        }
        fix.set.emplace_back(target, *value);
        fix.set.emplace_back(key.pointer, Value{});
        if (!assign(tree, target, Value(*value)) || !assign(tree, key.pointer, Value{})) {
            return std::nullopt;
        }
    }
    return readRequest(tree, {}) ? std::optional(std::move(fix)) : std::nullopt;
}

void reportKeys(const Document& document, const std::string& at,
    const std::vector<UnknownKey>& keys, Report& report)
{
    std::vector<std::string> named;
    std::vector<std::string> near;
    for (const UnknownKey& key : keys) {
        named.push_back(shortened(key.key));
        if (!key.nearestKey.empty()) {
            near.push_back(key.nearestKey);
        }
    }
    Finding& finding = report.add(at, keys.front().pointer, {{"keys", join(named, ", ")}});
    finding.ofKey = true;
    if (near.empty()) {
        finding.text = keys.size() == 1 ? kNothingNearOneText : kNothingNearText;
        return;
    }
    if (near.size() == 1) {
        finding.text = keys.size() == 1 ? kOneText : kOneOfManyText;
    }
    finding.params.emplace_back("nearest", join(near, ", "));
    finding.fix = renamed(document, keys);
}

void reportSeverity(const Document& document, const SeverityOverride& severity, Report& report)
{
    std::vector<std::string> ids;
    for (const Rule* rule : allRules()) {
        ids.emplace_back(rule->id);
    }
    const std::string field = "/severities" + pointerStep(severity.rule);
    Finding& finding = report.add("severities/" + severity.rule, field,
        {{"severity", std::string(textOf(severity.severity))}, {"rule", shortened(severity.rule)}});
    finding.ofKey = true;
    const std::string near = nearest(severity.rule, ids);
    if (near.empty()) {
        finding.text = kRuleText;
        return;
    }
    finding.text = kNearRuleText;
    finding.params.emplace_back("nearest", near);
    const bool taken = std::any_of(document.severities.begin(), document.severities.end(),
        [&](const SeverityOverride& other) { return other.rule == near; });
    if (!taken) {
        finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Rename to {nearest}"),
            {{"/severities" + pointerStep(near),
                 Value::ofText(std::string(textOf(severity.severity)))},
                {field, Value{}}}};
    }
}

/// Those of models that are stated by their own numbers.
void addModelKeys(const Document& document, std::map<std::string, std::vector<UnknownKey>>& places)
{
    for (const Workload& workload : document.workloads) {
        const auto index = &workload - document.workloads.data();
        for (UnknownKey& key : workload.inlineModel ? unknownModelKeys(*workload.inlineModel)
                                                    : std::vector<UnknownKey>()) {
            key.at = "workloads/" + workload.name;
            key.pointer.insert(0, "/workloads/" + std::to_string(index) + "/model");
            places[key.at].push_back(std::move(key));
        }
    }
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const Document& document = *design.document;
    report.examined();
    std::map<std::string, std::vector<UnknownKey>> places;
    for (UnknownKey& key : unknownKeys(document)) {
        places[key.at].push_back(std::move(key));
    }
    addModelKeys(document, places);
    for (const auto& [at, keys] : places) {
        reportKeys(document, at, keys, report);
    }
    for (const SeverityOverride& severity : document.severities) {
        if (findRule(severity.rule) == nullptr) {
            reportSeverity(document, severity, report);
        }
    }
}

} // namespace

extern const Rule document_unknown_key;

const Rule document_unknown_key{
    .id = "document/unknown-key",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("Unknown key"),
    .text = CLUSTERBRIEF_TR_NOOP("The format does not have: {keys}. They are kept and do nothing; "
                                 "the nearest known keys are: {nearest}."),
    .why = CLUSTERBRIEF_TR_NOOP("A mistyped key states nothing: the engine takes a default in its "
                                "place."),
    .condition =
        CLUSTERBRIEF_TR_NOOP("The request has a key that the format does not have, or sets "
                             "the severity of a rule that does not exist."),
    .fix = CLUSTERBRIEF_TR_NOOP("Rename the key to the one that was meant, or remove it."),
    .source = "The request format: unknown keys are kept and reported",
    .check = check,
};

} // namespace clusterbrief::rules
