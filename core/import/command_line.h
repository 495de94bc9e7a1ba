#pragma once

#include "core/import/draft.h"
#include "core/import/shell.h"

namespace clusterbrief::detail {

/// A command's words, flags apart.
struct Launch {
    std::vector<Setting> settings;   ///< Flags.
    std::vector<ShellWord> operands; ///< Words that no flag takes.
};

/// A flag without its dashes, with dashes for underscores, as tables name it.
[[nodiscard]] std::string flagName(std::string_view flag);

/// Parts a command's words into flags with their values and other words; `rows` tell which flags
/// are switches.
[[nodiscard]] Launch launchOf(const ShellCommand& command, std::span<const SettingRow> rows);

[[nodiscard]] bool isFlag(std::string_view word); ///< `--bf16`, `-tp`, but not `-1`.

[[nodiscard]] Result<Imported> importCommandLine(
    std::string_view text, std::string_view name, const Catalog& catalog);

/// Megatron-LM's flags and those of the launchers.
[[nodiscard]] std::span<const SettingRow> megatronRows();
/// `program` is what has the defaults; a whole command also has those of its launcher.
void finishTraining(Draft& draft, const std::string& program, bool launched);

[[nodiscard]] std::span<const SettingRow> launcherRows();

[[nodiscard]] std::span<const SettingRow> vllmRows();
void finishVllm(Draft& draft);

} // namespace clusterbrief::detail
