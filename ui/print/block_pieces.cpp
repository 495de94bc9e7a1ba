#include "ui/print/block_pieces.h"

#include "ui/print/contents_piece.h"
#include "ui/print/paint_diagram.h"
#include "ui/print/table_pieces.h"
#include "ui/print/text_box.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <iterator>
#include <span>

namespace clusterbrief {
namespace {

constexpr double kBlockGap = 8;
constexpr double kSectionGap = 19;
constexpr double kCalloutIndent = 20;
constexpr double kCalloutGap = 12;
constexpr double kBulletIndent = 12;
constexpr double kDetailIndent = 62;
constexpr double kLargestFigure = 0.75; ///< Its letters are then as large as a note's.
constexpr double kLeastFigure = 0.72;   ///< Of its height, to stand on the page where it is told.
constexpr double kLeastLetters = 6.2;   ///< Of a drawing in print, however much it is pressed.
constexpr std::size_t kNumbersInARow = 4;
constexpr std::size_t kSectionsOfLongBrief = 8;

/// Gives pieces their place among the others.
struct Flow {
    double before = 0;
    double indent = 0;
    bool together = false; ///< Keep all lines on one page.
};

/// A piece a line; the first two and the last two lines stay together.
std::vector<Piece> linesOf(const std::shared_ptr<const TextBox>& text, const Flow& flow)
{
    std::vector<Piece> pieces;
    for (int line = 0; line < text->lines(); ++line) {
        Piece piece;
        piece.height = text->heightOf(line, 1);
        piece.before = line == 0 ? flow.before : 0;
        piece.keepWithNext =
            line + 1 < text->lines() && (flow.together || line == 0 || line + 2 == text->lines());
        piece.paint = [text, line, indent = flow.indent](QPainter& painter, QPointF at) {
            text->paint(painter, at + QPointF(indent, 0), line, 1);
        };
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

std::vector<Piece> textPieces(
    const SpanText& text, const style::TextStyle& style, const PageBody& body, const Flow& flow)
{
    return linesOf(
        std::make_shared<TextBox>(text, style, body.width - flow.indent, body.device), flow);
}

void append(std::vector<Piece>& pieces, std::vector<Piece> more)
{
    std::move(more.begin(), more.end(), std::back_inserter(pieces));
}

void keepTogether(std::vector<Piece>& pieces)
{
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i) {
        pieces[i].keepWithNext = true;
    }
}

/// Paints something of its own under what the piece paints.
void underlay(Piece& piece, std::function<void(QPainter&, QPointF)> below)
{
    piece.paint = [below = std::move(below), above = std::move(piece.paint)](
                      QPainter& painter, QPointF at) {
        below(painter, at);
        above(painter, at);
    };
}

/// Disc, triangle, diamond: told apart without colour. The box is 9 wide and high.
void paintSeverity(QPainter& painter, Severity severity, QPointF at)
{
    QPainterPath shape;
    switch (severity) {
    case Severity::Error:
        shape.addEllipse(QRectF(at.x() + 0.5, at.y() + 0.5, 8, 8));
        break;
    case Severity::Warning:
        shape.addPolygon(
            QPolygonF({at + QPointF(4.5, 0), at + QPointF(9, 8.4), at + QPointF(0, 8.4)}));
        break;
    case Severity::Advice:
        shape.addPolygon(QPolygonF({at + QPointF(4.5, 0), at + QPointF(9, 4.5),
            at + QPointF(4.5, 9), at + QPointF(0, 4.5)}));
        break;
    }
    shape.closeSubpath();
    painter.fillPath(shape, QColor(style::colorOf(severity)));
}

std::vector<Piece> blockPieces(const Paragraph& paragraph, const PageBody& body)
{
    return textPieces(paragraph.text, style::kBody, body, {});
}

std::vector<Piece> blockPieces(const BulletList& list, const PageBody& body)
{
    std::vector<Piece> pieces;
    for (const SpanText& item : list.items) {
        std::vector<Piece> lines =
            textPieces(item, style::kBody, body, {pieces.empty() ? 0.0 : 3.0, kBulletIndent});
        if (!lines.empty()) {
            underlay(lines.front(), [](QPainter& painter, QPointF at) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(QColor(style::kDimmed));
                painter.drawEllipse(at + QPointF(3.5, style::kBody.leading / 2), 1.4, 1.4);
                painter.setBrush(Qt::NoBrush);
            });
        }
        append(pieces, std::move(lines));
    }
    return pieces;
}

struct Number {
    std::shared_ptr<const TextBox> value;
    std::shared_ptr<const TextBox> label;
    double x = 0;
    double width = 0;
};

void paintNumber(QPainter& painter, const Number& number, QPointF at)
{
    const QPointF left = at + QPointF(number.x, 0);
    painter.fillRect(QRectF(left, QSizeF(number.width, 2)), QColor(style::kAccent));
    number.value->paint(painter, left + QPointF(0, 7));
    number.label->paint(painter, left + QPointF(0, 8 + number.value->height()));
}

Piece numbersPiece(
    const Headline& headline, std::size_t first, std::size_t columns, const PageBody& body)
{
    constexpr double kGap = 10;
    const double width =
        (body.width - kGap * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    std::vector<Number> numbers;
    Piece piece;
    for (std::size_t i = first; i < std::min(first + columns, headline.items.size()); ++i) {
        const Headline::Item& item = headline.items[i];
        const Number number{
            std::make_shared<TextBox>(plain(item.value), style::kNumber, width, body.device),
            std::make_shared<TextBox>(plain(item.label), style::kNumberLabel, width, body.device),
            (width + kGap) * static_cast<double>(i - first), width};
        piece.height = std::max(piece.height, 8 + number.value->height() + number.label->height());
        numbers.push_back(number);
    }
    piece.before = first == 0 ? 0 : 14;
    piece.paint = [numbers](QPainter& painter, QPointF at) {
        for (const Number& number : numbers) {
            paintNumber(painter, number, at);
        }
    };
    return piece;
}

std::vector<Piece> blockPieces(const Headline& headline, const PageBody& body)
{
    std::vector<Piece> pieces;
    const std::size_t number = headline.items.size();
    const std::size_t rows = (number + kNumbersInARow - 1) / kNumbersInARow;
    const std::size_t columns = rows > 1 ? (number + rows - 1) / rows : number;
    for (std::size_t first = 0; first < number; first += columns) {
        pieces.push_back(numbersPiece(headline, first, columns, body));
    }
    return pieces;
}

std::vector<Piece> blockPieces(const Table& table, const PageBody& body)
{
    return tablePieces(table, body);
}

std::vector<Piece> blockPieces(const KeyValues& keyValues, const PageBody& body)
{
    return keyValuePieces(keyValues, body);
}

/// `Why   A collective runs at the speed of its slowest rank.`
std::vector<Piece> detailPieces(
    const std::pair<std::string, SpanText>& detail, const PageBody& body)
{
    const double indent = kCalloutIndent + kDetailIndent;
    std::vector<Piece> pieces = textPieces(detail.second, style::kSmall, body, {2.5, indent, true});
    const auto key = std::make_shared<TextBox>(
        plain(detail.first), style::kSmall, kDetailIndent - 6, body.device);
    if (pieces.empty()) {
        return pieces;
    }
    Piece& first = pieces.front();
    first.height = pieces.size() == 1 ? std::max(first.height, key->height()) : first.height;
    underlay(first, [key](QPainter& painter, QPointF at) {
        key->paint(painter, at + QPointF(kCalloutIndent, 0));
    });
    return pieces;
}

std::vector<Piece> blockPieces(const Callout& callout, const PageBody& body)
{
    style::TextStyle title = style::kBody;
    title.weight = QFont::DemiBold;
    title.color = style::colorOf(callout.severity);
    std::vector<Piece> pieces =
        textPieces(plain(callout.title), title, body, {0, kCalloutIndent, true});
    append(pieces, textPieces(callout.text, style::kBody, body, {1, kCalloutIndent, true}));
    for (const auto& detail : callout.details) {
        append(pieces, detailPieces(detail, body));
    }
    for (Piece& piece : pieces) {
        const double gap = &piece == &pieces.front() ? 0 : piece.before;
        underlay(piece,
            [severity = callout.severity, gap, height = piece.height](
                QPainter& painter, QPointF at) {
                // A little overlap, or a thin gap shows between the parts of the bar.
                painter.fillRect(QRectF(at.x(), at.y() - gap - 0.2, 1.6, height + gap + 0.4),
                    QColor(style::colorOf(severity)));
            });
    }
    if (!pieces.empty()) {
        underlay(pieces.front(), [severity = callout.severity](QPainter& painter, QPointF at) {
            paintSeverity(painter, severity, at + QPointF(7, 2.4));
        });
    }
    keepTogether(pieces);
    return pieces;
}

std::vector<Piece> blockPieces(const Figure& figure, const PageBody& body)
{
    const double scale = std::min(kLargestFigure, body.width / std::max(1.0, figure.diagram.width));
    Piece drawing;
    drawing.height = std::min(figure.diagram.height * scale, body.height * 0.8);
    drawing.keepWithNext = true;
    const double letters =
        kDiagramLetters * std::min(scale, drawing.height / std::max(1.0, figure.diagram.height));
    drawing.least =
        drawing.height * std::clamp(kLeastLetters / std::max(1.0, letters), kLeastFigure, 1.0);
    drawing.paintPressed = [diagram = &figure.diagram, width = figure.diagram.width * scale,
                               inset = (body.width - figure.diagram.width * scale) / 2](
                               QPainter& painter, QPointF at, double height) {
        const QRectF target(at + QPointF(inset, 0), QSizeF(width, height));
        paintDiagram(painter, *diagram, target, paperInk());
    };
    std::vector<Piece> pieces{std::move(drawing)};
    append(pieces, textPieces(plain(figure.caption), style::kCaption, body, {7, 0, true}));
    pieces.front().keepWithNext = pieces.size() > 1;
    return pieces;
}

/// What a block follows.
enum class Opening { AfterTitle, AfterSection, AfterBlock };

double gapBefore(const Block& block, Opening opening)
{
    if (opening == Opening::AfterTitle) {
        return std::holds_alternative<Table>(block) || std::holds_alternative<KeyValues>(block) ? 2
                                                                                                : 6;
    }
    if (opening == Opening::AfterSection) {
        return kSectionGap - 5;
    }
    return std::holds_alternative<Callout>(block) ? kCalloutGap
        : std::holds_alternative<Figure>(block)   ? kBlockGap + 6
                                                  : kBlockGap;
}

/// A line or two that lead up to what follows.
bool leadsTo(const Block& block, const std::vector<Piece>& lines, const Block& next)
{
    return std::holds_alternative<Paragraph>(block) && lines.size() <= 2
        && !std::holds_alternative<Paragraph>(next);
}

/// A note in small print under what it is about.
bool isNote(const Block& block)
{
    const auto* paragraph = std::get_if<Paragraph>(&block);
    return paragraph != nullptr
        && std::all_of(paragraph->text.begin(), paragraph->text.end(),
            [](const Span& span) { return span.kind == Span::Kind::Dimmed; });
}

void appendBlocks(std::vector<Piece>& pieces, std::span<const Block> blocks, const PageBody& body,
    Opening opening)
{
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const Block& block = blocks[i];
        std::vector<Piece> made =
            std::visit([&](const auto& one) { return blockPieces(one, body); }, block);
        if (made.empty()) {
            continue;
        }
        const bool last = i + 1 == blocks.size();
        made.back().keepWithNext = !last && leadsTo(block, made, blocks[i + 1]);
        made.back().ratherWithNext = !last && isNote(blocks[i + 1]);
        made.front().before += gapBefore(block, opening);
        append(pieces, std::move(made));
        opening = Opening::AfterBlock;
    }
}

/// The headline numbers that open a brief stand above the first section's title.
std::size_t openingBlocks(const Brief& brief)
{
    if (brief.sections.empty() || brief.sections.front().blocks.empty()) {
        return 0;
    }
    return std::holds_alternative<Headline>(brief.sections.front().blocks.front()) ? 1 : 0;
}

void appendTitle(std::vector<Piece>& pieces, const BriefMeta& meta, const PageBody& body)
{
    append(pieces, textPieces(plain(meta.title), style::kTitle, body, {}));
    if (!meta.summary.empty()) {
        append(pieces, textPieces(plain(meta.summary), style::kSummary, body, {3}));
    }
    if (const std::string people = partiesOf(meta); !people.empty()) {
        append(pieces, textPieces(plain(people), style::kSmall, body, {4}));
    }
}

void appendSection(std::vector<Piece>& pieces, const Section& section,
    std::span<const Block> blocks, const PageBody& body)
{
    const std::size_t first = pieces.size();
    if (!section.title.empty()) {
        std::vector<Piece> title =
            textPieces(plain(section.title), style::kSection, body, {kSectionGap, 0, true});
        title.back().keepWithNext = true;
        append(pieces, std::move(title));
    }
    appendBlocks(
        pieces, blocks, body, section.title.empty() ? Opening::AfterSection : Opening::AfterTitle);
    if (pieces.size() > first) {
        pieces[first].landmark = section.id;
    }
}

} // namespace

std::vector<Piece> piecesOf(
    const Brief& brief, const PageBody& body, const std::shared_ptr<const PageNumbers>& numbers)
{
    std::vector<Piece> pieces;
    appendTitle(pieces, brief.meta, body);
    for (const Section& section : brief.sections) {
        if (body.isStopped()) {
            break;
        }
        std::span<const Block> blocks = section.blocks;
        if (&section == &brief.sections.front()) {
            const std::size_t opening = openingBlocks(brief);
            appendBlocks(pieces, blocks.first(opening), body, Opening::AfterSection);
            blocks = blocks.subspan(opening);
            if (brief.sections.size() >= kSectionsOfLongBrief) {
                pieces.push_back(contentsPiece(brief, body, numbers));
                pieces.back().before = kSectionGap - 5;
            }
        }
        appendSection(pieces, section, blocks, body);
    }
    if (!pieces.empty()) {
        pieces.back().keepWithNext = false;
    }
    return pieces;
}

} // namespace clusterbrief
