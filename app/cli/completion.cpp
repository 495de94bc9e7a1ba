#include "app/cli/command_tree.h"
#include "core/base/text.h"

#include <string_view>
#include <utility>

namespace clusterbrief::cli {
namespace {

constexpr std::string_view kProgram = "clusterbrief-cli";

/// What a shell is told to offer for a value: words, or what the program lists; empty: files.
std::string offered(const Argument& argument)
{
    if (!argument.words.empty()) {
        return join(argument.words, " ");
    }
    return argument.list.empty()
        ? ""
        : "$(" + std::string(kProgram) + " completion " + argument.list + ')';
}

std::string quoted(std::string_view text)
{
    return '\'' + replaced(std::string(text), "'", "'\\''") + '\'';
}

std::string bashValues(const Command& command)
{
    std::string text;
    for (const Argument& argument : command.arguments) {
        if (argument.positional() || !argument.takesValue) {
            continue;
        }
        std::string names;
        for (const std::string& name : argument.names) {
            names += (names.empty() ? "" : "|") + command.name + ':' + name;
        }
        text += "    " + names + ") COMPREPLY=($(compgen -W \"" + offered(argument)
            + "\" -- \"$current\")); return ;;\n";
    }
    return text;
}

std::string bashOptions(const Command& command)
{
    std::string names;
    std::string place;
    for (const Argument& argument : command.arguments) {
        if (!argument.positional()) {
            names += (names.empty() ? "" : " ") + join(argument.names, " ");
        } else if (place.empty()) {
            place = offered(argument);
        }
    }
    return "    " + command.name + ") options=\"" + names + "\"; place=\"" + place + "\" ;;\n";
}

std::string bashCompletion(const std::vector<Command>& commands)
{
    std::string names;
    std::string values;
    std::string options;
    for (const Command& command : commands) {
        names += command.name + ' ';
        values += bashValues(command);
        options += bashOptions(command);
    }
    return "# Completion of clusterbrief-cli for bash.\n"
           "_clusterbrief_cli() {\n"
           "    local current=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} options= place=\n"
           "    COMPREPLY=()\n"
           "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
           "        COMPREPLY=($(compgen -W \""
        + names
        + "--help --version\" -- \"$current\"))\n"
          "        return\n"
          "    fi\n"
          "    case $command:${COMP_WORDS[COMP_CWORD-1]} in\n"
        + values
        + "    esac\n"
          "    case $command in\n"
        + options
        + "    esac\n"
          "    case $current in\n"
          "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$current\")) ;;\n"
          "    *) COMPREPLY=($(compgen -W \"$place\" -- \"$current\")) ;;\n"
          "    esac\n"
          "}\n"
          "complete -o default -F _clusterbrief_cli clusterbrief-cli\n";
}

/// Text between the brackets of an argument of _arguments.
std::string zshText(std::string text)
{
    for (const char* mark : {"\\", "[", "]", ":"}) {
        text = replaced(std::move(text), mark, std::string("\\") + mark);
    }
    return text;
}

std::string zshArgument(const Argument& argument)
{
    const std::string values = offered(argument);
    const std::string action = ":value:"
        + (values.empty()                 ? std::string("_files")
                : values.starts_with('$') ? "{compadd -- " + values + '}'
                                          : '(' + values + ')');
    if (argument.positional()) {
        return "            " + quoted(':' + zshText(argument.names.front()) + action.substr(6))
            + " \\\n";
    }
    std::string text;
    for (const std::string& name : argument.names) {
        text += "            "
            + quoted((argument.repeats ? "*" : "") + name + '[' + zshText(argument.help) + ']'
                + (argument.takesValue ? action : ""))
            + " \\\n";
    }
    return text;
}

std::string zshCompletion(const std::vector<Command>& commands)
{
    std::string names;
    std::string cases;
    for (const Command& command : commands) {
        names += "        " + quoted(zshText(command.name) + ':' + zshText(command.help)) + '\n';
        cases += "    " + command.name + ")\n        _arguments \\\n";
        for (const Argument& argument : command.arguments) {
            cases += zshArgument(argument);
        }
        cases.erase(cases.size() - 3);
        cases += "\n        ;;\n";
    }
    return "#compdef clusterbrief-cli\n"
           "_clusterbrief_cli() {\n"
           "    local -a commands\n"
           "    commands=(\n"
        + names
        + "    )\n"
          "    if (( CURRENT == 2 )); then\n"
          "        _describe command commands\n"
          "        return\n"
          "    fi\n"
          "    shift words\n"
          "    (( CURRENT-- ))\n"
          "    case $words[1] in\n"
        + cases
        + "    esac\n"
          "}\n"
          "_clusterbrief_cli \"$@\"\n";
}

std::string fishArgument(const Command& command, const Argument& argument)
{
    std::string text =
        "complete -c clusterbrief-cli -n '__fish_seen_subcommand_from " + command.name + '\'';
    for (const std::string& name : argument.names) {
        text += argument.positional() ? ""
            : name[1] == '-'          ? " -l " + name.substr(2)
                                      : " -s " + name.substr(1);
    }
    std::string values = offered(argument);
    if (values.starts_with('$')) {
        values.erase(0, 1); // fish calls a program in plain parentheses
    }
    if (!values.empty()) {
        text += (argument.positional() ? " -a " : " -x -a ") + quoted(values);
    } else if (argument.takesValue && !argument.positional()) {
        text += " -r -F";
    }
    return text + (argument.positional() ? "" : " -d " + quoted(argument.help)) + '\n';
}

std::string fishCompletion(const std::vector<Command>& commands)
{
    std::string text = "# Completion of clusterbrief-cli for fish.\n";
    for (const Command& command : commands) {
        text += "complete -c clusterbrief-cli -n __fish_use_subcommand -f -a " + command.name
            + " -d " + quoted(command.help) + '\n';
        for (const Argument& argument : command.arguments) {
            if (!argument.positional() || !offered(argument).empty()) {
                text += fishArgument(command, argument);
            }
        }
    }
    return text;
}

} // namespace

std::string completionFor(const std::string& shell, const std::vector<Command>& commands)
{
    return shell == "bash" ? bashCompletion(commands)
        : shell == "zsh"   ? zshCompletion(commands)
                           : fishCompletion(commands);
}

} // namespace clusterbrief::cli
