#include "core/brief/brief.h"

#include "core/base/text.h"

namespace clusterbrief {
namespace {

using Visit = std::function<void(std::string&)>;

void visitIn(SpanText& text, const Visit& visit)
{
    for (Span& span : text) {
        visit(span.text);
        visit(span.href);
    }
}

void visitIn(std::vector<std::pair<std::string, SpanText>>& rows, const Visit& visit)
{
    for (auto& [key, text] : rows) {
        visit(key);
        visitIn(text, visit);
    }
}

void visitIn(Paragraph& block, const Visit& visit)
{
    visitIn(block.text, visit);
}

void visitIn(Headline& block, const Visit& visit)
{
    for (Headline::Item& item : block.items) {
        visit(item.value);
        visit(item.label);
    }
}

void visitIn(Table& block, const Visit& visit)
{
    for (std::vector<SpanText>& row : block.rows) {
        for (SpanText& cell : row) {
            visitIn(cell, visit);
        }
    }
}

void visitIn(KeyValues& block, const Visit& visit)
{
    visitIn(block.rows, visit);
}

void visitIn(BulletList& block, const Visit& visit)
{
    for (SpanText& item : block.items) {
        visitIn(item, visit);
    }
}

void visitIn(Callout& block, const Visit& visit)
{
    visit(block.title);
    visitIn(block.text, visit);
    visitIn(block.details, visit);
}

void visitIn(Figure& block, const Visit& visit)
{
    visit(block.caption);
}

} // namespace

std::string partiesOf(const BriefMeta& meta)
{
    std::vector<std::string> parts;
    for (const std::string* part : {&meta.customer, &meta.contact}) {
        if (!part->empty()) {
            parts.push_back(*part);
        }
    }
    if (!meta.preparedBy.empty()) {
        parts.push_back("prepared by " + meta.preparedBy);
    }
    return join(parts, " · ");
}

void visitTexts(Brief& brief, const Visit& visit)
{
    BriefMeta& meta = brief.meta;
    for (std::string* text :
        {&meta.title, &meta.customer, &meta.contact, &meta.preparedBy, &meta.revision,
            &meta.follows, &meta.date, &meta.verdict, &meta.summary, &meta.generator}) {
        visit(*text);
    }
    for (Section& section : brief.sections) {
        visit(section.title);
        for (Block& block : section.blocks) {
            std::visit([&](auto& content) { visitIn(content, visit); }, block);
        }
    }
}

void visitTexts(const Brief& brief, const std::function<void(const std::string&)>& visit)
{
    // The visitor takes the texts as they are; nothing of the brief is changed.
    visitTexts(const_cast<Brief&>(brief), [&](std::string& text) { visit(text); });
}

} // namespace clusterbrief
