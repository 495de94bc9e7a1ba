#include "core/import/import.h"

#include "core/document/load.h"
#include "core/document/save.h"

#include <utility>

namespace clusterbrief {
namespace {

Value orNull(const std::optional<Count>& count)
{
    return count ? Value::ofNumber(*count) : Value{};
}

Value textValue(std::string_view text)
{
    return Value::ofText(std::string(text));
}

Value fieldValue(const std::string& field)
{
    return field.empty() ? Value{} : textValue(field);
}

void addPlace(Value& map, Position at)
{
    const bool known = at.line > 0;
    map.members.push_back({"line", known ? Value::ofNumber(Count{at.line}) : Value{}, {}});
    map.members.push_back({"column", known ? Value::ofNumber(Count{at.column}) : Value{}, {}});
}

Value factValue(const ImportedFact& fact)
{
    Value map = Value::ofMap({{"source", textValue(fact.source)}});
    addPlace(map, fact.at);
    map.members.push_back({"field", fieldValue(fact.field), {}});
    map.members.push_back({"value", fact.value, {}});
    return map;
}

Value gapValue(const ImportGap& gap)
{
    Value map = Value::ofMap({{"source", textValue(gap.source)}});
    addPlace(map, gap.at);
    map.members.push_back({"reason", textValue(gap.reason), {}});
    return map;
}

Value cacheValue(const std::optional<ImportedCache>& cache)
{
    return !cache ? Value{}
                  : Value::ofMap({{"bytes_per_token", Value::ofNumber(cache->perToken)},
                      {"bytes_per_sequence_at_most", Value::ofNumber(cache->perSequenceMost)}});
}

template<class Items, class Make>
Value listOf(const Items& items, Make make)
{
    Value list = Value::ofList({});
    for (const auto& item : items) {
        list.items.push_back(make(item));
    }
    return list;
}

} // namespace

Value importValue(const Imported& imported)
{
    return Value::ofMap(
        {{"schema", textValue(kImportSchema)}, {"recognised_as", textValue(imported.recognisedAs)},
            {"model", imported.model.value_or(Value{})},
            {"workload", imported.workload.value_or(Value{})}, {"gpus", orNull(imported.gpus)},
            {"nodes", orNull(imported.nodes)}, {"kv_cache_bf16", cacheValue(imported.cache)},
            {"weight_bytes",
                imported.weightBytes ? Value::ofNumber(static_cast<Count>(*imported.weightBytes))
                                     : Value{}},
            {"understood", listOf(imported.understood, factValue)},
            {"not_understood", listOf(imported.notUnderstood, gapValue)},
            {"assumed",
                listOf(imported.assumed,
                    [](const ImportAssumption& assumption) {
                        return Value::ofMap({{"field", fieldValue(assumption.field)},
                            {"value", assumption.value}, {"reason", textValue(assumption.reason)}});
                    })},
            {"messages", listOf(imported.messages, [](const ImportMessage& message) {
                 return Value::ofMap({{"severity", textValue(textOf(message.severity))},
                     {"text", textValue(message.text)}});
             })}});
}

Result<Document> requestOf(const Imported& imported)
{
    Value workload = imported.workload.value_or(Value::ofMap({}));
    if (workload.find("name") == nullptr) {
        workload.members.insert(workload.members.begin(), {"name", textValue("imported"), {}});
    }
    const bool counted = imported.model && imported.model->find("parameters") != nullptr;
    if (counted && workload.find("model") == nullptr) {
        workload.members.push_back({"model", *imported.model, {}});
    }
    const Value root = Value::ofMap({{"schema", textValue(kRequestSchema)},
        {"workloads", Value::ofList({std::move(workload)})}});
    return readRequest(root, "import");
}

} // namespace clusterbrief
