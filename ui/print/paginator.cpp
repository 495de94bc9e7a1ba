#include "ui/print/paginator.h"

#include <algorithm>

namespace clusterbrief {
namespace {

constexpr double kMuchOfPage = 0.15;

class Pages {
public:
    explicit Pages(double height)
        : m_height(height)
        , m_pages(1)
    {}

    [[nodiscard]] bool atTop() const { return m_pages.back().empty(); }

    [[nodiscard]] bool fits(double height) const
    {
        constexpr double kRounding = 0.01; // of sums in another order
        return m_y + height <= m_height + kRounding;
    }

    [[nodiscard]] bool muchIsLeft() const { return m_height - m_y > m_height * kMuchOfPage; }

    void turn()
    {
        m_pages.emplace_back();
        m_y = 0;
    }

    /// By how much a height is more than what is left.
    [[nodiscard]] double excess(double height) const { return m_y + height - m_height; }

    void add(const Piece& piece, double height)
    {
        if (atTop() && piece.head) {
            put(*piece.head, piece.head->height);
        }
        m_y += atTop() ? 0 : piece.before;
        put(piece, height);
    }

    std::vector<Page> take() { return std::move(m_pages); }

private:
    void put(const Piece& piece, double height)
    {
        m_pages.back().push_back({&piece, m_y, height});
        m_y += height;
    }

    double m_height;
    double m_y = 0;
    std::vector<Page> m_pages;
};

enum class Keep { Firmly, Rather };

std::size_t endOfGroup(const std::vector<Piece>& pieces, std::size_t first, Keep keep)
{
    std::size_t end = first;
    while (end + 1 < pieces.size()
        && (pieces[end].keepWithNext || (keep == Keep::Rather && pieces[end].ratherWithNext))) {
        ++end;
    }
    return end + 1;
}

double heightOf(const std::vector<Piece>& pieces, std::size_t first, std::size_t end)
{
    double height = 0;
    for (std::size_t i = first; i < end; ++i) {
        height += pieces[i].before + pieces[i].height;
    }
    return height;
}

double slackOf(const Piece& piece)
{
    return piece.least > 0 ? piece.height - piece.least : 0;
}

double slackOf(const std::vector<Piece>& pieces, std::size_t first, std::size_t end)
{
    double slack = 0;
    for (std::size_t i = first; i < end; ++i) {
        slack += slackOf(pieces[i]);
    }
    return slack;
}

/// Where the pieces end that are placed at once.
std::size_t endToPlace(const std::vector<Piece>& pieces, std::size_t first, const Pages& pages)
{
    const std::size_t end = endOfGroup(pieces, first, Keep::Rather);
    const double pressed = heightOf(pieces, first, end) - slackOf(pieces, first, end);
    return pages.atTop() || pages.fits(pressed) || !pages.muchIsLeft()
        ? end
        : endOfGroup(pieces, first, Keep::Firmly);
}

} // namespace

std::vector<Page> paginated(const std::vector<Piece>& pieces, double pageHeight)
{
    Pages pages(pageHeight);
    for (std::size_t first = 0; first < pieces.size();) {
        const std::size_t end = endToPlace(pieces, first, pages);
        const double group = heightOf(pieces, first, end);
        const bool together = group - pieces[first].before <= pageHeight;
        double excess = 0;
        if (together && !pages.fits(group) && !pages.atTop()) {
            excess = pages.excess(group);
            if (excess > slackOf(pieces, first, end)) {
                excess = 0;
                pages.turn();
            }
        }
        for (std::size_t i = first; i < end; ++i) {
            const double pressed = std::min(excess, slackOf(pieces[i]));
            excess -= pressed;
            const double height = pieces[i].height - pressed;
            const double needed = height + (pages.atTop() ? 0 : pieces[i].before);
            if (!pages.fits(needed) && !pages.atTop()) {
                pages.turn();
            }
            pages.add(pieces[i], height);
        }
        first = end;
    }
    return pages.take();
}

} // namespace clusterbrief
