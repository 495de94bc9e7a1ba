#include "core/import/command_line.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/import/model_names.h"

#include <algorithm>
#include <array>
#include <utility>

namespace clusterbrief::detail {
namespace {

enum class Family { None, Scheduler, Training, Serving };

bool hasWord(const ShellCommand& command, std::initializer_list<std::string_view> words)
{
    return std::any_of(command.words.begin(), command.words.end(), [&](const ShellWord& word) {
        const std::string_view text = word.text;
        const std::string_view last = text.substr(text.rfind('/') + 1);
        return std::find(words.begin(), words.end(), last) != words.end();
    });
}

bool hasRow(const ShellCommand& command, std::span<const SettingRow> rows)
{
    return std::any_of(command.words.begin(), command.words.end(), [&](const ShellWord& word) {
        return isFlag(word.text) && word.text != "-m"
            && rowFor(rows, flagName(word.text.substr(0, word.text.find('=')))) != nullptr;
    });
}

bool servesVllm(const ShellCommand& command)
{
    return hasWord(
        command, {"vllm", "vllm.entrypoints.openai.api_server", "vllm.entrypoints.api_server"});
}

bool launchesTorch(const ShellCommand& command)
{
    return hasWord(
        command, {"torchrun", "torch.distributed.run", "torch.distributed.launch", "deepspeed"});
}

Family familyOf(const ShellCommand& command)
{
    if (command.fromComment) {
        return Family::Scheduler;
    }
    if (servesVllm(command)) {
        return Family::Serving;
    }
    if (launchesTorch(command) || hasRow(command, megatronRows())) {
        return Family::Training;
    }
    if (hasRow(command, vllmRows())) {
        return Family::Serving;
    }
    return hasRow(command, launcherRows()) ? Family::Training : Family::None;
}

std::vector<SettingRow> trainingRows()
{
    std::vector<SettingRow> rows(launcherRows().begin(), launcherRows().end());
    rows.insert(rows.end(), megatronRows().begin(), megatronRows().end());
    return rows;
}

std::string whyUnknown(const ShellWord& word)
{
    return word.missing.empty()
        ? std::string()
        : filled(CLUSTERBRIEF_TR_PHRASE(
                     "the value of {missing} is not in the text; write the number in its place"),
            {{"missing", join(word.missing, " and ")}});
}

Setting settingOf(const ShellWord& flag, const ShellWord* value)
{
    Setting setting;
    const std::size_t equals = flag.text.find('=');
    setting.key = flag.text.substr(0, equals);
    setting.name = flagName(setting.key);
    const ShellWord& told = value == nullptr ? flag : *value;
    setting.unknown = whyUnknown(told);
    if (!told.defaults.empty()) {
        setting.remark = filled(
            CLUSTERBRIEF_TR_PHRASE(
                "the default that the script gives {defaults}; the environment can change it"),
            {{"defaults", join(told.defaults, " and ")}});
    }
    if (value != nullptr) {
        setting.value = Value::ofPlain(value->text, flag.at);
    } else if (equals != std::string::npos) {
        setting.value = Value::ofPlain(flag.text.substr(equals + 1), flag.at);
    }
    setting.value.at = flag.at;
    return setting;
}

/// `--image=x` or `-n32`.
bool hasValueInside(std::string_view flag)
{
    return flag.find('=') != std::string_view::npos
        || (flag.size() > 2 && flag[1] != '-' && flag[2] >= '0' && flag[2] <= '9');
}

/// What follows an unknown flag without a value of its own up to the next one belongs to it.
Setting unknownFlag(const std::vector<ShellWord>& words, std::size_t& index)
{
    Setting setting = settingOf(words[index], nullptr);
    setting.key = words[index].text;
    setting.name.clear();
    const bool takesWords = !hasValueInside(words[index].text);
    while (takesWords && index + 1 < words.size() && !isFlag(words[index + 1].text)) {
        setting.key += ' ' + words[++index].text;
    }
    setting.key = shortened(setting.key, 100);
    return setting;
}

void accountForRest(Draft& draft, const std::vector<ShellCommand>& rest)
{
    for (const ShellCommand& command : rest) {
        const ShellWord& first = command.words.front();
        Setting setting{first.text, {}, {}, {}, {}};
        setting.value.at = first.at;
        draft.refuse(setting,
            CLUSTERBRIEF_TR_PHRASE("a further command that starts a job; import them one by one"));
    }
}

/// The commands that speak of one job; what starts another is left.
struct Job {
    Family family = Family::None;
    std::vector<ShellCommand> commands;
    std::vector<ShellCommand> rest;
    bool launched = false; ///< A whole command, not flags alone.
};

Job jobOf(std::vector<ShellCommand> commands)
{
    Job job;
    for (ShellCommand& command : commands) {
        const Family family = familyOf(command);
        const bool starts = servesVllm(command) || launchesTorch(command);
        if (family == Family::None) {
            continue;
        }
        const bool other = job.family != Family::None && family != Family::Scheduler
            && (family != job.family || (starts && job.launched));
        if (other) {
            job.rest.push_back(std::move(command));
            continue;
        }
        job.launched = job.launched || starts;
        job.family = family == Family::Scheduler ? job.family : family;
        job.commands.push_back(std::move(command));
    }
    return job;
}

void readOperands(Draft& draft, const Launch& launch, const Catalog& catalog)
{
    const auto serve = std::find_if(launch.operands.begin(), launch.operands.end(),
        [](const ShellWord& word) { return word.text == "serve"; });
    if (serve != launch.operands.end() && serve + 1 != launch.operands.end()) {
        const ShellWord& model = *(serve + 1);
        Setting setting{"vllm serve", {}, Value::ofText(model.text), whyUnknown(model), {}};
        setting.value.at = model.at;
        takeModelName(draft, setting, catalog);
    }
}

bool isModelFlag(const Setting& setting)
{
    return setting.key == "--model" && setting.value.kind != Value::Kind::Null;
}

/// What the scheduler is told, in comments, has flags of its own.
std::span<const SettingRow> rowsOf(const ShellCommand& command, std::span<const SettingRow> rows)
{
    return command.fromComment ? launcherRows() : rows;
}

Imported readServing(const Job& job, const Catalog& catalog)
{
    Draft draft(CLUSTERBRIEF_TR_PHRASE("vLLM command line"));
    draft.setKind("inference");
    for (const ShellCommand& command : job.commands) {
        const std::span<const SettingRow> rows = rowsOf(command, vllmRows());
        Launch launch = launchOf(command, rows);
        readOperands(draft, launch, catalog);
        for (const Setting& setting : launch.settings) {
            if (isModelFlag(setting)) {
                takeModelName(draft, setting, catalog);
            }
        }
        std::erase_if(launch.settings, isModelFlag);
        readSettings(draft, launch.settings, rows);
    }
    finishVllm(draft);
    accountForRest(draft, job.rest);
    return draft.finished();
}

Imported readTraining(const Job& job, const Catalog& catalog)
{
    const std::vector<SettingRow> rows = trainingRows();
    const bool megatron = std::any_of(job.commands.begin(), job.commands.end(),
        [](const ShellCommand& command) { return hasRow(command, megatronRows()); });
    Draft draft(megatron ? CLUSTERBRIEF_TR_PHRASE("Megatron-LM command line")
                         : CLUSTERBRIEF_TR_PHRASE("torchrun command line"));
    draft.setKind("training");
    for (const ShellCommand& command : job.commands) {
        const std::span<const SettingRow> own = rowsOf(command, rows);
        readSettings(draft, launchOf(command, own).settings, own);
    }
    finishTraining(draft, megatron ? "Megatron-LM" : "this import", job.launched);
    nameCatalogModels(draft, catalog);
    accountForRest(draft, job.rest);
    return draft.finished();
}

} // namespace

bool isFlag(std::string_view word)
{
    return word.size() > 1 && word.front() == '-' && !(word[1] >= '0' && word[1] <= '9')
        && word != "--";
}

std::string flagName(std::string_view flag)
{
    return replaced(
        std::string(flag.substr(std::min(flag.find_first_not_of('-'), flag.size()))), "_", "-");
}

Launch launchOf(const ShellCommand& command, std::span<const SettingRow> rows)
{
    Launch launch;
    const std::vector<ShellWord>& words = command.words;
    for (std::size_t index = 0; index < words.size(); ++index) {
        const ShellWord& word = words[index];
        if (!isFlag(word.text)) {
            launch.operands.push_back(word);
            continue;
        }
        const std::size_t equals = word.text.find('=');
        const SettingRow* row = rowFor(rows, flagName(word.text.substr(0, equals)));
        if (row == nullptr) {
            launch.settings.push_back(unknownFlag(words, index));
            continue;
        }
        const bool takesNext = !row->isSwitch && equals == std::string::npos
            && index + 1 < words.size() && !isFlag(words[index + 1].text);
        launch.settings.push_back(settingOf(word, takesNext ? &words[++index] : nullptr));
    }
    return launch;
}

Result<Imported> importCommandLine(
    std::string_view text, std::string_view name, const Catalog& catalog)
{
    Result<std::vector<ShellCommand>> commands = shellCommands(text, name);
    if (!commands) {
        return tl::unexpected(std::move(commands.error()));
    }
    const Job job = jobOf(std::move(*commands));
    if (job.family == Family::None) {
        return tl::unexpected(Errors{{std::string(name), {1, 1},
            CLUSTERBRIEF_TR_PHRASE(
                "is not recognised: no flag of Megatron-LM, torchrun or vLLM is in it, and it is "
                "no config.json, DeepSpeed JSON, NeMo YAML or torchtitan TOML")}});
    }
    return job.family == Family::Serving ? readServing(job, catalog) : readTraining(job, catalog);
}

} // namespace clusterbrief::detail
