#pragma once

#include "core/base/value.h"

#include <cstdint>
#include <iterator>
#include <random>

/// Requests changed at random, the same on every machine.
namespace clusterbrief::tests {

/// Unlike the distributions of the standard library, the same everywhere.
class Dice {
public:
    explicit Dice(std::uint32_t seed)
        : m_engine(seed)
    {}

    std::size_t below(std::size_t limit) { return m_engine() % limit; }

    template<class List>
    auto& oneOf(List& list)
    {
        return list[below(std::size(list))];
    }

private:
    std::mt19937 m_engine;
};

/// The request with up to six of its places changed or taken away; parts stay readable.
[[nodiscard]] Value changedAtRandom(Value request, Dice& dice);

} // namespace clusterbrief::tests
