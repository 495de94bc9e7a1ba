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
    for (const Rule* rule : allRules()) {
        const std::string severity(textOf(rule->severity));
        text += severity + std::string(9 - severity.size(), ' ') + rule->id
            + std::string(44 - std::min<std::size_t>(43, std::string_view(rule->id).size()), ' ')
            + rule->title + '\n';
    }
    return text;
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
    std::string text = std::string(rule->id) + "  (" + std::string(textOf(rule->severity)) + ")\n"
        + rule->title + "\n\n";
    text += std::string("Says\n  ") + rule->text + "\n\nWhy it matters\n  " + rule->why
        + "\n\nWhen it fires\n  " + rule->condition + "\n\nWhat to do\n  " + rule->fix
        + "\n\nSource\n  " + rule->source + '\n';
    if (!rule->yieldsTo.empty()) {
        text += "\nSilent where one of these speaks of the same thing\n";
        for (const std::string_view stronger : rule->yieldsTo) {
            text += "  " + std::string(stronger) + '\n';
        }
    }
    return print(text);
}

} // namespace clusterbrief::cli
