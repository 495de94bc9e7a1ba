#include "app/cli/command_tree.h"
#include "app/cli/formats.h"
#include "core/base/text.h"

#include <string_view>

namespace clusterbrief::cli {
namespace {

/// Text as roff takes it: nothing in it is a request, and a hyphen is one that can be copied.
std::string roff(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (c == '\\') {
            result += "\\e";
        } else if (c == '-') {
            result += "\\-";
        } else {
            result += c;
        }
    }
    return result.starts_with('.') || result.starts_with('\'') ? "\\&" + result : result;
}

std::string valueName(const Argument& argument)
{
    return argument.words.empty() ? "VALUE" : join(argument.words, "|");
}

/// `-o, --output VALUE` in bold and italics.
std::string headingOf(const Argument& argument)
{
    if (argument.positional()) {
        return "\\fI" + roff(argument.names.front()) + "\\fR";
    }
    std::vector<std::string> names;
    for (const std::string& name : argument.names) {
        names.push_back("\\fB" + roff(name) + "\\fR");
    }
    return join(names, ", ")
        + (argument.takesValue ? " \\fI" + roff(valueName(argument)) + "\\fR" : "");
}

std::string synopsisOf(const Command& command)
{
    std::string text = "\\fBclusterbrief\\-cli " + roff(command.name) + "\\fR [\\fIoptions\\fR]";
    for (const Argument& argument : command.arguments) {
        if (argument.positional()) {
            const std::string name = headingOf(argument);
            text += ' ' + (argument.required ? name : '[' + name + ']');
        }
    }
    return text;
}

std::string commandSection(const Command& command)
{
    std::string text = ".SS " + roff(command.name) + '\n' + synopsisOf(command) + "\n.PP\n"
        + roff(command.help) + ".\n";
    for (const Argument& argument : command.arguments) {
        if (argument.names.back() != "--help") {
            text += ".TP\n" + headingOf(argument) + '\n' + roff(argument.help)
                + (argument.repeats ? " (repeatable)" : "") + '\n';
        }
    }
    return text;
}

std::string formatsSection()
{
    std::string text = ".SH FORMATS\nWhat \\fBexport\\fR writes follows from a file's ending:\n";
    for (const Format* format : formats()) {
        text += ".TP\n\\fB." + roff(format->ending) + "\\fR\n" + roff(format->title) + '\n';
    }
    return text;
}

constexpr std::string_view kRest = R"(.SH EXIT STATUS
.TP
\fB0\fR
fine
.TP
\fB1\fR
findings at or above \fB\-\-fail\-on\fR; of \fBimport\fR, settings that contradict each other; of \fBsuggest\fR, nothing fits
.TP
\fB2\fR
wrong usage, decided before a file is read
.TP
\fB3\fR
something cannot be read, understood or written
.SH ENVIRONMENT
.TP
\fBSOURCE_DATE_EPOCH\fR
the date of a brief whose request states none, in seconds since 1970
.TP
\fBNO_COLOR\fR
no colours, on a terminal either
.SH EXAMPLES
.nf
clusterbrief\-cli new \-\-template h100\-superpod\-127 \-o my.cluster.yaml
clusterbrief\-cli check my.cluster.yaml
clusterbrief\-cli export my.cluster.yaml \-o brief.pdf \-o brief.brief.json
.fi
.SH SEE ALSO
.BR clusterbrief (1)
)";

} // namespace

std::string manualPage(const std::vector<Command>& commands, const std::string& version)
{
    std::string text = ".TH CLUSTERBRIEF\\-CLI 1 \"\" \"Cluster Brief " + roff(version)
        + "\" \"User Commands\"\n.SH NAME\nclusterbrief\\-cli \\- checks, sizes and writes the "
          "brief "
          "of a GPU cluster\n.SH SYNOPSIS\n\\fBclusterbrief\\-cli\\fR \\fIcommand\\fR "
          "[\\fIoptions\\fR] [\\fIarguments\\fR]\n.SH DESCRIPTION\nA request describes the GPU "
          "cluster that somebody asks for: nodes, networks, the jobs that are to run. The program "
          "tells "
          "what does not go together, counts what has to be built, and writes the brief. Results "
          "go "
          "to standard output, everything else to standard error.\n.SH COMMANDS\n";
    for (const Command& command : commands) {
        text += commandSection(command);
    }
    return text + formatsSection() + std::string(kRest);
}

} // namespace clusterbrief::cli
