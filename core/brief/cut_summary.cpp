#include "core/brief/cut_summary.h"

#include "core/base/text.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace clusterbrief {
namespace {

// As many as two pages of US Letter hold beside the drawing.
constexpr std::size_t kMostItems = 1;
constexpr std::size_t kMostFindings = 2;
constexpr std::size_t kMostChanges = 5;
constexpr std::size_t kMostTitle = 120; // bytes, as all below
constexpr std::size_t kMostName = 100;
constexpr std::size_t kMostSummary = 360;
constexpr std::size_t kMostParagraph = 360;
constexpr std::size_t kMostFinding = 240;
constexpr std::size_t kMostItem = 180;
constexpr std::size_t kMostCell = 150;

void cut(std::string& text, std::size_t most)
{
    if (text.size() <= most) {
        return;
    }
    text = shortened(text, most);
    // Between words where one ends near the cut.
    constexpr std::size_t kNear = 16;
    const std::size_t blank = text.rfind(' ');
    if (blank != std::string::npos && blank + kNear > text.size()) {
        text.replace(blank, std::string::npos, " …");
    }
}

void cut(SpanText& text, std::size_t most)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i].text.size() > most) {
            cut(text[i].text, std::max<std::size_t>(most, 4));
            text.resize(i + 1);
            return;
        }
        most -= text[i].text.size();
    }
}

SpanText more(std::size_t count, const std::string& what)
{
    return {Span{"And " + grouped(static_cast<std::int64_t>(count)) + " more" + what
            + ", told in the full brief.",
        Span::Kind::Dimmed}};
}

void cutBlock(Paragraph& block)
{
    cut(block.text, kMostParagraph);
}

void cutBlock(Headline& block)
{
    for (Headline::Item& item : block.items) {
        cut(item.value, kMostName);
        cut(item.label, kMostName);
    }
}

void cutBlock(Table& block)
{
    for (auto& row : block.rows) {
        for (SpanText& cell : row) {
            cut(cell, kMostCell);
        }
    }
}

void cutBlock(KeyValues& block)
{
    for (auto& [key, text] : block.rows) {
        cut(text, kMostCell);
    }
}

void cutBlock(BulletList& block)
{
    const std::size_t all = block.items.size();
    if (all > kMostItems + 1) {
        block.items.resize(kMostItems);
        block.items.push_back(more(all - kMostItems, {}));
    }
    for (SpanText& item : block.items) {
        cut(item, kMostItem);
    }
}

/// What is wrong and what to do about it; the reason, the source and the rule stay behind.
void cutBlock(Callout& block)
{
    cut(block.title, kMostName);
    cut(block.text, kMostFinding);
    std::erase_if(block.details, [](const auto& detail) { return detail.first != "Fix"; });
    for (auto& [key, text] : block.details) {
        cut(text, kMostItem);
    }
}

void cutBlock(Figure& block)
{
    cut(block.caption, kMostParagraph);
}

void cutFindings(std::vector<Block>& blocks)
{
    std::size_t told = 0;
    std::erase_if(blocks, [&](const Block& block) {
        return std::holds_alternative<Callout>(block) && ++told > kMostFindings;
    });
    if (told > kMostFindings) {
        blocks.emplace_back(Paragraph{more(told - kMostFindings, " findings")});
    }
}

/// Rows of the tables, one table after the other; a title goes with its table.
void cutChanges(std::vector<Block>& blocks)
{
    std::size_t told = 0;
    std::size_t left = 0;
    std::vector<Block> kept;
    for (Block& block : blocks) {
        auto* table = std::get_if<Table>(&block);
        if (table == nullptr) {
            kept.push_back(std::move(block));
            continue;
        }
        const std::size_t keep = std::min(table->rows.size(), kMostChanges - told);
        left += table->rows.size() - keep;
        told += keep;
        table->rows.resize(keep);
        if (keep > 0) {
            kept.push_back(std::move(block));
        } else {
            kept.pop_back();
        }
    }
    if (left > 0) {
        kept.emplace_back(Paragraph{more(left, " changes")});
    }
    blocks = std::move(kept);
}

/// What stands against the design comes before its fabric: it is what a reader has to know, and
/// callouts fill the page that a drawing leaves.
void moveFindingsUp(std::vector<Section>& sections)
{
    const auto at = [&](std::string_view id) {
        return std::find_if(sections.begin(), sections.end(),
            [&](const Section& section) { return section.id == id; });
    };
    const auto fabric = at("compute-fabric");
    const auto findings = at("findings");
    if (fabric < findings && findings != sections.end()
        && std::any_of(findings->blocks.begin(), findings->blocks.end(),
            [](const Block& block) { return std::holds_alternative<Callout>(block); })) {
        std::rotate(fabric, findings, findings + 1);
    }
}

} // namespace

void cutToSummary(Brief& brief)
{
    BriefMeta& meta = brief.meta;
    cut(meta.title, kMostTitle);
    cut(meta.summary, kMostSummary);
    for (std::string* name : {&meta.customer, &meta.contact, &meta.preparedBy}) {
        cut(*name, kMostName);
    }
    moveFindingsUp(brief.sections);
    for (Section& section : brief.sections) {
        if (section.id == "wiring-list") {
            continue;
        }
        cut(section.title, kMostTitle);
        if (section.id == "findings") {
            cutFindings(section.blocks);
        } else if (section.id == "changes") {
            cutChanges(section.blocks);
        }
        for (Block& block : section.blocks) {
            std::visit([](auto& content) { cutBlock(content); }, block);
        }
    }
}

} // namespace clusterbrief
