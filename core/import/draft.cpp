#include "core/import/draft.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/document/fields.h"
#include "core/document/read_field.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace clusterbrief::detail {
namespace {

/// Dimensions above it are no model's.
constexpr Count kMostOfModel = 1'000'000'000'000;
constexpr Count kMostGpus = 100'000'000;
/// A reader stops reading long before; the rest is counted.
constexpr std::size_t kMostGaps = 200;

std::string pointer(std::string_view field)
{
    return '/' + std::string(field);
}

/// The field of the request that a path of ours stands for; null outside the workload.
const FieldInfo* requestField(std::string_view field)
{
    constexpr std::string_view kWorkload = "workload/";
    return field.starts_with(kWorkload)
        ? fieldAt("workloads/any/" + std::string(field.substr(kWorkload.size())))
        : nullptr;
}

std::string countFault(const Value& value, Count most)
{
    const auto number = value.kind == Value::Kind::Number ? parseCount(value.text) : std::nullopt;
    return number && *number >= 1 && *number <= most
        ? std::string()
        : filled(CLUSTERBRIEF_TR_PHRASE("{value}; expected a whole number from 1 to {n}"),
            {{"value", describe(value)}, {"n", grouped(most)}});
}

/// Of a model and its file: what is no count.
bool isWord(std::string_view field)
{
    constexpr std::string_view kWords[] = {"model/attention", "model/native_precision",
        "model/tied_embeddings", "model/qk_norm", "model/attention_sinks", "model/attention_bias",
        "model/ffn_bias", "model/router_bias", "model/gated_ffn", "model/fp4_layers",
        "config/dtype", "config/uses_window", "config/shared_key_value", "config/attention_bias",
        "config/mlp_bias"};
    return std::find(std::begin(kWords), std::end(kWords), field) != std::end(kWords);
}

/// What every model has at least one of; of other counts a 0 says that there is none.
bool isSize(std::string_view field)
{
    constexpr std::string_view kSizes[] = {"model/layers", "model/hidden", "model/heads",
        "model/kv_heads", "model/head_dim", "model/vocab", "model/max_context", "config/ffn"};
    return std::find(std::begin(kSizes), std::end(kSizes), field) != std::end(kSizes);
}

/// What keeps a field from taking a value; empty where nothing does.
std::string faultOf(std::string_view field, const Value& value)
{
    if (const FieldInfo* info = requestField(field)) {
        return readScalar(value, *info) ? std::string()
                                        : describe(value) + "; " + expectation(*info, value);
    }
    constexpr std::string_view kCounts[] = {"gpus", "nodes", "gpus_per_node",
        "layers_per_virtual_stage", "accumulation", "replicas", "shards", "local_batch",
        "pipeline_micro_batch"};
    const bool inModel = field.starts_with("model/");
    const bool isCount = (inModel || field.starts_with("config/"))
        ? value.kind == Value::Kind::Number || !isWord(field)
        : std::find(std::begin(kCounts), std::end(kCounts), field) != std::end(kCounts);
    const bool ofModel = inModel || field.starts_with("config/");
    return isCount ? countFault(value, ofModel ? kMostOfModel : kMostGpus) : std::string();
}

/// Empty for what is read for the sake of other fields.
std::string shownField(std::string_view field)
{
    const bool shown = field.starts_with("workload/") || field.starts_with("model/")
        || field == "recognised_as" || field == "gpus" || field == "nodes"
        || field == "gpus_per_node";
    return shown ? std::string(field) : std::string();
}

/// As the catalog's models have their keys.
void sortModel(Value& model)
{
    constexpr std::string_view kOrder[] = {"parameters", "active_parameters", "layers",
        "dense_layers", "hidden", "ffn", "ffn_dense", "moe_ffn", "heads", "kv_heads", "head_dim",
        "attention", "latent", "vocab", "max_context", "experts", "experts_per_token"};
    const auto rank = [&](const Member& member) {
        return std::find(std::begin(kOrder), std::end(kOrder), member.key) - std::begin(kOrder);
    };
    std::stable_sort(model.members.begin(), model.members.end(),
        [&](const Member& one, const Member& other) { return rank(one) < rank(other); });
}

Value withoutPlace(Value value)
{
    value.at = {};
    value.plain = false;
    return value;
}

} // namespace

Draft::Draft(std::string recognisedAs)
{
    m_imported.recognisedAs = std::move(recognisedAs);
}

void Draft::put(std::string_view field, Value value)
{
    (void)assign(m_root, pointer(field), withoutPlace(std::move(value)));
}

void Draft::take(const Setting& setting, std::string_view field)
{
    take(setting, field, setting.value);
}

void Draft::take(const Setting& setting, std::string_view field, Value value)
{
    std::string fault = setting.unknown.empty() ? faultOf(field, value) : setting.unknown;
    if (!fault.empty()) {
        markUnread(setting, field);
        refuse(setting, std::move(fault));
        return;
    }
    const Value* before = find(field);
    if (before != nullptr && !(*before == withoutPlace(value))) {
        say(ImportSeverity::Warning,
            filled(CLUSTERBRIEF_TR_PHRASE("{key}: {field} was {text} further up; the later value, "
                                          "{other_text}, is taken"),
                {{"key", setting.key}, {"field", std::string(field)}, {"text", before->text},
                    {"other_text", value.text}}));
    }
    put(field, value);
    if (!setting.remark.empty()) {
        m_imported.assumed.push_back({shownField(field), withoutPlace(value), setting.remark});
    }
    note(setting, field, std::move(value));
}

void Draft::note(const Setting& setting, std::string_view field, Value value)
{
    m_imported.understood.push_back(
        {setting.key, setting.value.at, shownField(field), withoutPlace(std::move(value))});
}

void Draft::refuse(const Setting& setting, std::string reason)
{
    if (m_imported.notUnderstood.size() >= kMostGaps) {
        ++m_gapsLeftOut;
        return;
    }
    m_imported.notUnderstood.push_back(
        {shortened(setting.key, 100), setting.value.at, std::move(reason)});
}

void Draft::derive(std::string source, std::string_view field, Value value)
{
    if (const std::string fault = faultOf(field, value); !fault.empty()) {
        say(ImportSeverity::Warning,
            filled(CLUSTERBRIEF_TR_PHRASE("{field}, from {source}, is {fault}"),
                {{"field", std::string(field)}, {"source", source}, {"fault", fault}}));
        return;
    }
    put(field, value);
    m_imported.understood.push_back(
        {std::move(source), {}, shownField(field), withoutPlace(std::move(value))});
}

void Draft::assume(std::string_view field, Value value, std::string reason)
{
    if (isMentioned(field)) {
        return;
    }
    put(field, value);
    m_imported.assumed.push_back(
        {shownField(field), withoutPlace(std::move(value)), std::move(reason)});
}

void Draft::say(ImportSeverity severity, std::string text)
{
    m_imported.messages.push_back({severity, std::move(text)});
}

const Value* Draft::find(std::string_view field) const
{
    return locate(m_root, pointer(field));
}

std::optional<Count> Draft::count(std::string_view field) const
{
    const Value* value = find(field);
    return value == nullptr ? std::nullopt : parseCount(value->text);
}

std::string Draft::text(std::string_view field) const
{
    const Value* value = find(field);
    return value == nullptr ? std::string() : value->text;
}

bool Draft::isMentioned(std::string_view field) const
{
    return m_mentioned.contains(field) || has(field);
}

void Draft::mention(std::string_view field)
{
    m_mentioned.emplace(field);
}

void Draft::markUnread(const Setting& setting, std::string_view field)
{
    mention(field);
    if (m_unreadOfModel.empty() && (field.starts_with("model/") || field.starts_with("config/"))) {
        m_unreadOfModel = shortened(setting.key);
    }
    if (m_impossibleOfModel.empty() && isSize(field) && setting.value.kind == Value::Kind::Number
        && setting.unknown.empty()) {
        m_impossibleOfModel = shortened(setting.key) + ' ' + shortened(setting.value.text);
    }
}

void Draft::setKind(std::string_view kind)
{
    keepName(kind);
    derive(m_imported.recognisedAs, "workload/kind", Value::ofText(std::string(kind)));
}

void Draft::keep(std::string_view field, Count count)
{
    put(field, Value::ofNumber(count));
}

void Draft::keepName(std::string_view name)
{
    put("workload/name", Value::ofText(std::string(name)));
}

void Draft::setCache(ImportedCache cache)
{
    m_imported.cache = cache;
}

void Draft::setWeights(double bytes)
{
    m_imported.weightBytes = bytes;
}

void Draft::remove(std::string_view field)
{
    (void)assign(m_root, pointer(field), Value{});
}

Imported Draft::finished()
{
    const auto part = [&](std::string_view key) {
        const Value* value = m_root.find(key);
        const bool empty = value == nullptr || value->members.empty()
            || (value->members.size() == 1 && value->members.front().key == "name");
        return empty ? std::nullopt : std::optional(*value);
    };
    m_imported.model = part("model");
    if (m_imported.model) {
        sortModel(*m_imported.model);
    }
    m_imported.workload = part("workload");
    if (m_gapsLeftOut > 0) {
        m_imported.messages.push_back({ImportSeverity::Advice,
            filled(CLUSTERBRIEF_TR_PHRASE("{count} not understood and not listed"),
                {{"count",
                    counted(static_cast<Count>(m_gapsLeftOut), "further key is",
                        "further keys are")}})});
    }
    m_imported.gpus = count("gpus");
    m_imported.nodes = count("nodes");
    return std::move(m_imported);
}

const SettingRow* rowFor(std::span<const SettingRow> rows, std::string_view name)
{
    const auto found = std::find_if(
        rows.begin(), rows.end(), [&](const SettingRow& row) { return row.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

namespace {

void collect(const Value& map, const std::string& above, std::vector<Setting>& settings)
{
    for (const Member& member : map.members) {
        const std::string path = above.empty() ? member.key : above + '.' + member.key;
        if (member.value.kind == Value::Kind::Map) {
            collect(member.value, path, settings);
        } else if (member.value.kind != Value::Kind::Null) {
            settings.push_back({path, path, member.value, {}, {}});
        }
    }
}

void readSetting(Draft& draft, const Setting& setting, const SettingRow& row)
{
    if (row.read != nullptr && setting.unknown.empty()) {
        row.read(draft, setting);
    } else if (!row.why.empty()) {
        draft.refuse(setting, std::string(row.why));
    } else if (row.isSwitch && setting.unknown.empty()) {
        const std::size_t gaps = draft.gaps();
        const bool on = isOn(draft, setting);
        if (draft.gaps() == gaps) {
            draft.take(setting, row.field, Value::ofFlag(on));
        } else {
            draft.markUnread(setting, row.field);
        }
    } else if (setting.value.kind == Value::Kind::Null && setting.unknown.empty()) {
        draft.refuse(setting, CLUSTERBRIEF_TR_PHRASE("has no value"));
    } else {
        draft.take(setting, row.field);
    }
}

} // namespace

std::vector<Setting> settingsOf(const Value& tree)
{
    std::vector<Setting> settings;
    collect(tree, {}, settings);
    return settings;
}

void readSettings(
    Draft& draft, const std::vector<Setting>& settings, std::span<const SettingRow> rows)
{
    for (const Setting& setting : settings) {
        const SettingRow* row = rowFor(rows, setting.name);
        if (row == nullptr) {
            draft.refuse(
                setting, CLUSTERBRIEF_TR_PHRASE("no setting that a request has a place for"));
            continue;
        }
        if (!row->field.empty()) {
            draft.mention(row->field);
        }
        readSetting(draft, setting, *row);
    }
}

bool isOn(Draft& draft, const Setting& setting)
{
    if (setting.value.kind == Value::Kind::Null) {
        return true;
    }
    if (setting.value.kind != Value::Kind::Flag) {
        draft.refuse(setting,
            filled(CLUSTERBRIEF_TR_PHRASE("{value}; expected true or false"),
                {{"value", describe(setting.value)}}));
        return false;
    }
    return lowered(setting.value.text) == "true";
}

} // namespace clusterbrief::detail
