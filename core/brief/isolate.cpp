#include "core/brief/isolate.h"

#include "core/document/save.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

namespace clusterbrief {
namespace {

// NOLINTNEXTLINE(misc-misleading-bidirectional): its end is in the next line
constexpr std::string_view kIsolate = "\u2068";
constexpr std::string_view kEnd = "\u2069";

struct Character {
    char32_t code = 0;
    std::size_t bytes = 1;
};

/// Texts of a brief are whole UTF-8.
Character characterAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const unsigned first = byte(at);
    const std::size_t bytes = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    char32_t code = bytes == 1 ? first : first & (0xFFU >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) {
        code = (code << 6) | (byte(at + i) & 0x3FU);
    }
    return {code, bytes};
}

/// Hebrew, Arabic and the other scripts between and after them.
bool isRightToLeft(char32_t code)
{
    constexpr std::pair<char32_t, char32_t> kBlocks[] = {{0x0590, 0x08FF}, {0xFB1D, 0xFDFF},
        {0xFE70, 0xFEFE}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};
    return std::any_of(std::begin(kBlocks), std::end(kBlocks),
        [&](const auto& block) { return code >= block.first && code <= block.second; });
}

bool hasRightToLeft(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const Character character = characterAt(text, at);
        if (isRightToLeft(character.code)) {
            return true;
        }
        at += character.bytes;
    }
    return false;
}

/// Longer texts first, since a shorter one may be a part of them.
struct LongerFirst {
    bool operator()(const std::string& a, const std::string& b) const
    {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    }
};

using Texts = std::set<std::string, LongerFirst>;

void collect(const Value& value, Texts& texts)
{
    if (value.kind == Value::Kind::Text && hasRightToLeft(value.text)) {
        texts.insert(cleanLine(value.text));
    }
    for (const Value& item : value.items) {
        collect(item, texts);
    }
    for (const Member& member : value.members) {
        collect(member.value, texts);
    }
}

/// Where a run of letters ends that begins at `at`: after the last of them that only blanks part.
std::size_t endOfRun(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (at < text.size()) {
        const Character character = characterAt(text, at);
        const bool letter = isRightToLeft(character.code);
        if (!letter && character.code != ' ') {
            break;
        }
        at += character.bytes;
        end = letter ? at : end;
    }
    return end;
}

void isolate(std::string& text, const Texts& known)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = std::string_view(text).substr(at);
        const auto same = std::find_if(known.begin(), known.end(),
            [&](const std::string& one) { return rest.starts_with(one); });
        const Character character = characterAt(text, at);
        const std::size_t end = same != known.end() ? at + same->size()
            : isRightToLeft(character.code)         ? endOfRun(text, at)
                                                    : at;
        if (end > at) {
            out.append(kIsolate).append(text, at, end - at).append(kEnd);
            at = end;
        } else {
            out.append(text, at, character.bytes);
            at += character.bytes;
        }
    }
    text = std::move(out);
}

} // namespace

std::string cleanLine(const std::string& text)
{
    std::string clean;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = [&](std::size_t i) {
            return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
        };
        const bool c1 = byte(at) == 0xC2 && byte(at + 1) < 0xA0;
        const bool separators = byte(at) == 0xE2 && byte(at + 1) == 0x80 && byte(at + 2) >= 0xA8;
        const bool overrides = separators && byte(at + 2) >= 0xAA && byte(at + 2) <= 0xAE;
        const bool isolates = byte(at) == 0xE2 && byte(at + 1) == 0x81 && byte(at + 2) >= 0xA6
            && byte(at + 2) <= 0xA9;
        if (overrides || isolates) {
            at += 2;
        } else if (separators && byte(at + 2) <= 0xA9) {
            clean += ' ';
            at += 2;
        } else if (c1) {
            clean += ' ';
            ++at;
        } else {
            clean += byte(at) < 0x20 || byte(at) == 0x7F ? ' ' : text[at];
        }
    }
    return clean;
}

void isolateRightToLeft(Brief& brief, const Document& document)
{
    Texts known;
    bool collected = false;
    visitTexts(brief, [&](std::string& text) {
        if (!hasRightToLeft(text)) {
            return;
        }
        if (!std::exchange(collected, true)) {
            collect(toValue(document), known);
        }
        isolate(text, known);
    });
}

} // namespace clusterbrief
