#include "app/built_from.h"
#include "app/cli/command_tree.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/formats.h"
#include "core/base/text.h"
#include "core/version.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <new>
#include <sstream>
#include <string_view>
#include <vector>

namespace {

using namespace clusterbrief::cli;

/// What CLI11 fills and what is to run afterwards.
struct CommandLine {
    CLI::App app{"Checks, sizes and writes the brief of a GPU cluster."};
    std::function<int()> run;
    NewOptions create;
    CheckOptions check;
    SizeOptions size;
    ExportOptions write;
    CompareOptions compare;
    CatalogOptions catalog;
    ImportOptions import;
    SuggestOptions suggest;
    std::string rulesFormat = "text";
    std::string rule;
    std::string schema;
    std::string completion;
};

void addFormat(CLI::App& command, std::string& format)
{
    command.add_option("--format", format, "text or json")->check(CLI::IsMember({"text", "json"}));
}

void addCatalogs(CLI::App& command, std::vector<std::string>& catalogs, int& maxSize)
{
    command.add_option("--catalog", catalogs, "a catalog file laid over the built-in one")
        ->allow_extra_args(false);
    command
        .add_option("--max-size", maxSize,
            "MB that a file may have, from 1 to " + std::to_string(kMostMaxSize) + "; "
                + std::to_string(kUsualMaxSize) + " where nothing is said")
        ->check(CLI::Range(1, kMostMaxSize));
}

void addRequest(CLI::App& command, RequestOptions& request)
{
    command
        .add_option(
            "FILE", request.file, "the request: YAML, JSON or a .brief.json; - for standard input")
        ->required();
    command
        .add_option("--set", request.sets,
            "PATH=VALUE changes a field, such as networks/compute/oversubscription=2")
        ->allow_extra_args(false);
    addCatalogs(command, request.catalogs, request.maxSize);
}

void addNew(CommandLine& line)
{
    CLI::App& command = *line.app.add_subcommand("new", "write a request from a template");
    command.add_option("--template", line.create.templateId, "its id; blank where nothing is said");
    command.add_option(
        "-o,--output", line.create.output, "where to; standard output where nothing is said");
    command.add_flag("--list", line.create.list, "the templates, a line each");
    command.callback([&line] { line.run = [&line] { return runNew(line.create); }; });
}

void addCheck(CommandLine& line)
{
    CLI::App& command = *line.app.add_subcommand("check", "tell what does not go together");
    addRequest(command, line.check.request);
    command.add_option("--format", line.check.format, "text, json or sarif")
        ->check(CLI::IsMember({"text", "json", "sarif"}));
    command.add_flag("-v,--verbose", line.check.verbose, "with the source of each rule");
    command.add_flag(
        "--fix", line.check.fix, "apply every mechanical fix and write the request to -o OUT");
    command
        .add_option("-o,--output", line.check.output,
            "where --fix writes to: .cluster.yaml or .cluster.json, FILE itself too; - for "
            "standard output")
        ->allow_extra_args(false)
        ->each([&line](const std::string&) { line.check.outputGiven = true; });
    command
        .add_option(
            "--fail-on", line.check.failOn, "the least severity that makes the exit status 1")
        ->check(CLI::IsMember({"error", "warning", "advice"}));
    command.callback([&line] { line.run = [&line] { return runCheck(line.check); }; });
}

void addSize(CommandLine& line)
{
    CLI::App& command = *line.app.add_subcommand("size", "count switches, links, memory and power");
    addRequest(command, line.size.request);
    addFormat(command, line.size.format);
    command.callback([&line] { line.run = [&line] { return runSize(line.size); }; });
}

void addExport(CommandLine& line)
{
    CLI::App& command = *line.app.add_subcommand("export", "write the brief");
    addRequest(command, line.write.request);
    command
        .add_option("-o,--output", line.write.outputs,
            "a file; its ending says the format; repeat for more")
        ->required()
        ->allow_extra_args(false);
    command.add_option("--to", line.write.to,
        "the format where the file's name does not say it, such as brief.json");
    command
        .add_option(
            "--audience", line.write.audience, "request (to a supplier) or quote (to a customer)")
        ->check(CLI::IsMember({"request", "quote"}));
    command.add_option("--detail", line.write.detail, "summary or full")
        ->check(CLI::IsMember({"summary", "full"}));
    command.add_option("--paper", line.write.paper, "a4 or letter")
        ->check(CLI::IsMember({"a4", "letter"}));
    command
        .add_option("--appendix", line.write.appendices,
            "wiring: every link with its ports, at the end of the brief")
        ->check(CLI::IsMember({"wiring"}))
        ->allow_extra_args(false);
    command.add_option("--since", line.write.since,
        "an earlier revision's file: the brief lists what has changed since; - for standard input");
    command.add_flag("--pdfa", line.write.archival,
        "PDF/A-1b, not proven by a validator; without the attached JSON");
    command.callback([&line] { line.run = [&line] { return runExport(line.write); }; });
}

void addCompare(CommandLine& line)
{
    CLI::App& command = *line.app.add_subcommand(
        "compare", "tell the fields, counts and findings that differ between two requests");
    command.add_option("A", line.compare.left, "the left request; - for standard input")
        ->required();
    command.add_option("B", line.compare.right, "the right one; of two revisions the newer")
        ->required();
    command.add_option("--format", line.compare.format, "text, json or md")
        ->check(CLI::IsMember({"text", "json", "md"}));
    addCatalogs(command, line.compare.catalogs, line.compare.maxSize);
    command.callback([&line] { line.run = [&line] { return runCompare(line.compare); }; });
}

void addImport(CommandLine& line)
{
    CLI::App& command = *line.app.add_subcommand(
        "import", "read a model's config.json or parallel settings as part of a request");
    command
        .add_option("FILE", line.import.file,
            "a Hugging Face config.json, a Megatron-LM, torchrun or vLLM command line, a DeepSpeed "
            "JSON, a NeMo YAML or a torchtitan TOML; - for standard input")
        ->required();
    addFormat(command, line.import.format);
    command.add_option(
        "-o,--output", line.import.output, "a new request that holds what was understood");
    command.callback([&line] { line.run = [&line] { return runImport(line.import); }; });
}

void addSuggest(CommandLine& line)
{
    SuggestOptions& options = line.suggest;
    CLI::App& command = *line.app.add_subcommand(
        "suggest", "the smallest cluster for a model, and the parallel layouts that go on it");
    command.add_option("--model", options.model, "a model of the catalog")->required();
    command.add_option("--kind", options.kind, "training or inference")
        ->required()
        ->check(CLI::IsMember({"training", "inference"}));
    command.add_option(
        "--system", options.system, "a node system of the catalog; all where nothing is said");
    command.add_option("--gpus", options.gpus,
        "GPUs to lay the job out on, rounded up to whole servers; the fewest that fit");
    command.add_option("--sequence", options.sequence,
        "tokens; 4096 of training, of inference the model's longest context");
    command.add_option(
        "--concurrent", options.concurrent, "sequences of a replica of inference; 1");
    command.add_option(
        "--global-batch", options.globalBatch, "sequences a step of training; about 512");
    command
        .add_option("--precision", options.precision,
            "of the weights; as the model is published for inference, else bf16")
        ->check(CLI::IsMember({"bf16", "fp16", "fp8", "fp4"}));
    command.add_option("--sharding", options.sharding, "of training; what fits")
        ->check(CLI::IsMember({"none", "zero1", "zero2", "zero3"}));
    addFormat(command, options.format);
    command.add_option("-o,--output", options.output,
        "a new request with the best layout on --system; - for standard output");
    addCatalogs(command, options.catalogs, options.maxSize);
    command.callback([&line] { line.run = [&line] { return runSuggest(line.suggest); }; });
}

void addReference(CommandLine& line)
{
    CLI::App& rules = *line.app.add_subcommand("rules", "list the rules");
    rules
        .add_option("--format", line.rulesFormat,
            "text, a line a rule; json or md, a page of all rules in full")
        ->check(CLI::IsMember({"text", "json", "md"}));
    rules.callback([&line] { line.run = [&line] { return runRules(line.rulesFormat); }; });

    CLI::App& explain =
        *line.app.add_subcommand("explain", "tell a rule's reason, condition, fix and source");
    explain.add_option("RULE", line.rule, "its id, such as fabric/oversubscribed")->required();
    explain.callback([&line] { line.run = [&line] { return runExplain(line.rule); }; });

    CLI::App& catalog =
        *line.app.add_subcommand("catalog", "show parts, each figure with its source");
    catalog.add_option("KIND", line.catalog.kind, "gpu, system, nic, switch, cable or model");
    catalog.add_option("ID", line.catalog.id, "one part");
    addFormat(catalog, line.catalog.format);
    addCatalogs(catalog, line.catalog.catalogs, line.catalog.maxSize);
    catalog.callback([&line] { line.run = [&line] { return runCatalog(line.catalog); }; });

    CLI::App& schema = *line.app.add_subcommand("schema", "print a JSON Schema");
    schema
        .add_option(
            "NAME", line.schema, "request, design, findings, brief, compare, import or suggest")
        ->required()
        ->check(CLI::IsMember(
            {"request", "design", "findings", "brief", "compare", "import", "suggest"}));
    schema.callback([&line] { line.run = [&line] { return runSchema(line.schema); }; });
}

/// What packages install beside the program.
void addForShells(CommandLine& line)
{
    CLI::App& completion = *line.app.add_subcommand(
        "completion", "print the completion of a shell, or a list that it offers");
    completion.add_option("WHAT", line.completion, "a shell, or a list of ids")
        ->required()
        ->check(CLI::IsMember(
            {"bash", "zsh", "fish", "rules", "templates", "models", "systems", "kinds"}));
    completion.callback([&line] {
        line.run = [&line] { return runCompletion(line.completion, commandTree(line.app)); };
    });
    CLI::App& manual = *line.app.add_subcommand("manual", "print the manual page, for man");
    manual.callback([&line] { line.run = [&line] { return runManual(commandTree(line.app)); }; });
}

/// Whether the first word names a command that there is; tells what is wrong where it does not.
bool commandIsUsable(const CLI::App& app, int argc, char** argv)
{
    std::vector<std::string> known;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        known.push_back(command->get_name());
    }
    const std::string word = argc > 1 ? argv[1] : "";
    const std::string list = "; there is " + clusterbrief::join(known, ", ");
    if (argc < 2) {
        printError("clusterbrief-cli: no command is named" + list + "; --help tells more");
        return false;
    }
    const bool option = word.size() > 1 && word.front() == '-';
    if (option || std::find(known.begin(), known.end(), word) != known.end()) {
        return true;
    }
    const std::string near = clusterbrief::nearest(word, known);
    printError((word.empty() ? "\"\"" : word) + ": " + "there is no such command"
        + (near.empty() ? list : "; did you mean " + near + '?'));
    return false;
}

/// Help and version go to standard output; what is wrong is told without what the arguments could
/// do to a terminal.
int told(const CLI::App& app, const CLI::ParseError& fault)
{
    std::ostringstream out;
    std::ostringstream error;
    if (app.exit(fault, out, error) == 0) {
        return print(out.str());
    }
    printError(fault.what());
    printError("Run with --help for more information.");
    return kUsage;
}

/// Asks for no memory, which may be what is missing.
int tellFailure(const std::exception_ptr& failure) noexcept
{
    try {
        if (failure != nullptr) {
            std::rethrow_exception(failure);
        }
    } catch (const std::bad_alloc&) {
        std::fputs("not enough memory\n", stderr);
    } catch (const std::exception& fault) {
        std::fprintf(stderr, "%s\n", fault.what());
    }
    return kUnusable;
}

int runCommandLine(int argc, char** argv)
{
    CommandLine line;
    line.app.name("clusterbrief-cli");
    line.app.set_version_flag("--version",
        std::string("clusterbrief-cli ") + clusterbrief::kVersion
            + clusterbrief::builtFrom(toolkit()));
    line.app.require_subcommand(1);
    line.app.footer("Exit status: 0 fine, 1 findings, 2 wrong usage, 3 something cannot be read, "
                    "understood or written.");
    addNew(line);
    addCheck(line);
    addSize(line);
    addExport(line);
    addCompare(line);
    addImport(line);
    addSuggest(line);
    addReference(line);
    addForShells(line);
    if (!commandIsUsable(line.app, argc, argv)) {
        return kUsage;
    }
    try {
        line.app.parse(argc, argv);
    } catch (const CLI::ParseError& fault) {
        return told(line.app, fault);
    }
    return line.run();
}

} // namespace

int main(int argc, char** argv)
{
    openStandardStreams();
    // A reader that goes away is an error to report, not a reason to die.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN); // nor is a limit on the size of files
    // Qt lets no exception through.
    std::set_terminate([] { std::_Exit(tellFailure(std::current_exception())); });
    try {
        return runCommandLine(argc, argv);
    } catch (const std::exception&) {
        return tellFailure(std::current_exception());
    }
}
