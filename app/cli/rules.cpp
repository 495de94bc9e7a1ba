#include "app/cli/commands.h"

#include "app/cli/files.h"
#include "core/base/text.h"
#include "core/base/write.h"
#include "core/render/renderer.h"

#include <algorithm>
#include <vector>

namespace clusterbrief::cli {
namespace {

std::string listed()
{
    std::string text;
    std::size_t widest = 0;
    for (const Rule* rule : allRules()) {
        widest = std::max(widest, severityText(*rule).size());
    }
    for (const Rule* rule : allRules()) {
        const std::string severity = severityText(*rule);
        text += severity + std::string(widest - severity.size() + 2, ' ') + rule->id
            + std::string(44 - std::min<std::size_t>(43, std::string_view(rule->id).size()), ' ')
            + rule->title + '\n';
    }
    return text;
}

std::string strongerText(const Rule& rule)
{
    std::string text;
    for (const auto* list : {&rule.yieldsTo, &rule.yieldsEverywhereTo}) {
        for (const std::string_view stronger : *list) {
            text += "  " + std::string(stronger) + '\n';
        }
    }
    return text.empty() ? text : "\nSilent where one of these speaks of the same thing\n" + text;
}

} // namespace

int runRules(const std::string& format)
{
    return print(format == "json" ? writeJson(rulesValue())
            : format == "md"      ? rulesPage()
                                  : listed());
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
        printError(shownName(id) + ": there is no such rule"
            + (near.empty() ? "; `clusterbrief-cli rules` lists them"
                            : "; did you mean " + near + '?'));
        return kUsage;
    }
    std::string text =
        std::string(rule->id) + "  (" + severityText(*rule) + ")\n" + rule->title + "\n\n";
    text += std::string("Says\n  ") + rule->text + "\n\nWhy it matters\n  " + rule->why
        + "\n\nWhen it fires\n  " + rule->condition + "\n\nWhat to do\n  " + rule->fix
        + "\n\nSource\n  " + rule->source + '\n';
    return print(text + strongerText(*rule));
}

} // namespace clusterbrief::cli
