#include "core/base/write.h"
#include "core/document/save.h"
#include "core/render/renderer.h"

namespace clusterbrief {
namespace {

Value textOf(const SpanText& text)
{
    std::string all;
    for (const Span& span : text) {
        all += span.text;
    }
    return Value::ofText(std::move(all));
}

Value pairsOf(const std::vector<std::pair<std::string, SpanText>>& rows)
{
    Value list = Value::ofList({});
    for (const auto& [key, text] : rows) {
        list.items.push_back(Value::ofMap({{"key", Value::ofText(key)}, {"text", textOf(text)}}));
    }
    return list;
}

Value listOf(const std::vector<SpanText>& texts)
{
    Value list = Value::ofList({});
    for (const SpanText& text : texts) {
        list.items.push_back(textOf(text));
    }
    return list;
}

Value block(const char* kind, std::vector<Member> members)
{
    members.insert(members.begin(), {"kind", Value::ofText(kind)});
    return Value::ofMap(std::move(members));
}

Value valueOf(const Paragraph& paragraph)
{
    return block("paragraph", {{"text", textOf(paragraph.text)}});
}

Value valueOf(const Headline& headline)
{
    Value items = Value::ofList({});
    for (const Headline::Item& item : headline.items) {
        items.items.push_back(Value::ofMap(
            {{"value", Value::ofText(item.value)}, {"label", Value::ofText(item.label)}}));
    }
    return block("headline", {{"items", std::move(items)}});
}

Value valueOf(const Table& table)
{
    Value columns = Value::ofList({});
    for (const Table::Column& column : table.columns) {
        columns.items.push_back(Value::ofText(column.title));
    }
    Value rows = Value::ofList({});
    for (const std::vector<SpanText>& row : table.rows) {
        rows.items.push_back(listOf(row));
    }
    return block("table", {{"columns", std::move(columns)}, {"rows", std::move(rows)}});
}

Value valueOf(const KeyValues& facts)
{
    return block("key_values", {{"rows", pairsOf(facts.rows)}});
}

Value valueOf(const BulletList& list)
{
    return block("list", {{"items", listOf(list.items)}});
}

Value valueOf(const Callout& callout)
{
    return block("callout",
        {{"severity", Value::ofText(std::string(clusterbrief::textOf(callout.severity)))},
            {"title", Value::ofText(callout.title)}, {"text", textOf(callout.text)},
            {"details", pairsOf(callout.details)}});
}

Value valueOf(const Figure& figure)
{
    return block("figure", {{"caption", Value::ofText(figure.caption)}});
}

Value valueOf(const Section& section)
{
    Value blocks = Value::ofList({});
    for (const Block& content : section.blocks) {
        blocks.items.push_back(
            std::visit([](const auto& inside) { return valueOf(inside); }, content));
    }
    return Value::ofMap({{"id", Value::ofText(section.id)}, {"title", Value::ofText(section.title)},
        {"blocks", std::move(blocks)}});
}

} // namespace

Value briefValue(const Analysis& analysis, const Brief& brief)
{
    Value sections = Value::ofList({});
    for (const Section& section : brief.sections) {
        sections.items.push_back(valueOf(section));
    }
    return Value::ofMap({{"schema", Value::ofText(std::string(kBriefSchema))},
        {"request", toValue(analysis.document())}, {"design", designValue(analysis)},
        {"findings", findingsValue(analysis)}, {"sections", std::move(sections)}});
}

Result<std::string> renderBriefJson(const RenderInput& input)
{
    return writeJson(briefValue(input.analysis, input.brief));
}

} // namespace clusterbrief
