#pragma once

#include <compare>
#include <cstdint>
#include <numeric>

namespace clusterbrief {

/// A bandwidth in gigabytes (10^9 bytes) per second, one direction.
struct GigabytesPerSecond {
    double value = 0;

    auto operator<=>(const GigabytesPerSecond&) const = default;
};

/// A port's or link's speed in gigabits (10^9 bits) per second, one direction.
struct GigabitsPerSecond {
    double value = 0;

    auto operator<=>(const GigabitsPerSecond&) const = default;

    /// Source: 8 bits a byte; NDR 400 Gb/s is 50 GB/s each way (founding article).
    [[nodiscard]] constexpr GigabytesPerSecond eachWay() const { return {value / 8}; }
};

/// A vendor's NVLink figure: gigabytes per second with both directions added.
struct BothDirections {
    double value = 0;

    auto operator<=>(const BothDirections&) const = default;

    [[nodiscard]] constexpr GigabytesPerSecond eachWay() const { return {value / 2}; }
};

/// A ratio of two whole numbers in lowest terms, such as 4:3.
struct Ratio {
    std::int64_t numerator = 1;
    std::int64_t denominator = 1;

    bool operator==(const Ratio&) const = default;

    [[nodiscard]] static constexpr Ratio of(std::int64_t numerator, std::int64_t denominator)
    {
        const std::int64_t divisor = std::gcd(numerator, denominator);
        return divisor == 0 ? Ratio{} : Ratio{numerator / divisor, denominator / divisor};
    }

    [[nodiscard]] constexpr double value() const
    {
        return static_cast<double>(numerator) / static_cast<double>(denominator);
    }
};

/// The smallest whole number not below `dividend / divisor`, for positive numbers.
[[nodiscard]] constexpr std::int64_t ceilDiv(std::int64_t dividend, std::int64_t divisor)
{
    return (dividend + divisor - 1) / divisor;
}

} // namespace clusterbrief
