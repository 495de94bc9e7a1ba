#include "core/base/parse.h"

#include "core/base/contract.h"
#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kBlank = " \t\r\n";

} // namespace

namespace detail {

bool looksLikeJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kBlank);
    const std::size_t second = text.find_first_not_of(kBlank, first + 1);
    return text[first] == '{' && second != std::string_view::npos
        && (text[second] == '"' || text[second] == '}');
}

std::string longKey(const std::string& key, const ParseLimits& limits)
{
    return filled(CLUSTERBRIEF_TR_PHRASE("the key \"{key}\" has {n} bytes; keys have at most {m}"),
        {{"key", shortened(key)}, {"n", grouped(static_cast<std::int64_t>(key.size()))},
            {"m", grouped(static_cast<std::int64_t>(limits.key))}});
}

Position positionOf(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, byte);
    const auto line = static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t start = before.rfind('\n');
    const std::string_view inLine =
        start == std::string_view::npos ? before : before.substr(start + 1);
    const auto column = std::count_if(inLine.begin(), inLine.end(),
        [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    return {line + 1, static_cast<int>(column) + 1};
}

} // namespace detail

std::optional<Error> textFault(std::string_view text, std::string_view name,
    std::string_view wanted, const ParseLimits& limits)
{
    const auto fault = [&](Position at, std::string what) {
        return Error{std::string(name), at, std::move(what)};
    };
    if (text.size() > limits.bytes) {
        return fault({},
            filled(CLUSTERBRIEF_TR_PHRASE(
                       "is larger than the limit of {n} bytes for a file of this kind"),
                {{"n", grouped(static_cast<std::int64_t>(limits.bytes))}}));
    }
    if (text.starts_with(kByteOrderMark)) {
        text.remove_prefix(kByteOrderMark.size());
    }
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
        return fault(detail::positionOf(text, nul),
            CLUSTERBRIEF_TR_PHRASE(
                "a NUL byte: the file is not text, or it is UTF-16; save it as UTF-8"));
    }
    if (const auto bad = firstInvalidUtf8(text)) {
        return fault(detail::positionOf(text.substr(0, *bad), *bad),
            CLUSTERBRIEF_TR_PHRASE("bytes that are not UTF-8; save the file as UTF-8"));
    }
    if (text.find_first_not_of(kBlank) == std::string_view::npos) {
        return fault({},
            filled(CLUSTERBRIEF_TR_PHRASE("is empty; {wanted} was expected"),
                {{"wanted", std::string(wanted)}}));
    }
    return std::nullopt;
}

Result<Value> parse(std::string_view text, std::string_view name, const ParseLimits& limits)
{
    if (auto fault = textFault(text, name, CLUSTERBRIEF_TR_PHRASE("YAML or JSON"), limits)) {
        return tl::unexpected(Errors{std::move(*fault)});
    }
    if (text.starts_with(kByteOrderMark)) {
        text.remove_prefix(kByteOrderMark.size());
    }
    return detail::looksLikeJson(text) ? detail::parseJson(text, name, limits)
                                       : detail::parseYaml(text, name, limits);
}

} // namespace clusterbrief
