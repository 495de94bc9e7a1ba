#include "core/brief/column_widths.h"

#include <algorithm>
#include <cstddef>

namespace clusterbrief {
namespace {

void balance(std::vector<double>& widths, const std::vector<double>& least)
{
    double lacking = 0;
    double spare = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        lacking += std::max(0.0, least[i] - widths[i]);
        spare += std::max(0.0, widths[i] - least[i]);
    }
    if (lacking <= 0 || spare <= 0) {
        return;
    }
    const double moved = std::min(lacking, spare);
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const double over = widths[i] - least[i];
        widths[i] -= over > 0 ? over / spare * moved : over / lacking * moved;
    }
}

} // namespace

std::vector<double> columnWidths(
    const Table& table, const std::vector<double>& least, double usable)
{
    double shares = 0;
    for (const Table::Column& column : table.columns) {
        shares += column.share;
    }
    std::vector<double> widths;
    for (const Table::Column& column : table.columns) {
        widths.push_back(usable * column.share / shares);
    }
    balance(widths, least);
    return widths;
}

} // namespace clusterbrief
