#include "app/cli/commands.h"

#include "app/cli/files.h"
#include "core/base/text.h"
#include "core/base/write.h"
#include "core/check/rule.h"

#include <algorithm>
#include <vector>

namespace clusterbrief::cli {
namespace {

Value ruleValue(const Rule& rule)
{
    return Value::ofMap({{"id", Value::ofText(rule.id)},
        {"severity", Value::ofText(std::string(textOf(rule.severity)))},
        {"title", Value::ofText(rule.title)}, {"message", Value::ofText(rule.text)},
        {"why", Value::ofText(rule.why)}, {"condition", Value::ofText(rule.condition)},
        {"fix", Value::ofText(rule.fix)}, {"source", Value::ofText(rule.source)}});
}

} // namespace

int runRules(const std::string& format)
{
    if (format == "json") {
        Value list = Value::ofList({});
        for (const Rule* rule : allRules()) {
            list.items.push_back(ruleValue(*rule));
        }
        return print(writeJson(Value::ofMap(
            {{"schema", Value::ofText("clusterbrief/rules/1")}, {"rules", std::move(list)}})));
    }
    std::string text;
    for (const Rule* rule : allRules()) {
        const std::string severity(textOf(rule->severity));
        text += severity + std::string(9 - severity.size(), ' ') + rule->id
            + std::string(44 - std::min<std::size_t>(43, std::string_view(rule->id).size()), ' ')
            + rule->title + '\n';
    }
    return print(text);
}

int runExplain(const std::string& id)
{
    const Rule* rule = findRule(id);
    if (rule == nullptr) {
        std::vector<std::string> known;
        for (const Rule* candidate : allRules()) {
            known.emplace_back(candidate->id);
        }
        const std::string near = nearest(id, known);
        printError(id + ": there is no such rule"
            + (near.empty() ? "; `clusterbrief-cli rules` lists them"
                            : "; did you mean " + near + '?'));
        return kUsage;
    }
    std::string text = std::string(rule->id) + "  (" + std::string(textOf(rule->severity)) + ")\n"
        + rule->title + "\n\n";
    text += std::string("Says\n  ") + rule->text + "\n\nWhy it matters\n  " + rule->why
        + "\n\nWhen it fires\n  " + rule->condition + "\n\nWhat to do\n  " + rule->fix
        + "\n\nSource\n  " + rule->source + '\n';
    return print(text);
}

} // namespace clusterbrief::cli
