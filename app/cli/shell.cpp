#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "core/catalog/load_catalog.h"
#include "core/check/rule.h"
#include "core/document/templates.h"
#include "core/version.h"

namespace clusterbrief::cli {
namespace {

std::string linesOf(PartKind kind)
{
    std::string text;
    for (const Part* part : builtInCatalog().parts(kind)) {
        text += part->id + '\n';
    }
    return text;
}

/// A line an id.
std::string listed(const std::string& list)
{
    std::string text;
    if (list == "rules") {
        for (const Rule* rule : allRules()) {
            text += std::string(rule->id) + '\n';
        }
    } else if (list == "templates") {
        for (const Template& known : templates()) {
            text += std::string(known.id) + '\n';
        }
    } else if (list == "kinds") {
        for (const PartKind kind : kPartKinds) {
            text += std::string(singular(kind)) + '\n';
        }
    } else {
        text = linesOf(list == "models" ? PartKind::Model : PartKind::System);
    }
    return text;
}

} // namespace

int runCompletion(const std::string& what, const std::vector<Command>& commands)
{
    const bool shell = what == "bash" || what == "zsh" || what == "fish";
    return print(shell ? completionFor(what, commands) : listed(what));
}

int runManual(const std::vector<Command>& commands)
{
    return print(manualPage(commands, kVersion));
}

} // namespace clusterbrief::cli
