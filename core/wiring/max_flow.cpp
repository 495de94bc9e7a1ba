#include "core/wiring/max_flow.h"

#include <algorithm>
#include <limits>

namespace clusterbrief::detail {

MaxFlow::MaxFlow(std::size_t vertices)
    : m_out(vertices)
{}

void MaxFlow::join(std::size_t from, std::size_t to, std::int64_t capacity, bool oneWay)
{
    m_out[from].push_back(m_arcs.size());
    m_arcs.push_back({to, capacity});
    m_out[to].push_back(m_arcs.size());
    m_arcs.push_back({from, oneWay ? 0 : capacity});
}

bool MaxFlow::levels(std::size_t source, std::size_t sink)
{
    m_level.assign(m_out.size(), -1);
    m_level[source] = 0;
    std::vector<std::size_t> queue{source};
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const std::size_t arc : m_out[queue[head]]) {
            const std::size_t to = m_arcs[arc].to;
            if (m_arcs[arc].left > 0 && m_level[to] < 0) {
                m_level[to] = m_level[queue[head]] + 1;
                queue.push_back(to);
            }
        }
    }
    return m_level[sink] >= 0;
}

std::int64_t MaxFlow::push(std::size_t from, std::size_t sink, std::int64_t most)
{
    if (from == sink) {
        return most;
    }
    std::int64_t pushed = 0;
    for (std::size_t& i = m_next[from]; i < m_out[from].size() && pushed < most; ++i) {
        const std::size_t arc = m_out[from][i];
        const std::size_t to = m_arcs[arc].to;
        if (m_arcs[arc].left <= 0 || m_level[to] != m_level[from] + 1) {
            continue;
        }
        const std::int64_t through = push(to, sink, std::min(most - pushed, m_arcs[arc].left));
        m_arcs[arc].left -= through;
        m_arcs[arc ^ 1U].left += through;
        pushed += through;
        if (pushed == most) {
            break;
        }
    }
    return pushed;
}

std::int64_t MaxFlow::between(std::size_t source, std::size_t sink)
{
    std::int64_t flow = 0;
    while (levels(source, sink)) {
        m_next.assign(m_out.size(), 0);
        flow += push(source, sink, std::numeric_limits<std::int64_t>::max());
    }
    return flow;
}

} // namespace clusterbrief::detail
