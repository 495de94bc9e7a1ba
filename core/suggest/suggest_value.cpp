#include "core/suggest/suggest.h"

namespace clusterbrief {
namespace {

Value text(std::string_view word)
{
    return Value::ofText(std::string(word));
}

template<class T>
Value numberOrNull(const std::optional<T>& value)
{
    return value ? Value::ofNumber(*value) : Value{};
}

template<class E>
Value wordOrNull(const std::optional<E>& choice)
{
    return choice ? text(textOf(*choice)) : Value{};
}

Value askedValue(const SuggestQuestion& asked)
{
    return Value::ofMap({{"model", text(asked.model)}, {"kind", text(textOf(asked.kind))},
        {"system", asked.system.empty() ? Value{} : text(asked.system)},
        {"gpus", numberOrNull(asked.gpus)}, {"sequence", numberOrNull(asked.sequence)},
        {"concurrent", numberOrNull(asked.concurrent)},
        {"global_batch", numberOrNull(asked.globalBatch)},
        {"precision", wordOrNull(asked.precision)}, {"sharding", wordOrNull(asked.sharding)}});
}

Value layoutValue(const SuggestedLayout& layout)
{
    return Value::ofMap(
        {{"tensor", Value::ofNumber(layout.tensor)}, {"pipeline", Value::ofNumber(layout.pipeline)},
            {"context", Value::ofNumber(layout.context)}, {"data", Value::ofNumber(layout.data)},
            {"expert", Value::ofNumber(layout.expert)}, {"sharding", wordOrNull(layout.sharding)},
            {"recompute", wordOrNull(layout.recompute)},
            {"global_batch", numberOrNull(layout.globalBatch)}});
}

Value optionValue(const Suggestion& option)
{
    return Value::ofMap({{"servers", Value::ofNumber(option.servers)},
        {"gpus_to_buy", Value::ofNumber(option.gpusToBuy)},
        {"gpus_together", Value::ofNumber(option.gpusTogether)},
        {"layout", layoutValue(option.layout)}, {"memory_gb", Value::ofNumber(option.memoryGb)},
        {"gpu_memory_gb", Value::ofNumber(option.gpuMemoryGb)},
        {"headroom_gb", Value::ofNumber(option.headroomGb())},
        {"headroom", Value::ofNumber(option.headroom())},
        {"fabric_gb_a_step", numberOrNull(option.fabricGb)},
        {"lost_seconds_a_step", numberOrNull(option.lostSeconds)},
        {"needs_compute_fabric", Value::ofFlag(option.needsFabric)}});
}

Value systemValue(const SystemSuggestion& system)
{
    Value options = Value::ofList({});
    for (const Suggestion& option : system.options) {
        options.items.push_back(optionValue(option));
    }
    return Value::ofMap({{"system", text(system.system)}, {"name", text(system.name)},
        {"gpu", system.gpu.empty() ? Value{} : text(system.gpu)},
        {"gpus_by_memory", numberOrNull(system.gpusByMemory)},
        {"by_memory", system.byMemoryHow.empty() ? Value{} : text(system.byMemoryHow)},
        {"options", std::move(options)},
        {"roomier", system.roomier ? optionValue(*system.roomier) : Value{}},
        {"reason", system.reason.empty() ? Value{} : text(system.reason)}});
}

} // namespace

Value suggestionsValue(const Suggestions& suggestions)
{
    Value assumptions = Value::ofList({});
    for (const std::string& sentence : suggestions.assumptions) {
        assumptions.items.push_back(text(sentence));
    }
    Value systems = Value::ofList({});
    for (const SystemSuggestion& system : suggestions.systems) {
        systems.items.push_back(systemValue(system));
    }
    return Value::ofMap({{"schema", text(kSuggestSchema)}, {"asked", askedValue(suggestions.asked)},
        {"assumptions", std::move(assumptions)}, {"ranking", text(kRanking)},
        {"systems", std::move(systems)}});
}

} // namespace clusterbrief
