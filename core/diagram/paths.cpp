#include "core/diagram/paths.h"

#include <deque>

namespace clusterbrief {
namespace {

DiagramPaths nothingOf(const Diagram& diagram)
{
    return {std::vector<bool>(diagram.boxes.size()), std::vector<bool>(diagram.lines.size())};
}

void follow(const Diagram& diagram, std::size_t start, bool up, DiagramPaths& paths)
{
    std::vector<bool> reached(diagram.boxes.size());
    std::deque<std::size_t> waiting{start};
    reached[start] = true;
    while (!waiting.empty()) {
        const std::size_t box = waiting.front();
        waiting.pop_front();
        paths.boxes[box] = true;
        for (std::size_t i = 0; i < diagram.lines.size(); ++i) {
            const DiagramLine& line = diagram.lines[i];
            if ((up ? line.from : line.to) != box) {
                continue;
            }
            paths.lines[i] = true;
            const std::size_t next = up ? line.to : line.from;
            if (!reached[next]) {
                reached[next] = true;
                waiting.push_back(next);
            }
        }
    }
}

} // namespace

DiagramPaths pathsThroughBox(const Diagram& diagram, std::size_t box)
{
    DiagramPaths paths = nothingOf(diagram);
    follow(diagram, box, true, paths);
    follow(diagram, box, false, paths);
    return paths;
}

DiagramPaths pathsThroughLine(const Diagram& diagram, std::size_t line)
{
    DiagramPaths paths = nothingOf(diagram);
    paths.lines[line] = true;
    follow(diagram, diagram.lines[line].from, false, paths);
    follow(diagram, diagram.lines[line].to, true, paths);
    return paths;
}

} // namespace clusterbrief
