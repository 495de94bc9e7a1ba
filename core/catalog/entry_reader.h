#pragma once

#include "core/base/value.h"
#include "core/document/enums.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clusterbrief::detail {

/// Counts of parts stay far below this; more would be a slip of the hand or an attack.
inline constexpr std::int64_t kMost = 1'000'000'000'000'000;

/// Reads one catalog entry's keys strictly and gathers what is wrong with them.
class EntryReader {
public:
    EntryReader(const Value& map, std::string_view origin, Errors& errors, std::string path);

    [[nodiscard]] const Value* find(std::string_view key) const;
    [[nodiscard]] std::string text(std::string_view key, bool required = false);
    [[nodiscard]] std::optional<std::int64_t> count(
        std::string_view key, bool required = false, std::int64_t most = kMost);
    [[nodiscard]] std::optional<double> number(std::string_view key, bool required = false);
    [[nodiscard]] std::optional<bool> flag(std::string_view key);
    [[nodiscard]] std::vector<std::string> texts(std::string_view key);
    [[nodiscard]] std::vector<std::int64_t> counts(std::string_view key);
    [[nodiscard]] std::optional<EntryReader> map(std::string_view key, bool required = false);

    /// One of the words, or nothing; another word is an error.
    [[nodiscard]] std::optional<std::size_t> word(
        std::string_view key, std::vector<std::string> words, bool required = false);

    [[nodiscard]] const Value& value() const { return *m_map; }
    void report(const Value& at, std::string_view key, const std::string& what);

private:
    [[nodiscard]] const Value* wanted(std::string_view key, bool required);

    const Value* m_map;
    std::string m_origin;
    Errors* m_errors;
    std::string m_path;
};

} // namespace clusterbrief::detail
