#include "ui/print/table_pieces.h"

#include "core/brief/column_widths.h"
#include "ui/print/text_box.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <numeric>

namespace clusterbrief {
namespace {

constexpr double kColumnGap = 12;
constexpr double kCellPadding = 4;
constexpr double kDensePadding = 0.7;
constexpr double kShortTable = 0.3; ///< Of a page.
constexpr std::size_t kFewRows = 5;
constexpr std::size_t kFewestToSplit = 3;
constexpr double kMostOfRow = 0.42; ///< What one word may claim of the width.

struct Cell {
    std::shared_ptr<const TextBox> text;
    double x = 0;
};

struct Row {
    std::vector<Cell> cells;
    double padding = kCellPadding; ///< Above and below the text.
};

struct ColumnPlace {
    double x = 0;
    double width = 0;
};

double textHeight(const Row& row)
{
    double height = 0;
    for (const Cell& cell : row.cells) {
        height = std::max(height, cell.text->height());
    }
    return height;
}

/// The lines of each cell from `first` on that fit a height.
struct Part {
    std::vector<int> first;
    std::vector<int> count;
    double height = 0;
    bool more = false;
};

Part partOf(const Row& row, const std::vector<int>& first, double most)
{
    Part part{first, {}, 0, false};
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const TextBox& text = *row.cells[i].text;
        part.count.push_back(text.linesFitting(first[i], most));
        part.height = std::max(part.height, text.heightOf(first[i], part.count[i]));
        part.more = part.more || first[i] + part.count[i] < text.lines();
    }
    return part;
}

Piece pieceOf(const std::shared_ptr<const Row>& row, Part part, double width)
{
    Piece piece;
    piece.height = part.height + 2 * row->padding;
    const bool ruled = !part.more;
    piece.paint = [row, part = std::move(part), width, ruled](QPainter& painter, QPointF at) {
        for (std::size_t i = 0; i < row->cells.size(); ++i) {
            row->cells[i].text->paint(
                painter, at + QPointF(row->cells[i].x, row->padding), part.first[i], part.count[i]);
        }
        if (ruled) {
            painter.setPen(QPen(QColor(style::kRule), 0.7));
            const double y = at.y() + part.height + 2 * row->padding;
            painter.drawLine(QPointF(at.x(), y), QPointF(at.x() + width, y));
        }
    };
    return piece;
}

/// One piece, or several where the row is taller than `most`.
std::vector<Piece> piecesOfRow(Row made, double width, double most)
{
    const auto row = std::make_shared<const Row>(std::move(made));
    std::vector<Piece> pieces;
    Part part = partOf(*row, std::vector<int>(row->cells.size(), 0), most);
    while (part.more) {
        std::vector<int> next = part.first;
        for (std::size_t i = 0; i < next.size(); ++i) {
            next[i] += part.count[i];
        }
        pieces.push_back(pieceOf(row, std::move(part), width));
        part = partOf(*row, next, most);
    }
    pieces.push_back(pieceOf(row, std::move(part), width));
    return pieces;
}

/// What a column needs so that no word of it is broken, up to a limit.
double leastWidth(const Table& table, std::size_t column, double total, QPaintDevice* device)
{
    double least = widestWord(plain(table.columns[column].title), style::kHeadCell, device);
    for (const auto& row : table.rows) {
        if (column < row.size()) {
            least = std::max(least, widestWord(row[column], style::kBody, device));
        }
    }
    return std::min(least + 1, total * kMostOfRow);
}

std::vector<ColumnPlace> columnPlaces(const Table& table, const PageBody& body)
{
    const auto number = table.columns.size();
    const double total = body.width - kColumnGap * static_cast<double>(number - 1);
    std::vector<double> least;
    for (std::size_t i = 0; i < number; ++i) {
        least.push_back(leastWidth(table, i, total, body.device));
    }
    std::vector<ColumnPlace> places;
    double x = 0;
    for (const double width : columnWidths(table, least, total)) {
        places.push_back({x, width});
        x += width + kColumnGap;
    }
    return places;
}

Row rowOf(const Table& table, const std::vector<ColumnPlace>& places,
    const std::vector<SpanText>& cells, const style::TextStyle& style, QPaintDevice* device)
{
    Row row;
    for (std::size_t i = 0; i < std::min(cells.size(), places.size()); ++i) {
        row.cells.push_back({std::make_shared<TextBox>(
                                 cells[i], style, places[i].width, device, table.columns[i].align),
            places[i].x});
    }
    return row;
}

Piece headOf(const Table& table, const std::vector<ColumnPlace>& places, const PageBody& body)
{
    std::vector<SpanText> titles;
    for (const Table::Column& column : table.columns) {
        titles.push_back(plain(column.title));
    }
    Row row = rowOf(table, places, titles, style::kHeadCell, body.device);
    const double height = textHeight(row);
    Piece head = std::move(piecesOfRow(std::move(row), body.width, height).front());
    head.keepWithNext = true;
    return head;
}

/// A short table stays on one page where it can; of every other one, and of it where it cannot,
/// two rows stand together before and after the turn of a page.
void keepEnds(std::vector<Piece>& pieces, std::size_t rows, double shortHeight)
{
    const double height = std::accumulate(pieces.begin(), pieces.end(), 0.0,
        [](double sum, const Piece& piece) { return sum + piece.height; });
    const bool isShort = rows <= kFewRows && height <= shortHeight;
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i) {
        pieces[i].keepWithNext = i < 2 || (i + 2 == pieces.size() && rows > kFewestToSplit);
        pieces[i].ratherWithNext = isShort;
    }
}

} // namespace

std::vector<Piece> tablePieces(const Table& table, const PageBody& body)
{
    if (table.columns.empty()) {
        return {};
    }
    const std::vector<ColumnPlace> places = columnPlaces(table, body);
    const auto head = std::make_shared<const Piece>(headOf(table, places, body));
    std::vector<Piece> pieces{*head};
    for (const auto& cells : table.rows) {
        if (body.isStopped()) {
            break;
        }
        Row row =
            rowOf(table, places, cells, table.dense ? style::kDense : style::kBody, body.device);
        row.padding = table.dense ? kDensePadding : kCellPadding;
        const double most = body.height - head->height - 2 * kCellPadding;
        for (Piece& piece : piecesOfRow(std::move(row), body.width, most)) {
            piece.head = head;
            pieces.push_back(std::move(piece));
        }
    }
    keepEnds(pieces, table.rows.size(), body.height * kShortTable);
    return pieces;
}

std::vector<Piece> keyValuePieces(const KeyValues& keyValues, const PageBody& body)
{
    Table table;
    table.columns = {{"", Align::Left, 0.22}, {"", Align::Left, 0.78}};
    for (const auto& [key, value] : keyValues.rows) {
        table.rows.push_back({plain(key), value});
    }
    const std::vector<ColumnPlace> places = columnPlaces(table, body);
    std::vector<Piece> pieces;
    for (const auto& [key, value] : keyValues.rows) {
        Row row;
        row.cells = {
            {std::make_shared<TextBox>(plain(key), style::kKey, places[0].width, body.device),
                places[0].x},
            {std::make_shared<TextBox>(value, style::kBody, places[1].width, body.device),
                places[1].x}};
        for (Piece& piece :
            piecesOfRow(std::move(row), body.width, body.height - 2 * kCellPadding)) {
            pieces.push_back(std::move(piece));
        }
    }
    keepEnds(pieces, table.rows.size(), body.height * kShortTable);
    return pieces;
}

} // namespace clusterbrief
