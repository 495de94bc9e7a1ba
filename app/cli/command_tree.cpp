#include "app/cli/command_tree.h"

#include "core/base/text.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <map>

namespace clusterbrief::cli {
namespace {

/// `TEXT:{text,json}` of CLI11: the words between the braces.
std::vector<std::string> wordsIn(const std::string& type)
{
    const std::size_t open = type.find('{');
    const std::size_t close = type.find('}');
    if (open == std::string::npos || close == std::string::npos) {
        return {};
    }
    return split(type.substr(open + 1, close - open - 1), ',');
}

std::string listFor(const std::string& name)
{
    static const std::map<std::string, std::string> lists{{"--template", "templates"},
        {"--model", "models"}, {"--system", "systems"}, {"RULE", "rules"}, {"KIND", "kinds"}};
    const auto found = lists.find(name);
    return found == lists.end() ? "" : found->second;
}

Argument argumentOf(const CLI::Option& option)
{
    Argument argument;
    if (option.get_positional()) {
        argument.names = {option.get_name(true)};
    } else {
        for (const std::string& name : option.get_snames()) {
            argument.names.push_back('-' + name);
        }
        for (const std::string& name : option.get_lnames()) {
            argument.names.push_back("--" + name);
        }
    }
    argument.help = option.get_description();
    argument.takesValue = option.get_items_expected_max() > 0;
    argument.required = option.get_required();
    argument.repeats = option.get_expected_max() > 1;
    argument.words = wordsIn(option.get_type_name());
    argument.list = listFor(argument.names.back());
    return argument;
}

} // namespace

std::vector<Command> commandTree(const CLI::App& app)
{
    std::vector<Command> commands;
    for (const CLI::App* one : app.get_subcommands([](const CLI::App*) { return true; })) {
        Command command{one->get_name(), one->get_description(), {}};
        for (const CLI::Option* option : one->get_options()) {
            command.arguments.push_back(argumentOf(*option));
        }
        commands.push_back(std::move(command));
    }
    return commands;
}

} // namespace clusterbrief::cli
