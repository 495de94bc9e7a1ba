#include "core/render/xml_text.h"

namespace clusterbrief {
namespace {

/// U+FFFE and U+FFFF, which end a plane of Unicode and are no characters.
bool isNoCharacter(std::string_view rest)
{
    return rest.starts_with("\xEF\xBF\xBE") || rest.starts_with("\xEF\xBF\xBF");
}

} // namespace

std::string escapedXml(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '&') {
            out += "&amp;";
        } else if (c == '<') {
            out += "&lt;";
        } else if (c == '>') {
            out += "&gt;";
        } else if (c == '"') {
            out += "&quot;";
        } else if (isNoCharacter(text.substr(at))) {
            at += 2;
        } else if (static_cast<unsigned char>(c) >= 0x20 || c == '\t' || c == '\n') {
            out += c;
        }
    }
    return out;
}

} // namespace clusterbrief
