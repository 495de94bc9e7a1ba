#pragma once

#include <cstdint>
#include <vector>

namespace clusterbrief::detail {

/// The greatest flow through a network of capacities (Dinic's algorithm).
class MaxFlow {
public:
    explicit MaxFlow(std::size_t vertices);

    /// The same capacity both ways; an `oneWay` arc has none back.
    void join(std::size_t from, std::size_t to, std::int64_t capacity, bool oneWay = false);
    [[nodiscard]] std::int64_t between(std::size_t source, std::size_t sink);

private:
    struct Arc {
        std::size_t to = 0;
        std::int64_t left = 0;
    };

    bool levels(std::size_t source, std::size_t sink);
    std::int64_t push(std::size_t from, std::size_t sink, std::int64_t most);

    std::vector<Arc> m_arcs; ///< An arc and its reverse side by side.
    std::vector<std::vector<std::size_t>> m_out;
    std::vector<std::int64_t> m_level;
    std::vector<std::size_t> m_next;
};

} // namespace clusterbrief::detail
