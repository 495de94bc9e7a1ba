#pragma once

#include "core/import/import.h"

#include <functional>
#include <set>
#include <span>

namespace clusterbrief::detail {

/// A key of the text with its value.
struct Setting {
    std::string key;     ///< As the reader finds it: `--seq-length`, `model.seq_length`.
    std::string name;    ///< As the tables have it: `seq-length`.
    Value value;         ///< Null: a flag without a value.
    std::string unknown; ///< Why the value cannot be told; empty where it can.
    std::string remark;  ///< What the value rests on; empty where it stands there plainly.
};

/// Gathers what a text says, field by field, and accounts for each of its keys.
///
/// Fields are paths: `workload/…` with the request's keys, `model/…` with those of the catalog's
/// models, and `gpus`, `nodes`, `gpus_per_node` of the job.
class Draft {
public:
    explicit Draft(std::string recognisedAs);

    /// A scalar as it stands; a value that the field does not take is accounted for as such.
    void take(const Setting& setting, std::string_view field);
    /// A value in other words than the text's.
    void take(const Setting& setting, std::string_view field, Value value);
    /// A key that is understood and leaves the fields as they are: `n_shared_experts` 0.
    void note(const Setting& setting, std::string_view field, Value value);
    void refuse(const Setting& setting, std::string reason);
    /// A value that follows from others; `source` says from which.
    void derive(std::string source, std::string_view field, Value value);
    /// A value that the text does not have. Nothing where it has one, understood or not.
    void assume(std::string_view field, Value value, std::string reason);
    void say(ImportSeverity severity, std::string text);
    void setKind(std::string_view kind); ///< `training` or `inference`: what the format is for.

    [[nodiscard]] const Value* find(std::string_view field) const;
    [[nodiscard]] std::optional<Count> count(std::string_view field) const;
    [[nodiscard]] bool has(std::string_view field) const { return find(field) != nullptr; }
    [[nodiscard]] std::string text(std::string_view field) const; ///< Empty where not stated.
    /// Whether the text speaks of the field, even where its value was not understood.
    [[nodiscard]] bool isMentioned(std::string_view field) const;
    void mention(std::string_view field);
    /// The text has the field and its value was not understood.
    void markUnread(const Setting& setting, std::string_view field);
    /// The first key of the model for which that holds; empty where all were understood.
    [[nodiscard]] const std::string& unreadOfModel() const { return m_unreadOfModel; }
    /// The first key of the model whose number no model can have; empty where there is none.
    [[nodiscard]] const std::string& impossibleOfModel() const { return m_impossibleOfModel; }
    [[nodiscard]] bool hasErrors() const { return m_imported.hasErrors(); }

    /// For this import's own use: neither checked nor listed.
    void keep(std::string_view field, Count count);
    void keepName(std::string_view name); ///< Of the workload.
    void setCache(ImportedCache cache);
    void setWeights(double bytes);
    void remove(std::string_view field);

    [[nodiscard]] std::size_t gaps() const
    {
        return m_imported.notUnderstood.size() + m_gapsLeftOut;
    }

    [[nodiscard]] Imported finished();

private:
    void put(std::string_view field, Value value);

    Imported m_imported;
    std::set<std::string, std::less<>> m_mentioned;
    std::string m_unreadOfModel;
    std::string m_impossibleOfModel;
    std::size_t m_gapsLeftOut = 0;
    Value m_root = Value::ofMap({});
};

using ReadSetting = void (*)(Draft&, const Setting&);

/// One key that a format has. Without `read` the value goes to `field`; with neither, `why` says
/// why a request has no place for it.
struct SettingRow {
    std::string_view name;
    std::string_view field;
    ReadSetting read;
    bool isSwitch; ///< A flag without a value.
    std::string_view why;
};

[[nodiscard]] constexpr SettingRow plainRow(std::string_view name, std::string_view field)
{
    return {name, field, nullptr, false, {}};
}
[[nodiscard]] constexpr SettingRow readRow(
    std::string_view name, std::string_view field, ReadSetting read)
{
    return {name, field, read, false, {}};
}
[[nodiscard]] constexpr SettingRow switchRow(
    std::string_view name, std::string_view field, ReadSetting read = nullptr)
{
    return {name, field, read, true, {}};
}
[[nodiscard]] constexpr SettingRow noPlaceRow(
    std::string_view name, std::string_view why, bool isSwitch = false)
{
    return {name, {}, nullptr, isSwitch, why};
}

[[nodiscard]] const SettingRow* rowFor(std::span<const SettingRow> rows, std::string_view name);

/// The leaves of a tree, `zero_optimization.stage`; what is null states nothing and is left out.
[[nodiscard]] std::vector<Setting> settingsOf(const Value& tree);

/// Puts each setting where its row says; a key without a row is not understood.
void readSettings(
    Draft& draft, const std::vector<Setting>& settings, std::span<const SettingRow> rows);

/// Whether a switch such as `bf16.enabled` is on; anything but a flag is not understood.
[[nodiscard]] bool isOn(Draft& draft, const Setting& setting);

/// Tensor, pipeline and context ranks that are not stated, at 1.
void assumeOneRank(Draft& draft, const std::string& program);

/// Compares GPUs, ranks and batches, and derives the data-parallel ranks where they follow.
void settleRanks(Draft& draft);

} // namespace clusterbrief::detail
