#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>

namespace clusterbrief {
namespace {

std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] =
                std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
            diagonal = above;
        }
    }
    return row[b.size()];
}

bool allDigits(std::string_view text)
{
    return !text.empty()
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Source: the request format's note that 1.33 and 1.67 mean 4:3 and 5:3.
std::optional<Ratio> third(std::int64_t whole, std::string_view decimals)
{
    if (decimals.size() < 2) {
        return std::nullopt;
    }
    if (decimals.find_first_not_of('3') == std::string_view::npos) {
        return Ratio::of(whole * 3 + 1, 3);
    }
    if (decimals.back() == '7'
        && decimals.substr(0, decimals.size() - 1).find_first_not_of('6')
            == std::string_view::npos) {
        return Ratio::of(whole * 3 + 2, 3);
    }
    return std::nullopt;
}

std::size_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80) {
        return 1;
    }
    if (lead >= 0xC2 && lead < 0xE0) {
        return 2;
    }
    if (lead >= 0xE0 && lead < 0xF0) {
        return 3;
    }
    return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

bool validSequence(std::string_view bytes)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    for (std::size_t i = 1; i < bytes.size(); ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) {
            return false;
        }
    }
    if (bytes.size() == 3) {
        return !(byte(0) == 0xE0 && byte(1) < 0xA0) && !(byte(0) == 0xED && byte(1) >= 0xA0);
    }
    if (bytes.size() == 4) {
        return !(byte(0) == 0xF0 && byte(1) < 0x90) && !(byte(0) == 0xF4 && byte(1) >= 0x90);
    }
    return true;
}

/// `\x1b`
void appendByte(std::string& text, unsigned char byte)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    text += "\\x";
    text += kHex[byte >> 4U];
    text += kHex[byte & 0xFU];
}

constexpr int kUnlike = 3;

/// How a candidate goes with a word that is short for it: 0 begins with it, 1 contains it, 2 has
/// its parts in order, kUnlike none of these.
int likenessOf(const std::string& word, const std::string& candidate)
{
    constexpr std::size_t kTelling = 3;
    if (word.size() < kTelling) {
        return kUnlike;
    }
    if (candidate.starts_with(word)) {
        return 0;
    }
    if (candidate.find(word) != std::string::npos) {
        return 1;
    }
    std::size_t next = 0;
    const std::vector<std::string> wanted = split(word, '-');
    for (const std::string& part : split(candidate, '-')) {
        if (next < wanted.size() && part == wanted[next]) {
            ++next;
        }
    }
    return wanted.size() > 1 && next == wanted.size() ? 2 : kUnlike;
}

} // namespace

std::optional<std::int64_t> parseCount(std::string_view text)
{
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    if (!allDigits(digits) || (digits.size() > 1 && digits.front() == '0')) {
        return std::nullopt;
    }
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc{} && end == text.data() + text.size() ? std::optional(number)
                                                                    : std::nullopt;
}

std::optional<double> parseNumber(std::string_view text)
{
    double number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc{} || end != text.data() + text.size() || !std::isfinite(number)) {
        return std::nullopt;
    }
    return number;
}

std::optional<Ratio> parseRatio(std::string_view text)
{
    const std::size_t mark = text.find_first_of(":.");
    const auto whole = parseCount(text.substr(0, mark));
    if (!whole || *whole < 0 || *whole > kMostRatio) {
        return std::nullopt;
    }
    if (mark == std::string_view::npos) {
        return *whole > 0 ? std::optional(Ratio{*whole, 1}) : std::nullopt;
    }
    const std::string_view rest = text.substr(mark + 1);
    if (text[mark] == ':') {
        const auto below = parseCount(rest);
        if (!below || *below < 1 || *below > kMostRatio || *whole < 1) {
            return std::nullopt;
        }
        return Ratio::of(*whole, *below);
    }
    const bool over = *whole == kMostRatio && rest.find_first_not_of('0') != std::string_view::npos;
    if (!allDigits(rest) || rest.size() > 9 || over) {
        return std::nullopt;
    }
    if (const auto exact = third(*whole, rest)) {
        return exact;
    }
    std::int64_t scale = 1;
    std::int64_t parts = 0;
    for (const char digit : rest) {
        scale *= 10;
        parts = parts * 10 + (digit - '0');
    }
    const Ratio ratio = Ratio::of(*whole * scale + parts, scale);
    return ratio.numerator > 0 ? std::optional(ratio) : std::nullopt;
}

std::string shortest(double number)
{
    std::array<char, 64> buffer{};
    const double rounded = std::round(number);
    if (rounded == number && std::abs(number) < 1e15) {
        return std::to_string(static_cast<std::int64_t>(rounded));
    }
    const auto [end, fault] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    return {buffer.data(), end};
}

std::string grouped(std::int64_t count)
{
    std::string digits = std::to_string(count);
    const std::size_t first = count < 0 ? 1 : 0;
    for (std::size_t at = digits.size(); at > first + 3;) {
        at -= 3;
        digits.insert(at, 1, ',');
    }
    return digits;
}

std::string figure(double number, int decimals)
{
    std::array<char, 400> buffer{};
    const auto [end, fault] = std::to_chars(buffer.data(), buffer.data() + buffer.size(),
        std::abs(number), std::chars_format::fixed, decimals);
    std::string digits(buffer.data(), end);
    std::string fraction;
    if (const std::size_t point = digits.find('.'); point != std::string::npos) {
        fraction = digits.substr(point);
        digits.resize(point);
        fraction.resize(fraction.find_last_not_of('0') + 1);
        if (fraction == ".") {
            fraction.clear();
        }
    }
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, 1, ',');
    }
    const bool zero = digits == "0" && fraction.empty();
    return (number < 0 && !zero ? "-" : "") + digits + fraction;
}

std::string ratioText(double ratio)
{
    constexpr std::int64_t kLargestPart = 9;
    constexpr double kSame = 1e-9;
    for (std::int64_t part = 1; part <= kLargestPart; ++part) {
        const double scaled = ratio * static_cast<double>(part);
        if (scaled < 1e6 && std::abs(scaled - std::round(scaled)) < kSame * scaled) {
            return std::to_string(std::llround(scaled)) + ':' + std::to_string(part);
        }
    }
    return figure(ratio, 2) + ":1";
}

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

std::string spelled(Ratio ratio)
{
    return std::to_string(ratio.numerator) + ':' + std::to_string(ratio.denominator);
}

std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    while (true) {
        const std::size_t mark = text.find(separator);
        parts.emplace_back(text.substr(0, mark));
        if (mark == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(mark + 1);
    }
}

std::string join(const std::vector<std::string>& parts, std::string_view separator)
{
    std::string text;
    for (const std::string& part : parts) {
        if (&part != parts.data()) {
            text += separator;
        }
        text += part;
    }
    return text;
}

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
        text.replace(at, from.size(), to);
    }
    return text;
}

std::string capitalised(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

std::string lowered(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
        [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return lower;
}

std::string shortened(std::string_view text, std::size_t bytes)
{
    if (text.size() <= bytes) {
        return std::string(text);
    }
    std::size_t end = bytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return std::string(text.substr(0, end)) + "…";
}

std::string counted(std::int64_t count, std::string_view singular, std::string_view plural)
{
    return grouped(count) + ' ' + std::string(count == 1 ? singular : plural);
}

std::string nearest(std::string_view word, std::span<const std::string> known)
{
    constexpr std::size_t kLongest = 64;
    if (word.empty() || word.size() > kLongest) {
        return {};
    }
    const std::string wanted = lowered(word);
    std::string best;
    std::size_t least = std::max<std::size_t>(2, wanted.size() / 3) + 1;
    int kin = kUnlike;
    for (const std::string& candidate : known) {
        const std::string other = lowered(candidate);
        const int likeness = likenessOf(wanted, other);
        const std::size_t steps = likeness == kUnlike ? distance(wanted, other)
            : other.size() < wanted.size()            ? 0
                                                      : other.size() - wanted.size();
        if (likeness < kin || (likeness == kin && steps < least)) {
            kin = likeness;
            least = steps;
            best = candidate;
        }
    }
    return best;
}

std::string filled(std::string_view text, const Params& params)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t close = text[at] == '{' ? text.find('}', at) : std::string_view::npos;
        if (close == std::string_view::npos) {
            result += text[at++];
            continue;
        }
        const std::string_view name = text.substr(at + 1, close - at - 1);
        const auto found = std::find_if(
            params.begin(), params.end(), [&](const auto& param) { return param.first == name; });
        result +=
            found == params.end() ? std::string(text.substr(at, close - at + 1)) : found->second;
        at = close + 1;
    }
    return result;
}

std::optional<std::size_t> firstInvalidUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = sequenceLength(static_cast<unsigned char>(text[at]));
        if (length == 0 || at + length > text.size() || !validSequence(text.substr(at, length))) {
            return at;
        }
        at += length;
    }
    return std::nullopt;
}

std::string printable(std::string_view text)
{
    std::string safe;
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const std::size_t length = sequenceLength(byte);
        if (length == 0 || at + length > text.size() || !validSequence(text.substr(at, length))) {
            appendByte(safe, byte); // no UTF-8, as names of files may be
            ++at;
            continue;
        }
        const std::string_view character = text.substr(at, length);
        if (length == 2 && byte == 0xC2 && static_cast<unsigned char>(text[at + 1]) < 0xA0) {
            appendByte(safe, static_cast<unsigned char>(text[at + 1]));
        } else if ((byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F) {
            appendByte(safe, byte);
        } else if (character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF") {
            safe += character == "\xEF\xBF\xBE" ? "\\ufffe" : "\\uffff";
        } else {
            safe += character;
        }
        at += length;
    }
    return safe;
}

std::string withDirectionsShown(std::string_view text)
{
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view block = text.substr(at, 2);
        const auto last = static_cast<unsigned char>(at + 2 < text.size() ? text[at + 2] : 0);
        const bool embeds = block == "\xE2\x80" && last >= 0xAA && last <= 0xAE;
        const bool isolates = block == "\xE2\x81" && last >= 0xA6 && last <= 0xA9;
        if (!embeds && !isolates) {
            shown += text[at];
            ++at;
            continue;
        }
        shown += embeds ? "\\u202" : "\\u206";
        shown += static_cast<char>(embeds ? 'a' + (last - 0xAA) : '6' + (last - 0xA6));
        at += 3;
    }
    return shown;
}

} // namespace clusterbrief
