#include "ui/print/contents_piece.h"

#include "ui/print/text_box.h"

#include <QtGui/QPainter>

#include <utility>
#include <vector>

namespace clusterbrief {
namespace {

constexpr std::size_t kColumns = 3;
constexpr double kColumnGap = 22;
constexpr double kNumberWidth = 18;
constexpr style::TextStyle kEntry{8.4, 13, QFont::Normal, style::kText};

struct Entry {
    std::string section;
    std::shared_ptr<const TextBox> title;
    QPointF at;
};

SpanText linkTo(const Section& section)
{
    return {{section.title, Span::Kind::Link, '#' + section.id}};
}

void paintNumber(QPainter& painter, int number, QPointF at, double width, QPaintDevice* device)
{
    const TextBox text(plain(std::to_string(number)), style::kSmall, width, device, Align::Right);
    text.paint(painter, at);
}

} // namespace

Piece contentsPiece(
    const Brief& brief, const PageBody& body, std::shared_ptr<const PageNumbers> numbers)
{
    std::vector<const Section*> titled;
    for (const Section& section : brief.sections) {
        if (!section.title.empty()) {
            titled.push_back(&section);
        }
    }
    const double width = (body.width - kColumnGap * (kColumns - 1)) / kColumns;
    const std::size_t rows = (titled.size() + kColumns - 1) / kColumns;
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < titled.size(); ++i) {
        const std::size_t column = i / rows;
        const QPointF at(static_cast<double>(column) * (width + kColumnGap),
            static_cast<double>(i % rows) * kEntry.leading);
        entries.push_back({titled[i]->id,
            std::make_shared<TextBox>(
                linkTo(*titled[i]), kEntry, width - kNumberWidth, body.device),
            at});
    }
    Piece piece;
    piece.height = static_cast<double>(rows) * kEntry.leading;
    piece.paint = [entries = std::move(entries), numbers = std::move(numbers), width,
                      device = body.device](QPainter& painter, QPointF at) {
        for (const Entry& entry : entries) {
            entry.title->paint(painter, at + entry.at, 0, 1);
            if (const auto found = numbers->find(entry.section); found != numbers->end()) {
                paintNumber(painter, found->second,
                    at + entry.at + QPointF(width - kNumberWidth, 0), kNumberWidth, device);
            }
        }
    };
    return piece;
}

} // namespace clusterbrief
