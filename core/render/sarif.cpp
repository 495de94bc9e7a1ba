#include "core/base/parse.h"
#include "core/base/text.h"
#include "core/check/place.h"
#include "core/document/load.h"
#include "core/render/renderer.h"

#include <algorithm>
#include <map>

/// Source: OASIS, Static Analysis Results Interchange Format (SARIF) 2.1.0; the numbers are its
/// sections.
namespace clusterbrief {
namespace {

Value text(std::string words)
{
    return Value::ofText(std::move(words));
}

Value number(std::int64_t count)
{
    return Value::ofNumber(count);
}

Value message(const std::string& words)
{
    return Value::ofMap({{"text", text(words)}});
}

/// 3.11.5: braces of a result's message stand for arguments unless they are doubled.
Value resultMessage(const std::string& words)
{
    return message(replaced(replaced(words, "{", "{{"), "}", "}}"));
}

std::string_view levelOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Advice:
        break;
    }
    return "note";
}

/// RFC 3986: what is no letter, digit or one of a few marks is written as `%` and its byte.
std::string uriOf(const std::string& name)
{
    constexpr std::string_view kHex = "0123456789ABCDEF";
    constexpr std::string_view kPlain = "-._~/";
    std::string uri = name.starts_with('/') ? "file://" : "";
    for (const char c : name == "<stdin>" ? std::string("stdin") : name) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z')
            || (c >= 'A' && c <= 'Z') || kPlain.find(c) != std::string_view::npos;
        uri += plain ? std::string(1, c) : std::string{'%', kHex[byte >> 4U], kHex[byte & 0xFU]};
    }
    return uri;
}

class SarifWriter {
public:
    SarifWriter(const Analysis& analysis, const SourceText& source)
        : m_analysis(analysis)
        , m_source(source)
    {
        for (const Rule* rule : allRules()) {
            m_index.emplace(rule->id, static_cast<std::int64_t>(m_index.size()));
        }
        // With fields set over the file's, its text is not what was checked.
        const Result<LoadedRequest> stated = loadRequest(source.text, source.name);
        m_mayFix = stated && stated->document == analysis.document();
    }

    [[nodiscard]] Value run(std::string_view version) const
    {
        Value results = Value::ofList({});
        for (const Finding& finding : m_analysis.check.findings) {
            results.items.push_back(resultOf(finding, nullptr));
        }
        for (const WaivedFinding& waived : m_analysis.check.waived) {
            results.items.push_back(resultOf(waived.finding, &waived.waiver));
        }
        return Value::ofMap({{"tool", Value::ofMap({{"driver", driver(version)}})},
            {"invocations", Value::ofList({invocation()})},
            {"artifacts",
                Value::ofList({Value::ofMap({{"location", artifact(false)},
                    {"roles", Value::ofList({text("analysisTarget")})}})})},
            {"columnKind", text("unicodeCodePoints")}, {"results", std::move(results)}});
    }

private:
    [[nodiscard]] static Value ruleOf(const Rule& rule)
    {
        const std::string help = std::string("When it fires: ") + rule.condition
            + "\n\nWhat to do: " + rule.fix + "\n\nSource: " + rule.source;
        return Value::ofMap({{"id", text(rule.id)}, {"shortDescription", message(rule.title)},
            {"fullDescription", message(rule.why)}, {"help", message(help)},
            {"defaultConfiguration",
                Value::ofMap({{"level", text(std::string(levelOf(rule.severity)))}})}});
    }

    [[nodiscard]] static Value driver(std::string_view version)
    {
        Value rules = Value::ofList({});
        for (const Rule* rule : allRules()) {
            rules.items.push_back(ruleOf(*rule));
        }
        return Value::ofMap({{"name", text("clusterbrief-cli")},
            {"fullName", text("Cluster Brief " + std::string(version))},
            {"semanticVersion", text(std::string(version))}, {"rules", std::move(rules)}});
    }

    [[nodiscard]] Value reference(const std::string& rule) const
    {
        const auto index = m_index.find(rule);
        Value value = Value::ofMap({{"id", text(rule)}});
        if (index != m_index.end()) {
            value.members.push_back({"index", number(index->second)});
        }
        return value;
    }

    /// Rules that the request gives another severity or switches off, and those that could not
    /// look.
    [[nodiscard]] Value invocation() const
    {
        Value overrides = Value::ofList({});
        for (const SeverityOverride& setting : m_analysis.document().severities) {
            if (!m_index.contains(setting.rule)) {
                continue;
            }
            const bool off = setting.severity == SeverityChoice::Off;
            const Severity severity = setting.severity == SeverityChoice::Error ? Severity::Error
                : setting.severity == SeverityChoice::Warning                   ? Severity::Warning
                                                                                : Severity::Advice;
            overrides.items.push_back(Value::ofMap({{"descriptor", reference(setting.rule)},
                {"configuration",
                    off ? Value::ofMap({{"enabled", Value::ofFlag(false)}})
                        : Value::ofMap({{"level", text(std::string(levelOf(severity)))}})}}));
        }
        Value notes = Value::ofList({});
        for (const Coverage::NotEvaluated& skipped : m_analysis.check.coverage.notEvaluated) {
            notes.items.push_back(Value::ofMap({{"level", text("note")},
                {"message", resultMessage("not evaluated: " + skipped.reason)},
                {"associatedRule", reference(skipped.rule)}}));
        }
        return Value::ofMap({{"executionSuccessful", Value::ofFlag(true)},
            {"ruleConfigurationOverrides", std::move(overrides)},
            {"toolExecutionNotifications", std::move(notes)}});
    }

    [[nodiscard]] Value artifact(bool indexed = true) const
    {
        Value location = Value::ofMap({{"uri", text(uriOf(m_source.name))}});
        if (indexed) {
            location.members.push_back({"index", number(0)});
        }
        return location;
    }

    [[nodiscard]] Value physical(const std::optional<TextSpan>& span) const
    {
        const TextSpan shown = span.value_or(TextSpan{{1, 1}, 0});
        Value region = Value::ofMap(
            {{"startLine", number(shown.from.line)}, {"startColumn", number(shown.from.column)}});
        if (span) {
            region.members.push_back({"endColumn", number(shown.from.column + shown.columns)});
        }
        return Value::ofMap({{"artifactLocation", artifact()}, {"region", std::move(region)}});
    }

    [[nodiscard]] Value suppression(const Waiver& waiver) const
    {
        const std::string by = waiver.by.empty() ? "" : ", " + waiver.by;
        const std::string date = waiver.date.empty() ? "" : ", " + waiver.date;
        const auto& waivers = m_analysis.document().waivers;
        const auto index = std::find(waivers.begin(), waivers.end(), waiver) - waivers.begin();
        return Value::ofMap({{"kind", text("inSource")}, {"status", text("accepted")},
            {"justification", text(waiver.reason + by + date)},
            {"location",
                Value::ofMap({{"physicalLocation",
                    physical(spanOf(m_source, "/waivers/" + std::to_string(index) + "/rule"))}})}});
    }

    [[nodiscard]] Value replacement(const TextEdit& edit) const
    {
        const Position from = detail::positionOf(m_source.text, edit.at);
        const Position to = detail::positionOf(m_source.text, edit.at + edit.size);
        return Value::ofMap(
            {{"deletedRegion",
                 Value::ofMap(
                     {{"startLine", number(from.line)}, {"startColumn", number(from.column)},
                         {"endLine", number(to.line)}, {"endColumn", number(to.column)}})},
                {"insertedContent", message(edit.inserted)}});
    }

    /// A fix that only takes words to write or keys to add in the file.
    [[nodiscard]] std::optional<Value> fixOf(const Finding& finding) const
    {
        const auto edits =
            finding.fix && m_mayFix ? editsOf(m_source, finding.fix->set) : std::nullopt;
        if (!edits || edits->empty()) {
            return std::nullopt;
        }
        Value replacements = Value::ofList({});
        for (const TextEdit& edit : *edits) {
            replacements.items.push_back(replacement(edit));
        }
        Value change = Value::ofMap(
            {{"artifactLocation", artifact()}, {"replacements", std::move(replacements)}});
        return Value::ofMap({{"description", message(finding.fixText())},
            {"artifactChanges", Value::ofList({std::move(change)})}});
    }

    [[nodiscard]] Value propertiesOf(const Finding& finding) const
    {
        const Rule* rule = findRule(finding.rule);
        Value properties = Value::ofMap({{"at", text(finding.at)}, {"why", text(rule->why)},
            {"fix", text(finding.fix ? finding.fixText() : rule->fix)},
            {"source", text(rule->source)}});
        if (!finding.field.empty()) {
            properties.members.push_back({"field", text(finding.field)});
        }
        return properties;
    }

    [[nodiscard]] Value resultOf(const Finding& finding, const Waiver* waiver) const
    {
        Value logical = Value::ofMap({{"fullyQualifiedName", text(finding.at)}});
        Value location = Value::ofMap(
            {{"physicalLocation", physical(placeOf(m_source, m_analysis.document(), finding))},
                {"logicalLocations", Value::ofList({std::move(logical)})}});
        Value result = Value::ofMap(
            {{"ruleId", text(finding.rule)}, {"ruleIndex", number(m_index.at(finding.rule))},
                {"level", text(std::string(levelOf(finding.severity)))},
                {"message", resultMessage(finding.message())},
                {"locations", Value::ofList({std::move(location)})},
                {"partialFingerprints",
                    Value::ofMap({{"ruleAndPlace/v1", text(finding.rule + ' ' + finding.at)}})}});
        if (auto fix = fixOf(finding)) {
            result.members.push_back({"fixes", Value::ofList({std::move(*fix)})});
        }
        // 3.27.23: an empty list says that the result is not suppressed.
        result.members.push_back({"suppressions",
            waiver == nullptr ? Value::ofList({}) : Value::ofList({suppression(*waiver)})});
        result.members.push_back({"properties", propertiesOf(finding)});
        return result;
    }

    const Analysis& m_analysis;
    const SourceText& m_source;
    std::map<std::string, std::int64_t, std::less<>> m_index;
    bool m_mayFix = false;
};

} // namespace

Value sarifValue(const Analysis& analysis, const SourceText& source, std::string_view version)
{
    return Value::ofMap({{"$schema",
                             text("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/"
                                  "schemas/sarif-schema-2.1.0.json")},
        {"version", text("2.1.0")},
        {"runs", Value::ofList({SarifWriter(analysis, source).run(version)})}});
}

} // namespace clusterbrief
