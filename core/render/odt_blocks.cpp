#include "core/base/text.h"
#include "core/render/odt_parts.h"
#include "core/render/svg.h"
#include "core/render/xml_text.h"

#include <algorithm>

namespace clusterbrief::odt {
namespace {

constexpr double kLargestFigure = 0.75;
constexpr double kTallestFigure = 480;
constexpr double kDetailKey = 70; ///< Beside a finding's details.
constexpr double kHeadlineGap = 10;
constexpr std::size_t kNumbersInARow = 4;
constexpr std::size_t kFewRows = 5; ///< Of a table that stays on one page.

/// What tables alone cannot have in the document's named styles: the format keeps the looks of
/// cells and the widths of columns with the content.
constexpr const char* kCellStyles = R"xml(
<style:style style:name="Row" style:family="table-row"><style:table-row-properties fo:keep-together="always"/></style:style>
<style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:padding-top="3.6pt" fo:padding-bottom="3.6pt" fo:padding-left="0pt" fo:padding-right="{gap}" fo:border-top="none" fo:border-left="none" fo:border-right="none" fo:border-bottom="0.7pt solid #dde2ea"/></style:style>
<style:style style:name="Cell.Last" style:family="table-cell"><style:table-cell-properties fo:padding-top="3.6pt" fo:padding-bottom="3.6pt" fo:padding-left="0pt" fo:padding-right="0pt" fo:border-top="none" fo:border-left="none" fo:border-right="none" fo:border-bottom="0.7pt solid #dde2ea"/></style:style>
<style:style style:name="Listed" style:family="table-cell"><style:table-cell-properties fo:padding-top="0.7pt" fo:padding-bottom="0.7pt" fo:padding-left="0pt" fo:padding-right="{gap}" fo:border-top="none" fo:border-left="none" fo:border-right="none" fo:border-bottom="0.7pt solid #dde2ea"/></style:style>
<style:style style:name="Listed.Last" style:family="table-cell"><style:table-cell-properties fo:padding-top="0.7pt" fo:padding-bottom="0.7pt" fo:padding-left="0pt" fo:padding-right="0pt" fo:border-top="none" fo:border-left="none" fo:border-right="none" fo:border-bottom="0.7pt solid #dde2ea"/></style:style>
<style:style style:name="Head" style:family="table-cell"><style:table-cell-properties style:vertical-align="bottom" fo:padding-top="3pt" fo:padding-bottom="3pt" fo:padding-left="0pt" fo:padding-right="{gap}" fo:border-top="none" fo:border-left="none" fo:border-right="none" fo:border-bottom="0.7pt solid #dde2ea"/></style:style>
<style:style style:name="Head.Last" style:family="table-cell"><style:table-cell-properties style:vertical-align="bottom" fo:padding-top="3pt" fo:padding-bottom="3pt" fo:padding-left="0pt" fo:padding-right="0pt" fo:border-top="none" fo:border-left="none" fo:border-right="none" fo:border-bottom="0.7pt solid #dde2ea"/></style:style>
<style:style style:name="Headline" style:family="table-cell"><style:table-cell-properties fo:padding-top="5pt" fo:padding-bottom="0pt" fo:padding-left="0pt" fo:padding-right="0pt" fo:border-top="2pt solid #2459c4" fo:border-left="none" fo:border-right="none" fo:border-bottom="none"/></style:style>
<style:style style:name="Gap" style:family="table-cell"><style:table-cell-properties fo:padding="0pt" fo:border="none"/></style:style>
<style:style style:name="Finding" style:family="table-cell"><style:table-cell-properties fo:padding-top="1.5pt" fo:padding-bottom="1.5pt" fo:padding-left="0pt" fo:padding-right="0pt" fo:border="none"/></style:style>
<style:style style:name="Finding.error" style:family="table-cell"><style:table-cell-properties fo:padding-top="1.5pt" fo:padding-bottom="1.5pt" fo:padding-left="12pt" fo:padding-right="0pt" fo:border-top="none" fo:border-right="none" fo:border-bottom="none" fo:border-left="1.8pt solid #c8322b"/></style:style>
<style:style style:name="Finding.warning" style:family="table-cell"><style:table-cell-properties fo:padding-top="1.5pt" fo:padding-bottom="1.5pt" fo:padding-left="12pt" fo:padding-right="0pt" fo:border-top="none" fo:border-right="none" fo:border-bottom="none" fo:border-left="1.8pt solid #8a5800"/></style:style>
<style:style style:name="Finding.advice" style:family="table-cell"><style:table-cell-properties fo:padding-top="1.5pt" fo:padding-bottom="1.5pt" fo:padding-left="12pt" fo:padding-right="0pt" fo:border-top="none" fo:border-right="none" fo:border-bottom="none" fo:border-left="1.8pt solid #2459c4"/></style:style>
)xml";

SpanText plain(std::string text)
{
    return {Span{std::move(text)}};
}

std::string cell(const std::string& style, const std::string& inside, int columns = 1)
{
    const std::string spanned =
        columns > 1 ? attribute("table:number-columns-spanned", std::to_string(columns)) : "";
    return element("table:table-cell" + attribute("table:style-name", style) + spanned
            + attribute("office:value-type", "string"),
        inside);
}

std::string row(const std::string& cells)
{
    return element("table:table-row" + attribute("table:style-name", "Row"), cells) + '\n';
}

/// The look of one of several cells: the last has no gap behind it.
std::string placed(const char* style, std::size_t at, std::size_t number)
{
    return at + 1 < number ? style : std::string(style) + ".Last";
}

/// The styles of a table's row: of its cells, and of the text and the numbers in them.
struct RowLook {
    const char* cell;
    const char* text;
    const char* number;
};
constexpr RowLook kUsualLook{"Cell", "Table_20_Contents", "Table_20_Number"};
constexpr RowLook kListLook{"Listed", "Table_20_List", "Table_20_List_20_Number"};

/// Writes the blocks of a brief one after the other.
class Writer {
public:
    explicit Writer(const Sheet& sheet)
        : m_sheet(sheet)
    {}

    void add(const std::string& markup) { m_body += markup + '\n'; }

    void add(const Block& block, const Block* next)
    {
        if (const auto* paragraph = std::get_if<Paragraph>(&block)) {
            addParagraph(*paragraph, next);
        } else {
            std::visit([&](const auto& content) { addBlock(content); }, block);
        }
    }

    [[nodiscard]] Content take()
    {
        const std::string styles = element("office:automatic-styles",
            filled(kCellStyles, {{"gap", points(kColumnGap)}}) + m_tableStyles);
        return {kXmlHead
                + element("office:document-content" + namespaces() + kVersion,
                    '\n' + styles + '\n'
                        + element("office:body", element("office:text", '\n' + m_body)))
                + '\n',
            std::move(m_pictures)};
    }

private:
    /// A table of columns of these widths. `whole`: it stands on one page.
    std::string tableOf(const std::vector<double>& widths, const std::string& rows, bool whole)
    {
        const std::string name = "Table" + std::to_string(++m_tables);
        m_tableStyles +=
            element(
                "style:style" + attribute("style:name", name) + attribute("style:family", "table"),
                element("style:table-properties" + attribute("style:width", points(m_sheet.body()))
                        + attribute("table:align", "margins") + attribute("fo:margin-top", "4pt")
                        + attribute("fo:margin-bottom", "6pt")
                        + attribute("style:may-break-between-rows", whole ? "false" : "true")
                        + attribute("table:border-model", "collapsing"),
                    ""))
            + '\n';
        std::string columns;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const std::string column = name + '.' + std::to_string(i + 1);
            m_tableStyles += element("style:style" + attribute("style:name", column)
                                     + attribute("style:family", "table-column"),
                                 element("style:table-column-properties"
                                         + attribute("style:column-width", points(widths[i])),
                                     ""))
                + '\n';
            columns +=
                element("table:table-column" + attribute("table:style-name", column), "") + '\n';
        }
        return element(
            "table:table" + attribute("table:name", name) + attribute("table:style-name", name),
            '\n' + columns + rows);
    }

    void addParagraph(const Paragraph& block, const Block* next)
    {
        const bool note = std::all_of(block.text.begin(), block.text.end(),
            [](const Span& span) { return span.kind == Span::Kind::Dimmed; });
        const bool leads = next != nullptr && !std::holds_alternative<Paragraph>(*next);
        add(paragraph(note ? "Note" : leads ? "Lead-in" : "Text_20_body", block.text));
    }

    void addBlock(const Paragraph& block) { addParagraph(block, nullptr); }

    void addBlock(const Headline& headline)
    {
        const std::size_t number = headline.items.size();
        const std::size_t rows = (number + kNumbersInARow - 1) / kNumbersInARow;
        const std::size_t columns = rows > 1 ? (number + rows - 1) / rows : number;
        for (std::size_t first = 0; first < number; first += columns) {
            const std::size_t end = std::min(first + columns, number);
            addNumbers({headline.items.begin() + static_cast<std::ptrdiff_t>(first),
                           headline.items.begin() + static_cast<std::ptrdiff_t>(end)},
                columns);
        }
    }

    void addNumbers(const std::vector<Headline::Item>& items, std::size_t columns)
    {
        const double gaps = kHeadlineGap * static_cast<double>(columns - 1);
        const double width = (m_sheet.body() - gaps) / static_cast<double>(columns);
        std::vector<double> widths;
        std::string cells;
        for (std::size_t i = 0; i < columns; ++i) {
            if (i > 0) {
                widths.push_back(kHeadlineGap);
                cells += cell("Gap", paragraph("Headline_20_Label", {}));
            }
            widths.push_back(width);
            cells += i < items.size() ? cell("Headline",
                         paragraph("Headline_20_Number", plain(items[i].value))
                             + paragraph("Headline_20_Label", plain(items[i].label)))
                                      : cell("Gap", paragraph("Headline_20_Label", {}));
        }
        add(tableOf(widths, row(cells), true));
    }

    void addBlock(const Table& table)
    {
        const std::size_t number = table.columns.size();
        if (number == 0) {
            return;
        }
        std::string titles;
        for (std::size_t i = 0; i < number; ++i) {
            const bool right = table.columns[i].align == Align::Right;
            titles += cell(placed("Head", i, number),
                paragraph(right ? "Table_20_Heading_20_Number" : "Table_20_Heading",
                    plain(table.columns[i].title)));
        }
        std::string rows = element("table:table-header-rows", '\n' + row(titles)) + '\n';
        const RowLook look = table.dense ? kListLook : kUsualLook;
        for (const std::vector<SpanText>& line : table.rows) {
            std::string cells;
            for (std::size_t i = 0; i < number; ++i) {
                const bool right = table.columns[i].align == Align::Right;
                cells += cell(placed(look.cell, i, number),
                    paragraph(right ? look.number : look.text, line[i]));
            }
            rows += row(cells);
        }
        add(tableOf(columnWidths(table, m_sheet.body()), rows, table.rows.size() <= kFewRows));
    }

    void addBlock(const KeyValues& facts)
    {
        double widest = 90;
        std::string rows;
        for (const auto& [key, text] : facts.rows) {
            widest = std::max(widest, estimatedWidth(key) + kColumnGap);
            rows += row(cell("Cell", paragraph("Table_20_Key", plain(key)))
                + cell("Cell.Last", paragraph("Table_20_Contents", text)));
        }
        const double first = std::min(widest, m_sheet.body() * 0.4);
        if (!facts.rows.empty()) {
            add(tableOf({first, m_sheet.body() - first}, rows, facts.rows.size() <= kFewRows));
        }
    }

    void addBlock(const BulletList& list)
    {
        std::string items;
        for (const SpanText& item : list.items) {
            items += element("text:list-item", paragraph("List_20_Item", item)) + '\n';
        }
        if (!list.items.empty()) {
            add(element("text:list" + attribute("text:style-name", "Bullets"), '\n' + items));
        }
    }

    void addBlock(const Callout& callout)
    {
        const std::string severity(textOf(callout.severity));
        const std::string bar = "Finding." + severity;
        const auto across = [&](const std::string& inside) {
            return row(cell(bar, inside, 2) + "<table:covered-table-cell/>");
        };
        std::string rows = across(paragraph("Finding_20_" + severity, plain(callout.title))
            + paragraph("Finding_20_Text", callout.text));
        for (const auto& [key, text] : callout.details) {
            rows += row(cell(bar, paragraph("Finding_20_Detail", plain(key)))
                + cell("Finding", paragraph("Finding_20_Detail", text)));
        }
        add(tableOf({kDetailKey, m_sheet.body() - kDetailKey}, rows, true));
    }

    void addBlock(const Figure& figure)
    {
        const Diagram& diagram = figure.diagram;
        const double scale =
            std::min({kLargestFigure, m_sheet.body() / std::max(1.0, diagram.width),
                kTallestFigure / std::max(1.0, diagram.height)});
        const std::string number = std::to_string(m_pictures.size() + 1);
        m_pictures.push_back({"Pictures/figure-" + number + ".svg",
            kXmlHead + diagramSvg(diagram, SvgReader::Office)});
        const std::string image =
            element("draw:image" + attribute("xlink:href", m_pictures.back().name)
                    + attribute("xlink:type", "simple") + attribute("xlink:show", "embed")
                    + attribute("xlink:actuate", "onLoad")
                    + attribute("draw:mime-type", "image/svg+xml"),
                "");
        const std::string frame = element("draw:frame" + attribute("draw:name", "Figure " + number)
                + attribute("draw:style-name", "Drawing") + attribute("text:anchor-type", "as-char")
                + attribute("svg:width", points(diagram.width * scale))
                + attribute("svg:height", points(diagram.height * scale)),
            image + element("svg:desc", escapedXml(figure.caption)));
        add(element("text:p" + attribute("text:style-name", "Figure"), frame));
        add(paragraph("Caption", plain(figure.caption)));
    }

    const Sheet& m_sheet;
    std::string m_tableStyles;
    std::string m_body;
    std::vector<Picture> m_pictures;
    int m_tables = 0;
};

} // namespace

Content contentOf(const Brief& brief, const Sheet& sheet)
{
    Writer writer(sheet);
    writer.add(paragraph("Title", plain(brief.meta.title)));
    if (!brief.meta.summary.empty()) {
        writer.add(paragraph("Subtitle", plain(brief.meta.summary)));
    }
    if (const std::string parties = partiesOf(brief.meta); !parties.empty()) {
        writer.add(paragraph("Parties", plain(parties)));
    }
    for (const Section& section : brief.sections) {
        std::vector<const Block*> below;
        for (const Block& block : section.blocks) {
            if (std::holds_alternative<Headline>(block)) {
                writer.add(block, nullptr);
            } else {
                below.push_back(&block);
            }
        }
        writer.add(element("text:h" + attribute("text:style-name", "Heading_20_1")
                + attribute("text:outline-level", "1"),
            spans(plain(section.title))));
        for (std::size_t i = 0; i < below.size(); ++i) {
            writer.add(*below[i], i + 1 < below.size() ? below[i + 1] : nullptr);
        }
    }
    return writer.take();
}

} // namespace clusterbrief::odt
