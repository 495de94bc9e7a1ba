#include "core/base/text.h"
#include "core/render/renderer.h"

#include <algorithm>

namespace clusterbrief {
namespace {

/// The rules that speak in its place, there or anywhere in the request.
std::vector<std::string_view> strongerThan(const Rule& rule)
{
    std::vector<std::string_view> stronger = rule.yieldsTo;
    stronger.insert(stronger.end(), rule.yieldsEverywhereTo.begin(), rule.yieldsEverywhereTo.end());
    return stronger;
}

Value ruleValue(const Rule& rule)
{
    Value stronger = Value::ofList({});
    for (const std::string_view id : strongerThan(rule)) {
        stronger.items.push_back(Value::ofText(std::string(id)));
    }
    Value severities = Value::ofList({});
    for (const Severity severity : severitiesOf(rule)) {
        severities.items.push_back(Value::ofText(std::string(textOf(severity))));
    }
    return Value::ofMap({{"id", Value::ofText(rule.id)},
        {"severity", Value::ofText(std::string(textOf(rule.severity)))},
        {"severities", std::move(severities)}, {"title", Value::ofText(rule.title)},
        {"message", Value::ofText(rule.text)}, {"why", Value::ofText(rule.why)},
        {"condition", Value::ofText(rule.condition)}, {"fix", Value::ofText(rule.fix)},
        {"source", Value::ofText(rule.source)}, {"yields_to", std::move(stronger)}});
}

/// Prose of a rule with what Markdown or HTML would read as markup taken literally.
std::string literal(std::string_view prose)
{
    std::string out;
    for (const char c : prose) {
        if (std::string_view("\\`*_[]<>|#~&").find(c) != std::string_view::npos) {
            out += '\\';
        }
        out += c;
    }
    return out;
}

/// A heading's place in the page as web sites that show Markdown name it.
std::string anchorOf(const Rule& rule)
{
    std::string anchor(rule.id);
    std::erase(anchor, '/');
    return anchor;
}

std::string sectionOf(const Rule& rule)
{
    std::string text = std::string("## ") + rule.id + "\n\n**" + literal(rule.title) + "** ("
        + severityText(rule) + ")\n\n> " + literal(rule.text) + "\n\n";
    for (const auto& [label, prose] :
        {std::pair{"Why it matters", rule.why}, std::pair{"When it fires", rule.condition},
            std::pair{"What to do", rule.fix}, std::pair{"Source", rule.source}}) {
        text += std::string("- *") + label + ":* " + literal(prose) + '\n';
    }
    std::vector<std::string> stronger;
    for (const std::string_view id : strongerThan(rule)) {
        stronger.push_back('[' + std::string(id) + "](#" + anchorOf(*findRule(id)) + ')');
    }
    return text
        + (stronger.empty()
                ? std::string()
                : "- *Silent where one of these speaks:* " + join(stronger, ", ") + '\n')
        + '\n';
}

} // namespace

Value rulesValue()
{
    Value list = Value::ofList({});
    for (const Rule* rule : allRules()) {
        list.items.push_back(ruleValue(*rule));
    }
    return Value::ofMap(
        {{"schema", Value::ofText("clusterbrief/rules/1")}, {"rules", std::move(list)}});
}

std::string rulesPage()
{
    std::string text = "# Rules\n\n" + grouped(static_cast<std::int64_t>(allRules().size()))
        + " rules, in the order of reports. Words in braces stand for what a finding names.\n\n"
          "| rule | severity | fault |\n|---|---|---|\n";
    std::string sections;
    for (const Rule* rule : allRules()) {
        text += std::string("| [") + rule->id + "](#" + anchorOf(*rule) + ") | "
            + severityText(*rule) + " | " + literal(rule->title) + " |\n";
        sections += sectionOf(*rule);
    }
    text += '\n' + sections;
    text.pop_back();
    return text;
}

} // namespace clusterbrief
